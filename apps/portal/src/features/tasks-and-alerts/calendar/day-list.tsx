import type { ScheduledTask } from '@anupalan/api-client/types';
import { Card, CardHead, DataList, DataRow, EmptyState, SkeletonRows } from '@anupalan/ui';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { TaskName } from '../../../shared/tasks/task-name.tsx';
import { toReferenceWords } from '../../../shared/tasks/task-reference.ts';
import { TaskStatusTag } from '../../../shared/tasks/task-status-tag.tsx';
import type { OccurrenceCalendarProps } from './calendar-props.ts';

/** Props of {@link DayList}. Null: no day of the month is chosen. */
export type DayListProps = {
  day: string | null;
  rows: readonly ScheduledTask[];
  /** Rounds of the day, counted apart; left out: they are among the rows. */
  rounds?: readonly ScheduledTask[];
  isLoading: boolean;
  hasFailed: boolean;
  context: OccurrenceCalendarProps['context'];
};

function toMeta(row: ScheduledTask): string {
  const who = row.assignee === null ? [] : [row.assignee.name];
  return [toReferenceWords(row), ...who].join(', ');
}

/** "4 due", "4 due, 5 rounds". */
function toCountWords(rows: readonly ScheduledTask[], rounds: readonly ScheduledTask[]): string {
  if (rounds.length === 0) return `${rows.length} due`;
  return `${rows.length} due, ${rounds.length === 1 ? '1 round' : `${rounds.length} rounds`}`;
}

/** What is due on the chosen day. */
export function DayList({ day, rows, rounds = [], isLoading, hasFailed, context }: DayListProps) {
  if (day === null) {
    return (
      <Card aria-label="Day">
        <EmptyState level={2} title="No day chosen" text="Select a day to see what is due." />
      </Card>
    );
  }
  return (
    <Card aria-labelledby="day" aria-busy={isLoading}>
      <CardHead
        title={formatLongDate(day)}
        id="day"
        note={isLoading || hasFailed ? undefined : <span role="status">{toCountWords(rows, rounds)}</span>}
      />
      {isLoading && <SkeletonRows label="Loading the day" />}
      {!isLoading && rows.length + rounds.length === 0 && (
        <EmptyState
          level={3}
          title={hasFailed ? 'The day could not be loaded' : 'Nothing is due on this day'}
        />
      )}
      {rows.length + rounds.length > 0 && (
        <DataList aria-label={`Due on ${formatLongDate(day)}`}>
          {[...rows, ...rounds].map((row) => (
            <DataRow
              key={row.id}
              title={<TaskName name={row.name} />}
              href={context.toHref(row)}
              meta={toMeta(row)}
              isLate={row.status === 'overdue'}
              end={<TaskStatusTag status={row.status} />}
            />
          ))}
        </DataList>
      )}
    </Card>
  );
}
