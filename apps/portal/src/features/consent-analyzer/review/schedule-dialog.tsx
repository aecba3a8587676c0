import { isApiError } from '@anupalan/api-client/api-error';
import { useAddTasksMutation } from '@anupalan/api-client/endpoints/tasks';
import type { AddedTasks } from '@anupalan/api-client/types';
import { IDS_MAX_COUNT } from '@anupalan/enums/limits';
import { SKIP_REASON_LABELS, SKIP_REASONS } from '@anupalan/enums/task-origin';
import { Button, LinkButton, Notice } from '@anupalan/ui';
import { CountList, ReviewText } from '@anupalan/ui/document';
import { Dialog } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { useScreenPath } from '../../../shared/session/use-session.ts';
import { AssigneeChoice } from '../../../shared/tasks/assignee-choice.tsx';
import type { Condition } from '../../../shared/viewer/condition.ts';
import { useAnalyzerAccess } from '../use-analyzer-access.ts';
import { toScheduleCounts } from './schedule-counts.ts';
import { ScheduleResult } from './schedule-result.tsx';
import { scheduleWords } from './words.ts';

/** Props of {@link ScheduleDialog}. */
export type ScheduleDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  conditions: readonly Condition[];
  today: string;
  /** Tasks were made: what led to them can no longer be undone here. */
  onScheduled: () => void;
  onStale: () => void;
  onOpenCondition: (id: string) => void;
};

function toTitle(count: number): string {
  return scheduleWords.title(count);
}

/** Says what will be made before it is made, and then what was made, and what was not and why (D19). */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { isOpen, onClose, conditions, today, onScheduled, onStale, onOpenCondition } = props;
  const [addTasks, { isLoading }] = useAddTasksMutation();
  const [result, setResult] = useState<AddedTasks | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [assigneeId, setAssigneeId] = useState('');
  const { canOpenTasks } = useAnalyzerAccess();
  const toPath = useScreenPath();
  const counts = toScheduleCounts(conditions, today);
  const close = () => {
    setResult(null);
    setError(null);
    setAssigneeId('');
    onClose();
  };
  const onConfirm = async () => {
    setError(null);
    try {
      const made: AddedTasks = { tasks: [], skipped: [] };
      for (let at = 0; at < counts.ids.length; at += IDS_MAX_COUNT) {
        const obligationIds = counts.ids.slice(at, at + IDS_MAX_COUNT);
        const assignee = assigneeId === '' ? {} : { assigneeId };
        const { data } = await addTasks({ tasks: { obligationIds, ...assignee } }).unwrap();
        made.tasks.push(...data.tasks);
        made.skipped.push(...data.skipped);
      }
      setResult(made);
      onScheduled();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.message);
      if (failure.status === 409 || failure.status === 404) onStale();
    }
  };
  if (result !== null) {
    return (
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={scheduleWords.doneTitle(result.tasks.length)}
        footer={
          <>
            <Button onClick={close}>{scheduleWords.close}</Button>
            {canOpenTasks && result.tasks.length > 0 && (
              <LinkButton variant="primary" href={toPath('reportingTasks')}>
                {scheduleWords.openTasks}
              </LinkButton>
            )}
          </>
        }
      >
        <ScheduleResult
          result={result}
          conditions={conditions}
          onOpen={(id) => {
            close();
            onOpenCondition(id);
          }}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      role="alertdialog"
      title={toTitle(counts.taskCount)}
      description={scheduleWords.text}
      footer={
        <>
          <Button onClick={close} autoFocus>
            {scheduleWords.cancel}
          </Button>
          <Button
            variant="primary"
            isLoading={isLoading}
            loadingLabel={scheduleWords.scheduling}
            onClick={() => void onConfirm()}
          >
            {scheduleWords.schedule}
          </Button>
        </>
      }
    >
      {error !== null && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <CountList items={counts.kinds} />
      {SKIP_REASONS.filter((reason) => counts.left[reason]).map((reason) => (
        <ReviewText key={reason}>
          {scheduleWords.left(counts.left[reason], SKIP_REASON_LABELS[reason].toLowerCase())}
        </ReviewText>
      ))}
      {counts.taskCount > 0 && (
        <AssigneeChoice value={assigneeId} onChange={setAssigneeId} hint={scheduleWords.assigneeHint} />
      )}
    </Dialog>
  );
}
