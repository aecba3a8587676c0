import { daysBetween } from '@anupalan/compliance/schedules/dates';
import type { StatutoryRow } from '@anupalan/compliance/statutory/types';
import { formatSpan } from '@anupalan/compliance/validity/describe-left';
import { toSource } from '../../law/year-dates.ts';

/** "1 day", "40 days". */
export function inDays(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

/** How far a day is: "in 40 days", "in 3 years 2 months", "today", "40 days ago". */
export function toDistance(today: string, day: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  return days > 0 ? `in ${formatSpan(days)}` : `${formatSpan(-days)} ago`;
}

/** What a row of the catalogue rests on, with its status. */
export function toSourceLine(row: StatutoryRow): string {
  const status =
    row.verification === 'verified'
      ? 'Verified: we read the date in this text.'
      : 'Not verified: read the text before you rely on it.';
  return `${toSource(row)}. ${status}`;
}
