/**
 * The audit log (`/company/user-management/audit-log`), for people who manage users: the list, its filters, and one entry.
 * Sentences are in `audit-words.ts`.
 */
export const words = {
  title: 'Audit log',
  noAccess: {
    title: 'You cannot see the audit log',
    text: 'Ask a person who manages users in your organisation for access.',
  },
  search: 'Search log',
  filters: {
    person: 'Person',
    anyPerson: 'Any person',
    subject: 'Subject',
    anySubject: 'Any subject',
    more: 'More filters',
    action: 'Action',
    anyAction: 'Any action',
    from: 'From',
    to: 'To',
  },
  columns: {
    sentence: 'What happened',
    subject: 'Subject',
    when: 'When',
  },
  noun: 'entries',
  by: (name: string) => `By ${name}`,
  emptyTitle: 'No changes yet',
  emptyText: 'Every change appears here: who made it, when, and what changed.',
  entry: {
    title: 'Audit log entry',
    goneTitle: 'This entry is not on this page',
    goneText: 'Close this panel and search the list.',
    by: 'By',
    when: 'When',
    subject: 'Subject',
    action: 'Action',
    details: 'Details',
    change: (from: string, to: string) => `From ${from} to ${to}`,
    noDetails: 'No further notes.',
  },
};
