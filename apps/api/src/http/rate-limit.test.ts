import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase } from '../../test/small-app.ts';
import type { Database } from '../database/database.ts';
import { AppError } from './problem.ts';
import { clearHits, clearHitsOf, countHit, inWords, readHits, takeBackHit } from './rate-limit.ts';

const START = Date.parse('2026-11-22T06:00:00Z');
const LIMIT = { max: 2, windowSeconds: 60 };

let db: Database;
let milliseconds = 0;
const services = () => ({ db, now: () => new Date(START + milliseconds) });
beforeAll(async () => {
  db = await startDatabase();
});
afterAll(() => db.close());

/** Counts a hit so long after the start. @returns what is told of it, null where it is let through */
async function hit(key: string, after: number, limit = LIMIT): Promise<unknown> {
  milliseconds = after;
  try {
    await countHit(services(), key, limit);
    return null;
  } catch (error) {
    return error instanceof AppError ? [error.status, error.code, error.message, error.retryAfter] : error;
  }
}

const wait = (words: string, seconds: number) => [
  429,
  'too_many',
  `Too many attempts. Please wait ${words} and try again.`,
  seconds,
];

test('so many hits are let through, and the next waits until the time of the first is over', async () => {
  expect(await hit('one', 0)).toBeNull();
  expect(await hit('one', 30_000)).toBeNull();
  expect(await hit('one', 30_000)).toEqual(wait('30 seconds', 30));
  expect(await hit('one', 59_001)).toEqual(wait('1 seconds', 1));
  expect(await hit('one', 59_999)).toEqual(wait('1 seconds', 1));
  expect(await hit('one', 60_000)).toBeNull();
  expect(await hit('one', 119_999)).toBeNull();
  expect(await hit('one', 119_999)).toEqual(wait('1 seconds', 1));
});

test('half a second is a second', async () => {
  for (const after of [0, 0]) await hit('half', after);
  expect(await hit('half', 57_500)).toEqual(wait('3 seconds', 3));
});

test('a long wait is told in hours, and in seconds to machines', async () => {
  const limit = { max: 1, windowSeconds: 7200 };
  expect(await hit('long', 0, limit)).toBeNull();
  expect(await hit('long', 0, limit)).toEqual(wait('2 hours', 7200));
});

test('hits of a key count for it alone', async () => {
  for (const after of [0, 0, 0]) await hit('mine', after);
  expect(await hit('theirs', 0)).toBeNull();
  expect([await readHits(services(), 'mine'), await readHits(services(), 'theirs')]).toEqual([3, 1]);
});

test('hits count until their time is over', async () => {
  await hit('read', 0);
  await hit('read', 0);
  milliseconds = 59_999;
  expect(await readHits(services(), 'read')).toBe(2);
  milliseconds = 60_000;
  expect(await readHits(services(), 'read')).toBe(0);
  expect(await readHits(services(), 'nobody')).toBe(0);
});

test('after a success the hits of a key are forgotten, and of no other', async () => {
  await hit('cleared', 0);
  await hit('kept', 0);
  await clearHits(services(), 'cleared');
  expect([await readHits(services(), 'cleared'), await readHits(services(), 'kept')]).toEqual([0, 1]);
});

test('a hit that was none is taken back, and never more than there were', async () => {
  for (const after of [0, 0]) await hit('taken', after);
  await takeBackHit(services(), 'taken');
  expect(await readHits(services(), 'taken')).toBe(1);
  for (let turn = 0; turn < 3; turn += 1) await takeBackHit(services(), 'taken');
  expect(await readHits(services(), 'taken')).toBe(0);
});

test('a key is forgotten with all below it, and with none that only begins alike', async () => {
  const keys = ['of_a', 'of_a 1', 'of_a 2', 'of_ab', 'ofxa 1'];
  for (const key of keys) await hit(key, 0);
  expect(await db.asSystem('rate-limit', (tx) => clearHitsOf(tx, 'of_a'))).toBe(3);
  const left = await Promise.all(keys.map((key) => readHits(services(), key)));
  expect(left).toEqual([0, 0, 0, 1, 1]);
});

test.each<[number, string]>([
  [1, '1 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
  [7200, '2 hours'],
  [7201, '3 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
