import { SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks, TaskDetail } from '@anupalan/validators/entities/task';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder } from '../../../test/orders.ts';

const NOW = '2026-11-21T06:00:00Z';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness();
  await signInAt(NOW);
});
afterAll(() => api.close());

/** A session lasts hours, these tests months. */
async function signInAt(now: string): Promise<void> {
  api.setNow(now);
  owner = await api.signIn('owner@works.example');
}

async function make(schedule: object, more: object = {}, as = owner): Promise<string> {
  const reply = await api.call('POST', '/generate-tasks/add', {
    as,
    body: { name: 'Sample', schedule, ...more },
  });
  return (reply.body.data as AddedTasks).tasks[0]?.id ?? '';
}

async function list(query: string, as = owner) {
  const reply = await api.call('GET', `/generate-tasks/scheduled-tasks?${query}`, { as });
  expect(reply.status).toBe(200);
  return reply.body.data as { scheduledTasks: ScheduledTask[]; total: number };
}

const firstOf = async (taskId: string) => (await list(`taskId=${taskId}&pageSize=1`)).scheduledTasks[0];
const setStatus = (data: object, as = owner) =>
  api.call('PATCH', '/generate-tasks/scheduled-tasks/status', { as, data });

async function trailOf(id: string | undefined) {
  const { rows } = await api.services.db.pool.query<{ action: string; details: object; actor_name: string }>(
    "SELECT action, details, actor_name FROM audit_log WHERE entity = 'scheduled_task' AND entity_id = $1 ORDER BY created_at, id",
    [id],
  );
  return rows;
}

