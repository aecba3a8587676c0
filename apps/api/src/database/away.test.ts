import type { Session } from '@anupalan/validators/entities/session';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cable, layCable } from '../../test/cable.ts';
import { type Harness, type Reply, startHarness, waitFor } from '../../test/harness.ts';

/** A database that goes away costs answers of 503 and nothing else. An error that nobody catches fails this run. */
let api: Harness;
let cable: Cable;
let direct: string;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({
    statementTimeoutMs: 2_000,
    between: async (url) => {
      direct = url;
      cable = await layCable(url);
      return cable.url;
    },
  });
  owner = await api.signIn('owner@works.example');
});
afterAll(async () => {
  await api.close();
  await cable.close();
});

const read = () => api.call('GET', '/generate-tasks/scheduled-tasks', { as: owner });
const write = (name: string) =>
  api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { name, schedule: { frequency: null, startDate: '2027-01-07' } },
  });

/** Calls until they are told to end, without a pause but where one is refused: asking on at once is a load of its own. */
function load(): () => Promise<Reply[]> {
  let isOver = false;
  const work = async (call: () => Promise<Reply>) => {
    const replies: Reply[] = [];
    while (!isOver) {
      const reply = await call();
      replies.push(reply);
      if (reply.status === 503) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return replies;
  };
  const workers = [work(read), work(read), work(() => write(`Task of ${Date.now()}`)), work(read)];
  return async () => {
    isOver = true;
    return (await Promise.all(workers)).flat();
  };
}

function expectUnavailable(reply: Reply): void {
  expect(reply.body).toMatchObject({ status: 503, title: 'Service Unavailable' });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
}

async function endAllConnections(): Promise<void> {
  const client = new Client({ connectionString: direct });
  await client.connect();
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
}

test.each([
  ['ends every connection', endAllConnections],
  ['is cut off', async () => cable.breakAll()],
])('a database that %s, twenty times under load, costs answers of 503 alone', async (_, away) => {
  const end = load();
  for (let round = 0; round < 20; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await away();
    await waitFor(async () => (await read()).status === 200);
  }
  const replies = await end();
  const lost = replies.filter(({ status }) => status !== 200 && status !== 201);
  expect(lost.length).toBeGreaterThan(0);
  for (const reply of lost) expectUnavailable(reply);
  expect((await read()).status).toBe(200);
  expect(api.services.db.pool.waitingCount).toBe(0);
});

test('a database that falls silent is noticed, and calls go on once it speaks again', async () => {
  const end = load();
  await new Promise((resolve) => setTimeout(resolve, 200));
  cable.mute();
  const [first, second] = await Promise.all([read(), write('Into the silence')]);
  expectUnavailable(first);
  expectUnavailable(second);
  // A new connection does not come either, and nobody queues for one: more calls than the pool has connections.
  const begun = performance.now();
  for (const reply of await Promise.all(Array.from({ length: 30 }, read))) expectUnavailable(reply);
  expect(performance.now() - begun).toBeLessThan(2_000);
  cable.unmute();
  await waitFor(async () => (await read()).status === 200);
  const replies = await end();
  for (const reply of replies) if (reply.status !== 200 && reply.status !== 201) expectUnavailable(reply);
});

test('lines that a firewall has forgotten end, while others are answered', async () => {
  await Promise.all([read(), read(), read()]);
  cable.mute();
  cable.unmute();
  // A call that takes up a forgotten line fails in time; once all of them are gone, every call is answered.
  const replies = await Promise.all(Array.from({ length: 12 }, read));
  for (const reply of replies) if (reply.status !== 200) expectUnavailable(reply);
  await waitFor(async () => {
    const again = await Promise.all(Array.from({ length: 12 }, read));
    return again.every(({ status }) => status === 200);
  });
});

test('a server stops although its database has fallen silent', async () => {
  const silent: Cable[] = [];
  const stopping = await startHarness({
    withJobs: true,
    between: async (url) => {
      const laid = await layCable(url);
      silent.push(laid);
      return laid.url;
    },
  });
  for (const laid of silent) laid.mute();
  await stopping.close();
  for (const laid of silent) await laid.close();
});
