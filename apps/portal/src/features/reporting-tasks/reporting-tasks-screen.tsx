import { useListTasksQuery } from '@anupalan/api-client/endpoints/tasks';
import type { Task } from '@anupalan/api-client/types';
import { TASK_ORIGIN_LABELS, TASK_ORIGINS } from '@anupalan/enums/task-origin';
import { Button, Inline, LinkButton, Page, Stack, TabLinks } from '@anupalan/ui';
import { BulkBar } from '@anupalan/ui/table';
import { FileUp, Plus, Scale, Zap } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EnquiryTabs } from '../../shared/enquiries/enquiry-tabs.tsx';
import { AssignDialog, DeleteTasksDialog } from '../../shared/later-dialogs.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { toListRows } from '../../shared/lists/list-rows.ts';
import { useList } from '../../shared/lists/use-list.ts';
import { useSelection } from '../../shared/lists/use-selection.ts';
import { useAccess, useAppRole, useScreenPath } from '../../shared/session/use-session.ts';
import { toQueryHref, useTaskLinks } from '../../shared/tasks/task-links.ts';
import { toPlaceWords } from '../../shared/tasks/task-source.tsx';
import { useOrders } from '../../shared/tasks/use-orders.ts';
import { useToday } from '../../shared/tasks/use-today.ts';
import { taskAddress } from './filters.ts';
import { NoTasks } from './no-tasks.tsx';
import { AddTaskDialog, EditTaskDialog } from './task-dialogs.tsx';
import { TaskDrawer } from './task-drawer.tsx';
import { type TaskRowContext, TaskTable } from './task-table.tsx';
import { Toolbar } from './toolbar.tsx';
import { words } from './words.ts';

/** Takes whatever is open over the list out of the address. */
const CLOSED = { task: '', edit: '', new: '' } as const;

/** Names the order and page of a task; one by hand says so. */
function useMeta(): (task: Task) => string {
  const orders = useOrders();
  return ({ consentDocumentId, citation, statutoryId }) => {
    const title = orders.find(consentDocumentId)?.title;
    const place = toPlaceWords(citation?.page, null);
    const from = statutoryId ? words.catalogue : '';
    return [title ?? from, place].filter((part) => part !== '').join(', ');
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
      label={words.origin}
      items={[
        toTab('', words.allOrigins),
        ...TASK_ORIGINS.map((value) => toTab(value, TASK_ORIGIN_LABELS[value])),
      ]}
    />
  );
}

/** Every task: what has to be done, how often and by whom. */
export function ReportingTasksScreen() {
  const today = useToday();
  const list = useList(taskAddress);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const canManage = useAccess('Reporting Task', 'manage');
  const links = useTaskLinks();
  const toPath = useScreenPath();
  const isLab = useAppRole() === 'lab';
  const toMeta = useMeta();
  const answer = toListRows(useListTasksQuery(list.query, { refetchOnMountOrArgChange: true }));
  const selection = useSelection(answer.rows);
  const [deleting, setDeleting] = useState<readonly Pick<Task, 'id' | 'name'>[]>([]);

  const [assigning, setAssigning] = useState<readonly Task[]>([]);

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
          selectedIds: selection.ids,
          onSelect: selection.onChange,
          onDelete: (task) => setDeleting([task]),
          onAssign: (task) => setAssigning([task]),
        }
      : null,
  };
  const openId = list.get('task');
  const isEditing = canManage && openId !== '' && list.get('edit') !== '';
  const { origin } = list.filters;
  const isLoading = answer.status === 'loading';

  return (
    <Page>
      <Stack gap={4}>
        {isLab && <EnquiryTabs side="lab" current="first" />}
        <Inline justify="between">
          <OriginTabs params={params} origin={origin ?? ''} />
          <Inline>
            {!isLab && (
              <LinkButton icon={Zap} href={`${toPath('reportingTasks')}/when-it-happens`}>
                {words.whenItHappens}
              </LinkButton>
            )}
            <LinkButton icon={Scale} href={`${toPath('reportingTasks')}/catalogue`}>
              {words.catalogue}
            </LinkButton>
            {canManage && (
              <>
                <LinkButton icon={FileUp} href={`${toPath('reportingTasks')}/import`}>
                  {words.import}
                </LinkButton>
                <LinkButton variant="primary" icon={Plus} href={addHref}>
                  {words.add}
                </LinkButton>
              </>
            )}
          </Inline>
        </Inline>
        <ListCard
          label={words.list}
          noun={words.noun}
          list={list}
          answer={answer}
          toCount={words.count}
          toolbar={<Toolbar list={list} />}
          empty={<NoTasks origin={origin} addHref={canManage ? addHref : null} />}
        >
          {(table) => (
            <TaskTable
              {...table}
              context={context}
              bulk={(count) => (
                <BulkBar count={count} onClear={selection.clear}>
                  <Button onClick={() => setAssigning(selection.rows)}>{words.assign}</Button>
                  <Button onClick={() => setDeleting(selection.rows)}>{words.delete}</Button>
                </BulkBar>
              )}
            />
          )}
        </ListCard>
      </Stack>
      {openId !== '' && !isEditing && !isLoading && (
        <TaskDrawer
          taskId={openId}
          today={today}
          editHref={toEditHref({ id: openId })}
          onDelete={(task) => setDeleting([task])}
          onClose={onClose}
        />
      )}
      {isEditing && !isLoading && <EditTaskDialog taskId={openId} today={today} onClose={onClose} />}
      {canManage && !isLoading && list.get('new') !== '' && <AddTaskDialog today={today} onClose={onClose} />}
      {assigning.length > 0 && (
        <AssignDialog tasks={assigning} onClose={() => setAssigning([])} onAssigned={selection.clear} />
      )}
      <DeleteTasksDialog
        tasks={deleting}
        onClose={() => setDeleting([])}
        onDeleted={() => {
          selection.clear();
          if (openId !== '') onClose();
        }}
      />
    </Page>
  );
}
