import { isApiError } from '@anupalan/api-client/api-error';
import { useConfirmStatutoryObligationMutation } from '@anupalan/api-client/endpoints/statutory';
import { useAddTasksMutation } from '@anupalan/api-client/endpoints/tasks';
import type { StatutoryObligation } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { SKIP_REASON_LABELS } from '@anupalan/enums/task-origin';
import { Button, Notice, Section, Stack } from '@anupalan/ui';
import { LeftOutList } from '@anupalan/ui/document';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../shared/forms/use-idempotency-key.ts';
import { AssigneeChoice } from '../../../shared/tasks/assignee-choice.tsx';
import { planTasks, type TaskChoices, toFirstDate } from './make-tasks-plan.ts';
import { TaskPreview } from './task-preview.tsx';
import { makeWords } from './words.ts';

/** Props of {@link MakeTasksDialog}. */
export type MakeTasksDialogProps = {
  entries: readonly StatutoryObligation[];
  today: DateString;
  onClose: () => void;
  onMade: () => void;
};

/** Shows the dates of the tasks before they are made, and asks to have read the source of what is not verified. */
export function MakeTasksDialog({ entries, today, onClose, onMade }: MakeTasksDialogProps) {
  const [confirm] = useConfirmStatutoryObligationMutation();
  const [addTasks] = useAddTasksMutation();
  const { toKey, onDone } = useIdempotencyKey();
  const [choices, setChoices] = useState<TaskChoices>({ readIds: new Set(), firstDates: {} });
  const [assigneeId, setAssigneeId] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const plan = planTasks(entries, choices, today);

  const onRead = (id: string, isRead: boolean) =>
    setChoices(({ readIds, firstDates }) => {
      const next = new Set(readIds);
      if (isRead) next.add(id);
      else next.delete(id);
      return { readIds: next, firstDates };
    });
  const onFirstDate = (id: string, date: DateString | null) =>
    setChoices(({ readIds, firstDates }) => ({ readIds, firstDates: { ...firstDates, [id]: date } }));

  const make = async () => {
    for (const { id } of plan.toConfirm) await confirm(id).unwrap();
    const tasks = {
      statutoryIds: plan.toMake.map(({ id }) => id),
      firstDates: plan.toMake
        .filter(({ isRolling }) => isRolling)
        .map((entry) => ({ id: entry.id, date: toFirstDate(entry, choices, today) ?? today })),
      ...(assigneeId === '' ? {} : { assigneeId }),
    };
    const { message, data } = await addTasks({ tasks, idempotencyKey: toKey(tasks) }).unwrap();
    onDone();
    const [first] = data.skipped;
    if (first === undefined) toast.success(message);
    else
      toast.warning(
        makeWords.skipped(message, data.skipped.length, SKIP_REASON_LABELS[first.reason].toLowerCase()),
      );
    onMade();
  };
  const onConfirm = async () => {
    setError(null);
    setIsAsked(true);
    if (plan.toMake.length === 0 || plan.undated.length > 0) return;
    setIsBusy(true);
    try {
      await make();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.message);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      isSticky
      title={plan.toMake.length === 0 ? makeWords.noneTitle : makeWords.title(plan.toMake.length)}
      description={makeWords.text}
      footer={
        <>
          <Button onClick={onClose}>{makeWords.cancel}</Button>
          <Button
            variant="primary"
            isLoading={isBusy}
            loadingLabel={makeWords.busy}
            onClick={() => void onConfirm()}
          >
            {makeWords.submit(plan.toMake.length)}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {error !== null && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        {isAsked && plan.toMake.length === 0 && (
          <Notice tone="warn" role="alert">
            {plan.unread.length > 0 ? makeWords.noneUnread : makeWords.none}
          </Notice>
        )}
        {entries
          .filter((entry) => plan.toMake.includes(entry) || plan.unread.includes(entry))
          .map((entry) => (
            <TaskPreview
              key={entry.id}
              entry={entry}
              today={today}
              firstDate={toFirstDate(entry, choices, today)}
              isAsked={isAsked && plan.undated.includes(entry)}
              isRead={choices.readIds.has(entry.id)}
              onFirstDate={(date) => onFirstDate(entry.id, date)}
              onRead={(isRead) => onRead(entry.id, isRead)}
            />
          ))}
        {plan.left.length > 0 && (
          <Section title={makeWords.leftOut}>
            <LeftOutList
              items={plan.left.map(({ entry, reason }) => ({
                id: entry.id,
                what: <span>{entry.title}</span>,
                reason: `${reason}.`,
              }))}
            />
          </Section>
        )}
        <AssigneeChoice value={assigneeId} onChange={setAssigneeId} />
      </Stack>
    </Dialog>
  );
}
