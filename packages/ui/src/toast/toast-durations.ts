/** How long a toast stays, in milliseconds: a plain one, and one with an undo button. */
export const toastDurations = { plain: 3000, undo: 8000 } as const;
