import { expect, test } from 'vitest';
import { toReadingWords } from './reading-words.ts';

test.each([
  ['queued', 0, null, null, 'Waiting to be read', 0],
  ['reading', 0, null, null, 'Reading the order', 0],
  ['reading', 0.4, 6, 14, 'Reading pages, 6 of 14', 0.4],
  ['reading', 0.05, null, 14, 'Reading 14 pages', 0.05],
  ['reading', 0.1, 0, 14, 'Reading 14 pages', 0.1],
  ['reading', 0.93, 14, 14, 'Finding conditions', 0.93],
  ['reading', 0.95, null, 14, 'Finding conditions', 0.95],
  ['reading', 1.4, null, null, 'Finding conditions', 1],
] as const)('%s %f, page %s of %s', (status, progress, page, pageCount, text, share) => {
  expect(toReadingWords({ status, progress, page, pageCount })).toEqual({ text, share });
});
