import type { TaskDetail } from '@anupalan/validators/entities/task';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOW, startTasks, type TaskBench } from '../../../test/tasks.ts';

let api: TaskBench['api'];
let owner: TaskBench['owner'];
let signInAt: TaskBench['signInAt'];
let make: TaskBench['make'];
let datesOf: TaskBench['datesOf'];
beforeAll(async () => {
  ({ api, owner, signInAt, make, datesOf } = await startTasks());
});
afterAll(() => api.close());

const change = (data: object) => api.call('PUT', '/generate-tasks/frequency', { as: owner(), data });
const remove = (ids: unknown[]) => api.call('POST', '/generate-tasks/delete', { as: owner(), data: { ids } });

describe('a change of the schedule', () => {
  test('rewrites the open dates after today; the past and what was completed stay', async () => {
    await signInAt('2026-08-20T06:00:00Z');
    const task = await make({ frequency: 'monthly', dayOfMonth: 10, startDate: '2026-08-20' });
    await signInAt(NOW);
    const { rows } = await api.services.db.pool.query<{ id: string; due_date: string }>(
      "SELECT id, due_date FROM scheduled_tasks WHERE task_id = $1 AND due_date IN ('2026-10-10', '2027-01-10')",
      [task.id],
    );
    await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
      as: owner(),
      data: { ids: rows.map((row) => row.id), status: 'completed' },
    });
    const reply = await change({
      id: task.id,
      schedule: { frequency: 'quarterly', month: 'march', dayOfMonth: 31, startDate: '2026-08-20' },
    });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      frequency: 'quarterly',
      dueDate: '2026-09-10',
      alertDays: [30, 7, 1, 0],
    });
    expect((await datesOf(task.id)).filter((date) => date <= '2027-10-01')).toEqual([
      '2026-09-10',
      '2026-10-10',
      '2026-11-10',
      '2026-12-31',
      '2027-01-10',
      '2027-03-31',
      '2027-06-30',
      '2027-09-30',
    ]);
  });

  test('keeps the alert days of a person, name and assignee unless told', async () => {
    const task = await make(
      { frequency: 'daily', startDate: '2026-11-21' },
      { alertDays: [5], assigneeId: api.users.viewer.userId },
    );
    const reply = await change({
      id: task.id,
      schedule: { frequency: 'weekly', day: 'friday', startDate: '2026-11-21' },
      name: 'Renamed',
    });
    expect(reply.body.data).toMatchObject({
      name: 'Renamed',
      alertDays: [5],
      assignee: { name: 'Viewer Nair' },
      dueDate: '2026-11-21',
    });
    const freed = await change({ id: task.id, schedule: task.schedule, assigneeId: null });
    expect(freed.body.data).toMatchObject({ assignee: null, name: 'Renamed' });
  });

  test('to once in the past, or of an unknown task, is refused', async () => {
    const task = await make({ frequency: 'daily', startDate: '2026-11-21' });
    const past = await change({ id: task.id, schedule: { frequency: null, startDate: '2026-11-20' } });
    expect(past.status).toBe(422);
    expect(past.body.errors?.[0]?.field).toBe('schedule.startDate');
    expect((await change({ id: uuidv7(), schedule: task.schedule })).status).toBe(404);
    expect((await change({ id: 'nothing', schedule: task.schedule })).status).toBe(404);
  });

  test('at the same moment as a deletion leaves no date behind', async () => {
    for (let round = 0; round < 5; round++) {
      const task = await make({ frequency: 'daily', startDate: '2026-11-21' });
      const [changed, deleted] = await Promise.all([
        change({ id: task.id, schedule: { frequency: 'weekly', day: 'friday', startDate: '2026-11-21' } }),
        remove([task.id]),
      ]);
      expect([200, 404]).toContain(changed?.status);
      expect(deleted?.status).toBe(200);
      expect(await datesOf(task.id)).toEqual([]);
    }
  });
});

describe('deleting', () => {
  test('takes the open dates away and keeps the completed ones readable', async () => {
    const task = await make({ frequency: 'monthly', dayOfMonth: 5, startDate: '2026-11-21' });
    const detail = (await api.call('GET', `/tasks/${task.id}`, { as: owner() })).body.data as TaskDetail;
    expect(detail.scheduledTasks).toHaveLength(12);
    const id = detail.scheduledTasks[0]?.id;
    await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
      as: owner(),
      data: { id, status: 'completed' },
    });
    const reply = await remove([task.id, task.id]);
    expect(reply.body.data).toEqual({ deleted: 1 });
    expect((await api.call('GET', `/tasks/${task.id}`, { as: owner() })).status).toBe(404);
    const list = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${task.id}`, { as: owner() });
    expect(list.body.data).toMatchObject({ total: 1, scheduledTasks: [{ id, status: 'completed' }] });
    const reopened = await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
      as: owner(),
      data: { id, status: 'pending' },
    });
    expect(reopened.status).toBe(422);
  });

  test('is all or nothing', async () => {
    const task = await make({ frequency: 'daily', startDate: '2026-11-21' });
    for (const stranger of [uuidv7(), 'nothing'])
      expect((await remove([task.id, stranger])).status).toBe(404);
    expect((await api.call('GET', `/tasks/${task.id}`, { as: owner() })).status).toBe(200);
    expect((await remove([])).status).toBe(422);
  });
});
