import { toLatinDigits } from '../indic/digits.ts';
import { toOneLine } from '../language/one-line.ts';
import type { PageItem } from '../types.ts';

/** A date by its day, its month and its year, all in digits. */
const DATE = /^(?<day>\d{1,2})(?<sign>[./-])(?<month>\d{1,2})\k<sign>(?<year>\d{4})[.,;)]*$/;
/** Digits in groups: both ways of grouping leave three at the end and at most three before each comma. */
const GROUPS = /^\d+(?:,\d+)+$/;
const WELL_GROUPED = /^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})*,\d{3}$/;
const NUMBER = /^\d+(?:\.\d+)?$/;
const RANGE = /^(\d+(?:\.\d+)?)[-–](\d+(?:\.\d+)?)$/;
const RANGE_WORD = /^(?:to|[-–])$/i;

/** Years that one order names lie this close to each other: permissions and acts go back, terms go ahead. */
const LONGEST_SPAN = 40;

const toBare = (text: string): string => toLatinDigits(toOneLine(text)).replace(/^[(“"]+|[)”".,;:]+$/g, '');

/** A point was lost in one of the ends: "55 to 9.0" and "6.5-90" are no ranges. */
const isBrokenRange = (from: string, to: string): boolean =>
  from.includes('.') !== to.includes('.') &&
  (Number(from) >= Number(to) || (from.includes('.') && Number(to) >= 10 * Number(from) && Number(to) > 14));

const isImpossibleDate = (text: string, years: readonly number[]): boolean => {
  const found = DATE.exec(text)?.groups;
  if (!found) return false;
  const [day, month, year] = [Number(found.day), Number(found.month), Number(found.year)];
  if (day < 1 || day > 31 || month < 1 || month > 12) return true;
  const middle = years.toSorted((a, b) => a - b)[Math.floor(years.length / 2)];
  return middle !== undefined && Math.abs(year - middle) > LONGEST_SPAN;
};

/** The years that dates of an order name. */
export const listYears = (items: readonly PageItem[]): number[] =>
  items.flatMap(({ text }) => {
    const year = DATE.exec(toBare(text))?.groups?.year;
    return year === undefined ? [] : [Number(year)];
  });

/**
 * The figures that break the pattern of what stands beside them: dates that cannot be, or lie decades from the others,
 * digits that are grouped in no way, ranges of which one end has lost its point.
 * @param items the words of a page in reading order
 * @param years those of all dates of the order
 */
export const findOddFigures = (items: readonly PageItem[], years: readonly number[]): PageItem[] =>
  items.filter((item, at) => {
    const text = toBare(item.text);
    if (GROUPS.test(text)) return !WELL_GROUPED.test(text);
    const range = RANGE.exec(text);
    if (range) return isBrokenRange(range[1] ?? '', range[2] ?? '');
    if (!NUMBER.test(text)) return isImpossibleDate(text, years);
    const [before, after] = [items[at - 1]?.text ?? '', items[at + 1]?.text ?? ''];
    const [from, to] = [toBare(items[at - 2]?.text ?? ''), toBare(items[at + 2]?.text ?? '')];
    if (RANGE_WORD.test(after) && NUMBER.test(to)) return isBrokenRange(text, to);
    return RANGE_WORD.test(before) && NUMBER.test(from) && isBrokenRange(from, text);
  });
