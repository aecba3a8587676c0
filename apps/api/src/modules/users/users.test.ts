import { USER_MESSAGES } from '@anupalan/enums/users';
import type { Role } from '@anupalan/validators/entities/role';
import type { Session } from '@anupalan/validators/entities/session';
import type { SubUser } from '@anupalan/validators/entities/user';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

let api: Harness;
let owner: Session;
let manager: Session;
let weak: Role;
let strong: Role;

const makeRole = async (name: string, levels: Record<string, string>): Promise<Role> => {
  const rpaEntries = Object.entries(levels).map(([permissionName, accessLevel]) => ({
    permissionName,
    accessLevel,
  }));
  return (await api.call('POST', '/roles', { as: owner, data: { name, rpaEntries } })).body.data;
};

beforeAll(async () => {
  api = await startHarness({ withJobs: true });
  owner = await api.signIn('owner@works.example');
  weak = await makeRole('Weak', { 'Reporting Task': 'view' });
  strong = await makeRole('Strong', { 'Support Management': 'view,manage' });
  const managing = await makeRole('People manager', {
    'User Management': 'view,manage',
    'Reporting Task': 'view',
  });
  await api.services.db.pool.query('UPDATE users SET role_id = $1 WHERE id = $2', [
    managing.id,
    api.users.viewer.userId,
  ]);
  manager = await api.signIn('viewer@works.example');
});
afterAll(() => api.close());

let count = 0;
const invite = (as: Session, values: Record<string, unknown> = {}) => {
  count += 1;
  return api.call('POST', '/users/sub-user', {
    as,
    data: { name: 'Nina Bose', email: `nina${count}@works.example`, roleId: weak.id, ...values },
  });
};
const change = (as: Session, id: string, values: object) =>
  api.call('PUT', '/users/sub-user', { as, data: { id, ...values } });
const get = async (id: string): Promise<SubUser> =>
  (await api.call('GET', `/users/sub-user/${id}`, { as: owner })).body.data;

/** The newest mail to an address, waited for: a job sends it. */
async function readMail(email: string, isNew: (mail: string) => boolean = () => true): Promise<string> {
  return expect
    .poll(() => api.listMails().findLast((mail) => mail.includes(`To: ${email}`) && isNew(mail)), {
      timeout: 240_000,
    })
    .toBeTruthy()
    .then(() => api.listMails().findLast((mail) => mail.includes(`To: ${email}`) && isNew(mail)) ?? '');
}
const tokenOf = (mail: string) =>
  /set-password\?token=3D([\w-]+)/.exec(mail.replaceAll('=\r\n', '').replaceAll('=\n', ''))?.[1] ?? '';

