import type { Schedule } from '@anupalan/api-client/types';
import { describe, expect, test } from 'vitest';
import { toTestObligation } from '../../../shared/viewer/testing/test-obligation.ts';
import { toTestOneOff } from '../test-data.ts';
import {
  findFirstDue,
  listRepeats,
  toFirstDueSource,
  toPreview,
  toRepeats,
  toRepeatsSource,
  toRetimedWords,
  toRowMeta,
  toSchedule,
  toScheduleChanges,
} from './condition-schedule.ts';

const TODAY = '2026-11-21';
const LEARNED = {
  id: 'learned-1',
  wording: 'once a month',
  taughtBy: 'Meera Joglekar',
  taughtOn: '2026-11-01T06:00:00.000Z',
};
const everyTwoYears = {
  frequency: null,
  interval: { every: 2, unit: 'year' as const },
  startDate: '2025-06-18',
};

describe('repeats', () => {
  test.each([
    ['monthly', toTestObligation(), 'monthly'],
    ['once', toTestOneOff(), 'once'],
    ['interval', toTestObligation({ schedule: everyTwoYears, frequency: null }), 'interval'],
    ['a frequency without a schedule', toTestObligation({ schedule: null, frequency: 'yearly' }), 'yearly'],
    ['a date without a schedule', toTestOneOff({ schedule: null }), 'once'],
    ['nothing', toTestOneOff({ dueDate: null }), 'none'],
  ])('%s', (_name, obligation, expected) => expect(toRepeats(obligation)).toBe(expected));

  test('the order’s own interval is a choice only where there is one', () => {
    const own = listRepeats(toTestObligation({ schedule: everyTwoYears, frequency: null }));
    expect(own.at(-1)).toEqual({ value: 'interval', label: 'Every 2 years on 18 Jun' });
    expect(listRepeats(toTestObligation()).map(({ value }) => value)).not.toContain('interval');
    expect(listRepeats(toTestOneOff({ dueDate: null }))[0]?.value).toBe('none');
  });
});

describe('first due', () => {
  test.each([
    ['the next date of a series', toTestObligation(), '2026-12-10'],
    [
      'a series due today',
      toTestObligation({ schedule: { frequency: 'monthly', dayOfMonth: 21, startDate: '2026-01-21' } }),
      TODAY,
    ],
    ['a deadline, also a past one', toTestOneOff({ dueDate: '2025-05-10' }), '2025-05-10'],
    [
      'a series that has ended',
      toTestObligation({
        schedule: { frequency: 'monthly', dayOfMonth: 10, startDate: '2020-01-10', endDate: '2021-01-10' },
      }),
      null,
    ],
    ['a series without a date', toTestObligation({ schedule: null }), null],
  ])('%s', (_name, obligation, expected) => expect(findFirstDue(obligation, TODAY)).toBe(expected));
});

const inJune: Schedule = { frequency: 'weekly', day: 'monday', months: ['june'], startDate: '2026-01-01' };

describe('the schedule that is made', () => {
  test.each([
    ['once', '2027-01-05', null, { frequency: null, startDate: '2027-01-05' }],
    ['weekly', '2026-11-23', null, { frequency: 'weekly', day: 'monday', startDate: '2026-11-23' }],
    [
      'quarterly',
      '2026-11-30',
      { frequency: 'monthly' as const, startDate: '2026-01-01', endDate: '2030-04-30' },
      {
        frequency: 'quarterly',
        month: 'november',
        dayOfMonth: 30,
        startDate: '2026-11-30',
        endDate: '2030-04-30',
      },
    ],
    ['daily', '2027-06-18', inJune, { frequency: 'daily', months: ['june'], startDate: '2027-06-18' }],
    ['interval', '2027-06-18', everyTwoYears, { ...everyTwoYears, startDate: '2027-06-18' }],
    ['interval', '2027-06-18', null, null],
    ['monthly', null, null, null],
    ['none', '2027-06-18', null, null],
  ] as const)('%s from %s', (repeats, firstDue, before, expected) => {
    expect(toSchedule(repeats, firstDue, before)).toEqual(expected);
  });

  test('goes with a frequency and a date that agree with it', () => {
    expect(toScheduleChanges('yearly', '2027-01-31', null)).toEqual({
      frequency: 'yearly',
      dueDate: '2027-01-31',
      schedule: { frequency: 'yearly', month: 'january', dayOfMonth: 31, startDate: '2027-01-31' },
    });
    expect(toScheduleChanges('once', '2027-01-31', null).frequency).toBeNull();
  });
});

