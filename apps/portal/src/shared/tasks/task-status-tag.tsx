import type { TaskStatus } from '@anupalan/enums/task-status';
import { TASK_STATUS_LABELS } from '@anupalan/enums/task-status';
import { Status } from '@anupalan/ui';

/** Pending, Completed or Overdue, each with a shape of its own. */
export function TaskStatusTag({ status }: { status: TaskStatus }) {
  return <Status kind={status} label={TASK_STATUS_LABELS[status]} />;
}
