import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBulkTasks } from '../../../test/due-dates.ts';
import { type Harness, startHarness } from '../../../test/harness.ts';

/** Pages of the list beside the whole list, sorted and filtered here. */
const TODAY = '2026-11-23';
const MANY = 11_000;

type Page = { scheduledTasks: ScheduledTask[]; total: number; totalIsMinimum?: boolean };

let api: Harness;
let all: ScheduledTask[];
let sessions: { owner: Session; other: Session };
beforeAll(async () => {
  api = await startHarness({ now: `${TODAY}T06:00:00Z` });
  const { owner, other, viewer } = api.users;
  sessions = { owner: await api.signIn(owner.email), other: await api.signIn(other.email) };
  await addBulkTasks(api, {
    organisationId: owner.organisationId,
    tasks: 4,
    dates: 30,
    from: '2026-11-05',
    stepDays: 3,
    completed: { by: viewer.userId, before: TODAY },
    assigneeId: viewer.userId,
  });
  await addBulkTasks(api, {
    organisationId: other.organisationId,
    tasks: 1,
    dates: MANY,
    from: '2000-01-01',
  });
  all = (await get('isPagination=0')).scheduledTasks;
});
afterAll(() => api.close());

const fill = (query: string) =>
  query.replace('VIEWER', api.users.viewer.userId).replace('NOBODY', api.users.owner.userId);

