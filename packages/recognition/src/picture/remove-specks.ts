import type { GreyPicture } from '../grey-picture.ts';
import { LIGHT, toFours } from './fours.ts';

/** What is lighter than this, with its neighbours, is paper: grain on it does no harm. */
const PAPER = 190;

/** The middle one of three. */
const middle = (a: number, b: number, c: number): number =>
  a < b ? (b < c ? b : a < c ? c : a) : a < c ? a : b < c ? c : b;

/** The middle one of the nine pixels around a place: of each row of three in order, the middle of the three orders. */
const medianAt = (pixels: Uint8Array, at: number, width: number): number => {
  let lowest = 0;
  let highest = 255;
  let first = 0;
  let second = 0;
  let third = 0;
  for (let place = at - width; place <= at + width; place += width) {
    const a = pixels[place - 1] ?? 0;
    const b = pixels[place] ?? 0;
    const c = pixels[place + 1] ?? 0;
    const low = Math.min(a, b, c);
    const high = Math.max(a, b, c);
    lowest = Math.max(lowest, low);
    highest = Math.min(highest, high);
    first = second;
    second = third;
    third = a + b + c - low - high;
  }
  return middle(lowest, middle(first, second, third), highest);
};

/**
 * The pixels of a picture, each as most around it are: specks go, strokes of more than two pixels stay. Paper, which is
 * most of a page, is left as it is.
 */
export const removeSpecks = ({ pixels, width, height }: GreyPicture): Uint8Array => {
  const smooth = new Uint8Array(pixels);
  const fours = toFours(pixels);
  for (let y = 1; y < height - 1; y++) {
    const end = (y + 1) * width - 1;
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
      const isPaper =
        (pixels[at] ?? 0) > PAPER &&
        (pixels[at - 1] ?? 0) > PAPER &&
        (pixels[at + 1] ?? 0) > PAPER &&
        (pixels[at - width] ?? 0) > PAPER &&
        (pixels[at + width] ?? 0) > PAPER;
      if (!isPaper) smooth[at] = medianAt(pixels, at, width);
    }
  }
  return smooth;
};
