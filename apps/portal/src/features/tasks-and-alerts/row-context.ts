import type { ScheduledTask } from '@anupalan/api-client/types';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { words } from './words.ts';

/** What every row of the list needs, as a table or as stacked links. Kept the same: a new one draws all rows again. */
export type RowContext = {
  today: string;
  /** Address of the row's drawer; filters stay. */
  toHref: (row: Pick<ScheduledTask, 'taskId' | 'dueDate'>) => string;
  /** Address of all dates of a row's task that the list finds. */
  toAllHref: (taskId: string) => string;
  /** Whether the session may complete and reopen. */
  canChange: boolean;
  onToggleStatus: (row: ScheduledTask) => void;
  /** Gives the row's task to somebody; null: not for this user. */
  onAssign: ((row: ScheduledTask) => void) | null;
  /** Shows or hides the dates of a round. */
  onToggleRound: (taskId: string) => void;
};

/** What is done with which row: "Mark as done: Test stack S-1, 10 Nov 2026". */
export function toFullLabel(row: ScheduledTask, action = toActionLabel(row)): string {
  return `${action}: ${row.name}, ${formatLongDate(row.dueDate)}`;
}

/** What a row's button does, in words. */
export function toActionLabel(row: ScheduledTask): string {
  return row.status === 'completed' ? words.actions.reopen : words.actions.complete;
}
