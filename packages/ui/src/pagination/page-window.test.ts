import { expect, test } from 'vitest';
import { toPageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 12, [1, 2, 3, 4, 5]],
  [3, 12, [1, 2, 3, 4, 5]],
  [4, 12, [2, 3, 4, 5, 6]],
  [10, 12, [8, 9, 10, 11, 12]],
  [12, 12, [8, 9, 10, 11, 12]],
  [99, 12, [8, 9, 10, 11, 12]],
  [0, 12, [1, 2, 3, 4, 5]],
  [1, 0, []],
  [1, Number.NaN, []],
  [Number.NaN, 12, [1, 2, 3, 4, 5]],
  [2.5, 3.9, [1, 2, 3]],
  [1, 1_000_000, [1, 2, 3, 4, 5]],
])('page %d of %d offers %j', (page, count, pages) => {
  expect(toPageWindow(page, count)).toEqual(pages);
});
