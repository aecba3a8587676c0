import { SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { InferType } from 'yup';
import { findMessage, outcomeOf } from '../cases.test-support.ts';
import type { Schedule } from '../entities/schedule.ts';
import { request } from './envelope.ts';
import { alertDaysField, scheduleSchema } from './schedule.ts';
import type { AddTasksRequest } from './tasks.ts';

const schema = request({ schedule: scheduleSchema });
const startDate = '2026-11-21';
const once = { frequency: null, startDate };

describe('schedules that are accepted', () => {
  it('are of the type of the contract', () => {
    expectTypeOf<InferType<typeof scheduleSchema>>().toEqualTypeOf<Schedule>();
    expectTypeOf<NonNullable<AddTasksRequest['schedule']>>().toEqualTypeOf<Schedule>();
  });

  it.each([
    ['once', once],
    ['daily', { frequency: 'daily', startDate }],
    ['weekly', { frequency: 'weekly', day: 'monday', startDate }],
    ['monthly on the 1st', { frequency: 'monthly', dayOfMonth: 1, startDate }],
    ['monthly on the 31st', { frequency: 'monthly', dayOfMonth: 31, startDate }],
    ['weekly in a season', { frequency: 'weekly', day: 'monday', months: ['june', 'july'], startDate }],
    [
      'every 2 weeks in one month',
      { frequency: null, interval: { every: 2, unit: 'week' }, months: ['june'], startDate },
    ],
    ['quarterly', { frequency: 'quarterly', month: 'february', dayOfMonth: 29, startDate }],
    ['half-yearly', { frequency: 'half_yearly', month: 'june', dayOfMonth: 1, startDate }],
    ['yearly', { frequency: 'yearly', month: 'september', dayOfMonth: 30, startDate }],
    ['with an end on the start', { frequency: 'daily', startDate, endDate: startDate }],
    ['in the past', { frequency: 'daily', startDate: '2001-01-01' }],
    ['every 45 days', { frequency: null, interval: { every: 45, unit: 'day' }, startDate }],
    ['every 1,000 days', { frequency: null, interval: { every: 1000, unit: 'day' }, startDate }],
    [
      'twice a week',
      { frequency: null, interval: { every: 1, unit: 'week', days: ['monday', 'friday'] }, startDate },
    ],
    [
      'every other Monday',
      { frequency: null, interval: { every: 2, unit: 'week' }, day: 'monday', startDate },
    ],
    [
      'twice a month',
      { frequency: null, interval: { every: 1, unit: 'month', daysOfMonth: [1, 15] }, startDate },
    ],
    [
      'every 5 years on a day',
      { frequency: null, interval: { every: 5, unit: 'year' }, month: 'june', dayOfMonth: 30, startDate },
    ],
  ])('%s', (_name, schedule) => {
    expect(outcomeOf(schema, { schedule })).toBe('ok');
  });

  it('come back as they are', () => {
    const schedule = { frequency: null, interval: { every: 1, unit: 'week', days: ['monday'] }, startDate };
    expect(scheduleSchema.validateSync(schedule, { stripUnknown: true })).toStrictEqual(schedule);
    expect(scheduleSchema.validateSync(once, { stripUnknown: true })).toStrictEqual(once);
  });
});

describe('schedules that are refused', () => {
  const interval = (fields: object) => ({ frequency: null, interval: fields, startDate });

  it.each<[string, object, string, string]>([
    ['no frequency', { startDate }, 'frequency', 'Frequency is required'],
    ['no start', { frequency: 'daily' }, 'startDate', SCHEDULE_MESSAGES.startDateRequired],
    ['a day that is not', { ...once, startDate: '2026-02-29' }, 'startDate', 'Please enter a valid date'],
    [
      'an end before the start',
      { frequency: 'daily', startDate, endDate: '2026-11-20' },
      'endDate',
      SCHEDULE_MESSAGES.endBeforeStart,
    ],
    ['weekly without a day', { frequency: 'weekly', startDate }, 'day', SCHEDULE_MESSAGES.dayRequired],
    [
      'monthly without a day',
      { frequency: 'monthly', startDate },
      'dayOfMonth',
      SCHEDULE_MESSAGES.dayOfMonthRequired,
    ],
    [
      'quarterly without a month',
      { frequency: 'quarterly', dayOfMonth: 1, startDate },
      'month',
      SCHEDULE_MESSAGES.monthRequired,
    ],
    [
      'half-yearly without a day',
      { frequency: 'half_yearly', month: 'june', startDate },
      'dayOfMonth',
      SCHEDULE_MESSAGES.dayOfMonthRequired,
    ],
    ['yearly without anything', { frequency: 'yearly', startDate }, 'month', SCHEDULE_MESSAGES.monthRequired],
    [
      'day 0',
      { frequency: 'monthly', dayOfMonth: 0, startDate },
      'dayOfMonth',
      SCHEDULE_MESSAGES.dayOfMonthRange,
    ],
    [
      'day 32',
      { frequency: 'monthly', dayOfMonth: 32, startDate },
      'dayOfMonth',
      SCHEDULE_MESSAGES.dayOfMonthRange,
    ],
    [
      'daily with a day',
      { frequency: 'daily', day: 'monday', startDate },
      'day',
      SCHEDULE_MESSAGES.dayNotAllowed,
    ],
    [
      'weekly with a day of the month',
      { frequency: 'weekly', day: 'monday', dayOfMonth: 1, startDate },
      'dayOfMonth',
      SCHEDULE_MESSAGES.dayOfMonthNotAllowed,
    ],
    [
      'monthly with a month',
      { frequency: 'monthly', dayOfMonth: 1, month: 'june', startDate },
      'month',
      SCHEDULE_MESSAGES.monthNotAllowed,
    ],
    ['once with a day', { ...once, dayOfMonth: 1 }, 'dayOfMonth', SCHEDULE_MESSAGES.dayOfMonthNotAllowed],
    ['no months', { frequency: 'daily', months: [], startDate }, 'months', SCHEDULE_MESSAGES.listEmpty],
    [
      'a month twice',
      { frequency: 'daily', months: ['june', 'june'], startDate },
      'months',
      SCHEDULE_MESSAGES.listRepeated,
    ],
    [
      'quarters in some months',
      { frequency: 'quarterly', month: 'june', dayOfMonth: 1, months: ['june'], startDate },
      'months',
      SCHEDULE_MESSAGES.monthNotAllowed,
    ],
    ['once in some months', { ...once, months: ['june'] }, 'months', SCHEDULE_MESSAGES.monthNotAllowed],
    [
      'years in some months',
      { frequency: null, interval: { every: 2, unit: 'year' }, months: ['june'], startDate },
      'months',
      SCHEDULE_MESSAGES.monthNotAllowed,
    ],
    [
      'a frequency and an interval',
      { frequency: 'daily', interval: { every: 2, unit: 'day' }, startDate },
      'interval',
      SCHEDULE_MESSAGES.intervalNotAllowed,
    ],
    ['every 0 days', interval({ every: 0, unit: 'day' }), 'interval.every', SCHEDULE_MESSAGES.intervalEvery],
    [
      'every 1,001 days',
      interval({ every: 1001, unit: 'day' }),
      'interval.every',
      SCHEDULE_MESSAGES.intervalEvery,
    ],
    ['every something', interval({ unit: 'day' }), 'interval.every', SCHEDULE_MESSAGES.intervalEvery],
    ['an interval without a unit', interval({ every: 2 }), 'interval.unit', 'Frequency is required'],
    [
      'weekdays of months',
      interval({ every: 1, unit: 'month', days: ['monday'] }),
      'interval.days',
      SCHEDULE_MESSAGES.intervalDaysUnit,
    ],
    [
      'days of the month of weeks',
      interval({ every: 1, unit: 'week', daysOfMonth: [1] }),
      'interval.daysOfMonth',
      SCHEDULE_MESSAGES.intervalDaysOfMonthUnit,
    ],
    [
      'no weekdays',
      interval({ every: 1, unit: 'week', days: [] }),
      'interval.days',
      SCHEDULE_MESSAGES.listEmpty,
    ],
    [
      'the same weekday twice',
      interval({ every: 1, unit: 'week', days: ['monday', 'monday'] }),
      'interval.days',
      SCHEDULE_MESSAGES.listRepeated,
    ],
    [
      'the same day twice',
      interval({ every: 1, unit: 'month', daysOfMonth: [1, 1] }),
      'interval.daysOfMonth',
      SCHEDULE_MESSAGES.listRepeated,
    ],
    [
      'day 32 of an interval',
      interval({ every: 1, unit: 'month', daysOfMonth: [32] }),
      'interval.daysOfMonth[0]',
      SCHEDULE_MESSAGES.dayOfMonthRange,
    ],
    [
      'two anchors of a week',
      { ...interval({ every: 1, unit: 'week', days: ['monday'] }), day: 'friday' },
      'day',
      SCHEDULE_MESSAGES.dayNotAllowed,
    ],
    [
      'two anchors of a month',
      { ...interval({ every: 1, unit: 'month', daysOfMonth: [1] }), dayOfMonth: 2 },
      'dayOfMonth',
      SCHEDULE_MESSAGES.dayOfMonthNotAllowed,
    ],
    [
      'days with a month',
      { ...interval({ every: 3, unit: 'day' }), month: 'june' },
      'month',
      SCHEDULE_MESSAGES.monthNotAllowed,
    ],
  ])('%s', (_name, schedule, field, message) => {
    expect(outcomeOf(schema, { schedule })).toContain('invalid');
    expect(findMessage(schema, { schedule }, `schedule.${field}`)).toBe(message);
  });

  it.each<[string, object, string]>([
    ['an unknown frequency', { frequency: 'fortnightly', startDate }, 'malformed: schedule.frequency'],
    ['an unknown weekday', { frequency: 'weekly', day: 'Monday', startDate }, 'malformed: schedule.day'],
    [
      'an unknown month',
      { frequency: 'yearly', month: 'sept', dayOfMonth: 1, startDate },
      'malformed: schedule.month',
    ],
    [
      'a day as a text',
      { frequency: 'monthly', dayOfMonth: '1', startDate },
      'malformed: schedule.dayOfMonth',
    ],
    ['a start as a number', { frequency: 'daily', startDate: 20261121 }, 'malformed: schedule.startDate'],
    [
      'an unknown unit',
      { frequency: null, interval: { every: 1, unit: 'hour' }, startDate },
      'malformed: schedule.interval.unit',
    ],
  ])('%s is malformed', (_name, schedule, outcome) => {
    expect(outcomeOf(schema, { schedule })).toBe(outcome);
  });

  it('half a day is no day', () => {
    expect(outcomeOf(schema, { schedule: { frequency: 'monthly', dayOfMonth: 1.5, startDate } })).toContain(
      'invalid',
    );
  });
});

describe('alert days', () => {
  const alerts = request({ alertDays: alertDaysField().optional() });

  it.each<[string, unknown, string | null]>([
    ['none', [], null],
    ['the defaults', [30, 7, 1, 0], null],
    ['365', [365], null],
    ['ten', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], null],
    ['eleven', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], SCHEDULE_MESSAGES.alertDaysCount],
    ['one twice', [7, 7], SCHEDULE_MESSAGES.alertDayRepeated],
  ])('%s', (_name, alertDays, message) => {
    expect(findMessage(alerts, { alertDays }, 'alertDays')).toBe(message);
  });

  it.each([[-1], [366]])('%i is out of range', (day) => {
    expect(findMessage(alerts, { alertDays: [day] }, 'alertDays[0]')).toBe(SCHEDULE_MESSAGES.alertDayRange);
  });
});
