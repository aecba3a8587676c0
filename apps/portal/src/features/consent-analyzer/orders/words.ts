import { toCount } from '../../../shared/to-count.ts';

/** Uploaded orders, `/consent-analyzer`. Companies see it. */
export const listWords = {
  title: 'Orders',
  noun: 'orders',
  search: 'Search orders',
  loading: 'Loading orders',
  loadError: 'Orders could not be loaded',
  uploaded: 'Uploaded. The order is being read.',
  uploadFirst: 'Upload your first consent',
  uploadText:
    'You see every condition with its page and words. You check them, then schedule them. You can also try a sample order and delete it at any time.',
  trySample: 'Try a sample',
  loadingSample: 'Loading',
  emptyTitle: 'No orders yet',
  emptyText: 'Orders appear here after a colleague uploads one.',
  noMatchTitle: 'No orders match your search',
  noMatchText: 'Search for a title, a consent number, an authority or a file name.',
  clearSearch: 'Clear search',
  loadingOrder: 'Loading the order',
};

/** One order of the list. */
export const rowWords = {
  pages: (count: number) => toCount(count, 'page'),
  uploadedBy: (person: string) => `Uploaded by ${person}`,
  noConditions: 'No conditions found',
  questions: (open: number) => `${toCount(open, 'question')} for you`,
  accepted: (accepted: number, all: number, events: number) =>
    `${accepted} of ${toCount(all, 'condition')} accepted${events === 0 ? '' : `, ${events} event-based`}`,
  reading: (order: string) => `Reading ${order}`,
  review: 'Review',
  reviewOf: (order: string) => `Review ${order}`,
  enterPassword: 'Enter the password',
  readAgain: 'Read again',
  requesting: 'Requesting',
  delete: 'Delete',
  deleteUnreadText: 'Nothing was read from this file. You can upload it again.',
  deleteText:
    'The order and its findings leave the list. Its tasks stay. The file is kept while a task cites it.',
};
