import { useListScheduledTasksQuery } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { useGetTaskQuery } from '@anupalan/api-client/endpoints/tasks';
import type { ScheduledTask, TaskDetail } from '@anupalan/api-client/types';
import { EVIDENCE_MAX_FILES } from '@anupalan/enums/limits';
import {
  Button,
  EmptyState,
  Frame,
  Inline,
  LinkButton,
  LoadError,
  Section,
  SkeletonRows,
  Stack,
} from '@anupalan/ui';
import { Drawer, Tabs } from '@anupalan/ui/interactive';
import { UserPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Location } from 'react-router';
import { AlertHistory, AskLab, AssignDialog } from '../../../shared/later-dialogs.tsx';
import { useAccess } from '../../../shared/session/use-session.ts';
import { CompleteDialog } from '../../../shared/tasks/completing/complete-dialog.tsx';
import { DueLine } from '../../../shared/tasks/due-date.tsx';
import { DraftsGuard } from '../../../shared/tasks/evidence/drafts-guard.tsx';
import { useEvidenceUploads } from '../../../shared/tasks/evidence/use-evidence-uploads.ts';
import { OccurrenceList, toDoneWords } from '../../../shared/tasks/occurrence-list.tsx';
import { TaskDescription } from '../../../shared/tasks/task-description.tsx';
import { TaskFacts } from '../../../shared/tasks/task-facts.tsx';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { TaskSource } from '../../../shared/tasks/task-source.tsx';
import { TaskStatusTag } from '../../../shared/tasks/task-status-tag.tsx';
import type { OnUndoable } from '../../../shared/tasks/undoable.ts';
import { useCanChangeStatus, useStatusChange } from '../../../shared/tasks/use-status-change.ts';
import { useTimeZone } from '../../../shared/tasks/use-today.ts';
import { useIsPainted } from '../../../shared/use-is-painted.ts';
import { EvidenceList } from './evidence-list.tsx';
import { HistoryList } from './history-list.tsx';
import { drawerWords } from './words.ts';

/** Props of {@link OccurrenceDrawer}: the address of one due date. */
export type OccurrenceDrawerProps = {
  taskId: string;
  dueDate: string;
  today: string;
  toHref: (row: Pick<ScheduledTask, 'taskId' | 'dueDate'>) => string;
  /** Address of the list with all dates of a task. */
  toAllHref: (taskId: string) => string;
  /** Which part of it is shown; a part that is none counts as the first. */
  tab: string;
  onTab: (tab: string) => void;
  /** Called with what can be undone after its toast has gone. */
  onUndoable: OnUndoable;
  onClose: () => void;
};

/** Parts of the drawer. */
const TABS = ['details', 'evidence', 'history', 'alerts'] as const;

function State({ row, today }: { row: ScheduledTask; today: string }) {
  const timeZone = useTimeZone();
  return (
    <Stack gap={2}>
      <Inline gap={3}>
        <TaskStatusTag status={row.status} />
        <strong className="num">
          <DueLine date={row.dueDate} today={today} status={row.status} />
        </strong>
      </Inline>
      {row.status === 'completed' && (
        <p className="muted">{drawerWords.completed(toDoneWords(row, timeZone))}</p>
      )}
    </Stack>
  );
}

function Detail({
  task,
  row,
  today,
  toHref,
  toAllHref,
  onAssign,
}: Pick<OccurrenceDrawerProps, 'today' | 'toHref' | 'toAllHref'> & {
  task: TaskDetail;
  row: ScheduledTask;
  onAssign: (() => void) | null;
}) {
  const links = useTaskLinks();
  const taskHref = links.toTask(task.id);
  return (
    <Stack gap={5}>
      <State row={row} today={today} />
      <TaskDescription task={task} />
      <TaskSource task={task} />
      <TaskFacts task={task} />
      {onAssign !== null && (
        <div>
          <Button size="sm" icon={UserPlus} onClick={onAssign}>
            {task.assignee === null ? drawerWords.assign : drawerWords.reassign}
          </Button>
        </div>
      )}
      <AskLab taskId={task.id} scheduledTaskId={row.id} />
      <Section title={drawerWords.dates}>
        <Frame>
          <OccurrenceList rows={task.scheduledTasks} today={today} toHref={toHref} />
        </Frame>
      </Section>
      <Inline>
        <LinkButton size="sm" href={toAllHref(task.id)}>
          {drawerWords.listDates}
        </LinkButton>
        {taskHref !== null && (
          <LinkButton size="sm" href={taskHref}>
            {drawerWords.openTask}
          </LinkButton>
        )}
      </Inline>
    </Stack>
  );
}

