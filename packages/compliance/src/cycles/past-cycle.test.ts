import { expect, test } from 'vitest';
import type { Schedule } from '../schedules/types.ts';
import { closesCycle, findPastCycle, findPreviousDue, type RecurringDuty } from './past-cycle.ts';

const by = (schedule: Schedule): RecurringDuty => ({
  recurring: true,
  schedule,
  recurrence: null,
  dueDate: null,
});

const monthly = by({ frequency: 'monthly', dayOfMonth: 10, startDate: '2025-05-10' });
const yearly = by({ frequency: 'yearly', month: 'september', dayOfMonth: 30, startDate: '2025-09-30' });
const every = (count: number, unit: 'day' | 'week' | 'month' | 'year', startDate: string): RecurringDuty =>
  by({ frequency: null, interval: { every: count, unit }, startDate });

const CASES: {
  name: string;
  duty: RecurringDuty;
  issuedOn?: string | null;
  acceptedOn?: string;
  today?: string;
  is: [dueDate: string, previous: string] | null;
}[] = [
  { name: 'monthly', duty: monthly, is: ['2026-11-10', '2026-10-10'] },
  {
    name: 'the day of acceptance is no past one',
    duty: monthly,
    acceptedOn: '2026-11-10',
    is: ['2026-10-10', '2026-09-10'],
  },
  { name: 'the day after it is', duty: monthly, acceptedOn: '2026-11-11', is: ['2026-11-10', '2026-10-10'] },
  {
    name: 'a short month',
    duty: by({ frequency: 'monthly', dayOfMonth: 31, startDate: '2025-05-31' }),
    acceptedOn: '2026-03-05',
    is: ['2026-02-28', '2026-01-31'],
  },
  {
    name: 'monthly in a season, before the season',
    duty: by({ frequency: 'monthly', dayOfMonth: 10, months: ['june', 'july'], startDate: '2025-05-10' }),
    acceptedOn: '2026-06-01',
    is: ['2025-07-10', '2025-06-10'],
  },
  {
    name: 'quarterly',
    duty: by({ frequency: 'quarterly', month: 'january', dayOfMonth: 15, startDate: '2025-07-15' }),
    is: ['2026-10-15', '2026-07-15'],
  },
  {
    name: 'half-yearly',
    duty: by({ frequency: 'half_yearly', month: 'june', dayOfMonth: 1, startDate: '2025-06-01' }),
    is: ['2026-06-01', '2025-12-01'],
  },
  { name: 'yearly', duty: yearly, is: ['2026-09-30', '2025-09-30'] },
  {
    name: 'the first date after the issue has one before it by the same rule',
    duty: by({ frequency: 'yearly', month: 'september', dayOfMonth: 30, startDate: '2026-09-30' }),
    issuedOn: '2026-05-01',
    is: ['2026-09-30', '2025-09-30'],
  },
  { name: 'on the day of the issue', duty: monthly, issuedOn: '2026-11-10', is: null },
  {
    name: 'the day after the issue',
    duty: monthly,
    issuedOn: '2026-11-09',
    is: ['2026-11-10', '2026-10-10'],
  },
  {
    name: 'an issue that is not known is asked about',
    duty: yearly,
    issuedOn: null,
    is: ['2026-09-30', '2025-09-30'],
  },
  {
    name: 'a printed day without a year is enough',
    duty: {
      recurring: true,
      schedule: null,
      recurrence: { frequency: 'yearly', month: 'september', dayOfMonth: 30 },
      dueDate: '2000-09-30',
    },
    issuedOn: null,
    is: ['2026-09-30', '2025-09-30'],
  },
  {
    name: 'a series that begins with its acceptance has no date before it',
    duty: { recurring: true, schedule: null, recurrence: { frequency: 'monthly' }, dueDate: null },
    issuedOn: null,
    is: null,
  },
  { name: 'a series that begins later', duty: every(1, 'month', '2027-01-10'), is: null },
  {
    name: 'a series that begins on the day of acceptance',
    duty: by({ frequency: 'monthly', dayOfMonth: 21, startDate: '2026-11-21' }),
    is: null,
  },
  { name: 'weekly', duty: by({ frequency: 'weekly', day: 'monday', startDate: '2025-06-02' }), is: null },
  { name: 'daily', duty: by({ frequency: 'daily', startDate: '2025-06-02' }), is: null },
  { name: 'every 29 days', duty: every(29, 'day', '2025-06-01'), is: null },
  { name: 'every 30 days', duty: every(30, 'day', '2026-10-01'), is: ['2026-10-31', '2026-10-01'] },
  { name: 'every 4 weeks', duty: every(4, 'week', '2026-01-05'), is: null },
  { name: 'every 6 weeks', duty: every(6, 'week', '2026-09-07'), is: ['2026-10-19', '2026-09-07'] },
  {
    name: 'twice a month',
    duty: by({
      frequency: null,
      interval: { every: 1, unit: 'month', daysOfMonth: [1, 15] },
      startDate: '2026-01-01',
    }),
    is: null,
  },
  {
    name: 'twice in two months',
    duty: by({
      frequency: null,
      interval: { every: 2, unit: 'month', daysOfMonth: [1, 25] },
      startDate: '2026-01-01',
    }),
    acceptedOn: '2026-11-20',
    is: ['2026-11-01', '2026-09-25'],
  },
  {
    name: 'every five years, four years ago: one period and a month are longer than 13 months',
    duty: every(5, 'year', '2022-06-01'),
    issuedOn: '2021-01-01',
    is: ['2022-06-01', '2017-06-01'],
  },
  {
    name: 'every two years, 25 months ago: one period and a month',
    duty: every(2, 'year', '2024-10-21'),
    issuedOn: '2021-01-01',
    acceptedOn: '2026-10-21',
    today: '2026-11-21',
    is: ['2024-10-21', '2022-10-21'],
  },
  {
    name: 'every two years, a day longer ago',
    duty: every(2, 'year', '2024-10-21'),
    issuedOn: '2021-01-01',
    acceptedOn: '2026-10-21',
    today: '2026-11-22',
    is: null,
  },
  {
    name: 'every 15 days',
    duty: every(15, 'day', '2026-01-01'),
    is: null,
  },
  {
    name: 'a series that has ended 13 months ago',
    duty: by({ frequency: 'monthly', dayOfMonth: 21, startDate: '2024-01-21', endDate: '2025-10-31' }),
    issuedOn: '2024-01-01',
    is: ['2025-10-21', '2025-09-21'],
  },
  {
    name: 'a series that has ended a day earlier',
    duty: by({ frequency: 'monthly', dayOfMonth: 20, startDate: '2024-01-20', endDate: '2025-10-31' }),
    issuedOn: '2024-01-01',
    is: null,
  },
  {
    name: 'the age counts from another day where one is given',
    duty: monthly,
    acceptedOn: '2025-09-01',
    today: '2026-09-10',
    is: ['2025-08-10', '2025-07-10'],
  },
  { name: 'and is too much then', duty: monthly, acceptedOn: '2025-09-01', today: '2026-09-11', is: null },
  {
    name: 'once',
    duty: {
      recurring: false,
      schedule: { frequency: null, startDate: '2026-01-01' },
      recurrence: null,
      dueDate: '2026-01-01',
    },
    is: null,
  },
];

test.each(CASES)(
  'the past cycle: $name',
  ({ duty, issuedOn = '2025-05-01', acceptedOn = '2026-11-21', today, is }) => {
    expect(findPastCycle(duty, { issuedOn, acceptedOn, ...(today && { today }) })).toEqual(
      is && { dueDate: is[0], previous: is[1] },
    );
  },
);

test.each([
  ['2026-10-09', false],
  ['2026-10-10', false],
  ['2026-10-11', true],
  ['2026-11-10', true],
  ['2026-11-20', true],
])('work on %s closes the cycle after 10 Oct: %s', (day, is) => {
  expect(closesCycle(day, { previous: '2026-10-10' })).toBe(is);
});

test('the due date before another one', () => {
  expect(findPreviousDue(monthly, '2026-11-10')).toBe('2026-10-10');
  expect(findPreviousDue({ ...monthly, recurring: false }, '2026-11-10')).toBeNull();
});
