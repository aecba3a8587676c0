/** Notifications in the bell and on their own screen, by day. */
export const words = {
  today: 'Today',
  earlier: 'Earlier',
};
