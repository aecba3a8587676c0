import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';

// Workers are told of new jobs, and ask for others every ten minutes only: what is due later is found by the look that
// is taken for all queues every few seconds.

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
});
afterAll(() => api.close());

test('a job that is put off, and one that is tried again, are begun within seconds of their time', async () => {
  const { db, jobs } = api.services;
  const begun: { name: string; at: number }[] = [];
  const note = (name: string) => begun.push({ name, at: performance.now() });
  await jobs.work('send-password-changed', 1, async () => {
    note('put off');
  });
  await jobs.work('extend-occurrences', 1, async () => {
    note('failing');
    if (begun.filter(({ name }) => name === 'failing').length === 1) throw new Error('Once');
  });
  // A second after a fault, instead of half a minute.
  await db.pool.query(
    "UPDATE pgboss.queue SET retry_delay = 1, retry_backoff = false WHERE name = 'extend-occurrences'",
  );
  const { organisationId, userId } = api.users.owner;
  const start = performance.now();
  await db.asSystem('operator-command', async (tx) => {
    await jobs.enqueue(tx, 'send-password-changed', { userId }, { startAfter: 2 });
    await jobs.enqueue(tx, 'extend-occurrences', { organisationId });
  });
  await expect
    .poll(() => begun.map(({ name }) => name).sort(), { timeout: 25_000 })
    .toEqual(['failing', 'failing', 'put off']);
  expect((begun.find(({ name }) => name === 'put off')?.at ?? 0) - start).toBeGreaterThan(1_900);
}, 40_000);
