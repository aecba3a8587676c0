import { toCount } from '../to-count.ts';

/** Tasks and their due dates, where several screens show them. */
export const taskWords = {
  dates: {
    label: 'Due dates',
    recordedOn: (day: string) => `recorded on ${day}`,
    reopen: 'Reopen',
    complete: 'Mark as done',
    ahead: (span: string) => `in ${span}`,
    past: (span: string, isLate: boolean) => `${span} ${isLate ? 'late' : 'ago'}`,
  },
  source: {
    page: (page: number) => `page ${page}`,
    condition: (no: string) => `condition ${no}`,
    order: 'The order',
    openOrder: 'Open the order',
    openPage: (page: number) => `Open page ${page}`,
  },
  reference: {
    none: 'No order',
    condition: (order: string, no: string) => `${order}, condition ${no}`,
  },
  facts: {
    repeats: 'Repeats',
    inOrder: 'In the order’s words',
    happenedOn: 'Happened on',
    nextDue: 'Next due',
    noFurtherDates: 'No further dates',
    assignee: 'Assignee',
    alerts: 'Alerts',
    before: (days: string, isOneDay: boolean) => `${days} ${isOneDay ? 'day' : 'days'} before`,
    and: 'and',
    onTheDay: 'on the day',
    none: 'None',
    evidence: 'Evidence',
    required: 'Required',
    origin: 'Origin',
    source: 'Source',
    catalogue: 'Statutory catalogue',
  },
  duties: {
    late: 'late',
    unanswered: 'unanswered',
    atRisk: 'at risk',
    proven: 'done, with evidence',
    kept: 'done, no evidence',
    notDueYet: 'not due yet',
  },
  status: {
    dueDates: (count: number) => toCount(count, 'due date'),
    completed: (dueDates: string) => `${dueDates} completed`,
    reopened: (dueDates: string) => `${dueDates} reopened`,
    notChanged: (done: string, dueDates: string, why: string) =>
      `${done}; ${dueDates} could not be changed. ${why}`,
    undone: 'Undone',
    partlyUndone: (dueDates: string, all: number) => `Only ${dueDates} of ${all} could be undone`,
    recordChanged: 'Record changed',
  },
};

/** A person among those who can be given a task. */
export const personWords = {
  you: (name: string) => `${name} (you)`,
};

/** Who does a task, where it is chosen. */
export const assignWords = {
  assignee: 'Assignee',
  notAssigned: 'Not assigned',
};

/** The dialog that gives tasks to a person. Apart: it is loaded later. */
export const assignDialogWords = {
  title: (task: string) => `Assign “${task}”`,
  titleOfAll: (count: number) => `Assign ${count} tasks`,
  text: 'Alerts for their due dates go to this person.',
  notAssignedHint: 'Not assigned: alerts go to the owner.',
  cancel: 'Cancel',
  submit: 'Assign',
  busy: 'Assigning',
  undone: 'Assignment undone',
};

/** The question before tasks are deleted. */
export const deleteWords = {
  title: (task: string) => `Delete “${task}”?`,
  titleOfAll: (count: number) => `Delete ${count} tasks?`,
  andMore: (count: number) => `and ${count} more`,
  text: 'Future due dates are deleted. Completed ones stay readable.',
  confirm: 'Delete task',
  confirmAll: 'Delete tasks',
  busy: 'Deleting',
};

/** Alerts that were sent of a due date or of an order. */
export const alertWords = {
  label: 'Alerts',
  loading: 'Loading alerts',
  failed: 'The alerts could not be loaded',
  emptyTitle: 'No alerts sent yet',
  emptyOfTask:
    'Alerts go out at 08:00 on the alert days of the task, and after the due date until it is done.',
  emptyOfOrder:
    'The owner gets alerts at 08:00: before the last day to apply for renewal, weekly after it, and before the expiry.',
};
