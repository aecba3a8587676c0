import { addToDate } from '../language/dates.ts';
import { lastDayOf, toMonthDay } from './month-day.ts';
import type { Period } from './types.ts';

/** Half-years that are printed as those of the calendar, not of the financial year. */
export const HALVES_OF_THE_CALENDAR = /\bjan(?:uary)?\s*(?:to|-|–)\s*june?\b/i;
/** Counted further than this after a close, the next one would be there. */
const MOST_DAYS_AFTER = { quarter: 60, half: 150, year: 300 } as const;

const mostDaysAfter = (span: string): number =>
  /quarter/i.test(span)
    ? MOST_DAYS_AFTER.quarter
    : /half/i.test(span)
      ? MOST_DAYS_AFTER.half
      : MOST_DAYS_AFTER.year;

/** Of days, weeks and fortnights. */
export const toDays = (count: number, unit: string): number =>
  unit.startsWith('week') ? count * 7 : unit.startsWith('fortnight') ? count * 14 : count;

/** The months that each quarter, half-year (April to March, or as `named`), financial or calendar year ends with. */
const endsOf = (span: string, named: string): number[] => {
  const halves = HALVES_OF_THE_CALENDAR.test(named) ? [6, 12] : [3, 9];
  return /quarter/i.test(span)
    ? [12, 3, 6, 9]
    : /half/i.test(span)
      ? halves
      : [/calendar/i.test(span) ? 12 : 3];
};

/** "Within one month of the close": the same day of a later month, 30th October after 30th September. */
const monthsAfterClose = (months: number, span: string, named: string): Partial<Period> => ({
  monthDays: endsOf(span, named)
    .map((end) => addToDate(`2001-${toMonthDay(end, lastDayOf(end))}`, months, 'month').slice(5))
    .toSorted(),
});

/** The day so many days, weeks or months after each such end, counted from the end itself. */
export const withinAfterClose = (
  count: number,
  unit: string,
  span: string,
  named = '',
): Partial<Period> | null =>
  unit.startsWith('month') ? monthsAfterClose(count, span, named) : afterClose(count, unit, span, named);

/** The day `days` (or the end of the month, `months`) after the end of each quarter, half-year (April to March) or financial year. */
export const afterClose = (count: number, unit: string, span: string, named = ''): Partial<Period> | null => {
  const isMonths = unit.startsWith('month');
  const days = toDays(count, unit);
  const ends = endsOf(span, named);
  const shift = isMonths ? count : 1;
  if (!isMonths && days > 31) {
    if (days > mostDaysAfter(span)) return null;
    // A year without a leap day stands for all.
    return {
      monthDays: ends.map((end) => new Date(Date.UTC(2001, end, days)).toISOString().slice(5, 10)).sort(),
    };
  }
  const monthDays = ends.map((end) => {
    const month = ((end + shift - 1) % 12) + 1;
    return toMonthDay(month, isMonths ? lastDayOf(month) : Math.min(days, lastDayOf(month)));
  });
  return { monthDays };
};

/** Every month on a day, 1 to 31; null for a day that no month has. */
export const monthly = (day: number | null): Partial<Period> | null =>
  day === null || day < 1 || day > 31
    ? null
    : { frequency: 'monthly', cycle: { every: 1, unit: 'month', times: 1 }, dayOfMonth: day };
