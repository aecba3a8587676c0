import { TASK_STATUS_LABELS, type TaskStatus } from '@anupalan/enums/task-status';
import { type IconType, StatusTag, type Tone } from '@anupalan/ui';
import { CircleCheck, CircleDashed, OctagonAlert } from 'lucide-react';

const LOOKS: Readonly<Record<TaskStatus, { tone: Tone; icon: IconType }>> = {
  pending: { tone: 'neutral', icon: CircleDashed },
  completed: { tone: 'ok', icon: CircleCheck },
  overdue: { tone: 'danger', icon: OctagonAlert },
};

/** Pending, Completed or Overdue, each with a shape of its own. */
export function TaskStatusTag({ status }: { status: TaskStatus }) {
  return <StatusTag {...LOOKS[status]} label={TASK_STATUS_LABELS[status]} />;
}
