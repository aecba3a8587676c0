import type { Period } from './types.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** `MM-DD` of a month (1 to 12) and a day. */
export const toMonthDay = (month: number, day: number): string => `${two(month)}-${two(day)}`;

/** The last day that a month has every year: the 28th in February. */
export const lastDayOf = (month: number): number =>
  month === 2 ? 28 : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** Every year on a day; null for what is no day of the calendar. A day that the month lacks is its last. */
export const yearly = (month: number | null, day: number): Partial<Period> | null =>
  month === null || month < 1 || month > 12 || day < 1 || day > 31
    ? null
    : { monthDays: [toMonthDay(month, Math.min(day, lastDayOf(month)))] };
