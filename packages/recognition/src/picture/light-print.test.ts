import { expect, test } from 'vitest';
import { mayHaveLightPrint } from './light-print.ts';

const [WIDTH, HEIGHT] = [600, 850];

/** A sheet with a ground of one grey, and letters of another on it: strokes of two pixels, four apart. */
const draw = (ground: number, letter: number, box: { x: number; y: number; wide: number; high: number }) => {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (let y = box.y; y < box.y + box.high; y++)
    for (let x = box.x; x < box.x + box.wide; x++)
      pixels[y * WIDTH + x] = x % 6 < 2 && y > box.y + 3 && y < box.y + box.high - 3 ? letter : ground;
  return { pixels, width: WIDTH, height: HEIGHT };
};

test.each<[string, boolean, ReturnType<typeof draw>]>([
  ['a head of a table in white on black', true, draw(20, 255, { x: 61, y: 203, wide: 200, high: 14 })],
  ['one in white on a dull colour', true, draw(120, 255, { x: 61, y: 203, wide: 200, high: 20 })],
  ['print on paper', false, draw(250, 20, { x: 61, y: 203, wide: 400, high: 14 })],
  ['print on a grey cell', false, draw(205, 20, { x: 61, y: 203, wide: 400, high: 14 })],
  ['a heavy rule', false, draw(10, 10, { x: 61, y: 203, wide: 400, high: 3 })],
  ['a large letter', false, draw(10, 10, { x: 61, y: 203, wide: 9, high: 40 })],
])('%s: %s', (_, expected, picture) => {
  expect(mayHaveLightPrint(picture)).toBe(expected);
});
