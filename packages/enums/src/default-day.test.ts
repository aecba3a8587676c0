import { expect, test } from 'vitest';
import { toDefaultDay } from './default-day.ts';
import { DEFAULT_TIME_ZONE } from './limits.ts';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_TIME_ZONE });

test.each([
  ['2026-11-23T18:29:59.999Z', '2026-11-23'],
  ['2026-11-23T18:30:00.000Z', '2026-11-24'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
  ['2028-02-28T20:00:00.000Z', '2028-02-29'],
  ['2026-06-30T18:29:00.000Z', '2026-06-30'],
])('%s falls on %s, as in the calendar of the default time zone', (instant, day) => {
  expect(toDefaultDay(new Date(instant))).toBe(day);
  expect(calendar.format(new Date(instant))).toBe(day);
});
