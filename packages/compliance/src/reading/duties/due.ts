import { MONTHS } from '@anupalan/enums/months';
import type { Day, Month, Recurrence, Schedule } from '../../schedules/types.ts';
import { addToDate, findFirstOnOrAfter } from '../language/dates.ts';
import type { Period } from '../periods/types.ts';
import type { ReadObligation } from '../types.ts';

const DAYS: Day[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** When an order counts from: its issue, and the earliest end of its validity, where known. */
export type OrderDates = { issuedOn: string | null; validUpto: string | null };

/** The part of an obligation that says when it is due. */
export type Due = Pick<
  ReadObligation,
  'frequency' | 'recurring' | 'dueDate' | 'schedule' | 'recurrence' | 'basis'
>;

/** Stands in for an unknown issue date: only day and month of such a due date mean anything (contract, Obligation). */
const UNKNOWN_ISSUE = '2000-01-01';

const monthOf = (n: number): Month => MONTHS[n - 1] ?? 'january';
const dayOfMonthOf = (iso: string): number => Number(iso.slice(8));
const dayOf = (iso: string): Day => DAYS[new Date(`${iso}T00:00:00Z`).getUTCDay()] ?? 'monday';

/** Twice a week falls on Monday and Thursday, twice a month on the 1st and 16th: the order leaves the days open. */
const WEEKDAYS_BY_TIMES: Record<number, Day[]> = {
  2: ['monday', 'thursday'],
  3: ['monday', 'wednesday', 'friday'],
  4: ['monday', 'tuesday', 'thursday', 'friday'],
  5: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  6: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
};
const DAYS_OF_MONTH_BY_TIMES: Record<number, number[]> = { 2: [1, 16], 3: [1, 11, 21], 4: [1, 8, 15, 22] };
const LAST_DAY = 31;

const toInterval = ({ cycle }: Period): Recurrence | null => {
  if (!cycle) return null;
  const { every, unit, times } = cycle;
  if (times === 1) return { frequency: null, interval: { every, unit } };
  const days = WEEKDAYS_BY_TIMES[times];
  if (unit === 'week' && days) return { frequency: null, interval: { every, unit, days } };
  const daysOfMonth = DAYS_OF_MONTH_BY_TIMES[times];
  if (unit === 'month' && daysOfMonth) return { frequency: null, interval: { every, unit, daysOfMonth } };
  return null;
};

const toRecurrence = (period: Period, first: string | null): Recurrence | null => {
  const { frequency } = period;
  if (frequency === null) return toInterval(period);
  if (frequency === 'daily') return { frequency };
  if (frequency === 'weekly') {
    const day = period.weekday ?? (first ? dayOf(first) : undefined);
    return day ? { frequency, day } : { frequency };
  }
  if (frequency === 'monthly') {
    const dayOfMonth = period.dayOfMonth ?? (first ? dayOfMonthOf(first) : undefined);
    return dayOfMonth ? { frequency, dayOfMonth } : { frequency };
  }
  if (period.month) return { frequency, month: monthOf(period.month), dayOfMonth: LAST_DAY };
  return first
    ? { frequency, month: monthOf(Number(first.slice(5, 7))), dayOfMonth: dayOfMonthOf(first) }
    : { frequency };
};

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

/** The first printed day on or after `from`; null where the order prints none. */
const toPrinted = (period: Period, from: string): string | null => {
  if (period.monthDays.length > 0) return findFirstOnOrAfter(from, period.monthDays);
  if (period.dayOfMonth) return firstMonthly(from, period.dayOfMonth);
  return period.weekday ? firstWeekday(from, period.weekday) : null;
};

const toRecurring = (period: Period, { issuedOn }: OrderDates): Due => {
  const from = issuedOn ?? UNKNOWN_ISSUE;
  const printed = toPrinted(period, from);
  const recurrence = toRecurrence(period, printed ?? issuedOn);
  const startDate = printed ?? issuedOn;
  return {
    frequency: period.frequency,
    recurring: true,
    dueDate: printed,
    recurrence,
    schedule: recurrence && issuedOn && startDate ? { ...recurrence, startDate } : null,
    basis: printed ? 'printed' : recurrence ? 'worked_out' : null,
  };
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
    const { validUpto } = dates;
    const due =
      validUpto && period.unit !== null ? addToDate(validUpto, -(period.amount ?? 0), period.unit) : null;
    return toOnce(due, 'worked_out');
  }
  if (period.date) return toOnce(period.date, 'printed');
  const due =
    dates.issuedOn && period.amount !== null && period.unit
      ? addToDate(dates.issuedOn, period.amount, period.unit)
      : null;
  return toOnce(due, 'worked_out');
};
