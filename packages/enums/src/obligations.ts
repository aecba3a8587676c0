/** Kinds of an obligation. Contract, Obligation. */
export const OBLIGATION_CATEGORIES = [
  'monitoring',
  'reporting',
  'return',
  'renewal',
  'record',
  'fee',
  'other',
] as const;
/** Kind of an obligation. */
export type ObligationCategory = (typeof OBLIGATION_CATEGORIES)[number];

/** States of an obligation (D19). */
export const OBLIGATION_STATES = ['suggested', 'accepted', 'rejected'] as const;
/** State of an obligation. */
export type ObligationState = (typeof OBLIGATION_STATES)[number];
