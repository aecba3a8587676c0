import { CalendarDate, endOfMonth, getDayOfWeek, parseDate, startOfMonth } from '@internationalized/date';
import { toDateWords, toDayNumber, toDayWords } from '../shared/calendar.ts';

/** A locale whose weeks start on Monday. */
const WEEK = 'en-GB';

/** The month of a day, `YYYY-MM`. */
export function toMonth(day: string): string {
  return day.slice(0, 7);
}

/** The month to show: the given one, today's if it does not exist, January 1970 if neither exists. */
export function toShownMonth(month: string, today: string): string {
  return [month, toMonth(today)].find((some) => toDayNumber(`${some}-01`) !== null) ?? '1970-01';
}

/** The weeks of a month, Monday to Sunday, as `YYYY-MM-DD`; null for days of other months. */
export function toWeeks(month: string): (string | null)[][] {
  const first = startOfMonth(parseDate(`${month}-01`));
  const last = endOfMonth(first);
  const cells: (string | null)[] = Array.from({ length: getDayOfWeek(first, WEEK) }, () => null);
  for (let day = 1; day <= last.day; day += 1)
    cells.push(new CalendarDate(first.year, first.month, day).toString());
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The day to show: the given one, today if it does not exist, 1 January 1970 if neither exists. */
export function toShownDay(day: string, today: string): string {
  return [day, today].find((some) => toDayNumber(some) !== null) ?? '1970-01-01';
}

/** The seven days of the week of a day, Monday first. */
export function toWeekDays(day: string): string[] {
  const from = parseDate(day);
  const monday = from.subtract({ days: getDayOfWeek(from, WEEK) });
  return Array.from({ length: 7 }, (_, index) => monday.add({ days: index }).toString());
}

/** The same weekday of the previous (-1) or the next (1) week. */
export function addWeek(day: string, step: 1 | -1): string {
  return parseDate(day).add({ weeks: step }).toString();
}

/** The days of a week in words: "23 to 29 Nov 2026", "30 Nov to 6 Dec 2026", "28 Dec 2026 to 3 Jan 2027". */
export function formatWeek(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const end = toDateWords(last);
  if (toMonth(first) === toMonth(last)) return `${Number(first.slice(8))} to ${end}`;
  return first.slice(0, 4) === last.slice(0, 4)
    ? `${toDayWords(first)} to ${end}`
    : `${toDateWords(first)} to ${end}`;
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return getDayOfWeek(parseDate(day), WEEK) >= 5;
}

/** Another month: `months` later, or earlier if negative. */
export function addMonths(month: string, months: number): string {
  return toMonth(parseDate(`${month}-01`).add({ months }).toString());
}

/** The day that a key of the grid moves to, or null for other keys (WAI-ARIA, grid pattern for dates). */
export function toKeyDay(key: string, day: string, hasShift: boolean): string | null {
  const from = parseDate(day);
  const weekday = getDayOfWeek(from, WEEK);
  switch (key) {
    case 'ArrowLeft':
      return from.subtract({ days: 1 }).toString();
    case 'ArrowRight':
      return from.add({ days: 1 }).toString();
    case 'ArrowUp':
      return from.subtract({ weeks: 1 }).toString();
    case 'ArrowDown':
      return from.add({ weeks: 1 }).toString();
    case 'Home':
      return from.subtract({ days: weekday }).toString();
    case 'End':
      return from.add({ days: 6 - weekday }).toString();
    case 'PageUp':
      return from.subtract(hasShift ? { years: 1 } : { months: 1 }).toString();
    case 'PageDown':
      return from.add(hasShift ? { years: 1 } : { months: 1 }).toString();
    default:
      return null;
  }
}

const months = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "November 2026". */
export function formatMonth(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`));
}

/** "17 November". */
export function formatDay(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}
