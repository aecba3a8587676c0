import { findForeignLines, UNREAD } from './foreign-lines.ts';
import type { GreyPicture } from './grey-picture.ts';
import { type Line, listHidden } from './hidden-print.ts';
import { median } from './median.ts';
import { isNoise } from './noise.ts';
import { toInkGrid } from './picture/ink-grid.ts';
import { findInkPatches, type InkPatch } from './picture/ink-patches.ts';
import { measureTilt, straighten } from './straighten.ts';
import { toWordLines } from './to-lines.ts';
import type { Box, RecognisedLine } from './types.ts';

/** Squares of ink are so large, in heights of a word: a letter has some. */
const SQUARE = 0.2;
/** Ink so near a word is its own, in heights of a word: points, tails and what the box cuts off. */
const NEAR = 0.3;
/** Fewer words do not tell how high the print of a page is. */
const FEWEST_WORDS = 12;

/** A patch of print is so high, in heights of a word. */
const [LOWEST, HIGHEST] = [0.6, 1.9];
/** Of its box so much is dark: strokes of a pen are less, a hole and a bar more. */
const [LIGHTEST, DARKEST] = [0.12, 0.55];
/** Two signs are so wide at least, in heights of a word; on no line that was read, a word of some letters. */
const NARROWEST = { onLine: 1.1, alone: 4 };
/** A patch stands on a line whose middle is so near its own, in heights of a word. */
const ON_LINE = 0.5;
/** The middle of small letters over the foot of their line, in heights of its type. */
const MIDDLE = 0.36;
/** The number of a line is so wide at most, and ends so far before its words, in heights of a word. */
const WIDEST_NUMBER = 2.2;
const BEFORE = 4;
/** Print stands so far outside of all other print at most, in heights of a word: further out are holes and edges of paper. */
const OUTSIDE = 2;

/** Where the lines of a page are, and how high its words. */
type Print = { type: number; lines: readonly Line[]; x0: number; x1: number };

const isPrint = ({ box, dark }: InkPatch, { type, lines, x0, x1 }: Print): boolean => {
  const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0];
  const middle = (box.y0 + box.y1) / 2;
  const isOnLine = lines.some((line) => Math.abs(line.middle - middle) < ON_LINE * type);
  const share = dark / (wide * high);
  return (
    high >= LOWEST * type &&
    high <= HIGHEST * type &&
    wide >= (isOnLine ? NARROWEST.onLine : NARROWEST.alone) * type &&
    share >= LIGHTEST &&
    share <= DARKEST &&
    box.x0 > x0 - OUTSIDE * type &&
    box.x1 < x1 + OUTSIDE * type
  );
};

/** Whether a patch is as narrow as a number, and its line begins right behind it. */
const isNumberOfLine = ({ box }: InkPatch, { type, lines }: Print): boolean => {
  const middle = (box.y0 + box.y1) / 2;
  const line = lines.find((each) => Math.abs(each.middle - middle) < ON_LINE * type);
  const first = Math.min(...(line?.words ?? []).map(({ bbox }) => bbox.x0));
  return (
    box.x1 - box.x0 < WIDEST_NUMBER * type && first > box.x1 - type / 2 && first < box.x1 + BEFORE * type
  );
};

/**
 * Where ink is in a picture that no word covers. Boxes as they are when the lines of the picture are laid straight about its
 * upper left corner. `print`: it looks like print, which the recogniser passed over, or took for dirt; `numbers`: so do these, before a line; `covered`: a stamp
 * or a pen lies over a piece of a line.
 */
export type UnreadInk = { print: Box[]; numbers: Box[]; covered: Box[] };

export const findUnreadInk = (picture: GreyPicture, all: readonly RecognisedLine[]): UnreadInk => {
  const tilt = measureTilt(all);
  const unread = new Set(findForeignLines(all, UNREAD));
  const words = straighten(
    all.filter((line) => !unread.has(line)),
    tilt,
  ).filter((word) => !isNoise(word));
  if (words.length < FEWEST_WORDS) return { print: [], numbers: [], covered: [] };
  const type = median(words.map(({ bbox }) => bbox.y1 - bbox.y0)) ?? 0;
  const known = [...words, ...straighten([...unread], tilt)].map(({ bbox: { x0, x1, y0, y1 } }) => ({
    x0: x0 - NEAR * type,
    x1: x1 + NEAR * type,
    y0: y0 - NEAR * type,
    y1: y1 + NEAR * type,
  }));
  const grid = toInkGrid(picture, Math.max(2, Math.round(SQUARE * type)), Math.tan(tilt));
  const print: Print = {
    type,
    lines: toWordLines(words).map(({ foot, height, words: own }) => ({
      middle: foot - MIDDLE * height,
      words: own,
    })),
    x0: Math.min(...words.map(({ bbox }) => bbox.x0)),
    x1: Math.max(...words.map(({ bbox }) => bbox.x1)),
  };
  const patches = findInkPatches(grid, known);
  const [numbers = [], others = []] = [true, false].map((isNumber) =>
    patches.filter((patch) => isPrint(patch, print) && isNumberOfLine(patch, print) === isNumber),
  );
  return {
    print: others.map(({ box }) => box),
    numbers: numbers.map(({ box }) => box),
    covered: listHidden(
      patches.filter(({ box }) => box.y1 - box.y0 > HIGHEST * type),
      print.lines,
      grid,
      type,
    ),
  };
};
