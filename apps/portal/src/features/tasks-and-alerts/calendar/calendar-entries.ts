import type { ScheduledTask } from '@anupalan/api-client/types';
import type { TaskStatus } from '@anupalan/enums/task-status';
import type { CalendarEntry } from '@anupalan/ui/interactive';
import { toEntries } from './series.ts';
import { words } from './words.ts';

/** From the worst to the best. */
const BY_WEIGHT: readonly TaskStatus[] = ['overdue', 'pending', 'completed'];

function findWorst(rows: readonly ScheduledTask[]): TaskStatus {
  return BY_WEIGHT.find((status) => rows.some((row) => row.status === status)) ?? 'pending';
}

/** Due dates of some days as entries of a calendar, and how many rounds most of the days have. */
export type CalendarDays = {
  /** What a day shows. */
  entries: CalendarEntry[];
  /** Rounds that the head of the calendar names once. */
  dailyRounds: number;
};

/** The tasks of long series that are due on more than half of the days on which any of them is. */
function findDaily(inSeries: readonly ScheduledTask[]): ReadonlySet<string> {
  const days = new Set(inSeries.map(({ dueDate }) => dueDate)).size;
  const byTask = [...Map.groupBy(inSeries, ({ taskId }) => taskId)];
  return new Set(byTask.filter(([, rows]) => rows.length > days / 2).map(([taskId]) => taskId));
}

/**
 * Due dates of some days as entries of them. Rounds of every day are said once, by their number: a day shows those that
 * were missed among what is late, and those that few days have last, as one entry of each kind (D41): they push nothing
 * else behind "more".
 */
export function toCalendarDays(
  rows: readonly ScheduledTask[],
  toHref: (row: ScheduledTask) => string,
  toDayHref: (day: string) => string,
): CalendarDays {
  const folded = toEntries(rows);
  const single = folded.flatMap((entry) => (entry.kind === 'one' ? entry.rows : []));
  const inSeries = folded.flatMap((entry) => (entry.kind === 'series' ? entry.rows : []));
  const daily = findDaily(inSeries);
  const toDayEntries = (
    name: string,
    ofKind: readonly ScheduledTask[],
    toTitle: (count: number) => string,
  ): CalendarEntry[] =>
    [...Map.groupBy(ofKind, ({ dueDate }) => dueDate)].map(([day, ofDay]) => {
      const [only, ...others] = ofDay;
      const isOne = only !== undefined && others.length === 0;
      return {
        id: `${name}-${day}`,
        day,
        title: isOne ? only.name : toTitle(ofDay.length),
        kinds: ofDay.map(({ status }) => status),
        kind: findWorst(ofDay),
        href: isOne ? toHref(only) : toDayHref(day),
      };
    });
  const missed = inSeries.filter(({ status }) => status === 'overdue');
  const others = inSeries.filter(({ status, taskId }) => status !== 'overdue' && !daily.has(taskId));
  const written = single.map((row) => ({
    id: row.id,
    day: row.dueDate,
    title: row.name,
    kind: row.status,
    href: toHref(row),
  }));
  const counted = [...written, ...toDayEntries('missed', missed, words.missedRounds)];
  return {
    entries: [
      ...BY_WEIGHT.flatMap((status) => counted.filter(({ kind }) => kind === status)),
      ...toDayEntries('rounds', others, words.rounds),
    ],
    dailyRounds: daily.size,
  };
}
