import type { GreyPicture } from '../grey-picture.ts';
import { LIGHT, toFours } from './fours.ts';

/** Darker than this (0..255) is ink; what is lighter and darker than this is ink as well where it is faint, or blurred. */
const INK = 128;
const FAINT = 192;

/**
 * Where ink is in a picture laid straight: how many dark pixels each square of `size` pixels has, row by row, and how many
 * that are dark or `faint`.
 */
export type InkGrid = { dark: Uint16Array; faint: Uint16Array; across: number; down: number; size: number };

/** Where the squares begin that so many pixels in a row are of: each number for `size` pixels. */
const toSquares = (count: number, size: number, step: number): Uint32Array => {
  const squares = new Uint32Array(count * size);
  for (let square = 0; square < count; square++)
    squares.fill(square * step, square * size, (square + 1) * size);
  return squares;
};

/** A picture whose dark pixels are counted, by the squares that its columns and rows are of. */
type Counting = {
  pixels: Uint8Array;
  fours: Int32Array;
  width: number;
  columns: Uint32Array;
  rows: Uint32Array;
  /** By how much the pixels of each column are lifted, in whole pixels: nothing is divided for each of them. */
  lifts: Int32Array;
  dark: Uint16Array;
  faint: Uint16Array;
};

/** Counts one row, its pixels moved to the right by so many. A function of its own: it is compiled once for all rows. */
const countRow = (
  { pixels, fours, width, columns, rows, lifts, dark, faint }: Counting,
  y: number,
  moved: number,
): void => {
  for (let x = 0, at = y * width; x < width; x++, at++) {
    if ((at & 3) === 0 && ((fours[at >> 2] ?? 0) & LIGHT.from192) === LIGHT.from192 && x + 3 < width) {
      x += 3;
      at += 3;
      continue;
    }
    const light = pixels[at] ?? 0;
    if (light >= FAINT) continue;
    const [across, down] = [x + moved, y + (lifts[x] ?? 0)];
    if (across < 0 || down < 0 || across >= columns.length || down >= rows.length) continue;
    const cell = (rows[down] ?? 0) + (columns[across] ?? 0);
    faint[cell] = (faint[cell] ?? 0) + 1;
    if (light < INK) dark[cell] = (dark[cell] ?? 0) + 1;
  }
};

/**
 * Counts the ink of a picture by squares, as it stands when its lines are laid straight about its upper left corner.
 * @param slope by how much the lines of the picture fall for each pixel to the right
 */
export const toInkGrid = ({ pixels, width, height }: GreyPicture, size: number, slope: number): InkGrid => {
  // Laid straight, a corner may stand outside of the picture: that is margin.
  const [across, down] = [Math.ceil(width / size), Math.ceil(height / size)];
  const dark = new Uint16Array(across * down);
  const faint = new Uint16Array(across * down);
  const [columns, rows] = [toSquares(across, size, 1), toSquares(down, size, across)];
  const lifts = Int32Array.from({ length: width }, (_, x) => Math.floor(-slope * x));
  const counting = { pixels, fours: toFours(pixels), width, columns, rows, lifts, dark, faint };
  for (let y = 0; y < height; y++) countRow(counting, y, Math.floor(slope * y));
  return { dark, faint, across, down, size };
};
