import { expect, it } from 'vitest';
import { parseCount } from './numbers.ts';

it.each([
  ['6', 6],
  ['06', 6],
  ['six', 6],
  ['6 (six)', 6],
  ['three (3)', 3],
  ['a', 1],
  ['an', 1],
  ['twenty-four', 24],
  ['ninety', 90],
  ['10th', 10],
  ['1 st', 1],
  ['thirtieth', 30],
  ['twenty-first', 21],
  ['hundred and twenty', 120],
  ['zero', null],
  ['thirty  one', 31],
  ['about 6', null],
  ['6 months', null],
  ['six months', null],
  ['several', null],
  ['', null],
])('%s is %s', (text, expected) => {
  expect(parseCount(text)).toBe(expected);
});
