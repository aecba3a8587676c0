import type { GreyPicture } from '../grey-picture.ts';

/** A picture of one grey. */
export const blank = (width: number, height: number, value = 240): GreyPicture => ({
  pixels: new Uint8Array(width * height).fill(value),
  width,
  height,
});

/** Fills what lies within by a test of places. */
export const fill = (
  { pixels, width, height }: GreyPicture,
  value: (x: number, y: number) => number,
  isWithin: (x: number, y: number) => boolean,
): void => {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (isWithin(x, y)) pixels[y * width + x] = value(x, y);
};

/** Fills a rectangle. */
export const box = (picture: GreyPicture, x0: number, y0: number, x1: number, y1: number, value = 20): void =>
  fill(
    picture,
    () => value,
    (x, y) => x >= x0 && x < x1 && y >= y0 && y < y1,
  );

/** How many pixels of a rectangle are dark. */
export const countDark = (
  { pixels, width }: GreyPicture,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number => {
  let dark = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if ((pixels[y * width + x] ?? 0) < 128) dark++;
  return dark;
};
