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

/**
 * Due dates of a month as entries of its days. Long daily series are one entry of a day, however many tasks they are
 * (D41); they stand last, so that they push nothing else behind "more".
 */
export function toCalendarEntries(
  rows: readonly ScheduledTask[],
  toHref: (row: ScheduledTask) => string,
  toDayHref: (day: string) => string,
): CalendarEntry[] {
  const entries = toEntries(rows);
  const single = entries.flatMap((entry) => (entry.kind === 'one' ? entry.rows : []));
  const inSeries = entries.flatMap((entry) => (entry.kind === 'series' ? entry.rows : []));
  const ordered = [...single].sort(
    (one, other) => BY_WEIGHT.indexOf(one.status) - BY_WEIGHT.indexOf(other.status),
  );
  return [
    ...ordered.map((row) => ({
      id: row.id,
      day: row.dueDate,
      title: row.name,
      kind: row.status,
      href: toHref(row),
    })),
    ...[...Map.groupBy(inSeries, ({ dueDate }) => dueDate)].map(([day, ofDay]) => {
      const [only, ...others] = ofDay;
      const isOne = only !== undefined && others.length === 0;
      return {
        id: `series-${day}`,
        day,
        title: isOne ? only.name : words.rounds(ofDay.length),
        kinds: ofDay.map(({ status }) => status),
        kind: findWorst(ofDay),
        href: isOne ? toHref(only) : toDayHref(day),
      };
    }),
  ];
}
