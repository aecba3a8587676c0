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

/** Kinds of an obligation as screens name them. */
export const OBLIGATION_CATEGORY_LABELS: Readonly<Record<ObligationCategory, string>> = {
  monitoring: 'Monitoring',
  reporting: 'Reporting',
  return: 'Return',
  renewal: 'Renewal',
  record: 'Record',
  fee: 'Fee',
  other: 'Other',
};

/** Units of the time limit of an obligation that begins when something happens. */
export const EVENT_LIMIT_UNITS = ['hour', 'day', 'week', 'month', 'year'] as const;
/** Whether that time limit runs after the event, or ends before one that is planned. */
export const EVENT_LIMIT_DIRECTIONS = ['after', 'before'] as const;

/** States of an obligation (D19). */
export const OBLIGATION_STATES = ['suggested', 'accepted', 'rejected'] as const;
/** State of an obligation. */
export type ObligationState = (typeof OBLIGATION_STATES)[number];

/** What a person answers when they are asked when a duty was last done (D42). */
export const LAST_DONE_ANSWERS = ['done', 'not_yet', 'not_asked'] as const;
/** An answer to when a duty was last done. */
export type LastDoneAnswer = (typeof LAST_DONE_ANSWERS)[number];

/** What is caught up with: the cycle before acceptance, or what was due once (D42, D22). */
export const CATCH_UP_KINDS = ['cycle', 'once'] as const;
/** Whether it is to answer, or answered. */
export const CATCH_UP_STATUSES = ['open', 'answered'] as const;

/** Where an obligation comes from: the reader found it, or a person added it (D47). */
export const OBLIGATION_SOURCES = ['read', 'person'] as const;
