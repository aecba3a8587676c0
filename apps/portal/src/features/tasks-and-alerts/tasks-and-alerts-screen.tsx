import type { ScheduledTask } from '@anupalan/api-client/types';
import { FREQUENCY_LABELS } from '@anupalan/enums/frequencies';
import { TASK_ORIGIN_LABELS } from '@anupalan/enums/task-origin';
import { Card, Page, Stack } from '@anupalan/ui';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useListQuery } from '../../shared/routing/use-list-query.ts';
import { CompleteDialog } from '../../shared/tasks/complete-dialog.tsx';
import { PageFoot } from '../../shared/tasks/page-foot.tsx';
import { toQueryHref } from '../../shared/tasks/task-links.ts';
import { useOrders } from '../../shared/tasks/use-orders.ts';
import { useCanChangeStatus, useStatusChange } from '../../shared/tasks/use-status-change.ts';
import { useToday } from '../../shared/tasks/use-today.ts';
import { DueBulkBar } from './bulk-bar.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { DueDrawer } from './due-drawer.tsx';
import { DueTable } from './due-table.tsx';
import { NoDates } from './no-dates.tsx';
import type { RowContext } from './row-context.ts';
import { toAnnouncement } from './section-words.ts';
import { PAGE_SIZE } from './sections.ts';
import { StatusTabs, Toolbar } from './toolbar.tsx';
import { useSections } from './use-sections.ts';
import { useSelection } from './use-selection.ts';

/** Names the order of a row and how often it comes. */
function useMeta(): (row: ScheduledTask) => string {
  const orders = useOrders();
  return (row) => {
    const title = orders.find(row.consentDocumentId)?.title ?? TASK_ORIGIN_LABELS[row.origin];
    return row.frequency === null ? title : `${title}, ${FREQUENCY_LABELS[row.frequency].toLowerCase()}`;
  };
}

/** Every due date: overdue, the next seven days, later, completed. */
export function TasksAndAlertsScreen() {
  const today = useToday();
  const list = useListQuery(PAGE_SIZE);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const canChange = useCanChangeStatus();
  const { change, isChanging } = useStatusChange();
  const toMeta = useMeta();
  const { filters, sections, isLoading, isEmpty } = useSections(list.get, today, list.pageNo);
  const selection = useSelection(sections.flatMap((section) => section.rows));
  const [isCompleting, setIsCompleting] = useState(false);

  const { set } = list;
  const onSearch = useCallback((keyword: string) => set({ keyword }), [set]);
  const toHref = ({ taskId, dueDate }: Pick<ScheduledTask, 'taskId' | 'dueDate'>) =>
    toQueryHref(params, { task: taskId, due: dueDate });
  const onReopen = async () => {
    if ((await change(selection.rows, 'pending')) === null) selection.clear();
  };
  const open = { taskId: list.get('task'), dueDate: list.get('due') };
  const context: RowContext = {
    today,
    toMeta,
    toHref,
    selection: canChange ? selection : null,
    onToggleStatus: (row) => void change([row], row.status === 'completed' ? 'pending' : 'completed'),
    isChanging,
  };
  const paged = sections.find((section) => section.isPaged);

  return (
    <Page>
      <Stack gap={4}>
        <StatusTabs filters={filters} />
        <Card aria-label="Due dates">
          <p role="status" className="sr">
            {isLoading ? '' : toAnnouncement(sections)}
          </p>
          <DueTable
            sections={sections}
            context={context}
            sort={filters.sort}
            onSort={(sort) => set({ sort })}
            completedHref={toQueryHref(params, { status: 'completed', page: '' })}
            status={isLoading ? 'loading' : 'ready'}
            empty={isEmpty && <NoDates filters={filters} onChange={set} />}
            toolbar={<Toolbar filters={filters} onChange={set} onSearch={onSearch} />}
            bulk={() => (
              <DueBulkBar
                selection={selection}
                isChanging={isChanging}
                onComplete={() => setIsCompleting(true)}
                onReopen={() => void onReopen()}
              />
            )}
            chips={<ChosenFilters filters={filters} onChange={set} />}
            foot={
              paged !== undefined &&
              paged.total > PAGE_SIZE && (
                <PageFoot
                  page={list.pageNo}
                  pageSize={PAGE_SIZE}
                  total={paged.total}
                  toPageHref={list.toPageHref}
                  noun={paged.id === 'later' ? 'later dates' : 'completed dates'}
                />
              )
            }
          />
        </Card>
      </Stack>
      {!isLoading && open.taskId !== '' && open.dueDate !== '' && (
        <DueDrawer
          {...open}
          today={today}
          toHref={toHref}
          onClose={() =>
            void navigate(toQueryHref(params, { task: '', due: '' }), { preventScrollReset: true })
          }
        />
      )}
      <CompleteDialog
        rows={isCompleting ? selection.rows : null}
        onClose={() => setIsCompleting(false)}
        onDone={selection.clear}
      />
    </Page>
  );
}
