import { addDays } from '@anupalan/compliance/schedules/dates';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
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
  const done = all.filter(({ name, dueDate }) => name === 'Read the meter' && dueDate < addDays(TODAY, -20));
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

/** What the list is to be: `[id, name, day of its place, dates folded into it]`. */
function fold(rows: readonly ScheduledTask[], status: string, order: 'asc' | 'desc', by: 'dueDate' | 'name') {
  const entries = [...Map.groupBy(rows, (row) => (ROUNDS.has(row.name) ? row.taskId : row.id)).values()].map(
    (group) => {
      const dates = group.map(({ dueDate }) => dueDate).sort();
      const [first = '', last = ''] = [dates[0], dates.at(-1)];
      const spoken = group.find(({ dueDate }) => dueDate === (status === 'pending' ? first : last));
      const isRound = ROUNDS.has(group[0]?.name ?? '');
      const folded = isRound ? { count: group.length, first, last } : undefined;
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
