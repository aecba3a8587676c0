const DAYS_IN_MONTH = 30.44;
const MONTHS_IN_YEAR = 12;
/** From here on days are told in years and months. */
const LONG_DAYS = 365;

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** A number of days, 0 or more, in words people use: "39 days", "3 years 10 months". */
export function formatSpan(days: number): string {
  if (days < LONG_DAYS) return plural(days, 'day');
  const months = Math.floor(days / DAYS_IN_MONTH);
  const years = Math.floor(months / MONTHS_IN_YEAR);
  const rest = months % MONTHS_IN_YEAR;
  // A year of 365 days has not quite twelve of these months.
  if (years === 0) return plural(1, 'year');
  return `${plural(years, 'year')}${rest === 0 ? '' : ` ${plural(rest, 'month')}`}`;
}

/**
 * What is left until the end of a consent, the same on every screen (D45): "39 days left", "3 years 10 months left",
 * "last day", "expired 4 days ago". @param days from today to the last valid day; negative once that has passed
 */
export function formatDaysLeft(days: number): string {
  if (days === 0) return 'last day';
  return days < 0 ? `expired ${formatSpan(-days)} ago` : `${formatSpan(days)} left`;
}
