/** Notifications (`/company/notifications`), for everybody who is signed in: those that came. */
export const listWords = {
  title: 'Notifications',
  preferences: 'Preferences',
  filters: {
    label: 'Which notifications',
    all: 'All',
    unread: 'Unread',
    type: 'Type',
    anyType: 'Any type',
  },
  heading: 'All notifications',
  unread: (unread: number) => `${unread} unread`,
  allRead: 'All read',
  markAll: 'Mark all read',
  marking: 'Marking',
  loading: 'Loading notifications',
  loadError: 'Notifications could not be loaded',
  noMatch: 'No matching notifications',
  showAll: 'Show all',
  emptyText: 'What happens to your tasks, orders and requests will appear here.',
  noun: 'notifications',
};

/** What a person wants to be told in the product and by mail. */
export const preferenceWords = {
  title: 'Notification preferences',
  note: 'Changes are saved at once',
  loading: 'Loading preferences',
  loadError: 'Your preferences could not be loaded',
  inApp: 'In-app',
  email: 'Email',
  weekly: {
    label: 'Weekly mail',
    digest: 'Monday digest',
    text: 'One mail on Monday at 08:00 lists your week. Mails about tomorrow, today and overdue dates still arrive at once.',
    needsEmail: 'Turn on Email for alerts to get the digest.',
  },
};

/** Notifications that the browser shows while the portal is closed. */
export const pushWords = {
  title: 'Notifications in this browser',
  states: {
    unsupported:
      'This browser cannot show notifications. On an iPhone, add the portal to the home screen first.',
    denied: 'Notifications are blocked in this browser. You can allow them in its site settings.',
    off: 'See what is due each morning, and what is assigned to you, while the portal is closed.',
    on: 'This browser shows what is due each morning, and what is assigned to you.',
  },
  turnOn: 'Turn on',
  turningOn: 'Turning on',
  turnOff: 'Turn off',
  turningOff: 'Turning off',
  noAnswer: 'The push service of this browser did not answer. Try again later.',
};

/** The addresses by which calendars show due dates. */
export const calendarWords = {
  title: 'Due dates in your calendar',
  note: 'For Google Calendar, Outlook, Apple Calendar and others',
  loading: 'Loading calendar addresses',
  loadError: 'Your calendar addresses could not be loaded',
  scopes: {
    own: 'Due dates assigned to you.',
    all: 'All due dates in your organisation.',
  },
  inUse: (since: string) => `In use since ${since}`,
  create: 'Create calendar address',
  creating: 'Creating',
  shownOnce:
    'Anyone with this address can see these due dates. It is shown only once: copy it into your calendar now.',
  addressLabel: (calendar: string) => `Address of ${calendar}`,
  copy: 'Copy address',
  copied: 'The address has been copied.',
  copyFailed: 'The address could not be copied. Select it and copy it yourself.',
  replace: {
    action: 'Replace address',
    label: (calendar: string) => `Replace the address of ${calendar}`,
    title: 'Replace this address?',
    effect: 'The old address stops working. Enter the new one in each calendar that uses it.',
    busy: 'Replacing',
  },
  revoke: {
    action: 'Revoke address',
    label: (calendar: string) => `Revoke the address of ${calendar}`,
    title: 'Revoke this address?',
    effect: 'Calendars that use it stop showing new due dates.',
    busy: 'Revoking',
  },
};
