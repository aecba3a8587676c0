import { addDays } from '@anupalan/compliance/schedules/dates';
import { isCalendarDate } from '@anupalan/validators/dates';
import { toFinancialYear } from '../../../shared/tasks/task-dates.ts';
import type { Filters } from '../filters.ts';

/** How much time the calendar shows. */
export const SPANS = ['week', 'month', 'year'] as const;
/** How much time the calendar shows. */
export type Span = (typeof SPANS)[number];

/** What the address says about the calendar. */
export type CalendarAddress = {
  span: Span;
  /** `YYYY-MM`. */
  month: string;
  /** The day whose list stands beside the grid, or null. It lies in the month. */
  day: string | null;
};

/** First and last day of something, both included. */
export type DayRange = { first: string; last: string };

/** How much time the calendar of an address shows; null: the address shows the list. */
export function findSpan(get: (name: string) => string): Span | null {
  return SPANS.find((span) => span === get('view')) ?? null;
}

/** Reads the calendar of an address: without a month or a day, those of today. */
export function parseCalendar(get: (name: string) => string, today: string): CalendarAddress {
  const span = findSpan(get) ?? 'month';
  const asked = get('month');
  const day = isCalendarDate(get('day')) ? get('day') : today;
  // A week is told by its day alone, and may lie in two months.
  if (span === 'week') return { span, month: day.slice(0, 7), day };
  const month = isCalendarDate(`${asked}-01`) ? asked : today.slice(0, 7);
  return { span, month, day: day.startsWith(month) ? day : null };
}

/** The days of a month (`YYYY-MM`). */
export function toMonthRange(month: string): DayRange {
  const first = `${month}-01`;
  const inNext = addDays(first, 31);
  return { first, last: addDays(`${inNext.slice(0, 7)}-01`, -1) };
}

/** The days of the week in which a day lies: Monday to Sunday. */
export function toWeekRange(day: string): DayRange {
  const first = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return { first, last: addDays(first, 6) };
}

/** The days of the financial year in which a month lies: April to March. */
export function toYearRange(month: string): DayRange {
  const year = toFinancialYear(`${month}-01`);
  return { first: `${year}-04-01`, last: `${year + 1}-03-31` };
}

/** What the date filters leave of a range, or null for nothing. */
export function narrowRange(
  { first, last }: DayRange,
  { dueDate, startDate = '', endDate = '' }: Pick<Filters, 'dueDate' | 'startDate' | 'endDate'>,
): DayRange | null {
  const wanted = dueDate === undefined ? { from: startDate, to: endDate } : { from: dueDate, to: dueDate };
  const narrowed = {
    first: wanted.from > first ? wanted.from : first,
    last: wanted.to !== '' && wanted.to < last ? wanted.to : last,
  };
  return narrowed.first > narrowed.last ? null : narrowed;
}
