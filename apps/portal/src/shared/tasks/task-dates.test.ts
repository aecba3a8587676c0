import { describe, expect, it } from 'vitest';
import {
  formatDueDate,
  formatFinancialYear,
  formatLongDate,
  formatWeekday,
  toFinancialYear,
} from './task-dates.ts';

describe('the financial year of a date', () => {
  it.each([
    ['2026-03-31', 2025],
    ['2026-04-01', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
    ['2027-03-31', 2026],
    ['2027-04-01', 2027],
  ])('%s lies in the one that begins in %i', (date, year) => {
    expect(toFinancialYear(date)).toBe(year);
  });

  it.each([
    [2026, 'FY 2026–27'],
    [1999, 'FY 1999–00'],
    [2009, 'FY 2009–10'],
  ])('%i reads %s', (year, text) => {
    expect(formatFinancialYear(year)).toBe(text);
  });
});

describe('due dates in words', () => {
  it.each([
    ['2026-11-17', '2026-11-21', '17 Nov'],
    ['2027-03-31', '2026-11-21', '31 Mar'],
    ['2027-04-01', '2026-11-21', '1 Apr 2027'],
    ['2026-03-31', '2026-11-21', '31 Mar 2026'],
    ['2026-09-05', '2026-11-21', '5 Sep'],
  ])('%s seen on %s reads %s', (date, today, text) => {
    expect(formatDueDate(date, today)).toBe(text);
  });

  it('keeps the calendar date whatever the zone of the browser', () => {
    expect(formatLongDate('2026-01-01')).toBe('1 Jan 2026');
    expect(formatWeekday('2026-11-24')).toBe('Tue, 24 Nov');
  });
});
