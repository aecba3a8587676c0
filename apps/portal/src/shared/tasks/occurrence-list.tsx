import type { ScheduledTask } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { Button, DataList, DataRow, toCalendarDate } from '@anupalan/ui';
import { toDueWords } from './due-date.tsx';
import { formatLongDate } from './task-dates.ts';
import { TaskStatusTag } from './task-status-tag.tsx';
import { useTimeZone } from './use-today.ts';

/** What was done, when (in the organisation's zone) and by whom: "21 Nov 2026, Meera Joglekar. Sent by post." */
export function toDoneWords(row: ScheduledTask, timeZone: string): string {
  const { completedAt, completedBy, remark } = row;
  const by = completedBy?.name ?? '';
  const on = completedAt === null ? '' : formatLongDate(toCalendarDate(new Date(completedAt), timeZone));
  const done = [on, by].filter((part) => part !== '').join(', ');
  return [done, remark ?? ''].filter((part) => part !== '').join('. ');
}

/** Props of {@link OccurrenceList}. */
export type OccurrenceListProps = {
  rows: readonly ScheduledTask[];
  today: DateString;
  /** Where a date opens, or null for no link. */
  toHref?: (row: ScheduledTask) => string | null;
  /** Completes or reopens a date; left out for who may not. */
  onChange?: (row: ScheduledTask) => void;
  isChanging?: boolean;
};

/** Due dates of one task, with what became of them. */
export function OccurrenceList({ rows, today, toHref, onChange, isChanging }: OccurrenceListProps) {
  const timeZone = useTimeZone();
  return (
    <DataList aria-label="Due dates">
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
                  aria-label={`${row.status === 'completed' ? 'Reopen' : 'Complete'} ${formatLongDate(row.dueDate)}`}
                  onClick={() => onChange(row)}
                >
                  {row.status === 'completed' ? 'Reopen' : 'Complete'}
                </Button>
              )}
            </>
          }
        />
      ))}
    </DataList>
  );
}
