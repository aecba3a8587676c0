import { findSeries } from './series.ts';
import type { DateString, Schedule } from './types.ts';

/** What part of a series is wanted: dates from `from` to `until`, both included, at most `limit` of them. */
export type OccurrenceWindow = { from: DateString; until?: DateString; limit?: number };

/** Dates at most in one answer, so that a window without an end ends. 27 years of a daily series. */
export const MAX_OCCURRENCES = 10_000;

/** Last day that is looked at: texts of dates compare as dates only while years have four digits. */
const LAST_DAY: DateString = '9998-12-31';

function earliest(...dates: (DateString | undefined)[]): DateString {
  return dates.reduce<DateString>(
    (least, date) => (date !== undefined && date < least ? date : least),
    LAST_DAY,
  );
}

function latest(one: DateString, other: DateString): DateString {
  return other > one ? other : one;
}

/**
 * The dates on which something is due, ascending, none twice. None lies before the schedule's `startDate` or after
 * its `endDate`. Throws a RangeError or Error only for texts that are no dates.
 */
export function listOccurrences(schedule: Schedule, window: OccurrenceWindow): DateString[] {
  const { startDate } = schedule;
  const from = latest(window.from, startDate);
  const until = earliest(schedule.endDate, window.until);
  const limit = Math.min(window.limit ?? MAX_OCCURRENCES, MAX_OCCURRENCES);
  const series = findSeries(schedule);
  if (series === null) return limit > 0 && from <= startDate && startDate <= until ? [startDate] : [];

  const found: DateString[] = [];
  if (from > until) return found;
  const lastPeriod = series.periodOf(until);
  for (let period = Math.max(0, series.periodOf(from)); period <= lastPeriod; period += 1) {
    for (const date of series.datesOf(period)) {
      if (found.length >= limit) return found;
      if (date >= from && date <= until) found.push(date);
    }
  }
  return found;
}

/** The first date of the series on or after a day, or null when there is none (D22). */
export function firstOccurrenceOnOrAfter(schedule: Schedule, date: DateString): DateString | null {
  return listOccurrences(schedule, { from: date, limit: 1 })[0] ?? null;
}
