import { isApiError } from '@anupalan/api-client/api-error';
import { useDeleteTasksMutation } from '@anupalan/api-client/endpoints/tasks';
import type { Task } from '@anupalan/api-client/types';
import { ConfirmDialog, toast } from '@anupalan/ui/interactive';
import { deleteWords } from './words.ts';

/** Names shown in the question; more are counted. */
const NAMED = 5;

/** Props of {@link DeleteTasksDialog}. No tasks: closed. */
export type DeleteTasksDialogProps = {
  tasks: readonly Pick<Task, 'id' | 'name'>[];
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks, with their names, before tasks are deleted: all or none. */
export function DeleteTasksDialog({ tasks, onClose, onDeleted }: DeleteTasksDialogProps) {
  const [deleteTasks, { isLoading }] = useDeleteTasksMutation();
  const [first] = tasks;
  const isOne = tasks.length === 1;
  const onConfirm = async () => {
    try {
      const { message } = await deleteTasks(tasks.map(({ id }) => id)).unwrap();
      toast.success(message);
      onDeleted();
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={tasks.length > 0}
      onClose={onClose}
      onConfirm={() => void onConfirm()}
      title={isOne && first ? deleteWords.title(first.name) : deleteWords.titleOfAll(tasks.length)}
      confirmLabel={isOne ? deleteWords.confirm : deleteWords.confirmAll}
      tone="danger"
      isBusy={isLoading}
      busyLabel={deleteWords.busy}
    >
      {!isOne && (
        <ul>
          {tasks.slice(0, NAMED).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {tasks.length > NAMED && <li>{deleteWords.andMore(tasks.length - NAMED)}</li>}
        </ul>
      )}
      <p>{deleteWords.text}</p>
    </ConfirmDialog>
  );
}
