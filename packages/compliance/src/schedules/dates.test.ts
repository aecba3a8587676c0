import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayInMonth, daysBetween, toMonthNumber, weekdayOf } from './dates.ts';

describe('calendar dates', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i days', (date, days, sum) => {
    expect(addDays(date, days)).toBe(sum);
    expect(daysBetween(date, sum)).toBe(days);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 12, '2027-11-30'],
  ])('%s and %i months', (date, months, sum) => {
    expect(addMonths(date, months)).toBe(sum);
  });

  it.each([
    ['2026-11-21', 'saturday'],
    ['2026-11-23', 'monday'],
    ['2000-02-29', 'tuesday'],
  ])('%s is a %s', (date, day) => {
    expect(weekdayOf(date)).toBe(day);
  });

  it.each([
    ['2026-02-10', 31, '2026-02-28'],
    ['2028-02-10', 31, '2028-02-29'],
    ['2026-12-10', 31, '2026-12-31'],
    ['2026-12-10', 1, '2026-12-01'],
  ])('the month of %s, day %i', (date, day, expected) => {
    expect(dayInMonth(toMonthNumber(date), day)).toBe(expected);
  });
});
