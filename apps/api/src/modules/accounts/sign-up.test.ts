import { TRIAL_DAYS } from '@anupalan/enums/limits';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import type { Organisation } from '@anupalan/validators/entities/organisation';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, waitFor } from '../../../test/harness.ts';

const NOW = '2026-11-21T06:00:00Z';
const NEW_PASSWORD = 'Granite#5521';

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ now: NOW, withJobs: true });
});
afterAll(() => api.close());

const signUp = (email: string, name = 'Meera Joglekar') =>
  api.call('POST', '/auth/signup', { data: { name, email } });
const setPassword = (token: string, password = NEW_PASSWORD) =>
  api.call('POST', '/auth/set-password', { data: { token, password } });

/** The mails to an address, readable, oldest first. */
function mailsTo(email: string): string[] {
  return api
    .listMails()
    .map((mail) => mail.replace(/=\r\n/g, '').replace(/=3D/g, '='))
    .filter((mail) => mail.includes(`To: ${email}`));
}

async function openWorkspace(email: string): Promise<{ session: Session; token: string }> {
  const before = mailsTo(email).length;
  const reply = await signUp(email);
  expect(reply.status).toBe(201);
  const mail = await waitFor(() => mailsTo(email).find((_, index) => index >= before));
  return { session: reply.body.data, token: /set-password\?token=([\w-]{43})/.exec(mail)?.[1] ?? '' };
}

describe('signing up', () => {
  test('opens a trial workspace of its own, with a session of its owner', async () => {
    const reply = await signUp('asha@kiln.example', 'Asha Kulkarni');
    expect([reply.status, reply.body.message]).toEqual([201, AUTH_MESSAGES.signedUp]);
    const session: Session = reply.body.data;
    expect(session.user).toMatchObject({
      name: 'Asha Kulkarni',
      organisation: { type: 'company' },
      role: { slug: 'company' },
    });
    expect(session.permissions).toContainEqual({
      permissionName: 'Consent Analyzer',
      accessLevel: 'view,manage',
    });
    const { data } = (await api.call('GET', '/organisation', { as: session })).body;
    const organisation: Organisation = data;
    expect(organisation.isReadOnly).toBe(false);
    expect(organisation.verifiedDomain).toBeNull();
    expect(Date.parse(organisation.trialEndsAt ?? '') - Date.parse(NOW)).toBe(TRIAL_DAYS * 86_400_000);
    const trail = await api.call('GET', '/audit-log', { as: session });
    expect((trail.body.data as { total: number }).total).toBe(1);
  });

  test.each<[string, unknown, number, string?]>([
    ['nothing', {}, 422, 'name'],
    ['a name of one letter', { name: 'A', email: 'a@kiln.example' }, 422, 'name'],
    ['no address', { name: 'Asha Kulkarni' }, 422, 'email'],
    ['an address without a domain', { name: 'Asha Kulkarni', email: 'asha@kiln' }, 422, 'email'],
    ['a number', { name: 5, email: 'a@kiln.example' }, 400, 'name'],
    ['a list', [], 400],
  ])('refuses %s', async (_, data, status, field) => {
    const reply = await api.call('POST', '/auth/signup', { data });
    expect(reply.status).toBe(status);
    if (field) expect(reply.body.errors?.map((error) => error.field)).toContain(field);
  });

  test('is limited for an address, whatever its case', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await signUp(i % 2 ? 'ALL@many.example' : 'all@many.example')).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const waiting = await signUp('all@many.example');
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(3000);
  });
});

