import { expect, test } from 'vitest';
import { toOpaqueHex } from './measure.ts';

test.each([
  ['rgb(4, 97, 77)', '#04614d'],
  ['rgb(255 255 255)', '#ffffff'],
  ['rgba(4, 97, 77, 1)', '#04614d'],
  ['rgba(4, 97, 77, 0.5)', null],
  ['transparent', null],
  ['', null],
])('%s is %s', (shown, hex) => {
  expect(toOpaqueHex(shown)).toBe(hex);
});
