import { describe, expect, it } from 'vitest';
import { toPageCount, toPageWindow } from './pagination-window.ts';

describe('page count', () => {
  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [100, 9, 12],
  ])('%i rows by %i: %i', (total, pageSize, count) => {
    expect(toPageCount(total, pageSize)).toBe(count);
  });
});

describe('page buttons', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5]],
    [3, 6, [1, 2, 3, 4, 5]],
    [4, 6, [2, 3, 4, 5, 6]],
    [6, 6, [2, 3, 4, 5, 6]],
    [50, 100, [48, 49, 50, 51, 52]],
    [99, 100, [96, 97, 98, 99, 100]],
    [0, 6, [1, 2, 3, 4, 5]],
    [7, 6, [2, 3, 4, 5, 6]],
    [1, 0, [1]],
  ])('page %i of %i: %j', (page, pageCount, expected) => {
    expect(toPageWindow(page, pageCount)).toEqual(expected);
  });
});
