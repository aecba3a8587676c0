import type { GreyPicture } from '../grey-picture.ts';
import { LIGHT, toFours } from './fours.ts';

/** Darker than this (0..255) is ink. */
const INK = 128;

/**
 * Where ink is in a picture laid straight: how many dark pixels each square of `size` pixels has, row by row. `slope`: by
 * how much the lines of the picture fall for each pixel to the right.
 */
export type InkGrid = { dark: Uint16Array; across: number; down: number; size: number };

/** Counts the ink of a picture by squares, as it stands when its lines are laid straight about its upper left corner. */
export const toInkGrid = ({ pixels, width, height }: GreyPicture, size: number, slope: number): InkGrid => {
  // Laid straight, a corner may stand outside of the picture: that is margin.
  const [across, down] = [Math.ceil(width / size), Math.ceil(height / size)];
  const dark = new Uint16Array(across * down);
  const fours = toFours(pixels);
  for (let y = 0; y < height; y++)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if ((at & 3) === 0 && ((fours[at >> 2] ?? 0) & LIGHT.from192) === LIGHT.from192 && x + 3 < width) {
        x += 3;
        at += 3;
        continue;
      }
      if ((pixels[at] ?? 0) >= INK) continue;
      const [column, row] = [Math.floor((x + slope * y) / size), Math.floor((y - slope * x) / size)];
      if (column < 0 || row < 0 || column >= across || row >= down) continue;
      const cell = row * across + column;
      dark[cell] = (dark[cell] ?? 0) + 1;
    }
  return { dark, across, down, size };
};