describe('before a password is set', () => {
  test('the address counts for nothing: no login, no reset, no invitation, no domain', async () => {
    const { session } = await openWorkspace('ravi@foundry.example');
    const login = await api.call('POST', '/auth/login', {
      data: { email: 'ravi@foundry.example', password: NEW_PASSWORD },
    });
    expect(login.status).toBe(401);
    const known = mailsTo('ravi@foundry.example').length;
    await api.call('POST', '/auth/forgot-password', { data: { email: 'ravi@foundry.example' } });
    const invited = await api.call('POST', '/users/sub-user', {
      as: session,
      data: { name: 'Nina Bose', email: 'nina@foundry.example', roleId: session.user.role.id },
    });
    expect([invited.status, invited.body.message]).toEqual([403, AUTH_MESSAGES.unverified]);
    const elsewhere = await api.call('PUT', '/users/sub-user', {
      as: session,
      data: { id: session.user.id, email: 'victim@foundry.example' },
    });
    expect(elsewhere.status).toBe(403);
    const enquiry = await api.call('POST', '/enquiries', { as: session, data: {} });
    expect([enquiry.status, enquiry.body.message]).toEqual([
      403,
      'Please confirm your e-mail address first.',
    ]);
    await openWorkspace('last@foundry.example'); // jobs run in their order
    expect(mailsTo('ravi@foundry.example')).toHaveLength(known);
    expect(mailsTo('nina@foundry.example').concat(mailsTo('victim@foundry.example'))).toEqual([]);
  });
});

describe('the mailed link', () => {
  test('sets the password, ends every other session of the workspace and verifies address and domain', async () => {
    const { session, token } = await openWorkspace('owner@mill.example');
    const weak = await setPassword(token, 'short');
    expect([weak.status, weak.body.errors?.[0]?.field]).toEqual([422, 'password']);
    const reply = await setPassword(token);
    expect(reply.status).toBe(200);
    const fresh: Session = reply.body.data;
    expect(fresh.user.organisation).toEqual(session.user.organisation);
    expect((await api.call('GET', '/users/profile', { as: session })).status).toBe(401);
    expect((await api.call('GET', '/organisation', { as: fresh })).body.data).toMatchObject({
      verifiedDomain: 'mill.example',
    });
    expect((await setPassword(token)).status).toBe(422);
    expect((await api.signIn('owner@mill.example', NEW_PASSWORD)).user.id).toBe(session.user.id);
  });

  test('is void once a newer one is mailed to the address', async () => {
    const older = await openWorkspace('twice@mill2.example');
    const newer = await openWorkspace('TWICE@mill2.example');
    expect(newer.session.user.organisation?.id).not.toBe(older.session.user.organisation?.id);
    const dead = await setPassword(older.token);
    expect([dead.status, dead.body.message]).toEqual([422, AUTH_MESSAGES.deadLink]);
    expect((await setPassword(newer.token)).status).toBe(200);
  });

  test('lives as long as the trial', async () => {
    const { token } = await openWorkspace('late@mill3.example');
    const inTime = await openWorkspace('intime@mill3.example');
    const end = Date.parse(NOW) + TRIAL_DAYS * 86_400_000;
    api.setNow(new Date(end - 1000).toISOString());
    expect((await setPassword(inTime.token)).status).toBe(200);
    api.setNow(new Date(end).toISOString());
    expect((await setPassword(token)).status).toBe(422);
    api.setNow(NOW);
  });

  test('is none where the address has an account; the answer is the same', async () => {
    const taken = await signUp('owner@works.example');
    const free = await signUp('free@works2.example');
    expect([taken.status, taken.body.message]).toEqual([free.status, free.body.message]);
    const shape = (data: Session) => [Object.keys(data), data.permissions, data.user.role];
    expect(shape(taken.body.data)).toEqual(shape(free.body.data));
    const mail = await waitFor(() => mailsTo('owner@works.example')[0]);
    expect(mail).toContain('You already have an account');
    expect(mail).not.toContain('token=');
    const { rows } = await api.services.db.pool.query('SELECT 1 FROM password_tokens WHERE user_id = $1', [
      (taken.body.data as Session).user.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('is dead once another account has taken the address', async () => {
    const { token } = await openWorkspace('race@works3.example');
    await api.services.db.pool.query(
      "UPDATE users SET email = 'race@works3.example' WHERE email = 'nobody@works.example'",
    );
    expect((await setPassword(token)).status).toBe(422);
    await api.services.db.pool.query(
      "UPDATE users SET email = 'nobody@works.example' WHERE email = 'race@works3.example' AND password_hash IS NOT NULL",
    );
  });
});
