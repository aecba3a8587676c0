import { addDays } from '@anupalan/compliance/schedules/dates';
import type { ScheduledTask, TaskDay } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

/** Pages with each round as one row beside the whole list, folded here. */
const TODAY = '2026-11-23';
/** Not more due dates than the API gives at once. */
const LAST = addDays(TODAY, 60);
const ROUNDS = new Set(['Read the meter', 'Walk along the drain', 'Note the hours']);

type Page = { scheduledTasks: ScheduledTask[]; total: number };

let api: Harness;
let owner: Session;
let all: ScheduledTask[];
beforeAll(async () => {
  api = await startHarness({ now: `${addDays(TODAY, -40)}T06:00:00Z` });
  owner = await api.signIn('owner@works.example');
  const from = addDays(TODAY, -30);
  const schedules: [string, object][] = [
    ['Read the meter', { frequency: 'daily', startDate: from }],
    [
      'Walk along the drain',
      { frequency: null, interval: { every: 2, unit: 'day' }, startDate: addDays(from, 3) },
    ],
    ['Note the hours', { frequency: 'daily', startDate: addDays(TODAY, -3) }],
    ['Clean the channel', { frequency: 'weekly', day: 'friday', startDate: from }],
    ['Sample the outlet', { frequency: 'monthly', dayOfMonth: 3, startDate: addDays(TODAY, -20) }],
    ['Apply for renewal', { frequency: null, startDate: addDays(TODAY, -9) }],
    ['Send the return', { frequency: null, startDate: addDays(TODAY, 30) }],
  ];
  for (const [name, schedule] of schedules) {
    const reply = await api.call('POST', '/generate-tasks/add', { as: owner, body: { name, schedule } });
    expect(reply.status).toBe(201);
  }
  api.setNow(`${TODAY}T06:00:00Z`);
  owner = await api.signIn('owner@works.example');
  all = (await get(`isPagination=0&endDate=${LAST}`)).scheduledTasks;
  const done = all.filter(({ name, dueDate }) => name === 'Read the meter' && dueDate < addDays(TODAY, -10));
  const reply = await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
    as: owner,
    data: { ids: done.map(({ id }) => id), status: 'completed' },
  });
  expect(reply.status).toBe(200);
  all = (await get(`isPagination=0&endDate=${LAST}`)).scheduledTasks;
});
afterAll(() => api.close());

async function get(query: string): Promise<Page> {
  const reply = await api.call('GET', `/generate-tasks/scheduled-tasks?${query}`, { as: owner });
  expect(reply.status).toBe(200);
  return reply.body.data;
}

/** What a round was on the last 14 days, told by the whole list. */
function toStrip(taskId: string) {
  return Array.from({ length: 14 }, (_, index) => {
    const day = addDays(TODAY, index - 13);
    const row = all.find((one) => one.taskId === taskId && one.dueDate === day);
    if (row === undefined) return 'none';
    if (row.status === 'completed') return 'done';
    return row.status === 'overdue' ? 'missed' : 'open';
  });
}

/** What the list is to be: `[id, name, day of its place, dates folded into it]`. */
function fold(rows: readonly ScheduledTask[], status: string, order: 'asc' | 'desc', by: 'dueDate' | 'name') {
  const entries = [...Map.groupBy(rows, (row) => (ROUNDS.has(row.name) ? row.taskId : row.id)).values()].map(
    (group) => {
      const dates = group.map(({ dueDate }) => dueDate).sort();
      const [first = '', last = ''] = [dates[0], dates.at(-1)];
      const spoken = group.find(({ dueDate }) => dueDate === (status === 'pending' ? first : last));
      const isRound = ROUNDS.has(group[0]?.name ?? '');
      const folded = isRound
        ? { count: group.length, first, last, days: toStrip(spoken?.taskId ?? '') }
        : undefined;
      return { id: spoken?.id, name: spoken?.name, day: order === 'asc' ? first : last, folded };
    },
  );
  const toKey = (entry: (typeof entries)[number]) =>
    [by === 'name' ? entry.name : '', entry.day, entry.id].join(' ');
  const sorted = entries.sort((one, other) => (toKey(one) < toKey(other) ? -1 : 1));
  return order === 'asc' ? sorted : sorted.reverse();
}

describe.each(['overdue', 'pending', 'completed'] as const)('%s', (status) => {
  test.each([
    ['dueDate', 'asc'],
    ['dueDate', 'desc'],
    ['name', 'asc'],
  ] as const)('by %s, %s: every page, and the number of its rows', async (by, order) => {
    const expected = fold(
      all.filter((row) => row.status === status),
      status,
      order,
      by,
    );
    const found: ScheduledTask[] = [];
    for (let page = 1; page <= Math.ceil(expected.length / 3) + 1; page += 1) {
      const answer = await get(
        `rounds=folded&endDate=${LAST}&status=${status}&sortBy=${by}&sortOrder=${order}&pageNo=${page}&pageSize=3`,
      );
      expect(answer.total).toBe(expected.length);
      found.push(...answer.scheduledTasks);
    }
    expect(found.map(({ id, folded }) => ({ id, folded }))).toEqual(
      expected.map(({ id, folded }) => ({ id, folded })),
    );
  });
});

test('filters hold: days, words, people', async () => {
  const startDate = addDays(TODAY, -5);
  const answer = await get(`rounds=folded&status=overdue&startDate=${startDate}&keyword=the`);
  const expected = fold(
    all.filter((row) => row.status === 'overdue' && row.dueDate >= startDate && row.name.includes('the')),
    'overdue',
    'asc',
    'dueDate',
  );
  expect(answer.scheduledTasks.map(({ id, folded }) => [id, folded])).toEqual(
    expected.map(({ id, folded }) => [id, folded]),
  );
  expect(answer.total).toBe(expected.length);
  expect((await get('rounds=folded&keyword=nothing')).total).toBe(0);
});

describe('the days of a year', () => {
  const year = 'startDate=2026-04-01&endDate=2027-03-31';
  const getDays = async (query: string) => {
    const reply = await api.call('GET', `/scheduled-tasks/days?${query}`, { as: owner });
    return reply;
  };

  test.each(['', '&status=overdue', '&keyword=the'])(
    'add up to the list, rounds apart: "%s"',
    async (filter) => {
      const reply = await getDays(`${year}${filter}`);
      expect(reply.status).toBe(200);
      const { days } = reply.body.data as { days: TaskDay[] };
      const listed = (await get(`isPagination=0&${year.replace('2027-03-31', LAST)}${filter}`))
        .scheduledTasks;
      const expected = [...Map.groupBy(listed, ({ dueDate }) => dueDate)].map(([day, rows]) => {
        const tasks = rows.filter(({ name }) => !ROUNDS.has(name));
        const rounds = rows.filter(({ name }) => ROUNDS.has(name));
        const count = (status: string) => tasks.filter((row) => row.status === status).length;
        return {
          day,
          completed: count('completed'),
          pending: count('pending'),
          overdue: count('overdue'),
          rounds: rounds.length,
          missedRounds: rounds.filter(({ status }) => status === 'overdue').length,
          statutory: 0,
          statutoryNames: [],
        };
      });
      expect(days.filter(({ day }) => day <= LAST)).toEqual(
        expected.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
      );
    },
  );

  test.each([
    ['startDate=2026-04-01&endDate=2027-04-02', 400],
    ['startDate=2027-04-01&endDate=2028-03-31', 200],
    ['startDate=2026-04-01', 400],
  ])('%s: %s', async (query, status) => {
    expect((await getDays(query)).status).toBe(status);
  });
});
