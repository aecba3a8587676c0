import type { ScheduledTask } from '@anupalan/api-client/types';
import { Button, Cell, Checkbox, Person, Row, RowHeadCell, TwoLines } from '@anupalan/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DueDate } from '../../shared/tasks/due-date.tsx';
import { formatDueDate, formatLongDate } from '../../shared/tasks/task-dates.ts';
import { TaskName } from '../../shared/tasks/task-name.tsx';
import { TaskStatusTag } from '../../shared/tasks/task-status-tag.tsx';
import { RowAction } from './row-action.tsx';
import type { RowContext } from './row-context.ts';
import { type Entry, toSpan } from './series.ts';
import styles from './tasks-and-alerts.module.css';

type RowsProps = { rows: readonly ScheduledTask[]; label: string; context: RowContext };

function SelectCell({ rows, label, context }: RowsProps) {
  const { selection } = context;
  if (selection === null) return null;
  const state = selection.has(rows);
  return (
    <Cell>
      <Checkbox
        aria-label={label}
        checked={state === 'all'}
        isMixed={state === 'some'}
        onChange={() => selection.toggle(rows)}
      />
    </Cell>
  );
}

function OneRow({ row, context, isNested }: { row: ScheduledTask; context: RowContext; isNested?: boolean }) {
  const navigate = useNavigate();
  const href = context.toHref(row);
  const isSelected = context.selection?.has([row]) === 'all';
  return (
    <Row isSelected={isSelected} onOpen={() => void navigate(href, { preventScrollReset: true })}>
      <SelectCell
        rows={[row]}
        label={`Select ${row.name}, ${formatLongDate(row.dueDate)}`}
        context={context}
      />
      <Cell className={isNested ? styles.nested : undefined}>
        <DueDate date={row.dueDate} today={context.today} status={row.status} />
      </Cell>
      <RowHeadCell>
        <TwoLines main={<TaskName name={row.name} />} sub={context.toMeta(row)} href={href} />
      </RowHeadCell>
      <Cell>{row.assignee && <Person name={row.assignee.name} />}</Cell>
      <Cell>
        <TaskStatusTag status={row.status} />
      </Cell>
      {context.selection !== null && (
        <Cell align="end">
          <RowAction row={row} context={context} />
        </Cell>
      )}
    </Row>
  );
}

/** A long series of one task in one row that opens to its dates (D41). */
function SeriesRow({ rows, context }: { rows: readonly ScheduledTask[]; context: RowContext }) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = rows;
  if (first === undefined) return null;
  const span = toSpan(rows);
  const words = `${formatDueDate(span.first, context.today)} to ${formatDueDate(span.last, context.today)}`;
  return (
    <>
      <Row isSelected={context.selection?.has(rows) === 'all'}>
        <SelectCell rows={rows} label={`Select ${first.name}, ${rows.length} dates`} context={context} />
        <Cell>
          <Button
            size="sm"
            variant="ghost"
            icon={isOpen ? ChevronDown : ChevronRight}
            aria-expanded={isOpen}
            aria-label={`${rows.length} dates of ${first.name}`}
            className={styles.disclose}
            onClick={() => setIsOpen(!isOpen)}
          >
            {rows.length} dates
          </Button>
        </Cell>
        <RowHeadCell>
          <TwoLines
            main={<TaskName name={first.name} />}
            sub={`${words}, ${context.toMeta(first)}`}
            href={context.toHref(first)}
          />
        </RowHeadCell>
        <Cell>{first.assignee && <Person name={first.assignee.name} />}</Cell>
        <Cell>
          <TaskStatusTag status={first.status} />
        </Cell>
        {context.selection !== null && <Cell />}
      </Row>
      {isOpen && rows.map((row) => <OneRow key={row.id} row={row} context={context} isNested />)}
    </>
  );
}

/** One entry of the table. */
export function EntryRow({ entry, context }: { entry: Entry; context: RowContext }) {
  return entry.kind === 'one' ? (
    <OneRow row={entry.rows[0]} context={context} />
  ) : (
    <SeriesRow rows={entry.rows} context={context} />
  );
}
