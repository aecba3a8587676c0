import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, runProgram } from '../../../test/child-process.ts';
import { type Harness, startHarness, type Users, waitFor } from '../../../test/harness.ts';

/** Servers that are killed in the middle of the morning; each test goes on where the one before ended. */
let api: Harness;
let folder: string;
let mails: string;
let child: Running | null = null;
const MORNING = '2026-11-21T02:30:00Z';

beforeAll(async () => {
  api = await startHarness({ now: '2026-11-20T06:00:00Z' });
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-alerts-'));
  mails = path.join(folder, 'mails.txt');
  writeFileSync(mails, '');
  for (const [who, count] of [
    ['owner', 7],
    ['viewer', 5],
    ['nobody', 3],
    ['other', 2],
  ] as const)
    for (let i = 0; i < count; i++) await addTask(who, `Sample ${i}`);
});
afterAll(async () => {
  child?.process.kill('SIGKILL');
  await child?.ended;
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A task that is due on the day of the morning, of a user. */
async function addTask(who: keyof Users, name: string): Promise<void> {
  const { organisationId, userId } = api.users[who];
  const head = (['owner', 'other'] as const).find(
    (each) => api.users[each].organisationId === organisationId,
  );
  const reply = await api.call('POST', '/generate-tasks/add', {
    as: await api.signIn(api.users[head ?? 'owner'].email),
    body: { name, assigneeId: userId, schedule: { frequency: null, startDate: '2026-11-21' } },
  });
  expect((reply.body.data as AddedTasks).tasks).toHaveLength(1);
}

const start = (mode: 'slow' | 'quick') =>
  runProgram('test/alerts-child.ts', [api.databaseUrl, MORNING, mails, mode]);

async function count(what: string): Promise<number> {
  const { rows } = await api.services.db.pool.query<{ count: string }>(`SELECT count(*) FROM ${what}`);
  return Number(rows[0]?.count);
}
const listSent = () => readFileSync(mails, 'utf8').split('\n').filter(Boolean);

test('killed while it makes the alerts, it leaves nothing half done', async () => {
  const blocker = new Client({ connectionString: api.databaseUrl });
  await blocker.connect();
  // The ledger can be written, the notifications wait: the server stands in the middle of its transaction.
  await blocker.query('BEGIN; LOCK TABLE notifications IN SHARE MODE');
  child = start('quick');
  const waiting = `pg_stat_activity WHERE datname = current_database() AND state = 'active'
    AND query ILIKE 'insert into "notifications"%'`;
  await waitFor(async () => (await count(`${waiting} AND wait_event_type = 'Lock'`)) > 0);
  child.process.kill('SIGKILL');
  await child.ended;
  await blocker.query('ROLLBACK');
  await blocker.end();
  await waitFor(async () => (await count(waiting)) === 0);
  expect(await count('alerts')).toBe(0);
  expect(await count('user_notifications')).toBe(0);
  expect(listSent()).toEqual([]);
});

test('killed between a mail and its line, the next one makes everything: no notification twice, no mail lost', async () => {
  child = start('slow');
  await child.printed('A mail went out');
  child.process.kill('SIGKILL');
  await child.ended;
  const before = listSent();
  expect(before.length).toBeGreaterThan(0);
  expect(await count("alerts WHERE channel = 'email' AND result = 'sent'")).toBe(0);

  // Two servers at once take it up.
  child = start('quick');
  const second = start('quick');
  try {
    await waitFor(async () => (await count('alerts')) === 34);
    await waitFor(async () => (await count("alerts WHERE result <> 'sent'")) === 0);
  } finally {
    second.process.kill('SIGKILL');
    await second.ended;
  }
  // 7 + 5 + 3 + 2 tasks: a notification for each, and each to the one user it is for.
  expect(await count('user_notifications')).toBe(17);
  expect(await count('notifications')).toBe(17);
  expect(
    await count(
      '(SELECT DISTINCT user_id, title FROM user_notifications JOIN notifications ON notifications.id = notification_id) AS told',
    ),
  ).toBe(17);
  // A mail for each of the four, with one id each; those that were under way in the crash went out twice.
  const sent = listSent();
  expect(new Set(sent.map((line) => line.split(' ')[0]))).toEqual(
    new Set(['owner', 'viewer', 'nobody', 'other'].map((name) => `${name}@works.example`)),
  );
  expect(new Set(sent).size).toBe(4);
  expect(sent.length).toBe(4 + before.length);
});

test('the same morning makes nothing more, whoever starts again', async () => {
  const sent = listSent().length;
  child?.process.kill('SIGKILL');
  await child?.ended;
  child = start('quick');
  await child.printed('Ready');
  await api.services.db.asSystem('job-sweep', (tx) =>
    api.services.jobs.enqueue(tx, 'alert-organisation', { organisationId: api.users.owner.organisationId }),
  );
  await waitFor(
    async () =>
      (await count(
        "pgboss.job WHERE name = 'alert-organisation' AND state IN ('created', 'retry', 'active')",
      )) === 0,
  );
  expect(await count('alerts')).toBe(34);
  expect(await count('user_notifications')).toBe(17);
  expect(listSent().length).toBe(sent);
});
