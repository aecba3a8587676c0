import { expect, test } from 'vitest';
import { toLimitState, toPicture, toShare } from './limit.ts';

test.each([
  [94.99, { max: 100 }, 'within'],
  [95, { max: 100 }, 'close'],
  [100, { max: 100 }, 'close'],
  [100.01, { max: 100 }, 'over'],
  [0, { max: 100 }, 'within'],
  [0, { max: 0 }, 'close'],
  [1, { max: 0 }, 'over'],
  [-10, { max: -5 }, 'within'],
  [7.4, { min: 6.5, max: 9 }, 'within'],
  [8.55, { min: 6.5, max: 9 }, 'close'],
  [9.1, { min: 6.5, max: 9 }, 'over'],
  [6.8, { min: 6.5, max: 9 }, 'close'],
  [6.4, { min: 6.5, max: 9 }, 'over'],
  [5.2, { min: 4 }, 'within'],
  [4.2, { min: 4 }, 'close'],
  [3.9, { min: 4 }, 'over'],
  [5, {}, null],
  [5, null, null],
  [null, { max: 5 }, null],
  [Number.NaN, { max: 5 }, null],
])('%s against %j is %s', (value, limit, state) => {
  expect(toLimitState(value, limit)).toBe(state);
});

test.each([
  [99.99, 100, 99],
  [100, 100, 100],
  [100.01, 100, 101],
  [2064, 2100, 98],
])('%f of %f are %i per cent', (value, max, share) => {
  expect(toShare(value, max)).toBe(share);
});

test('values that follow each other are one line', () => {
  expect(toPicture([0, 10], { max: 20 })).toEqual({
    lines: ['4,41 144,24.3'],
    points: [],
    limits: [7.5],
  });
});

test('a missing value breaks the line, and a value between two gaps is a point', () => {
  const { lines, points } = toPicture([1, 2, null, 3, null, 2, 1], null);
  expect(lines).toHaveLength(2);
  expect(points).toHaveLength(1);
});

test('a range has two limits', () => {
  expect(toPicture([7], { min: 6, max: 9 }).limits).toEqual([7.5, 41]);
});

test.each([[[]], [[null, null]], [[5, 5, 5]], [[1e15, 2e15]], [[Number.NaN, Number.POSITIVE_INFINITY]]])(
  '%j places nothing outside the picture',
  (values) => {
    const { lines, points, limits } = toPicture(values, { max: 4 });
    const places = [...lines.flatMap((line) => line.split(/[ ,]/).map(Number)), ...points.map(({ y }) => y)];
    for (const place of [...places, ...limits]) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(150);
    }
  },
);
