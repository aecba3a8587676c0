import { FIELD_MESSAGES, SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import { describe, expect, it } from 'vitest';
import { toFormMessages } from '../../shared/forms/form-messages.test-support.ts';
import { toTestTask } from '../../shared/tasks/testing/test-data.ts';
import {
  listTaskProblems,
  NEW_TASK_VALUES,
  type TaskValues,
  taskValuesSchema,
  toFormField,
  toNewTask,
  toTaskValues,
} from './task-values.ts';

const today = '2026-11-21';
const sound: TaskValues = { ...NEW_TASK_VALUES, name: 'Renew the lease', startDate: '2026-11-21' };
const toProblems = (changes: Partial<TaskValues>, asked: string | null = today) =>
  Object.fromEntries(
    listTaskProblems({ ...sound, ...changes }, asked).map(({ field, message }) => [field, message]),
  );

describe('the rules of the task form', () => {
  it.each<[string, Partial<TaskValues>]>([
    ['once, today', {}],
    ['a series that began long ago', { repeats: 'monthly', startDate: '2020-01-31' }],
    ['a series that ends on the day it starts', { repeats: 'daily', endDate: '2026-11-21' }],
    ['ten alerts, 0 to 365', { alertDays: '0, 1, 2, 3, 4, 5, 6, 7, 8, 365' }],
    ['an interval of 1,000', { repeats: 'custom', every: '1000', unit: 'day' }],
    ['a name of 200 characters', { name: 'x'.repeat(200) }],
  ])('takes %s', (_case, changes) => {
    expect(toProblems(changes)).toEqual({});
  });

  it.each<[string, Partial<TaskValues>, Record<string, string>]>([
    ['no name', { name: ' ' }, { name: FIELD_MESSAGES.taskNameRequired }],
    ['no due date', { startDate: '' }, { startDate: FIELD_MESSAGES.dueDateRequired }],
    [
      'no start date',
      { repeats: 'daily', startDate: '' },
      { startDate: SCHEDULE_MESSAGES.startDateRequired },
    ],
    ['a one-off yesterday', { startDate: '2026-11-20' }, { startDate: SCHEDULE_MESSAGES.oneOffInPast }],
    [
      'an end before the start',
      { repeats: 'daily', endDate: '2026-11-20' },
      { endDate: SCHEDULE_MESSAGES.endBeforeStart },
    ],
    [
      'a series without a date',
      { repeats: 'monthly', dayOfMonth: '15', startDate: '2026-11-16', endDate: '2026-12-14' },
      { endDate: SCHEDULE_MESSAGES.neverOccurs },
    ],
    ['every 0 weeks', { repeats: 'custom', every: '0' }, { every: SCHEDULE_MESSAGES.intervalEvery }],
    ['every 1,001 weeks', { repeats: 'custom', every: '1001' }, { every: SCHEDULE_MESSAGES.intervalEvery }],
    ['every so often', { repeats: 'custom', every: 'often' }, { every: SCHEDULE_MESSAGES.intervalEvery }],
    [
      'day 32',
      { repeats: 'custom', unit: 'month', daysOfMonth: '1, 32' },
      { daysOfMonth: SCHEDULE_MESSAGES.dayOfMonthRange },
    ],
    [
      'the same day twice',
      { repeats: 'custom', unit: 'month', daysOfMonth: '1, 1' },
      { daysOfMonth: SCHEDULE_MESSAGES.listRepeated },
    ],
    ['an alert 366 days before', { alertDays: '366' }, { alertDays: SCHEDULE_MESSAGES.alertDayRange }],
    ['an alert that is no number', { alertDays: '7, soon' }, { alertDays: SCHEDULE_MESSAGES.alertDayRange }],
    [
      'eleven alerts',
      { alertDays: '1 2 3 4 5 6 7 8 9 10 11' },
      { alertDays: SCHEDULE_MESSAGES.alertDaysCount },
    ],
    ['the same alert twice', { alertDays: '7, 7' }, { alertDays: SCHEDULE_MESSAGES.alertDayRepeated }],
    [
      'a name of 201 characters',
      { name: 'x'.repeat(201) },
      { name: 'Task name must be at most 200 characters' },
    ],
  ])('refuses %s', (_case, changes, problems) => {
    expect(toProblems(changes)).toEqual(problems);
  });

  it('lets a task that is there keep its date in the past', () => {
    expect(toProblems({ startDate: '2020-01-01' }, null)).toEqual({});
  });

  it('tells the form all problems at once, at its own fields', async () => {
    const values = { ...sound, name: '', startDate: '', alertDays: '400' };
    expect(await toFormMessages(taskValuesSchema, values, { today })).toEqual({
      name: FIELD_MESSAGES.taskNameRequired,
      startDate: FIELD_MESSAGES.dueDateRequired,
      alertDays: SCHEDULE_MESSAGES.alertDayRange,
    });
    expect(await toFormMessages(taskValuesSchema, sound, { today })).toEqual({});
  });

  it.each([
    ['schedule.interval.daysOfMonth[1]', 'daysOfMonth'],
    ['alertDays[0]', 'alertDays'],
    ['schedule.endDate', 'endDate'],
    ['name', 'name'],
  ])('%s is the field %s', (path, field) => {
    expect(toFormField(path)).toBe(field);
  });
});

describe('the task of the fields', () => {
  const schedule = { frequency: null, startDate: today };

  it('has the usual alerts when none are named, and nobody when nobody is chosen', () => {
    expect(toNewTask(sound, schedule)).toEqual({
      name: 'Renew the lease',
      description: '',
      schedule,
      alertDays: [30, 7, 1, 0],
      assigneeId: null,
      evidenceRequired: false,
    });
  });

  it('comes back as it was', () => {
    const task = toTestTask();
    expect(toNewTask(toTaskValues(task), task.schedule)).toEqual({
      name: task.name,
      description: task.description,
      schedule: task.schedule,
      alertDays: task.alertDays,
      assigneeId: 'user-2',
      evidenceRequired: false,
    });
  });
});
