import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Renewal, RenewalPlan } from '@anupalan/validators/entities/renewal';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks, Task } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder } from '../../../test/orders.ts';

const STACK = 'Boiler stack emission sampling through a recognised laboratory';
const FLOW = 'Calibration certificates of electromagnetic flow meters';
const DRILL = 'On-site emergency mock drill with the fire brigade';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-06-10T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const renew = (id: string, newDocumentId: unknown, as: Session = owner) =>
  api.call('POST', `/consent-documents/${id}/renew`, { as, data: { newDocumentId } });

const plan = (id: string, newDocumentId: string, as: Session = owner) =>
  api.call('GET', `/consent-documents/${id}/renewal?newDocumentId=${newDocumentId}`, { as });

async function accept(ids: string[], assigneeId?: string): Promise<Task[]> {
  const body = { obligationIds: ids, assigneeId };
  const reply = await api.call('POST', '/generate-tasks/add', { as: owner, body });
  return (reply.body.data as AddedTasks).tasks;
}

test('carries tasks with owner and history over, ends what is gone, shows what is new', async () => {
  const older = await createOrder(api, api.users.owner, [
    { title: STACK, frequency: 'monthly', startDate: '2026-01-10' },
    { title: FLOW, frequency: 'yearly', startDate: '2026-07-01' },
  ]);
  const [stack, flow] = await accept(older.obligationIds, api.users.viewer.userId);
  const list = async (query: string) => {
    const reply = await api.call('GET', `/generate-tasks/scheduled-tasks?isPagination=0&${query}`, {
      as: owner,
    });
    return (reply.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks;
  };
  const [first] = await list(`taskId=${stack?.id}`);
  await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
    as: owner,
    data: { id: first?.id, status: 'completed' },
  });

  const newer = await createOrder(api, api.users.owner, [
    { title: DRILL, frequency: 'half_yearly', startDate: '2026-06-01' },
    { title: STACK, frequency: 'monthly', startDate: '2026-06-25' },
  ]);
  const reply = await renew(older.id, newer.id);
  expect(reply.status).toBe(200);
  const renewal = reply.body.data as Renewal;
  expect(renewal.carried).toMatchObject([
    {
      id: stack?.id,
      consentDocumentId: newer.id,
      obligationId: newer.obligationIds[1],
      assignee: { id: api.users.viewer.userId },
    },
  ]);
  expect(renewal.changed).toMatchObject([
    { taskId: stack?.id, from: { dayOfMonth: 10 }, to: { dayOfMonth: 25 } },
  ]);
  expect(renewal.ended).toEqual([{ id: flow?.id, name: FLOW }]);
  expect(renewal.added.map((obligation) => obligation.title)).toEqual([DRILL]);

  const dates = await list(`taskId=${stack?.id}`);
  expect(dates.slice(0, 3).map((each) => [each.dueDate, each.status])).toEqual([
    ['2026-06-10', 'completed'],
    ['2026-06-25', 'pending'],
    ['2026-07-25', 'pending'],
  ]);
  const document = await api.call('GET', `/consent-documents/${older.id}`, { as: owner });
  expect((document.body.data as ConsentDocument).supersededById).toBe(newer.id);
  const validity = await api.call('GET', '/consent-documents/check-validity', { as: owner });
  expect((validity.body.data as { documents: { id: string }[] }).documents.map((each) => each.id)).toEqual([
    newer.id,
  ]);
  expect((await renew(older.id, newer.id)).status).toBe(409);
});

test('says beforehand what it would do, and does just that', async () => {
  const older = await createOrder(api, api.users.owner, [
    { title: STACK, frequency: 'monthly', startDate: '2026-01-10' },
    { title: FLOW, frequency: 'yearly', startDate: '2026-07-01' },
    { title: 'Rain gauge readings in a bound register', frequency: 'daily', startDate: '2026-01-01' },
    { title: 'Set aside by a person', state: 'rejected' },
  ]);
  const [stackId, flowId, rainId] = older.obligationIds;
  const [stack, flow] = await accept([stackId ?? '', flowId ?? ''], api.users.viewer.userId);
  const newer = await createOrder(api, api.users.owner, [
    { title: DRILL, frequency: 'half_yearly', startDate: '2026-06-01' },
    { title: STACK, frequency: 'monthly', startDate: '2026-06-25' },
    { title: 'Rain gauge readings in a bound register', frequency: 'daily', startDate: '2026-01-01' },
  ]);
  const before = (await plan(older.id, newer.id)).body.data as RenewalPlan;
  expect(
    before.kept.map(({ older: { id }, task, schedule }) => [id, task?.id ?? null, schedule?.dayOfMonth]),
  ).toEqual([
    [stackId, stack?.id, 25],
    [rainId, null, undefined],
  ]);
  expect(before.kept[0]?.task).toMatchObject({
    name: STACK,
    assignee: { id: api.users.viewer.userId },
    schedule: { dayOfMonth: 10 },
  });
  expect(before.gone.map(({ older: { id }, task }) => [id, task?.id ?? null])).toEqual([[flowId, flow?.id]]);
  expect(before.ended).toEqual([]);
  expect(before.added.map(({ title }) => title)).toEqual([DRILL]);
  // Looking changes nothing.
  expect((await plan(older.id, newer.id)).body.data).toEqual(before);
  const done = (await renew(older.id, newer.id)).body.data as Renewal;
  expect(done.carried.map(({ id }) => id)).toEqual([stack?.id]);
  expect(done.ended.map(({ id }) => id)).toEqual([flow?.id]);
  expect(done.added.map(({ title }) => title)).toEqual([DRILL, 'Rain gauge readings in a bound register']);
  expect((await plan(older.id, newer.id)).status).toBe(409);
});

test('a plan is refused like the renewal itself, and read by those who may read orders', async () => {
  const order = await createOrder(api, api.users.owner);
  const newer = await createOrder(api, api.users.owner);
  const unread = await createOrder(api, api.users.owner, [], { status: 'reading' });
  const foreign = await createOrder(api, api.users.other);
  const viewer = await api.signIn('viewer@works.example');
  expect((await plan(order.id, newer.id, viewer)).status).toBe(200);
  expect((await plan(order.id, order.id)).status).toBe(422);
  expect((await plan(order.id, unread.id)).status).toBe(422);
  expect((await plan(order.id, foreign.id)).status).toBe(404);
  expect((await plan(foreign.id, order.id)).status).toBe(404);
  expect((await plan(order.id, 'not-an-id')).status).toBe(404);
  expect((await plan(order.id, '')).status).toBe(400);
});

test('refuses what cannot be a renewal', async () => {
  const order = await createOrder(api, api.users.owner);
  const unread = await createOrder(api, api.users.owner, [], { status: 'reading' });
  const foreign = await createOrder(api, api.users.other);
  const viewer = await api.signIn('viewer@works.example');
  expect((await renew(order.id, order.id)).status).toBe(422);
  expect((await renew(order.id, unread.id)).status).toBe(422);
  expect((await renew(order.id, undefined)).status).toBe(422);
  expect((await renew(order.id, 5)).status).toBe(400);
  expect((await renew(order.id, foreign.id)).status).toBe(404);
  expect((await renew(foreign.id, order.id)).status).toBe(404);
  expect((await renew(order.id, 'not-an-id')).status).toBe(404);
  expect((await renew(order.id, unread.id, viewer)).status).toBe(403);
});
