/** How long a toast stays, in milliseconds: plain, and with something to undo. */
export const toastDurations = { plain: 3000, undo: 8000 } as const;
