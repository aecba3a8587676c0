import { expect, it } from 'vitest';
import { type ColourPicture, liftInk } from './lift-ink.ts';

const DPI = 100;
type Colour = readonly [red: number, green: number, blue: number];
const BLACK: Colour = [20, 20, 20];
const VIOLET: Colour = [130, 110, 185];
const BLUE: Colour = [60, 90, 170];

const paper = (colour: Colour = [245, 245, 245]): ColourPicture => ({
  pixels: Uint8Array.from({ length: 300 * 200 * 3 }, (_, at) => colour[at % 3] ?? 0),
  width: 300,
  height: 200,
});

const draw = (
  { pixels, width, height }: ColourPicture,
  colour: Colour,
  isInk: (x: number, y: number) => boolean,
) => {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (isInk(x, y)) pixels.set(colour, (y * width + x) * 3);
};

const ring = (x: number, y: number) => Math.abs(Math.hypot(x - 150, y - 100) - 50) < 3;
const inRing = (x: number, y: number) => x > 140 && x < 160 && y > 70 && y < 78;
const word = (x: number, y: number) => x % 12 < 7 && y > 95 && y < 105;

it('a stamp is lifted with what is in it, and the print below it stays', () => {
  const picture = paper();
  draw(picture, VIOLET, (x, y) => ring(x, y) || inRing(x, y));
  draw(picture, BLACK, word);
  const grey = liftInk(picture, DPI);
  const dark = [...(grey?.pixels ?? [])].filter((value) => value < 200).length;
  expect(dark).toBe(25 * 7 * 9);
});

it('a stroke that print cuts to pieces is lifted whole, and coloured letters beside it stay', () => {
  const picture = paper();
  draw(picture, VIOLET, ring);
  draw(picture, BLUE, (x, y) => x % 12 < 7 && x >= 240 && y > 95 && y < 105);
  // Letters in black part the ring into arcs, one of them long.
  draw(picture, BLACK, (x, y) => x < 130 && y % 24 < 6);
  const grey = liftInk(picture, DPI);
  const isDark = (x: number, y: number) => (grey?.pixels[y * 300 + x] ?? 255) < 200;
  const count = (isInk: (x: number, y: number) => boolean) => {
    let dark = 0;
    for (let y = 0; y < 200; y++) for (let x = 0; x < 300; x++) if (isInk(x, y) && isDark(x, y)) dark++;
    return dark;
  };
  expect(count((x, y) => ring(x, y) && !(x < 130 && y % 24 < 6))).toBe(0);
  expect(count((x) => x >= 240)).toBe(5 * 7 * 9);
});

it('letters in a ring that print cuts into arcs are lifted with it', () => {
  const letters = (x: number, y: number) => inRing(x, y) && x % 10 < 6;
  const picture = paper();
  draw(picture, VIOLET, (x, y) => ring(x, y) || letters(x, y));
  // Two lines of print above and below its letters.
  draw(picture, BLACK, (_, y) => (y > 60 && y < 66) || (y > 82 && y < 88));
  const grey = liftInk(picture, DPI);
  const isDark = (x: number, y: number) => (grey?.pixels[y * 300 + x] ?? 255) < 200;
  let dark = 0;
  for (let y = 0; y < 200; y++) for (let x = 0; x < 300; x++) if (letters(x, y) && isDark(x, y)) dark++;
  expect(dark).toBe(0);
});

it('letters that are printed in colour stay', () => {
  const picture = paper();
  draw(picture, BLUE, word);
  expect(liftInk(picture, DPI)).toBeNull();
  draw(picture, BLUE, (x, y) => y === 150 && x > 20 && x < 120);
  const grey = liftInk(picture, DPI);
  expect([...(grey?.pixels ?? [])].filter((value) => value < 200).length).toBe(25 * 7 * 9);
});

it.each<[string, ColourPicture]>([
  ['print in black', paper()],
  ['coloured paper', paper([255, 240, 190])],
])('%s has no ink to lift', (_, picture) => {
  draw(picture, BLACK, (x, y) => ring(x, y) || word(x, y));
  expect(liftInk(picture, DPI)).toBeNull();
});
