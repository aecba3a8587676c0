import { parseAbsolute, toCalendarDate, toZoned } from '@internationalized/date';
import type { DateString } from './types.ts';

/**
 * The calendar date in a time zone at an instant (ISO 8601 with Z or an offset). Time is a parameter, never the
 * clock. Throws a RangeError for a zone that does not exist and an Error for a text that is no instant.
 */
export function todayIn(timeZone: string, instantIso: string): DateString {
  return toCalendarDate(parseAbsolute(instantIso, timeZone)).toString();
}

/** Overdue from the first moment of the day after the due date (D23). `today` is the organisation's. */
export function isOverdue(dueDate: DateString, today: DateString): boolean {
  return dueDate < today;
}

/** The instant (ISO 8601, UTC) at which the next day begins in a time zone; usually its midnight. */
export function toNextDay(timeZone: string, instantIso: string): string {
  const tomorrow = toCalendarDate(parseAbsolute(instantIso, timeZone)).add({ days: 1 });
  return toZoned(tomorrow, timeZone).toDate().toISOString();
}
