import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, PASSWORD, startHarness, toMultipart, waitFor } from '../../../test/harness.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ withJobs: true });
});
afterAll(() => api.close());

describe('signing in', () => {
  test('answers a session with user, role and permissions', async () => {
    const session = await api.signIn('owner@works.example');
    expect(session.accessToken).toMatch(/^[\w-]{43}$/);
    expect(session.user).toMatchObject({
      email: 'owner@works.example',
      organisation: { type: 'company' },
      role: { slug: 'company', baseRole: null },
    });
    expect(session.permissions).toContainEqual({
      permissionName: 'Consent Analyzer',
      accessLevel: 'view,manage',
    });
    expect(session.permissions).toContainEqual({ permissionName: 'Profile', accessLevel: 'view,manage' });
  });

  test('takes the address in any case', async () => {
    expect((await api.signIn('OWNER@Works.Example')).user.name).toBe('Owner Rao');
  });

  test('gives a person without rights the dashboard and the profile only', async () => {
    const { permissions } = await api.signIn('nobody@works.example');
    expect(permissions.map((each) => each.permissionName).sort()).toEqual(['Dashboard', 'Profile']);
  });

  test.each([
    ['a wrong password', { email: 'owner@works.example', password: 'Wrong!9271' }],
    ['an unknown address', { email: 'ghost@works.example', password: PASSWORD }],
  ])('answers %s alike', async (_, data) => {
    const reply = await api.call('POST', '/auth/login', { data });
    expect(reply.status).toBe(401);
    expect(reply.body.message).toBe('Invalid email or password');
    expect(reply.headers['content-type']).toContain('application/problem+json');
  });

  test.each([
    ['nothing', undefined, 422],
    ['no password', { email: 'owner@works.example' }, 422],
    ['a number for the address', { email: 5, password: PASSWORD }, 400],
    ['a list', [], 400],
  ])('refuses %s', async (_, data, status) => {
    expect((await api.call('POST', '/auth/login', { data })).status).toBe(status);
  });

  test('refuses a body without the wrapper', async () => {
    const reply = await api.call('POST', '/auth/login', {
      body: { email: 'owner@works.example', password: PASSWORD },
    });
    expect(reply.status).toBe(400);
    expect(Array.isArray(reply.body.message)).toBe(true);
  });

  test('makes an address wait after ten failures, and no other one', async () => {
    const data = { email: 'lab@works.example', password: 'Wrong!9271' };
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await api.call('POST', '/auth/login', { data })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const blocked = await api.call('POST', '/auth/login', {
      data: { ...data, email: 'LAB@works.example', password: PASSWORD },
    });
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.signIn('owner@works.example')).user.name).toBe('Owner Rao');
  });
});

