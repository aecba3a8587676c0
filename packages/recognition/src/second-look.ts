import type { RecognisedLine, RecognisedWord } from './types.ts';

/** A figure of which the recogniser is less sure than this (0..100) is looked at a second time. */
const SURE = 92;
/** What a second look gives with less is no reading. */
const READ = 60;
/** At most so many figures of a page: one takes some 20 ms, and a page with more is hard to read as a whole. */
const MOST = 16;

/** Signs of numbers, dates and ranges; the second look knows no others. */
export const FIGURE_SIGNS = '0123456789.,/-';

/** Two signs at least: a single digit in a box of its own is read worse than among its neighbours. */
const FIGURE = /^[([“"]?\p{Nd}[\p{Nd}.,/-]*\p{Nd}[)\]”".,;:]*$/u;
/** The number of a condition at the head of its line says nothing that is due. */
const NUMBER_OF_LINE = /^\p{Nd}{1,3}[.)]$/u;

/** "0150": no measured number begins so; a point behind the nought was lost, whatever the recogniser is sure of. */
const POINTLESS = /^0\d{2,}$/;

const toSigns = (text: string): string =>
  text.replace(/[^\p{Nd}.,/-]/gu, '').replace(/^[.,/-]+|[.,/-]+$/g, '');

/** What the pictures of some figures show more than was read of them: a point between two digits. */
export type SeenPoints = ReadonlyMap<RecognisedWord, string>;

/**
 * The figures of a page that are looked at a second time: those whose picture shows a point that was not read, then the
 * least sure.
 */
export const listFiguresToCheck = (
  lines: readonly RecognisedLine[],
  seen: SeenPoints = new Map(),
): RecognisedWord[] =>
  lines
    .flatMap(({ words }) => words.filter(({ text }, at) => at > 0 || !NUMBER_OF_LINE.test(text)))
    .filter(
      (word) =>
        seen.has(word) || POINTLESS.test(word.text) || (word.confidence < SURE && FIGURE.test(word.text)),
    )
    .toSorted((a, b) => Number(seen.has(b)) - Number(seen.has(a)) || a.confidence - b.confidence)
    .slice(0, MOST);

const countDigits = (text: string): number => text.replace(/\P{Nd}/gu, '').length;

/**
 * What a second look gave instead of a figure; null: the same, or nothing that can be read. One with more or fewer digits is
 * none: alone in its box a figure loses its first or last one.
 */
export const toOtherReading = (figure: RecognisedWord, read: readonly RecognisedWord[]): string | null => {
  if (read.length === 0 || read.some(({ confidence }) => confidence < READ)) return null;
  const second = toSigns(read.map(({ text }) => text).join(''));
  const first = toSigns(figure.text);
  return second === first || countDigits(second) !== countDigits(first) ? null : second;
};

/** A first reading less sure than this gives way to a second one that is as sure as this. */
const WEAK = 60;
const SURE_OF_SECOND = 85;

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '');

/**
 * A figure with what a second look gave. The first reading stays, unless the second has the same digits with a point or a
 * stroke more, and the first was weak or the picture shows that point: small type loses those, and nothing invents them.
 * Both are kept: a person confirms.
 * @param other what {@link toOtherReading} gave
 * @param seen what the picture of the figure shows, where that is a point more than was read
 */
export const withOtherReading = (
  figure: RecognisedWord,
  other: string,
  read: readonly RecognisedWord[],
  seen?: string,
): RecognisedWord => {
  const first = toSigns(figure.text);
  const isFuller = digitsOf(other) === digitsOf(first) && other.length > first.length;
  const isDue =
    figure.confidence < WEAK ||
    (POINTLESS.test(first) && other.startsWith('0.')) ||
    (seen !== undefined && toSigns(seen) === other);
  const isSurer = isDue && read.length > 0 && read.every(({ confidence }) => confidence >= SURE_OF_SECOND);
  return isFuller && isSurer
    ? { ...figure, text: figure.text.replace(first, other), other: first }
    : { ...figure, other };
};
