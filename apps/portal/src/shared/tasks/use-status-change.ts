import { isApiError } from '@anupalan/api-client/api-error';
import { useUpdateScheduledTaskStatusMutation } from '@anupalan/api-client/endpoints/scheduled-tasks';
import type { SettableTaskStatus, TaskStatus } from '@anupalan/enums/task-status';
import { toast } from '@anupalan/ui/interactive';
import { useAccess } from '../session/use-session.ts';

/** A due date as far as a change of its status needs it. */
export type Changeable = { id: string; status: TaskStatus; remark: string | null };

/** Whether the session may change the status of due dates (contract, PATCH …/scheduled-tasks/status). */
export function useCanChangeStatus(): boolean {
  const canManageAlerts = useAccess('Tasks & Alerts', 'manage');
  const canManageTasks = useAccess('Reporting Task', 'manage');
  return canManageAlerts || canManageTasks;
}

function toSentence(count: number, status: SettableTaskStatus): string {
  const what = count === 1 ? '1 due date' : `${count} due dates`;
  return status === 'completed' ? `${what} completed` : `${what} reopened`;
}

/** Groups what has to be put back by what it was before. */
function toUndoCalls(before: readonly Changeable[], status: SettableTaskStatus) {
  if (status === 'completed') return [{ ids: before.map(({ id }) => id), status: 'pending' as const }];
  const byRemark = Map.groupBy(before, ({ remark }) => remark ?? '');
  return [...byRemark].map(([remark, rows]) => ({
    ids: rows.map(({ id }) => id),
    status: 'completed' as const,
    remark,
  }));
}

/**
 * Changes the status of one or several due dates, all or nothing, and offers to undo it in the toast. Only those
 * that the change applies to are sent: completing a completed one is none. Answers the failure, or null.
 */
export function useStatusChange() {
  const [update, { isLoading }] = useUpdateScheduledTaskStatusMutation();

  const undo = async (before: readonly Changeable[], status: SettableTaskStatus) => {
    try {
      for (const call of toUndoCalls(before, status)) await update(call).unwrap();
      toast.success('Undone');
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 409) toast.error(error.message);
    }
  };

  const change = async (rows: readonly Changeable[], status: SettableTaskStatus, remark?: string) => {
    const before = rows.filter((row) => (status === 'completed') !== (row.status === 'completed'));
    if (before.length === 0) return null;
    try {
      await update({ ids: before.map(({ id }) => id), status, remark }).unwrap();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 409) toast.error(error.message);
      return error;
    }
    toast.success(toSentence(before.length, status), { onUndo: () => void undo(before, status) });
    return null;
  };

  return { change, isChanging: isLoading };
}
