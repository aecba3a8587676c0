import { toGrouped } from '@anupalan/ui';

/** The map of the financial year. */
export const yearWords = {
  loading: 'Loading the year',
  loadError: 'The year could not be loaded',
  emptyTitle: 'No due dates in this year',
  emptyText: 'Due dates of your tasks appear here.',
  dueDates: (tasks: number) =>
    tasks === 1 ? '1 due date of a task' : `${toGrouped(tasks)} due dates of tasks`,
  completed: (completed: number) => `${toGrouped(completed)} completed`,
  late: (late: number) => `${toGrouped(late)} late`,
  toCome: (toCome: number) => `${toGrouped(toCome)} to come`,
  noTask: 'No task',
};

/** The own accreditation: laboratories see it. */
export const accreditationWords = {
  title: 'Accreditation',
  openPage: 'Your page',
  unpublished: 'Companies cannot find you yet.',
  publish: 'Publish your page',
  state: 'State',
  nabl: 'NABL (ISO/IEC 17025)',
  validity: 'Validity',
  act: 'Environment (Protection) Act, 1986',
};

/** Enquiries whose next step is the own organisation’s: a laboratory’s, or a company’s. */
export const enquiriesWords = {
  labTitle: 'Enquiries and reports',
  companyTitle: 'Laboratories',
  all: 'All enquiries',
  labEmptyTitle: 'No enquiries or reports are waiting',
  labEmptyText: 'Enquiries and the reports that are due appear here.',
  companyEmptyTitle: 'No quotes or reports are waiting',
  companyEmptyText: 'Laboratories sample and test for you.',
  findLaboratory: 'Find a laboratory',
  reportBy: 'Report by',
  neededBy: 'Needed by',
  waiting: (count: number) => `${count} waiting`,
  fold: 'enquiries',
};

/** Screens that the menu does not list. */
export const moreWords = {
  title: 'More',
  fold: 'more screens',
};

/** What laboratories measured, for companies. */
export const resultWords = {
  title: 'Measured against limits',
  fold: 'results',
  exceeded: (exceeded: number) => `${exceeded} exceeded`,
  close: (close: number) => `${close} close`,
  ofTotal: (parts: string, total: number) => `${parts} of ${total}`,
  measured: (total: number) => `${total} measured`,
  openOrder: 'Open order',
  openOrderLabel: (order: string) => `Open ${order}, which has the worst result`,
  label: 'Results against limits, the worst first',
  emptyTitle: 'No results yet',
  emptyText: 'Open an order and upload a laboratory’s report.',
  notComparedTitle: 'Nothing could be compared yet',
  notComparedText: 'Open the order to see why.',
  openDocuments: 'Open consent documents',
};

/** What colleagues did. */
export const changeWords = {
  title: 'What changed',
  fold: 'what changed',
  emptyTitle: 'Nothing has changed yet',
  emptyText: 'What you and your colleagues do appears here.',
};
