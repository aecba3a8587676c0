import { findDueDates } from './find-due-dates.ts';
import { findMonthlyDays } from './monthly-day-rules.ts';
import { findNamedMonths } from './named-month-rules.ts';
import type { Period } from './types.ts';

const HINT =
  /\d[./-]\s?\d|month|quarter|half|year|week|days?\b|\binst\b|instant|\bprox|jayanti|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;

/** All printed due days in a text. Dates that only name a period ("ending 31st March", "dated …") are none. */
export const findPrintedDays = (text: string): Period[] => {
  const periods: Period[] = [];
  if (!HINT.test(text)) return periods;
  const named = findNamedMonths(text);
  // "In June and December by the 7th of the month" is no day of every month.
  const several = named.filter(({ monthDays }) => monthDays.length > 1);
  for (const period of [...several, ...findMonthlyDays(text), ...findDueDates(text), ...named]) {
    if (!periods.some((other) => period.start < other.end && other.start < period.end)) periods.push(period);
  }
  return periods.sort((a, b) => a.start - b.start);
};
