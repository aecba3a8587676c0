import { expect, test } from 'vitest';
import { toCalendarValue, toIsoDate } from './iso-date.ts';

test.each(['2026-11-21', '2028-02-29', '0999-01-01'])('%s survives the way there and back', (date) => {
  expect(toIsoDate(toCalendarValue(date))).toBe(date);
});

test.each([null, undefined, '', '21/11/2026', '2026-02-30', '2026-13-01', 'soon'])(
  '%j is no date',
  (text) => {
    expect(toCalendarValue(text)).toBeNull();
  },
);

test('no date stays no date', () => {
  expect(toIsoDate(null)).toBeNull();
});
