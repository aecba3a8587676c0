import { expect, test } from 'vitest';
import { toAxisScale } from './scale.ts';

test.each([
  [0, 1, [1]],
  [1, 1, [1]],
  [3, 1, [1, 2, 3]],
  [7, 5, [5, 10]],
  [35, 20, [20, 40]],
  [30, 10, [10, 20, 30]],
  [400, 200, [200, 400]],
])('a top of %i has steps of %i', (max, step, lines) => {
  expect(toAxisScale(max)).toEqual({ step, lines, top: lines.at(-1) });
});
