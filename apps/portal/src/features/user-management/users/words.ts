import { toCount } from '../../../shared/to-count.ts';

/** The people of an organisation (`/company/user-management`), for people who may see User Management. */
export const listWords = {
  title: 'People',
  invite: 'Invite',
  inviteFromFile: 'Invite from file',
  search: 'Search people',
  filters: {
    status: 'Status',
    role: 'Role',
    anyRole: 'Any role',
  },
  columns: {
    name: 'Name',
    designation: 'Designation',
    role: 'Role',
    status: 'Status',
    lastSignIn: 'Last sign-in',
  },
  neverSignedIn: 'Never',
  caption: 'People',
  noun: 'people',
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all people of this page',
  actions: (name: string) => `Actions for ${name}`,
  deleteChosen: 'Delete',
  emptyTitle: 'No people yet',
  emptyText: 'Invite your colleagues so that every task has an owner.',
  emptyAction: 'Invite',
};

/** How long an invitation is valid, in the list and in the drawer. */
export const invitationWords = {
  sending: 'The mail is being sent',
  valid: (day: string) => `Valid until ${day}`,
  expired: (day: string) => `Link expired ${day}`,
};

/** One person, in the drawer of that list. */
export const personWords = {
  title: 'Person',
  loading: 'Loading the person',
  loadError: 'The person could not be loaded',
  goneTitle: 'This person is not in your organisation',
  goneText: 'They may have been deleted. Their name stays in the history.',
  status: 'Status',
  invitation: 'Invitation',
  role: 'Role',
  email: 'Email',
  phone: 'Phone',
  designation: 'Designation',
  department: 'Department',
  lastSignIn: 'Last sign-in',
  neverSignedIn: 'Never',
  openTasks: 'Open tasks',
  tasks: (count: number) => toCount(count, 'task'),
  permissions: 'Access',
  activity: {
    title: 'Recent activity',
    loading: 'Loading the activity',
    loadError: 'The activity could not be loaded',
    empty: 'Nothing yet. What this person changes will appear here.',
    openLog: 'Open audit log',
  },
  resending: 'Sending',
};

/**
 * Before people are deactivated, activated or deleted. What each question says is in `question-words.ts`.
 */
export const questionWords = {
  noneDeletable: 'None of these people can be deleted',
  more: (count: number) => `and ${count} more`,
  stays: (name: string) => `${name} will not be deleted.`,
  handOver: {
    label: (tasks: string) => `Reassign ${tasks} to`,
    deletionHint: 'If you choose nobody, these tasks have no assignee and their alerts go to the owner.',
    hint: 'If you choose nobody, these tasks stay with them, although they cannot sign in.',
    nobody: 'Nobody',
    unchanged: 'Leave them as they are',
  },
  cancel: 'Cancel',
};
