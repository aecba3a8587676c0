import { describe, expect, it } from 'vitest';
import {
  firstOccurrenceOnOrAfter,
  listOccurrences,
  MAX_OCCURRENCES,
  type OccurrenceWindow,
} from './occurrences.ts';
import type { DateString, Schedule } from './types.ts';

type Case = [name: string, schedule: Schedule, window: OccurrenceWindow, dates: DateString[]];

describe('dates of a schedule', () => {
  it.each<Case>([
    [
      'daily',
      { frequency: 'daily', startDate: '2024-02-28' },
      { from: '2024-02-28', limit: 3 },
      ['2024-02-28', '2024-02-29', '2024-03-01'],
    ],
    [
      'weekly from the first such day',
      { frequency: 'weekly', day: 'monday', startDate: '2026-11-21' },
      { from: '2026-11-21', limit: 2 },
      ['2026-11-23', '2026-11-30'],
    ],
    [
      'monthly on the 31st falls on the last day and comes back to the 31st',
      { frequency: 'monthly', dayOfMonth: 31, startDate: '2027-01-31' },
      { from: '2027-01-01', limit: 5 },
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
    ],
    [
      'monthly on the 30th in a leap year',
      { frequency: 'monthly', dayOfMonth: 30, startDate: '2028-01-30' },
      { from: '2028-02-01', limit: 2 },
      ['2028-02-29', '2028-03-30'],
    ],
    [
      'monthly whose first date is before the start',
      { frequency: 'monthly', dayOfMonth: 10, startDate: '2026-11-21' },
      { from: '2026-11-21', limit: 1 },
      ['2026-12-10'],
    ],
    [
      'quarterly from its month, over the year',
      { frequency: 'quarterly', month: 'february', dayOfMonth: 15, startDate: '2026-11-16' },
      { from: '2026-11-16', limit: 3 },
      ['2027-02-15', '2027-05-15', '2027-08-15'],
    ],
    [
      'half-yearly',
      { frequency: 'half_yearly', month: 'june', dayOfMonth: 1, startDate: '2026-01-01' },
      { from: '2026-01-01', limit: 3 },
      ['2026-06-01', '2026-12-01', '2027-06-01'],
    ],
    [
      'yearly on a leap day',
      { frequency: 'yearly', month: 'february', dayOfMonth: 29, startDate: '2024-02-29' },
      { from: '2024-02-29', limit: 5 },
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      'yearly on 30 September',
      { frequency: 'yearly', month: 'september', dayOfMonth: 30, startDate: '2026-10-01' },
      { from: '2026-10-01', limit: 2 },
      ['2027-09-30', '2028-09-30'],
    ],
    [
      'twice a week',
      {
        frequency: null,
        interval: { every: 1, unit: 'week', days: ['thursday', 'monday'] },
        startDate: '2026-11-21',
      },
      { from: '2026-11-21', limit: 3 },
      ['2026-11-23', '2026-11-26', '2026-11-30'],
    ],
    [
      'twice a month',
      {
        frequency: null,
        interval: { every: 1, unit: 'month', daysOfMonth: [31, 15] },
        startDate: '2027-01-20',
      },
      { from: '2027-01-20', limit: 3 },
      ['2027-01-31', '2027-02-15', '2027-02-28'],
    ],
    [
      'two days that February lacks are one',
      {
        frequency: null,
        interval: { every: 1, unit: 'month', daysOfMonth: [30, 31] },
        startDate: '2027-02-01',
      },
      { from: '2027-02-01', until: '2027-03-31' },
      ['2027-02-28', '2027-03-30', '2027-03-31'],
    ],
    [
      'every two months from the start',
      { frequency: null, interval: { every: 2, unit: 'month' }, startDate: '2026-12-31' },
      { from: '2026-12-31', limit: 3 },
      ['2026-12-31', '2027-02-28', '2027-04-30'],
    ],
    [
      'every two months, counted from its month',
      {
        frequency: null,
        interval: { every: 2, unit: 'month' },
        month: 'january',
        dayOfMonth: 5,
        startDate: '2026-12-01',
      },
      { from: '2026-12-01', limit: 2 },
      ['2027-01-05', '2027-03-05'],
    ],
    [
      'every two weeks from the start',
      { frequency: null, interval: { every: 2, unit: 'week' }, startDate: '2026-11-21' },
      { from: '2026-11-22', limit: 2 },
      ['2026-12-05', '2026-12-19'],
    ],
    [
      'every 45 days',
      { frequency: null, interval: { every: 45, unit: 'day' }, startDate: '2026-01-01' },
      { from: '2026-01-02', limit: 2 },
      ['2026-02-15', '2026-04-01'],
    ],
    [
      'every five years',
      { frequency: null, interval: { every: 5, unit: 'year' }, startDate: '2024-02-29' },
      { from: '2024-03-01', limit: 2 },
      ['2029-02-28', '2034-02-28'],
    ],
    ['once', { frequency: null, startDate: '2026-09-27' }, { from: '2026-01-01' }, ['2026-09-27']],
    [
      'once, on the day itself',
      { frequency: null, startDate: '2026-09-27' },
      { from: '2026-09-27' },
      ['2026-09-27'],
    ],
    ['once, the day after', { frequency: null, startDate: '2026-09-27' }, { from: '2026-09-28' }, []],
    ['once, no room', { frequency: null, startDate: '2026-09-27' }, { from: '2026-09-27', limit: 0 }, []],
    [
      'the end is a date of its own',
      { frequency: 'monthly', dayOfMonth: 10, startDate: '2026-01-10', endDate: '2026-03-10' },
      { from: '2026-01-01' },
      ['2026-01-10', '2026-02-10', '2026-03-10'],
    ],
    [
      'the end a day before a date',
      { frequency: 'monthly', dayOfMonth: 10, startDate: '2026-01-10', endDate: '2026-03-09' },
      { from: '2026-01-01' },
      ['2026-01-10', '2026-02-10'],
    ],
    [
      'a window after the end',
      { frequency: 'daily', startDate: '2026-01-01', endDate: '2026-01-31' },
      { from: '2026-02-01' },
      [],
    ],
    [
      'an anchor that is missing comes from the start',
      { frequency: 'quarterly', startDate: '2026-01-31' },
      { from: '2026-01-31', limit: 3 },
      ['2026-01-31', '2026-04-30', '2026-07-31'],
    ],
  ])('%s', (_name, schedule, window, dates) => {
    expect(listOccurrences(schedule, window)).toEqual(dates);
  });

  it('come to an end in a window without one', () => {
    expect(
      listOccurrences({ frequency: 'daily', startDate: '2026-01-01' }, { from: '2026-01-01' }),
    ).toHaveLength(MAX_OCCURRENCES);
  });

  it('refuses what is no date', () => {
    expect(() =>
      listOccurrences({ frequency: 'daily', startDate: '2026-02-30' }, { from: '2026-01-01' }),
    ).toThrow();
  });
});

describe('first date on or after a day', () => {
  const monthly: Schedule = {
    frequency: 'monthly',
    dayOfMonth: 31,
    startDate: '2026-01-31',
    endDate: '2026-06-30',
  };

  it.each<[DateString, DateString | null]>([
    ['2025-01-01', '2026-01-31'],
    ['2026-02-28', '2026-02-28'],
    ['2026-03-01', '2026-03-31'],
    ['2026-06-30', '2026-06-30'],
    ['2026-07-01', null],
  ])('on or after %s: %s', (date, first) => {
    expect(firstOccurrenceOnOrAfter(monthly, date)).toBe(first);
  });
});
