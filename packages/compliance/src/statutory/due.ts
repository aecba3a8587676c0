import type { StatutoryPeriod } from '@anupalan/enums/statutory';
import { parseDate } from '@internationalized/date';
import { buildSchedule } from '../schedules/build.ts';
import { addDays, addMonths } from '../schedules/dates.ts';
import { describeSchedule, formatDate } from '../schedules/describe.ts';
import { listOccurrences } from '../schedules/occurrences.ts';
import type { DateString, Schedule } from '../schedules/types.ts';
import type { StatutoryDue, StatutoryRow } from './types.ts';

/** Whether a calendar can tell when a duty is due. */
export function hasSchedule({ due }: Pick<StatutoryRow, 'due'>): boolean {
  return due.kind === 'yearly' || due.kind === 'quarterly' || due.kind === 'rolling';
}

/**
 * When a duty is due as a task: from a day on, and until the rule ends. A rolling duty counts from `startDate`, its
 * first due date; a calendar day ignores which day it starts from.
 * @returns null where there is no fixed date
 */
export function toStatutorySchedule(
  { due, validTo }: Pick<StatutoryRow, 'due' | 'validTo'>,
  startDate: DateString,
): Schedule | null {
  const bounds = { startDate, ...(validTo === null ? {} : { endDate: validTo }) };
  switch (due.kind) {
    case 'yearly':
    case 'quarterly': {
      const { month, dayOfMonth } = due;
      return buildSchedule({ recurrence: { frequency: due.kind, month, dayOfMonth }, ...bounds });
    }
    case 'rolling':
      return due.frequency === null
        ? buildSchedule({ recurrence: { frequency: null, interval: { ...due.interval } }, ...bounds })
        : buildSchedule({ frequency: due.frequency, ...bounds });
    default:
      return null;
  }
}

/** Some day of a past year, to describe a period without its start. */
const SOME_DAY: DateString = '2000-01-01';

/** When a duty is due, in words: "Every year on 30 Jun", "Every 3 months, from the last time", "Within 15 days …". */
export function describeDue(due: StatutoryDue): string {
  if ('text' in due) return due.text;
  const schedule = toStatutorySchedule({ due, validTo: null }, SOME_DAY);
  if (schedule === null) return '';
  const words = describeSchedule(schedule);
  return due.kind === 'rolling' ? `${words.replace(/ on (?:the )?.*$/, '')}, from the last time` : words;
}

/** Months in which each period ends. */
const ENDS: Readonly<Partial<Record<StatutoryPeriod, readonly number[]>>> = {
  fy: [3],
  cy: [12],
  half_apr_sep: [9],
  half_oct_mar: [3],
  half_jan_jun: [6],
  quarter: [3, 6, 9, 12],
};

/** The last day of the period that a due date reports on, or null for a duty without such periods. */
export function findPeriodEnd(period: StatutoryPeriod, dueDate: DateString): DateString | null {
  const ends = ENDS[period];
  if (ends === undefined) return null;
  let firstOfMonth = `${dueDate.slice(0, 8)}01`;
  for (let months = 0; months < 12; months += 1) {
    const lastDay = addDays(firstOfMonth, -1);
    if (ends.includes(parseDate(lastDay).month)) return lastDay;
    firstOfMonth = addMonths(firstOfMonth, -1);
  }
  return null;
}

const PERIOD_MONTHS: Readonly<Partial<Record<StatutoryPeriod, number>>> = {
  half_apr_sep: 6,
  half_oct_mar: 6,
  half_jan_jun: 6,
  quarter: 3,
};

/** A period in words, by its last day: "FY 2025-26", "2025", "Apr to Sep 2026". */
export function describePeriod(period: StatutoryPeriod, periodEnd: DateString): string {
  const { year } = parseDate(periodEnd);
  if (period === 'cy') return String(year);
  if (period === 'fy') return `FY ${year - 1}-${String(year).slice(2)}`;
  const months = PERIOD_MONTHS[period] ?? 12;
  const first = addMonths(`${periodEnd.slice(0, 8)}01`, 1 - months);
  const [, firstMonth = ''] = formatDate(first).split(' ');
  const [, lastMonth = ''] = formatDate(periodEnd).split(' ');
  const from =
    first.slice(0, 4) === periodEnd.slice(0, 4) ? firstMonth : `${firstMonth} ${first.slice(0, 4)}`;
  return `${from} to ${lastMonth} ${year}`;
}

/** One due date of a duty. `extendedFrom`: the date by the rule, where this one was put off; else null. */
export type StatutoryDueDate = {
  dueDate: DateString;
  /** What it reports on, in words; null for a duty without periods. */
  period: string | null;
  extendedFrom: DateString | null;
};

/**
 * The next due dates of a duty on or after a day, extensions of single years taken into account. Empty for a duty that
 * there is no fixed date, and for a rolling one, which counts from a day that only the organisation knows.
 */
export function listDueDates(
  row: Pick<StatutoryRow, 'due' | 'validTo' | 'period' | 'extensions'>,
  window: { from: DateString; limit: number },
): StatutoryDueDate[] {
  if (row.due.kind === 'rolling') return [];
  // An extension may bring back a date whose own day has passed: a year is looked back.
  const earliest = addMonths(window.from, -12);
  const schedule = toStatutorySchedule(row, earliest);
  if (schedule === null) return [];
  return listOccurrences(schedule, { from: earliest, limit: window.limit + 5 })
    .map((date) => {
      const end = findPeriodEnd(row.period, date);
      const extension = row.extensions.find(({ periodEnd }) => periodEnd === end);
      return {
        dueDate: extension?.dueDate ?? date,
        period: end === null ? null : describePeriod(row.period, end),
        extendedFrom: extension === undefined ? null : date,
      };
    })
    .filter(({ dueDate }) => dueDate >= window.from)
    .slice(0, window.limit);
}
