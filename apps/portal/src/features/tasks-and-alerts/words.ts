import { toCount } from '../../shared/to-count.ts';

/**
 * Tasks and Alerts, `/tasks-and-alerts`: every due date as a list, for all who may see it. Its menus, views, calendar and
 * drawer are loaded later and have files of their own.
 */
export const words = {
  status: 'Status',
  all: 'All',
  looks: {
    label: 'How due dates are shown',
    list: 'List',
    week: 'Week',
    month: 'Month',
    year: 'Year',
  },
  showCalendar: 'Show the calendar',
  loadingCalendar: 'Loading the calendar',
  search: 'Search tasks',
  person: 'Assignee',
  anyPerson: 'Any assignee',
  order: 'Order',
  anyOrder: 'Any order',
  filters: 'Filters',
  views: 'Views',
  columns: {
    label: 'Columns',
    due: 'Due',
    task: 'Task',
    person: 'Assignee',
    repeats: 'Repeats',
    evidence: 'Evidence',
    origin: 'Origin',
    status: 'Status',
    actions: 'Actions',
  },
  export: 'Export',
  printed: {
    all: 'All due dates',
    ofStatus: (status: string) => `Due dates: ${status}`,
  },
  chosen: {
    dueOn: (day: string) => `Due on ${day}`,
    dueFrom: (day: string) => `Due from ${day}`,
    dueUntil: (day: string) => `Due until ${day}`,
    dueBetween: (from: string, to: string) => `Due ${from} to ${to}`,
    person: (name: string) => `Person: ${name}`,
    onePerson: 'one person',
    order: (title: string) => `Order: ${title}`,
    oneOrder: 'one order',
    task: (name: string) => `Task: ${name}`,
    oneTask: 'one task',
    origin: (origin: string) => `Origin: ${origin}`,
  },
  actions: {
    complete: 'Mark as done',
    reopen: 'Reopen',
    assign: 'Assign',
    more: 'More',
  },
  list: 'Due dates',
  select: (name: string, day: string) => `Select ${name}, ${day}`,
  selectAll: 'Select all due dates of this page',
  noun: 'due dates',
  roundFailed: 'The dates of this round could not be loaded',
  evidenceRequired: 'Evidence required',
  noEvidence: 'None',
  unproven: 'No evidence',
  files: (count: number) => toCount(count, 'file'),
  datesOf: (count: number, name: string) => `${count} dates of ${name}`,
  allDates: (count: string) => `All ${count} dates`,
  assignTask: (name: string) => `Assign ${name}`,
  keys: {
    next: 'Next',
    previous: 'Previous',
    open: 'Open',
    complete: 'Mark as done',
    all: 'All shortcuts',
    caps: {
      next: 'J',
      previous: 'K',
      open: 'Enter',
      complete: 'C',
    },
    goNext: 'Next, previous',
  },
};

/** The dialog of the shortcuts. Apart: it is loaded later. */
export const keysDialogWords = { text: 'Shortcuts are off while you type.' };
