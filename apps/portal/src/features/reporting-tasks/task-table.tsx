import type { Task } from '@anupalan/api-client/types';
import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import { TASK_ORIGIN_LABELS } from '@anupalan/enums/task-origin';
import {
  Cell,
  Checkbox,
  HeadCell,
  IconButton,
  Person,
  Row,
  RowHeadCell,
  Table,
  Tag,
  TwoLines,
} from '@anupalan/ui';
import { Menu } from '@anupalan/ui/interactive';
import { CalendarClock, Ellipsis, FileSearch, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { DueDate } from '../../shared/tasks/due-date.tsx';
import { TaskName } from '../../shared/tasks/task-name.tsx';
import type { SortColumn, TaskFilters } from './filters.ts';
import styles from './reporting-tasks.module.css';

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
    onSelect: (task: Task) => void;
    onDelete: (task: Task) => void;
  } | null;
};

/** Props of {@link TaskTable}. */
export type TaskTableProps = {
  tasks: readonly Task[];
  context: TaskRowContext;
  sort: TaskFilters['sort'];
  onSort: (column: SortColumn) => void;
  /** Selects or leaves all rows of the page. */
  onSelectAll: () => void;
};

/** "Open page 6", or the whole order of a file without pages. */
function toSourceLabel({ citation }: Task): string {
  return citation?.page ? `Open page ${citation.page}` : 'Open the order';
}

/** What can be done with a task. */
export function TaskMenu({ task, context }: { task: Task; context: TaskRowContext }) {
  const source = context.toSourceHref(task);
  const items = [
    ...(context.changes === null
      ? []
      : [{ id: 'edit', label: 'Change frequency', icon: CalendarClock, href: context.toEditHref(task) }]),
    ...(source === null
      ? []
      : [{ id: 'source', label: toSourceLabel(task), icon: FileSearch, href: source }]),
    ...(context.changes === null
      ? []
      : [
          {
            id: 'delete',
            label: 'Delete',
            icon: Trash2,
            isDanger: true,
            onAction: () => context.changes?.onDelete(task),
          },
        ]),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={`Actions for ${task.name}`}
      items={items}
      trigger={<IconButton icon={Ellipsis} label={`Actions for ${task.name}`} size="sm" />}
    />
  );
}

/** The next due date of a task, and how far it is. */
export function NextDue({ task, today }: { task: Task; today: string }) {
  if (task.dueDate === null) return <span className="subtle">Nothing to come</span>;
  return <DueDate date={task.dueDate} today={today} status={task.dueDate < today ? 'overdue' : 'pending'} />;
}

function TaskRow({ task, context }: { task: Task; context: TaskRowContext }) {
  const navigate = useNavigate();
  const { changes, today } = context;
  const href = context.toHref(task);
  const isSelected = changes?.selectedIds.has(task.id) ?? false;
  return (
    <Row isSelected={isSelected} onOpen={() => void navigate(href, { preventScrollReset: true })}>
      {changes !== null && (
        <Cell>
          <Checkbox
            aria-label={`Select ${task.name}`}
            checked={isSelected}
            onChange={() => changes.onSelect(task)}
          />
        </Cell>
      )}
      <RowHeadCell>
        <TwoLines main={<TaskName name={task.name} />} sub={context.toMeta(task)} href={href} />
      </RowHeadCell>
      <Cell className={styles.wrap}>{describeSchedule(task.schedule)}</Cell>
      <Cell>
        <NextDue task={task} today={today} />
      </Cell>
      <Cell>{task.assignee && <Person name={task.assignee.name} />}</Cell>
      <Cell>
        <Tag>{TASK_ORIGIN_LABELS[task.origin]}</Tag>
      </Cell>
      <Cell align="end">
        <TaskMenu task={task} context={context} />
      </Cell>
    </Row>
  );
}

/** Tasks as a table. */
export function TaskTable({ tasks, context, sort, onSort, onSelectAll }: TaskTableProps) {
  const { changes } = context;
  const selected = tasks.filter(({ id }) => changes?.selectedIds.has(id)).length;
  const toDirection = (column: SortColumn) => {
    if (sort?.column !== column) return 'none';
    return sort.isDescending ? 'descending' : 'ascending';
  };
  const toSort = (column: SortColumn) =>
    ({ sort: toDirection(column), onSort: () => onSort(column) }) as const;
  return (
    <Table caption="Tasks" density="comfortable" isFixed>
      <thead>
        <tr>
          {changes !== null && (
            <HeadCell className={styles.select}>
              <Checkbox
                aria-label="Select all tasks of this page"
                checked={selected === tasks.length}
                isMixed={selected > 0 && selected < tasks.length}
                onChange={onSelectAll}
              />
            </HeadCell>
          )}
          <HeadCell {...toSort('name')}>Task</HeadCell>
          <HeadCell {...toSort('frequency')} className={styles.repeats}>
            Repeats
          </HeadCell>
          <HeadCell {...toSort('dueDate')} className={styles.due}>
            Next due
          </HeadCell>
          <HeadCell className={styles.assignee}>Assignee</HeadCell>
          <HeadCell {...toSort('origin')} className={styles.origin}>
            Origin
          </HeadCell>
          <HeadCell className={styles.menu}>
            <span className="sr">Actions</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} context={context} />
        ))}
      </tbody>
    </Table>
  );
}
