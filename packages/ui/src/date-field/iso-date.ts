import { CalendarDate, parseDate } from '@internationalized/date';

/** A calendar date from `YYYY-MM-DD`; null if the text is null, empty or not a date. */
export function toCalendarValue(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** `YYYY-MM-DD` of a calendar date; null stays null. */
export function toIsoDate(value: { year: number; month: number; day: number } | null): string | null {
  return value ? new CalendarDate(value.year, value.month, value.day).toString() : null;
}
