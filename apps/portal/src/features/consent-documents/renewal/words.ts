import { toCount } from '../../../shared/to-count.ts';

/** The renewal of an order, `/consent-documents/:documentId/renewal`: its page. Companies see it. */
export const pageWords = {
  breadcrumb: 'Consent Documents',
  renewal: 'Renewal',
  title: (order: string) => `Renew ${order}`,
  text: 'You see what changes before anything happens. Tasks continue with their owners and history.',
  loading: 'Loading the order',
  loadError: 'The order could not be loaded',
  renewedBefore: 'This order has already been renewed.',
  openNewer: 'Open newer order',
  renewed: 'The order has been renewed.',
  renewedText: (continued: number, order: string, ended: number) =>
    `${toCount(continued, 'task continues', 'tasks continue')} under ${order} with owner and history, ${toCount(ended, 'task has', 'tasks have')} ended.`,
  review: (count: number) => `Review ${toCount(count, 'new condition')}`,
  chooseAnother: 'Choose another order',
  notFoundTitle: 'The newer order was not found',
  notFoundText: 'It may have been deleted.',
  newerLoading: 'Loading the newer order',
  newerLoadError: 'The newer order could not be loaded',
  unread: (order: string) => `${order} could not be read.`,
  reading: 'Reading the newer order',
  readingText: 'Both orders are compared as soon as it is read. You can leave this page and come back.',
};

/** The first step: which order is the newer one. */
export const chooseWords = {
  upload: 'Upload the newer order',
  compare: 'Or compare with an uploaded order',
  loading: 'Loading the orders',
  loadError: 'The orders could not be loaded',
  emptyTitle: 'There is no other order yet',
  emptyText: 'Upload the newer order: it is read first and then compared with this one.',
  issued: (day: string) => `issued ${day}`,
  validUntil: (day: string) => `valid up to ${day}`,
  uploaded: (day: string) => `uploaded ${day}`,
};

/** The second step: what the renewal changes. */
export const comparisonWords = {
  title: 'Comparison',
  loading: 'Comparing both orders',
  impossible: 'These orders cannot be compared',
  loadError: 'The comparison could not be made',
  loadErrorText: 'Nothing was changed.',
  sameConsent: 'Is this the renewal of the same consent?',
  sameConsentText: (older: string | null, newer: string | null) =>
    `The older order names ${older}, the newer one ${newer}. Compare them before you renew.`,
  figures: {
    label: 'The renewal in figures',
    same: 'Unchanged conditions',
    changed: 'Changed',
    added: 'New',
    toReview: 'to be reviewed',
    gone: 'No longer required',
    tasks: 'Tasks that continue',
    ends: (end: number) => (end === 0 ? 'no task ends' : `${toCount(end, 'task ends', 'tasks end')}`),
  },
  renew: 'Renew order',
  chooseAnother: 'Choose another order',
  confirmTitle: (older: string, newer: string) => `Renew ${older} with ${newer}?`,
  confirmText: (continued: number, ended: number) =>
    `${toCount(continued, 'task continues', 'tasks continue')} with owner and history${ended === 0 ? '' : `, and ${toCount(ended, 'task ends', 'tasks end')}`}. The older order no longer counts for your validity. This cannot be undone.`,
  confirm: 'Renew',
  renewing: 'Renewing',
  failed: 'The order was not renewed.',
};

/** The conditions of both orders, beside each other. */
export const conditionWords = {
  changed: 'Changed',
  noneChanged: 'No condition changed between the two orders.',
  dueBefore: 'Due before',
  dueNow: 'Due now',
  continuesWith: 'Task continues with',
  older: 'Older order',
  newer: 'Newer order',
  text: 'Text of the order',
  notAssigned: 'Not assigned',
  added: 'New',
  noneAdded: 'The newer order adds no conditions.',
  addedNote:
    'The renewal makes no tasks of these. Check each in the review and accept those that should become tasks.',
  due: 'Due',
  once: (dueDate: string) => `Once on ${dueDate}`,
  noDate: 'No date stated',
  gone: 'No longer required',
  noneGone: 'The newer order keeps every condition of the older one.',
  goneNote:
    'Check these closely: the newer order may word a condition differently. Their history stays readable.',
  taskEnds: 'Its task ends',
  task: 'Task',
  assignedTo: 'Assigned to',
  same: 'The same in both orders',
  noTask: 'No task',
  continues: (owner: string) => `Task of ${owner} continues`,
};

/** Limits and facts that differ. */
export const changeWords = {
  limits: 'Limits',
  limitsNote: (count: number, same: number) =>
    `${count} ${count === 1 ? 'differs' : 'differ'}, ${same} the same`,
  limitsSame: 'All limits are unchanged.',
  limitsLabel: 'Limits that differ',
  parameter: 'Parameter',
  before: 'Before',
  now: 'Now',
  change: 'What changed',
  notSet: 'Not set',
  added: 'New',
  gone: 'Removed',
  changed: 'Changed',
  facts: 'Facts',
  factsNote: (count: number) => `${count} ${count === 1 ? 'differs' : 'differ'}`,
  factsSame: 'Both orders print the same facts. Is it the right file?',
  factsLabel: 'Facts that differ',
  fact: 'Fact',
  older: 'Older order',
  newer: 'Newer order',
  notFound: 'Not found',
};
