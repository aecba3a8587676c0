import { expect, test } from 'vitest';
import { toCalendarDate, toDaysBetween, toRelativeDay, toRelativeInstant } from './relative.ts';

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-21', '2026-11-22', 1],
  ['2026-11-21', '2026-11-17', -4],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-12-31', '2027-01-01', 1],
])('from %s to %s are %i days', (from, to, days) => {
  expect(toDaysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-21', 'today'],
  ['2026-11-22', 'tomorrow'],
  ['2026-11-24', 'in 3 days'],
  ['2026-11-20', '1 day late'],
  ['2026-11-17', '4 days late'],
])('%s is %s', (date, words) => {
  expect(toRelativeDay(date, '2026-11-21', 'late')).toBe(words);
});

test.each([
  ['2026-02-30', '2026-02-30'],
  ['soon', 'soon'],
  ['', ''],
  ['2826-11-21', 'in 2,92,194 days'],
  ['1226-11-21', '2,92,194 days late'],
])('%j reads %j', (date, words) => {
  expect(toRelativeDay(date, '2026-11-21', 'late')).toBe(words);
});

test('what is past and not late was days ago', () => {
  expect(toRelativeDay('2026-11-17', '2026-11-21')).toBe('4 days ago');
});

const now = new Date('2026-11-21T09:00:00Z');
test.each([
  ['2026-11-21T05:12:00Z', 'Today, 10:42'],
  ['2026-11-20T18:30:00Z', 'Today, 00:00'],
  ['2026-11-20T18:29:00Z', 'Yesterday, 23:59'],
  ['2026-11-14T05:00:00Z', '14 Nov'],
  ['2026-09-14T05:00:00Z', '14 Sep'],
  ['2025-11-14T05:00:00Z', '14 Nov 2025'],
])('%s in Kolkata is %s', (instant, words) => {
  expect(toRelativeInstant(new Date(instant), now, 'Asia/Kolkata')).toBe(words);
});

test('the calendar date is that of the zone', () => {
  expect(toCalendarDate(new Date('2026-11-20T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-21');
});
