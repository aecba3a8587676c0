import type { ScheduledTask } from '@anupalan/api-client/types';

/** What every row of the list needs, as a table or as stacked links. Kept the same: a new one draws all rows again. */
export type RowContext = {
  today: string;
  /** Order and frequency of a row, in words. */
  toMeta: (row: ScheduledTask) => string;
  /** Address of the row's drawer; filters stay. */
  toHref: (row: Pick<ScheduledTask, 'taskId' | 'dueDate'>) => string;
  /** Whether the session may complete and reopen. */
  canChange: boolean;
  onToggleStatus: (row: ScheduledTask) => void;
};

/** What a row's button does, in words. */
export function toActionLabel(row: ScheduledTask): 'Mark as done' | 'Reopen' {
  return row.status === 'completed' ? 'Reopen' : 'Mark as done';
}
