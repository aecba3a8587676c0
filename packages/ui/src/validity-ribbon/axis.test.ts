import { expect, test } from 'vitest';
import { isBeyond, toAxisPercent, toAxisTicks, toAxisYears } from './axis.ts';

test.each([
  [[], { first: 2026, last: 2029 }],
  [['2024-04-01', '2027-03-31'], { first: 2024, last: 2027 }],
  [['2019-07-08', '2029-07-07'], { first: 2024, last: 2029 }],
  [['2026-01-01', '2032-01-01'], { first: 2026, last: 2032 }],
  [['2026-01-01', '2035-12-31'], { first: 2026, last: 2035 }],
  [['2026-01-01', '2036-01-01'], { first: 2026, last: 2035 }],
  [['2026-01-01', '9999-12-31'], { first: 2026, last: 2035 }],
  [['2020-01-01', '2023-01-01'], { first: 2024, last: 2027 }],
  [['2026-02-30', 'soon'], { first: 2026, last: 2029 }],
])('an axis for %j', (dates, years) => {
  expect(toAxisYears('2026-11-21', dates)).toEqual(years);
});

test('without a today the axis begins with the dates', () => {
  expect(toAxisYears('', ['2025-01-01'])).toEqual({ first: 2025, last: 2028 });
});

const axis = { first: 2024, last: 2029 };
test.each([
  ['2024-01-01', 0],
  ['2019-01-01', 0],
  ['2030-01-01', 100],
  ['2035-01-01', 100],
  ['2027-01-01', 50],
  ['2027-02-30', 0],
])('%s lies at %f per cent', (date, percent) => {
  expect(toAxisPercent(date, axis)).toBeCloseTo(percent, 1);
});

test.each([
  ['2029-12-31', false],
  ['2030-01-01', true],
  ['2023-01-01', false],
  ['never', false],
])('%s lies beyond the axis: %s', (date, is) => {
  expect(isBeyond(date, axis)).toBe(is);
});

test('one tick per year, each with its name', () => {
  expect(toAxisTicks(axis).map((tick) => tick.year)).toEqual([2024, 2025, 2026, 2027, 2028, 2029]);
  expect(toAxisTicks(axis).every((tick) => tick.isNamed)).toBe(true);
});

test('over six years every other tick has its name', () => {
  const named = toAxisTicks({ first: 2024, last: 2033 }).filter((tick) => tick.isNamed);
  expect(named.map((tick) => tick.year)).toEqual([2024, 2026, 2028, 2030, 2032]);
});
