import { FIELD_MESSAGES, SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import { describe, expect, test } from 'vitest';
import { parseRow, type RowCells } from './parse-row.ts';

const today = '2026-11-21';
const findAssignee = (text: string) =>
  text === 'Asha Rao' ? { id: 'person-1' } : { message: `Nobody in your organisation is called ${text}` };
const REPEATS_UNKNOWN =
  'Write Once, Daily, Weekly, Monthly, Quarterly, Half-yearly, Yearly, or for example Every 2 weeks';
const sound: RowCells = { name: 'Read the meter', repeats: 'Monthly', startDate: '10-01-2027' };
const parse = (cells: RowCells) => parseRow({ ...sound, ...cells }, today, findAssignee);

describe('a row', () => {
  test.each<[RowCells, object]>([
    [{}, { frequency: 'monthly', dayOfMonth: 10, startDate: '2027-01-10' }],
    [{ repeats: 'once' }, { frequency: null, startDate: '2027-01-10' }],
    [
      { repeats: 'ONCE', startDate: '21-11-2026' },
      { frequency: null, startDate: '2026-11-21' },
    ],
    [
      { repeats: 'Daily', startDate: '10-01-2020' },
      { frequency: 'daily', startDate: '2020-01-10' },
    ],
    [{ repeats: 'Weekly' }, { frequency: 'weekly', day: 'sunday', startDate: '2027-01-10' }],
    [
      { repeats: 'Weekly', day: 'Tue' },
      { frequency: 'weekly', day: 'tuesday', startDate: '2027-01-10' },
    ],
    [
      { repeats: 'Daily', months: 'Nov to February and May' },
      {
        frequency: 'daily',
        months: ['january', 'february', 'may', 'november', 'december'],
        startDate: '2027-01-10',
      },
    ],
    [{ dayOfMonth: 31 }, { frequency: 'monthly', dayOfMonth: 31, startDate: '2027-01-10' }],
    [
      { repeats: 'Half yearly', month: 'June', dayOfMonth: '30' },
      { frequency: 'half_yearly', month: 'june', dayOfMonth: 30, startDate: '2027-01-10' },
    ],
    [
      { repeats: 'annually' },
      { frequency: 'yearly', month: 'january', dayOfMonth: 10, startDate: '2027-01-10' },
    ],
    [
      { repeats: 'every 2 weeks' },
      { frequency: null, interval: { every: 2, unit: 'week' }, startDate: '2027-01-10' },
    ],
    [
      { repeats: 'Every year' },
      { frequency: null, interval: { every: 1, unit: 'year' }, startDate: '2027-01-10' },
    ],
    [
      { endDate: '10-01-2027' },
      { frequency: 'monthly', dayOfMonth: 10, startDate: '2027-01-10', endDate: '2027-01-10' },
    ],
  ])('%j', (cells, schedule) => {
    const { task, errors } = parse(cells);
    expect(errors).toEqual([]);
    expect(task?.schedule).toEqual(schedule);
  });

  test('has alerts, words and a person', () => {
    expect(
      parse({ alertDays: '7, 1 0', description: ' At the inlet ', assignee: 'Asha Rao' }).task,
    ).toMatchObject({
      name: 'Read the meter',
      alertDays: [7, 1, 0],
      description: 'At the inlet',
      assigneeId: 'person-1',
    });
    expect(parse({ alertDays: 3 }).task?.alertDays).toEqual([3]);
    expect(parse({}).task).not.toHaveProperty('alertDays');
  });

  test('a formula is a text like any other', () => {
    expect(parse({ name: '=HYPERLINK("http://x.example")' }).task?.name).toBe(
      '=HYPERLINK("http://x.example")',
    );
  });

  test.each<[string, RowCells, [string, string][]]>([
    [
      'nothing',
      { name: null, repeats: null, startDate: null },
      [
        ['Task name', FIELD_MESSAGES.taskNameRequired],
        ['Repeats', REPEATS_UNKNOWN],
        ['Due or start date', 'Write the date as dd-mm-yyyy'],
      ],
    ],
    ['another word', { repeats: 'sometimes' }, [['Repeats', REPEATS_UNKNOWN]]],
    ['a name of every object', { repeats: 'Constructor' }, [['Repeats', REPEATS_UNKNOWN]]],
    ['every 0 weeks', { repeats: 'every 0 weeks' }, [['Repeats', SCHEDULE_MESSAGES.intervalEvery]]],
    ['every 1001 days', { repeats: 'every 1001 days' }, [['Repeats', SCHEDULE_MESSAGES.intervalEvery]]],
    [
      'a month before a day',
      { startDate: '01-13-2027' },
      [['Due or start date', 'Write the date as dd-mm-yyyy']],
    ],
    [
      'a one-off yesterday',
      { repeats: 'once', startDate: '20-11-2026' },
      [['Due or start date', SCHEDULE_MESSAGES.oneOffInPast]],
    ],
    ['an end before the start', { endDate: '09-01-2027' }, [['End date', SCHEDULE_MESSAGES.endBeforeStart]]],
    [
      'an end of a one-off',
      { repeats: 'once', endDate: '12-01-2027' },
      [['End date', SCHEDULE_MESSAGES.onceEndDate]],
    ],
    [
      'no date in between',
      { dayOfMonth: '9', endDate: '20-01-2027' },
      [['End date', SCHEDULE_MESSAGES.neverOccurs]],
    ],
    ['a weekday of a month', { day: 'Monday' }, [['Day of the week', SCHEDULE_MESSAGES.dayNotAllowed]]],
    [
      'months that are none',
      { repeats: 'Daily', months: 'June to Someday' },
      [['Only in months', 'Write months, for example June to September, or March, October']],
    ],
    [
      'a month of a week',
      { repeats: 'Weekly', month: 'May' },
      [['Month', SCHEDULE_MESSAGES.monthNotAllowed]],
    ],
    [
      'a day that is none',
      { repeats: 'Weekly', day: 'Xday' },
      [['Day of the week', 'Write a day from Monday to Sunday']],
    ],
    [
      'a month that is none',
      { repeats: 'Yearly', month: 'Smarch' },
      [['Month', 'Write a month from January to December']],
    ],
    ['day 32', { dayOfMonth: '32' }, [['Day of the month', SCHEDULE_MESSAGES.dayOfMonthRange]]],
    ['day x', { dayOfMonth: 'x' }, [['Day of the month', SCHEDULE_MESSAGES.dayOfMonthRange]]],
    ['an alert too early', { alertDays: '366' }, [['Alerts', SCHEDULE_MESSAGES.alertDayRange]]],
    ['an alert in words', { alertDays: 'soon' }, [['Alerts', SCHEDULE_MESSAGES.alertDayRange]]],
    [
      'eleven alerts',
      { alertDays: '1 2 3 4 5 6 7 8 9 10 11' },
      [['Alerts', SCHEDULE_MESSAGES.alertDaysCount]],
    ],
    ['an alert twice', { alertDays: '7, 7' }, [['Alerts', SCHEDULE_MESSAGES.alertDayRepeated]]],
    [
      'a stranger',
      { assignee: 'Nobody Known' },
      [['Assignee', 'Nobody in your organisation is called Nobody Known']],
    ],
    ['a long name', { name: 'x'.repeat(201) }, [['Task name', 'Task name must be at most 200 characters']]],
    [
      'two things',
      { startDate: 'soon', assignee: 'X' },
      [
        ['Due or start date', 'Write the date as dd-mm-yyyy'],
        ['Assignee', 'Nobody in your organisation is called X'],
      ],
    ],
  ])('refuses %s', (_name, cells, errors) => {
    const parsed = parse(cells);
    expect(parsed.task).toBeNull();
    expect(parsed.errors.map(({ column, message }) => [column, message])).toEqual(errors);
  });
});
