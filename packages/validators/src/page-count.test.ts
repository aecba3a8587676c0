import { describe, expect, it } from 'vitest';
import { toPageCount } from './page-count.ts';

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
