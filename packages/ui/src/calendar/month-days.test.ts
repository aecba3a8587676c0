import { expect, test } from 'vitest';
import {
  addMonths,
  addWeek,
  formatDay,
  formatMonth,
  formatWeek,
  isWeekend,
  toKeyDay,
  toShownDay,
  toShownMonth,
  toWeekDays,
  toWeeks,
} from './month-days.ts';

test('weeks run from Monday to Sunday, whatever the month begins with', () => {
  const november = toWeeks('2026-11');
  expect(november).toHaveLength(6);
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(toWeeks('2027-02')).toHaveLength(4);
  expect(toWeeks('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('Saturday and Sunday are the weekend', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each([
  ['ArrowLeft', '2026-11-01', false, '2026-10-31'],
  ['ArrowRight', '2026-12-31', false, '2027-01-01'],
  ['ArrowUp', '2026-11-21', false, '2026-11-14'],
  ['ArrowDown', '2026-11-21', false, '2026-11-28'],
  ['Home', '2026-11-21', false, '2026-11-16'],
  ['End', '2026-11-21', false, '2026-11-22'],
  ['PageDown', '2027-01-31', false, '2027-02-28'],
  ['PageUp', '2026-11-21', true, '2025-11-21'],
  ['a', '2026-11-21', false, null],
])('%s from %s', (key, day, hasShift, next) => {
  expect(toKeyDay(key, day, hasShift)).toBe(next);
});

test('months and days in words', () => {
  expect([addMonths('2026-11', 2), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect([formatMonth('2026-11'), formatDay('2026-11-17')]).toEqual(['November 2026', '17 November']);
});

test.each([
  ['2026-11', '2026-01-05', '2026-11'],
  ['2026-13', '2026-01-05', '2026-01'],
  ['soon', '2026-01-05', '2026-01'],
  ['', 'today', '1970-01'],
])('of %j and today %j the month %s is shown', (month, today, shown) => {
  expect(toShownMonth(month, today)).toBe(shown);
});

test.each([
  ['2026-11-24', '23 to 29 Nov 2026', '2026-11-23', '2026-11-29'],
  ['2026-11-23', '23 to 29 Nov 2026', '2026-11-23', '2026-11-29'],
  ['2026-12-06', '30 Nov to 6 Dec 2026', '2026-11-30', '2026-12-06'],
  ['2027-01-01', '28 Dec 2026 to 3 Jan 2027', '2026-12-28', '2027-01-03'],
])('the week of %s is %s', (day, words, first, last) => {
  const days = toWeekDays(day);
  expect([days.length, days[0], days.at(-1), formatWeek(days)]).toEqual([7, first, last, words]);
});

test('weeks go on over years, and a day that does not exist is today', () => {
  expect([addWeek('2026-12-28', 1), addWeek('2026-03-03', -1)]).toEqual(['2027-01-04', '2026-02-24']);
  expect([toShownDay('2026-02-31', '2026-03-01'), toShownDay('', '')]).toEqual(['2026-03-01', '1970-01-01']);
});
