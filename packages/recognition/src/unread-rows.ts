import type { Line } from './hidden-print.ts';
import type { InkGrid } from './picture/ink-grid.ts';
import { findInkPatches, type InkPatch } from './picture/ink-patches.ts';
import type { Box } from './types.ts';

/** Patches of rows are so high, in heights of a word: lower ones are rules, dots and dirt, higher ones pictures and stamps. */
const [LOWEST, HIGHEST] = [0.5, 5.5];
/** Higher ones are written by hand: print, also where it is blurred, is lower. */
const HIGHEST_PRINT = 2.4;
/** Narrower patches are no word, in heights of a word. */
const NARROWEST = 0.8;
/** Of its box so much is ink: a single stroke that lies askew is less. */
const LIGHTEST = { print: 0.1, hand: 0.05 };
/** Of the squares of a grey cell so many are ink throughout, where a square is if so much of it is dark. */
const GREY = 0.7;
const THROUGHOUT = 0.9;
/** Of a hand so much is dark at most: a code of bars is more. */
const DARKEST_HAND = 0.3;
/** A hand goes up and down: over each other it has so many squares of ink, where a single stroke has one. */
const WINDING = 2;
/** The frame of a stamp askew, in heights of a word, and how near to what stands in it. */
const STROKE = { wide: 6, near: 2 };
/** Patches of one row overlap by this share of the lower one, and stand so near, in heights of a word. */
const SAME_ROW = 0.5;
const NEAR = 5;
/** A row is so wide at least, in heights of a word: of print some letters, of a hand more than a name. */
const WIDEST_MARK = { print: 4, hand: 12 };
/** A signature is so wide at most; the name below it has so few words, and stands so near, in heights of a word. */
const SIGNATURE = 22;
const FEW_WORDS = 6;
const BELOW = 7;
/** Rows of a hand below each other are so near, in heights of the higher one. */
const NEXT_ROW = 2;
/** Words that were read take up so much of a place at most where a row was not. */
const MOST_READ = 0.4;

/** Where a page has print, how high its words are, and what was read. */
export type Print = { type: number; lines: readonly Line[]; x0: number; x1: number };

/** Ink side by side, as one box; `isHand`: some of it is too high for print. */
type Row = Box & { ink: number; isHand: boolean };

const wideOf = ({ x0, x1 }: Box): number => x1 - x0;
const highOf = ({ y0, y1 }: Box): number => y1 - y0;
const overlapX = (a: Box, b: Box): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
const overlapY = (a: Box, b: Box): number => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);

const goesUpAndDown = (squares: readonly number[], across: number): boolean =>
  squares.length >= WINDING * new Set(squares.map((square) => square % across)).size;

/** Whether a patch may be a word or more that nobody can read, in print or in a hand. */
const isOfRow = ({ box, dark: ink, squares }: InkPatch, grid: InkGrid, type: number): boolean => {
  const { dark, faint, across, size } = grid;
  const [wide, high] = [wideOf(box), highOf(box)];
  const isHand = high > HIGHEST_PRINT * type;
  if (high < LOWEST * type || high > HIGHEST * type || wide < NARROWEST * type) return false;
  if (ink < LIGHTEST[isHand ? 'hand' : 'print'] * wide * high) return false;
  const full = squares.filter((square) => (faint[square] ?? 0) >= THROUGHOUT * size * size);
  if (full.length > GREY * squares.length) return false;
  if (!isHand) return true;
  const darkest = squares.reduce((sum, square) => sum + (dark[square] ?? 0), 0);
  return goesUpAndDown(squares, across) && darkest <= DARKEST_HAND * wide * high;
};

/** A stroke of a pen, or of the frame of a stamp, that lies askew. */
const isStroke = ({ box, squares }: InkPatch, { across }: InkGrid, type: number): boolean =>
  wideOf(box) > STROKE.wide * type && highOf(box) > LOWEST * type && !goesUpAndDown(squares, across);

