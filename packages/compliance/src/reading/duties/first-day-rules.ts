import type { Day } from '../../schedules/types.ts';
import { addToDate, findFirstOnOrAfter } from '../language/dates.ts';
import type { Period } from '../periods/types.ts';
import { type Rule, readFirst } from '../rule.ts';
import { dayOf, dayOfMonthOf } from './anchor-rules.ts';

/** The first day, on or after `from`, that a period prints. All dates are `YYYY-MM-DD`. */
export type FirstDayRule = Rule<[period: Period, from: string], string>;

const firstMonthly = (from: string, day: number): string => {
  const inMonth = addToDate(`${from.slice(0, 8)}01`, 0, 'month');
  const candidate = clampDay(inMonth, day);
  return candidate >= from ? candidate : clampDay(addToDate(inMonth, 1, 'month'), day);
};

const clampDay = (firstOfMonth: string, day: number): string => {
  const last = dayOfMonthOf(addToDate(addToDate(firstOfMonth, 1, 'month'), -1, 'day'));
  return `${firstOfMonth.slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`;
};

const firstWeekday = (from: string, day: Day): string => {
  let date = from;
  while (dayOf(date) !== day) date = addToDate(date, 1, 'day');
  return date;
};

/** A date of the year is more exact than a day of the month. */
export const FIRST_DAY_RULES: readonly FirstDayRule[] = [
  /** "30th June", "1st June & 1st December". Leaves periods without a date. */
  {
    id: 'day-of-year',
    read: ({ monthDays }, from) => (monthDays.length > 0 ? findFirstOnOrAfter(from, monthDays) : null),
  },
  /** "10th of every month"; a day that the month lacks is its last. Leaves periods without a day of the month. */
  {
    id: 'day-of-month',
    read: ({ dayOfMonth }, from) => (dayOfMonth ? firstMonthly(from, dayOfMonth) : null),
  },
  /** "1st and 15th of every month": the one that comes first. Leaves one day of the month. */
  {
    id: 'days-of-month',
    read: ({ daysOfMonth }, from) =>
      daysOfMonth.length > 1
        ? (daysOfMonth.map((day) => firstMonthly(from, day)).toSorted()[0] ?? null)
        : null,
  },
  /** "every Monday". Leaves periods without a day of the week. */
  { id: 'weekday', read: ({ weekday }, from) => (weekday ? firstWeekday(from, weekday) : null) },
];

/** The first printed day on or after `from`; null where the order prints none. */
export const findFirstDay = (period: Period, from: string, rules = FIRST_DAY_RULES): string | null =>
  readFirst(rules, period, from);
