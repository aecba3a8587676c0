const dayMs = 86_400_000;

/** Days since 1970 of a calendar date YYYY-MM-DD; null if there is no such day, for example 30 February. */
export function toDayNumber(date: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number);
  const instant = new Date(0);
  instant.setUTCFullYear(year ?? 0, (month ?? 0) - 1, day);
  return instant.toISOString().slice(0, 10) === date ? instant.getTime() / dayMs : null;
}

/**
 * Listed here because the first date formatter of a page takes longer to create than all dates of a list take to write,
 * and browsers disagree about September.
 */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The month of a calendar date, or of a month YYYY-MM: "Jul". */
export function toMonthWords(date: string): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? date;
}

/** The weekday of a calendar date, "Sat". Text that is not a date is returned unchanged. */
export function toWeekdayWords(date: string): string {
  const day = toDayNumber(date);
  return day === null ? date : (WEEKDAYS[new Date(day * dayMs).getUTCDay()] ?? date);
}

/** A calendar date without its year, "7 Jul". Text that is not a date is returned unchanged. */
export function toDayWords(date: string): string {
  return toDayNumber(date) === null ? date : `${Number(date.slice(8))} ${toMonthWords(date)}`;
}

/** A calendar date as people write it, "7 Jul 2029". Text that is not a date is returned unchanged. */
export function toDateWords(date: string): string {
  return toDayNumber(date) === null ? date : `${toDayWords(date)} ${Number(date.slice(0, 4))}`;
}
