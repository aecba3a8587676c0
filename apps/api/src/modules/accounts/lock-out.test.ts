import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, PASSWORD, type Reply, startHarness, waitFor } from '../../../test/harness.ts';
import { createCli } from '../../cli/cli.test-support.ts';

const OWNER = 'owner@works.example';
const NEW_PASSWORD = 'Granite#5521';
const HOME = '203.0.113.7';
const ELSEWHERE = '203.0.113.99';
const ATTACKER = '198.51.100.1';
const WRONG = 'Wrong!9271';

let api: Harness;
let ehs: ReturnType<typeof createCli>;
beforeAll(async () => {
  api = await startHarness({ withJobs: true });
  ehs = createCli(api);
});
afterAll(() => api.close());

let day = Date.parse('2026-11-02T06:00:00Z');
beforeEach(async () => {
  // Each test begins with nothing counted, and in a month of its own.
  day += 30 * 86_400_000;
  api.setNow(new Date(day).toISOString());
  await api.services.db.pool.query('DELETE FROM rate_limits; DELETE FROM known_devices');
});

const wait = (minutes: number) => {
  api.setNow(new Date(api.services.now().getTime() + minutes * 60_000).toISOString());
};
const login = (password: string, from: string, mark?: string, email = OWNER) =>
  api.call('POST', '/auth/login', {
    data: { email, password },
    from,
    ...(mark === undefined ? {} : { headers: { 'x-device-mark': mark } }),
  });
const markOf = (reply: Reply) => reply.headers['x-device-mark'] ?? '';
const hashOf = (mark: string) => createHash('sha256').update(mark).digest();

/** Guesses wrong so often. @returns how the last one was answered */
async function guess(times: number, from: string, mark?: string): Promise<number> {
  let status = 0;
  for (let turn = 0; turn < times; turn += 1) status = (await login(WRONG, from, mark)).status;
  return status;
}

/** What a hundred guesses from many networks leave behind, without the time that their hashes take. */
async function countGuesses(hits: number): Promise<void> {
  await login(WRONG, ATTACKER);
  await api.services.db.pool.query(
    "UPDATE rate_limits SET hits = $1 WHERE key = 'login:account:owner@works.example'",
    [hits],
  );
}

