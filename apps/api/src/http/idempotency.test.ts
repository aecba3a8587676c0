import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';

let api: Harness;
let owner: Session;
let other: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  other = await api.signIn('other@works.example');
});
afterAll(() => api.close());

const REQUEST = { subject: 'Reading fails', message: 'The order cannot be read.', type: 'support' };
const create = (key: string, data: object = REQUEST, as = owner) =>
  api.call('POST', '/contact-us/create', { as, data, headers: { 'idempotency-key': key } });

async function countRequests(): Promise<number> {
  const { rows } = await api.services.db.pool.query<{ n: number }>(
    'SELECT count(*) AS n FROM support_requests',
  );
  return rows[0]?.n ?? -1;
}

test('the same key gives the same answer, and does nothing a second time', async () => {
  const first = await create('one');
  const count = await countRequests();
  const second = await create('one');
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(await countRequests()).toBe(count);
});

test('another key, or none, is another call', async () => {
  const count = await countRequests();
  await create('two');
  await api.call('POST', '/contact-us/create', { as: owner, data: REQUEST });
  expect(await countRequests()).toBe(count + 2);
});

test('the same key with another body or call is 422', async () => {
  await create('three');
  expect((await create('three', { ...REQUEST, type: 'feedback' })).status).toBe(422);
  const elsewhere = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { name: 'Sample', schedule: { frequency: 'daily', startDate: '2030-01-01' } },
    headers: { 'idempotency-key': 'three' },
  });
  expect(elsewhere.status).toBe(422);
});

test('a key is the user’s own', async () => {
  const mine = await create('four');
  const theirs = await create('four', { ...REQUEST, subject: 'Of another one' }, other);
  expect(theirs.status).toBe(201);
  expect(theirs.text).not.toBe(mine.text);
});

test('a call that is answered by a stream is made again', async () => {
  await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { name: 'Exported', schedule: { frequency: 'daily', startDate: '2026-12-01' } },
  });
  const list = await api.call('GET', '/generate-tasks/scheduled-tasks', { as: owner });
  const { scheduledTasks } = list.body.data as { scheduledTasks: { id: string }[] };
  const download = () =>
    api.call('POST', '/scheduled-tasks/export', {
      as: owner,
      data: { format: 'csv', ids: scheduledTasks.map(({ id }) => id) },
      headers: { 'idempotency-key': 'export' },
    });
  const first = await download();
  const second = await download();
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.text).toBe(first.text);
  expect(second.headers['content-type']).toContain('text/csv');
});

test('a call that failed frees its key', async () => {
  expect((await create('five', { ...REQUEST, subject: 'abc' })).status).toBe(422);
  expect((await create('five')).status).toBe(201);
});

test('of several at once one is done, the others are told to wait or get its answer', async () => {
  const count = await countRequests();
  const replies = await Promise.all(Array.from({ length: 5 }, () => create('six')));
  expect(await countRequests()).toBe(count + 1);
  expect(replies.filter((reply) => reply.status === 201).length).toBeGreaterThanOrEqual(1);
  for (const reply of replies.filter((each) => each.status !== 201)) {
    expect(reply.status).toBe(409);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('a deletion that is sent again gives its first answer, though the task is gone', async () => {
  const added = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { name: 'Sample', schedule: { frequency: 'daily', startDate: '2030-01-01' } },
  });
  const [task] = (added.body.data as { tasks: { id: string }[] }).tasks;
  const remove = () =>
    api.call('POST', '/generate-tasks/delete', {
      as: owner,
      data: { ids: [task?.id] },
      headers: { 'idempotency-key': 'seven' },
    });
  const first = await remove();
  expect(first.body.data).toEqual({ deleted: 1 });
  expect((await remove()).body).toEqual(first.body);
});

test('a key is kept for 24 hours', async () => {
  await create('eight');
  const count = await countRequests();
  api.setNow('2026-11-22T05:59:59Z');
  owner = await api.signIn('owner@works.example');
  await create('eight');
  expect(await countRequests()).toBe(count);
  api.setNow('2026-11-22T06:00:01Z');
  await create('eight');
  expect(await countRequests()).toBe(count + 1);
});

test('a call that was cut off with its server does not hold its key for a day', async () => {
  await create('nine');
  await api.services.db.pool.query(
    "UPDATE idempotency_keys SET status = NULL, body = NULL WHERE key = 'nine'",
  );
  expect((await create('nine')).status).toBe(409);
  api.setNow('2026-11-22T06:05:00Z');
  expect((await create('nine')).status).toBe(201);
});

test.each([
  ['empty', ''],
  ['of 256 characters', 'x'.repeat(256)],
])('a key that is %s is refused', async (_, key) => {
  expect((await create(key)).status).toBe(400);
});

test('signing in takes no key', async () => {
  other = await api.signIn('other@works.example');
  const reply = await api.call('POST', '/auth/change-password', {
    as: other,
    data: { oldPassword: 'wrong', newPassword: 'wrong' },
    headers: { 'idempotency-key': 'x'.repeat(300) },
  });
  expect(reply.status).toBe(422);
});
