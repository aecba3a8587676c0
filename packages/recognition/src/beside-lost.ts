import { median } from './median.ts';
import { isNoise, UNIT } from './noise.ts';
import type { RecognisedWord } from './types.ts';

/** What the confidence (0..100) of a figure is at most that stands beside what was not read: a person compares it. */
const DOUBTED = 80;
/** Nearer than this, in heights of the figure, a piece that was not read may be of the figure: a digit, a point, its unit. */
const NEAR = 0.8;
/** A piece is on the line of a figure where it covers this much of its height. */
const SAME_LINE = 0.5;

const isBeside = ({ bbox: figure }: RecognisedWord, { bbox: piece }: RecognisedWord): boolean => {
  const high = figure.y1 - figure.y0;
  const covered = Math.min(figure.y1, piece.y1) - Math.max(figure.y0, piece.y0);
  const gap = Math.max(piece.x0 - figure.x1, figure.x0 - piece.x1);
  return covered > SAME_LINE * high && gap < NEAR * high;
};

const FIGURE = /^\d[\d.,]*[-–]?$/;

/** A figure right before a unit is one, however little the recogniser is sure of it. */
const isMeasured = (word: RecognisedWord, words: readonly RecognisedWord[]): boolean =>
  FIGURE.test(word.text) &&
  words.some((each) => UNIT.test(each.text) && each.bbox.x0 > word.bbox.x0 && isBeside(word, each));

/** A day of a month with signs for its raised ending, and what stands right behind a day. */
const RAISED_DAY = /^(?:[12]?\d|3[01])[%!?"“”'’‘*°®™^§~]{1,3}[.,;]?$/;
const BEHIND_DAY =
  /^(?:of|day|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/** A day before its month is one, however little the recogniser is sure of its raised ending. */
const isDay = (word: RecognisedWord, words: readonly RecognisedWord[]): boolean =>
  RAISED_DAY.test(word.text) &&
  words.some((each) => BEHIND_DAY.test(each.text) && each.bbox.x0 > word.bbox.x0 && isBeside(word, each));

/** So low, in heights of the words of its page, a letter alone is a speck: a stop is no letter. */
const SPECK = 0.3;

const isSpeck = ({ text, bbox }: RecognisedWord, usual: number): boolean =>
  /^[\p{L}\p{N}]$/u.test(text) && bbox.y1 - bbox.y0 < SPECK * usual;

/** Of words laid straight those that were read; a figure beside letters or digits that were not is less sure. */
export const withoutNoise = (words: readonly RecognisedWord[]): RecognisedWord[] => {
  const usual = median(words.map(({ bbox }) => bbox.y1 - bbox.y0)) ?? 0;
  const noise = new Set(
    words.filter(
      (word) => isSpeck(word, usual) || (isNoise(word) && !isMeasured(word, words) && !isDay(word, words)),
    ),
  );
  const read = words.filter((word) => !noise.has(word));
  const lost = [...noise].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (lost.length === 0) return read;
  return read.map((word) =>
    word.confidence > DOUBTED && /\d/.test(word.text) && lost.some((piece) => isBeside(word, piece))
      ? { ...word, confidence: DOUBTED }
      : word,
  );
};
