import { firstOccurrenceOnOrAfter } from '../../schedules/occurrences.ts';
import type { Schedule } from '../../schedules/types.ts';
import { addToDate, findFirstOnOrAfter } from '../language/dates.ts';
import { lastDayOf } from '../periods/month-day.ts';
import type { Period, Span } from '../periods/types.ts';
import type { ReadObligation } from '../types.ts';
import { toRecurrence } from './anchor-rules.ts';
import { findFirstDay } from './first-day-rules.ts';

/** When an order counts from: its issue, and the earliest end of its validity, where known. */
export type OrderDates = { issuedOn: string | null; validUpto: string | null };

/** The part of an obligation that says when it is due. */
export type Due = Pick<
  ReadObligation,
  'frequency' | 'recurring' | 'dueDate' | 'schedule' | 'recurrence' | 'basis'
>;

/** Stands in for an unknown issue date: only day and month of such a due date mean anything (contract, Obligation). */
const UNKNOWN_ISSUE = '2000-01-01';

const toRecurring = (period: Period, { issuedOn }: OrderDates): Due => {
  const begins =
    issuedOn && period.from ? addToDate(issuedOn, period.from.amount, period.from.unit) : issuedOn;
  const printed = period.first ?? findFirstDay(period, begins ?? UNKNOWN_ISSUE);
  // "31st September": a day that does not exist is asked for, and none is made up for it.
  const isDayMissing = period.asks?.kind === 'day_of_year' && period.monthDays.length === 0;
  const recurrence = isDayMissing ? null : toRecurrence(period, printed ?? begins);
  const startDate = printed ?? begins;
  // The last day of the first year is the day before the second begins.
  const endDate =
    issuedOn && period.until
      ? addToDate(addToDate(issuedOn, period.until.amount, period.until.unit), -1, 'day')
      : period.last;
  // "By the 10th of each month from June to September": the first 10th in these months.
  const first =
    printed && recurrence?.months
      ? firstOccurrenceOnOrAfter({ ...recurrence, startDate: printed }, printed)
      : printed;
  return {
    frequency: period.frequency,
    recurring: true,
    dueDate: first,
    recurrence,
    schedule:
      recurrence && issuedOn && startDate
        ? { ...recurrence, startDate, ...(endDate ? { endDate } : {}) }
        : null,
    basis: printed ? 'printed' : recurrence ? 'worked_out' : null,
  };
};

/** A day of the month that so many months after the issue is in; the last one where the month is shorter. */
const toDayOf = (issuedOn: string, day: number, { amount, unit }: Span): string => {
  const month = addToDate(`${issuedOn.slice(0, 7)}-01`, amount, unit);
  return addToDate(
    `${month.slice(0, 7)}-${String(Math.min(day, lastDayOf(Number(month.slice(5, 7))))).padStart(2, '0')}`,
    0,
    'day',
  );
};

const toOnce = (dueDate: string | null, basis: Due['basis']): Due => {
  const schedule: Schedule | null = dueDate ? { frequency: null, startDate: dueDate } : null;
  return {
    frequency: null,
    recurring: false,
    dueDate,
    schedule,
    recurrence: null,
    basis: dueDate ? basis : null,
  };
};

/** Works out when a duty is due. What needs a date that the order does not give stays null (D19, D21, D22). */
export const toDue = (period: Period, dates: OrderDates): Due => {
  if (period.kind === 'recurring') return toRecurring(period, dates);
  if (period.kind === 'event') return toOnce(null, null);
  if (period.kind === 'lead') {
    const end = period.date ?? dates.validUpto;
    const due = end && period.unit !== null ? addToDate(end, -(period.amount ?? 0), period.unit) : null;
    return toOnce(due, 'worked_out');
  }
  if (period.date) return toOnce(period.date, 'printed');
  // "By the 28th instant": of the month that the order was issued in.
  if (period.dayOfMonth !== null && period.from !== null)
    return toOnce(dates.issuedOn && toDayOf(dates.issuedOn, period.dayOfMonth, period.from), 'worked_out');
  // "By the end of this financial year": the first such day from the issue on.
  if (period.monthDays.length > 0)
    return toOnce(dates.issuedOn && findFirstOnOrAfter(dates.issuedOn, period.monthDays), 'worked_out');
  const due =
    dates.issuedOn && period.amount !== null && period.unit
      ? addToDate(dates.issuedOn, period.amount, period.unit)
      : null;
  return toOnce(due, 'worked_out');
};
