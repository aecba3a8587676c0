import { USER_MESSAGES } from '@anupalan/enums/users';
import type { Role } from '@anupalan/validators/entities/role';
import type { Session } from '@anupalan/validators/entities/session';
import type { SubUser } from '@anupalan/validators/entities/user';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
let roleId: string | undefined;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
  const { roles } = (await api.call('GET', '/roles', { as: owner })).body.data as { roles: Role[] };
  roleId = roles[0]?.id;
});
afterAll(() => api.close());

let count = 0;
const invite = (as: Session, values: Record<string, unknown> = {}) => {
  count += 1;
  return api.call('POST', '/users/sub-user', {
    as,
    data: { name: 'Nina Bose', email: `nina${count}@works.example`, roleId, ...values },
  });
};
const change = (as: Session, id: string, values: object) =>
  api.call('PUT', '/users/sub-user', { as, data: { id, ...values } });
const get = async (id: string): Promise<SubUser> =>
  (await api.call('GET', `/users/sub-user/${id}`, { as: owner })).body.data;

describe('open tasks of somebody who goes', () => {
  const addTask = async (name: string, assigneeId: string): Promise<string> => {
    const reply = await api.call('POST', '/generate-tasks/add', {
      as: owner,
      body: {
        name,
        schedule: { frequency: 'monthly', dayOfMonth: 1, startDate: '2030-01-01' },
        assigneeId,
      },
    });
    return (reply.body.data as { tasks: { id: string }[] }).tasks[0]?.id ?? '';
  };
  const assigneeOf = async (taskId: string) =>
    (
      (await api.call('GET', `/tasks/${taskId}`, { as: owner })).body.data as {
        assignee: { name: string } | null;
      }
    ).assignee?.name;

  test('are counted, and go to somebody else with a deactivation, each with an entry in the trail', async () => {
    const leaver: SubUser = (await invite(owner, { name: 'Gone Tomorrow' })).body.data;
    const taker: SubUser = (await invite(owner, { name: 'Taking Over' })).body.data;
    const taskId = await addTask('Weigh the sludge', leaver.id);
    expect((await get(leaver.id)).openTasks).toBe(1);
    const reply = await change(owner, leaver.id, { isActive: false, handOverTo: taker.id });
    expect(reply.body.data).toMatchObject({ isActive: false, openTasks: 0 });
    expect(await assigneeOf(taskId)).toBe('Taking Over');
    expect((await get(taker.id)).openTasks).toBe(1);
    const log = await api.call('GET', '/audit-log?keyword=Weigh%20the%20sludge&entity=task', { as: owner });
    expect((log.body.data as { entries: { summary: string }[] }).entries[0]?.summary).toBe(
      'Handed “Weigh the sludge” over from Gone Tomorrow to Taking Over',
    );
    const { rows } = await api.services.db.pool.query(
      `SELECT n.title, n.message, n.link FROM notifications n
       JOIN user_notifications u ON u.notification_id = n.id WHERE u.user_id = $1`,
      [taker.id],
    );
    expect(rows).toEqual([
      {
        title: '1 task handed over to you',
        message: 'Owner Rao handed 1 task of Gone Tomorrow over to you.',
        link: `/company/task-and-alerts?assignee=${taker.id}`,
      },
    ]);
  });

  test('go to somebody else with a deletion', async () => {
    const leaver: SubUser = (await invite(owner)).body.data;
    const taskId = await addTask('Calibrate the meter', leaver.id);
    const reply = await api.call('POST', '/users/sub-user/delete', {
      as: owner,
      data: { ids: [leaver.id], handOverTo: owner.user.id },
    });
    expect(reply.body.data).toEqual({ deleted: 1 });
    expect(await assigneeOf(taskId)).toBe('Owner Rao');
  });

  test('have nobody after a deletion without a hand-over, and the trail says whose they were', async () => {
    const leaver: SubUser = (await invite(owner, { name: 'Leaving Alone' })).body.data;
    const taskId = await addTask('Paint the valves', leaver.id);
    await api.call('POST', '/users/sub-user/delete', { as: owner, data: { ids: [leaver.id] } });
    expect(await assigneeOf(taskId)).toBeUndefined();
    const log = await api.call('GET', '/audit-log?keyword=Paint%20the%20valves&entity=task', { as: owner });
    expect((log.body.data as { entries: { summary: string }[] }).entries[0]?.summary).toBe(
      'Left “Paint the valves” without an assignee: Leaving Alone was deleted',
    );
  });

  test('cannot go to who is leaving, is inactive, or is nobody here; nothing is changed then', async () => {
    const leaver: SubUser = (await invite(owner)).body.data;
    const away: SubUser = (await invite(owner)).body.data;
    await change(owner, away.id, { isActive: false });
    const remove = (handOverTo: string) =>
      api.call('POST', '/users/sub-user/delete', { as: owner, data: { ids: [leaver.id], handOverTo } });
    expect((await remove(leaver.id)).body.errors).toEqual([
      { field: 'handOverTo', message: USER_MESSAGES.takerLeaves },
    ]);
    expect((await remove(away.id)).body.errors).toEqual([
      { field: 'handOverTo', message: USER_MESSAGES.takerInactive },
    ]);
    for (const id of [uuidv7(), api.users.other.userId, 'nobody'])
      expect((await remove(id)).status).toBe(404);
    expect((await change(owner, leaver.id, { handOverTo: api.users.other.userId })).status).toBe(404);
    expect((await change(owner, leaver.id, { handOverTo: 7 })).status).toBe(400);
    expect((await get(leaver.id)).isActive).toBe(true);
  });

  test('of somebody who may do more are not taken by somebody who looks after people', async () => {
    const managing = await api.call('POST', '/roles', {
      as: owner,
      data: {
        name: 'People manager',
        rpaEntries: [{ permissionName: 'User Management', accessLevel: 'view,manage' }],
      },
    });
    await api.services.db.pool.query('UPDATE users SET role_id = $1 WHERE id = $2', [
      (managing.body.data as Role).id,
      api.users.viewer.userId,
    ]);
    const manager = await api.signIn('viewer@works.example');
    const leaver: SubUser = (await invite(owner)).body.data;
    const taskId = await addTask('Read the meter', leaver.id);
    const reply = await change(manager, leaver.id, { handOverTo: manager.user.id });
    expect([reply.status, reply.body.message]).toEqual([403, USER_MESSAGES.mayMore]);
    expect(await assigneeOf(taskId)).toBe('Nina Bose');
  });
});
