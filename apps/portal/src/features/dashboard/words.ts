import { toGrouped } from '@anupalan/ui';
import { toCount } from '../../shared/to-count.ts';

/** The dashboard, `/dashboard`: the first screen of everybody with a login. Cards of today have their words in `today/`. */
export const words = {
  scope: {
    label: 'Whose tasks',
    mine: 'Mine',
    everyone: 'Everyone',
    printed: (scope: string) => `Whose tasks: ${scope === 'mine' ? 'mine' : 'everyone’s'}`,
  },
  print: 'Print',
  title: 'Dashboard',
  loading: 'Loading the dashboard',
  loadError: 'The dashboard could not be loaded',
  loadErrorText: 'Your tasks and consents are safe.',
  figures: {
    label: 'Summary',
    late: 'Late',
    nothingLate: 'Nothing is late',
    oldest: (days: number) => (days === 1 ? 'Oldest by 1 day' : `Oldest by ${toGrouped(days)} days`),
    dueSoon: 'Due in 14 days',
    noFurtherDates: 'No further dates',
    nextOn: (day: string) => `Next on ${day}`,
    rounds: (rounds: number, days: number, of: 'missed' | 'due') =>
      `${toCount(rounds, 'round')} (${toCount(days, of === 'missed' ? 'missed day' : 'day')})`,
    dueDatesAnd: (dueDates: number, rounds: string) => `${toCount(dueDates, 'due date')} and ${rounds}`,
    state: 'State of tasks',
    kept: (total: number, proven: number) =>
      `of ${toCount(total, 'task')} done, ${toGrouped(proven)} of them with evidence`,
    withoutDate: (count: number) => `${toGrouped(count)} without a date`,
    withoutTask: (count: number) => `${toGrouped(count)} without a task`,
    beside: (parts: string) => `and ${parts}`,
    noTasks: 'No tasks yet',
  },
  labFigures: {
    toQuote: 'Enquiries to quote',
    noQuote: 'No quote is open',
    quotes: (quoted: number) =>
      quoted === 1 ? '1 quote waits for an answer' : `${quoted} quotes wait for an answer`,
    owed: 'Reports due',
    late: (late: number) => (late === 1 ? '1 is late' : `${late} are late`),
    dueSoon: (soon: number) => (soon === 0 ? 'No report due in 14 days' : `${soon} due in 14 days`),
    ownLate: 'Own due dates late',
    ownDueSoon: (count: number) => (count === 0 ? 'None due in 14 days' : `${count} due in 14 days`),
    support: 'Open support requests',
    noSupport: 'Nothing is open',
    unresolved: 'Not resolved yet',
  },
  labEnquiries: 'Enquiries and reports',
  labEnquiriesLoading: 'Loading enquiries and reports',
  consents: {
    title: 'Consents and licences',
    all: (count: number) => `All ${count}`,
    allLabel: (count: number) => `All ${count} consents and licences`,
    label: 'Validity of consents and licences',
    emptyTitle: 'No consent yet',
    emptyText: 'Upload an order to see how long it is valid.',
    upload: 'Upload your first consent',
    validUntil: (day: string) => `Valid until ${day}`,
    from: (title: string, day: string) => `${title} from ${day}`,
    noEndDate: 'no end date',
    unknownEnd: 'not known',
  },
  year: {
    title: (year: string) => `Year ${year}`,
    open: 'Open year',
    fold: 'the year',
  },
};
