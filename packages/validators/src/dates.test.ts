import { describe, expect, it } from 'vitest';
import { isCalendarDate } from './dates.ts';

describe('a calendar date', () => {
  it.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2100-02-29', false],
    ['2026-04-30', true],
    ['2026-04-31', false],
    ['2026-12-31', true],
    ['2026-12-32', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['2199-12-31', true],
    ['2200-01-01', false],
    ['21-11-2026', false],
    ['', false],
  ])('%j: %s', (value, expected) => {
    expect(isCalendarDate(value)).toBe(expected);
  });
});
