import { findDates, toIsoDate } from '../language/dates.ts';
import { fold } from './fold.ts';
import { MONTH, parseMonth } from './months.ts';

/** A day with its year in a folded text. */
type IndicDate = { start: number; end: number; iso: string };

/** Source of a pattern for a day with its year in folded text, in figures or with the name of its month. */
export const DATE = fold(
  `(?<![\\d/])(?:\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?(?:20)?\\d{2}(?!\\d)|\\d{1,2}\\s*(?:वीं|वी|वा|ली|ला|री|मी)?[\\s,.-]*(?:${MONTH})[\\s,.-]*20\\d{2}(?!\\d)|(?:${MONTH})\\s+\\d{1,2}\\s*,\\s*20\\d{2}(?!\\d))`,
).text;

const DATES = new RegExp(DATE, 'giu');
const NAMED = new RegExp(MONTH, 'iu');

/** `YYYY-MM-DD` of what `DATE` matched; null where no calendar has that day. */
export const parseDate = (text: string): string | null => {
  const name = NAMED.exec(text)?.[0];
  if (!name) return findDates(text)[0]?.iso ?? null;
  const month = parseMonth(name);
  const [day, year] = (text.match(/\d+/g) ?? []).map(Number);
  return month && day && year ? toIsoDate(year, month, day) : null;
};

/** The days with a year that a folded text prints, in order of place. */
export const findIndicDates = (text: string): IndicDate[] =>
  [...text.matchAll(DATES)].flatMap(({ index, 0: match }) => {
    const iso = parseDate(match);
    return iso ? [{ start: index, end: index + match.length, iso }] : [];
  });
