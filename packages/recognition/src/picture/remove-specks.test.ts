import { expect, it } from 'vitest';
import { blank, box, countDark } from './picture.test-support.ts';
import { removeSpecks } from './remove-specks.ts';

it('specks go, strokes stay', () => {
  const picture = blank(60, 60);
  for (const [x, y] of [
    [5, 5],
    [30, 7],
    [50, 50],
  ] as const)
    box(picture, x, y, x + 1, y + 1);
  box(picture, 10, 20, 40, 24);
  const smooth = { ...picture, pixels: removeSpecks(picture) };
  // The corners of a stroke are rounded.
  expect(countDark(smooth, 0, 0, 60, 60)).toBe(30 * 4 - 4);
  expect(countDark(smooth, 10, 20, 40, 24)).toBe(30 * 4 - 4);
});

it('each pixel beside ink is the middle of the nine around it', () => {
  const pixels = Uint8Array.from({ length: 400 }, (_, at) => (at * 7919) % 180);
  const smooth = removeSpecks({ pixels, width: 20, height: 20 });
  for (let y = 1; y < 19; y++)
    for (let x = 1; x < 19; x++) {
      const around = [-1, 0, 1].flatMap((row) =>
        [-1, 0, 1].map((column) => pixels[(y + row) * 20 + x + column] ?? 0),
      );
      expect(smooth[y * 20 + x]).toBe(around.toSorted((a, b) => a - b)[4]);
    }
  expect(smooth.subarray(0, 20)).toEqual(pixels.subarray(0, 20));
});

it('the pixels that it is given stay, and so does paper with its grain', () => {
  const picture = blank(30, 30);
  box(picture, 5, 5, 6, 6, 205);
  box(picture, 20, 20, 21, 21);
  const smooth = removeSpecks(picture);
  expect(smooth[5 * 30 + 5]).toBe(205);
  expect(smooth[20 * 30 + 20]).toBe(240);
  expect(picture.pixels[20 * 30 + 20]).toBe(20);
});
