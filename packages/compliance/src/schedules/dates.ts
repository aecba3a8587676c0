import { DAYS, type Day } from '@anupalan/enums/days';
import { CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import type { DateString } from './types.ts';

const gregorian = new GregorianCalendar();

/** Days since the epoch of the Julian day count, whose day 0 was a Monday. Throws on a text that is no date. */
export function toDayNumber(date: DateString): number {
  return gregorian.toJulianDay(parseDate(date));
}

/** The date of a day number. */
export function fromDayNumber(dayNumber: number): DateString {
  return gregorian.fromJulianDay(dayNumber).toString();
}

/** A date so many days later (or earlier, when negative). */
export function addDays(date: DateString, days: number): DateString {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: DateString, to: DateString): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** A date so many calendar months later; a day that the month lacks falls on its last day. */
export function addMonths(date: DateString, months: number): DateString {
  return parseDate(date).add({ months }).toString();
}

/** Day of the week of a day number, Monday 0. */
export function weekdayIndex(dayNumber: number): number {
  return ((dayNumber % 7) + 7) % 7;
}

/** Day of the week of a date. */
export function weekdayOf(date: DateString): Day {
  const day = DAYS[weekdayIndex(toDayNumber(date))];
  if (day === undefined) throw new RangeError(`No day of the week for ${date}`);
  return day;
}

/** Months since the year 0: `year * 12 + month - 1`. */
export function toMonthNumber(date: DateString): number {
  const { year, month } = parseDate(date);
  return year * 12 + month - 1;
}

/** The day of a month, or the month's last day where it has fewer. */
export function dayInMonth(monthNumber: number, dayOfMonth: number): DateString {
  const first = new CalendarDate(Math.floor(monthNumber / 12), (monthNumber % 12) + 1, 1);
  return first.set({ day: Math.min(dayOfMonth, gregorian.getDaysInMonth(first)) }).toString();
}
