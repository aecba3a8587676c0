/** Marks what toasts stay beside instead of covering it: the bell and the account. */
export const toastEdgeAttribute = { 'data-toast-edge': '' } as const;
