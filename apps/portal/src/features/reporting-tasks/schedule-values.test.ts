import type { Schedule } from '@anupalan/api-client/types';
import { describe, expect, it } from 'vitest';
import {
  findSchedule,
  NEW_SCHEDULE_VALUES,
  parseWholes,
  type ScheduleValues,
  toScheduleValues,
} from './schedule-values.ts';

const startDate = '2026-01-31';
const toValues = (changes: Partial<ScheduleValues>): ScheduleValues => ({
  ...NEW_SCHEDULE_VALUES,
  startDate,
  ...changes,
});

describe('the schedule of the fields', () => {
  it.each<[string, Partial<ScheduleValues>, Schedule]>([
    ['once', { repeats: 'once', endDate: '2026-12-31' }, { frequency: null, startDate }],
    ['every day', { repeats: 'daily' }, { frequency: 'daily', startDate }],
    ['every week, as the start', { repeats: 'weekly' }, { frequency: 'weekly', day: 'saturday', startDate }],
    [
      'every week, on Monday',
      { repeats: 'weekly', day: 'monday' },
      { frequency: 'weekly', day: 'monday', startDate },
    ],
    [
      'every month, as the start',
      { repeats: 'monthly' },
      { frequency: 'monthly', dayOfMonth: 31, startDate },
    ],
    [
      'every day in two months, in the order of the year',
      { repeats: 'daily', months: ['july', 'june'] },
      { frequency: 'daily', months: ['june', 'july'], startDate },
    ],
    [
      'every two years, without months',
      { repeats: 'custom', every: '2', unit: 'year', months: ['june'] },
      { frequency: null, interval: { every: 2, unit: 'year' }, startDate },
    ],
    [
      'every quarter, without months',
      { repeats: 'quarterly', months: ['june'] },
      { frequency: 'quarterly', month: 'january', dayOfMonth: 31, startDate },
    ],
    [
      'every quarter',
      { repeats: 'quarterly', month: 'march', dayOfMonth: '10', endDate: '2027-01-31' },
      { frequency: 'quarterly', month: 'march', dayOfMonth: 10, startDate, endDate: '2027-01-31' },
    ],
    [
      'every half-year, as the start',
      { repeats: 'half_yearly' },
      { frequency: 'half_yearly', month: 'january', dayOfMonth: 31, startDate },
    ],
    [
      'every year',
      { repeats: 'yearly', month: 'september', dayOfMonth: '30' },
      { frequency: 'yearly', month: 'september', dayOfMonth: 30, startDate },
    ],
    [
      'every 45 days',
      { repeats: 'custom', every: '45', unit: 'day', days: ['monday'], daysOfMonth: '1' },
      { frequency: null, interval: { every: 45, unit: 'day' }, startDate },
    ],
    [
      'twice a week, in the order of the week',
      { repeats: 'custom', every: '1', unit: 'week', days: ['thursday', 'monday'] },
      { frequency: null, interval: { every: 1, unit: 'week', days: ['monday', 'thursday'] }, startDate },
    ],
    [
      'twice a month',
      { repeats: 'custom', every: '1', unit: 'month', daysOfMonth: '1, 15' },
      { frequency: null, interval: { every: 1, unit: 'month', daysOfMonth: [1, 15] }, startDate },
    ],
    [
      'every five years in June',
      { repeats: 'custom', every: '5', unit: 'year', month: 'june', daysOfMonth: '30' },
      { frequency: null, interval: { every: 5, unit: 'year', daysOfMonth: [30] }, month: 'june', startDate },
    ],
  ])('%s', (_case, changes, schedule) => {
    const found = findSchedule(toValues(changes));
    expect(found).toEqual(schedule);
    // What is saved comes back into the same fields, and from there the same schedule.
    expect(findSchedule(toScheduleValues(schedule))).toEqual(schedule);
  });

  it.each(['', '2026-02-30', '31/01/2026'])('is none with the start date "%s"', (date) => {
    expect(findSchedule(toValues({ repeats: 'daily', startDate: date }))).toBeNull();
  });

  it('shows the anchor of an interval in its list of days', () => {
    const weekly = {
      frequency: null,
      interval: { every: 2, unit: 'week' },
      day: 'friday',
      startDate,
    } as const;
    expect(toScheduleValues(weekly)).toMatchObject({
      repeats: 'custom',
      every: '2',
      unit: 'week',
      days: ['friday'],
    });
    const monthly = {
      frequency: null,
      interval: { every: 2, unit: 'month' },
      dayOfMonth: 5,
      startDate,
    } as const;
    expect(toScheduleValues(monthly)).toMatchObject({ unit: 'month', daysOfMonth: '5' });
  });
});

describe('numbers of a text', () => {
  it.each([
    ['', []],
    ['30', [30]],
    ['30, 7,1 0', [30, 7, 1, 0]],
    ['1; 15', [1, 15]],
    ['7, x', [7, -1]],
    ['-3', [-1]],
    ['1.5', [-1]],
  ])('"%s" are %j', (text, numbers) => {
    expect(parseWholes(text)).toEqual(numbers);
  });
});
