import { expect, test } from 'vitest';
import { getRenewalDates, isDate } from './renewal-dates.ts';

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-04-31', false],
  ['2026-4-1', false],
  ['31-03-2026', false],
  ['2026-03-31T00:00:00Z', false],
  [' 2026-03-31', false],
  ['0000-00-00', false],
  ['', false],
])('“%s” is a day that exists: %s', (text, isDay) => {
  expect(isDate(text)).toBe(isDay);
});

test.each([
  // The consent is valid through its last day and over on the next.
  ['the last day', '2026-11-21', null, 'expiring', 0],
  ['the day after', '2026-11-20', null, 'expired', -1],
  ['a day before', '2026-11-22', null, 'expiring', 1],
  // Without a number of the order the window is 120 days.
  ['the first day of the window', '2027-03-21', null, 'expiring', 120],
  ['the last day before the window', '2027-03-22', null, 'valid', 121],
  ['a window of one day, within it', '2026-11-22', 1, 'expiring', 1],
  ['a window of one day, before it', '2026-11-23', 1, 'valid', 2],
  ['a window of a year, within it', '2027-11-21', 365, 'expiring', 365],
  ['a window of a year, before it', '2027-11-22', 365, 'valid', 366],
  ['long ago', '2020-02-29', null, 'expired', -2457],
] as const)('%s', (_, validUpto, lead, state, daysLeft) => {
  expect(getRenewalDates(validUpto, lead, '2026-11-21')).toMatchObject({ state, daysLeft });
});

test.each([
  [null, '2026-12-01', '2026-09-02'],
  [1, '2027-03-30', '2026-12-30'],
  [365, '2026-03-31', '2025-12-31'],
])('with a lead of %s days the application is due on %s and begun on %s', (lead, applyBy, beginOn) => {
  expect(getRenewalDates('2027-03-31', lead, '2026-11-21')).toMatchObject({ applyBy, beginOn });
});

test('days are counted over a leap day', () => {
  expect(getRenewalDates('2028-03-01', 1, '2028-02-28')).toEqual({
    state: 'valid',
    applyBy: '2028-02-29',
    beginOn: '2027-12-01',
    daysLeft: 2,
  });
});

test.each(['', '2026-02-29', 'tomorrow'])('“%s” has no dates', (text) => {
  expect(getRenewalDates(text, null, '2026-11-21')).toBeNull();
});