describe('what a colleague corrected', () => {
  const monthly = { frequency: 'monthly' as const, dayOfMonth: 10, startDate: '2026-02-10' };
  const retimed = { by: 'Meera', at: '2026-05-21T06:00:00.000Z', schedule: monthly, dueDate: null };
  test.each([
    ['a series', retimed, 'Meera corrected this on 21 May 2026. It was read as “Every month on the 10th”.'],
    [
      'a deadline',
      { ...retimed, schedule: null, dueDate: '2026-06-01' },
      'Meera corrected this on 21 May 2026. It was read as “Once on 1 Jun 2026”.',
    ],
    ['nothing', { ...retimed, schedule: null }, 'Meera corrected this on 21 May 2026. No date was read.'],
    ['as it was read', null, null],
  ])('was read as %s', (_name, corrected, expected) => {
    const obligation = toTestObligation({ retimed: corrected });
    expect(toRetimedWords(obligation)).toBe(expected);
    if (corrected === null) return;
    expect([toRepeatsSource(obligation), toFirstDueSource(obligation)]).toEqual([
      'set by Meera',
      'set by Meera',
    ]);
  });
});

describe('where values came from', () => {
  const quoted = (quote: string) => ({ page: 1, quote, rects: [] });
  test.each([
    ['the order’s words', toTestObligation(), 'read from page'],
    ['no words, but a schedule', toTestObligation({ statedFrequency: null }), 'worked out'],
    ['neither', toTestObligation({ statedFrequency: null, schedule: null }), null],
    ['the same wording, corrected before', toTestObligation({ learnedFrom: LEARNED }), 'corrected before'],
  ])('repeats: %s', (_name, obligation, expected) => expect(toRepeatsSource(obligation)).toBe(expected));

  test.each([
    ['a series without a printed day', toTestObligation(), 'worked out'],
    [
      'a series with one',
      toTestObligation({ dueDate: '2026-12-10', citation: quoted('by the 10th of the month') }),
      'read from page',
    ],
    [
      'a day that is not in the words',
      toTestObligation({ dueDate: '2026-12-10', citation: quoted('every month') }),
      'worked out',
    ],
    ['a printed deadline', toTestOneOff({ citation: quoted('on or before 31/12/2026') }), 'read from page'],
    ['a counted deadline', toTestOneOff({ citation: quoted('within 90 days') }), 'worked out'],
    ['nothing', toTestOneOff({ dueDate: null }), null],
    ['the same wording, corrected before', toTestObligation({ learnedFrom: LEARNED }), 'corrected before'],
  ])('first due: %s', (_name, obligation, expected) => expect(toFirstDueSource(obligation)).toBe(expected));
});

describe('in words', () => {
  test.each([
    [
      'a series',
      { frequency: 'monthly' as const, dayOfMonth: 10, startDate: '2026-02-10' },
      'Every month on the 10th. Next 10 Dec 2026, 10 Jan 2027 and 10 Feb 2027.',
    ],
    ['a one-off', { frequency: null, startDate: '2026-12-31' }, 'Once on 31 Dec 2026.'],
    [
      'one date left',
      { frequency: 'monthly' as const, dayOfMonth: 10, startDate: '2026-02-10', endDate: '2026-12-31' },
      'Every month on the 10th, until 31 Dec 2026. Next 10 Dec 2026.',
    ],
    [
      'none left',
      { frequency: 'monthly' as const, dayOfMonth: 10, startDate: '2026-02-10', endDate: '2026-11-20' },
      'Every month on the 10th, until 20 Nov 2026. No date is left.',
    ],
  ])('%s', (_name, schedule, expected) => expect(toPreview(schedule, TODAY)).toBe(expected));

  test.each([
    ['a series', toTestObligation(), ['Every month on the 10th', 'next 10 Dec 2026']],
    ['a one-off', toTestOneOff(), ['Once on 31 Dec 2026']],
    ['the order’s words', toTestObligation({ schedule: null }), ['"once in a month"']],
    ['nothing', toTestOneOff({ dueDate: null, statedFrequency: null }), ['No date stated']],
  ])('the line of %s', (_name, obligation, expected) =>
    expect(toRowMeta(obligation, TODAY)).toEqual(expected),
  );
});
