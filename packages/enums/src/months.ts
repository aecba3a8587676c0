/** Months of the year. See docs/spec-coverage.md#entities-and-their-fields. */
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** A month of the year. */
export type Month = (typeof MONTHS)[number];

/** The labels that screens show. */
export const MONTH_LABELS = Object.fromEntries(
  MONTHS.map((month) => [month, month.charAt(0).toUpperCase() + month.slice(1)]),
) as Readonly<Record<Month, string>>;

/** Number of a month, 1 to 12. */
export function monthNumber(month: Month): number {
  return MONTHS.indexOf(month) + 1;
}

/** What tells a month's English name from the others. */
const FIRST_LETTERS = MONTHS.map((month) => month.slice(0, 3));

/** 1 to 12 from an English name of a month or its first three letters, in either case; null for anything else. */
export function findMonthNumber(name: string): number | null {
  const at = FIRST_LETTERS.indexOf(name.slice(0, 3).toLowerCase());
  return at < 0 ? null : at + 1;
}
