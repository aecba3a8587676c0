import { type ApiError, isApiError } from '@anupalan/api-client/api-error';
import { useUpdateScheduledTaskStatusMutation } from '@anupalan/api-client/endpoints/scheduled-tasks';
import type { ScheduledTask } from '@anupalan/api-client/types';
import { IDS_MAX_COUNT } from '@anupalan/enums/limits';
import type { SettableTaskStatus } from '@anupalan/enums/task-status';
import { toast } from '@anupalan/ui/interactive';
import { useAccess } from '../session/use-session.ts';
import { offerUndo } from './offer-undo.ts';
import type { OnUndoable } from './undoable.ts';
import { taskWords } from './words.ts';

/** A due date as far as a change of its status needs it. */
export type Changeable = Pick<ScheduledTask, 'id' | 'status' | 'completedOn' | 'reference' | 'remark'>;

/** What is recorded of a due date that was done; empty texts are none. */
export type CompletionRecord = { completedOn: string; reference: string; remark: string };

/** Whether the session may change the status of due dates (contract, PATCH …/scheduled-tasks/status). */
export function useCanChangeStatus(): boolean {
  const canManageAlerts = useAccess('Tasks & Alerts', 'manage');
  const canManageTasks = useAccess('Reporting Task', 'manage');
  return canManageAlerts || canManageTasks;
}

/** A new record has no empty texts to clear. */
function withoutEmpty(record: CompletionRecord): Partial<CompletionRecord> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
}

function toSentence(count: number, status: SettableTaskStatus): string {
  const dueDates = taskWords.status.dueDates(count);
  return status === 'completed' ? taskWords.status.completed(dueDates) : taskWords.status.reopened(dueDates);
}

type StatusCall = { ids: string[]; status: SettableTaskStatus } & Partial<CompletionRecord>;

/** As many calls as their ids need. */
function toCalls(
  rows: readonly Changeable[],
  status: SettableTaskStatus,
  record: Partial<CompletionRecord> = {},
): StatusCall[] {
  const ids = rows.map(({ id }) => id);
  const count = Math.ceil(ids.length / IDS_MAX_COUNT);
  return Array.from({ length: count }, (_, index) => ({
    ids: ids.slice(index * IDS_MAX_COUNT, (index + 1) * IDS_MAX_COUNT),
    status,
    ...record,
  }));
}

/** What was recorded of a date, without what is empty. */
function toRecord({ completedOn, reference, remark }: Changeable): Partial<CompletionRecord> {
  return {
    ...(completedOn === null ? {} : { completedOn }),
    ...(reference === null ? {} : { reference }),
    ...(remark === null ? {} : { remark }),
  };
}

/** Groups what has to be put back by what it was before. */
function toUndoCalls(before: readonly Changeable[], status: SettableTaskStatus): StatusCall[] {
  if (status === 'completed') return toCalls(before, 'pending');
  const byRecord = Map.groupBy(before, (row) => JSON.stringify(toRecord(row)));
  return [...byRecord.values()].flatMap((rows) => toCalls(rows, 'completed', rows[0] && toRecord(rows[0])));
}

/**
 * Changes the status of one or several due dates and offers to undo it, in the toast and to `onUndoable`. Only those
 * that the change applies to are sent: completing a completed one is none. A call is all or nothing; where so many
 * dates need several, those before a failure are done, which is said. Answers the failure, or null. `isInForm`: a form shows
 * what the server refuses, so that no toast says it again.
 */
export function useStatusChange(onUndoable?: OnUndoable, isInForm = false) {
  const [update, { isLoading }] = useUpdateScheduledTaskStatusMutation();

  /** Sends calls one by one; answers how many dates were changed, and what stopped it. */
  const send = async (calls: readonly StatusCall[]): Promise<{ done: number; error: ApiError | null }> => {
    let done = 0;
    for (const call of calls) {
      try {
        await update(call).unwrap();
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.status === 409 || (error.status === 422 && !isInForm)) toast.error(error.message);
        return { done, error };
      }
      done += call.ids.length;
    }
    return { done, error: null };
  };

  const undo = async (before: readonly Changeable[], status: SettableTaskStatus) => {
    onUndoable?.(null);
    const { done, error } = await send(toUndoCalls(before, status));
    if (error === null) toast.success(taskWords.status.undone);
    else if (done > 0)
      toast.warning(taskWords.status.partlyUndone(taskWords.status.dueDates(done), before.length));
  };

  const change = async (
    rows: readonly Changeable[],
    status: SettableTaskStatus,
    record?: CompletionRecord,
  ) => {
    const before = rows.filter((row) => (status === 'completed') !== (row.status === 'completed'));
    if (before.length === 0) return null;
    const { done, error } = await send(toCalls(before, status, record && withoutEmpty(record)));
    if (done === 0) return error;
    const changed = before.slice(0, done);
    const onUndo = () => void undo(changed, status);
    const text = toSentence(done, status);
    const ids = new Set(changed.map(({ id }) => id));
    const offer = { text, undo: onUndo, concerns: (row: { id: string }) => ids.has(row.id), onUndoable };
    if (error === null) offerUndo(offer);
    else {
      const rest = before.length - done;
      offerUndo(
        offer,
        toast.warning,
        taskWords.status.notChanged(text, taskWords.status.dueDates(rest), error.message),
      );
    }
    return error;
  };

  /** Changes what was recorded of a date that is completed. Answers the failure, or null. */
  const amend = async (row: Changeable, record: CompletionRecord) => {
    const { error } = await send([{ ids: [row.id], status: 'completed', ...record }]);
    if (error === null) toast.success(taskWords.status.recordChanged);
    return error;
  };

  return { change, amend, isChanging: isLoading };
}
