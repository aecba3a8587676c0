/** Where a task comes from: found by the analyser, or by hand, catalogue or assignment (D20). */
export const TASK_ORIGINS = ['Generated', 'Received'] as const;

/** Where a task comes from. */
export type TaskOrigin = (typeof TASK_ORIGINS)[number];

/** The labels that screens show. */
export const TASK_ORIGIN_LABELS: Readonly<Record<TaskOrigin, string>> = {
  Generated: 'Generated',
  Received: 'Received',
};

/**
 * Why an obligation, or an entry of the statutory catalogue, was not made a task (D19): `unconfirmed` and
 * `not_in_force` belong to the catalogue; `covered`: tasks of the other of both do the same already.
 */
export const SKIP_REASONS = [
  'no_date',
  'date_passed',
  'rejected',
  'unconfirmed',
  'not_in_force',
  'covered',
] as const;

/** Why something was not made a task. */
export type SkipReason = (typeof SKIP_REASONS)[number];

/** The labels that screens show. */
export const SKIP_REASON_LABELS: Readonly<Record<SkipReason, string>> = {
  no_date: 'It has no date or period',
  date_passed: 'Its date has passed',
  rejected: 'It was rejected',
  unconfirmed: 'Nobody has confirmed it yet',
  not_in_force: 'The rule is not in force',
  covered: 'Another task already does the same',
};
