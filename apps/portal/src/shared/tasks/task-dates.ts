import type { DateString } from '@anupalan/compliance/schedules/types';
import { toDateWords, toDayWords, toWeekdayWords } from '@anupalan/ui';

/** Months of the Indian financial year start in April. */
const FINANCIAL_YEAR_FIRST_MONTH = 4;

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
  return toDateWords(date);
}

/** "17 Nov" in the current financial year, "17 Nov 2027" in another. */
export function formatDueDate(date: DateString, today: DateString): string {
  return toFinancialYear(date) === toFinancialYear(today) ? toDayWords(date) : formatLongDate(date);
}

/** "Tue, 24 Nov". */
export function formatWeekday(date: DateString): string {
  return `${toWeekdayWords(date)}, ${toDayWords(date)}`;
}
