import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PolicyKey } from '../access/policy.ts';
import type { Answer } from './answer.ts';
import { ID, NAMED, NOW, type Routes, startRoutes } from './route.test-support.ts';
import { isId, publicRoute } from './route.ts';

const SIGN_IN = 'Your session has ended. Please sign in again.';

/** What fails when the answer is out already is told in the log alone, a moment later. */
const AFTERWARDS_MS = 20;

let routes: Routes;
beforeAll(async () => {
  routes = await startRoutes();
});
afterAll(() => routes.close());
beforeEach(() => routes.reset());

test('a route without a line of the permission table does not register', () => {
  const register = () =>
    publicRoute(
      routes.app,
      { db: routes.db, now: () => NOW },
      {
        key: 'GET /nowhere' as PolicyKey,
        summary: '',
        tag: '',
        handler: async () => ({ message: '', data: null }),
      },
    );
  expect(register).toThrow('The permission table has no row for GET /nowhere');
});

test.each<[unknown, boolean]>([
  [ID, true],
  [ID.toUpperCase(), true],
  [`${ID}0`, false],
  ['nothing', false],
  ['', false],
  [undefined, false],
  [5, false],
  [[ID], false],
])('%o has the form of an id: %s', (value, expected) => {
  expect(isId(value)).toBe(expected);
});

describe('who may call:', () => {
  test.each<[string, 'GET' | 'POST', string, string, number, string | undefined]>([
    ['anybody what is public', 'GET', '/public/blogs', 'stranger', 200, undefined],
    ['somebody what is public', 'GET', '/public/blogs', 'owner', 200, undefined],
    ['a stranger of a company', 'GET', '/generate-tasks', 'stranger', 401, SIGN_IN],
    ['staff of a company', 'GET', '/generate-tasks', 'staff', 403, undefined],
    ['somebody without the permission', 'GET', '/generate-tasks', 'nobody', 403, undefined],
    ['somebody with the permission', 'GET', '/generate-tasks', 'owner', 200, undefined],
    [
      'staff a call of members that anybody signed in may make',
      'POST',
      '/auth/logout',
      'staff',
      401,
      SIGN_IN,
    ],
    ['a stranger a public call of members', 'GET', '/public/newsletter/confirm', 'stranger', 401, SIGN_IN],
    ['a company that', 'POST', '/auth/logout', 'owner', 200, undefined],
    ['staff what is of the platform', 'GET', '/admin/notifications', 'staff', 200, undefined],
    ['a company what is of the platform', 'GET', '/admin/notifications', 'owner', 403, undefined],
    ['staff what is of a session', 'POST', '/auth/change-password', 'staff', 200, undefined],
    ['a stranger what is of a session', 'POST', '/auth/change-password', 'stranger', 401, SIGN_IN],
    ['a stranger a public page of a session', 'GET', '/public/done', 'stranger', 401, SIGN_IN],
  ])('%s', async (_, method, url, as, status, message) => {
    const reply = await routes.call(method, url, { as });
    expect(reply.status).toBe(status);
    if (message !== undefined) expect(reply.body.message).toBe(message);
    expect(routes.seen.calls).toHaveLength(status === 200 ? 1 : 0);
  });

  test('and the handler is told who calls', async () => {
    await routes.call('GET', '/public/blogs', { as: 'stranger' });
    await routes.call('GET', '/public/blogs');
    await routes.call('GET', '/generate-tasks');
    await routes.call('GET', '/admin/notifications', { as: 'staff' });
    expect(routes.seen.calls.map(({ caller }) => caller)).toEqual([
      null,
      routes.callers.owner,
      routes.callers.owner,
      routes.callers.staff,
    ]);
  });
});

describe('whoever has not confirmed their e-mail address', () => {
  test('writes to no other organisation, whether what they write about exists or not', async () => {
    const reply = await routes.call('POST', `/enquiries/${ID}/close`, { as: 'unconfirmed' });
    expect([reply.status, reply.body.message]).toEqual([403, AUTH_MESSAGES.unverified]);
    expect(routes.seen.steps).toEqual([]);
  });

  test('works within their own', async () => {
    expect((await routes.call('GET', '/generate-tasks', { as: 'unconfirmed' })).status).toBe(200);
  });

  test('is let through when they have', async () => {
    expect((await routes.call('POST', `/enquiries/${ID}/close`)).status).toBe(200);
    expect(routes.seen.steps).toEqual(['exists', 'handler']);
  });
});