describe('an invitation', () => {
  test('is mailed, shows as pending, and becomes a session with a password', async () => {
    const invited = await invite(owner, { designation: 'Chemist', mobileNo: '9876543210' });
    expect(invited.status).toBe(201);
    const user: SubUser = invited.body.data;
    expect(user).toMatchObject({
      name: 'Nina Bose',
      designation: 'Chemist',
      isActive: true,
      isOwner: false,
      role: { slug: 'weak' },
      invitation: { state: 'pending' },
    });
    const mail = await readMail(user.email);
    expect(mail).toContain('Owner Rao invites you');
    const reply = await api.call('POST', '/auth/set-password', {
      data: { token: tokenOf(mail), password: 'Monsoon!4821' },
    });
    expect(reply.status).toBe(200);
    expect(reply.body.data as Session).toMatchObject({
      user: { email: user.email },
      permissions: expect.arrayContaining([{ permissionName: 'Reporting Task', accessLevel: 'view' }]),
    });
    expect((await get(user.id)).invitation).toBeNull();
    expect((await api.signIn(user.email, 'Monsoon!4821')).user.id).toBe(user.id);
    // Once is once.
    const again = await api.call('POST', '/auth/set-password', {
      data: { token: tokenOf(mail), password: 'Monsoon!4822' },
    });
    expect(again.status).toBe(422);
    expect((await api.call('POST', `/users/sub-user/${user.id}/invitation`, { as: owner })).status).toBe(422);
  });

  test('sent again has a new link, and the old one is dead', async () => {
    const user: SubUser = (await invite(owner)).body.data;
    const first = tokenOf(await readMail(user.email));
    expect((await api.call('POST', `/users/sub-user/${user.id}/invitation`, { as: owner })).status).toBe(200);
    const second = tokenOf(await readMail(user.email, (mail) => tokenOf(mail) !== first));
    const set = (token: string) =>
      api.call('POST', '/auth/set-password', { data: { token, password: 'Monsoon!4821' } });
    expect((await set(first)).status).toBe(422);
    expect((await set(second)).status).toBe(200);
  });

  test('answers the same for an address that has an account elsewhere; only its holder is told', async () => {
    const known = await invite(owner, { email: 'OTHER@works.example' });
    const unknown = await invite(owner);
    expect([known.status, known.body.message]).toEqual([unknown.status, unknown.body.message]);
    expect(Object.keys(known.body.data)).toEqual(Object.keys(unknown.body.data));
    const mail = await readMail('OTHER@works.example');
    expect(mail).toContain('has a');
    expect(tokenOf(mail)).toBe('');
    expect((await api.signIn('other@works.example')).user.organisation?.name).toBe('Beta Foundry');
  });

  test.each<[string, Record<string, unknown>, number, string]>([
    ['somebody of the organisation, in another case', { email: 'NOBODY@works.example' }, 409, 'email'],
    ['a throw-away address', { email: 'someone@mailinator.com' }, 422, 'email'],
    ['no address', { email: 'nobody' }, 422, 'email'],
    ['a short name', { name: 'N' }, 422, 'name'],
    ['no role', { roleId: undefined }, 422, 'roleId'],
    ['a phone of nine digits', { mobileNo: '987654321' }, 422, 'mobileNo'],
    ['a number for a name', { name: 7 }, 400, 'name'],
  ])('is refused for %s', async (_, values, status, field) => {
    const reply = await invite(owner, values);
    expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([status, field]);
  });

  test('goes to the verified domain only, once there is one', async () => {
    const verify = async (email: string) =>
      (await api.call('POST', '/users/verify-email-domain', { as: owner, data: { email } })).body.data;
    expect(await verify('a@Works.Example')).toEqual({ isValid: true, domain: 'works.example', reason: null });
    const { organisationId } = api.users.owner;
    const setDomain = (domain: string | null) =>
      api.services.db.pool.query('UPDATE organisations SET verified_domain = $1 WHERE id = $2', [
        domain,
        organisationId,
      ]);
    await setDomain('alpha.example');
    expect(await verify('a@works.example')).toMatchObject({
      isValid: false,
      reason: expect.stringContaining('alpha.example'),
    });
    expect((await invite(owner)).status).toBe(422);
    expect((await invite(owner, { email: 'asha@ALPHA.example' })).status).toBe(201);
    await setDomain(null);
  });

  test('two at once for one address make one person', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => invite(owner, { email: 'twins@works.example' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test('of the day come to an end', async () => {
    const as = await api.signIn('other@works.example');
    const roles = await api.call('GET', '/roles', { as });
    const roleId = (roles.body.data as { roles: Role[] }).roles[0]?.id;
    for (let turn = 0; turn < 20; turn += 1) expect((await invite(as, { roleId })).status).toBe(201);
    const reply = await invite(as, { roleId });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.body.message).toBe(
      'Your organisation can invite 20 people a day without a verified domain. You can continue in 24 hours.',
    );
  });
});

describe('rights', () => {
  test('nobody gives more than they have', async () => {
    expect((await invite(manager, { roleId: weak.id })).status).toBe(201);
    const reply = await invite(manager, { roleId: strong.id });
    expect([reply.status, reply.body.message]).toEqual([403, USER_MESSAGES.tooMuch]);
    const { userId } = api.users.nobody;
    const raised = await change(manager, userId, { roleId: strong.id });
    expect([raised.status, raised.body.message]).toEqual([403, USER_MESSAGES.tooMuch]);
    expect((await get(userId)).role.slug).toBe('nobody');
  });

  test('nobody changes somebody who may do more, in any way', async () => {
    const user: SubUser = (await invite(owner, { roleId: strong.id })).body.data;
    const refused = [
      await change(manager, user.id, { name: 'Somebody' }),
      await change(manager, user.id, { roleId: weak.id }),
      await change(manager, user.id, { isActive: false }),
      await api.call('POST', `/users/sub-user/${user.id}/invitation`, { as: manager }),
      await api.call('POST', '/users/sub-user/delete', { as: manager, data: { ids: [user.id] } }),
    ];
    for (const reply of refused)
      expect([reply.status, reply.body.message]).toEqual([403, USER_MESSAGES.mayMore]);
    expect(await get(user.id)).toMatchObject({ name: 'Nina Bose', isActive: true, role: { slug: 'strong' } });
    expect((await change(owner, user.id, { name: 'Nina Das' })).status).toBe(200);
  });

  test('who may do as much or less is changed', async () => {
    const user: SubUser = (await invite(owner)).body.data;
    expect((await change(manager, user.id, { name: 'Nina Roy' })).status).toBe(200);
    for (const isActive of [false, true])
      expect((await change(manager, user.id, { isActive })).status).toBe(200);
  });

  test('nobody raises, deactivates or deletes themselves', async () => {
    const me = manager.user.id;
    expect((await change(manager, me, { roleId: weak.id })).body.errors?.[0]?.message).toBe(
      USER_MESSAGES.self,
    );
    expect((await change(manager, me, { isActive: false })).status).toBe(422);
    expect(
      (await api.call('POST', '/users/sub-user/delete', { as: manager, data: { ids: [me] } })).status,
    ).toBe(422);
    expect((await change(manager, me, { designation: 'Lead' })).status).toBe(200);
  });

  test('the owner cannot be locked out, not even by the owner', async () => {
    const { userId } = api.users.owner;
    for (const values of [{ isActive: false }, { roleId: weak.id }, { name: 'Somebody' }])
      expect(await change(manager, userId, values)).toMatchObject({
        status: 403,
        body: { message: USER_MESSAGES.owner },
      });
    for (const values of [{ isActive: false }, { roleId: weak.id }])
      expect((await change(owner, userId, values)).body.errors?.[0]?.message).toBe(USER_MESSAGES.ownerLeaves);
    const remove = (as: Session) =>
      api.call('POST', '/users/sub-user/delete', { as, data: { ids: [userId] } });
    expect((await remove(manager)).status).toBe(403);
    expect((await remove(owner)).status).toBe(422);
    expect((await get(userId)).isActive).toBe(true);
  });

  test('an invitation of somebody who may do more cannot be turned to another address', async () => {
    const user: SubUser = (await invite(owner, { roleId: strong.id })).body.data;
    const reply = await change(manager, user.id, { email: 'mine@works.example' });
    expect([reply.status, reply.body.message]).toEqual([403, USER_MESSAGES.mayMore]);
    expect((await get(user.id)).email).toBe(user.email);
    expect((await change(owner, user.id, { email: 'moved@works.example' })).status).toBe(200);
  });

  test('the address of an account cannot be changed by others', async () => {
    const reply = await change(owner, api.users.nobody.userId, { email: 'mine@works.example' });
    expect(reply.body.errors?.[0]).toEqual({ field: 'email', message: USER_MESSAGES.emailInUse });
  });
});

describe('coming and going', () => {
  test('a session ends with the deactivation, without being used in between', async () => {
    const user = await api.signIn('nobody@works.example');
    expect((await get(user.user.id)).lastSignInAt).not.toBeNull();
    const unread = () => api.call('GET', '/user/notifications/unread', { as: user });
    expect((await unread()).status).toBe(200);
    await change(owner, user.user.id, { isActive: false });
    const reply = await unread();
    expect(reply.status).toBe(401);
    expect(reply.body.message).toMatch(/session/i);
    await change(owner, user.user.id, { isActive: true });
  });

  test('a deactivated person is out at once, and comes back without the old session', async () => {
    const nobody = await api.signIn('nobody@works.example');
    const { userId } = api.users.nobody;
    expect((await change(owner, userId, { isActive: false })).body.data).toMatchObject({ isActive: false });
    expect((await api.call('GET', '/users/profile', { as: nobody })).status).toBe(401);
    await expect(api.signIn('nobody@works.example')).rejects.toThrow('401');
    await change(owner, userId, { isActive: true });
    expect((await api.call('GET', '/users/profile', { as: nobody })).status).toBe(401);
    expect((await api.signIn('nobody@works.example')).user.id).toBe(userId);
  });

  test('a deleted one leaves the name, the tasks and the address behind', async () => {
    const invited: SubUser = (await invite(owner, { name: 'Leaving Soon' })).body.data;
    const task = await api.call('POST', '/generate-tasks/add', {
      as: owner,
      body: {
        name: 'Sample the outlet',
        schedule: { frequency: 'monthly', dayOfMonth: 1, startDate: '2030-01-01' },
        assigneeId: invited.id,
      },
    });
    const taskId = (task.body.data as { tasks: { id: string }[] }).tasks[0]?.id;
    const gone = await api.call('POST', '/users/sub-user/delete', { as: owner, data: { ids: [invited.id] } });
    expect(gone.body.data).toEqual({ deleted: 1 });
    expect((await api.call('GET', `/users/sub-user/${invited.id}`, { as: owner })).status).toBe(404);
    expect((await api.call('GET', `/tasks/${taskId}`, { as: owner })).body.data).toMatchObject({
      assignee: null,
    });
    const log = await api.call('GET', '/audit-log?keyword=Leaving&entity=user', { as: owner });
    expect(
      (log.body.data as { entries: { summary: string }[] }).entries.map(({ summary }) => summary),
    ).toEqual(['Deleted Leaving Soon', 'Invited Leaving Soon']);
    expect((await invite(owner, { email: invited.email })).status).toBe(201);
  });
});

describe('the list', () => {
  const list = async (query: string) =>
    (await api.call('GET', `/users/sub-user?${query}`, { as: owner })).body.data as {
      users: SubUser[];
      total: number;
    };

  test('finds, filters, sorts and pages', async () => {
    const all = await list('isPagination=0');
    expect(all.users.length).toBe(all.total);
    expect(all.users.map(({ name }) => name)).toEqual(
      all.users.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
    );
    expect(all.users.filter(({ isOwner }) => isOwner).map(({ name }) => name)).toEqual(['Owner Rao']);
    expect((await list('keyword=owner%20r')).users.map(({ name }) => name)).toEqual(['Owner Rao']);
    expect((await list('keyword=%25')).total).toBe(0);
    await change(owner, api.users.nobody.userId, { isActive: false });
    expect((await list('isActive=0')).users.map(({ name }) => name)).toEqual(['Nobody Iyer']);
    expect((await list('isActive=1')).total).toBe(all.total - 1);
    expect((await list('isActive=2')).total).toBe(all.total);
    const viewers = await list(`roleId=${weak.id}&isPagination=0`);
    expect(new Set(viewers.users.map(({ role }) => role.name))).toEqual(new Set(['Weak']));
    expect((await list('roleId=nothing')).total).toBe(0);
    const bySignIn = (await list('isPagination=0&sortBy=lastSignInAt&sortOrder=desc')).users;
    expect(bySignIn[0]?.lastSignInAt).not.toBeNull();
    expect(bySignIn.at(-1)?.lastSignInAt).toBeNull();
    const page = await list('pageSize=2&pageNo=2&sortBy=createdAt&sortOrder=desc');
    expect([page.users.length, page.total]).toEqual([2, all.total]);
  });

  test.each(['isActive=3', 'pageSize=0', 'pageSize=101', 'sortBy=passwordHash'])(
    'refuses %s',
    async (query) => {
      expect((await api.call('GET', `/users/sub-user?${query}`, { as: owner })).status).toBe(400);
    },
  );

  test('is one organisation’s', async () => {
    const as = await api.signIn('lab@works.example');
    const reply = await api.call('GET', '/users/sub-user', { as });
    expect((reply.body.data as { users: SubUser[] }).users.map(({ name }) => name)).toEqual(['Lab Das']);
    expect((await api.call('GET', `/users/sub-user/${uuidv7()}`, { as })).status).toBe(404);
  });
});
