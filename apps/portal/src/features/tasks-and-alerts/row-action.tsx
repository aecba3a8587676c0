import type { ScheduledTask } from '@anupalan/api-client/types';
import { Button, IconButton, Inline } from '@anupalan/ui';
import { Check, CircleCheck, RotateCcw, UserPlus } from 'lucide-react';
import { createContext, useContext } from 'react';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { type RowContext, toActionLabel } from './row-context.ts';
import { words } from './words.ts';

/** Whether a change of status is under way: the buttons wait for it, and the rows around them are not drawn again. */
export const IsChanging = createContext(false);

/** Props of {@link RowActions}. */
export type RowActionsProps = { row: ScheduledTask; context: RowContext };

function toFullLabel(row: ScheduledTask): string {
  return `${toActionLabel(row)}: ${row.name}, ${formatLongDate(row.dueDate)}`;
}

/** What can be done with a row at once. Completing asks what to record; the toast can undo a reopening. */
export function RowActions({ row, context }: RowActionsProps) {
  const isChanging = useContext(IsChanging);
  const { canChange, onToggleStatus, onAssign } = context;
  return (
    <Inline gap={1} justify="end" isNoWrap>
      {canChange && (
        <Button
          size="sm"
          icon={row.status === 'completed' ? RotateCcw : Check}
          disabled={isChanging}
          aria-label={toFullLabel(row)}
          onClick={() => onToggleStatus(row)}
        >
          {toActionLabel(row)}
        </Button>
      )}
      {onAssign !== null && (
        <IconButton
          size="sm"
          icon={UserPlus}
          label={words.assignTask(row.name)}
          onClick={() => onAssign(row)}
        />
      )}
    </Inline>
  );
}

/** The one button of a row on a phone. */
export function RowButton({ row, context }: RowActionsProps) {
  const isChanging = useContext(IsChanging);
  return (
    <IconButton
      icon={row.status === 'completed' ? RotateCcw : CircleCheck}
      label={toFullLabel(row)}
      disabled={isChanging}
      onClick={() => context.onToggleStatus(row)}
    />
  );
}
