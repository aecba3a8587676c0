import { boxOf, confidenceOf } from './foreign-lines.ts';
import { toCellLine } from './lost-cells.ts';
import { resize } from './picture/resize.ts';
import { cutBox, type PreparedPicture } from './prepare-picture.ts';
import type { Box, RecognisedLine, RecognisedWord, Recognition } from './types.ts';

/** So much larger a cell is read than the page, for its letters are few; where that gives nothing, by the next. */
const ENLARGED = [2, 1.5] as const;
/** So sure (0..100) two readings are together that agree, whatever each is: a figure of them is compared by a person. */
const AGREED = 50;
/** A line of several words is read where the recogniser is so sure of it in all. */
const READ_LINE = 65;
const FEWEST_WORDS = 3;

/**
 * What counts as read: words of which the recogniser is sure, each of them; words that are likely in all as well; or what
 * two readings agree in as well. Any words are enough where it is known what they have to say.
 */
export type Accepted = 'sure' | 'likely' | 'agreed' | 'any';

/** Recognises a part of a picture as one line. */
export type RecogniseLine = (part: Pick<PreparedPicture, 'picture' | 'dpi'>) => Promise<Recognition>;

/** The words in a box of a picture, read as one line so many times enlarged, at their places in the picture. */
export const readWords = async (
  prepared: PreparedPicture,
  box: Box,
  enlarged: number,
  recognise: RecogniseLine,
): Promise<RecognisedWord[]> => {
  const { left, top, ...part } = cutBox(prepared, box);
  const picture =
    enlarged === 1
      ? part
      : resize(part, {
          width: Math.round(part.width * enlarged),
          height: Math.round(part.height * enlarged),
        });
  const { lines } = await recognise({ picture, dpi: prepared.dpi * enlarged });
  return lines
    .flatMap((line) => line.words)
    .map((word) => ({
      ...word,
      bbox: {
        x0: word.bbox.x0 / enlarged + left,
        x1: word.bbox.x1 / enlarged + left,
        y0: word.bbox.y0 / enlarged + top,
        y1: word.bbox.y1 / enlarged + top,
      },
    }));
};

const isWord = ({ text }: RecognisedWord): boolean => /[\p{L}\p{N}]/u.test(text);

/** The letters, digits and points of some words: what two readings have to agree in. */
const signsOf = (words: readonly RecognisedWord[]): string =>
  words.map(({ text }) => text.replace(/[^\p{L}\p{M}\p{N}./-]/gu, '')).join('');

const toLine = (words: RecognisedWord[]): RecognisedLine => {
  const { x0, x1, y1 } = boxOf({ words });
  return { words, baseline: { x0, x1, y0: y1, y1 } };
};

/** A reading of several words as a line, of which the recogniser is sure enough in all; null: it is not. */
const toLikely = (reading: readonly RecognisedWord[]): RecognisedLine | null => {
  const words = reading.filter(isWord);
  return words.length >= FEWEST_WORDS && confidenceOf({ words }) >= READ_LINE ? toLine(words) : null;
};

/** Words that are likely whatever the recogniser is sure of; null: none. */
const toDoubted = (reading: readonly RecognisedWord[]): RecognisedLine | null => {
  const words = reading.filter(isWord);
  return words.length > 0
    ? toLine(words.map((word) => ({ ...word, confidence: Math.max(AGREED, word.confidence) })))
    : null;
};

/** A figure with a sign that none has: what lies over it was read in both. */
const ODD_FIGURE = /^(?=.*\d).*[^\p{L}\d.,:;()/%+-]/u;

/** What two readings of a place agree in, of which the recogniser was not sure; null: nothing. */
const toAgreed = (
  first: readonly RecognisedWord[],
  others: readonly (readonly RecognisedWord[])[],
): RecognisedLine | null => {
  const signs = signsOf(first);
  if (signs.length < 2 || !others.some((reading) => signsOf(reading) === signs)) return null;
  return toDoubted(first);
};

/**
 * Reads what stands in a box of a picture as one line, in several sizes.
 * @param isWanted whether a reading says enough
 * @returns its words at their places in the picture; null: nothing that can be trusted
 */
export const readCell = async (
  prepared: PreparedPicture,
  box: Box,
  recognise: RecogniseLine,
  isWanted: (line: RecognisedLine) => boolean,
  accept: Accepted,
): Promise<RecognisedLine | null> => {
  const readings: RecognisedWord[][] = [];
  for (const enlarged of ENLARGED) {
    const words = await readWords(prepared, box, enlarged, recognise);
    if (accept !== 'sure' && words.some(({ text }) => ODD_FIGURE.test(text))) continue;
    const line =
      toCellLine(words) ??
      (accept === 'any' ? toDoubted(words) : null) ??
      (accept === 'sure' ? null : toLikely(words)) ??
      (accept === 'agreed' ? toAgreed(words, readings) : null);
    if (line && isWanted(line)) return line;
    readings.push(words);
  }
  return null;
};
