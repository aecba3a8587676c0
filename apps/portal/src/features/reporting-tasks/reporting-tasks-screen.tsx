import type { Task } from '@anupalan/api-client/types';
import { TASK_ORIGIN_LABELS, TASK_ORIGINS } from '@anupalan/enums/task-origin';
import { Button, Card, Inline, LinkButton, Page, Stack, TabLinks } from '@anupalan/ui';
import { BulkBar } from '@anupalan/ui/table';
import { FileUp, Plus, Scale } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EnquiryTabs } from '../../shared/enquiries/enquiry-tabs.tsx';
import { useListQuery } from '../../shared/routing/use-list-query.ts';
import { useAccess, useAppRole, useScreenPath } from '../../shared/session/use-session.ts';
import { AssignDialog } from '../../shared/tasks/assign-dialog.tsx';
import { PageFoot } from '../../shared/tasks/page-foot.tsx';
import { toQueryHref, useTaskLinks } from '../../shared/tasks/task-links.ts';
import { toPlaceWords } from '../../shared/tasks/task-source.tsx';
import { useOrders } from '../../shared/tasks/use-orders.ts';
import { useToday } from '../../shared/tasks/use-today.ts';
import { DeleteTasksDialog } from './delete-tasks-dialog.tsx';
import { parseTaskFilters } from './filters.ts';
import { NoTasks } from './no-tasks.tsx';
import { AddTaskDialog, EditTaskDialog } from './task-dialogs.tsx';
import { TaskDrawer } from './task-drawer.tsx';
import { type TaskRowContext, TaskTable } from './task-table.tsx';
import { Toolbar } from './toolbar.tsx';
import { useTaskRows } from './use-task-rows.ts';

/** Takes whatever is open over the list out of the address. */
const CLOSED = { task: '', edit: '', new: '' } as const;

/** Names the order and page of a task; one by hand says so. */
function useMeta(): (task: Task) => string {
  const orders = useOrders();
  return ({ consentDocumentId, citation, origin, statutoryId }) => {
    const title = orders.find(consentDocumentId)?.title;
    const place = toPlaceWords(citation?.page, null);
    const from = statutoryId ? 'Statutory catalogue' : TASK_ORIGIN_LABELS[origin];
    const words = [title ?? from, place].filter((part) => part !== '');
    return words.join(', ');
  };
}

function OriginTabs({ params, origin }: { params: URLSearchParams; origin: string }) {
  const toTab = (value: string, label: string) => ({
    href: toQueryHref(params, { ...CLOSED, origin: value, page: '' }),
    label,
    isCurrent: origin === value,
  });
  return (
    <TabLinks
      label="Origin"
      items={[toTab('', 'All'), ...TASK_ORIGINS.map((value) => toTab(value, TASK_ORIGIN_LABELS[value]))]}
    />
  );
}

/** Every task: what has to be done, how often and by whom. */
export function ReportingTasksScreen() {
  const today = useToday();
  const list = useListQuery();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const canManage = useAccess('Reporting Task', 'manage');
  const links = useTaskLinks();
  const toPath = useScreenPath();
  const isLab = useAppRole() === 'lab';
  const toMeta = useMeta();
  const filters = parseTaskFilters(list.get);
  const rows = useTaskRows(filters, list.pageNo);
  const [deleting, setDeleting] = useState<readonly Pick<Task, 'id' | 'name'>[]>([]);

  const [assigning, setAssigning] = useState<readonly Task[]>([]);

  const { set } = list;
  const onSearch = useCallback((keyword: string) => set({ keyword }), [set]);
  const toHref = ({ id }: Pick<Task, 'id'>) => toQueryHref(params, { ...CLOSED, task: id });
  const toEditHref = ({ id }: Pick<Task, 'id'>) => toQueryHref(params, { ...CLOSED, task: id, edit: '1' });
  const addHref = toQueryHref(params, { ...CLOSED, new: '1' });
  const onClose = () => void navigate(toQueryHref(params, CLOSED), { preventScrollReset: true });
  const context: TaskRowContext = {
    today,
    toMeta,
    toHref,
    toEditHref,
    toSourceHref: links.toSource,
    changes: canManage
      ? {
          selectedIds: rows.selectedIds,
          onSelect: rows.onSelect,
          onDelete: (task) => setDeleting([task]),
          onAssign: (task) => setAssigning([task]),
        }
      : null,
  };
  const openId = list.get('task');
  const isEditing = canManage && openId !== '' && list.get('edit') !== '';
  const { tasks, total } = rows;

  return (
    <Page>
      <Stack gap={4}>
        {isLab && <EnquiryTabs side="lab" current="first" />}
        <Inline justify="between">
          <OriginTabs params={params} origin={filters.origin ?? ''} />
          <Inline>
            <LinkButton icon={Scale} href={`${toPath('reportingTasks')}/catalogue`}>
              Statutory catalogue
            </LinkButton>
            {canManage && (
              <>
                <LinkButton icon={FileUp} href={`${toPath('reportingTasks')}/import`}>
                  Import
                </LinkButton>
                <LinkButton variant="primary" icon={Plus} href={addHref}>
                  Add a task
                </LinkButton>
              </>
            )}
          </Inline>
        </Inline>
        <Card aria-label="Tasks" aria-busy={rows.isFetching}>
          <p role="status" className="sr">
            {rows.isLoading || rows.hasFailed ? '' : `${total} ${total === 1 ? 'task' : 'tasks'}`}
          </p>
          <TaskTable
            tasks={tasks}
            context={context}
            sort={filters.sort}
            onSort={(sort) => set({ sort })}
            status={rows.isLoading ? 'loading' : rows.hasFailed ? 'failed' : 'ready'}
            isRefetching={rows.isFetching}
            onRetry={() => void rows.refetch()}
            empty={
              total === 0 && <NoTasks filters={filters} addHref={canManage ? addHref : null} onChange={set} />
            }
            toolbar={<Toolbar filters={filters} onChange={set} onSearch={onSearch} />}
            bulk={(count) => (
              <BulkBar count={count} onClear={rows.onClear}>
                <Button onClick={() => setAssigning(rows.selected)}>Assign</Button>
                <Button onClick={() => setDeleting(rows.selected)}>Delete</Button>
              </BulkBar>
            )}
            foot={
              total > 0 && (
                <PageFoot
                  page={list.pageNo}
                  pageSize={filters.pageSize}
                  total={total}
                  toPageHref={list.toPageHref}
                  onPageSize={(size) => set({ size: String(size) })}
                  noun="tasks"
                />
              )
            }
          />
        </Card>
      </Stack>
      {openId !== '' && !isEditing && !rows.isLoading && (
        <TaskDrawer
          taskId={openId}
          today={today}
          editHref={toEditHref({ id: openId })}
          onDelete={(task) => setDeleting([task])}
          onClose={onClose}
        />
      )}
      {isEditing && !rows.isLoading && <EditTaskDialog taskId={openId} today={today} onClose={onClose} />}
      {canManage && !rows.isLoading && list.get('new') !== '' && (
        <AddTaskDialog today={today} onClose={onClose} />
      )}
      {assigning.length > 0 && (
        <AssignDialog tasks={assigning} onClose={() => setAssigning([])} onAssigned={rows.onClear} />
      )}
      <DeleteTasksDialog
        tasks={deleting}
        onClose={() => setDeleting([])}
        onDeleted={() => {
          rows.onClear();
          if (openId !== '') onClose();
        }}
      />
    </Page>
  );
}
