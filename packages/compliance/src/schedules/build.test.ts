import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduleArbitrary } from './arbitraries.test-support.ts';
import { buildSchedule, type ScheduleParts } from './build.ts';
import type { Schedule } from './types.ts';

describe('building a schedule', () => {
  it.each<[string, ScheduleParts, Schedule]>([
    ['once', { frequency: null, startDate: '2026-11-21' }, { frequency: null, startDate: '2026-11-21' }],
    [
      'daily',
      { frequency: 'daily', startDate: '2026-11-21' },
      { frequency: 'daily', startDate: '2026-11-21' },
    ],
    [
      'weekly',
      { frequency: 'weekly', startDate: '2026-11-21' },
      { frequency: 'weekly', day: 'saturday', startDate: '2026-11-21' },
    ],
    [
      'monthly',
      { frequency: 'monthly', startDate: '2026-01-31', endDate: '2026-12-31' },
      { frequency: 'monthly', dayOfMonth: 31, startDate: '2026-01-31', endDate: '2026-12-31' },
    ],
    [
      'quarterly',
      { frequency: 'quarterly', startDate: '2026-11-21' },
      { frequency: 'quarterly', month: 'november', dayOfMonth: 21, startDate: '2026-11-21' },
    ],
    [
      'half-yearly with its own anchor',
      { recurrence: { frequency: 'half_yearly', month: 'june', dayOfMonth: 1 }, startDate: '2026-11-21' },
      { frequency: 'half_yearly', month: 'june', dayOfMonth: 1, startDate: '2026-11-21' },
    ],
    [
      'yearly with half an anchor',
      { recurrence: { frequency: 'yearly', month: 'september' }, startDate: '2026-11-30' },
      { frequency: 'yearly', month: 'september', dayOfMonth: 30, startDate: '2026-11-30' },
    ],
    [
      'a field that does not belong is left out',
      { recurrence: { frequency: 'weekly', day: 'monday', dayOfMonth: 3 }, startDate: '2026-11-21' },
      { frequency: 'weekly', day: 'monday', startDate: '2026-11-21' },
    ],
    [
      'an interval',
      {
        recurrence: { frequency: null, interval: { every: 2, unit: 'week', days: ['monday'] } },
        startDate: '2026-11-21',
      },
      { frequency: null, interval: { every: 2, unit: 'week', days: ['monday'] }, startDate: '2026-11-21' },
    ],
  ])('%s', (_name, parts, schedule) => {
    expect(buildSchedule(parts)).toStrictEqual(schedule);
  });

  it('gives back the schedule whose recurrence it is given', () => {
    fc.assert(
      fc.property(scheduleArbitrary, (schedule) => {
        const { startDate, endDate, ...recurrence } = schedule;
        expect(buildSchedule({ recurrence, startDate, endDate })).toStrictEqual(schedule);
      }),
    );
  });
});
