import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { createCli, findLastLine } from './cli.test-support.ts';

const NOW = '2026-11-21T06:00:00Z';
const NEW_PASSWORD = 'Granite#5521';

let api: Harness;
let ehs: ReturnType<typeof createCli>;
beforeAll(async () => {
  api = await startHarness({ now: NOW });
  ehs = createCli(api);
});
afterAll(() => api.close());

const tokenOf = (link: string) => /token=([\w-]{43})/.exec(link)?.[1] ?? '';
const reset = (passwordResetToken: string) =>
  api.call('POST', '/auth/reset-password', { data: { password: NEW_PASSWORD, passwordResetToken } });

test('user list: all, of an organisation, by words and state', async () => {
  expect((await ehs('user', 'list')).out).toContain('other@works.example');
  const own = await ehs('user', 'list', '--organisation', 'Alpha Paints', '--json');
  expect((own.data as { name: string }[]).map(({ name }) => name)).toEqual([
    'Nobody Iyer',
    'Owner Rao',
    'Viewer Nair',
  ]);
  expect((await ehs('user', 'list', '--keyword', 'VIEWER@', '--json')).data).toHaveLength(1);
  expect((await ehs('user', 'list', '--state', 'inactive')).out).toBe('No people.');
  expect((await ehs('user', 'list', '--organisation', 'Nobody Ltd')).code).toBe(4);
});

test('user show: by address in any case; nothing secret in the answer', async () => {
  const shown = await ehs('user', 'show', 'OWNER@works.example', '--json');
  expect(shown.data).toMatchObject({ name: 'Owner Rao', isOwner: true, hasPassword: true });
  expect(shown.out).not.toContain('argon2');
  expect((await ehs('user', 'show', 'ghost@works.example')).code).toBe(4);
  expect(await findLastLine(api)).toMatchObject({ action: 'user show', organisation_id: null });
});

describe('user reset-link', () => {
  test('prints a link that works once, voids older ones and is kept nowhere', async () => {
    const older = await ehs('user', 'reset-link', 'viewer@works.example');
    const newer = await ehs('user', 'reset-link', 'viewer@works.example');
    expect([older.code, newer.code]).toEqual([0, 0]);
    expect((await reset(tokenOf(older.out))).status).toBe(422);
    expect((await reset(tokenOf(newer.out))).status).toBe(200);
    expect((await reset(tokenOf(newer.out))).status).toBe(422);
    expect((await api.signIn('viewer@works.example', NEW_PASSWORD)).user.name).toBe('Viewer Nair');
    const { rows } = await api.services.db.pool.query<{ text: string }>(
      'SELECT string_agg(audit_log::text, chr(10)) AS text FROM audit_log',
    );
    expect(rows[0]?.text).toContain('created a password link for Viewer Nair');
    expect(rows[0]?.text).not.toContain(tokenOf(newer.out));
  });

  test('prints one that lives for thirty minutes', async () => {
    const { data } = await ehs('user', 'reset-link', 'viewer@works.example', '--json');
    const { link, expiresAt } = data as { link: string; expiresAt: string };
    expect(expiresAt).toBe('2026-11-21T06:30:00.000Z');
    api.setNow('2026-11-21T06:30:00Z');
    expect((await reset(tokenOf(link))).status).toBe(422);
    api.setNow(NOW);
  });

  test('gives somebody who signed up and lost the mail a way in', async () => {
    await api.call('POST', '/auth/signup', { data: { name: 'Ravi Menon', email: 'ravi@kiln.example' } });
    const { out } = await ehs('user', 'reset-link', 'ravi@kiln.example');
    expect(out).toContain('/set-password?token=');
    const reply = await api.call('POST', '/auth/set-password', {
      data: { token: tokenOf(out), password: NEW_PASSWORD },
    });
    expect(reply.status).toBe(200);
  });

  test('is refused for somebody who is not active, and where the id must be given', async () => {
    await ehs('user', 'deactivate', 'nobody@works.example');
    expect((await ehs('user', 'reset-link', 'nobody@works.example')).err).toContain('is not active');
    await ehs('user', 'activate', 'nobody@works.example');
    for (let i = 0; i < 2; i++)
      await api.call('POST', '/auth/signup', { data: { name: 'Two Times', email: 'two@kiln.example' } });
    const several = await ehs('user', 'reset-link', 'two@kiln.example');
    expect([several.code, several.err]).toEqual([2, expect.stringContaining('Use an id')]);
  });
});

describe('user deactivate and activate', () => {
  test('ends the sessions of a person at once, and lets them in again', async () => {
    const session = await api.signIn('viewer@works.example', NEW_PASSWORD);
    expect((await ehs('user', 'deactivate', 'viewer@works.example')).code).toBe(0);
    expect((await api.call('GET', '/users/profile', { as: session })).status).toBe(401);
    const login = { email: 'viewer@works.example', password: NEW_PASSWORD };
    expect((await api.call('POST', '/auth/login', { data: login })).status).toBe(401);
    expect((await ehs('user', 'activate', 'viewer@works.example')).out).toContain('is active');
    expect((await api.call('POST', '/auth/login', { data: login })).status).toBe(200);
    expect(await findLastLine(api)).toMatchObject({
      action: 'user activate',
      organisation_id: api.users.viewer.organisationId,
    });
  });

  test('leaves an owner alone unless it is meant', async () => {
    const refused = await ehs('user', 'deactivate', 'other@works.example');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('--even-owner')]);
    expect((await ehs('user', 'deactivate', 'other@works.example', '--even-owner')).code).toBe(0);
    await ehs('user', 'activate', 'other@works.example');
  });
});

describe('user create-admin', () => {
  const create = (...more: string[]) => ehs('user', 'create-admin', '--name', 'Root Admin', ...more);

  test('makes platform staff that may send notifications and nothing of the signed-in app', async () => {
    const { data } = await create('--email', 'root@operator.example', '--role', 'super_admin', '--json');
    const { link } = data as { link: string };
    expect((await reset(tokenOf(link))).status).toBe(200);
    const session = await api.signIn('root@operator.example', NEW_PASSWORD);
    expect(session.user).toMatchObject({ organisation: null, role: { slug: 'super_admin' } });
    expect((await api.call('GET', '/admin/notifications', { as: session })).status).toBe(200);
    expect((await api.call('GET', '/dashboard', { as: session })).status).toBe(403);
    expect((await ehs('user', 'list', '--platform')).out).toContain('root@operator.example');
  });

  test.each<[string[], number]>([
    [['--email', 'owner@works.example'], 1],
    [['--email', 'none'], 1],
    [['--email', 'a@operator.example', '--role', 'company'], 2],
    [[], 2],
  ])('refuses %j', async (more, code) => {
    expect((await create(...more)).code).toBe(code);
  });
});
