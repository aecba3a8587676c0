import { parseAbsolute, toCalendarDate, toZoned } from '@internationalized/date';
import type { DateString } from './types.ts';

/** An instant as `Date` writes it, from 1980 on: since then a day begins with a minute of UTC in every zone. */
const WHOLE_INSTANT = /^(?:19[89]|[23]\d\d)\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Zones whose day is remembered; there are some six hundred names. */
const MOST_ZONES = 1_000;
/** The day of each zone in the minute that was asked for last: the answer follows from the two alone. */
const days = new Map<string, { minute: string; day: DateString }>();

/**
 * The calendar date in a time zone at an instant (ISO 8601 with Z or an offset). Time is a parameter, never the
 * clock. Throws a RangeError for a zone that does not exist and an Error for a text that is no instant.
 */
export function todayIn(timeZone: string, instantIso: string): DateString {
  if (!WHOLE_INSTANT.test(instantIso)) return toDay(timeZone, instantIso);
  const minute = instantIso.slice(0, 'YYYY-MM-DDTHH:MM'.length);
  const known = days.get(timeZone);
  if (known?.minute === minute) return known.day;
  const day = toDay(timeZone, instantIso);
  if (days.size >= MOST_ZONES) days.clear();
  days.set(timeZone, { minute, day });
  return day;
}

function toDay(timeZone: string, instantIso: string): DateString {
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
