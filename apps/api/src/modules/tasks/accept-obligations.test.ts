import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder } from '../../../test/orders.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const add = (body: object) => api.call('POST', '/generate-tasks/add', { as: owner, body });
const remove = (ids: unknown[]) => api.call('POST', '/generate-tasks/delete', { as: owner, data: { ids } });

test('tasks are made of what has a date, the others are skipped with the reason', async () => {
  const { id, obligationIds } = await createOrder(api, api.users.owner, [
    { title: 'Monthly sample', frequency: 'monthly', startDate: '2026-01-10' },
    { dueDate: '2027-01-31' },
    {},
    { dueDate: '2026-11-20' },
    { frequency: 'monthly', startDate: '2026-01-10', state: 'rejected' },
    { dueDate: '2026-11-21' },
  ]);
  const reply = await add({ obligationIds, assigneeId: api.users.viewer.userId });
  expect(reply.status).toBe(201);
  const { tasks, skipped } = reply.body.data as AddedTasks;
  expect(tasks.map((task) => task.obligationId)).toEqual([
    obligationIds[0],
    obligationIds[1],
    obligationIds[5],
  ]);
  expect(tasks[0]).toMatchObject({
    name: 'Monthly sample',
    origin: 'Generated',
    consentDocumentId: id,
    citation: { quote: 'condition 1' },
    dueDate: '2026-12-10',
    assignee: { name: 'Viewer Nair' },
  });
  expect(skipped).toEqual([
    { id: obligationIds[2], reason: 'no_date' },
    { id: obligationIds[3], reason: 'date_passed' },
    { id: obligationIds[4], reason: 'rejected' },
  ]);
  const { rows } = await api.services.db.pool.query<{ state: string }>(
    'SELECT state FROM obligations WHERE consent_document_id = $1 ORDER BY position',
    [id],
  );
  expect(rows.map((row) => row.state)).toEqual([
    'accepted',
    'accepted',
    'accepted',
    'accepted',
    'rejected',
    'accepted',
  ]);

  const again = (await add({ obligationIds })).body.data as AddedTasks;
  expect(again.tasks.map((task) => task.id)).toEqual(tasks.map((task) => task.id));
  expect(again.skipped).toEqual(skipped);
});

test('tasks that several people accept at once are made once', async () => {
  const { obligationIds } = await createOrder(api, api.users.owner, [
    { frequency: 'monthly', startDate: '2026-01-10' },
    { frequency: 'yearly', startDate: '2026-09-30' },
  ]);
  const replies = await Promise.all([
    add({ obligationIds }),
    add({ obligationIds: [...obligationIds].reverse() }),
    add({ obligationIds }),
    add({ obligationIds: [obligationIds[1]] }),
  ]);
  expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201, 201]);
  const ids = replies.flatMap((reply) => (reply.body.data as AddedTasks).tasks.map((task) => task.id));
  expect(new Set(ids).size).toBe(2);
  const { rows } = await api.services.db.pool.query('SELECT 1 FROM tasks WHERE obligation_id = ANY($1)', [
    obligationIds,
  ]);
  expect(rows).toHaveLength(2);
});

test('a passed one gets its task with a new date, and may be closed instead', async () => {
  const { obligationIds } = await createOrder(api, api.users.owner, [
    { dueDate: '2026-01-01' },
    { dueDate: '2026-01-01' },
  ]);
  const [moved, done] = obligationIds;
  await api.call('PATCH', `/obligations/${moved}`, { as: owner, data: { dueDate: '2026-12-24' } });
  await api.call('PATCH', `/obligations/${done}`, { as: owner, data: { done: true } });
  const { tasks, skipped } = (await add({ obligationIds })).body.data as AddedTasks;
  expect(tasks).toMatchObject([{ obligationId: moved, dueDate: '2026-12-24' }]);
  expect(skipped).toEqual([{ id: done, reason: 'date_passed' }]);
});

test('one of another organisation makes all of them 404', async () => {
  const own = await createOrder(api, api.users.owner, [{ dueDate: '2027-01-31' }]);
  const foreign = await createOrder(api, api.users.other, [{ dueDate: '2027-01-31' }]);
  expect((await add({ obligationIds: [...own.obligationIds, ...foreign.obligationIds] })).status).toBe(404);
  const { rows } = await api.services.db.pool.query('SELECT 1 FROM tasks WHERE obligation_id = ANY($1)', [
    own.obligationIds,
  ]);
  expect(rows).toEqual([]);
});

test('after its task was deleted, an obligation can be made one again', async () => {
  const { obligationIds } = await createOrder(api, api.users.owner, [
    { frequency: 'monthly', startDate: '2026-01-10' },
  ]);
  const first = ((await add({ obligationIds })).body.data as AddedTasks).tasks[0];
  await remove([first?.id]);
  const second = ((await add({ obligationIds })).body.data as AddedTasks).tasks[0];
  expect(second?.id).not.toBe(first?.id);
});

test('obligations and a task by hand in one call are refused', async () => {
  const { obligationIds } = await createOrder(api, api.users.owner, [{ dueDate: '2027-01-31' }]);
  const schedule = { frequency: 'daily', startDate: '2026-11-21' };
  expect((await add({ obligationIds, name: 'Sample', schedule })).status).toBe(422);
  expect((await add({})).status).toBe(422);
});
