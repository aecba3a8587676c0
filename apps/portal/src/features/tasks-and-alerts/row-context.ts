import type { ScheduledTask } from '@anupalan/api-client/types';
import type { Selection } from '../../shared/lists/use-selection.ts';

/** What every row of the list needs, as a table or as stacked links. */
export type RowContext = {
  today: string;
  /** Order and frequency of a row, in words. */
  toMeta: (row: ScheduledTask) => string;
  /** Address of the row's drawer; filters stay. */
  toHref: (row: ScheduledTask) => string;
  /** Null: the session may do nothing with several at once. */
  selection: Selection<ScheduledTask> | null;
  /** Whether the session may complete and reopen. */
  canChange: boolean;
  onToggleStatus: (row: ScheduledTask) => void;
  isChanging: boolean;
};

/** What a row's button does, in words. */
export function toActionLabel(row: ScheduledTask): 'Complete' | 'Reopen' {
  return row.status === 'completed' ? 'Reopen' : 'Complete';
}
