/** States of a scheduled task. Overdue is computed at every read and never set by a client (D23). */
export const TASK_STATUSES = ['pending', 'completed', 'overdue'] as const;

/** State of a scheduled task. */
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** The labels that screens show. */
export const TASK_STATUS_LABELS: Readonly<Record<TaskStatus, string>> = {
  pending: 'Pending',
  completed: 'Completed',
  overdue: 'Overdue',
};

/** The states that a call may set (D23). */
export const SETTABLE_TASK_STATUSES = ['pending', 'completed'] as const;

/** A state that a call may set. */
export type SettableTaskStatus = (typeof SETTABLE_TASK_STATUSES)[number];
