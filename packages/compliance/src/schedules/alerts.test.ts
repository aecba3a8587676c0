import { describe, expect, it } from 'vitest';
import { defaultAlertDays } from './alerts.ts';
import type { Recurrence } from './types.ts';

const long = [30, 7, 1, 0];

describe('default alert days', () => {
  it.each<[string, Recurrence, number[]]>([
    ['daily', { frequency: 'daily' }, []],
    ['every 6 days', { frequency: null, interval: { every: 6, unit: 'day' } }, []],
    [
      'twice a week',
      { frequency: null, interval: { every: 1, unit: 'week', days: ['monday', 'friday'] } },
      [],
    ],
    ['weekly', { frequency: 'weekly' }, [0]],
    ['every 7 days', { frequency: null, interval: { every: 7, unit: 'day' } }, [0]],
    ['every 2 weeks', { frequency: null, interval: { every: 2, unit: 'week' } }, [0]],
    ['every 15 days', { frequency: null, interval: { every: 15, unit: 'day' } }, [3, 0]],
    [
      'twice a month',
      { frequency: null, interval: { every: 1, unit: 'month', daysOfMonth: [1, 15] } },
      [3, 0],
    ],
    ['every 3 weeks', { frequency: null, interval: { every: 3, unit: 'week' } }, [3, 0]],
    ['monthly', { frequency: 'monthly' }, [3, 0]],
    ['every 31 days', { frequency: null, interval: { every: 31, unit: 'day' } }, [3, 0]],
    ['every 32 days', { frequency: null, interval: { every: 32, unit: 'day' } }, long],
    ['every 2 months', { frequency: null, interval: { every: 2, unit: 'month' } }, long],
    ['quarterly', { frequency: 'quarterly' }, long],
    ['half-yearly', { frequency: 'half_yearly' }, long],
    ['yearly', { frequency: 'yearly' }, long],
    ['every 5 years', { frequency: null, interval: { every: 5, unit: 'year' } }, long],
    ['once', { frequency: null }, long],
  ])('%s', (_name, recurrence, days) => {
    expect(defaultAlertDays({ ...recurrence, startDate: '2026-01-01' })).toEqual(days);
  });
});
