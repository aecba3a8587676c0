import { median } from './median.ts';
import type { Box, RecognisedLine, RecognisedWord } from './types.ts';

/** Words of another script come out as letters at random, of which the recogniser is less sure than this on average. */
const RANDOM = 62;
/**
 * A line of which it is less sure than this (0..100) says something else than what came out; so does one that is somewhat
 * better if most of its letters are in words that are not sure, as those of a hand are.
 */
const UNREAD = 45;
const GUESSED = 58;
const SURE = 70;
/** Shorter ones are stamps, signatures and dirt as often as words. */
const FEWEST_WORDS = 3;
/** A line of print is about as high as the others. */
const [LOWEST, HIGHEST] = [0.5, 2.2];

const heightOf = ({ words }: RecognisedLine): number =>
  median(words.map(({ bbox }) => bbox.y1 - bbox.y0)) ?? 0;

/** Confidence of the recogniser in a line (0..100), by the letters of its words. */
export const confidenceOf = ({ words }: { words: readonly RecognisedWord[] }): number => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters)
  );
};

/** A word has more letters than digits: figures and dirt are no script. */
const isOfLetters = ({ text }: { text: string }): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) > (text.match(/\p{N}/gu)?.length ?? 0);

/** Lines of print of which the recogniser is so unsure, longest first. Most pages have none: heights are only looked at for these. */
const findWeakLines = (
  lines: readonly RecognisedLine[],
  isWeak: (line: RecognisedLine) => boolean,
): RecognisedLine[] => {
  const weak = lines.filter(
    (line) =>
      line.words.length >= FEWEST_WORDS &&
      isWeak(line) &&
      line.words.filter(isOfLetters).length >= FEWEST_WORDS,
  );
  if (weak.length === 0) return [];
  const usual = median(lines.filter(({ words }) => words.length >= FEWEST_WORDS).map(heightOf)) ?? 0;
  return weak
    .filter((line) => heightOf(line) > LOWEST * usual && heightOf(line) < HIGHEST * usual)
    .toSorted((a, b) => widthOf(b) - widthOf(a));
};

/** Lines that may be in another script, longest first: they came out as letters at random. */
export const findForeignLines = (lines: readonly RecognisedLine[]): RecognisedLine[] =>
  findWeakLines(lines, (line) => confidenceOf(line) < RANDOM);

/** Whether most letters of a line of some words are a guess; short words that are not are in any line. */
const isGuessed = (line: RecognisedLine): boolean => {
  if (confidenceOf(line) >= GUESSED) return false;
  const words = line.words.filter(isOfLetters);
  const sure = words.filter(({ confidence }) => confidence >= SURE);
  const lettersOf = (some: readonly RecognisedWord[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.length > FEWEST_WORDS && sure.length <= words.length / 2 && lettersOf(sure) < lettersOf(words) / 2
  );
};

/** Lines of print that were not read, longest first: what they say is in another script, in a hand, or too bad. */
export const findUnreadLines = (lines: readonly RecognisedLine[]): RecognisedLine[] =>
  findWeakLines(lines, (line) => confidenceOf(line) < UNREAD || isGuessed(line));

/** The box around a line. */
export const boxOf = ({ words }: Pick<RecognisedLine, 'words'>): Box => ({
  x0: Math.min(...words.map(({ bbox }) => bbox.x0)),
  y0: Math.min(...words.map(({ bbox }) => bbox.y0)),
  x1: Math.max(...words.map(({ bbox }) => bbox.x1)),
  y1: Math.max(...words.map(({ bbox }) => bbox.y1)),
});

const widthOf = (line: RecognisedLine): number => boxOf(line).x1 - boxOf(line).x0;

/** Lines that the recogniser ran together are so many times as high as the others. */
const RUN_TOGETHER = 1.6;
/** So many lines are tried: the longest may be dirt. */
const MOST_TRIED = 2;
/** So much of a line is enough, in heights of its words: the box around more of one that lies askew has others in it. */
const ENOUGH = 16;

/** The beginning of a line, its words no higher than usual: around what was read badly boxes reach into other lines. */
const shorten = (line: RecognisedLine, high: number): RecognisedLine => {
  const { x0 } = boxOf(line);
  const words = line.words
    .filter(({ bbox }, at) => at < FEWEST_WORDS || bbox.x1 - x0 <= ENOUGH * high)
    .map((word) => {
      const middle = (word.bbox.y0 + word.bbox.y1) / 2;
      const [top, foot] = [middle - high / 2, middle + high / 2];
      return {
        ...word,
        bbox: { ...word.bbox, y0: Math.max(word.bbox.y0, top), y1: Math.min(word.bbox.y1, foot) },
      };
    });
  return { ...line, words };
};

/**
 * Of lines in another script those by which its language is told: the beginnings of the longest, but for what was run
 * together.
 */
export const listTelling = (foreign: readonly RecognisedLine[]): RecognisedLine[] => {
  const highOf = (line: RecognisedLine): number => boxOf(line).y1 - boxOf(line).y0;
  const usual = median(foreign.map(highOf)) ?? 0;
  const high = median(foreign.flatMap(({ words }) => words.map(({ bbox }) => bbox.y1 - bbox.y0))) ?? 0;
  return foreign
    .filter((line) => highOf(line) <= RUN_TOGETHER * usual)
    .slice(0, MOST_TRIED)
    .map((line) => shorten(line, high));
};
