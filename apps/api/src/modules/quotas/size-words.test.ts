import { expect, test } from 'vitest';
import { parseSize, toSizeWords } from './size-words.ts';

const MB = 1024 * 1024;

test.each([
  [0, '0 KB'],
  [100, '0.1 KB'],
  [1024, '1 KB'],
  [2.4 * MB, '2.4 MB'],
  [9.96 * MB, '10 MB'],
  [500 * MB, '500 MB'],
  [1023.6 * MB, '1 GB'],
  [20 * 1024 * MB, '20 GB'],
  [3 * 1024 * 1024 * MB, '3 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(toSizeWords(bytes)).toBe(words);
});

test.each([
  ['500MB', 500 * MB],
  ['500 mb', 500 * MB],
  [' 1.5GB ', 1.5 * 1024 * MB],
  ['2TB', 2 * 1024 * 1024 * MB],
  ['0MB', 0],
  ['5', null],
  ['5 GiB', null],
  ['-5GB', null],
  ['GB', null],
  ['1e3GB', null],
  ['1234567MB', null],
])('%s means %s', (text, bytes) => {
  expect(parseSize(text)).toBe(bytes);
});
