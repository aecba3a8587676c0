/** The search over everything (`/`, Ctrl-K), for everybody who is signed in. */
export const paletteWords = {
  label: 'Search everything',
  placeholder: 'Search everything',
  recent: 'Recently opened',
  screens: 'Screens',
  places: {
    catalogue: { label: 'Statutory catalogue', hint: 'What acts and rules require' },
    importTasks: { label: 'Import tasks', hint: 'From a spreadsheet' },
    roles: { label: 'Roles', hint: 'Permissions of each person' },
    auditLog: { label: 'Audit log', hint: 'Who changed what, and when' },
    sentEnquiries: { label: 'Enquiries', hint: 'Your enquiries to laboratories' },
    receivedEnquiries: { label: 'Enquiries', hint: 'Enquiries from companies' },
    newRequest: 'New support request',
  },
  groups: {
    tasks: 'Tasks',
    orders: 'Consent documents',
    technical: 'Technical documents',
    people: 'People',
  },
  groupError: (group: string) => `${group} could not be searched.`,
  empty: (typed: string) => `Nothing was found for “${typed}”. Try fewer letters or another word.`,
};
