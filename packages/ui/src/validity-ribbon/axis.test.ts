import { expect, test } from 'vitest';
import { toAxisPercent, toAxisTicks, toAxisYears } from './axis.ts';

test.each([
  [[], { first: 2026, last: 2029 }],
  [['2024-04-01', '2027-03-31'], { first: 2024, last: 2027 }],
  [['2019-07-08', '2029-07-07'], { first: 2024, last: 2029 }],
  [['2026-01-01', '2041-01-01'], { first: 2026, last: 2031 }],
])('an axis for %j', (dates, years) => {
  expect(toAxisYears('2026-11-21', dates)).toEqual(years);
});

const axis = { first: 2024, last: 2029 };
test.each([
  ['2024-01-01', 0],
  ['2019-01-01', 0],
  ['2030-01-01', 100],
  ['2035-01-01', 100],
  ['2027-01-01', 50],
])('%s lies at %f per cent', (date, percent) => {
  expect(toAxisPercent(date, axis)).toBeCloseTo(percent, 1);
});

test('one tick per year', () => {
  expect(toAxisTicks(axis).map((tick) => tick.year)).toEqual([2024, 2025, 2026, 2027, 2028, 2029]);
});
