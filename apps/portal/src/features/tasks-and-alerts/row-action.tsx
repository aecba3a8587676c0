import type { ScheduledTask } from '@anupalan/api-client/types';
import { Button } from '@anupalan/ui';
import { createContext, useContext } from 'react';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { type RowContext, toActionLabel } from './row-context.ts';

/** Whether a change of status is under way: the buttons wait for it, and the rows around them are not drawn again. */
export const IsChanging = createContext(false);

/** Asks what to record of a row that was done; reopens one at once, and the toast can undo that. */
export function RowAction({ row, context }: { row: ScheduledTask; context: RowContext }) {
  const isChanging = useContext(IsChanging);
  const label = toActionLabel(row);
  return (
    <Button
      size="sm"
      disabled={isChanging}
      aria-label={`${label}: ${row.name}, ${formatLongDate(row.dueDate)}`}
      onClick={() => context.onToggleStatus(row)}
    >
      {label}
    </Button>
  );
}