describe('who guesses wrong', () => {
  test('waits with the whole network after ten, and keeps nobody else out', async () => {
    expect(await guess(10, ATTACKER)).toBe(401);
    const blocked = await login(PASSWORD, ATTACKER);
    expect(blocked.status).toBe(429);
    expect(blocked.body.message).toMatch(/^Too many attempts\. Please wait .* or reset your password\.$/);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(PASSWORD, HOME)).status).toBe(200);
    expect((await login(PASSWORD, ATTACKER)).status).toBe(429);
    expect((await login(PASSWORD, ATTACKER, undefined, 'other@works.example')).status).toBe(200);
    wait(15);
    expect((await login(PASSWORD, ATTACKER)).status).toBe(200);
  });

  test('is one network in all addresses of an IPv6 /64, and another one beyond', async () => {
    for (let turn = 1; turn <= 10; turn += 1)
      expect((await login(WRONG, `2001:db8:1:2::${turn}`)).status).toBe(401);
    expect((await login(PASSWORD, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await login(PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('from many networks is bounded by the account', async () => {
    await countGuesses(99);
    expect((await login(WRONG, '198.51.100.2')).status).toBe(401);
    expect((await login(PASSWORD, '198.51.100.3')).status).toBe(429);
    wait(60);
    expect((await login(PASSWORD, '198.51.100.3')).status).toBe(200);
  });

  test('does not reach the bound of the account from one network', async () => {
    await guess(15, ATTACKER);
    const { rows } = await api.services.db.pool.query(
      "SELECT hits FROM rate_limits WHERE key = 'login:account:owner@works.example'",
    );
    expect(rows).toEqual([{ hits: 10 }]);
  });

  test('is not forgiven by the owner’s signing in', async () => {
    await countGuesses(50);
    expect((await login(PASSWORD, HOME)).status).toBe(200);
    const { rows } = await api.services.db.pool.query(
      "SELECT hits FROM rate_limits WHERE key = 'login:account:owner@works.example'",
    );
    expect(rows).toEqual([{ hits: 50 }]);
  });
});

describe('a browser that has signed in before', () => {
  test('gets in while others guess, from any network; they wait', async () => {
    const mark = markOf(await login(PASSWORD, HOME));
    expect(mark).toMatch(/^[\w-]{43}$/);
    await countGuesses(100);
    await guess(11, HOME);
    expect((await login(PASSWORD, HOME)).status).toBe(429);
    expect((await login(PASSWORD, ELSEWHERE)).status).toBe(429);
    for (const from of [HOME, ELSEWHERE, ATTACKER]) {
      const reply = await login(PASSWORD, from, mark);
      expect([reply.status, markOf(reply)]).toEqual([200, mark]);
    }
    expect((await login(PASSWORD, ATTACKER)).status).toBe(429);
  });

  test('guesses no more than others, and its guesses count for it alone', async () => {
    const mark = markOf(await login(PASSWORD, HOME));
    expect(await guess(10, HOME, mark)).toBe(401);
    expect((await login(PASSWORD, HOME, mark)).status).toBe(429);
    expect((await login(PASSWORD, HOME)).status).toBe(200);
  });

  test('is known to the accounts that signed in there, and to no other', async () => {
    const mark = markOf(await login(PASSWORD, HOME, undefined, 'other@works.example'));
    await countGuesses(100);
    expect((await login(PASSWORD, HOME, mark)).status).toBe(429);
    wait(60);
    expect(markOf(await login(PASSWORD, HOME, mark))).toBe(mark);
    await countGuesses(100);
    expect((await login(PASSWORD, HOME, mark)).status).toBe(200);
    expect((await login(PASSWORD, HOME, mark, 'other@works.example')).status).toBe(200);
  });

  test.each([
    ['made up', randomBytes(32).toString('base64url')],
    ['no mark at all', 'x'],
  ])('is not one whose mark is %s', async (_, mark) => {
    await countGuesses(100);
    expect((await login(PASSWORD, HOME, mark)).status).toBe(429);
  });

  test('is known by a hash only, and forgotten after half a year', async () => {
    const mark = markOf(await login(PASSWORD, HOME));
    const { rows } = await api.services.db.pool.query('SELECT mark_hash, user_id FROM known_devices');
    expect(rows).toEqual([{ mark_hash: hashOf(mark), user_id: api.users.owner.userId }]);
    wait(180 * 24 * 60 - 1);
    await countGuesses(100);
    expect((await login(PASSWORD, HOME, mark)).status).toBe(200);
    wait(180 * 24 * 60);
    await countGuesses(100);
    expect((await login(PASSWORD, HOME, mark)).status).toBe(429);
  });

  test('is one of ten at most: those that signed in last', async () => {
    const first = markOf(await login(PASSWORD, HOME));
    for (let turn = 0; turn < 10; turn += 1) {
      wait(1);
      await login(PASSWORD, HOME);
    }
    const { rows } = await api.services.db.pool.query('SELECT mark_hash FROM known_devices');
    expect(rows).toHaveLength(10);
    expect(rows.some(({ mark_hash }) => hashOf(first).equals(mark_hash))).toBe(false);
  });
});

describe('a forgotten password', () => {
  const forgot = (from: string, mark?: string) =>
    api.call('POST', '/auth/forgot-password', {
      data: { email: OWNER },
      from,
      ...(mark === undefined ? {} : { headers: { 'x-device-mark': mark } }),
    });

  /** A link that is still to be mailed voids the one before it: ends once none is, not of an earlier test either. */
  const noLinksUnderway = () =>
    waitFor(async () => {
      const { rows } = await api.services.db.pool.query(
        "SELECT FROM pgboss.job WHERE name = 'send-reset-link' AND state IN ('created', 'retry', 'active')",
      );
      return rows.length === 0;
    });

  test('may be asked for while others ask; they wait', async () => {
    const mark = markOf(await login(PASSWORD, HOME));
    for (let turn = 0; turn < 5; turn += 1) expect((await forgot(ATTACKER)).status).toBe(200);
    expect((await forgot(ATTACKER)).status).toBe(429);
    expect((await forgot(HOME)).status).toBe(200);
    await api.services.db.pool.query(
      "UPDATE rate_limits SET hits = 20 WHERE key = 'forgot:account:owner@works.example'",
    );
    expect((await forgot(HOME)).status).toBe(429);
    expect((await forgot(HOME, mark)).status).toBe(200);
  });

  test('that is set anew lets its browser in, while the attacker waits; older browsers are strange', async () => {
    const older = markOf(await login(PASSWORD, ELSEWHERE));
    await guess(11, ATTACKER);
    await noLinksUnderway();
    const before = api.listMails().length;
    await forgot(HOME);
    const mail = (await waitFor(() => api.listMails()[before])).replace(/=\r\n/g, '').replace(/=3D/g, '=');
    const passwordResetToken = /reset-password\?token=([\w-]{43})/.exec(mail)?.[1];
    const reset = await api.call('POST', '/auth/reset-password', {
      data: { password: NEW_PASSWORD, passwordResetToken },
      from: HOME,
    });
    expect(reset.status).toBe(200);
    expect((await login(NEW_PASSWORD, ATTACKER)).status).toBe(429);
    expect((await login(NEW_PASSWORD, HOME)).status).toBe(200);
    await countGuesses(100);
    expect((await login(NEW_PASSWORD, HOME)).status).toBe(429);
    expect((await login(NEW_PASSWORD, HOME, older)).status).toBe(429);
    expect((await login(NEW_PASSWORD, HOME, markOf(reset))).status).toBe(200);
    expect((await login(NEW_PASSWORD, ATTACKER)).status).toBe(429);
  });
});

test('signing up with somebody’s address keeps nobody else from it', async () => {
  const signUp = (from: string) =>
    api.call('POST', '/auth/signup', { data: { name: 'Asha Rao', email: 'asha@kiln.example' }, from });
  for (let turn = 0; turn < 5; turn += 1) expect((await signUp(ATTACKER)).status).toBe(201);
  expect((await signUp(ATTACKER)).status).toBe(429);
  expect((await signUp(HOME)).status).toBe(201);
});

test('an operator unlocks an account, everywhere', async () => {
  const data = { email: 'other@works.example', password: WRONG };
  const attempt = (from: string, password: string) =>
    api.call('POST', '/auth/login', { data: { ...data, password }, from });
  for (let turn = 0; turn < 11; turn += 1) await attempt(HOME, WRONG);
  await api.services.db.pool.query(
    "UPDATE rate_limits SET hits = 100 WHERE key = 'login:account:other@works.example'",
  );
  expect([(await attempt(HOME, PASSWORD)).status, (await attempt(ELSEWHERE, PASSWORD)).status]).toEqual([
    429, 429,
  ]);
  expect((await ehs('user', 'unlock', 'OTHER@works.example')).out).toContain('can sign in again');
  expect([(await attempt(ELSEWHERE, PASSWORD)).status, (await attempt(HOME, PASSWORD)).status]).toEqual([
    200, 200,
  ]);
  expect((await ehs('user', 'unlock', 'viewer@works.example')).out).toContain('did not have to wait');
  expect((await ehs('user', 'unlock', 'ghost@works.example')).code).toBe(4);
  const { rows } = await api.services.db.pool.query(
    "SELECT summary FROM audit_log WHERE action = 'user unlock' AND organisation_id = $1",
    [api.users.other.organisationId],
  );
  expect(rows).toEqual([{ summary: 'An operator let Other Sen sign in again' }]);
});
