import { expect, test } from 'vitest';
import { toFileSize } from './size.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [12_345, '12 KB'],
  [1_048_575, '1 MB'],
  [2_516_582, '2.4 MB'],
  [52_428_800, '50 MB'],
  [3_221_225_472, '3 GB'],
  [-5, '0 bytes'],
  [Number.NaN, '–'],
  [Number.POSITIVE_INFINITY, '–'],
])('%d bytes are %s', (bytes, words) => {
  expect(toFileSize(bytes)).toBe(words);
});
