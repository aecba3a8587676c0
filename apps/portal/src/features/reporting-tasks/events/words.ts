/** When it happens, `/reporting-tasks/when-it-happens`: conditions that wait for an event, for all who may see tasks. */
export const words = {
  title: 'When it happens',
  text: 'Conditions for an accident, a change or a consignment have no date. Start one on the day it happens.',
  parent: 'Reporting Tasks',
  search: 'Search conditions',
  order: 'Order',
  anyOrder: 'Any order',
  noun: 'conditions',
  count: (total: number) => `${total} ${total === 1 ? 'condition' : 'conditions'}`,
  columns: {
    condition: 'Condition',
    limit: 'Time limit',
    last: 'Last time',
    state: 'State',
    start: 'Start',
  },
  notYet: 'Not yet',
  start: 'Start task',
  startOf: (title: string) => `Start task: ${title}`,
  emptyTitle: 'No accepted condition waits for an event',
  emptyText:
    'Conditions such as “report an accident within 24 hours” appear here once they are accepted in the review.',
};