describe('the status', () => {
  test('goes from pending to completed and back, with remark, person and trail', async () => {
    const one = await firstOf(await make({ frequency: null, startDate: '2026-12-01' }));
    expect(one).toMatchObject({ status: 'pending', completedAt: null, completedBy: null, remark: null });
    const done = await setStatus({ id: one?.id, status: 'completed', remark: 'Sampled by the lab' });
    expect(done.status).toBe(200);
    expect((done.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks).toMatchObject([
      {
        id: one?.id,
        status: 'completed',
        completedAt: new Date(NOW).toISOString(),
        completedBy: { id: api.users.owner.userId, name: 'Owner Rao' },
        remark: 'Sampled by the lab',
      },
    ]);
    const back = await setStatus({ id: one?.id, status: 'pending' });
    expect((back.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks).toMatchObject([
      { status: 'pending', completedAt: null, completedBy: null },
    ]);
    expect(await trailOf(one?.id)).toMatchObject([
      {
        actor_name: 'Owner Rao',
        action: 'completed',
        details: { from: 'pending', to: 'completed', remark: 'Sampled by the lab' },
      },
      { actor_name: 'Owner Rao', action: 'pending', details: { from: 'completed', to: 'pending' } },
    ]);
  });

  test('the same again is 200, without a change and without an entry', async () => {
    const one = await firstOf(await make({ frequency: null, startDate: '2026-12-01' }));
    expect((await setStatus({ id: one?.id, status: 'pending' })).status).toBe(200);
    expect(await trailOf(one?.id)).toEqual([]);
    await setStatus({ id: one?.id, status: 'completed', remark: 'First' });
    for (const same of [{}, { remark: 'First' }, { reference: null }, { completedOn: '2026-11-21' }]) {
      const again = await setStatus({ id: one?.id, status: 'completed', ...same });
      expect((again.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks[0]?.remark).toBe(
        'First',
      );
    }
    expect(await trailOf(one?.id)).toHaveLength(1);
  });

  test('overdue is worked out, completed from there, and never set', async () => {
    await signInAt('2026-11-10T06:00:00Z');
    const taskId = await make({ frequency: null, startDate: '2026-11-15' });
    await signInAt(NOW);
    const one = await firstOf(taskId);
    expect(one?.status).toBe('overdue');
    const refused = await setStatus({ id: one?.id, status: 'overdue' });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toBe(SCHEDULE_MESSAGES.overdueNotSettable);
    const pending = await setStatus({ id: one?.id, status: 'pending' });
    expect(pending.status).toBe(200);
    expect((pending.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks[0]?.status).toBe(
      'overdue',
    );
    await setStatus({ id: one?.id, status: 'completed' });
    const reopened = await setStatus({ id: one?.id, status: 'pending' });
    expect((reopened.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks[0]?.status).toBe(
      'overdue',
    );
    expect((await trailOf(one?.id)).map((row) => row.details)).toMatchObject([
      { from: 'overdue', to: 'completed' },
      { from: 'completed', to: 'overdue' },
    ]);
  });

  test('overdue begins with the first moment of the next day in the organisation’s zone', async () => {
    const taskId = await make({ frequency: null, startDate: '2026-11-25' });
    await signInAt('2026-11-25T18:29:59.999Z');
    expect((await firstOf(taskId))?.status).toBe('pending');
    expect((await list(`taskId=${taskId}&status=overdue`)).total).toBe(0);
    await signInAt('2026-11-25T18:30:00Z');
    expect((await firstOf(taskId))?.status).toBe('overdue');
    expect((await list(`taskId=${taskId}&status=overdue`)).total).toBe(1);
    await api.call('PATCH', '/organisation', { as: owner, data: { timeZone: 'UTC' } });
    expect((await firstOf(taskId))?.status).toBe('pending');
    await api.call('PATCH', '/organisation', { as: owner, data: { timeZone: 'Asia/Kolkata' } });
    await signInAt(NOW);
  });

  test('of several is all or nothing', async () => {
    const taskId = await make({ frequency: 'monthly', dayOfMonth: 5, startDate: '2026-11-21' });
    const foreignSession = await api.signIn('other@works.example');
    const foreignTask = await make({ frequency: null, startDate: '2026-12-01' }, {}, foreignSession);
    const foreign = (await list(`taskId=${foreignTask}`, foreignSession)).scheduledTasks[0];
    const ids = (await list(`taskId=${taskId}&pageSize=3`)).scheduledTasks.map((each) => each.id);
    for (const stranger of [foreign?.id, uuidv7(), 'nothing']) {
      expect((await setStatus({ ids: [...ids, stranger], status: 'completed' })).status).toBe(404);
      expect((await list(`taskId=${taskId}&status=completed`)).total).toBe(0);
    }
    const reply = await setStatus({ ids: [...ids].reverse(), status: 'completed', remark: 'Together' });
    const { scheduledTasks } = reply.body.data as { scheduledTasks: ScheduledTask[] };
    expect(scheduledTasks.map((each) => each.id)).toEqual([...ids].reverse());
    expect(scheduledTasks.every((each) => each.status === 'completed' && each.remark === 'Together')).toBe(
      true,
    );
    expect((await list(`taskId=${foreignTask}`, foreignSession)).scheduledTasks[0]?.status).toBe('pending');
  });

  test.each<[string, object, number]>([
    ['nothing', {}, 422],
    ['no status', { id: uuidv7() }, 404],
    ['no id', { status: 'completed' }, 422],
    ['an empty list', { ids: [], status: 'completed' }, 422],
    ['an unknown status', { status: 'done', ids: [] }, 400],
    ['a number for the remark', { ids: [], status: 'completed', remark: 5 }, 400],
  ])('with %s is refused', async (_, data, status) => {
    expect((await setStatus(data)).status).toBe(status);
  });

  test('a remark has up to 2,000 characters', async () => {
    const one = await firstOf(await make({ frequency: null, startDate: '2026-12-01' }));
    expect((await setStatus({ id: one?.id, status: 'completed', remark: 'x'.repeat(2001) })).status).toBe(
      422,
    );
    expect((await setStatus({ id: one?.id, status: 'completed', remark: 'x'.repeat(2000) })).status).toBe(
      200,
    );
  });

  test('completed by two at once is completed once', async () => {
    const one = await firstOf(await make({ frequency: null, startDate: '2026-12-01' }));
    const replies = await Promise.all([1, 2, 3].map(() => setStatus({ id: one?.id, status: 'completed' })));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect(await trailOf(one?.id)).toHaveLength(1);
  });
});

test('the list is by due date, filtered by everything that the contract names', async () => {
  const other = await api.signIn('other@works.example');
  const { id: orderId, obligationIds } = await createOrder(api, api.users.other, [
    { title: 'From the order', dueDate: '2027-03-31' },
  ]);
  await api.call('POST', '/generate-tasks/add', { as: other, body: { obligationIds } });
  const monthly = await make(
    { frequency: 'monthly', dayOfMonth: 5, startDate: '2026-11-21', endDate: '2027-02-28' },
    { name: 'Beta 100%', assigneeId: api.users.other.userId },
    other,
  );
  const dates = async (query: string) =>
    (await list(query, other)).scheduledTasks.map((each) => each.dueDate);
  expect(await dates(`taskId=${monthly}`)).toEqual(['2026-12-05', '2027-01-05', '2027-02-05']);
  const all = await dates('isPagination=0');
  expect(all).toEqual([...all].sort());
  expect(await dates('sortBy=dueDate&sortOrder=desc&isPagination=0')).toEqual([...all].reverse());
  expect(await dates(`taskId=${monthly}&startDate=2027-01-05&endDate=2027-02-05`)).toEqual([
    '2027-01-05',
    '2027-02-05',
  ]);
  expect(await dates('dueDate=2027-01-05')).toEqual(['2027-01-05']);
  expect(await dates(`consentDocumentId=${orderId}`)).toEqual(['2027-03-31']);
  expect(await dates('origin=Generated')).toEqual(['2027-03-31']);
  expect(await dates(`assigneeId=${api.users.other.userId}&pageSize=2`)).toEqual([
    '2026-12-05',
    '2027-01-05',
  ]);
  expect(await dates('keyword=100%25&pageNo=2&pageSize=2')).toEqual(['2027-02-05']);
  expect(await dates('status=completed')).toEqual([]);
  expect(await dates('status=all&isPagination=0')).toEqual(all);
  expect(await dates('taskId=nothing')).toEqual([]);
  expect(await dates(`taskId=${monthly}`)).not.toEqual([]);
  expect((await list(`taskId=${monthly}`)).total).toBe(0);
  for (const query of [
    'status=late',
    'startDate=2026-13-01',
    'dueDate=tomorrow',
    'origin=Found',
    'sortBy=id',
  ])
    expect((await api.call('GET', `/generate-tasks/scheduled-tasks?${query}`, { as: other })).status).toBe(
      400,
    );
});

test('a task shows its last twelve and its next twelve dates', async () => {
  await signInAt('2024-01-01T06:00:00Z');
  const id = await make({ frequency: 'weekly', day: 'monday', startDate: '2024-01-01' });
  await signInAt('2024-10-22T06:00:00Z');
  const detail = (await api.call('GET', `/tasks/${id}`, { as: owner })).body.data as TaskDetail;
  expect(detail.scheduledTasks).toHaveLength(24);
  expect(detail.scheduledTasks[11]).toMatchObject({ dueDate: '2024-10-21', status: 'overdue' });
  expect(detail.scheduledTasks[12]).toMatchObject({ dueDate: '2024-10-28', status: 'pending' });
  await signInAt(NOW);
});
