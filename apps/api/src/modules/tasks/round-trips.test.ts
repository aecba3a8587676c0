import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBulkTasks } from '../../../test/due-dates.ts';
import { type Harness, startHarness, toMultipart } from '../../../test/harness.ts';
import { recordStatements } from '../../../test/statements.ts';
import { extendOrganisation } from '../../jobs/extend-occurrences.ts';
import { makeAlerts } from '../alerts/make-alerts.ts';

/** Many rows take as many statements as one. */
let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-23T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const count = async (work: () => Promise<unknown>) => (await recordStatements(work)).length;

async function importList(rows: number): Promise<void> {
  const lines = Array.from({ length: rows }, (_, index) => `Import ${rows} ${index},Monthly,05-12-2026`);
  const bytes = Buffer.from(['Task name,Repeats,Due or start date', ...lines, ''].join('\n'));
  const form = toMultipart({ bytes, fileName: 'tasks.csv' }, { dryRun: '0' });
  const reply = await api.call('POST', '/generate-tasks/import', { as: owner, ...form });
  expect([reply.status, (reply.body.data as { created: number }).created]).toEqual([200, rows]);
}

test('an import', async () => {
  await importList(1);
  const few = await count(() => importList(2));
  expect(await count(() => importList(120))).toBe(few);
});

test('completing', async () => {
  await addBulkTasks(api, {
    organisationId: api.users.owner.organisationId,
    tasks: 4,
    dates: 60,
    from: '2026-11-01',
  });
  const reply = await api.call('GET', '/generate-tasks/scheduled-tasks?isPagination=0', { as: owner });
  const ids = (reply.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks.map(({ id }) => id);
  const complete = (some: string[]) => async () => {
    const data = { ids: some, status: 'completed' };
    const done = await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', { as: owner, data });
    expect(done.status).toBe(200);
  };
  const few = await count(complete(ids.slice(0, 2)));
  expect(await count(complete(ids.slice(2, 202)))).toBe(few);
});

test('extending and alerting', async () => {
  const { owner: first, other: second } = api.users;
  const { pool } = api.services.db;
  await pool.query('DELETE FROM tasks');
  for (const [user, tasks] of [
    [first, 3],
    [second, 40],
  ] as const)
    await addBulkTasks(api, { organisationId: user.organisationId, tasks, dates: 20, from: '2026-11-20' });
  const extend = (user: typeof first) => count(() => extendOrganisation(api.services, user.organisationId));
  expect(await extend(second)).toBe(await extend(first));
  const alert = (user: typeof first) => count(() => makeAlerts(api.services, user.organisationId));
  expect(await alert(second)).toBe(await alert(first));
  const { rows } = await pool.query('SELECT organisation_id FROM alerts GROUP BY 1');
  expect(rows).toHaveLength(2);
});
