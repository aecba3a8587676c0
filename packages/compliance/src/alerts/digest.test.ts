import { expect, test } from 'vitest';
import { isDigestDue, mondayOf, waitsForDigest } from './digest.ts';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});

test.each<[string, string, string | null, boolean]>([
  ['a Monday', '2026-11-23', '2026-11-16', true],
  ['the first Monday of all', '2026-11-23', null, true],
  ['the same Monday again', '2026-11-23', '2026-11-23', false],
  ['a Tuesday after its Monday', '2026-11-24', '2026-11-23', false],
  ['a Tuesday whose Monday no server saw', '2026-11-24', '2026-11-16', true],
  ['a Tuesday before the first Monday', '2026-11-24', null, false],
  ['a Tuesday after a clock that was a year ahead', '2026-11-24', '2027-11-22', true],
])('digests on %s', (_name, morning, lastWeek, isDue) => {
  expect(isDigestDue(morning, lastWeek)).toBe(isDue);
});

test.each([
  [-30, true],
  [-2, true],
  [-1, false],
  [0, false],
  [1, false],
])('stage %s waits: %s', (stage, waits) => {
  expect(waitsForDigest(stage)).toBe(waits);
});
