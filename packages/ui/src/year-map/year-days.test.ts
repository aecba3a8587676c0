import { expect, test } from 'vitest';
import { toKeyDay, toMonthDays, toShade, toYearMonths } from './year-days.ts';

test('a financial year has the months from April to March', () => {
  expect(toYearMonths(2026)).toHaveLength(12);
  expect([
    toYearMonths(2026)[0],
    toYearMonths(2026)[8],
    toYearMonths(2026)[9],
    toYearMonths(2026)[11],
  ]).toEqual(['2026-04', '2026-12', '2027-01', '2027-03']);
  expect(toYearMonths(Number.NaN)).toEqual([]);
});

test.each([
  ['2026-04', 30],
  ['2027-02', 28],
  ['2028-02', 29],
  ['2026-12', 31],
])('%s has %i days', (month, days) => {
  expect(toMonthDays(month)).toHaveLength(days);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
  [5, 4],
  [99, 4],
])('%i on a day is shade %i', (count, shade) => {
  expect(toShade(count)).toBe(shade);
});

test.each([
  ['ArrowRight', '2026-04-30', '2026-05-01'],
  ['ArrowLeft', '2027-01-01', '2026-12-31'],
  ['ArrowDown', '2026-12-15', '2027-01-15'],
  ['ArrowDown', '2027-01-31', '2027-02-28'],
  ['ArrowUp', '2027-01-05', '2026-12-05'],
  ['Home', '2026-11-23', '2026-11-01'],
  ['End', '2026-11-23', '2026-11-30'],
  ['Enter', '2026-11-23', null],
  ['ArrowLeft', 'no day', null],
])('%s on %s leads to %s', (key, day, next) => {
  expect(toKeyDay(key, day)).toBe(next);
});
