import type { AddedTasks } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness, waitFor } from '../../test/harness.ts';
import { extendOrganisation, sweepOccurrences } from './extend-occurrences.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';

let api: Harness;
let second: JobQueue;
beforeAll(async () => {
  api = await startHarness({ withJobs: true, now: '2026-11-21T06:00:00Z' });
  second = createJobQueue(api.databaseUrl, () => undefined);
  await second.start();
  // A second server on the same database.
  await second.work('extend-occurrences', 2, ({ organisationId }) =>
    extendOrganisation({ ...api.services, jobs: second }, organisationId),
  );
});
afterAll(async () => {
  await second.stop();
  await api.close();
});

async function make(email: string, schedule: object): Promise<string> {
  const as = await api.signIn(email);
  const reply = await api.call('POST', '/generate-tasks/add', { as, body: { name: 'Sample', schedule } });
  return (reply.body.data as AddedTasks).tasks[0]?.id ?? '';
}

async function datesOf(taskId: string): Promise<string[]> {
  const { rows } = await api.services.db.pool.query<{ due_date: string }>(
    'SELECT due_date FROM scheduled_tasks WHERE task_id = $1 ORDER BY due_date',
    [taskId],
  );
  return rows.map((row) => row.due_date);
}

async function sweepUntil(now: string, until: string): Promise<void> {
  api.setNow(now);
  await Promise.all([sweepOccurrences(api.services), sweepOccurrences({ ...api.services, jobs: second })]);
  await waitFor(async () => {
    const { rows } = await api.services.db.pool.query(
      'SELECT 1 FROM tasks WHERE deleted_at IS NULL AND occurrences_until < $1',
      [until],
    );
    return rows.length === 0;
  });
}

test('dates go on a year later, of every organisation, and none comes twice with two servers', async () => {
  const monthly = await make('owner@works.example', {
    frequency: 'monthly',
    dayOfMonth: 31,
    startDate: '2026-11-21',
  });
  const rare = await make('owner@works.example', {
    frequency: null,
    interval: { every: 5, unit: 'year' },
    startDate: '2027-01-01',
  });
  const once = await make('owner@works.example', { frequency: null, startDate: '2026-12-01' });
  const foreign = await make('other@works.example', {
    frequency: 'yearly',
    month: 'february',
    dayOfMonth: 29,
    startDate: '2026-11-21',
  });
  const deleted = await make('other@works.example', { frequency: 'daily', startDate: '2026-11-21' });
  const other = await api.signIn('other@works.example');
  await api.call('POST', '/generate-tasks/delete', { as: other, data: { ids: [deleted] } });

  await sweepUntil('2027-11-21T06:00:00Z', '2028-12-21');
  const dates = await datesOf(monthly);
  expect(dates.slice(0, 4)).toEqual(['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']);
  expect(dates).toContain('2028-02-29');
  expect(dates.filter((date) => date <= '2028-11-30')).toHaveLength(25);
  expect(new Set(dates).size).toBe(dates.length);
  expect(await datesOf(rare)).toEqual(['2027-01-01', '2032-01-01']);
  expect(await datesOf(once)).toEqual(['2026-12-01']);
  expect((await datesOf(foreign)).slice(0, 2)).toEqual(['2027-02-28', '2028-02-29']);
  expect(await datesOf(deleted)).toEqual([]);
});

test('days that passed while no server ran are there, and overdue', async () => {
  api.setNow('2026-11-21T06:00:00Z');
  const monthly = await make('owner@works.example', {
    frequency: 'monthly',
    dayOfMonth: 5,
    startDate: '2026-11-21',
  });
  await sweepUntil('2029-03-10T06:00:00Z', '2030-03-10');
  const dates = await datesOf(monthly);
  expect(dates.filter((date) => date <= '2029-03-10')).toHaveLength(28);
  const owner = await api.signIn('owner@works.example');
  const reply = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${monthly}&status=overdue`, {
    as: owner,
  });
  expect(reply.body.data).toMatchObject({ total: 28 });
});
