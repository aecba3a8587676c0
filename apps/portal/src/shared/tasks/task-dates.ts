import type { DateString } from '@anupalan/compliance/schedules/types';
import { getDateFormat } from '@anupalan/ui';

/** Months of the Indian financial year start in April. */
const FINANCIAL_YEAR_FIRST_MONTH = 4;

function toUtcDate(date: DateString): Date {
  return new Date(`${date}T00:00:00Z`);
}

function format(date: DateString, options: Intl.DateTimeFormatOptions): string {
  const words = getDateFormat('en-GB', { ...options, timeZone: 'UTC' });
  return words.format(toUtcDate(date)).replace('Sept', 'Sep');
}

/** The year in which the financial year of a date begins: April to March. */
export function toFinancialYear(date: DateString): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return month >= FINANCIAL_YEAR_FIRST_MONTH ? year : year - 1;
}

/** "FY 2026–27", of the year in which it begins. */
export function formatFinancialYear(year: number): string {
  return `FY ${year}–${String((year + 1) % 100).padStart(2, '0')}`;
}

/** "21 Nov 2026". */
export function formatLongDate(date: DateString): string {
  return format(date, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** "17 Nov" in the current financial year, "17 Nov 2027" in another. */
export function formatDueDate(date: DateString, today: DateString): string {
  return toFinancialYear(date) === toFinancialYear(today)
    ? format(date, { day: 'numeric', month: 'short' })
    : formatLongDate(date);
}

/** "Tue, 24 Nov". */
export function formatWeekday(date: DateString): string {
  // Put together here: browsers disagree about the comma.
  return `${format(date, { weekday: 'short' })}, ${format(date, { day: 'numeric', month: 'short' })}`;
}