describe('hits of a public call', () => {
  async function setHits(key: string, hits: number) {
    await routes.db.pool.query(
      `INSERT INTO rate_limits (key, hits, window_ends_at) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET hits = excluded.hits`,
      [key, hits, new Date(NOW.getTime() + 60_000)],
    );
  }
  async function readKeys() {
    const { rows } = await routes.db.pool.query<{ key: string; hits: number }>(
      'SELECT key, hits FROM rate_limits',
    );
    return Object.fromEntries(rows.map(({ key, hits }) => [key, hits]));
  }

  test('are 600 in a minute from one address at the most', async () => {
    const key = 'public:GET /public/blogs:127.0.0.1';
    await setHits(key, 599);
    expect((await routes.call('GET', '/public/blogs', { as: 'stranger' })).status).toBe(200);
    expect(await readKeys()).toMatchObject({ [key]: 600 });
    const refused = await routes.call('GET', '/public/blogs', { as: 'stranger' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    await setHits(key, 0);
  });

  test('count for a minute', async () => {
    await routes.db.pool.query('DELETE FROM rate_limits');
    await routes.call('GET', '/public/blogs', { as: 'stranger' });
    const { rows } = await routes.db.pool.query<{ ends: Date }>(
      'SELECT window_ends_at AS ends FROM rate_limits',
    );
    expect(rows).toEqual([{ ends: new Date(NOW.getTime() + 60_000) }]);
  });

  test('of all addresses of a customer count together', async () => {
    await routes.db.pool.query('DELETE FROM rate_limits');
    for (const remoteAddress of ['2001:db8:1:2::6', '2001:db8:1:2::7'])
      await routes.app.inject({ url: '/public/blogs', remoteAddress });
    expect(await readKeys()).toEqual({ 'public:GET /public/blogs:2001:db8:1:2::/64': 2 });
  });

  test('do not count where the health is asked for, nor for whoever is signed in', async () => {
    await routes.db.pool.query('DELETE FROM rate_limits');
    await routes.call('GET', '/health/live', { as: 'stranger' });
    await routes.call('GET', '/generate-tasks');
    expect(await readKeys()).toEqual({});
  });
});

describe('after its trial an organisation', () => {
  test.each<[string, 'GET' | 'POST' | 'PUT', string, string, number]>([
    ['reads', 'GET', '/generate-tasks', 'over', 200],
    ['does not write', 'POST', '/generate-tasks/add', 'over', 403],
    ['asks for help', 'PUT', '/contact-us/update-status', 'over', 200],
    ['posts on the site', 'POST', '/public/newsletter', 'over', 200],
    ['wrote until then', 'POST', '/generate-tasks/add', 'running', 201],
    ['without an end writes', 'POST', '/generate-tasks/add', 'owner', 201],
  ])('%s', async (_, method, url, as, status) => {
    const payload =
      method === 'GET' ? {} : { payload: url === '/generate-tasks/add' ? { name: 'x' } : NAMED };
    const reply = await routes.call(method, url, { as, ...payload });
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.message).toBe(ERROR_MESSAGES.trial_ended);
  });
});

describe('an answer', () => {
  test('is a message and its data', async () => {
    routes.seen.respond = async () => ({ message: 'Done.', data: { id: 1 }, more: 'x' }) as Answer<unknown>;
    const reply = await routes.call('GET', '/generate-tasks');
    expect([reply.status, reply.body]).toEqual([200, { message: 'Done.', data: { id: 1 } }]);
  });

  test('has the status of its call, or one of its own', async () => {
    const add = () => routes.call('POST', '/generate-tasks/add', { payload: { name: 'x' } });
    expect((await add()).status).toBe(201);
    routes.seen.respond = async () => ({ message: 'Done.', data: null, status: 202 });
    expect((await add()).status).toBe(202);
  });

  test('may be a stream', async () => {
    routes.seen.respond = async (reply) => reply.type('text/csv').send(Readable.from(['a,b']));
    const reply = await routes.call('GET', '/generate-tasks');
    expect([reply.status, reply.text]).toEqual([200, 'a,b']);
    await sleep(AFTERWARDS_MS);
    expect(routes.seen.logged).toEqual([]);
  });
});

describe('a key of a call that is sent again', () => {
  const headers = { 'idempotency-key': 'again' };

  test('holds for a POST, all checks of the body included', async () => {
    const first = await routes.call('POST', '/contact-us/create', { as: 'keyed', payload: NAMED, headers });
    routes.seen.missing = 'body';
    const again = await routes.call('POST', '/contact-us/create', { as: 'keyed', payload: NAMED, headers });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(routes.seen.calls).toHaveLength(1);
  });

  test('holds for no other', async () => {
    for (let sent = 0; sent < 2; sent++)
      await routes.call('PUT', '/contact-us/update-status', { as: 'keyed', payload: NAMED, headers });
    expect(routes.seen.calls).toHaveLength(2);
  });
});

test('what a call is marked with is known to the parts before it', async () => {
  const marks = { isBare: false, needsNoApiKey: false, isBackground: false, takesForms: false };
  await routes.call('GET', '/public/blogs');
  await routes.call('GET', '/health/live');
  await routes.call('POST', '/public/newsletter', { payload: NAMED });
  await routes.call('POST', '/generate-tasks/add', { payload: { name: 'x' } });
  expect(routes.seen.calls.map(({ config }) => config)).toMatchObject([
    { ...marks, needsNoApiKey: true },
    { ...marks, isBackground: true },
    { ...marks, takesForms: true },
    { ...marks, isBare: true },
  ]);
});
