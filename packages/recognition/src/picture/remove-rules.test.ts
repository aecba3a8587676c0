import { expect, it } from 'vitest';
import { blank, box, countDark, fill } from './picture.test-support.ts';
import { removeRules } from './remove-rules.ts';

const DPI = 200;
/** An order's page of six inches by four. */
const page = () => blank(6 * DPI, 4 * DPI);

it('rules of a table go, also where others cross them and where words stand beside them', () => {
  const picture = page();
  for (const y of [100, 160, 220]) box(picture, 100, y, 1000, y + 3);
  for (const x of [100, 400, 997]) box(picture, x, 100, x + 3, 223);
  // Letters: strokes as long as letters have them.
  for (let x = 120; x < 380; x += 20) {
    box(picture, x, 118, x + 4, 142);
    box(picture, x, 138, x + 14, 142);
  }
  const letters = countDark(picture, 105, 110, 395, 150);
  const { upright, level } = removeRules(picture, DPI);
  expect(countDark(picture, 105, 110, 395, 150)).toBe(letters);
  expect(countDark(picture, 0, 0, 1200, 800)).toBe(letters);
  // What parted the cells is known.
  expect(new Set(level.map(({ y }) => Math.round((y - 1) / 10) * 10))).toEqual(new Set([100, 160, 220]));
  expect(new Set(upright.map(({ x }) => Math.round((x - 1) / 10) * 10))).toEqual(new Set([100, 400, 1000]));
  for (const y of [130, 190])
    expect(upright.some(({ x, y0, y1 }) => x > 390 && x < 410 && y0 < y && y1 > y)).toBe(true);
});

it('rules of a table of two rows are known, as it has where it begins at the foot of a page', () => {
  const picture = page();
  for (const y of [100, 140, 180]) box(picture, 100, y, 1000, y + 3);
  for (const x of [100, 400, 997]) box(picture, x, 100, x + 3, 183);
  const { upright } = removeRules(picture, DPI);
  expect(new Set(upright.map(({ x }) => Math.round((x - 1) / 10) * 10))).toEqual(new Set([100, 400, 1000]));
});

it('a rule that lies askew goes, and one that a fax has broken', () => {
  const picture = page();
  fill(
    picture,
    () => 20,
    (x, y) => x >= 100 && x < 1100 && Math.abs(y - 100 - x * 0.02) < 1.5,
  );
  fill(
    picture,
    () => 0,
    (x, y) => x >= 100 && x < 1100 && (y === 400 || y === 401) && x % 37 > 3,
  );
  removeRules(picture, DPI);
  expect(countDark(picture, 0, 0, 1200, 800)).toBe(0);
});

it('a dotted rule goes, and the feet of a row of letters stay', () => {
  const picture = page();
  for (let x = 100; x < 1000; x += 5) box(picture, x, 100, x + 3, 103);
  for (let y = 100; y < 300; y += 5) box(picture, 100, y, 103, y + 3);
  for (let x = 150; x < 350; x += 6) box(picture, x, 170, x + 3, 190);
  const letters = countDark(picture, 140, 160, 360, 200);
  const { level, upright } = removeRules(picture, DPI);
  expect(countDark(picture, 0, 0, 1200, 800)).toBe(letters);
  expect([level.length > 0, upright.length > 0]).toEqual([true, true]);
});

it('a line under words goes, the words stay', () => {
  const picture = page();
  box(picture, 200, 130, 700, 133);
  for (let x = 200; x < 700; x += 25) box(picture, x, 100, x + 15, 120);
  removeRules(picture, DPI);
  expect(countDark(picture, 200, 126, 700, 140)).toBe(0);
  expect(countDark(picture, 200, 95, 700, 125)).toBe(20 * 15 * 20);
});

it.each([
  ['the head line of a long word in Devanagari', [200, 100, 400, 105]],
  ['the stem of a letter in a heading', [200, 100, 205, 140]],
  ['a black bar', [200, 100, 900, 140]],
] as const)('%s stays', (_, [x0, y0, x1, y1]) => {
  const picture = page();
  box(picture, x0, y0, x1, y1);
  const before = countDark(picture, 0, 0, 1200, 800);
  removeRules(picture, DPI);
  expect(countDark(picture, 0, 0, 1200, 800)).toBe(before);
});
