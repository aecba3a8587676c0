import type { GreyPicture } from '../grey-picture.ts';
import { LIGHT, toFours } from './fours.ts';

/** What is lighter than this, with its neighbours, is paper: grain on it does no harm. */
const PAPER = 190;

// Without branches: which of two pixels is darker is chance on grain, and a branch guessed wrong costs more than the work.

/** The smaller of two. */
const lesser = (a: number, b: number): number => b + ((a - b) & ((a - b) >> 31));

/** The larger of two. */
const greater = (a: number, b: number): number => a - ((a - b) & ((a - b) >> 31));

/** The middle one of three. */
const middle = (a: number, b: number, c: number): number => greater(lesser(a, b), lesser(greater(a, b), c));

/** A picture whose pixels are read, as bytes and as fours, and where its smoothed ones are written. */
type Smoothing = { pixels: Uint8Array; fours: Int32Array; smooth: Uint8Array; width: number };

/**
 * Smooths one row. A function of its own: called for each row, it is compiled once; a loop over a whole page is compiled
 * while it runs, again and again.
 */
const smoothRow = ({ pixels, fours, smooth, width }: Smoothing, y: number): void => {
  const end = (y + 1) * width - 1;
  // The three pixels above each other at a place and on both sides of it, in order: along a stroke two of them are known.
  let low0 = 0;
  let mid0 = 0;
  let high0 = 0;
  let low1 = 0;
  let mid1 = 0;
  let high1 = 0;
  let low2 = 0;
  let mid2 = 0;
  let high2 = 0;
  /** The place whose column, and that left of it, are known. */
  let known = 0;
  for (let at = y * width + 1; at < end; at++) {
    if ((at & 3) === 0) {
      // Four pixels of paper with paper around them are passed over at once. Those above and below may lie in two fours.
      const [above, below] = [(at - width) >> 2, (at + width) >> 2];
      const all =
        (fours[at >> 2] ?? 0) &
        (fours[above] ?? 0) &
        (fours[above + 1] ?? 0) &
        (fours[below] ?? 0) &
        (fours[below + 1] ?? 0);
      const isLight = (all & LIGHT.from192) === LIGHT.from192;
      if (isLight && (pixels[at - 1] ?? 0) > PAPER && (pixels[at + 4] ?? 0) > PAPER) {
        at += 3;
        continue;
      }
    }
    // Below 0 where all five are lighter than paper.
    const paper =
      (PAPER - (pixels[at] ?? 0)) &
      (PAPER - (pixels[at - 1] ?? 0)) &
      (PAPER - (pixels[at + 1] ?? 0)) &
      (PAPER - (pixels[at - width] ?? 0)) &
      (PAPER - (pixels[at + width] ?? 0));
    if (paper < 0) continue;
    for (let place = known === at ? at + 1 : at - 1; place <= at + 1; place++) {
      const a = pixels[place - width] ?? 0;
      const b = pixels[place] ?? 0;
      const c = pixels[place + width] ?? 0;
      const upper = greater(a, b);
      const lower = lesser(a, b);
      const inner = lesser(upper, c);
      low0 = low1;
      mid0 = mid1;
      high0 = high1;
      low1 = low2;
      mid1 = mid2;
      high1 = high2;
      low2 = lesser(lower, inner);
      mid2 = greater(lower, inner);
      high2 = greater(upper, c);
    }
    known = at + 1;
    const lowest = greater(greater(low0, low1), low2);
    const highest = lesser(lesser(high0, high1), high2);
    smooth[at] = middle(lowest, middle(mid0, mid1, mid2), highest);
  }
};

/**
 * The pixels of a picture, each as most around it are: specks go, strokes of more than two pixels stay. Paper, which is
 * most of a page, is left as it is.
 */
export const removeSpecks = ({ pixels, width, height }: GreyPicture): Uint8Array => {
  const smooth = new Uint8Array(pixels);
  const smoothing = { pixels, fours: toFours(pixels), smooth, width };
  for (let y = 1; y < height - 1; y++) smoothRow(smoothing, y);
  return smooth;
};
