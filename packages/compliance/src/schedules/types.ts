import type { Day } from '@anupalan/enums/days';
import type { Frequency, IntervalUnit } from '@anupalan/enums/frequencies';
import type { Month } from '@anupalan/enums/months';

export type { Day, Frequency, IntervalUnit, Month };

/** A calendar date, `YYYY-MM-DD`, without time or zone. */
export type DateString = string;

/**
 * A period outside the six frequencies: every `every` units, 1 or more.
 * `days` (weeks only) are several weekdays, `daysOfMonth` (months and years, 1 to 31) several days of the month:
 * "twice a week" is every 1 week with two days. Without them the anchor is the schedule's `startDate`.
 */
export type Interval = { every: number; unit: IntervalUnit; days?: Day[]; daysOfMonth?: number[] };

/**
 * When something is due (contract, types; D21).
 * `frequency` null: once (the due date is `startDate`), or `interval`.
 * Anchor: weekly has `day`; monthly `dayOfMonth` (1 to 31); quarterly, half-yearly and yearly `month` and
 * `dayOfMonth`. A day that a month lacks falls on its last day, always derived from the anchor.
 * No occurrence lies before `startDate` or after `endDate`; both may be an occurrence.
 * `months`: only occurrences in these months of any year count, in the order of the year; absent: all do. Daily, weekly,
 * monthly and interval schedules (but no years) can have them.
 */
export type Schedule = {
  frequency: Frequency | null;
  interval?: Interval;
  day?: Day;
  dayOfMonth?: number;
  month?: Month;
  months?: Month[];
  startDate: DateString;
  endDate?: DateString;
};

/** A schedule without its bounds: the period and its anchor. An empty one (`frequency` null alone) is "once". */
export type Recurrence = Omit<Schedule, 'startDate' | 'endDate'>;
