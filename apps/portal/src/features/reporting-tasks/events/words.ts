import { toCount } from '../../../shared/to-count.ts';

/** Event-based conditions, `/reporting-tasks/when-it-happens`: conditions that wait for an event, for all who may see tasks. */
export const words = {
  title: 'Event-based conditions',
  text: 'Conditions without a fixed date, such as an accident or a change. Start the task on the day it happens.',
  parent: 'Reporting Tasks',
  search: 'Search conditions',
  order: 'Order',
  anyOrder: 'Any order',
  noun: 'conditions',
  count: (total: number) => toCount(total, 'condition'),
  columns: {
    condition: 'Condition',
    limit: 'Time limit',
    last: 'Last time',
    state: 'State',
    start: 'Action',
  },
  notYet: 'Not yet',
  start: 'Start task',
  startOf: (title: string) => `Start task: ${title}`,
  emptyTitle: 'No accepted condition waits for an event',
  emptyText:
    'Conditions such as “report an accident within 24 hours” appear here once they are accepted in the review.',
};