/** Whether a way leads to another due date or screen; the parts of the drawer share what was chosen. */
function isOtherDate(from: Location, to: Location): boolean {
  const toKey = ({ pathname, search }: Location) => {
    const address = new URLSearchParams(search);
    return [pathname, address.get('task'), address.get('due')].join();
  };
  return toKey(from) !== toKey(to);
}

/** What the drawer shows once both are there; drawn when there is time, so that it never holds up a press. */
function useDetail(task: TaskDetail | undefined, row: ScheduledTask | undefined) {
  const detail = useMemo(() => (task === undefined || row === undefined ? null : { task, row }), [task, row]);
  return useDeferredValue(detail);
}

/** One due date with its task: what, why, when, and what became of it. */
export function OccurrenceDrawer(props: OccurrenceDrawerProps) {
  const { taskId, dueDate, today, toHref, toAllHref, tab, onTab, onUndoable, onClose } = props;
  const isPainted = useIsPainted();
  const task = useGetTaskQuery(taskId, { skip: !isPainted });
  const dates = useListScheduledTasksQuery({ taskId, dueDate, pageSize: 1 }, { skip: !isPainted });
  const canChange = useCanChangeStatus();
  const { change, isChanging } = useStatusChange(onUndoable);
  const canAssign = useAccess('Reporting Task', 'manage');
  const [isCompleting, setIsCompleting] = useState(false);
  const [isAssigning, setIsAssigning] = useState(false);
  const row = dates.currentData?.rows[0];
  const isLoading = !isPainted || task.isLoading || (dates.currentData === undefined && !dates.isError);
  const isGone =
    (task.error !== undefined && 'status' in task.error && task.error.status === 404) ||
    (dates.currentData !== undefined && row === undefined);
  const isFailed = !isLoading && !isGone && (task.currentData === undefined || row === undefined);
  const detail = useDetail(task.currentData, row);
  const uploads = useEvidenceUploads(row?.id ?? '', EVIDENCE_MAX_FILES - (row?.evidence.length ?? 0));
  const onRetry = () => {
    void task.refetch();
    void dates.refetch();
  };
  const action =
    row?.status === 'completed' ? (
      <>
        <Button
          isLoading={isChanging}
          loadingLabel={drawerWords.saving}
          onClick={() => void change([row], 'pending')}
        >
          {drawerWords.reopen}
        </Button>
        <Button onClick={() => setIsCompleting(true)}>{drawerWords.change}</Button>
      </>
    ) : (
      <Button variant="primary" onClick={() => setIsCompleting(true)}>
        {drawerWords.complete}
      </Button>
    );
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={task.currentData?.name ?? drawerWords.title}
      footer={canChange && row !== undefined && !isGone ? action : undefined}
    >
      {detail === null && !isGone && !isFailed && <SkeletonRows label={drawerWords.loading} />}
      {!isLoading && isGone && <EmptyState title={drawerWords.goneTitle} text={drawerWords.goneText} />}
      {isFailed && <LoadError title={drawerWords.failed} onRetry={onRetry} />}
      {detail !== null && (
        <Tabs
          label={drawerWords.parts}
          selected={TABS.find((known) => known === tab) ?? 'details'}
          onChange={(next) => onTab(next === 'details' ? '' : next)}
          items={[
            {
              id: 'details',
              label: drawerWords.details,
              content: (
                <Detail
                  task={detail.task}
                  row={detail.row}
                  today={today}
                  toHref={toHref}
                  toAllHref={toAllHref}
                  onAssign={canAssign ? () => setIsAssigning(true) : null}
                />
              ),
            },
            {
              id: 'evidence',
              label: drawerWords.evidence,
              count: detail.row.evidence.length,
              content: <EvidenceList row={detail.row} uploads={uploads} />,
            },
            {
              id: 'history',
              label: drawerWords.history,
              content: <HistoryList scheduledTaskId={detail.row.id} />,
            },
            {
              id: 'alerts',
              label: drawerWords.alerts,
              content: <AlertHistory scheduledTaskId={detail.row.id} />,
            },
          ]}
        />
      )}
      {isAssigning && task.currentData !== undefined && (
        <AssignDialog
          tasks={[task.currentData]}
          onClose={() => setIsAssigning(false)}
          onAssigned={() => undefined}
          onUndoable={onUndoable}
        />
      )}
      {uploads.drafts.length > 0 && !isCompleting && (
        <DraftsGuard count={uploads.drafts.length} isAway={isOtherDate} onDiscard={uploads.clear} />
      )}
      <CompleteDialog
        rows={isCompleting && row !== undefined ? [row] : null}
        onClose={() => setIsCompleting(false)}
        onUndoable={onUndoable}
      />
    </Drawer>
  );
}
