import { toDayNumber } from '../shared/calendar.ts';
import { getDateFormat } from '../shared/date-format.ts';
import { toGrouped } from '../shared/number.ts';

/** Whole days from `from` to `to`, calendar dates YYYY-MM-DD; negative if `to` is earlier, NaN if a date is invalid. */
export function toDaysBetween(from: string, to: string): number {
  return (toDayNumber(to) ?? Number.NaN) - (toDayNumber(from) ?? Number.NaN);
}

/**
 * A calendar date in words, relative to `today`: "today", "tomorrow", "in 3 days", "4 days late" (or "ago"). An invalid
 * date is returned unchanged.
 */
export function toRelativeDay(date: string, today: string, past: 'late' | 'ago' = 'ago'): string {
  const days = toDaysBetween(today, date);
  if (Number.isNaN(days)) return date;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1) return `in ${toGrouped(days)} days`;
  return days === -1 ? `1 day ${past}` : `${toGrouped(-days)} days ${past}`;
}

/** The calendar date (YYYY-MM-DD) of an instant in a time zone. */
export function toCalendarDate(instant: Date, timeZone: string): string {
  const parts = getDateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return parts.format(instant);
}

/**
 * An instant in words: "Today, 10:42", "Yesterday, 17:05", "14 Nov". The year is added if it is not the current one.
 */
export function toRelativeInstant(instant: Date, now: Date, timeZone: string): string {
  const date = toCalendarDate(instant, timeZone);
  const today = toCalendarDate(now, timeZone);
  const days = toDaysBetween(date, today);
  const clock = getDateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
  if (days === 0) return `Today, ${clock}`;
  if (days === 1) return `Yesterday, ${clock}`;
  const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  const words = getDateFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year });
  return words.format(instant).replace('Sept', 'Sep');
}
