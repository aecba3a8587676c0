import type { ScheduledTask } from '@anupalan/api-client/types';
import { daysBetween } from '@anupalan/compliance/schedules/dates';

/** From so many dates of one task on, they are one dot of a day (D41). */
const SERIES_FROM = 4;
/** Days between two dates of a series at most, on average: daily, every other day, twice a week. */
const SERIES_MAX_GAP_DAYS = 3.5;

/** One due date, or a series of one task. */
export type Entry =
  | { kind: 'one'; id: string; rows: readonly [ScheduledTask] }
  | { kind: 'series'; id: string; rows: readonly ScheduledTask[] };

// A due date has one entry for ever, and so has a group: a list in which something else changed draws that alone.
const single = new WeakMap<ScheduledTask, Entry>();
const folded = new WeakMap<readonly ScheduledTask[], readonly Entry[]>();

function toSingle(row: ScheduledTask): Entry {
  const known = single.get(row) ?? { kind: 'one', id: row.id, rows: [row] };
  single.set(row, known);
  return known;
}

/** Whether dates of one task are so many and so close that they would fill the list. */
function isDense(rows: readonly ScheduledTask[]): boolean {
  if (rows.length < SERIES_FROM) return false;
  const { first, last } = toSpan(rows);
  return daysBetween(first, last) / (rows.length - 1) <= SERIES_MAX_GAP_DAYS;
}

/** Folds long series of one task into one entry, at the place of its first row. */
export function toEntries(rows: readonly ScheduledTask[]): readonly Entry[] {
  const known = folded.get(rows) ?? fold(rows);
  folded.set(rows, known);
  return known;
}

function fold(rows: readonly ScheduledTask[]): Entry[] {
  const byTask = Map.groupBy(rows, ({ taskId }) => taskId);
  const taken = new Set<string>();
  return rows.flatMap((row): Entry[] => {
    const series = byTask.get(row.taskId) ?? [];
    if (!isDense(series)) return [toSingle(row)];
    if (taken.has(row.taskId)) return [];
    taken.add(row.taskId);
    return [{ kind: 'series', id: row.taskId, rows: series }];
  });
}

/** First and last due date of a series. */
function toSpan(rows: readonly ScheduledTask[]): { first: string; last: string } {
  const dates = rows.map(({ dueDate }) => dueDate).sort();
  return { first: dates[0] ?? '', last: dates.at(-1) ?? '' };
}