describe('a session', () => {
  test('ends with logging out', async () => {
    const session = await api.signIn('owner@works.example');
    expect((await api.call('GET', '/users/profile', { as: session })).status).toBe(200);
    expect(
      (
        await api.call('POST', '/auth/logout', {
          as: session,
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(200);
    expect((await api.call('GET', '/users/profile', { as: session })).status).toBe(401);
  });

  test('is no session without a token, and a stale one does not disturb a public call', async () => {
    expect((await api.call('GET', '/users/profile')).status).toBe(401);
    expect(
      (await api.call('GET', '/users/profile', { headers: { authorization: 'Bearer anonymous' } })).status,
    ).toBe(401);
    expect((await api.call('GET', '/health/live', { as: 'a'.repeat(43) })).status).toBe(200);
  });

  test('ends after twelve hours without use; polling does not count as use', async () => {
    api.setNow('2026-03-02T06:00:00Z');
    const session = await api.signIn('owner@works.example');
    api.setNow('2026-03-02T17:00:00Z');
    expect((await api.call('GET', '/user/notifications/unread', { as: session })).status).toBe(200);
    api.setNow('2026-03-02T18:00:01Z');
    expect((await api.call('GET', '/users/profile', { as: session })).status).toBe(401);
  });

  test('ends after thirty days in any case', async () => {
    api.setNow('2026-04-01T00:00:00Z');
    const session = await api.signIn('owner@works.example');
    for (let day = 0; day < 60; day++) {
      api.setNow(new Date(Date.parse('2026-04-01T11:00:00Z') + day * 11 * 3_600_000).toISOString());
      await api.call('GET', '/users/profile', { as: session });
    }
    api.setNow('2026-04-30T23:59:00Z');
    await api.call('GET', '/users/profile', { as: session });
    api.setNow('2026-05-01T00:00:01Z');
    expect((await api.call('GET', '/users/profile', { as: session })).status).toBe(401);
  });
});

describe('passwords', () => {
  const resetLink = async (email: string) => {
    const before = api.listMails().length;
    expect((await api.call('POST', '/auth/forgot-password', { data: { email } })).status).toBe(200);
    const mail = await waitFor(() => api.listMails()[before]);
    const plain = mail.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    return /reset-password\?token=([\w-]{43})/.exec(plain)?.[1] ?? '';
  };

  test('answers alike whether the account exists, and mails only one that does', async () => {
    const known = await api.call('POST', '/auth/forgot-password', {
      data: { email: 'viewer@works.example' },
    });
    const unknown = await api.call('POST', '/auth/forgot-password', {
      data: { email: 'ghost@works.example' },
    });
    expect([known.status, known.body.message]).toEqual([unknown.status, unknown.body.message]);
    await waitFor(() => api.listMails().some((mail) => mail.includes('viewer@works.example')));
    expect(api.listMails().some((mail) => mail.includes('ghost@works.example'))).toBe(false);
  });

  test('are set with a link once; every session ends', async () => {
    const session = await api.signIn('viewer@works.example');
    const token = await resetLink('viewer@works.example');
    const weak = await api.call('POST', '/auth/reset-password', {
      data: { password: 'short', passwordResetToken: token },
    });
    expect([weak.status, weak.body.errors?.[0]?.field]).toEqual([422, 'password']);
    const data = { password: 'Monsoon#4417', passwordResetToken: token };
    expect((await api.call('POST', '/auth/reset-password', { data })).status).toBe(200);
    expect((await api.call('POST', '/auth/reset-password', { data })).status).toBe(422);
    expect((await api.call('GET', '/users/profile', { as: session })).status).toBe(401);
    expect((await api.signIn('viewer@works.example', 'Monsoon#4417')).user.name).toBe('Viewer Nair');
  });

  test('an older link is void once a newer one is asked for, and any after thirty minutes', async () => {
    const older = await resetLink('other@works.example');
    const newer = await resetLink('other@works.example');
    const reset = (passwordResetToken: string) =>
      api.call('POST', '/auth/reset-password', { data: { password: 'Granite#5521', passwordResetToken } });
    expect((await reset(older)).status).toBe(422);
    const now = api.services.now().getTime();
    api.setNow(new Date(now + 30 * 60_000 + 1000).toISOString());
    expect((await reset(newer)).status).toBe(422);
  });

  test('are changed with the old one; other sessions end, this one stays', async () => {
    const here = await api.signIn('other@works.example');
    const there = await api.signIn('other@works.example');
    const wrong = await api.call('POST', '/auth/change-password', {
      as: here,
      data: { oldPassword: 'nope', newPassword: 'Granite#5521' },
    });
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, 'oldPassword']);
    const data = { oldPassword: PASSWORD, newPassword: 'Granite#5521' };
    expect((await api.call('POST', '/auth/change-password', { as: here, data })).status).toBe(200);
    expect((await api.call('GET', '/users/profile', { as: here })).status).toBe(200);
    expect((await api.call('GET', '/users/profile', { as: there })).status).toBe(401);
  });

  test.each(['other@works.example', 'Other Sen', 'P@ssw0rd'])('may not be %s', async (newPassword) => {
    const session = await api.signIn('other@works.example', 'Granite#5521');
    const reply = await api.call('POST', '/auth/change-password', {
      as: session,
      data: { oldPassword: 'Granite#5521', newPassword },
    });
    expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([422, 'newPassword']);
  });

  test('are stored as argon2id with 64 MiB and 3 passes', async () => {
    // One was set with a link, the other changed, by the tests above.
    const emails = [api.users.viewer.email, api.users.other.email];
    const rows = await api.services.db.asSystem('demo', (tx) =>
      tx.selectFrom('users').select('passwordHash').where('email', 'in', emails).execute(),
    );
    const stored = expect.stringMatching(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(rows).toEqual([{ passwordHash: stored }, { passwordHash: stored }]);
  });
});

describe('the profile', () => {
  test('is the user, with the role and what it permits', async () => {
    const session = await api.signIn('viewer@works.example', 'Monsoon#4417');
    const reply = await api.call('GET', '/users/profile', { as: session });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      ...session.user,
      isEmailVerified: true,
      permissions: session.permissions,
      roleDetail: session.role,
    });
    expect(session.role.rpaEntries).toContainEqual({
      permission: expect.objectContaining({ name: 'Reporting Task' }),
      accessLevel: 'view',
    });
  });

  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  test('takes name and phone', async () => {
    const session = await api.signIn('nobody@works.example');
    const form = toMultipart(null, {
      name: 'Meera Iyer',
      mobileNoCountryCode: '+91',
      mobileNo: '9876543210',
    });
    const reply = await api.call('PATCH', '/users/profile', { as: session, ...form });
    expect([reply.status, reply.body.data]).toMatchObject([
      200,
      { name: 'Meera Iyer', mobileNo: '9876543210', mobileNoCountryCode: '+91' },
    ]);
  });

  test.each([
    ['a name of one letter', { name: 'M' }, 'name'],
    ['a name with digits', { name: 'M33ra' }, 'name'],
    ['nine digits', { mobileNo: '987654321' }, 'mobileNo'],
    ['eleven digits', { mobileNo: '98765432101' }, 'mobileNo'],
  ])('refuses %s', async (_, fields: Record<string, string>, field) => {
    const session = await api.signIn('nobody@works.example');
    const reply = await api.call('PATCH', '/users/profile', { as: session, ...toMultipart(null, fields) });
    expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([422, field]);
  });

  test('draws an avatar anew and shows it under an address that cannot be guessed', async () => {
    const session = await api.signIn('nobody@works.example');
    const reply = await api.call('PATCH', '/users/profile', {
      as: session,
      ...toMultipart({ bytes: PIXEL, fileName: 'me.png', field: 'avatar' }),
    });
    const { avatar } = reply.body.data as { avatar: { path: string } };
    expect(avatar.path).toMatch(/^\/avatars\/[\w-]{43}$/);
    const picture = await api.call('GET', avatar.path);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(picture.bytes.equals(PIXEL)).toBe(false);
    expect((await api.call('GET', `/avatars/${'x'.repeat(43)}`)).status).toBe(404);
  });

  test('refuses what is no picture, whatever its name', async () => {
    const session = await api.signIn('nobody@works.example');
    const form = toMultipart({
      bytes: Buffer.from('<svg onload="alert(1)"/>'),
      fileName: 'me.png',
      field: 'avatar',
    });
    expect((await api.call('PATCH', '/users/profile', { as: session, ...form })).status).toBe(415);
  });
});
