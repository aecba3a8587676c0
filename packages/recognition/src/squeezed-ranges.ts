import type { PreparedPicture } from './prepare-picture.ts';
import { type RecogniseLine, readCell } from './read-cell.ts';
import type { RecognisedLine, RecognisedWord } from './types.ts';

/** "6.58.5", "6.5109.0": two decimals in one word, what stood between them taken for a figure, or for nothing. */
const TWO_DECIMALS = /^\d{1,2}\.\d\D{0,2}\d{0,3}\.\d$/;
/** "55109", "6.5385", "609", "55t09": what may be a range of pH. */
const FIGURES = /^\d[\d.]*(?:[lt]?[oO0])?\d[\d.]*$/;
/** "55-9.0": a range that falls, so that a point of it was lost. */
const FALLING = /^(\d[\d.]*)[-–](\d[\d.]*)$/;
const ACIDITY = /^\W?p[Hh]\W?$/;
const HIGHEST_ACIDITY = 14;
/** A value of pH has a tenth, or a hundredth. */
const FINE_FIGURE = /^\d{1,2}(?:\.\d{1,2})?$/;

/** More of them on a page are no ranges. */
const MOST = 8;

const isOfAcidity = ({ text }: RecognisedWord): boolean =>
  FIGURES.test(text) && (!FINE_FIGURE.test(text) || Number(text) > HIGHEST_ACIDITY);

const isFalling = ({ text }: RecognisedWord): boolean => {
  const [, from, to] = FALLING.exec(text) ?? [];
  return from !== undefined && Number(from) > Number(to) && /\./.test(text);
};

/** Words are on one row where they cover this much of the height of the lower one. */
const SAME_ROW = 0.4;

const isOnRow = ({ bbox: a }: RecognisedWord, { bbox: b }: RecognisedWord): boolean =>
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > SAME_ROW * Math.min(a.y1 - a.y0, b.y1 - b.y0);

/** Whether a row of pH stands before a word, figures of other columns between them at most: cells may be lines of their own. */
const isBehindAcidity = (word: RecognisedWord, words: readonly RecognisedWord[]): boolean => {
  const before = words
    .filter((each) => each.bbox.x1 <= word.bbox.x0 && isOnRow(each, word))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !FIGURES.test(text));
  const last = before.toSorted((a, b) => a.bbox.x1 - b.bbox.x1).at(-1);
  return ACIDITY.test(last?.text ?? '');
};

/** The words of a page that are two figures of a range without what stands between them: no figure looks so. */
export const listSqueezedRanges = (lines: readonly RecognisedLine[]): RecognisedWord[] => {
  const words = lines.flatMap((line) => line.words);
  return words
    .filter(
      (word) =>
        TWO_DECIMALS.test(word.text) ||
        isFalling(word) ||
        (isOfAcidity(word) && isBehindAcidity(word, words)),
    )
    .slice(0, MOST);
};

const RANGE = /^(\d{1,2}(?:\.\d{1,2})?)\s*(?:\p{L}[\p{L}\p{M}]*|[-–—])\s*(\d{1,2}(?:\.\d{1,2})?)$/u;

/** Whether words are a range: a figure, a word or a stroke, and a larger figure. */
export const isRange = (words: readonly RecognisedWord[]): boolean => {
  const [, from, to] = RANGE.exec(words.map(({ text }) => text).join(' ')) ?? [];
  return from !== undefined && Number(from) < Number(to);
};

const digitsOf = (words: readonly RecognisedWord[]): string =>
  words.map(({ text }) => text.replace(/\D/g, '')).join('');

const hasSameDigits = (words: readonly RecognisedWord[], word: RecognisedWord): boolean =>
  digitsOf(words) === digitsOf([word]);

/**
 * The lines of a page with the ranges that lost what stands between their figures, each read again alone and enlarged.
 * One that is no range then stays as it was read.
 */
export const withWholeRanges = async (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
  recognise: RecogniseLine,
): Promise<readonly RecognisedLine[]> => {
  const whole = new Map<RecognisedWord, RecognisedWord[]>();
  for (const word of listSqueezedRanges(lines)) {
    // A point that was lost is all that is looked for in a range that falls: the digits are known.
    const isKnown = isFalling(word);
    const isWanted = ({ words }: RecognisedLine) =>
      isRange(words) && (!isKnown || hasSameDigits(words, word));
    const read = await readCell(prepared, word.bbox, recognise, isWanted, isKnown ? 'any' : 'sure');
    if (read) whole.set(word, read.words);
  }
  if (whole.size === 0) return lines;
  return lines.map((line) => ({ ...line, words: line.words.flatMap((word) => whole.get(word) ?? [word]) }));
};
