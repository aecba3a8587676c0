import type { GreyPicture } from '../grey-picture.ts';

/** Darker than this (0..255) may be the ground of light print. */
const DARK = 150;
/** Squares of this size, in shares of the picture's width: as high as small print. */
const SQUARE = 0.01;
/** Of a square of dark ground so much is dark, with light letters on it; of bold print on paper less is. */
const FILLED = 0.6;
/** So many such squares side by side are a ground: letters of a heading and punch holes are narrower. */
const FEWEST = 4;

/**
 * Whether a picture may have light print on a dark ground, as heads of tables do: somewhere it is dark over a larger place than
 * a letter. Stamps, rules and the edge of the glass may say so too; nothing is lost by that.
 */
export const mayHaveLightPrint = ({ pixels, width, height }: GreyPicture): boolean => {
  const size = Math.max(3, Math.round(SQUARE * width));
  const across = Math.floor(width / size);
  const dark = new Uint16Array(across);
  for (let top = 0; top + size <= height; top += size) {
    dark.fill(0);
    for (let y = top; y < top + size; y++)
      for (let square = 0, at = y * width; square < across; square++)
        for (const end = at + size; at < end; at++)
          if ((pixels[at] ?? 255) < DARK) dark[square] = (dark[square] ?? 0) + 1;
    let row = 0;
    for (const count of dark) {
      row = count >= FILLED * size * size ? row + 1 : 0;
      if (row >= FEWEST) return true;
    }
  }
  return false;
};
