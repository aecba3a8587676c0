import type { Box } from '../types.ts';
import type { InkGrid } from './ink-grid.ts';

/** Ink that hangs together: the box around its squares, these, and how many of its pixels are dark. */
export type InkPatch = { box: Box; dark: number; squares: readonly number[] };

/** Squares so far apart in a row are of one word. */
const BESIDE = 3;
/** Of a square so many pixels are dark at least; fewer are grain. */
const LEAST_DARK = 0.1;

/**
 * Squares of a grid with ink that no box covers, in patches that hang together.
 * @param covered boxes in pixels; ink in them is known
 */
export const findInkPatches = (
  { dark, across, down, size }: Omit<InkGrid, 'faint'>,
  covered: readonly Box[],
): InkPatch[] => {
  const least = LEAST_DARK * size * size;
  const isInk = new Uint8Array(dark.length);
  for (let at = 0; at < dark.length; at++) if ((dark[at] ?? 0) >= least) isInk[at] = 1;
  for (const { x0, y0, x1, y1 } of covered) {
    const [left, right] = [Math.max(0, Math.floor(x0 / size)), Math.min(across, Math.ceil(x1 / size))];
    const bottom = Math.min(down, Math.ceil(y1 / size));
    for (let row = Math.max(0, Math.floor(y0 / size)); row < bottom && right > left; row++)
      isInk.fill(0, row * across + left, row * across + right);
  }
  const patches: InkPatch[] = [];
  for (let start = isInk.indexOf(1); start >= 0; start = isInk.indexOf(1, start + 1)) {
    isInk[start] = 0;
    const squares = [start];
    const [own, top] = [{ left: across, right: 0, bottom: 0 }, Math.floor(start / across)];
    let ink = 0;
    // The list grows while it is walked.
    for (const square of squares) {
      const [x, y] = [square % across, Math.floor(square / across)];
      own.left = Math.min(own.left, x);
      own.right = Math.max(own.right, x + 1);
      own.bottom = Math.max(own.bottom, y + 1);
      ink += dark[square] ?? 0;
      for (let row = Math.max(0, y - 1); row <= Math.min(down - 1, y + 1); row++)
        for (let column = Math.max(0, x - BESIDE); column <= Math.min(across - 1, x + BESIDE); column++) {
          const near = row * across + column;
          if (!isInk[near]) continue;
          isInk[near] = 0;
          squares.push(near);
        }
    }
    const box = { x0: own.left * size, x1: own.right * size, y0: top * size, y1: own.bottom * size };
    patches.push({ box, dark: ink, squares });
  }
  return patches;
};
