/** The requests of an organisation (`/company/support-management`), for people who may see Support Management. */
export const listWords = {
  create: 'New request',
  title: 'Requests',
  noun: 'requests',
  search: 'Search requests',
  status: 'Status',
  anyStatus: 'Any status',
  type: 'Type',
  anyType: 'Any type',
  subject: 'Subject',
  lastChange: 'Last change',
  by: (name: string) => `By ${name}`,
  caption: 'Requests to support',
  noMatchTitle: 'No requests match',
  noMatchText: 'Try other words, another status or another type.',
  showAll: 'Show all requests',
  emptyTitle: 'No requests yet',
  emptyText: 'Ask us anything about your orders, your tasks or the product.',
};

/** One request, in the drawer of that list. */
export const requestWords = {
  title: 'Request',
  loading: 'Loading request',
  gone: 'This request was not found',
  loadError: 'The request could not be loaded',
  status: 'Status',
  type: 'Type',
  from: 'From',
  sentAt: 'Sent',
  conversation: 'Conversation',
  reply: 'Your reply',
  sendReply: 'Send reply',
  history: 'History',
  steps: {
    sent: 'Sent',
    reopened: 'Opened again',
  },
  actions: {
    reopen: 'Open again',
    takeUp: 'Take up',
    resolve: 'Mark resolved',
  },
  saving: 'Saving',
};

/** A new request (`/company/support-management/create`), for people who may manage Support Management. */
export const createWords = {
  title: 'New request',
  noAccess: {
    title: 'You can read requests but not send one',
    text: 'Ask a person who manages users in your organisation for access.',
  },
  type: 'Type',
  chooseType: 'Select a type',
  subject: 'Subject',
  message: 'Message',
  send: 'Send request',
  sending: 'Sending',
  cancel: 'Cancel',
};
