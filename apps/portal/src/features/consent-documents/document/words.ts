import { toGrouped } from '@anupalan/ui';
import { toCount } from '../../../shared/to-count.ts';

/** One order, `/consent-documents/:documentId`: its head and what can be done with the whole of it. Companies see it. */
export const pageWords = {
  breadcrumb: 'Consent Documents',
  loading: 'Loading the order',
  loadError: 'The order could not be loaded',
  unreadTitle: 'This order could not be read.',
  readAgain: 'Open order',
  readingTitle: 'This order is being read.',
  readingText: 'Its facts appear when the reading is done.',
  followReading: 'Show progress',
  replacedTitle: 'A newer order has replaced this one.',
  openNewer: 'Open newer order',
  inspectionPack: 'Inspection pack',
  halfYearlyReport: 'Half-yearly report',
  recordApplication: 'Record application',
  changeApplication: 'Change application',
  more: 'More for this order',
  print: 'Print',
  correctFacts: 'Correct facts',
  delete: 'Delete order',
  deleteText:
    'The order leaves the list and no longer counts for validity. Its tasks stay. The file is kept while a task cites it.',
};

/** The first card of an order: until when it is valid, and what is next. */
export const passportWords = {
  label: 'Validity and next steps',
  dates: 'Dates of this order',
  appliedOn: 'Applied on',
  reference: (reference: string) => `Reference ${reference}`,
  noReference: 'No reference recorded',
  applyBy: 'Apply by',
  applyByPassed: 'Apply-by date passed on',
  notApplied: (left: string) => `${left}. No application recorded.`,
  ago: (span: string) => `${span} ago`,
  lastDay: 'Last day',
  left: (span: string) => `${span} left`,
  validUntil: 'Valid until',
  doubtfulEnd: 'The end is hard to read in the scan: compare it with the page.',
  expiredOn: 'Expired on',
  valid: 'Valid',
  noEndDate: 'No end date found',
  nextDue: 'Next due',
  when: (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`),
  loading: 'Loading',
  notKnown: 'Not known',
  noFurtherDates: 'No further dates',
  nextError: 'The due dates could not be loaded.',
  validity: 'Validity of this order',
  inForce: 'In force',
  expired: 'Expired',
  notStarted: 'Not started yet',
  used: (span: string) => `${span} used`,
  from: (day: string) => `From ${day}`,
  lead: (span: string) => `${span} from apply-by to expiry`,
  summaryUntil: (day: string) => `valid until ${day}`,
  periods: 'Periods of validity',
  periodsNote: 'Where periods differ, the earliest end counts.',
  wholeOrder: 'Whole order',
  noEnd: 'without an end date',
  to: (day: string) => `to ${day}`,
  quoted: 'The words of the order',
};

/** How the tasks of an order stand. */
export const stateWords = {
  title: 'Tasks by state',
  note: (total: number, kept: number) => `${toCount(total, 'task')}, ${toGrouped(kept)} done`,
  allDueDates: 'All due dates',
  allDueDatesLabel: 'All due dates of this order',
  late: 'Late',
  unanswered: 'Unanswered',
  atRisk: 'At risk',
  atRiskNote: 'Due within 7 days',
  kept: 'Done',
  keptLate: (keptLate: number) =>
    keptLate === 0 ? '' : `; ${keptLate === 1 ? '1 was' : `${toGrouped(keptLate)} were`} done late`,
  keptNote: (proven: number, without: number, late: string) =>
    `${toGrouped(proven)} with evidence, ${toGrouped(without)} without${late}`,
  notDueYet: 'Not due yet',
  next: (task: string, day: string) => `Next: ${task}, due on ${day}`,
  namesAndMore: (names: string, more: number) => `${names} and ${toGrouped(more)} more`,
  withoutDate: (standing: number) => `${toGrouped(standing)} without a date`,
  withoutTask: (untracked: number) => `${toGrouped(untracked)} without a task`,
  notCounted: (parts: string) => `Not counted: ${parts}.`,
  emptyTitle: 'No tasks yet',
  noConditions: 'No conditions were found in this order.',
  toReview: (toReview: number, obligationCount: number) =>
    `${toCount(toReview, 'condition')} of ${toGrouped(obligationCount)} ${toReview === 1 ? 'waits' : 'wait'} for review. Tasks are made of those you accept.`,
  review: 'Review conditions',
};

/** What the order leaves open: questions about its words and about due dates before its acceptance. */
export const questionWords = {
  title: 'Questions',
  toAnswer: (count: number) => `${count} to answer`,
  answered: (count: number) => `${count} answered`,
  catchUp: 'Catch-up',
  loading: 'Loading the questions',
  loadError: 'The questions could not be loaded',
  label: 'Questions about the words of the order',
  answer: (answer: string) => `Answer: ${answer}`,
  notAnswered: 'Not answered yet',
  wasDone: (obligation: string) => `Was “${obligation}” done?`,
  whenLastDone: (obligation: string) => `When was “${obligation}” last done?`,
  done: 'Done',
  dueOnce: 'It was due once',
  wasDueOn: (day: string) => `It was due on ${day}.`,
  conditionWasDueOn: (conditionNo: string, day: string) => `Condition ${conditionNo}. It was due on ${day}.`,
  answers: 'Answers',
  condition: (conditionNo: string) => `Condition ${conditionNo}`,
  change: 'Change',
  changeOf: (obligation: string) => `Change the answer: ${obligation}`,
};

/** Conditions that begin when something happens. */
export const eventWords = {
  title: 'Event-based conditions',
  foldName: 'event-based conditions',
  loadError: 'The conditions could not be loaded',
  last: (words: string) => `last ${words}`,
  start: 'Start task',
  startOf: (task: string) => `Start task: ${task}`,
};

/** Limits by point, with the last results; the places of other findings. */
export const limitWords = {
  limits: (count: number) => toCount(count, 'limit'),
  exceeded: (count: number) => `${count} exceeded`,
  close: (count: number) => `${count} close`,
  allWithin: 'all within',
  lastSample: (day: string) => `last sample ${day}`,
  columns: {
    parameter: 'Parameter',
    limit: 'Limit',
    lastResult: 'Last result',
    lastSamples: 'Last 12',
    state: 'State',
    source: 'Source',
  },
  noResult: 'None',
  limit: (value: string) => `Limit ${value}`,
  text: 'Text',
  page: (page: number) => `Page ${page}`,
};

/** The facts of an order, each with its place. */
export const factWords = {
  title: 'Facts',
  foldName: 'facts',
  correct: 'Correct',
  notFound: 'Not found in the order',
  text: 'Text',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number) => `page ${page}`,
  openText: 'Open the text',
  openPage: (page: number) => `Open page ${page}`,
};

/** This order, the one that replaced it and those that it replaced. */
export const versionWords = {
  title: 'Versions',
  foldName: 'versions',
  renew: 'Renew',
  label: 'Versions of this order',
  loading: 'Loading the versions',
  loadError: 'The versions could not be loaded',
  this: 'This order',
  newer: 'Newer',
  replaced: 'Replaced',
  issuedOn: (day: string) => `issued on ${day}`,
  validUntil: (day: string) => `valid until ${day}`,
  noDates: 'No dates found',
};

/** The file of an order. */
export const fileWords = {
  title: 'File',
  foldName: 'file',
  pages: (count: number | null) => (count === null ? '' : count === 1 ? '1 page, ' : `${count} pages, `),
  uploaded: (pages: string, day: string, person: string) => `${pages}uploaded on ${day} by ${person}`,
  open: 'Open order',
  download: 'Download',
  loading: 'Loading',
};

/** The dialog that corrects facts. */
export const factsDialogWords = {
  title: 'Correct the facts',
  text: 'Your corrections stay when the order is read again. Leave a field empty if the order does not state it.',
  orderTitle: 'Title',
  notStated: 'Not stated',
  renewalDays: 'Renewal, days before expiry',
  cancel: 'Cancel',
  save: 'Save facts',
  saving: 'Saving',
};

/** The dialog of a renewal application. */
export const applicationWords = {
  recordTitle: 'Record the renewal application',
  title: 'Renewal application',
  text: 'The daily reminder to renew ends once this is recorded.',
  appliedOn: 'Applied on',
  reference: 'Reference',
  referenceHint: 'Application number',
  remove: 'Remove application',
  removing: 'Removing',
  cancel: 'Cancel',
  save: 'Save application',
  saving: 'Saving',
  recorded: 'Renewal application recorded',
  removed: 'Renewal application removed',
};
