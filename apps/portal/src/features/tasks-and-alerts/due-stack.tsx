import type { ScheduledTask } from '@anupalan/api-client/types';
import { Button, Checkbox, DataGroup, DataList, DataRow, Inline, Link, LoadError } from '@anupalan/ui';
import { Fragment, useState } from 'react';
import { DueLine } from '../../shared/tasks/due-date.tsx';
import { formatDueDate, formatLongDate } from '../../shared/tasks/task-dates.ts';
import { TaskStatusTag } from '../../shared/tasks/task-status-tag.tsx';
import type { DueListProps } from './due-table.tsx';
import type { RowContext } from './row-context.ts';
import { toCutWords } from './section-words.ts';
import { type Entry, toEntries, toSpan } from './series.ts';
import styles from './tasks-and-alerts.module.css';

function End({
  rows,
  label,
  context,
}: {
  rows: readonly ScheduledTask[];
  label: string;
  context: RowContext;
}) {
  const { selection } = context;
  const [first] = rows;
  return (
    <Inline gap={3}>
      {first && <TaskStatusTag status={first.status} />}
      {selection && (
        <Checkbox
          aria-label={label}
          checked={selection.has(rows) === 'all'}
          isMixed={selection.has(rows) === 'some'}
          onChange={() => selection.toggle(rows)}
        />
      )}
    </Inline>
  );
}

function OneItem({ row, context }: { row: ScheduledTask; context: RowContext }) {
  return (
    <DataRow
      title={row.name}
      href={context.toHref(row)}
      meta={context.toMeta(row)}
      when={<DueLine date={row.dueDate} today={context.today} status={row.status} />}
      isLate={row.status === 'overdue'}
      end={
        <End rows={[row]} label={`Select ${row.name}, ${formatLongDate(row.dueDate)}`} context={context} />
      }
    />
  );
}

function EntryItem({ entry, context }: { entry: Entry; context: RowContext }) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = entry.rows;
  if (entry.kind === 'one') return <OneItem row={entry.rows[0]} context={context} />;
  if (first === undefined) return null;
  const span = toSpan(entry.rows);
  const count = entry.rows.length;
  return (
    <>
      <DataRow
        title={first.name}
        meta={context.toMeta(first)}
        when={`${formatDueDate(span.first, context.today)} to ${formatDueDate(span.last, context.today)}`}
        isLate={first.status === 'overdue'}
        end={<End rows={entry.rows} label={`Select ${first.name}, ${count} dates`} context={context} />}
      />
      <li className={styles.series}>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'} {count} dates
        </Button>
      </li>
      {isOpen && entry.rows.map((row) => <OneItem key={row.id} row={row} context={context} />)}
    </>
  );
}

/** The groups as stacked links, for phones. */
export function DueStack({ sections, context, completedHref }: DueListProps) {
  return sections
    .filter((section) => section.total > 0 || section.isError)
    .map((section) => {
      const cut = toCutWords(section);
      return (
        <Fragment key={section.id}>
          <DataGroup label={`${section.label} ${section.total}`} level={2} />
          {section.isError ? (
            <LoadError title={`${section.label}: due dates could not be loaded`} onRetry={section.retry} />
          ) : (
            <DataList>
              {toEntries(section.rows).map((entry) => (
                <EntryItem key={entry.id} entry={entry} context={context} />
              ))}
            </DataList>
          )}
          {cut !== null && <p className={styles.moreLine}>{cut}</p>}
          {section.id === 'completed' && !section.isPaged && section.total > section.rows.length && (
            <p className={styles.moreLine}>
              <Link href={completedHref} className={styles.more}>
                All {section.total} completed
              </Link>
            </p>
          )}
        </Fragment>
      );
    });
}
