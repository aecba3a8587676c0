import { expect, test } from 'vitest';
import { followPages, type PageDone, toSecondsLeft } from './reading-pace.ts';

/** Pages in the order in which they were seen, each so many milliseconds after the one before. */
const follow = (...steps: [page: number, after: number][]) => {
  let at = 0;
  let seen: readonly PageDone[] = [];
  for (const [page, after] of steps) {
    at += after;
    seen = followPages(seen, { page, at });
  }
  return seen;
};

test.each<[string, [number, number][], number | null]>([
  ['nothing was seen', [], null],
  ['one page was seen', [[3, 0]], null],
  [
    'the same page was seen twice',
    [
      [3, 0],
      [3, 4000],
    ],
    null,
  ],
  [
    'a page takes four seconds',
    [
      [3, 0],
      [4, 4000],
    ],
    24,
  ],
  [
    'two come together',
    [
      [2, 0],
      [4, 8000],
      [6, 8000],
    ],
    16,
  ],
  [
    'text was done at once, and pictures since',
    [
      [4, 0],
      [5, 3000],
      [6, 3000],
      [7, 3000],
      [8, 3000],
      [9, 3000],
    ],
    3,
  ],
  [
    'only text is read',
    [
      [1, 0],
      [3, 40],
      [6, 60],
    ],
    null,
  ],
  [
    'the reading began anew',
    [
      [8, 0],
      [9, 90_000],
      [1, 1000],
      [2, 2000],
    ],
    16,
  ],
])('where %s', (_name, steps, left) => {
  expect(toSecondsLeft(follow(...steps), 10)).toBe(left);
});
