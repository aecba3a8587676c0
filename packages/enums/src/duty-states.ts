/**
 * States of a duty, the worst first (D44): an open due date has passed; a question about its past waits for an answer; it is
 * due soon; its latest due date is completed; none has come yet. Every duty has one of them.
 */
export const DUTY_STATES = ['late', 'unanswered', 'at_risk', 'kept', 'not_due_yet'] as const;

/** State of a duty. */
export type DutyState = (typeof DUTY_STATES)[number];

/**
 * Accepted obligations that are counted beside the duties (D44): `standing` ones have no date, as what waits for an event
 * has none; the task of an `untracked` one was deleted.
 */
export type BesideDuties = 'standing' | 'untracked';

/**
 * How many duties there are by state. `total` is their sum; `proven` and `keptLate` are parts of `kept`; `standing` and
 * `untracked` are no part of `total`.
 */
export type DutyCounts = { total: number; proven: number; keptLate: number } & Record<
  DutyState | BesideDuties,
  number
>;
