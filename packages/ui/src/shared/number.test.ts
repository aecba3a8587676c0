import { expect, test } from 'vitest';
import { toGrouped } from './number.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [482500, '4,82,500'],
  [12345678, '1,23,45,678'],
  [-482500, '-4,82,500'],
  [6.1, '6.1'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
])('%d is %s', (value, text) => {
  expect(toGrouped(value)).toBe(text);
});
