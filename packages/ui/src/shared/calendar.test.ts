import { expect, test } from 'vitest';
import { toDateWords, toDayNumber, toDayWords, toMonthWords, toWeekdayWords } from './calendar.ts';

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2028-02-29', 21_243],
  ['2026-02-29', null],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['2026-00-10', null],
  ['0000-00-00', null],
  ['2026-1-1', null],
  ['21 Nov 2026', null],
  ['', null],
])('%s is day %s', (date, day) => {
  expect(toDayNumber(date)).toBe(day);
});

test.each([
  ['2029-07-07', '7 Jul 2029'],
  ['2026-09-30', '30 Sep 2026'],
  ['2026-02-30', '2026-02-30'],
  ['soon', 'soon'],
])('%s reads %s', (date, text) => {
  expect(toDateWords(date)).toBe(text);
});

test('days, months and weekdays read as a formatter writes them', () => {
  const write = (options: Intl.DateTimeFormatOptions, day: Date) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day).replace('Sept', 'Sep');
  for (let days = 0; days < 400; days += 9) {
    const day = new Date(Date.UTC(2026, 0, 1 + days));
    const date = day.toISOString().slice(0, 10);
    expect(toDayWords(date)).toBe(write({ day: 'numeric', month: 'short' }, day));
    expect(toDateWords(date)).toBe(write({ day: 'numeric', month: 'short', year: 'numeric' }, day));
    expect(toMonthWords(date.slice(0, 7))).toBe(write({ month: 'short' }, day));
    expect(toWeekdayWords(date)).toBe(write({ weekday: 'short' }, day));
  }
});

test.each([toDayWords, toWeekdayWords, toMonthWords])('what is no date stays as it is', (toWords) => {
  expect(toWords('soon')).toBe('soon');
});
