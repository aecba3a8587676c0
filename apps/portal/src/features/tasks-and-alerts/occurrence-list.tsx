import { exportSelectedTasks } from '@anupalan/api-client/endpoints/scheduled-tasks';
import type { ScheduledTask } from '@anupalan/api-client/types';
import { Card, useStableCallback } from '@anupalan/ui';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { AssignDialog } from '../../shared/later-dialogs.tsx';
import { PageFoot } from '../../shared/lists/page-foot.tsx';
import type { ListState } from '../../shared/lists/use-list.ts';
import { useSelection } from '../../shared/lists/use-selection.ts';
import { useAccess } from '../../shared/session/use-session.ts';
import type { OnUndoable } from '../../shared/tasks/undoable.ts';
import { useCanChangeStatus, useStatusChange } from '../../shared/tasks/use-status-change.ts';
import { OccurrenceBulkBar } from './bulk-bar.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import type { Filters } from './filters.ts';
import { NoOccurrences } from './no-occurrences.tsx';
import { OccurrenceTable } from './occurrence-table.tsx';
import { CompleteDialog } from './on-demand.tsx';
import { IsChanging } from './row-action.tsx';
import type { RowContext } from './row-context.ts';
import { toAnnouncement } from './section-words.ts';
import { useExport } from './use-export.ts';
import { useSections } from './use-sections.ts';
import type { TableLook } from './views/use-views.ts';

/** Props of {@link OccurrenceList}. */
export type OccurrenceListProps = {
  filters: Filters;
  list: ListState;
  context: Pick<RowContext, 'today' | 'toMeta' | 'toHref'>;
  /** The names of orders are known: rows that were drawn before would move when these come. */
  isNamed: boolean;
  /** Address of all completed dates. */
  completedHref: string;
  toolbar: ReactNode;
  look: TableLook;
  onUndoable: OnUndoable;
};

/** The tasks of due dates, each once, as far as an assignment needs them. */
function toTasks(rows: readonly ScheduledTask[]) {
  return [...Map.groupBy(rows, ({ taskId }) => taskId)].flatMap(([id, [row]]) =>
    row === undefined ? [] : [{ id, name: row.name, assignee: row.assignee }],
  );
}

type OpenDialog = 'complete' | 'assign' | ScheduledTask | null;

/** The rows that are completed in the dialog: one by its own button, or those that are selected. */
function toCompleting(dialog: OpenDialog, selected: readonly ScheduledTask[]) {
  if (dialog === 'complete') return selected;
  return dialog === null || dialog === 'assign' ? null : [dialog];
}

/** Due dates in groups: overdue, the next seven days, later, completed. */
export function OccurrenceList(props: OccurrenceListProps) {
  const { filters, list, isNamed, completedHref, toolbar, look, onUndoable } = props;
  const canChange = useCanChangeStatus();
  const canAssign = useAccess('Reporting Task', 'manage');
  const { change, isChanging } = useStatusChange(onUndoable);
  const { isExporting, run } = useExport();
  const { today, toMeta, toHref } = props.context;
  // Rows that arrive are drawn when there is time: a letter that is typed meanwhile comes first.
  const {
    sections,
    rows,
    isLoading: isWaiting,
    isEmpty,
  } = useDeferredValue(useSections(filters, today, list.pageNo));
  const isLoading = isWaiting || !isNamed;
  const selection = useSelection(rows);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const onReopen = async () => {
    if ((await change(selection.rows, 'pending')) === null) selection.clear();
  };
  const onToggleStatus = useStableCallback((row: ScheduledTask) => {
    if (row.status === 'completed') void change([row], 'pending');
    else setDialog(row);
  });
  const context = useMemo(
    (): RowContext => ({ today, toMeta, toHref, canChange, onToggleStatus }),
    [today, toMeta, toHref, canChange, onToggleStatus],
  );
  const paged = sections.find((section) => section.isPaged);
  return (
    <Card aria-label="Due dates">
      <p role="status" className="sr">
        {isLoading ? '' : toAnnouncement(sections)}
      </p>
      <IsChanging value={isChanging}>
        <OccurrenceTable
          sections={sections}
          context={context}
          selection={canChange || canAssign ? selection : undefined}
          look={look}
          sort={filters.sort}
          onSort={list.onSort}
          completedHref={completedHref}
          status={isLoading ? 'loading' : 'ready'}
          empty={isEmpty && <NoOccurrences filters={filters} onChange={list.set} />}
          toolbar={toolbar}
          bulk={() => (
            <OccurrenceBulkBar
              selection={selection}
              isChanging={isChanging}
              isExporting={isExporting}
              onComplete={canChange ? () => setDialog('complete') : null}
              onReopen={canChange ? () => void onReopen() : null}
              onAssign={canAssign ? () => setDialog('assign') : null}
              onExport={(format) =>
                void run(() =>
                  exportSelectedTasks(
                    selection.rows.map(({ id }) => id),
                    format,
                  ),
                )
              }
            />
          )}
          chips={<ChosenFilters filters={filters} onChange={list.set} />}
          foot={
            paged !== undefined &&
            paged.total > list.pageSize && (
              <PageFoot
                list={list}
                total={paged.total}
                noun={paged.id === 'later' ? 'later dates' : 'completed dates'}
              />
            )
          }
        />
      </IsChanging>
      <CompleteDialog
        rows={toCompleting(dialog, selection.rows)}
        onClose={() => setDialog(null)}
        onDone={dialog === 'complete' ? selection.clear : undefined}
        onUndoable={onUndoable}
      />
      {dialog === 'assign' && (
        <AssignDialog
          tasks={toTasks(selection.rows)}
          onClose={() => setDialog(null)}
          onAssigned={selection.clear}
          onUndoable={onUndoable}
        />
      )}
    </Card>
  );
}
