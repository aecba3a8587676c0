import { describe, expect, it } from 'vitest';
import { findPeriods } from '../periods/find-periods.ts';
import { toDue } from './due.ts';

const DATES = { issuedOn: '2022-09-12', validUpto: '2027-08-31' };

const dueOf = (sentence: string, dates = DATES as { issuedOn: string | null; validUpto: string | null }) => {
  const period = findPeriods(sentence)[0];
  if (!period) throw new Error(`no period in: ${sentence}`);
  return toDue(period, dates);
};

describe('toDue', () => {
  it('makes up no day for one that does not exist', () => {
    expect(dueOf('The statement shall be filed by 31st September every year.')).toEqual({
      frequency: 'yearly',
      recurring: true,
      dueDate: null,
      schedule: null,
      recurrence: null,
      basis: null,
    });
  });

  it('begins a series on the day that is printed for its first time', () => {
    expect(
      dueOf('The sheet shall be sent once in 6 months, the first such sheet being due on 15.01.2024.'),
    ).toMatchObject({
      frequency: 'half_yearly',
      dueDate: '2024-01-15',
      basis: 'printed',
      schedule: { month: 'january', dayOfMonth: 15, startDate: '2024-01-15' },
    });
  });

  it.each([
    ['once in six months', { frequency: 'half_yearly', month: 'september', dayOfMonth: 12 }],
    ['every month', { frequency: 'monthly', dayOfMonth: 12 }],
    ['every week', { frequency: 'weekly', day: 'monday' }],
    ['daily', { frequency: 'daily' }],
    ['once in two months', { frequency: null, interval: { every: 2, unit: 'month' } }],
    ['once in a fortnight', { frequency: null, interval: { every: 2, unit: 'week' } }],
    ['twice a week', { frequency: null, interval: { every: 1, unit: 'week', days: ['monday', 'thursday'] } }],
    ['twice a month', { frequency: null, interval: { every: 1, unit: 'month', daysOfMonth: [1, 16] } }],
  ])('anchors "%s" on the issue of the order, worked out', (wording, recurrence) => {
    expect(dueOf(`It shall be done ${wording}.`)).toEqual({
      frequency: recurrence.frequency,
      recurring: true,
      dueDate: null,
      basis: 'worked_out',
      recurrence,
      schedule: { ...recurrence, startDate: '2022-09-12' },
    });
  });

  it.each([
    ['by 30th September every year', 'yearly', '2022-09-30', { month: 'september', dayOfMonth: 30 }],
    ['by 30th June every year', 'yearly', '2023-06-30', { month: 'june', dayOfMonth: 30 }],
    [
      'half yearly on 1st June and 1st December',
      'half_yearly',
      '2022-12-01',
      { month: 'december', dayOfMonth: 1 },
    ],
    ['by 10th of every succeeding month', 'monthly', '2022-10-10', { dayOfMonth: 10 }],
    ['on the last day of each month', 'monthly', '2022-09-30', { dayOfMonth: 31 }],
    ['each Friday', 'weekly', '2022-09-16', { day: 'friday' }],
    [
      'within 10 days of the close of each quarter',
      'quarterly',
      '2022-10-10',
      { month: 'october', dayOfMonth: 10 },
    ],
  ])('takes the printed day of "%s"', (wording, frequency, dueDate, anchor) => {
    expect(dueOf(`It shall be sent ${wording}.`)).toMatchObject({
      frequency,
      dueDate,
      basis: 'printed',
      schedule: { frequency, ...anchor, startDate: dueDate },
    });
  });

  it.each([
    ['within 15 days', '2022-09-27', 'worked_out'],
    ['by 31.12.2025', '2025-12-31', 'printed'],
  ])('gives "%s" its deadline', (wording, dueDate, basis) => {
    expect(dueOf(`It shall be sent ${wording}.`)).toEqual({
      frequency: null,
      recurring: false,
      dueDate,
      basis,
      recurrence: null,
      schedule: { frequency: null, startDate: dueDate },
    });
  });

  it('counts a renewal back from the end of the order', () => {
    expect(dueOf('Apply for renewal 60 days before expiry.')).toMatchObject({
      dueDate: '2027-07-02',
      recurring: false,
    });
  });

  it('counts "instant" and "proximo" from the month of the letter', () => {
    const dates = { issuedOn: '2024-01-31', validUpto: null };
    expect(dueOf('The dues shall be paid by the 24th instant.', dates).dueDate).toBe('2024-01-24');
    expect(dueOf('The dues shall be paid by the 30th prox.', dates).dueDate).toBe('2024-02-28');
    expect(
      dueOf('The seal numbers shall be told within 72 hrs. of issue of this order.', dates).dueDate,
    ).toBe('2024-02-03');
  });

  it('leaves open what hangs on a date that the order does not give', () => {
    const unknown = { issuedOn: null, validUpto: null };
    expect(dueOf('It shall be sent within 15 days.', unknown)).toMatchObject({
      dueDate: null,
      schedule: null,
      basis: null,
    });
    expect(dueOf('Apply for renewal 60 days before expiry.', unknown)).toMatchObject({
      dueDate: null,
      schedule: null,
    });
    expect(dueOf('It shall be sent by 30th June every year.', unknown)).toMatchObject({
      dueDate: '2000-06-30',
      schedule: null,
      recurrence: { frequency: 'yearly', month: 'june', dayOfMonth: 30 },
    });
    expect(dueOf('An accident shall be reported within 24 hours.')).toMatchObject({
      dueDate: null,
      schedule: null,
    });
  });
});
