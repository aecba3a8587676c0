import { expect, test } from 'vitest';
import { toGrouped } from './number.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [-999, '-999'],
  [-1000, '-1,000'],
  [1000, '1,000'],
  [482500, '4,82,500'],
  [12345678, '1,23,45,678'],
  [-482500, '-4,82,500'],
  [6.1, '6.1'],
  [482500.25, '4,82,500.25'],
  [9007199254740991, '9,00,71,99,25,47,40,991'],
  [1e21, new Intl.NumberFormat('en-IN').format(1e21)],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
])('%d is %s', (value, text) => {
  expect(toGrouped(value)).toBe(text);
});
