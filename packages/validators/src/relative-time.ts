import { RELATIVE_TIME_MESSAGES } from '@anupalan/enums/messages';

const MINUTE_MS = 60_000;

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/**
 * How long ago an instant was: under 1 minute 'Just now', then minutes below 60, hours below 24, days below 30, then
 * months (of 30 days). An instant to come, as of a clock that is behind, is 'Just now'.
 * See docs/spec-coverage.md#constants-and-limits.
 */
export function toRelativeTime(instantIso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(instantIso).getTime()) / MINUTE_MS);
  if (Number.isNaN(minutes)) return '';
  if (minutes < 1) return RELATIVE_TIME_MESSAGES.justNow;
  if (minutes < 60) return ago(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return ago(hours, 'hour');
  const days = Math.floor(hours / 24);
  return days < 30 ? ago(days, 'day') : ago(Math.floor(days / 30), 'month');
}
