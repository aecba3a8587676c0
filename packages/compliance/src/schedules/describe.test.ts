import { describe, expect, it } from 'vitest';
import { describeSchedule, describeScheduleInline } from './describe.ts';
import type { Schedule } from './types.ts';

const startDate = '2026-01-31';
const SUMMER = ['june', 'july', 'august', 'september'] as const;

describe('a schedule in words', () => {
  it.each<[string, Schedule]>([
    ['Once on 27 Sep 2022', { frequency: null, startDate: '2022-09-27' }],
    ['Every day', { frequency: 'daily', startDate }],
    ['Every week on Monday', { frequency: 'weekly', day: 'monday', startDate }],
    [
      'Every week on Monday, June to September',
      { frequency: 'weekly', day: 'monday', months: [...SUMMER], startDate },
    ],
    [
      'Every day, November to February',
      { frequency: 'daily', months: ['january', 'february', 'november', 'december'], startDate },
    ],
    ['Every month on the 1st, March', { frequency: 'monthly', dayOfMonth: 1, months: ['march'], startDate }],
    [
      'Every 2 weeks on Saturday, March and October to January, until 27 Sep 2027',
      {
        frequency: null,
        interval: { every: 2, unit: 'week' },
        months: ['january', 'march', 'october', 'november', 'december'],
        startDate,
        endDate: '2027-09-27',
      },
    ],
    ['Every week on Saturday', { frequency: 'weekly', startDate }],
    ['Every month on the 1st', { frequency: 'monthly', dayOfMonth: 1, startDate }],
    ['Every month on the 12th', { frequency: 'monthly', dayOfMonth: 12, startDate }],
    ['Every month on the 22nd', { frequency: 'monthly', dayOfMonth: 22, startDate }],
    ['Every month on the 23rd', { frequency: 'monthly', dayOfMonth: 23, startDate }],
    ['Every month on the last day', { frequency: 'monthly', dayOfMonth: 31, startDate }],
    [
      'Every 3 months on the 10th (Jan, Apr, Jul, Oct)',
      { frequency: 'quarterly', month: 'april', dayOfMonth: 10, startDate },
    ],
    [
      'Every 6 months on the 1st (Jun, Dec)',
      { frequency: 'half_yearly', month: 'june', dayOfMonth: 1, startDate },
    ],
    ['Every year on 30 Sep', { frequency: 'yearly', month: 'september', dayOfMonth: 30, startDate }],
    [
      'Every year on the last day of Sep',
      { frequency: 'yearly', month: 'september', dayOfMonth: 31, startDate },
    ],
    ['Every year on 29 Feb', { frequency: 'yearly', month: 'february', dayOfMonth: 29, startDate }],
    ['Every day', { frequency: null, interval: { every: 1, unit: 'day' }, startDate }],
    ['Every 45 days', { frequency: null, interval: { every: 45, unit: 'day' }, startDate }],
    [
      'Every week on Monday and Thursday',
      { frequency: null, interval: { every: 1, unit: 'week', days: ['thursday', 'monday'] }, startDate },
    ],
    ['Every 2 weeks on Saturday', { frequency: null, interval: { every: 2, unit: 'week' }, startDate }],
    [
      'Every 3 months on the 10th',
      { frequency: null, interval: { every: 3, unit: 'month' }, startDate: '2026-01-10' },
    ],
    [
      'Every month on the 1st, the 11th and the 21st',
      { frequency: null, interval: { every: 1, unit: 'month', daysOfMonth: [21, 1, 11] }, startDate },
    ],
    ['Every 5 years on 31 Jan', { frequency: null, interval: { every: 5, unit: 'year' }, startDate }],
    ['Every day, until 31 Mar 2027', { frequency: 'daily', startDate, endDate: '2027-03-31' }],
  ])('%s', (text, schedule) => {
    expect(describeSchedule(schedule)).toBe(text);
    expect(describeScheduleInline(schedule)).toBe(`${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  });
});
