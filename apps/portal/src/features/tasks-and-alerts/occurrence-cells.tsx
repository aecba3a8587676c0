import type { ScheduledTask } from '@anupalan/api-client/types';
import { TASK_ORIGIN_LABELS } from '@anupalan/enums/task-origin';
import { Button, Person, TwoLines } from '@anupalan/ui';
import { type DataColumn, RowDisclosure, type StackedRow } from '@anupalan/ui/table';
import { DueDate, DueLine } from '../../shared/tasks/due-date.tsx';
import { formatDueDate } from '../../shared/tasks/task-dates.ts';
import { TaskName } from '../../shared/tasks/task-name.tsx';
import { TaskStatusTag } from '../../shared/tasks/task-status-tag.tsx';
import { RowAction } from './row-action.tsx';
import type { RowContext } from './row-context.ts';
import { type OccurrenceRow, toSpan } from './series.ts';

/** The columns that can be hidden, as the choice of columns names them. */
export const SETTABLE_COLUMNS = [
  { id: 'assignee', header: 'Assignee' },
  { id: 'evidence', header: 'Evidence' },
  { id: 'origin', header: 'Origin' },
  { id: 'status', header: 'Status' },
] as const;

function toEvidenceWords(rows: readonly ScheduledTask[]): string {
  const count = rows.reduce((sum, { evidence }) => sum + evidence.length, 0);
  if (count === 0) return 'None';
  return count === 1 ? '1 file' : `${count} files`;
}

function toSpanWords(rows: readonly ScheduledTask[], today: string): string {
  const span = toSpan(rows);
  return `${formatDueDate(span.first, today)} to ${formatDueDate(span.last, today)}`;
}

/** The columns of the list: those that change something only for who may. `onToggle` opens a series to its dates (D41). */
export function toOccurrenceColumns(
  context: RowContext,
  onToggle: (id: string) => void,
): DataColumn<OccurrenceRow>[] {
  const { today, toMeta, toHref, canChange } = context;
  const action: DataColumn<OccurrenceRow> = {
    id: 'action',
    header: 'Actions',
    isHeaderHidden: true,
    isFixed: true,
    // “Mark as done” is wider than the usual button of a row.
    width: 'person',
    align: 'end',
    cell: ({ kind, rows: [row] }) => kind === 'one' && row && <RowAction row={row} context={context} />,
  };
  return [
    {
      id: 'dueDate',
      header: 'Due',
      isFixed: true,
      width: 'short',
      isSortable: true,
      cell: ({ id, kind, rows, isNested, isOpen = false }) => {
        const [row] = rows;
        if (row === undefined) return null;
        if (kind === 'one')
          return <DueDate date={row.dueDate} today={today} status={row.status} isNested={isNested} />;
        return (
          <RowDisclosure
            isOpen={isOpen}
            aria-label={`${rows.length} dates of ${row.name}`}
            onClick={() => onToggle(id)}
          >
            {rows.length} dates
          </RowDisclosure>
        );
      },
    },
    {
      id: 'name',
      header: 'Task',
      isRowHeader: true,
      isSortable: true,
      cell: ({ kind, rows }) => {
        const [row] = rows;
        if (row === undefined) return null;
        const meta = kind === 'one' ? toMeta(row) : `${toSpanWords(rows, today)}, ${toMeta(row)}`;
        return <TwoLines main={<TaskName name={row.name} />} sub={meta} href={toHref(row)} />;
      },
    },
    {
      id: 'assignee',
      header: 'Assignee',
      width: 'person',
      cell: ({ rows: [row] }) => row?.assignee && <Person name={row.assignee.name} />,
    },
    {
      id: 'evidence',
      header: 'Evidence',
      width: 'short',
      cell: ({ rows }) => <span className="num">{toEvidenceWords(rows)}</span>,
    },
    {
      id: 'origin',
      header: 'Origin',
      width: 'short',
      cell: ({ rows: [row] }) => row && TASK_ORIGIN_LABELS[row.origin],
    },
    {
      id: 'status',
      header: 'Status',
      width: 'short',
      cell: ({ rows: [row] }) => row && <TaskStatusTag status={row.status} />,
    },
    ...(canChange ? [action] : []),
  ];
}

/** A row on a phone; a series has no address of its own, but a button that shows its dates. */
export function toStackedEntry(
  { id, kind, rows, isOpen = false }: OccurrenceRow,
  context: RowContext,
  onToggle: (id: string) => void,
): StackedRow {
  const { today, toMeta, toHref } = context;
  const [row] = rows;
  if (row === undefined) return { title: '' };
  const common = {
    title: row.name,
    meta: toMeta(row),
    isLate: row.status === 'overdue',
    end: <TaskStatusTag status={row.status} />,
  };
  if (kind === 'one') {
    const when = <DueLine date={row.dueDate} today={today} status={row.status} />;
    return { ...common, href: toHref(row), when };
  }
  return {
    ...common,
    when: toSpanWords(rows, today),
    after: (
      <Button size="sm" aria-expanded={isOpen} onClick={() => onToggle(id)}>
        {isOpen ? 'Hide' : 'Show'} {rows.length} dates
      </Button>
    ),
  };
}
