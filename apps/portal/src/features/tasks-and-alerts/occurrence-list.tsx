import type { ScheduledTask } from '@anupalan/api-client/types';
import { Card, LoadError, useIsNarrow, useStableCallback } from '@anupalan/ui';
import { type ReactNode, useCallback, useContext, useDeferredValue, useMemo, useRef, useState } from 'react';
import { AssignDialog } from '../../shared/later-dialogs.tsx';
import { PageFoot } from '../../shared/lists/page-foot.tsx';
import { PageGuard } from '../../shared/lists/page-guard.tsx';
import type { ListState } from '../../shared/lists/use-list.ts';
import { useSelection } from '../../shared/lists/use-selection.ts';
import { useAccess } from '../../shared/session/use-session.ts';
import type { OnUndoable } from '../../shared/tasks/undoable.ts';
import { useCanChangeStatus, useStatusChange } from '../../shared/tasks/use-status-change.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import type { Filters } from './filters.ts';
import { KeyHints } from './key-hints.tsx';
import { useListKeys } from './list-keys.ts';
import { toView } from './list-query.ts';
import { OccurrenceTable } from './occurrence-table.tsx';
import { toCountWords } from './occurrence-words.ts';
import {
  CompleteDialog,
  LastAction,
  ListKeysDialog,
  NoOccurrences,
  OccurrenceBulkBar,
} from './on-demand.tsx';
import { IsChanging, LastUndoable } from './row-action.tsx';
import type { RowContext } from './row-context.ts';
import { usePage } from './use-page.ts';
import type { TableLook } from './views/use-views.ts';
import { words } from './words.ts';

/** Props of {@link OccurrenceList}. */
export type OccurrenceListProps = {
  filters: Filters;
  list: ListState;
  context: Pick<RowContext, 'today' | 'toHref' | 'toAllHref'>;
  toolbar: ReactNode;
  look: TableLook;
  /** The due date in the drawer, or null. */
  open: Pick<ScheduledTask, 'taskId' | 'dueDate'> | null;
  onUndoable: OnUndoable;
};

/** The tasks of due dates, each once, as far as an assignment needs them. */
function toTasks(rows: readonly ScheduledTask[]) {
  return [...Map.groupBy(rows, ({ taskId }) => taskId)].flatMap(([id, [row]]) =>
    row === undefined ? [] : [{ id, name: row.name, assignee: row.assignee }],
  );
}

/** What is open: the dialog for the selected rows, or for one. */
type OpenDialog = { kind: 'complete' | 'assign'; row: ScheduledTask | null } | null;

/** The rows that are completed, or whose tasks are assigned: one by its own button, or those that are selected. */
function toConcerned(dialog: OpenDialog, kind: 'complete' | 'assign', selected: readonly ScheduledTask[]) {
  if (dialog?.kind !== kind) return null;
  return dialog.row === null ? selected : [dialog.row];
}

/** The due dates of one status, ten on a page. */
export function OccurrenceList(props: OccurrenceListProps) {
  const { filters, list, toolbar, look, open, onUndoable } = props;
  const canChange = useCanChangeStatus();
  const canAssign = useAccess('Reporting Task', 'manage');
  const isNarrow = useIsNarrow();
  const { change, isChanging } = useStatusChange(onUndoable);
  const { today, toHref, toAllHref } = props.context;
  const view = toView(filters);
  const [openRound, setOpenRound] = useState<string | null>(null);
  // Rows that arrive are drawn when there is time: a letter that is typed meanwhile comes first.
  const page = useDeferredValue(usePage(filters, list, openRound));
  const { rows, occurrences, total, status } = page;
  const selection = useSelection(occurrences);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const onReopen = async () => {
    if ((await change(selection.rows, 'pending')) === null) selection.clear();
  };
  const onToggleStatus = useStableCallback((row: ScheduledTask) => {
    if (row.status === 'completed') void change([row], 'pending');
    else setDialog({ kind: 'complete', row });
  });
  const onAssign = useCallback((row: ScheduledTask) => setDialog({ kind: 'assign', row }), []);
  const onToggleRound = useCallback(
    (taskId: string) => setOpenRound((before) => (before === taskId ? null : taskId)),
    [],
  );
  const context = useMemo((): RowContext => {
    const actions = { canChange, onToggleStatus, onAssign: canAssign ? onAssign : null, onToggleRound };
    return { today, toHref, toAllHref, ...actions };
  }, [today, toHref, toAllHref, canChange, onToggleStatus, canAssign, onAssign, onToggleRound]);
  const box = useRef<HTMLElement>(null);
  const shown = useMemo(() => rows.flatMap(({ kind, row }) => (kind === 'more' ? [] : [row])), [rows]);
  const last = useContext(LastUndoable);
  const keys = useListKeys({ box, rows: shown, context, open });
  const onDone = dialog?.row === null ? selection.clear : undefined;
  const assigning = toConcerned(dialog, 'assign', selection.rows);
  return (
    <>
      {/* A row that is shown offers it in its menu. */}
      {last !== null && !shown.some(last.concerns) && (
        <LastAction action={last} onDismiss={() => onUndoable(null)} />
      )}
      <Card ref={box} aria-label={words.list} aria-busy={page.isRefetching}>
        <p role="status" className="sr">
          {status === 'ready' ? toCountWords(total, view) : ''}
        </p>
        {status === 'ready' && total === 0 && <PageGuard list={list} total={total} />}
        <IsChanging value={isChanging}>
          <OccurrenceTable
            rows={rows}
            view={view}
            context={context}
            // On a phone a row has one button.
            selection={(canChange || canAssign) && !isNarrow ? selection : undefined}
            look={look}
            sort={filters.sort}
            onSort={list.onSort}
            status={status}
            isRefetching={page.isRefetching}
            onRetry={page.onRetry}
            empty={total === 0 && <NoOccurrences filters={filters} view={view} onChange={list.set} />}
            toolbar={toolbar}
            bulk={() => (
              <OccurrenceBulkBar
                selection={selection}
                isChanging={isChanging}
                onComplete={canChange ? () => setDialog({ kind: 'complete', row: null }) : null}
                onReopen={canChange ? () => void onReopen() : null}
                onAssign={canAssign ? () => setDialog({ kind: 'assign', row: null }) : null}
              />
            )}
            chips={<ChosenFilters filters={filters} onChange={list.set} />}
            foot={
              <>
                {page.hasRoundFailed && <LoadError title={words.roundFailed} onRetry={page.onRetryRound} />}
                {total > 0 && <PageFoot list={list} total={total} noun={words.noun} summary="numbers" />}
              </>
            }
          />
        </IsChanging>
        <CompleteDialog
          rows={toConcerned(dialog, 'complete', selection.rows)}
          onClose={() => setDialog(null)}
          onDone={onDone}
          onUndoable={onUndoable}
        />
        {assigning !== null && (
          <AssignDialog
            tasks={toTasks(assigning)}
            onClose={() => setDialog(null)}
            onAssigned={() => onDone?.()}
            onUndoable={onUndoable}
          />
        )}
      </Card>
      {!isNarrow && keys.isOn && <KeyHints onShowAll={keys.showList} />}
      {keys.isListShown && (
        <ListKeysDialog isOn={keys.isOn} onToggle={keys.onToggle} onClose={keys.onClose} />
      )}
    </>
  );
}
