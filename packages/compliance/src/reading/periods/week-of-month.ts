/** Source of a pattern for a week of a month: "first", "1st", "last". */
export const WEEK_OF_MONTH = '(first|second|third|fourth|last|1\\s?st|2\\s?nd|3\\s?rd|4\\s?th)\\s+week';

const ENDS: Record<string, number> = {
  first: 7,
  second: 14,
  third: 21,
  fourth: 28,
  last: 31,
  '1st': 7,
  '2nd': 14,
  '3rd': 21,
  '4th': 28,
};

/** The day of the month on which such a week ends: 7, 14, 21, 28, or 31 for the last. */
export const lastDayOfWeek = (week: string): number => ENDS[week.toLowerCase().replace(/\s/g, '')] ?? 0;
