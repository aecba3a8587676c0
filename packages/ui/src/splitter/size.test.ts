import { expect, test } from 'vitest';
import { clamp, toKeySize } from './size.ts';

test.each([
  ['ArrowLeft', 516],
  ['ArrowRight', 484],
  ['PageUp', 580],
  ['PageDown', 420],
  ['Home', 420],
  ['End', 720],
  ['Enter', null],
])('%s moves 500 to %s', (key, size) => {
  expect(toKeySize(key, 500, 420, 720)).toBe(size);
});

test.each([
  [419, 420],
  [420, 420],
  [720.4, 720],
  [721, 720],
])('%f becomes %i', (size, expected) => {
  expect(clamp(size, 420, 720)).toBe(expected);
});
