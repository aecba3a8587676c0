import { expect, test } from 'vitest';
import { toLastHalfYear, toLastYear } from './periods.ts';

test.each([
  ['2026-11-24', '2025-11-25'],
  // The day before 29 February has one in the year before; 29 February itself has not.
  ['2028-02-29', '2027-03-01'],
  ['2027-01-01', '2026-01-02'],
])('the twelve months up to %s begin on %s', (today, startDate) => {
  expect(toLastYear(today)).toEqual({ startDate, endDate: today });
});

test.each([
  ['2026-03-31', '2025-04-01', '2025-09-30'],
  ['2026-04-01', '2025-10-01', '2026-03-31'],
  ['2026-09-30', '2025-10-01', '2026-03-31'],
  ['2026-10-01', '2026-04-01', '2026-09-30'],
  ['2027-01-15', '2026-04-01', '2026-09-30'],
])('on %s the last half-year is from %s to %s', (today, startDate, endDate) => {
  expect(toLastHalfYear(today)).toEqual({ startDate, endDate });
});
