/** Where a task comes from: found by the analyser, or by hand, catalogue or assignment (D20). */
export const TASK_ORIGINS = ['Generated', 'Received'] as const;

/** Where a task comes from. */
export type TaskOrigin = (typeof TASK_ORIGINS)[number];

/** What a person reads. */
export const TASK_ORIGIN_LABELS: Readonly<Record<TaskOrigin, string>> = {
  Generated: 'Generated',
  Received: 'Received',
};

/** Why an obligation was not made a task (D19). */
export const SKIP_REASONS = ['no_date', 'date_passed', 'rejected'] as const;

/** Why an obligation was not made a task. */
export type SkipReason = (typeof SKIP_REASONS)[number];

/** What a person reads. */
export const SKIP_REASON_LABELS: Readonly<Record<SkipReason, string>> = {
  no_date: 'It has neither a date nor a period',
  date_passed: 'Its date has passed',
  rejected: 'It was rejected',
};
