import { periodDays } from '../schedules/alerts.ts';
import { buildSchedule } from '../schedules/build.ts';
import { addDays, addMonths } from '../schedules/dates.ts';
import { findSeries } from '../schedules/series.ts';
import type { DateString, Recurrence, Schedule } from '../schedules/types.ts';

/** A cycle that had ended before its duty was accepted. */
export type PastCycle = {
  /** Its due date. */
  dueDate: DateString;
  /** The due date before it, by the same rule, also where the order did not count yet. What was done after it is of this cycle. */
  previous: DateString;
};

/** What a recurring duty says of its dates, as the reader or a person has set it. */
export type RecurringDuty = {
  recurring: boolean;
  schedule: Schedule | null;
  recurrence: Recurrence | null;
  /** The printed day, in the year 2000 where the issue date is unknown. */
  dueDate: DateString | null;
};

/** The shortest period that is asked about, in days. */
const A_MONTH = 30;
/** Periods at most in which the months of a series come again: the days of a leap year. */
const MOST_PERIODS = 366;
/** How far back is asked, in months. */
const MOST_MONTHS = 13;

/**
 * The latest due date before the day of acceptance, which a person is asked about: "When was this last done?" (D42).
 * null: the duty is not asked about, because it is no recurring one, its period is shorter than a month, its date lies not
 * after the order's issue, or it is older than 13 months, or one period and a month where that is longer.
 * @param issuedOn the order's issue; null: not known, which is asked about
 * @param acceptedOn the day of acceptance
 * @param today the day from which its age counts; without it the day of acceptance
 */
export function findPastCycle(
  duty: RecurringDuty,
  { issuedOn, acceptedOn, today = acceptedOn }: PastCycleDates,
): PastCycle | null {
  const schedule = toSeriesSchedule(duty);
  const days = schedule && periodDays(schedule);
  if (schedule === null || days === null || days < A_MONTH) return null;
  const before =
    schedule.endDate && schedule.endDate < acceptedOn ? addDays(schedule.endDate, 1) : acceptedOn;
  const dueDate = findDateBefore(schedule, before);
  if (dueDate === null || dueDate < schedule.startDate) return null;
  if (issuedOn !== null && dueDate <= issuedOn) return null;
  if (dueDate < toOldest(schedule, today)) return null;
  const previous = findDateBefore(schedule, dueDate);
  return previous === null ? null : { dueDate, previous };
}

/** The days that decide which cycle is asked about. */
export type PastCycleDates = { issuedOn: DateString | null; acceptedOn: DateString; today?: DateString };

/** Whether work on a day closes a cycle: it lies after the due date before it (D42). */
export function closesCycle(completedOn: DateString, { previous }: Pick<PastCycle, 'previous'>): boolean {
  return completedOn > previous;
}

/** The due date before one of the series; null: the duty does not recur. */
export function findPreviousDue(duty: RecurringDuty, dueDate: DateString): DateString | null {
  const schedule = toSeriesSchedule(duty);
  return schedule && findDateBefore(schedule, dueDate);
}

/** With a printed day the series is known although the year of its first date is not; otherwise it begins on acceptance. */
function toSeriesSchedule({ recurring, schedule, recurrence, dueDate }: RecurringDuty): Schedule | null {
  if (!recurring) return null;
  if (schedule) return schedule;
  return recurrence && dueDate ? buildSchedule({ recurrence, startDate: dueDate }) : null;
}

/** The last date of the series before a day, also before its start. */
function findDateBefore(schedule: Schedule, day: DateString): DateString | null {
  const series = findSeries(schedule);
  if (series === null) return null;
  const last = series.periodOf(day);
  // A period of several dates may have none before the day; the one before it always has, except outside its months,
  // which come again within a year.
  const periods = schedule.months ? MOST_PERIODS : 2;
  for (let period = last; period > last - periods; period -= 1) {
    const found = series.datesOf(period).findLast((date) => date < day);
    if (found !== undefined) return found;
  }
  return null;
}

function toOldest(schedule: Schedule, today: DateString): DateString {
  const usual = addMonths(today, -MOST_MONTHS);
  const { interval } = schedule;
  if (!interval) return usual;
  const month = addMonths(today, -1);
  const own = {
    day: () => addDays(month, -interval.every),
    week: () => addDays(month, -7 * interval.every),
    month: () => addMonths(today, -interval.every - 1),
    year: () => addMonths(today, -12 * interval.every - 1),
  }[interval.unit]();
  return own < usual ? own : usual;
}
