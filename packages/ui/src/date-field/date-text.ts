import { CalendarDate } from '@internationalized/date';

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
/** The letters that distinguish the names of the months, as browsers shorten them. */
const FIRST_LETTERS = Array.from({ length: 12 }, (_, index) =>
  monthName.format(Date.UTC(2000, index)).slice(0, 3).toLowerCase(),
);

/** The allowed dates, `YYYY-MM-DD`, both included. */
export type DateRange = { min?: string; max?: string };

/** The parts of a date as typed. The year is undefined if it was left out. */
type Written = { year: string | undefined; month: string; day: string };

const ISO = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:t.*)?$/;
const DIGITS = /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})(?:[-/. ](?<year>\d{4}|\d{2}))?[-/.]?$/;
/** The date may be incomplete: 2026-12-1 may become 2026-12-15. */
const GOES_ON = /^\s*\d{4}[-/.]\d{1,2}[-/.]\d$/;
/** Digits without separators, as typed on a phone: 03122026, 031226. */
const BARE = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/;
const DAY_FIRST =
  /^(?:[a-z]{3,9},? )?(?<day>\d{1,2})(?:st|nd|rd|th)?[ -]?(?<name>[a-z]{3,9})\.?,?(?:[ -](?<year>\d{4}|\d{2}))?$/;
const MONTH_FIRST = /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/;

function readParts(typed: string): Written | null {
  const text = typed.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  for (const pattern of [ISO, DIGITS, BARE, DAY_FIRST, MONTH_FIRST]) {
    const found = pattern.exec(text)?.groups;
    if (found === undefined) continue;
    const { day = '', name, year, month = monthOf(name) } = found;
    return { year, month, day };
  }
  return null;
}

function monthOf(name = ''): string {
  return String(FIRST_LETTERS.indexOf(name.slice(0, 3)) + 1);
}

/** `YYYY-MM-DD`, or null for a day that does not exist. */
function toIso(year: number, { month, day }: Written): string | null {
  const [m, d] = [Number(month), Number(day)];
  const date = new CalendarDate(year, m, d);
  // A day that a month lacks would have been moved to its last one.
  return date.year === year && date.month === m && date.day === d ? date.toString() : null;
}

/** Whether a date is allowed. */
export function isInRange(iso: string, { min, max }: DateRange): boolean {
  return (min === undefined || iso >= min) && (max === undefined || iso <= max);
}

/**
 * Reads a date as people and spreadsheets write it: 3/12/2026, 3.12.26, 03122026, 2026-12-03, 3 Dec 2026, December 3.
 * Day comes before month. If there is no year, it takes the year of `today`, or the year before or after if only that
 * one is allowed. Returns `YYYY-MM-DD`, or null if the text is not a date or the date does not exist.
 */
export function parseDateText(typed: string, today: string, range: DateRange = {}): string | null {
  const parts = readParts(typed);
  if (parts === null) return null;
  const { year } = parts;
  if (year !== undefined) return toIso(Number(year.length === 2 ? `20${year}` : year), parts);
  const near = Number(today.slice(0, 4));
  const dates = [near, near - 1, near + 1].map((one) => toIso(one, parts)).filter((iso) => iso !== null);
  return dates.find((iso) => isInRange(iso, range)) ?? dates[0] ?? null;
}

/**
 * Returns the date, `YYYY-MM-DD`, of a text that further typing cannot change: its year has four digits. Returns null
 * for any other text, even if it becomes a date when the focus leaves the field.
 */
export function parseWholeDate(typed: string): string | null {
  if (GOES_ON.test(typed)) return null;
  const parts = readParts(typed);
  return parts?.year?.length === 4 ? toIso(Number(parts.year), parts) : null;
}
