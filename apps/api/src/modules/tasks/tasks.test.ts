import { SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import type { Task } from '@anupalan/validators/entities/task';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from '../../../test/orders.ts';
import { NOW, startTasks, type TaskBench } from '../../../test/tasks.ts';

const HORIZON = '2027-11-21';

let api: TaskBench['api'];
let signInAt: TaskBench['signInAt'];
let add: TaskBench['add'];
let make: TaskBench['make'];
let datesOf: TaskBench['datesOf'];
beforeAll(async () => {
  ({ api, signInAt, add, make, datesOf } = await startTasks());
});
afterAll(() => api.close());

describe('a task by hand', () => {
  test.each<[string, object, string, number]>([
    ['daily', { frequency: 'daily', startDate: '2026-11-21' }, '2026-11-21', 365],
    ['weekly', { frequency: 'weekly', day: 'monday', startDate: '2026-11-21' }, '2026-11-23', 52],
    [
      'monthly on the 31st',
      { frequency: 'monthly', dayOfMonth: 31, startDate: '2026-11-21' },
      '2026-11-30',
      12,
    ],
    [
      'quarterly',
      { frequency: 'quarterly', month: 'january', dayOfMonth: 15, startDate: '2026-11-21' },
      '2027-01-15',
      4,
    ],
    [
      'half-yearly',
      { frequency: 'half_yearly', month: 'march', dayOfMonth: 31, startDate: '2026-11-21' },
      '2027-03-31',
      2,
    ],
    [
      'yearly',
      { frequency: 'yearly', month: 'september', dayOfMonth: 30, startDate: '2026-11-21' },
      '2027-09-30',
      1,
    ],
    [
      'yearly on 29 February',
      { frequency: 'yearly', month: 'february', dayOfMonth: 29, startDate: '2026-11-21' },
      '2027-02-28',
      1,
    ],
    [
      'twice a week',
      {
        frequency: null,
        interval: { every: 1, unit: 'week', days: ['tuesday', 'friday'] },
        startDate: '2026-11-21',
      },
      '2026-11-24',
      104,
    ],
    [
      'every five years',
      { frequency: null, interval: { every: 5, unit: 'year' }, startDate: '2029-06-01' },
      '2029-06-01',
      1,
    ],
    ['once, today', { frequency: null, startDate: '2026-11-21' }, '2026-11-21', 1],
    ['once, far ahead', { frequency: null, startDate: '2035-01-01' }, '2035-01-01', 1],
  ])(
    '%s has its dates for twelve months ahead, and the next at least',
    async (_, schedule, first, atLeast) => {
      const task = await make(schedule);
      expect(task).toMatchObject({ origin: 'Received', dueDate: first, citation: null });
      const dates = await datesOf(task.id);
      expect(dates[0]).toBe(first);
      expect(dates.length).toBeGreaterThanOrEqual(atLeast);
      expect(new Set(dates).size).toBe(dates.length);
      if (atLeast > 1) expect(dates.at(-1)?.localeCompare('2027-09-29')).toBe(1);
    },
  );

  test('a series that began in the past starts with its first date from today on', async () => {
    const task = await make({ frequency: 'monthly', dayOfMonth: 5, startDate: '2020-01-05' });
    expect(task).toMatchObject({ dueDate: '2026-12-05', schedule: { startDate: '2020-01-05' } });
    expect((await datesOf(task.id)).filter((date) => date <= HORIZON)).toHaveLength(12);
  });

  test('a series that is limited to months has its dates in them, and the months come back', async () => {
    const schedule = { frequency: 'daily', months: ['january', 'june'], startDate: '2026-11-21' };
    const task = await make(schedule);
    expect(task).toMatchObject({ dueDate: '2027-01-01', schedule });
    const dates = await datesOf(task.id);
    expect(dates.filter((date) => date <= HORIZON)).toHaveLength(61);
    expect(dates.every((date) => /^\d{4}-0[16]-/.test(date))).toBe(true);
  });

  test('a series ends with its end', async () => {
    const task = await make({
      frequency: 'monthly',
      dayOfMonth: 5,
      startDate: '2026-11-21',
      endDate: '2027-02-05',
    });
    expect(await datesOf(task.id)).toEqual(['2026-12-05', '2027-01-05', '2027-02-05']);
  });

  test('has the alert days of its period, or its own', async () => {
    expect((await make({ frequency: 'daily', startDate: '2026-11-21' })).alertDays).toEqual([]);
    expect((await make({ frequency: 'weekly', day: 'monday', startDate: '2026-11-21' })).alertDays).toEqual([
      0,
    ]);
    const monthly = { frequency: 'monthly', dayOfMonth: 1, startDate: '2026-11-21' };
    expect((await make(monthly)).alertDays).toEqual([3, 0]);
    expect((await make({ frequency: null, startDate: '2027-01-01' })).alertDays).toEqual([30, 7, 1, 0]);
    expect((await make(monthly, { alertDays: [10, 2] })).alertDays).toEqual([10, 2]);
  });

  test.each<[string, object, number, string]>([
    [
      'once in the past',
      { name: 'x y', schedule: { frequency: null, startDate: '2026-11-20' } },
      422,
      'schedule.startDate',
    ],
    ['no name', { schedule: { frequency: 'daily', startDate: '2026-11-21' } }, 422, 'name'],
    ['no schedule', { name: 'Sample' }, 422, 'schedule'],
    [
      'an unknown frequency',
      { name: 'Sample', schedule: { frequency: 'hourly', startDate: '2026-11-21' } },
      400,
      'schedule.frequency',
    ],
    [
      'monthly on the 32nd',
      { name: 'Sample', schedule: { frequency: 'monthly', dayOfMonth: 32, startDate: '2026-11-21' } },
      422,
      'schedule.dayOfMonth',
    ],
    [
      'an end before the start',
      { name: 'Sample', schedule: { frequency: 'daily', startDate: '2026-11-21', endDate: '2026-11-20' } },
      422,
      'schedule.endDate',
    ],
    [
      'eleven alert days',
      {
        name: 'Sample',
        schedule: { frequency: 'daily', startDate: '2026-11-21' },
        alertDays: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      },
      422,
      'alertDays',
    ],
    [
      'a name of 201 characters',
      { name: 'x'.repeat(201), schedule: { frequency: 'daily', startDate: '2026-11-21' } },
      422,
      'name',
    ],
  ])('%s is refused', async (_, body, status, field) => {
    const reply = await add(body);
    expect(reply.status).toBe(status);
    expect(reply.body.errors?.map((error) => error.field)).toContain(field);
  });

  test('once in the past says why; the day of today is the organisation’s', async () => {
    const body = { name: 'Sample', schedule: { frequency: null, startDate: '2026-11-21' } };
    await signInAt('2026-11-21T18:29:59Z');
    expect((await add(body)).status).toBe(201);
    await signInAt('2026-11-21T18:30:00Z');
    const reply = await add(body);
    expect(reply.status).toBe(422);
    expect(reply.body.message).toBe(SCHEDULE_MESSAGES.oneOffInPast);
    await signInAt(NOW);
  });

  test.each([
    ['of another organisation', () => api.users.other.userId],
    ['unknown', () => uuidv7()],
    ['no id', () => 'nobody'],
  ])('an assignee who is %s is 404, and no task is made', async (_, assigneeId) => {
    const count = () => api.services.db.pool.query('SELECT 1 FROM tasks').then(({ rowCount }) => rowCount);
    const before = await count();
    const schedule = { frequency: 'daily', startDate: '2026-11-21' };
    expect((await add({ name: 'Sample', schedule, assigneeId: assigneeId() })).status).toBe(404);
    expect(await count()).toBe(before);
  });
});

test('the list of tasks is filtered, searched and sorted', async () => {
  const other = await api.signIn('other@works.example');
  const body = (name: string, schedule: object, more: object = {}) => ({ name, schedule, ...more });
  const { id, obligationIds } = await createOrder(api, api.users.other, [
    { title: 'From the order', frequency: 'yearly', startDate: '2026-09-30' },
  ]);
  for (const each of [
    body(
      'Alpha',
      { frequency: 'daily', startDate: '2027-02-01' },
      { description: 'the boiler house, Ölkessel' },
    ),
    body(
      'Beta',
      { frequency: 'monthly', dayOfMonth: 5, startDate: '2026-11-21' },
      { assigneeId: api.users.other.userId },
    ),
    { obligationIds },
  ])
    await api.call('POST', '/generate-tasks/add', { as: other, body: each });
  const names = async (query: string) => {
    const reply = await api.call('GET', `/generate-tasks?${query}`, { as: other });
    expect(reply.status).toBe(200);
    const { tasks, total } = reply.body.data as { tasks: Task[]; total: number };
    expect(total).toBeGreaterThanOrEqual(tasks.length);
    return tasks.map((task) => task.name);
  };
  expect(await names('')).toEqual(['From the order', 'Beta', 'Alpha']);
  expect(await names('origin=Received&sortBy=name')).toEqual(['Alpha', 'Beta']);
  expect(await names('frequency=yearly')).toEqual(['From the order']);
  expect(await names(`consentDocumentId=${id}`)).toEqual(['From the order']);
  expect(await names(`assigneeId=${api.users.other.userId}`)).toEqual(['Beta']);
  expect(await names('keyword=BOILER')).toEqual(['Alpha']);
  // Short words, letters of other scripts and what ILIKE would take for a pattern.
  expect(await names('keyword=o')).toEqual(['From the order', 'Alpha']);
  expect(await names('keyword=%C3%B6LK')).toEqual(['Alpha']);
  expect(await names('keyword=boiler&frequency=yearly')).toEqual([]);
  expect(await names('keyword=b%25')).toEqual([]);
  expect(await names('sortBy=dueDate')).toEqual(['Beta', 'Alpha', 'From the order']);
  expect(await names('sortBy=dueDate&sortOrder=desc')).toEqual(['From the order', 'Alpha', 'Beta']);
  expect(await names(`consentDocumentId=${uuidv7()}`)).toEqual([]);
  expect(await names('consentDocumentId=nothing')).toEqual([]);
});
