import type { ScheduledTask } from '@anupalan/api-client/types';
import { Button } from '@anupalan/ui';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { type RowContext, toActionLabel } from './row-context.ts';

/** Completes or reopens a row at once; the toast can undo it. */
export function RowAction({ row, context }: { row: ScheduledTask; context: RowContext }) {
  const label = toActionLabel(row);
  return (
    <Button
      size="sm"
      disabled={context.isChanging}
      aria-label={`${label} ${row.name}, ${formatLongDate(row.dueDate)}`}
      onClick={() => context.onToggleStatus(row)}
    >
      {label}
    </Button>
  );
}
