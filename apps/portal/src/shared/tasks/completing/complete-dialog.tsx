import { useGetTaskQuery } from '@anupalan/api-client/endpoints/tasks';
import type { ScheduledTask } from '@anupalan/api-client/types';
import { EVIDENCE_MAX_FILES } from '@anupalan/enums/limits';
import { Notice, Stack } from '@anupalan/ui';
import { Dialog } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { toDueWords } from '../due-date.tsx';
import { DiscardDialog } from '../evidence/discard-dialog.tsx';
import { DraftsGuard } from '../evidence/drafts-guard.tsx';
import { useEvidenceUploads } from '../evidence/use-evidence-uploads.ts';
import { formatLongDate } from '../task-dates.ts';
import { TaskSource } from '../task-source.tsx';
import type { OnUndoable } from '../undoable.ts';
import { useStatusChange } from '../use-status-change.ts';
import { useToday } from '../use-today.ts';
import { CompletionForm, type CompletionValues } from './completion-form.tsx';
import { toCompletionTitle, toLeftOutWords } from './completion-words.ts';
import { completeWords } from './words.ts';

/** Props of {@link CompleteDialog}. */
export type CompleteDialogProps = {
  /** Null: closed. A single one that is completed: what was recorded of it is changed. */
  rows: readonly ScheduledTask[] | null;
  onClose: () => void;
  onDone?: () => void;
  onUndoable?: OnUndoable;
};

/** What is to be done with the rows: those that can be completed, or one whose record is changed. */
function toJob(rows: readonly ScheduledTask[]) {
  const open = rows.filter((row) => row.status !== 'completed');
  const isAmending = rows.length === 1 && open.length === 0;
  const needing =
    rows.length === 1 ? [] : open.filter((row) => row.evidenceRequired && row.evidence.length === 0);
  return { isAmending, needing, rows: isAmending ? rows : open.filter((row) => !needing.includes(row)) };
}

type Job = ReturnType<typeof toJob>;

/** The words of the order that a due date comes from; nothing until they are there. */
function Source({ taskId }: { taskId: string }) {
  const { currentData } = useGetTaskQuery(taskId);
  return currentData === undefined ? null : <TaskSource task={currentData} />;
}

function toDescription({ rows, isAmending }: Job, today: string): string {
  const [row] = rows;
  if (row === undefined || rows.length > 1) return completeWords.text;
  if (isAmending) return completeWords.amendText;
  return completeWords.dueOn(formatLongDate(row.dueDate), toDueWords(row.dueDate, today, row.status));
}

type OpenDialogProps = Omit<CompleteDialogProps, 'rows'> & { rows: readonly ScheduledTask[] };

function OpenDialog({ rows: given, onClose, onDone, onUndoable }: OpenDialogProps) {
  // What is done stays the same while the answer arrives and the rows around it change.
  const [job] = useState(() => toJob(given));
  const { rows, needing, isAmending } = job;
  const today = useToday();
  const { change, amend } = useStatusChange(onUndoable, true);
  const [only] = rows.length === 1 ? rows : [];
  const room = EVIDENCE_MAX_FILES - (only?.evidence.length ?? 0);
  const uploads = useEvidenceUploads(only?.id ?? '', room);
  const [isLeaving, setIsLeaving] = useState(false);
  const count = uploads.drafts.length;
  const onLeave = () => (count > 0 ? setIsLeaving(true) : onClose());
  const onSubmit = async (values: CompletionValues) => {
    const record = {
      completedOn: values.completedOn,
      reference: values.reference.trim(),
      remark: values.remark.trim(),
    };
    // What proves it comes first: the server refuses to complete what needs evidence and has none.
    if (!(await uploads.send())) return;
    const failure = isAmending && only ? await amend(only, record) : await change(rows, 'completed', record);
    if (failure !== null) throw failure;
    onDone?.();
    onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        onClose={onLeave}
        title={toCompletionTitle(
          rows.map(({ name }) => name),
          isAmending,
        )}
        description={toDescription(job, today)}
        isSticky
        isSheet
      >
        <Stack>
          {only !== undefined && <Source taskId={only.taskId} />}
          {needing.length > 0 && (
            <Notice tone="warn">{toLeftOutWords(needing.map(({ name }) => name))}</Notice>
          )}
          {rows.length > 0 && (
            <CompletionForm
              rows={rows}
              isAmending={isAmending}
              today={today}
              uploads={isAmending || only === undefined ? null : uploads}
              room={room}
              onSubmit={onSubmit}
              onClose={onLeave}
            />
          )}
        </Stack>
      </Dialog>
      {isLeaving && <DiscardDialog count={count} onStay={() => setIsLeaving(false)} onDiscard={onClose} />}
      {count > 0 && <DraftsGuard count={count} onDiscard={onClose} />}
    </>
  );
}

/** Records that due dates were done: on which day, with which reference, remark and evidence. */
export function CompleteDialog({ rows, ...rest }: CompleteDialogProps) {
  return rows === null ? null : <OpenDialog {...rest} rows={rows} />;
}
