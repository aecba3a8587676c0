import { toCount } from '../../../shared/to-count.ts';

/** The list of orders, `/consent-documents`. Companies see it. */
export const words = {
  title: 'Consent documents',
  noun: 'orders',
  orders: (total: number) => toCount(total, 'order'),
  search: 'Search orders',
  status: 'Reading status',
  anyStatus: 'Any status',
  columns: {
    order: 'Order',
    renewal: 'Renewal',
    authority: 'Authority',
    validUntil: 'Valid until',
    accepted: 'Accepted',
    uploaded: 'Uploaded',
  },
  acceptedOf: (accepted: number, all: number) => `${accepted} of ${all}`,
  accepted: (count: string) => `${count} accepted`,
  upload: 'Upload order',
  uploadFirst: 'Upload your first consent',
  emptyTitle: 'No orders yet',
  emptyText: 'Each order appears here with its facts, its limits and how long it is valid.',
  openAnalyzer: 'Open the analyzer',
  noMatchTitle: 'No orders match these filters',
  noMatchText: 'Search for a title, a consent number, an authority or a file name.',
  clearFilters: 'Clear filters',
};
