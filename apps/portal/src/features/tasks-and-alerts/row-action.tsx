import type { ScheduledTask } from '@anupalan/api-client/types';
import { Button, IconButton, Inline } from '@anupalan/ui';
import { Check, CircleCheck, Ellipsis, RotateCcw, UserPlus } from 'lucide-react';
import { createContext, useContext } from 'react';
import { LazyTrigger } from '../../shared/lazy-trigger.tsx';
import type { Undoable } from '../../shared/tasks/undoable.ts';
import { MENUS } from './on-demand.tsx';
import { type RowContext, toActionLabel, toFullLabel } from './row-context.ts';
import { words } from './words.ts';

/** Whether a change of status is under way: the buttons wait for it, and the rows around them are not drawn again. */
export const IsChanging = createContext(false);

/** What was done last and can be taken back, or null. The menu of its row offers that. */
export const LastUndoable = createContext<Undoable | null>(null);

/** Props of {@link RowActions}. */
export type RowActionsProps = { row: ScheduledTask; context: RowContext };

/** Opens the menu of a row, whose code comes once the screen is used. */
function RowMore({ row, context }: RowActionsProps) {
  const isChanging = useContext(IsChanging);
  const last = useContext(LastUndoable);
  const label = toFullLabel(row, words.actions.more);
  return (
    <LazyTrigger
      load={MENUS.row}
      isPrepared
      props={{ row, context, label, isChanging, last: last?.concerns(row) ? last : null }}
      fallback={(handlers) => (
        <IconButton {...handlers} size="sm" icon={Ellipsis} label={label} aria-haspopup="menu" />
      )}
    />
  );
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
      <RowMore row={row} context={context} />
    </Inline>
  );
}

/** The one button of a row on a phone; beside it the menu, while what was done with the row can be taken back. */
export function RowButton({ row, context }: RowActionsProps) {
  const isChanging = useContext(IsChanging);
  const last = useContext(LastUndoable);
  return (
    <>
      {last?.concerns(row) && <RowMore row={row} context={context} />}
      <IconButton
        icon={row.status === 'completed' ? RotateCcw : CircleCheck}
        label={toFullLabel(row)}
        disabled={isChanging}
        onClick={() => context.onToggleStatus(row)}
      />
    </>
  );
}
