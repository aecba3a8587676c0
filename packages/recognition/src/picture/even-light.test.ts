import { expect, it } from 'vitest';
import { evenLight } from './even-light.ts';
import { blank, fill } from './picture.test-support.ts';

it('paper is equally light everywhere after it, and ink is dark', () => {
  const picture = blank(400, 600);
  const lightAt = (x: number, y: number) => 235 - 0.25 * x - 70 / (1 + Math.exp((300 - y) / 40));
  const isInk = (x: number, y: number) => x % 20 < 4 && y % 30 < 8;
  fill(picture, lightAt, () => true);
  fill(picture, (x, y) => 0.2 * lightAt(x, y), isInk);
  evenLight(picture);
  const paper: number[] = [];
  const ink: number[] = [];
  for (let y = 0; y < 600; y++)
    for (let x = 0; x < 400; x++) (isInk(x, y) ? ink : paper).push(picture.pixels[y * 400 + x] ?? 0);
  const extent = (values: number[]) => [
    values.reduce((a, b) => Math.min(a, b)),
    values.reduce((a, b) => Math.max(a, b)),
  ];
  const [darkest = 0, lightest = 0] = extent(paper);
  expect(darkest).toBeGreaterThan(215);
  expect(lightest).toBeLessThanOrEqual(255);
  expect(extent(ink)[1]).toBeLessThan(80);
});

it('a square of ink alone does not become paper', () => {
  const picture = blank(400, 600, 10);
  evenLight(picture);
  expect(Math.max(...picture.pixels.subarray(0, 1000))).toBeLessThan(160);
});
