import { mapPoint } from '@anupalan/compliance/reading/pages/mapping';
import { expect, it } from 'vitest';
import type { Corners } from './find-sheet.ts';
import { flattenSheet, toSheet } from './flatten-sheet.ts';
import { blank, box, countDark } from './picture.test-support.ts';

const CORNERS: Corners = [
  { x: 50, y: 60 },
  { x: 330, y: 40 },
  { x: 350, y: 360 },
  { x: 30, y: 340 },
];

it('the unit square goes to the sheet, corner by corner, and its middle to where the diagonals meet', () => {
  const mapping = toSheet(CORNERS);
  const unit = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];
  for (const [i, corner] of CORNERS.entries()) {
    const { x, y } = mapPoint(mapping, unit[i] ?? { x: -1, y: -1 });
    expect(x).toBeCloseTo(corner.x, 6);
    expect(y).toBeCloseTo(corner.y, 6);
  }
  const middle = mapPoint(mapping, { x: 0.5, y: 0.5 });
  expect(middle.x).toBeCloseTo(180, 6);
  expect(middle.y).toBeCloseTo(190, 6);
});

it('a sheet that is laid flat has the size of its longer sides, and what was in its middle stays there', () => {
  const picture = blank(400, 400);
  box(picture, 176, 186, 185, 195);
  const flat = flattenSheet(picture, CORNERS);
  expect([flat.width, flat.height]).toEqual([321, 321]);
  expect(countDark(flat, 150, 150, 171, 171)).toBeGreaterThan(60);
  expect(countDark(flat, 150, 150, 171, 171)).toBe(countDark(flat, 0, 0, 321, 321));
});
