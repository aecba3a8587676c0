import { confidenceOf, findUnreadLines } from './foreign-lines.ts';
import type { GreyPicture } from './grey-picture.ts';
import { type Line, listHidden } from './hidden-print.ts';
import { median } from './median.ts';
import { isNoise } from './noise.ts';
import { toInkGrid } from './picture/ink-grid.ts';
import { findInkPatches, type InkPatch } from './picture/ink-patches.ts';
import { straighten } from './straighten.ts';
import { toWordLines } from './to-lines.ts';
import type { Box, RecognisedLine, RecognisedWord } from './types.ts';
import { findUnreadRows, type Print } from './unread-rows.ts';

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
/** Of a line of which it is less sure (0..100) the recogniser made words at random. */
const GUESSED = 60;
/** Nor was a word read of which it is less sure, if its box is so many times as high as others, and so wide for each letter. */
const SURE = 80;
const TALL = 2.4;
const WIDE = 2;
/** Print stands so far outside of all other print at most, in heights of a word: further out are holes and edges of paper. */
const OUTSIDE = 2;

const isPrint = ({ box, dark }: InkPatch, { type, lines, x0, x1 }: Print, alone: number): boolean => {
  const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0];
  const middle = (box.y0 + box.y1) / 2;
  const isOnLine = lines.some((line) => Math.abs(line.middle - middle) < ON_LINE * type);
  const share = dark / (wide * high);
  return (
    high >= LOWEST * type &&
    high <= HIGHEST * type &&
    wide >= (isOnLine ? NARROWEST.onLine : alone) * type &&
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
 * upper left corner. `print`: it looks like print, which the recogniser passed over, or took for dirt; `numbers`: so do
 * these, before a line; `short`: these too, on no line, as few signs as a cell may hold; `covered`: a stamp or a pen lies over a piece of a line; `rows`: lines of faint or blurred print,
 * or of a hand.
 */
export type UnreadInk = Record<'print' | 'numbers' | 'short' | 'covered' | 'rows', Box[]>;

/** A word without a digit or a sign: numbers of letters and addresses are read as well where the recogniser is not sure. */
const PLAIN = /^\p{L}{2,}[.,;:]?$/u;
const FEWEST_PLAIN = 3;

/** Whether most of a line is plain words. */
const isOfWords = ({ words }: Line): boolean => {
  const plain = words.filter(({ text }) => PLAIN.test(text)).length;
  return plain >= FEWEST_PLAIN && plain > words.length / 2;
};

/** Where print is on a page, by the words that were read; null: too few of them tell it. */
export const toPrint = (all: readonly RecognisedLine[], tilt: number): Print | null => {
  const unread = new Set(findUnreadLines(all));
  const words = straighten(
    all.filter((line) => !unread.has(line)),
    tilt,
  ).filter((word) => !isNoise(word));
  if (words.length < FEWEST_WORDS) return null;
  return {
    type: median(words.map(({ bbox }) => bbox.y1 - bbox.y0)) ?? 0,
    lines: toWordLines(words).map(({ foot, height, words: own }) => ({
      middle: foot - MIDDLE * height,
      words: own,
    })),
    x0: Math.min(...words.map(({ bbox }) => bbox.x0)),
    x1: Math.max(...words.map(({ bbox }) => bbox.x1)),
  };
};

export const findUnreadInk = (
  picture: GreyPicture,
  all: readonly RecognisedLine[],
  tilt: number,
  print: Print | null,
): UnreadInk => {
  if (!print) return { print: [], numbers: [], short: [], covered: [], rows: [] };
  const { type } = print;
  const named = straighten(findUnreadLines(all), tilt);
  const words = print.lines.flatMap((line) => line.words);
  const toKnown = ({ bbox: { x0, x1, y0, y1 } }: RecognisedWord): Box => ({
    x0: x0 - NEAR * type,
    x1: x1 + NEAR * type,
    y0: y0 - NEAR * type,
    y1: y1 + NEAR * type,
  });
  const known = [...words, ...named].map(toKnown);
  // What came out of a line by a guess does not tell that the line was read.
  const guessed = new Set(
    print.lines
      .filter((line) => isOfWords(line) && confidenceOf(line) < GUESSED)
      .flatMap((line) => line.words),
  );
  const isGuess = (word: RecognisedWord): boolean =>
    guessed.has(word) ||
    (word.confidence < SURE &&
      word.bbox.y1 - word.bbox.y0 > TALL * type &&
      word.bbox.x1 - word.bbox.x0 > WIDE * type * word.text.length);
  const sure = [...words.filter((word) => !isGuess(word)), ...named].map(toKnown);
  const grid = toInkGrid(picture, Math.max(2, Math.round(SQUARE * type)), Math.tan(tilt));
  const patches = findInkPatches(grid, known);
  const [numbers = [], others = []] = [true, false].map((isNumber) =>
    patches.filter(
      (patch) => isPrint(patch, print, NARROWEST.alone) && isNumberOfLine(patch, print) === isNumber,
    ),
  );
  const short = patches.filter(
    (patch) => isPrint(patch, print, NARROWEST.onLine) && !isPrint(patch, print, NARROWEST.alone),
  );
  return {
    print: others.map(({ box }) => box),
    numbers: numbers.map(({ box }) => box),
    short: short.map(({ box }) => box),
    covered: listHidden(
      patches.filter(({ box }) => box.y1 - box.y0 > HIGHEST * type),
      print.lines,
      grid,
      type,
    ),
    rows: findUnreadRows(grid, sure, print),
  };
};