async function get(query: string, as = sessions.owner): Promise<Page> {
  const reply = await api.call('GET', `/generate-tasks/scheduled-tasks?${fill(query)}`, { as });
  expect(reply.status).toBe(200);
  return reply.body.data;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
/** By the sort, then by due date and id, all in one direction. What is open comes behind all that is completed. */
const SORTS: Record<string, (row: ScheduledTask) => string> = {
  dueDate: () => '',
  name: ({ name }) => name,
  status: ({ completedAt }) => completedAt ?? '9999',
};
const FILTERS: Record<string, (row: ScheduledTask) => boolean> = {
  '': () => true,
  'status=overdue': ({ status }) => status === 'overdue',
  'status=pending': ({ status }) => status === 'pending',
  'status=completed': ({ status }) => status === 'completed',
  'startDate=2026-11-20&endDate=2026-12-02': ({ dueDate }) =>
    dueDate >= '2026-11-20' && dueDate <= '2026-12-02',
  'dueDate=2026-11-27': ({ dueDate }) => dueDate === '2026-11-27',
  'keyword=STACK': ({ name }) => name.includes('stack'),
  'origin=Received&status=completed': (row) => row.origin === 'Received' && row.status === 'completed',
  'keyword=nothing': () => false,
  'assigneeId=NOBODY': () => false,
  'assigneeId=VIEWER&status=overdue': ({ status }) => status === 'overdue',
  'origin=Generated&status=overdue&startDate=2026-11-08': ({ origin, status, dueDate }) =>
    origin === 'Generated' && status === 'overdue' && dueDate >= '2026-11-08',
};

describe.each(Object.keys(FILTERS))('?%s', (filter) => {
  test.each(Object.keys(SORTS).flatMap((by) => [[by, 'asc'] as const, [by, 'desc'] as const]))(
    'by %s, %s: every page, and one behind the last',
    async (by, order) => {
      const toKey = (row: ScheduledTask) => [SORTS[by]?.(row) ?? '', row.dueDate, row.id].join(' ');
      const expected = all
        .filter((row) => FILTERS[filter]?.(row))
        .sort((a, b) => compare(toKey(a), toKey(b)) * (order === 'asc' ? 1 : -1));
      const size = 17;
      const pages = Math.ceil(expected.length / size) + 1;
      for (let page = 1; page <= pages; page++) {
        const answer = await get(`${filter}&sortBy=${by}&sortOrder=${order}&pageSize=${size}&pageNo=${page}`);
        expect(answer.total).toBe(expected.length);
        expect(answer.totalIsMinimum).toBeUndefined();
        expect(answer.scheduledTasks.map(({ id }) => id)).toEqual(
          expected.slice((page - 1) * size, page * size).map(({ id }) => id),
        );
      }
    },
  );
});

test('the months add up to the list', async () => {
  const as = sessions.owner;
  for (const filter of Object.keys(FILTERS).filter((each) => !each.includes('Date'))) {
    const reply = await api.call(
      'GET',
      `/scheduled-tasks/months?${fill(filter)}&startDate=2026-11-01&endDate=2026-12-31`,
      { as },
    );
    const expected = new Map<string, Record<string, unknown>>();
    for (const row of all.filter((each) => FILTERS[filter]?.(each))) {
      const month = row.dueDate.slice(0, 7);
      const counts = expected.get(month) ?? { month, completed: 0, pending: 0, overdue: 0 };
      expected.set(month, { ...counts, [row.status]: Number(counts[row.status]) + 1 });
    }
    expect(reply.body.data).toEqual({ months: [...expected.values()], total: expected.size });
  }
});

describe('a long list', () => {
  const of = (query: string) => get(query, sessions.other);

  test('has its exact total where the counts by day say it, and the last page of it', async () => {
    const last = await of(`pageSize=50&pageNo=${MANY / 50}`);
    expect([last.total, last.totalIsMinimum, last.scheduledTasks.length]).toEqual([MANY, undefined, 50]);
    expect(last.scheduledTasks.at(-1)?.dueDate).toBe('2030-02-11');
  });

  test('has its exact total where the days of a few tasks say it, and every page of it', async () => {
    for (const [page, last] of [
      [1, '2000-04-09'],
      [60, '2016-06-04'],
      [110, '2030-02-11'],
    ] as const) {
      const found = await of(`keyword=Read&pageSize=100&pageNo=${page}`);
      expect([found.total, found.totalIsMinimum]).toEqual([MANY, undefined]);
      expect(found.scheduledTasks.at(-1)?.dueDate).toBe(last);
    }
    expect((await of('keyword=Read&pageSize=100&pageNo=111')).scheduledTasks).toEqual([]);
  });

  test('is counted to 10,000 on every page where more than a hundred tasks are found', async () => {
    const { organisationId } = api.users.owner;
    await addBulkTasks(api, { organisationId, tasks: 420, dates: 75, from: '2031-01-01' });
    // Of a third of them, with 75 each; those of the first four are before them.
    for (const page of [1, 2, 105]) {
      const found = await get(`keyword=stack&startDate=2031-01-01&pageSize=100&pageNo=${page}`);
      expect([found.total, found.totalIsMinimum]).toEqual([10_000, true]);
      expect(found.scheduledTasks).toHaveLength(100);
    }
    expect((await get('keyword=stack&startDate=2031-01-01&pageNo=10000')).total).toBe(10_000);
    // 140 tasks on 71 days, and on 72.
    const exact = await get('keyword=stack&startDate=2031-01-01&endDate=2031-03-12');
    expect([exact.total, exact.totalIsMinimum]).toEqual([9_940, undefined]);
    const more = await get('keyword=stack&startDate=2031-01-01&endDate=2031-03-13');
    expect([more.total, more.totalIsMinimum]).toEqual([10_000, true]);
  });

  test('is counted to 10,000 where more than a thousand tasks are found', async () => {
    const { organisationId } = api.users.other;
    await addBulkTasks(api, { organisationId, tasks: 1_000, dates: 1, from: '2030-02-12' });
    const found = await of('keyword=e');
    expect([found.total, found.totalIsMinimum]).toEqual([10_000, true]);
    const last = await of('keyword=e&pageSize=100&pageNo=120');
    expect(last.scheduledTasks.at(-1)?.dueDate).toBe('2030-02-12');
    // The day of the ten-thousandth: exactly so many are no minimum.
    const exact = await of('keyword=e&endDate=2027-05-18');
    expect([exact.total, exact.totalIsMinimum]).toEqual([10_000, undefined]);
  });

  test('has its exact total where the counts of a facet say it, and pages along the days of many tasks', async () => {
    const { rows } = await api.services.db.pool.query(
      `SELECT count(*) AS dates FROM scheduled_tasks JOIN tasks ON tasks.id = task_id
       WHERE tasks.organisation_id = $1 AND origin = 'Received' AND due_date >= '2030-02-12'`,
      [api.users.other.organisationId],
    );
    const received = rows[0]?.dates;
    expect(received).toBeGreaterThan(100);
    const found = await of('origin=Received&startDate=2030-02-12&pageSize=100&pageNo=3');
    expect([found.total, found.totalIsMinimum]).toEqual([received, undefined]);
    const every = await of('origin=Received&startDate=2030-02-12&isPagination=0');
    expect(found.scheduledTasks).toEqual(every.scheduledTasks.slice(200, 300));
    expect(found.scheduledTasks.length).toBeGreaterThan(0);
    expect(found.scheduledTasks.every(({ origin }) => origin === 'Received')).toBe(true);
  });
});
