import { useGetTaskQuery } from '@anupalan/api-client/endpoints/tasks';
import type { ScheduledTask, TaskDetail } from '@anupalan/api-client/types';
import { Button, EmptyState, Frame, LinkButton, LoadError, Section, SkeletonRows, Stack } from '@anupalan/ui';
import { Drawer } from '@anupalan/ui/interactive';
import { useDeferredValue, useState } from 'react';
import { AskLab } from '../../shared/later-dialogs.tsx';
import { useAccess } from '../../shared/session/use-session.ts';
import { CompleteDialog } from '../../shared/tasks/completing/complete-dialog.tsx';
import { OccurrenceList } from '../../shared/tasks/occurrence-list.tsx';
import { TaskDescription } from '../../shared/tasks/task-description.tsx';
import { TaskFacts } from '../../shared/tasks/task-facts.tsx';
import { useTaskLinks } from '../../shared/tasks/task-links.ts';
import { TaskSource } from '../../shared/tasks/task-source.tsx';
import { useCanChangeStatus, useStatusChange } from '../../shared/tasks/use-status-change.ts';
import { useIsPainted } from '../../shared/use-is-painted.ts';
import { drawerWords } from './words.ts';

/** Props of {@link TaskDrawer}. */
export type TaskDrawerProps = {
  taskId: string;
  today: string;
  editHref: string;
  onDelete: (task: TaskDetail) => void;
  onClose: () => void;
};

function Dates({ task, today }: { task: TaskDetail; today: string }) {
  const links = useTaskLinks();
  const canChange = useCanChangeStatus();
  const { change, isChanging } = useStatusChange();
  const [completing, setCompleting] = useState<ScheduledTask | null>(null);
  const onChange = (row: ScheduledTask) => {
    if (row.status === 'completed') void change([row], 'pending');
    else setCompleting(row);
  };
  // Without a screen of due dates, as in laboratories, a date leads nowhere but can be completed here.
  const ownHref = links.toTask(task.id);
  const toHref = (row: ScheduledTask) => {
    const href = links.toOccurrence(row);
    return href === ownHref ? null : href;
  };
  return (
    <Section title={drawerWords.dates}>
      {task.scheduledTasks.length === 0 ? (
        <p className="muted">{drawerWords.noDates}</p>
      ) : (
        <Frame>
          <OccurrenceList
            rows={task.scheduledTasks}
            today={today}
            toHref={toHref}
            onChange={canChange ? onChange : undefined}
            isChanging={isChanging}
          />
        </Frame>
      )}
      <CompleteDialog rows={completing === null ? null : [completing]} onClose={() => setCompleting(null)} />
    </Section>
  );
}

/** A task with its source, its schedule, and its last and next dates. */
export function TaskDrawer({ taskId, today, editHref, onDelete, onClose }: TaskDrawerProps) {
  const isPainted = useIsPainted();
  const answer = useGetTaskQuery(taskId, { skip: !isPainted });
  const { error, isError, isFetching, refetch } = answer;
  const task = useDeferredValue(answer.currentData);
  const canManage = useAccess('Reporting Task', 'manage');
  const isGone = error !== undefined && 'status' in error && error.status === 404;
  const footer = task !== undefined && canManage && (
    <>
      <Button onClick={() => onDelete(task)}>{drawerWords.delete}</Button>
      <LinkButton variant="primary" href={editHref}>
        {drawerWords.changeFrequency}
      </LinkButton>
    </>
  );
  return (
    <Drawer isOpen onClose={onClose} title={task?.name ?? drawerWords.title} footer={footer || undefined}>
      {task !== undefined && (
        <Stack gap={5}>
          <TaskDescription task={task} />
          <TaskSource task={task} />
          <TaskFacts task={task} />
          <AskLab taskId={task.id} />
          <Dates task={task} today={today} />
        </Stack>
      )}
      {task === undefined && !isError && <SkeletonRows label={drawerWords.loading} />}
      {task === undefined && isGone && (
        <EmptyState title={drawerWords.goneTitle} text={drawerWords.goneText} />
      )}
      {task === undefined && isError && !isGone && (
        <LoadError title={drawerWords.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Drawer>
  );
}
