import type { Task } from '@anupalan/api-client/types';
import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import { TASK_ORIGIN_LABELS } from '@anupalan/enums/task-origin';
import { IconButton, Person, TwoLines } from '@anupalan/ui';
import { Menu } from '@anupalan/ui/interactive';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { CalendarClock, Ellipsis, FileSearch, Trash2, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { ListTableProps } from '../../shared/lists/list-rows.ts';
import { DueDate, DueLine } from '../../shared/tasks/due-date.tsx';
import { TaskName } from '../../shared/tasks/task-name.tsx';
import { formWords, words } from './words.ts';

/** What every row needs, in a table or as stacked links. */
export type TaskRowContext = {
  today: string;
  /** Where the task comes from, in words. */
  toMeta: (task: Task) => string;
  toHref: (task: Task) => string;
  toEditHref: (task: Task) => string;
  /** The page of the order, or null. */
  toSourceHref: (task: Task) => string | null;
  /** Null: the session may not change tasks. */
  changes: {
    selectedIds: ReadonlySet<string>;
    onSelect: (ids: ReadonlySet<string>) => void;
    onDelete: (task: Task) => void;
    onAssign: (task: Task) => void;
  } | null;
};

/** "Open page 6", or the whole order of a file without pages. */
function toSourceLabel({ citation }: Task): string {
  return citation?.page ? words.openPage(citation.page) : words.openOrder;
}

/** What can be done with a task. */
export function TaskMenu({ task, context }: { task: Task; context: TaskRowContext }) {
  const source = context.toSourceHref(task);
  const items = [
    ...(context.changes === null
      ? []
      : [
          { id: 'edit', label: words.changeFrequency, icon: CalendarClock, href: context.toEditHref(task) },
          {
            id: 'assign',
            label: words.assign,
            icon: UserRound,
            onAction: () => context.changes?.onAssign(task),
          },
        ]),
    ...(source === null
      ? []
      : [{ id: 'source', label: toSourceLabel(task), icon: FileSearch, href: source }]),
    ...(context.changes === null
      ? []
      : [
          {
            id: 'delete',
            label: words.delete,
            icon: Trash2,
            isDanger: true,
            onAction: () => context.changes?.onDelete(task),
          },
        ]),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={words.actionsFor(task.name)}
      items={items}
      trigger={<IconButton icon={Ellipsis} label={words.actionsFor(task.name)} size="sm" />}
    />
  );
}

/** The next due date of a task, and how far it is. */
export function NextDue({ task, today }: { task: Task; today: string }) {
  if (task.dueDate === null) return <span className="subtle">{words.noFurtherDates}</span>;
  return <DueDate date={task.dueDate} today={today} status={task.dueDate < today ? 'overdue' : 'pending'} />;
}

function toColumns({ today, toMeta, toHref }: TaskRowContext): DataColumn<Task>[] {
  return [
    {
      id: 'name',
      header: words.columns.task,
      isRowHeader: true,
      isSortable: true,
      cell: (task) => (
        <TwoLines main={<TaskName name={task.name} />} sub={toMeta(task)} href={toHref(task)} />
      ),
    },
    {
      id: 'frequency',
      header: words.columns.repeats,
      width: 'fifth',
      isSortable: true,
      cell: (task) => describeSchedule(task.schedule),
    },
    {
      id: 'dueDate',
      header: words.columns.nextDue,
      width: 'short',
      isSortable: true,
      cell: (task) => <NextDue task={task} today={today} />,
    },
    {
      id: 'assignee',
      header: words.columns.assignee,
      width: 'person',
      cell: ({ assignee }) =>
        assignee === null ? (
          <span className="muted">{formWords.notAssigned}</span>
        ) : (
          <Person name={assignee.name} />
        ),
    },
    {
      id: 'origin',
      header: words.columns.origin,
      width: 'action',
      isSortable: true,
      cell: ({ origin }) => TASK_ORIGIN_LABELS[origin],
    },
  ];
}

/** A task on a phone. */
function toStacked(task: Task, { today, toMeta, toHref }: TaskRowContext) {
  const isLate = task.dueDate !== null && task.dueDate < today;
  return {
    title: task.name,
    href: toHref(task),
    meta: [describeSchedule(task.schedule), toMeta(task)].filter((words) => words !== '').join('. '),
    isLate,
    when:
      task.dueDate === null ? (
        words.noFurtherDates
      ) : (
        <DueLine date={task.dueDate} today={today} status={isLate ? 'overdue' : 'pending'} />
      ),
  };
}

/** Props of {@link TaskTable}: the list's states are the table's. */
export type TaskTableProps = ListTableProps<Task> & {
  context: TaskRowContext;
};

/** Tasks as a table, and as stacked links on a phone. */
export function TaskTable({ context, ...rest }: TaskTableProps) {
  const navigate = useNavigate();
  const { changes } = context;
  return (
    <DataTable
      {...rest}
      caption={words.list}
      words={toDataWords(words.noun)}
      density="comfortable"
      columns={toColumns(context)}
      toId={({ id }) => id}
      toStacked={(task) => toStacked(task, context)}
      selection={
        changes === null
          ? undefined
          : {
              ids: changes.selectedIds,
              onChange: changes.onSelect,
              toLabel: ({ name }) => words.select(name),
              allLabel: words.selectAll,
            }
      }
      onOpen={(task) => void navigate(context.toHref(task), { preventScrollReset: true, flushSync: true })}
      toMenu={(task) => <TaskMenu task={task} context={context} />}
    />
  );
}
