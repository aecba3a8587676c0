import type { AuditEntry } from '@anupalan/validators/entities/audit-entry';
import type { Notification } from '@anupalan/validators/entities/notification';
import type { ScheduledTask, TaskMonth } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks, Task } from '@anupalan/validators/entities/task';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
let viewer: Session;
let other: Session;
beforeAll(async () => {
  api = await startHarness();
  api.setNow('2026-11-21T06:00:00Z');
  owner = await api.signIn(api.users.owner.email);
  viewer = await api.signIn(api.users.viewer.email);
  other = await api.signIn(api.users.other.email);
});
afterAll(() => api.close());

async function make(
  name: string,
  as = owner,
  schedule: object = { frequency: null, startDate: '2026-12-01' },
) {
  const reply = await api.call('POST', '/generate-tasks/add', { as, body: { name, schedule } });
  return (reply.body.data as AddedTasks).tasks[0]?.id ?? '';
}
const assign = (data: object, as = owner) => api.call('PATCH', '/generate-tasks/assignee', { as, data });
const scheduledOf = async (taskId: string, as = owner) => {
  const reply = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${taskId}`, { as });
  return (reply.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks;
};
const notificationsOf = async (as: Session) => {
  const reply = await api.call('GET', '/user/notifications', { as });
  return (reply.body.data as { notifications: Notification[] }).notifications;
};
const historyOf = async (id: string | undefined, as = owner) => {
  const reply = await api.call('GET', `/scheduled-tasks/${id}/history`, { as });
  expect(reply.status).toBe(200);
  return (reply.body.data as { entries: AuditEntry[] }).entries;
};

describe('giving tasks to people', () => {
  test('several at once, with trail, and one notification to who has them now', async () => {
    const ids = [await make('Sample the outlet'), await make('Read the meter')];
    const before = (await notificationsOf(viewer)).length;
    const reply = await assign({ ids, assigneeId: api.users.viewer.userId });
    expect(reply.status).toBe(200);
    expect(
      (reply.body.data as { tasks: Task[] }).tasks.map(({ id, assignee }) => [id, assignee?.id]),
    ).toEqual(ids.map((id) => [id, api.users.viewer.userId]));
    const [received, ...more] = await notificationsOf(viewer);
    expect(more).toHaveLength(before);
    expect(received?.notification).toMatchObject({
      title: '2 tasks were assigned to you',
      message: 'Owner Rao assigned you “Sample the outlet” and “Read the meter”.',
      link: `/company/task-and-alerts?assignee=${api.users.viewer.userId}`,
    });
    const [date] = await scheduledOf(ids[0] ?? '');
    expect((await historyOf(date?.id))[0]).toMatchObject({
      action: 'update',
      entity: 'task',
      by: { name: 'Owner Rao' },
      details: { from: { assignee: null }, to: { assignee: date?.assignee?.name } },
    });
  });

  test('again is no change and tells nobody; nobody is a choice; one’s own is not told', async () => {
    const id = await make('Send the form');
    await assign({ ids: [id], assigneeId: api.users.viewer.userId });
    const told = (await notificationsOf(viewer)).length;
    const [date] = await scheduledOf(id);
    const entries = (await historyOf(date?.id)).length;
    await assign({ ids: [id], assigneeId: api.users.viewer.userId });
    expect(await notificationsOf(viewer)).toHaveLength(told);
    expect(await historyOf(date?.id)).toHaveLength(entries);
    const none = await assign({ ids: [id], assigneeId: null });
    expect((none.body.data as { tasks: Task[] }).tasks).toMatchObject([{ assignee: null }]);
    const own = (await notificationsOf(owner)).length;
    await assign({ ids: [id], assigneeId: api.users.owner.userId });
    expect(await notificationsOf(owner)).toHaveLength(own);
  });

  test.each<[string, (id: string) => object, number]>([
    ['no ids', () => ({ assigneeId: null }), 422],
    ['an empty list', () => ({ ids: [], assigneeId: null }), 422],
    ['no word of whom', (id) => ({ ids: [id] }), 422],
    ['a person that is a number', (id) => ({ ids: [id], assigneeId: 7 }), 400],
    ['a person that is not there', (id) => ({ ids: [id], assigneeId: uuidv7() }), 404],
    ['a task that is not there', (id) => ({ ids: [id, uuidv7()], assigneeId: null }), 404],
  ])('is refused with %s', async (_name, toData, status) => {
    const id = await make('Untouched');
    expect((await assign(toData(id))).status).toBe(status);
    expect((await scheduledOf(id))[0]?.assignee).toBeNull();
  });

  test('is not for who may only look, and not for others', async () => {
    const id = await make('Untouched');
    expect((await assign({ ids: [id], assigneeId: null }, viewer)).status).toBe(403);
    expect((await assign({ ids: [id], assigneeId: null }, other)).status).toBe(404);
    const foreign = api.users.other.userId;
    expect((await assign({ ids: [id], assigneeId: foreign })).status).toBe(404);
  });
});

describe('the history of a due date', () => {
  test('names who, when, from, to and the remark, newest first', async () => {
    const [date] = await scheduledOf(await make('Check the bund'));
    await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
      as: owner,
      data: { id: date?.id, status: 'completed', remark: 'By the lab' },
    });
    const [last, first, ...more] = await historyOf(date?.id, viewer);
    expect(last).toMatchObject({
      at: '2026-11-21T06:00:00.000Z',
      by: { id: api.users.owner.userId, name: 'Owner Rao' },
      action: 'completed',
      details: { from: 'pending', to: 'completed', remark: 'By the lab' },
    });
    expect(first).toMatchObject({ action: 'create', entity: 'task' });
    expect(more).toEqual([]);
  });

  test('is nobody else’s', async () => {
    const [date] = await scheduledOf(await make('Check the bund'));
    expect((await api.call('GET', `/scheduled-tasks/${date?.id}/history`, { as: other })).status).toBe(404);
    expect((await api.call('GET', '/scheduled-tasks/no-id/history', { as: owner })).status).toBe(404);
  });
});

describe('the months', () => {
  const months = async (query: string, as = owner) => {
    const reply = await api.call('GET', `/scheduled-tasks/months?${query}`, { as });
    return { status: reply.status, months: (reply.body.data as { months: TaskMonth[] } | undefined)?.months };
  };
  const year = 'startDate=2026-04-01&endDate=2027-03-31';

  test('count due dates by status, with the filters of the list', async () => {
    const id = await make('Monthly', owner, { frequency: 'monthly', dayOfMonth: 5, startDate: '2026-12-01' });
    expect((await months(`${year}&taskId=${id}`)).months).toEqual(
      ['2026-12', '2027-01', '2027-02', '2027-03'].map((month) => ({
        month,
        completed: 0,
        pending: 1,
        overdue: 0,
      })),
    );
    const [first] = await scheduledOf(id);
    await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
      as: owner,
      data: { id: first?.id, status: 'completed' },
    });
    expect((await months(`${year}&taskId=${id}`)).months?.[0]).toEqual({
      month: '2026-12',
      completed: 1,
      pending: 0,
      overdue: 0,
    });
    expect((await months(`${year}&taskId=${id}&status=completed`)).months).toHaveLength(1);
    expect((await months(`${year}&keyword=nothing of the kind`)).months).toEqual([]);
    expect((await months(`${year}&taskId=${id}`, other)).months).toEqual([]);
    expect((await months(`${year}&assigneeId=none`)).months).toEqual([]);
  });

  test('go by the day of today for what is overdue', async () => {
    const id = await make('Once', owner, { frequency: null, startDate: '2026-11-25' });
    api.setNow('2026-11-25T20:00:00Z');
    try {
      // 26 November in India already.
      owner = await api.signIn(api.users.owner.email);
      expect((await months(`${year}&taskId=${id}`)).months).toEqual([
        { month: '2026-11', completed: 0, pending: 0, overdue: 1 },
      ]);
    } finally {
      api.setNow('2026-11-21T06:00:00Z');
      owner = await api.signIn(api.users.owner.email);
    }
  });

  test.each(['', 'startDate=2026-04-01', 'startDate=2026-04-01&endDate=31.3.2027', `${year}&status=late`])(
    'are refused for "%s"',
    async (query) => expect((await months(query)).status).toBe(400),
  );
});
