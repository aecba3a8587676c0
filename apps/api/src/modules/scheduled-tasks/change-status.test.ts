import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks, Task } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness();
  await signInAt('2026-11-21T06:00:00Z');
});
afterAll(() => api.close());

async function signInAt(now: string): Promise<void> {
  api.setNow(now);
  owner = await api.signIn('owner@works.example');
}

const MONTHLY = { frequency: 'monthly', dayOfMonth: 5, startDate: '2026-11-21', endDate: '2027-02-28' };

/** Makes a task. @returns its dates */
async function make(more: object = {}): Promise<ScheduledTask[]> {
  const body = { name: 'Sample', schedule: MONTHLY, ...more };
  const reply = await api.call('POST', '/generate-tasks/add', { as: owner, body });
  const [task] = (reply.body.data as AddedTasks).tasks;
  return listOf(task?.id);
}

async function listOf(taskId: string | undefined): Promise<ScheduledTask[]> {
  const reply = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${taskId}`, { as: owner });
  return (reply.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks;
}

async function change(data: object) {
  const reply = await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', { as: owner, data });
  const { scheduledTasks = [] } = (reply.body.data ?? {}) as { scheduledTasks?: ScheduledTask[] };
  return { ...reply, scheduledTasks };
}

async function trailOf(id: string | undefined) {
  const { rows } = await api.services.db.pool.query<{ action: string; details: object; actor_name: string }>(
    "SELECT action, details, actor_name FROM audit_log WHERE entity = 'scheduled_task' AND entity_id = $1 ORDER BY created_at, id",
    [id],
  );
  return rows;
}

async function countsOf(day: string | undefined) {
  const { rows } = await api.services.db.pool.query<{ on_time: number; late: number }>(
    'SELECT sum(on_time)::integer AS on_time, sum(late)::integer AS late FROM due_counts WHERE due_date = $1',
    [day],
  );
  return rows[0];
}

test('completing records the day of the work, its reference and a remark; the moment of entry stays beside', async () => {
  const [one] = await make();
  expect(one).toMatchObject({ completedOn: null, reference: null, evidenceRequired: false });
  const done = await change({
    id: one?.id,
    status: 'completed',
    completedOn: '2026-11-03',
    reference: ' ACK/2026/114 ',
    remark: 'By courier',
  });
  const recorded = {
    status: 'completed',
    completedOn: '2026-11-03',
    completedAt: '2026-11-21T06:00:00.000Z',
    reference: 'ACK/2026/114',
    remark: 'By courier',
  };
  expect(done.scheduledTasks).toMatchObject([recorded]);
  expect(await listOf(one?.taskId)).toMatchObject([recorded, {}, {}]);
  expect(await trailOf(one?.id)).toMatchObject([
    { action: 'completed', details: { completedOn: '2026-11-03', reference: 'ACK/2026/114' } },
  ]);
});

test('without a day it was done today, where the organisation is', async () => {
  await signInAt('2026-11-21T19:00:00Z');
  const [one] = await make();
  expect((await change({ id: one?.id, status: 'completed' })).scheduledTasks).toMatchObject([
    { completedOn: '2026-11-22', completedAt: '2026-11-21T19:00:00.000Z' },
  ]);
  await signInAt('2026-11-21T06:00:00Z');
});

test.each<[string, object, number, string]>([
  ['a day to come', { completedOn: '2026-11-22' }, 422, 'completedOn'],
  ['no day', { completedOn: '2026-02-30' }, 422, 'completedOn'],
  ['a number for the day', { completedOn: 5 }, 400, 'completedOn'],
  ['a reference of 101 characters', { reference: 'x'.repeat(101) }, 422, 'reference'],
  ['a number for the reference', { reference: 5 }, 400, 'reference'],
])('%s is refused, and nothing is changed', async (_, fields, status, field) => {
  const dates = await make();
  const reply = await change({ ids: dates.map(({ id }) => id), status: 'completed', ...fields });
  expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([status, field]);
  expect((await listOf(dates[0]?.taskId)).map((each) => each.status)).toEqual([
    'pending',
    'pending',
    'pending',
  ]);
});

test('the sentence for a day to come says what to enter', async () => {
  const [one] = await make();
  const reply = await change({ id: one?.id, status: 'completed', completedOn: '2027-01-01' });
  expect(reply.body.message).toBe(FIELD_MESSAGES.completedInFuture);
});

test('the same status with other words amends them, and says so in the trail', async () => {
  const [one] = await make();
  const full = { completedOn: '2026-11-20', reference: 'A 1', remark: 'First' };
  await change({ id: one?.id, status: 'completed', ...full });
  await signInAt('2026-11-23T06:00:00Z');
  const amended = await change({ id: one?.id, status: 'completed', completedOn: '2026-11-19' });
  expect(amended.scheduledTasks).toMatchObject([
    {
      ...full,
      completedOn: '2026-11-19',
      completedAt: '2026-11-21T06:00:00.000Z',
      completedBy: { name: 'Owner Rao' },
    },
  ]);
  const cleared = await change({ id: one?.id, status: 'completed', reference: '', remark: null });
  expect(cleared.scheduledTasks).toMatchObject([
    { completedOn: '2026-11-19', reference: null, remark: null },
  ]);
  expect(await trailOf(one?.id)).toMatchObject([
    { action: 'completed' },
    { action: 'amend', details: { from: full, to: { ...full, completedOn: '2026-11-19' } } },
    {
      action: 'amend',
      details: { to: { completedOn: '2026-11-19', reference: null, remark: null } },
    },
  ]);
  await signInAt('2026-11-21T06:00:00Z');
});

test('of several, some are completed and some amended, in one step', async () => {
  const [one, two] = await make();
  await change({ id: one?.id, status: 'completed', completedOn: '2026-11-01', remark: 'Stays' });
  const both = await change({ ids: [two?.id, one?.id], status: 'completed', reference: 'R 7' });
  expect(both.scheduledTasks).toMatchObject([
    { id: two?.id, completedOn: '2026-11-21', reference: 'R 7', remark: null },
    { id: one?.id, completedOn: '2026-11-01', reference: 'R 7', remark: 'Stays' },
  ]);
});

test('reopening clears what was recorded', async () => {
  const [one] = await make();
  await change({ id: one?.id, status: 'completed', completedOn: '2026-11-20', reference: 'A', remark: 'B' });
  expect((await change({ id: one?.id, status: 'pending' })).scheduledTasks).toMatchObject([
    { status: 'pending', completedOn: null, completedAt: null, reference: null, remark: null },
  ]);
});

test('on time or late follows from the day of the work, also when that is amended', async () => {
  await signInAt('2026-12-20T06:00:00Z');
  const [one] = await make({ schedule: { frequency: null, startDate: '2026-12-22' } });
  await signInAt('2026-12-28T06:00:00Z');
  const before = await countsOf('2026-12-22');
  await change({ id: one?.id, status: 'completed', completedOn: '2026-12-21' });
  expect(await countsOf('2026-12-22')).toEqual({ on_time: (before?.on_time ?? 0) + 1, late: before?.late });
  await change({ id: one?.id, status: 'completed', completedOn: '2026-12-23' });
  expect(await countsOf('2026-12-22')).toEqual({ on_time: before?.on_time, late: (before?.late ?? 0) + 1 });
  await signInAt('2026-11-21T06:00:00Z');
});

test('a task that asks for evidence is completed with it only; of several nothing is changed', async () => {
  const [asking, later] = await make({ name: 'Stack test', evidenceRequired: true });
  const [free] = await make({ name: 'Free' });
  expect(asking?.evidenceRequired).toBe(true);
  const alone = await change({ id: asking?.id, status: 'completed' });
  expect([alone.status, alone.body.errors?.[0]?.field]).toEqual([422, 'evidence']);
  expect(alone.body.message).toContain('“Stack test”');
  const together = await change({ ids: [free?.id, asking?.id, later?.id], status: 'completed' });
  expect(together.status).toBe(422);
  expect(await listOf(free?.taskId)).toMatchObject([{ status: 'pending' }, {}, {}]);

  const file = toMultipart({ bytes: Buffer.from('%PDF-1.7\nthe report'), fileName: 'report.pdf' }, {});
  const added = await api.call('POST', `/scheduled-tasks/${asking?.id}/evidence`, { as: owner, ...file });
  expect(added.status).toBe(201);
  expect((await change({ ids: [free?.id, asking?.id], status: 'completed' })).status).toBe(200);
});

test('whether evidence is asked for is a field of the task, and can be changed', async () => {
  const [one] = await make();
  const schedule = { ...MONTHLY };
  const put = (data: object) =>
    api.call('PUT', '/generate-tasks/frequency', { as: owner, data: { id: one?.taskId, schedule, ...data } });
  expect(((await put({ evidenceRequired: true })).body.data as Task).evidenceRequired).toBe(true);
  expect(((await put({ name: 'Renamed' })).body.data as Task).evidenceRequired).toBe(true);
  expect((await put({ evidenceRequired: 'yes' })).status).toBe(400);
  expect((await change({ id: one?.id, status: 'completed' })).status).toBe(422);
});
