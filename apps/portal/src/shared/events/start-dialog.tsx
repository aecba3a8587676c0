import { isApiError } from '@anupalan/api-client/api-error';
import { useStartObligationMutation } from '@anupalan/api-client/endpoints/duty-events';
import type { DutyEvent } from '@anupalan/api-client/types';
import { toEventDueDate } from '@anupalan/compliance/events/event-limit';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { Button, Notice, PreviewBox, Stack } from '@anupalan/ui';
import { DateField, Dialog, toast } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import { AssigneeChoice } from '../tasks/assignee-choice.tsx';
import { formatLongDate } from '../tasks/task-dates.ts';
import { useTaskLinks } from '../tasks/task-links.ts';
import { isPlanned, toDueHint, toLimitWords } from './event-words.ts';
import { startWords } from './words.ts';

/** Props of {@link StartDialog}. */
export type StartDialogProps = { event: DutyEvent; today: DateString; onClose: () => void };

/** What is wrong with the day, or null. */
function findFault(day: DateString | null, event: DutyEvent['event'], today: DateString): string | null {
  if (day === null) return FIELD_MESSAGES.happenedOnRequired;
  return !isPlanned(event) && day > today ? FIELD_MESSAGES.happenedInFuture : null;
}

/** Asks on which day it happened, or will, and makes the task of it with its deadline. */
export function StartDialog({ event: duty, today, onClose }: StartDialogProps) {
  const [start, { isLoading }] = useStartObligationMutation();
  const { toKey, onDone } = useIdempotencyKey();
  const navigate = useNavigate();
  const links = useTaskLinks();
  const { event } = duty;
  const [happenedOn, setHappenedOn] = useState<DateString | null>(isPlanned(event) ? null : today);
  const [assigneeId, setAssigneeId] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const fault = findFault(happenedOn, event, today);
  const dueDate = happenedOn === null || fault !== null ? null : toEventDueDate(event.limit, happenedOn);
  const hint = toDueHint(event);

  const onStart = async () => {
    setIsAsked(true);
    setError(null);
    if (happenedOn === null || fault !== null) return;
    const body = { happenedOn, ...(assigneeId === '' ? {} : { assigneeId }) };
    try {
      const { message, data } = await start({
        id: duty.id,
        start: body,
        idempotencyKey: toKey({ id: duty.id, ...body }),
      }).unwrap();
      onDone();
      const href = links.toTask(data.id);
      toast.success(
        message,
        href === null ? {} : { onUndo: () => void navigate(href), undoLabel: startWords.openTask },
      );
      onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure.message);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={startWords.title(duty.title)}
      description={startWords.text}
      footer={
        <>
          <Button onClick={onClose}>{startWords.cancel}</Button>
          <Button
            variant="primary"
            isLoading={isLoading}
            loadingLabel={startWords.busy}
            onClick={() => void onStart()}
          >
            {startWords.submit}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error !== null && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        <DateField
          label={isPlanned(event) ? startWords.happens : startWords.happened}
          value={happenedOn}
          {...(isPlanned(event) ? {} : { max: today })}
          error={isAsked ? fault : null}
          onChange={setHappenedOn}
        />
        <PreviewBox
          title={toLimitWords(event)}
          label={startWords.dueDate}
          values={dueDate === null ? [] : [startWords.dueOn(formatLongDate(dueDate))]}
          emptyText={startWords.noDay}
        />
        {hint !== '' && <p className="muted">{hint}</p>}
        <AssigneeChoice value={assigneeId} onChange={setAssigneeId} hint={startWords.notAssigned} />
      </Stack>
    </Dialog>
  );
}
