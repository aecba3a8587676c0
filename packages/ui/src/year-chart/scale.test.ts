import { expect, test } from 'vitest';
import { toAxisScale } from './scale.ts';

test.each([
  [0, 1, [1]],
  [1, 1, [1]],
  [3, 1, [1, 2, 3]],
  [4, 1, [1, 2, 3, 4]],
  [5, 2, [2, 4, 6]],
  [7, 2, [2, 4, 6, 8]],
  [35, 10, [10, 20, 30, 40]],
  [41, 20, [20, 40, 60]],
  [30, 10, [10, 20, 30]],
  [400, 100, [100, 200, 300, 400]],
])('a top of %i has steps of %i', (max, step, lines) => {
  expect(toAxisScale(max)).toEqual({ step, lines, top: lines.at(-1) });
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -5])('%d has the axis of nothing', (max) => {
  expect(toAxisScale(max)).toEqual({ step: 1, top: 1, lines: [1] });
});
