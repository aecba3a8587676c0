import type { ScheduledTask } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { Button, DataList, DataRow, toCalendarDate } from '@anupalan/ui';
import { toDueWords } from './due-date.tsx';
import { formatLongDate } from './task-dates.ts';
import { TaskStatusTag } from './task-status-tag.tsx';
import { useTimeZone } from './use-today.ts';
import { taskWords } from './words.ts';

/**
 * What was done, when and by whom, with its reference and remark; on another day than it was entered, that day too (in the
 * organisation's zone): "9 Nov 2026, Meera Joglekar, recorded on 21 Nov 2026. DAL/2611/0482. Sent by post."
 */
export function toDoneWords(row: ScheduledTask, timeZone: string): string {
  const { completedOn, completedAt, completedBy, reference, remark } = row;
  const enteredOn = completedAt === null ? null : toCalendarDate(new Date(completedAt), timeZone);
  const done = [
    completedOn === null ? '' : formatLongDate(completedOn),
    completedBy?.name ?? '',
    enteredOn === null || enteredOn === completedOn
      ? ''
      : taskWords.dates.recordedOn(formatLongDate(enteredOn)),
  ];
  return [done.filter((part) => part !== '').join(', '), reference ?? '', remark ?? '']
    .filter((part) => part !== '')
    .join('. ');
}

/** Props of {@link OccurrenceList}. */
export type OccurrenceListProps = {
  rows: readonly ScheduledTask[];
  today: DateString;
  /** Where a date opens, or null for no link. */
  toHref?: (row: ScheduledTask) => string | null;
  /** Completes or reopens a date; left out for people who may not. */
  onChange?: (row: ScheduledTask) => void;
  isChanging?: boolean;
};

/** Due dates of one task, with what became of them. */
export function OccurrenceList({ rows, today, toHref, onChange, isChanging }: OccurrenceListProps) {
  const timeZone = useTimeZone();
  return (
    <DataList aria-label={taskWords.dates.label}>
      {rows.map((row) => (
        <DataRow
          key={row.id}
          title={<time dateTime={row.dueDate}>{formatLongDate(row.dueDate)}</time>}
          href={toHref?.(row) ?? undefined}
          isLate={row.status === 'overdue'}
          meta={
            row.status === 'completed'
              ? toDoneWords(row, timeZone)
              : toDueWords(row.dueDate, today, row.status)
          }
          end={
            <>
              <TaskStatusTag status={row.status} />{' '}
              {onChange && (
                <Button
                  size="sm"
                  disabled={isChanging}
                  aria-label={`${row.status === 'completed' ? taskWords.dates.reopen : taskWords.dates.complete}: ${formatLongDate(row.dueDate)}`}
                  onClick={() => onChange(row)}
                >
                  {row.status === 'completed' ? taskWords.dates.reopen : taskWords.dates.complete}
                </Button>
              )}
            </>
          }
        />
      ))}
    </DataList>
  );
}
