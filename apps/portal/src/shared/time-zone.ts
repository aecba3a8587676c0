import { getDateFormat } from '@anupalan/ui';

/** The zone of this browser: instants are shown in it; calendar dates never move (D21). */
export function toTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** An instant as "21 November 2026 at 10:42". */
export function toInstantText(instant: string): string {
  return getDateFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant));
}

/** An instant of these days as "24 Nov, 00:00". */
export function toMomentText(instant: string): string {
  const words = getDateFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return words.format(new Date(instant)).replace('Sept', 'Sep');
}

/** The day of an instant as "21 Nov 2026". */
export function toDayText(instant: string): string {
  const words = getDateFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
  return words.format(new Date(instant)).replace('Sept', 'Sep');
}
