import { BRAND } from '@anupalan/enums/brand';

/** The frame of every screen behind the sign-in: menu, head, bell. */
export const shellWords = {
  home: `${BRAND.name}, dashboard`,
  counts: { overdue: 'overdue', toReview: 'to review', unread: 'unread' },
  search: 'Search',
  bell: 'Notifications',
  bellUnread: (unread: number) => `Notifications, ${unread} unread`,
};

/** The panel of the bell: the latest notifications. */
export const bellWords = {
  title: 'Notifications',
  loadError: 'Notifications could not be loaded',
};

/** The menu of the account. */
export const accountWords = {
  label: 'Account',
  profile: 'Profile',
  changePassword: 'Change Password',
  logOut: 'Log out',
};

/** At the head of a printed screen. */
export const printWords = {
  printedBy: (name: string, at: string) => `Printed by ${name} on ${at}`,
  printed: (at: string) => `Printed on ${at}`,
};
