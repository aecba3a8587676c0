import { isApiError } from '@anupalan/api-client/api-error';
import { useAssignTasksMutation } from '@anupalan/api-client/endpoints/tasks';
import type { Task } from '@anupalan/api-client/types';
import { toast } from '@anupalan/ui/interactive';
import { offerUndo } from './offer-undo.ts';
import type { OnUndoable } from './undoable.ts';
import { assignDialogWords } from './words.ts';

/** A task as far as giving it to somebody needs it. */
export type Assignable = Pick<Task, 'id' | 'assignee'>;

/** Gives tasks to somebody, all or none, and offers to undo it in the toast. Answers whether it worked. */
export function useAssignment(onUndoable?: OnUndoable) {
  const [assignTasks, { isLoading }] = useAssignTasksMutation();

  const undo = async (before: readonly Assignable[]) => {
    onUndoable?.(null);
    try {
      for (const [assigneeId, tasks] of Map.groupBy(before, ({ assignee }) => assignee?.id ?? null)) {
        await assignTasks({ ids: tasks.map(({ id }) => id), assigneeId }).unwrap();
      }
      toast.success(assignDialogWords.undone);
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  };

  const assign = async (tasks: readonly Assignable[], assigneeId: string | null): Promise<boolean> => {
    const changed = tasks.filter(({ assignee }) => (assignee?.id ?? null) !== assigneeId);
    if (changed.length === 0) return true;
    try {
      const { message } = await assignTasks({ ids: changed.map(({ id }) => id), assigneeId }).unwrap();
      const onUndo = () => void undo(changed);
      const ids = new Set(changed.map(({ id }) => id));
      offerUndo({ text: message, undo: onUndo, concerns: ({ taskId }) => ids.has(taskId), onUndoable });
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      return false;
    }
  };
  return { assign, isAssigning: isLoading };
}
