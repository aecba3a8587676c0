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

/**
 * Written out: the first formatter of a page takes longer to make than all dates of a list to write, and browsers disagree
 * about September.
 */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The month of a calendar date, or of a month YYYY-MM: "Jul". */
export function toMonthWords(date: string): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? date;
}

/** The day of the week of a calendar date, "Sat"; what is no date stays as it is. */
export function toWeekdayWords(date: string): string {
  const day = toDayNumber(date);
  return day === null ? date : (WEEKDAYS[new Date(day * dayMs).getUTCDay()] ?? date);
}

/** A calendar date of the year that is spoken of, "7 Jul"; what is no date stays as it is. */
export function toDayWords(date: string): string {
  return toDayNumber(date) === null ? date : `${Number(date.slice(8))} ${toMonthWords(date)}`;
}

/** A calendar date as people write it, "7 Jul 2029"; what is no date stays as it is. */
export function toDateWords(date: string): string {
  return toDayNumber(date) === null ? date : `${toDayWords(date)} ${Number(date.slice(0, 4))}`;
}
