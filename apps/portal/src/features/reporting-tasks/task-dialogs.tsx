import {
  useAddTasksMutation,
  useGetTaskQuery,
  useUpdateTaskMutation,
} from '@anupalan/api-client/endpoints/tasks';
import type { Task } from '@anupalan/api-client/types';
import { LoadError, SkeletonRows } from '@anupalan/ui';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { useIdempotencyKey } from '../../shared/forms/use-idempotency-key.ts';
import { TaskSource } from '../../shared/tasks/task-source.tsx';
import { findSchedule } from './schedule-values.ts';
import { StatedFrequency } from './stated-frequency.tsx';
import { TaskForm } from './task-form.tsx';
import { NEW_TASK_VALUES, type TaskValues, toNewTask, toTaskValues } from './task-values.ts';
import { formWords } from './words.ts';

/** What the fields describe; only called with fields that the rules have passed. */
function toChecked(values: TaskValues) {
  const schedule = findSchedule(values);
  if (schedule === null) throw new RangeError('A checked form has a start date.');
  return toNewTask(values, schedule);
}

/** Props of both dialogs. */
export type TaskDialogProps = { today: string; onClose: () => void };

/** Adds a task by hand. */
export function AddTaskDialog({ today, onClose }: TaskDialogProps) {
  const [addTasks] = useAddTasksMutation();
  const { toKey, onDone } = useIdempotencyKey();
  const onSubmit = async (values: TaskValues) => {
    const tasks = toChecked(values);
    const { message } = await addTasks({ tasks, idempotencyKey: toKey(tasks) }).unwrap();
    onDone();
    toast.success(message);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={formWords.addTitle} size="lg" isSticky>
      <TaskForm
        initialValues={NEW_TASK_VALUES}
        today={today}
        draft="new-task"
        submitLabel={formWords.add}
        onSubmit={onSubmit}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function EditForm({ task, today, onClose }: TaskDialogProps & { task: Task }) {
  const [updateTask] = useUpdateTaskMutation();
  const onSubmit = async (values: TaskValues) => {
    const { message } = await updateTask({ id: task.id, ...toChecked(values) }).unwrap();
    toast.success(message);
    onClose();
  };
  return (
    <TaskForm
      initialValues={toTaskValues(task)}
      task={task}
      today={today}
      draft={`task-${task.id}`}
      submitLabel={formWords.save}
      onSubmit={onSubmit}
      onCancel={onClose}
      source={
        <>
          <TaskSource task={task} />
          <StatedFrequency task={task} />
        </>
      }
    />
  );
}

/** Changes a task and its schedule. Dates up to today stay as they are, later ones are made anew (D22). */
export function EditTaskDialog({ taskId, today, onClose }: TaskDialogProps & { taskId: string }) {
  const { currentData, isError, isFetching, refetch } = useGetTaskQuery(taskId);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={currentData === undefined ? formWords.changeTitle : formWords.changeTitleOf(currentData.name)}
      description={formWords.changeText}
      size="lg"
      isSticky
    >
      {currentData !== undefined && <EditForm task={currentData} today={today} onClose={onClose} />}
      {currentData === undefined && !isError && <SkeletonRows label={formWords.loading} />}
      {currentData === undefined && isError && (
        <LoadError title={formWords.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Dialog>
  );
}