/** Patches in rows, from left to right. */
const toRows = (patches: readonly InkPatch[], type: number): Row[] => {
  const rows: Row[] = [];
  for (const { box } of patches.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const isHand = highOf(box) > HIGHEST_PRINT * type;
    const row = rows.find(
      (each) =>
        overlapY(each, box) > SAME_ROW * Math.min(highOf(each), highOf(box)) &&
        box.x0 < each.x1 + NEAR * type,
    );
    if (!row) {
      rows.push({ ...box, ink: wideOf(box), isHand });
      continue;
    }
    row.x1 = Math.max(row.x1, box.x1);
    row.y0 = Math.min(row.y0, box.y0);
    row.y1 = Math.max(row.y1, box.y1);
    row.ink += wideOf(box);
    row.isHand ||= isHand;
  }
  return rows;
};

/** Whether a name of few words, or nothing, stands below a row, which is then a signature. */
const isSigned = (row: Row, { type, lines }: Print): boolean => {
  if (wideOf(row) > SIGNATURE * type) return false;
  const below = lines.filter(({ middle }) => middle > row.y1 - type / 2);
  const near = below.find(
    ({ middle, words }) =>
      middle < row.y1 + BELOW * type && words.some(({ bbox }) => bbox.x0 < row.x1 && bbox.x1 > row.x0),
  );
  return near ? near.words.length <= FEW_WORDS : below.length === 0;
};

/** How much of the width of a box has words on it. */
const shareRead = (row: Box, words: readonly Box[]): number =>
  words
    .filter((word) => overlapY(row, word) > SAME_ROW * highOf(word))
    .reduce((sum, word) => sum + Math.max(0, overlapX(row, word)), 0) / wideOf(row);

/**
 * Rows of ink in which nothing was read: print that is blurred or faint, and lines written by hand. Stamps, pictures and
 * what stands in them, signatures, grey cells and codes of bars are none.
 * @param known places of the words that were read
 */
export const findUnreadRows = (grid: InkGrid, known: readonly Box[], print: Print): Box[] => {
  const { type, x0, x1 } = print;
  const patches = findInkPatches({ ...grid, dark: grid.faint }, known);
  const large = patches
    .map(({ box }) => box)
    .filter((box) => highOf(box) > HIGHEST * type && wideOf(box) < (x1 - x0) / 2);
  const strokes = patches.filter((patch) => isStroke(patch, grid, type)).map(({ box }) => box);
  const isFramed = (row: Row): boolean =>
    large.some(
      (box) => overlapX(box, row) > SAME_ROW * wideOf(row) && overlapY(box, row) > SAME_ROW * highOf(row),
    ) ||
    strokes.some(
      (box) => overlapX(box, row) > SAME_ROW * wideOf(row) && overlapY(box, row) > -STROKE.near * type,
    );
  const [right, foot] = [grid.across * grid.size, grid.down * grid.size];
  const isInside = ({ box }: InkPatch): boolean =>
    box.x0 > type && box.y0 > type && box.x1 < right - type && box.y1 < foot - type;
  const rows = toRows(
    patches.filter((patch) => isInside(patch) && isOfRow(patch, grid, type)),
    type,
  );
  const hands = rows.filter(({ isHand }) => isHand);
  const hasNext = (row: Row): boolean =>
    hands.some(
      (other) =>
        other !== row &&
        overlapX(row, other) > SAME_ROW * Math.min(wideOf(row), wideOf(other)) &&
        Math.abs(row.y0 + row.y1 - other.y0 - other.y1) / 2 < NEXT_ROW * Math.max(highOf(row), highOf(other)),
    );
  return rows
    .filter(
      (row) =>
        wideOf(row) >= WIDEST_MARK[row.isHand ? 'hand' : 'print'] * type &&
        row.ink > SAME_ROW * wideOf(row) &&
        row.x0 > x0 - 2 * type &&
        row.x1 < x1 + 2 * type &&
        !isFramed(row) &&
        shareRead(row, known) <= MOST_READ &&
        !(row.isHand && !hasNext(row) && isSigned(row, print)),
    )
    .map(({ x0: left, y0, x1: end, y1 }) => ({ x0: left, y0, x1: end, y1 }));
};
