/** Forms of all screens: the draft that was left behind, and what a button says while it sends. */
export const words = {
  draft: {
    title: 'You have an unsent draft.',
    lastChanged: (when: string) => `Last changed ${when}.`,
    restore: 'Restore',
    discard: 'Discard',
  },
  sending: 'Sending',
};
