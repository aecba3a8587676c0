import { findMonthNumber } from '@anupalan/enums/months';
import { groupOf } from './group.ts';
import { ORDINAL, parseCount } from './numbers.ts';
import { findMatches } from './search.ts';

/** A date as printed. `iso` is null where it cannot be a date; `year` is null where only day and month are printed. */
export type FoundDate = {
  start: number;
  end: number;
  text: string;
  iso: string | null;
  year: number | null;
  month: number;
  day: number;
};

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** The oldest year that a consent can carry: the Water Act is of 1974. */
const FIRST_YEAR = 1974;
const LAST_YEAR = 2099;

/** 1 to 12 from an English month name or its first three letters; null if it is none. */
export const parseMonth = findMonthNumber;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const two = (n: number): string => String(n).padStart(2, '0');

/** `YYYY-MM-DD`, or null if there is no such day or the year is out of range. Nothing is guessed. */
export const toIsoDate = (year: number, month: number, day: number): string | null =>
  year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)
    ? null
    : `${year}-${two(month)}-${two(day)}`;

const toYear = (digits: string): number =>
  digits.length === 2 ? (Number(digits) > 70 ? 1900 : 2000) + Number(digits) : Number(digits);

const NUMERIC =
  /(?<![\d/]|(?<![A-Za-z])\.)(?:(?<![^\s:]-)|(?<=\d[./]\d{1,2}[./](?:19|20)\d{2}-))(\d{1,2})\s?([./-])\s?(\d{1,2})\s?[./,-]\s?((?:19|20)\d{2}|\d{2})(?![\d/]|\.\d|-\d(?!\d?[./]\d{1,2}[./](?:19|20)\d{2}))/g;
const ISO = /(?<![\d/.-])((?:19|20)\d{2})[-./](\d{2})[-./](\d{2})(?!\d)/g;
/** "Two Thousand And Twenty Six": what is said behind the thousands. */
const YEAR_IN_WORDS =
  '(?:twenty|thirty)(?:[-\\s](?:one|two|three|four|five|six|seven|eight|nine))?|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|one|two|three|four|five|six|seven|eight|nine';
const DAY_MONTH_YEAR = new RegExp(
  `(?<![\\w.])(${ORDINAL})\\s*(?:day\\s+of\\s+|of\\s+)?[-\\s,./]?\\s*(${MONTH})\\b\\.?(?:(?:\\s?[-,./']?\\s?|,?\\s(?:of|in)\\s(?:the\\s)?year\\s)((?:19|20)\\d{2}(?!\\d)|(?<=[-'])\\d{2}(?!\\d)|(?<=[a-z][\\s,.]{1,2})[0-4]\\d(?=\\s*$))|\\s?,?\\s?two\\s+thousand\\s+(?:and\\s+)?(${YEAR_IN_WORDS})\\b)?`,
  'gi',
);
const MONTH_DAY_YEAR = new RegExp(
  `\\b(${MONTH})\\.?\\s+(\\d{1,2})\\s?(?:st|nd|rd|th)?(?!\\d|\\.\\d|%)(?:\\s?,?\\s?((?:19|20)\\d{2}))?`,
  'gi',
);

const found = (
  match: RegExpExecArray | RegExpMatchArray,
  year: number | null,
  month: number | null,
  day: number | null,
): FoundDate | null => {
  if (month === null || day === null || match.index === undefined) return null;
  const iso = toIsoDate(year ?? 2000, month, day);
  return {
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    iso: year === null ? null : iso,
    year,
    month,
    day,
  };
};

const MONTH_HINT = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;

/** What looks like a date of the year and is none: "31st September". */
const isImpossible = (date: FoundDate): boolean =>
  date.year === null && toIsoDate(2000, date.month, date.day) === null;

/** Days of the year that no calendar has ("31st September", "30th February"), where nothing else can be meant. */
export const findImpossibleDays = (text: string): FoundDate[] =>
  listDates(text).filter((date) => isImpossible(date) && date.day >= 30 && date.day <= 31);

/**
 * All dates in a text, day first as Indian orders print them: 31/03/2026, 5.4.2026, 30-09-2019, 31-Mar-2026,
 * 31st March, 2026, March 31, 2024, thirtieth day of September, and day with month alone ("30th June").
 * Blanks inside and a comma for a dot are forgiven. An impossible date has `iso` null.
 */
export const findDates = (text: string): FoundDate[] => listDates(text).filter((date) => !isImpossible(date));

/** Many rules ask for the dates of the same sentence, one after the other. */
let lastText = '';
let lastDates: readonly FoundDate[] = [];

const listDates = (text: string): readonly FoundDate[] => {
  if (text !== lastText) {
    lastDates = readDates(text);
    lastText = text;
  }
  return lastDates;
};

const NAMES_DAY = /\d|first|second|third|th\b/i;

/** The year of a day and month, in figures or words; null where none is printed. */
const toYearOf = (match: RegExpExecArray): number | null => {
  if (match[3]) return toYear(match[3]);
  const said = match[4] ? parseCount(match[4]) : null;
  return said === null ? null : 2000 + said;
};

const readDates = (text: string): FoundDate[] => {
  const dates: FoundDate[] = [];
  if (!NAMES_DAY.test(text)) return dates;
  const hasMonth = MONTH_HINT.test(text);
  const add = (date: FoundDate | null) => {
    if (date && !dates.some((other) => date.start < other.end && other.start < date.end)) dates.push(date);
  };
  for (const m of findMatches(ISO, text)) add(found(m, Number(m[1]), Number(m[2]), Number(m[3])));
  for (const m of findMatches(NUMERIC, text))
    add(found(m, toYear(groupOf(m, 4)), Number(m[3]), Number(m[1])));
  if (!hasMonth) return dates.sort((a, b) => a.start - b.start);
  for (const m of findMatches(DAY_MONTH_YEAR, text)) {
    add(found(m, toYearOf(m), parseMonth(groupOf(m, 2)), parseCount(groupOf(m, 1))));
  }
  for (const m of findMatches(MONTH_DAY_YEAR, text)) {
    add(found(m, m[3] ? Number(m[3]) : null, parseMonth(groupOf(m, 1)), Number(m[2])));
  }
  return dates.sort((a, b) => a.start - b.start);
};

export type PeriodUnit = 'day' | 'week' | 'month' | 'year';

/** Moves a date by whole days, weeks, months or years; a day that the month lacks becomes its last day. */
export const addToDate = (iso: string, amount: number, unit: PeriodUnit): string => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  if (unit === 'day' || unit === 'week') {
    const days = unit === 'week' ? amount * 7 : amount;
    return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
  }
  const months = year * 12 + (month - 1) + (unit === 'year' ? amount * 12 : amount);
  const toYearNumber = Math.floor(months / 12);
  const toMonth = (months % 12) + 1;
  return `${toYearNumber}-${two(toMonth)}-${two(Math.min(day, daysIn(toYearNumber, toMonth)))}`;
};

/** The first date on or after `from` that falls on one of the days of the year, each `MM-DD`. */
export const findFirstOnOrAfter = (from: string, monthDays: string[]): string | null => {
  const year = Number(from.slice(0, 4));
  const candidates = [year, year + 1, year + 2, year + 3, year + 4]
    .flatMap((y) => monthDays.map((md) => toIsoDate(y, Number(md.slice(0, 2)), Number(md.slice(3)))))
    .filter((date): date is string => date !== null && date >= from);
  return candidates.sort()[0] ?? null;
};
