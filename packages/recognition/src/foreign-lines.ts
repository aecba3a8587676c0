import { median } from './median.ts';
import type { Box, RecognisedLine } from './types.ts';

/** Words of another script come out as letters at random, of which the recogniser is less sure than this on average. */
const RANDOM = 62;
/** Shorter ones are stamps, signatures and dirt as often as words. */
const FEWEST_WORDS = 3;
/** A line of print is about as high as the others. */
const [LOWEST, HIGHEST] = [0.5, 2.2];

const heightOf = ({ words }: RecognisedLine): number =>
  median(words.map(({ bbox }) => bbox.y1 - bbox.y0)) ?? 0;

/** Confidence of the recogniser in a line (0..100), by the letters of its words. */
export const confidenceOf = ({ words }: RecognisedLine): number => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters)
  );
};

/** A word has more letters than digits: figures and dirt are no script. */
const isOfLetters = ({ text }: { text: string }): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) > (text.match(/\p{N}/gu)?.length ?? 0);

/** Lines of print that were not read, longest first: what they say is in another script, or too bad. */
export const findForeignLines = (lines: readonly RecognisedLine[], below = RANDOM): RecognisedLine[] => {
  const usual = median(lines.filter(({ words }) => words.length >= FEWEST_WORDS).map(heightOf)) ?? 0;
  return lines
    .filter((line) => {
      const height = heightOf(line);
      return (
        line.words.filter(isOfLetters).length >= FEWEST_WORDS &&
        height > LOWEST * usual &&
        height < HIGHEST * usual &&
        confidenceOf(line) < below
      );
    })
    .toSorted((a, b) => widthOf(b) - widthOf(a));
};

/** The box around a line. */
export const boxOf = ({ words }: RecognisedLine): Box => ({
  x0: Math.min(...words.map(({ bbox }) => bbox.x0)),
  y0: Math.min(...words.map(({ bbox }) => bbox.y0)),
  x1: Math.max(...words.map(({ bbox }) => bbox.x1)),
  y1: Math.max(...words.map(({ bbox }) => bbox.y1)),
});

const widthOf = (line: RecognisedLine): number => boxOf(line).x1 - boxOf(line).x0;
