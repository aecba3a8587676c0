import { isApiError } from '@anupalan/api-client/api-error';
import { useAssignTasksMutation } from '@anupalan/api-client/endpoints/tasks';
import type { Task } from '@anupalan/api-client/types';
import { toast } from '@anupalan/ui/interactive';

/** A task as far as giving it to somebody needs it. */
export type Assignable = Pick<Task, 'id' | 'assignee'>;

/** Gives tasks to somebody, all or none, and offers to undo it in the toast. Answers whether it worked. */
export function useAssignment() {
  const [assignTasks, { isLoading }] = useAssignTasksMutation();

  const undo = async (before: readonly Assignable[]) => {
    try {
      for (const [assigneeId, tasks] of Map.groupBy(before, ({ assignee }) => assignee?.id ?? null)) {
        await assignTasks({ ids: tasks.map(({ id }) => id), assigneeId }).unwrap();
      }
      toast.success('Given back');
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  };

  const assign = async (tasks: readonly Assignable[], assigneeId: string | null): Promise<boolean> => {
    const changed = tasks.filter(({ assignee }) => (assignee?.id ?? null) !== assigneeId);
    if (changed.length === 0) return true;
    try {
      const { message } = await assignTasks({ ids: changed.map(({ id }) => id), assigneeId }).unwrap();
      toast.success(message, { onUndo: () => void undo(changed) });
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      return false;
    }
  };
  return { assign, isAssigning: isLoading };
}
