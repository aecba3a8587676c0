import type { Task } from '@anupalan/api-client/types';
import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import { Checkbox, DataList, DataRow, Inline } from '@anupalan/ui';
import { DueLine } from '../../shared/tasks/due-date.tsx';
import { TaskMenu, type TaskRowContext } from './task-table.tsx';

function Item({ task, context }: { task: Task; context: TaskRowContext }) {
  const { changes, today } = context;
  const isLate = task.dueDate !== null && task.dueDate < today;
  return (
    <DataRow
      title={task.name}
      href={context.toHref(task)}
      meta={`${describeSchedule(task.schedule)}. ${context.toMeta(task)}`}
      isLate={isLate}
      when={
        task.dueDate === null ? (
          'Nothing to come'
        ) : (
          <DueLine date={task.dueDate} today={today} status={isLate ? 'overdue' : 'pending'} />
        )
      }
      end={
        <Inline gap={2}>
          {changes !== null && (
            <Checkbox
              aria-label={`Select ${task.name}`}
              checked={changes.selectedIds.has(task.id)}
              onChange={() => changes.onSelect(task)}
            />
          )}
          <TaskMenu task={task} context={context} />
        </Inline>
      }
    />
  );
}

/** Tasks as stacked links, for phones. */
export function TaskStack({ tasks, context }: { tasks: readonly Task[]; context: TaskRowContext }) {
  return (
    <DataList aria-label="Tasks">
      {tasks.map((task) => (
        <Item key={task.id} task={task} context={context} />
      ))}
    </DataList>
  );
}
