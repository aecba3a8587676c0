import { getDateFormat } from './date-format.ts';

const dayMs = 86_400_000;

/** Days since 1970 of a calendar date YYYY-MM-DD; null when there is no such day, for example 30 February. */
export function toDayNumber(date: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number);
  const instant = new Date(0);
  instant.setUTCFullYear(year ?? 0, (month ?? 0) - 1, day);
  return instant.toISOString().slice(0, 10) === date ? instant.getTime() / dayMs : null;
}

const FORMAT = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A calendar date as people write it, "7 Jul 2029"; what is no date stays as it is. */
export function toDateWords(date: string): string {
  const day = toDayNumber(date);
  if (day === null) return date;
  return getDateFormat('en-GB', FORMAT)
    .format(day * dayMs)
    .replace('Sept', 'Sep');
}
