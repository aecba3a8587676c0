/** Marks elements that toasts must not cover: the bell and the account. */
export const toastEdgeAttribute = { 'data-toast-edge': '' } as const;
