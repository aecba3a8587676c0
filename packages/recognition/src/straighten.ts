import { mapPoint, turning } from '@anupalan/compliance/reading/pages/mapping';
import { confidenceOf } from './foreign-lines.ts';
import { median } from './median.ts';
import type { RecognisedLine, RecognisedWord } from './types.ts';

/** Fewer words than this do not say how a line lies. */
const FEWEST_WORDS = 5;
/** Nor does a line shorter than this, in pixels. */
const SHORTEST = 200;

/** Lines of which the recogniser is less sure (0..100) may be written by hand, up and down: they tell it where no others do. */
const READ = 62;

/** How far a picture lies askew, in radians, clockwise where y points down: by the feet of its long lines. */
export const measureTilt = (lines: readonly RecognisedLine[]): number => {
  const long = lines.filter(
    ({ words, baseline }) => words.length >= FEWEST_WORDS && baseline.x1 - baseline.x0 > SHORTEST,
  );
  const read = long.filter((line) => confidenceOf(line) >= READ);
  const slopes = (read.length > 0 ? read : long).map(({ baseline: { x0, y0, x1, y1 } }) =>
    Math.atan2(y1 - y0, x1 - x0),
  );
  return median(slopes) ?? 0;
};

/** A word laid straight: its middle left, its middle right, and the height of its box less what the tilt adds. */
const layStraight = (word: RecognisedWord, tilt: number): RecognisedWord => {
  const { x0, y0, x1, y1 } = word.bbox;
  const back = turning(-tilt);
  const middle = (y0 + y1) / 2;
  const slope = Math.tan(tilt);
  const left = mapPoint(back, { x: x0, y: middle - (slope * (x1 - x0)) / 2 });
  const right = mapPoint(back, { x: x1, y: middle + (slope * (x1 - x0)) / 2 });
  const height = Math.max(1, y1 - y0 - Math.abs(slope) * (x1 - x0));
  const y = (left.y + right.y) / 2;
  return { ...word, bbox: { x0: left.x, x1: right.x, y0: y - height / 2, y1: y + height / 2 } };
};

/** All words of a picture as they would stand if it had been laid straight, turned about its upper left corner. */
export const straighten = (lines: readonly RecognisedLine[], tilt: number): RecognisedWord[] =>
  lines.flatMap(({ words }) => words).map((word) => layStraight(word, tilt));

/** A word of so many letters is wider than it is high. */
const LONG_WORD = 4;
const FEWEST_LONG = 2;

/**
 * Whether lines run up or down the picture: the recogniser reads them so as well, but what stands beside what is lost.
 */
export const runsSideways = (lines: readonly RecognisedLine[]): boolean => {
  const long = lines.flatMap(({ words }) => words).filter(({ text }) => text.length >= LONG_WORD);
  const shapes = long.map(({ bbox: { x0, y0, x1, y1 } }) => (y1 - y0) / Math.max(1, x1 - x0));
  return long.length >= FEWEST_LONG && (median(shapes) ?? 0) > 1.3;
};
