import { expect, test } from 'vitest';
import { toReadingWords } from './reading-words.ts';

test.each([
  ['queued', 0, null, null, 'Waiting to be read', 0],
  ['reading', 0, null, null, 'Reading the order', 0],
  ['reading', 0.4, 6, 14, 'Reading pages, 6 of 14', 0.4],
  ['reading', 0.05, null, 14, 'Reading 14 pages', 0.05],
  ['reading', 0.1, 0, 14, 'Reading 14 pages', 0.1],
  ['reading', 0.05, null, 1, 'Reading 1 page', 0.05],
  ['reading', 0.93, 14, 14, 'Finding conditions', 0.93],
  ['reading', 0.95, null, 14, 'Finding conditions', 0.95],
  ['reading', 1.4, null, null, 'Finding conditions', 1],
] as const)('%s %f, page %s of %s', (status, progress, page, pageCount, text, share) => {
  expect(toReadingWords({ status, progress, page, pageCount, queue: null, readFrom: null })).toEqual({
    text,
    share,
  });
});

test.each([
  [3, 'a few seconds left'],
  [14, 'about 10 seconds left'],
  [46, 'about 50 seconds left'],
  [58, 'about 1 minute left'],
  [150, 'about 3 minutes left'],
])('with %i seconds left', (seconds, words) => {
  const reading = {
    status: 'reading',
    progress: 0.3,
    page: 3,
    pageCount: 9,
    queue: null,
    readFrom: null,
  } as const;
  expect(toReadingWords(reading, seconds).text).toBe(`Reading pages, 3 of 9, ${words}`);
});

test.each([
  [1, 0, 'it is next'],
  [2, 1, '1 order before it'],
  [7, 4, '6 orders before it'],
  [41, 39, '40 orders before it, about 39 seconds'],
  [90, 80, '89 orders before it, about 1 minute'],
  [401, 390, '400 orders before it, about 7 minutes'],
] as const)('at position %i with %i seconds to wait', (position, expectedWaitSeconds, text) => {
  const queue = { position, expectedWaitSeconds };
  const waiting = { status: 'queued', progress: 0, page: null, pageCount: null } as const;
  expect(toReadingWords({ ...waiting, queue, readFrom: null }).text).toBe(`Waiting to be read: ${text}`);
});

test('an order that waits for another day says why, and until when', () => {
  const waiting = { status: 'queued', progress: 0, page: null, pageCount: null } as const;
  const readFrom = new Date(2026, 10, 24).toISOString();
  expect(toReadingWords({ ...waiting, queue: null, readFrom }).text).toBe(
    'Waiting: your organisation’s pages for today are used up. This order is read from 24 Nov, 00:00.',
  );
});
