import { Readable } from 'node:stream';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { text } from '@anupalan/validators/primitives';
import { request as fields } from '@anupalan/validators/requests/envelope';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCaller, startDatabase, startSmallApp } from '../../test/small-app.ts';
import type { Caller } from '../access/caller.ts';
import type { PolicyKey } from '../access/policy.ts';
import type { Database } from '../database/database.ts';
import { createOrganisation, getBuiltInRoles } from '../demo/accounts.ts';
import type { Answer } from './answer.ts';
import { notFound } from './problem.ts';
import { isId, memberRoute, platformRoute, publicRoute, sessionRoute } from './route.ts';

const NOW = new Date('2026-11-22T06:00:00Z');
const ID = '01900000-0000-7000-8000-00000000000a';
const SIGN_IN = 'Your session has ended. Please sign in again.';
const NO_WRAPPER = ['The body must be a JSON object of the form { "data": … }.'];

const everything = (['Reporting Task', 'Support Management', 'Consent Documents'] as const).map(
  (permissionName) => ({
    permissionName,
    accessLevel: 'manage',
  }),
);
const owner = createCaller({ permissions: everything });
const trial = (trialEndsAt: Date): Caller => ({
  ...owner,
  organisation: owner.organisation && { ...owner.organisation, trialEndsAt },
});
const callers: Record<string, Caller> = {
  owner,
  nobody: createCaller(),
  staff: createCaller({ role: 'super_admin', organisation: null }),
  over: trial(NOW),
  running: trial(new Date(NOW.getTime() + 1)),
};

const body = fields({
  name: text().required('Enter a name'),
  before: text().test('before', 'Not after today', (value, { options }) => {
    return !value || value <= String((options.context as { today?: string } | undefined)?.today);
  }),
});
const query = fields({ keyword: text().max(5, 'At most 5 characters') });

let app: FastifyInstance;
let db: Database;
/** What the handler was called with, each time. */
let calls: Record<string, unknown>[] = [];
/** In which order a call was checked. */
let steps: string[] = [];
let respond: (reply: FastifyReply) => Promise<Answer<unknown> | FastifyReply>;
let early: Answer<unknown> | 'reply' | null = null;
const early404 = { path: false, body: false };

beforeAll(async () => {
  db = await startDatabase();
  const services = { db, now: () => NOW };
  const { company = '' } = await db.asSystem('demo', getBuiltInRoles);
  const made = await db.asSystem('demo', (tx) =>
    createOrganisation(
      tx,
      company,
      {
        type: 'company',
        name: 'Alpha Paints',
        state: 'Goa',
        address: 'Plot 1',
        sector: 'Paint',
        owner: {
          name: 'Asha Rane',
          email: 'asha@works.example',
          designation: '',
          department: '',
          mobileNo: '9000000000',
          passwordHash: 'x',
        },
      },
      NOW,
    ),
  );
  callers.keyed = { ...owner, userId: made.ownerId };
  const handler = async (
    input: Record<string, unknown> & { request: { routeOptions: { config: object } }; reply: FastifyReply },
  ) => {
    steps.push('handler');
    const { request: given, reply, ...rest } = input;
    calls.push({ ...rest, config: given.routeOptions.config });
    return respond(reply);
  };
  const told = (key: PolicyKey) => ({ key, summary: key, tag: 'Test' });
  app = await startSmallApp(
    (each) => {
      publicRoute(each, services, { ...told('GET /public/blogs'), query, needsNoApiKey: true, handler });
      publicRoute(each, services, { ...told('GET /health/live'), isBackground: true, handler });
      publicRoute(each, services, { ...told('POST /public/newsletter'), body, takesForms: true, handler });
      memberRoute(each, services, { ...told('GET /generate-tasks'), query, handler });
      memberRoute(each, services, {
        ...told('POST /generate-tasks/add'),
        body,
        isBare: true,
        status: 201,
        handler,
      });
      memberRoute(each, services, {
        ...told('POST /contact-us/create'),
        body,
        bodyContext: (caller) => ({ today: caller.organisation.name === 'Alpha Paints' ? '2026-11-22' : '' }),
        answerEarly: async ({ data, request: given, reply }) => {
          steps.push(`early ${JSON.stringify(data)} ${given.method}`);
          return early === 'reply' ? reply.code(202).send({ early: true }) : early;
        },
        existsInBody: async (caller, data) => {
          steps.push(`ids ${JSON.stringify(data)} of ${caller.name}`);
          if (early404.body) throw notFound('task');
        },
        handler,
      });
      memberRoute(each, services, {
        ...told('PATCH /consent-documents/:id'),
        body,
        exists: async (caller, id, given) => {
          steps.push(`exists ${id} of ${caller.organisation.name} ${given.method}`);
          if (early404.path) throw notFound('order');
        },
        handler,
      });
      memberRoute(each, services, { ...told('PUT /contact-us/update-status'), handler });
      memberRoute(each, services, { ...told('POST /auth/logout'), handler });
      platformRoute(each, services, { ...told('GET /admin/notifications'), handler });
      sessionRoute(each, services, { ...told('POST /auth/change-password'), handler });
      sessionRoute(each, services, { ...told('GET /public/done'), handler });
    },
    { callers },
  );
});
beforeEach(() => {
  calls = [];
  steps = [];
  early = null;
  early404.path = false;
  early404.body = false;
  respond = async () => ({ message: 'Done.', data: { id: 1 } });
});

type Sent = { as?: string; payload?: string | object; headers?: Record<string, string> };
async function call(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  { as = 'owner', payload, headers }: Sent = {},
) {
  const reply = await app.inject({
    method,
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: {
      'x-caller': as,
      ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return { status: reply.statusCode, body: isJson ? reply.json() : reply.payload, headers: reply.headers };
}

const NAMED = { data: { name: 'Asha' } };

test('a route without a line of the permission table does not register', () => {
  const register = () =>
    publicRoute(
      app,
      { db, now: () => NOW },
      {
        key: 'GET /nowhere' as PolicyKey,
        summary: '',
        tag: '',
        handler: async () => ({ message: '', data: null }),
      },
    );
  expect(register).toThrow('The permission table has no line for GET /nowhere');
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
    ['a company that', 'POST', '/auth/logout', 'owner', 200, undefined],
    ['staff what is of the platform', 'GET', '/admin/notifications', 'staff', 200, undefined],
    ['a company what is of the platform', 'GET', '/admin/notifications', 'owner', 403, undefined],
    ['staff what is of a session', 'POST', '/auth/change-password', 'staff', 200, undefined],
    ['a stranger what is of a session', 'POST', '/auth/change-password', 'stranger', 401, SIGN_IN],
    ['a stranger a public page of a session', 'GET', '/public/done', 'stranger', 401, SIGN_IN],
  ])('%s', async (_, method, url, as, status, message) => {
    const reply = await call(method, url, { as });
    expect(reply.status).toBe(status);
    if (message !== undefined) expect(reply.body.message).toBe(message);
    expect(calls).toHaveLength(status === 200 ? 1 : 0);
  });

  test('and the handler is told who calls', async () => {
    await call('GET', '/public/blogs', { as: 'stranger' });
    await call('GET', '/public/blogs');
    await call('GET', '/generate-tasks');
    await call('GET', '/admin/notifications', { as: 'staff' });
    expect(calls.map(({ caller }) => caller)).toEqual([null, owner, owner, callers.staff]);
  });
});

describe('hits of a public call', () => {
  async function setHits(key: string, hits: number) {
    await db.pool.query(
      `INSERT INTO rate_limits (key, hits, window_ends_at) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET hits = excluded.hits`,
      [key, hits, new Date(NOW.getTime() + 60_000)],
    );
  }
  async function readKeys() {
    const { rows } = await db.pool.query<{ key: string; hits: number }>('SELECT key, hits FROM rate_limits');
    return Object.fromEntries(rows.map(({ key, hits }) => [key, hits]));
  }

  test('are 600 in a minute from one address at the most', async () => {
    const key = 'public:GET /public/blogs:127.0.0.1';
    await setHits(key, 599);
    expect((await call('GET', '/public/blogs', { as: 'stranger' })).status).toBe(200);
    expect(await readKeys()).toMatchObject({ [key]: 600 });
    const refused = await call('GET', '/public/blogs', { as: 'stranger' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    await setHits(key, 0);
  });

  test('count for a minute', async () => {
    await db.pool.query('DELETE FROM rate_limits');
    await call('GET', '/public/blogs', { as: 'stranger' });
    const { rows } = await db.pool.query<{ ends: Date }>('SELECT window_ends_at AS ends FROM rate_limits');
    expect(rows).toEqual([{ ends: new Date(NOW.getTime() + 60_000) }]);
  });

  test('do not count where the health is asked for, nor for whoever is signed in', async () => {
    await db.pool.query('DELETE FROM rate_limits');
    await call('GET', '/health/live', { as: 'stranger' });
    await call('GET', '/generate-tasks');
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
    const reply = await call(method, url, { as, ...payload });
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.message).toBe(ERROR_MESSAGES.trial_ended);
  });
});

describe('the id of a path', () => {
  test('is looked for before the body is looked at', async () => {
    early404.path = true;
    const reply = await call('PATCH', `/consent-documents/${ID}`, { payload: {} });
    expect([reply.status, reply.body.message]).toEqual([404, notFound('order').message]);
    expect(steps).toEqual([`exists ${ID} of Alpha Paints PATCH`]);
  });

  test('that cannot be one is not looked for', async () => {
    const reply = await call('PATCH', '/consent-documents/nothing', { payload: NAMED });
    expect([reply.status, reply.body.message]).toEqual([404, 'There is nothing at this address.']);
    expect(steps).toEqual([]);
  });

  test('is looked for only for those who may make the call', async () => {
    expect((await call('PATCH', `/consent-documents/${ID}`, { as: 'nobody' })).status).toBe(403);
    expect(steps).toEqual([]);
  });

  test('is given to the handler, and none where the path has none', async () => {
    expect((await call('PATCH', `/consent-documents/${ID}`, { payload: NAMED })).status).toBe(200);
    await call('GET', '/generate-tasks');
    expect(calls.map(({ id }) => id)).toEqual([ID, '']);
  });
});

describe('a body', () => {
  const send = (payload?: string) =>
    call('PATCH', `/consent-documents/${ID}`, payload === undefined ? {} : { payload });

  test.each<[string, string | undefined, number, unknown]>([
    ['in its wrapper', '{"data":{"name":"Asha"}}', 200, { name: 'Asha' }],
    ['with more beside the wrapper', '{"data":{"name":"Asha"},"more":1}', 200, { name: 'Asha' }],
    ['that is missing', undefined, 422, 'Enter a name'],
    ['that is null', 'null', 422, 'Enter a name'],
    ['that is empty', '{}', 422, 'Enter a name'],
    ['with null for the data', '{"data":null}', 422, 'Enter a name'],
    ['without the wrapper', '{"name":"Asha"}', 400, NO_WRAPPER],
    ['that is a list', '[{"data":{"name":"Asha"}}]', 400, NO_WRAPPER],
    ['that is an empty list', '[]', 400, NO_WRAPPER],
    ['that is a text', '"data"', 400, NO_WRAPPER],
    ['that is a number', '0', 400, NO_WRAPPER],
  ])('%s', async (_, payload, status, expected) => {
    const reply = await send(payload);
    expect(reply.status).toBe(status);
    if (status === 200) expect(calls[0]?.body).toEqual(expected);
    else expect(reply.body.message).toEqual(expected);
  });

  test('of a bare call has no wrapper', async () => {
    expect((await call('POST', '/generate-tasks/add', { payload: { name: 'Asha' } })).status).toBe(201);
    expect(calls[0]?.body).toEqual({ name: 'Asha' });
    expect((await call('POST', '/generate-tasks/add', { payload: NAMED })).status).toBe(422);
    expect((await call('POST', '/generate-tasks/add')).status).toBe(422);
  });

  test('is looked at for a call that takes one only', async () => {
    expect((await call('PUT', '/contact-us/update-status', { payload: '{"data":{}}' })).status).toBe(200);
    expect(calls[0]).toMatchObject({ body: undefined, query: undefined });
  });

  test('is checked with what the caller brings', async () => {
    const reply = await call('POST', '/contact-us/create', {
      payload: { data: { name: 'x', before: '2026-11-23' } },
    });
    expect([reply.status, reply.body.message]).toEqual([422, 'Not after today']);
    const taken = { name: 'x', before: '2026-11-22' };
    expect((await call('POST', '/contact-us/create', { payload: { data: taken } })).status).toBe(200);
    expect(calls).toMatchObject([{ body: taken }]);
  });

  test('is asked for its ids as it came, before it is checked', async () => {
    early404.body = true;
    const reply = await call('POST', '/contact-us/create', { payload: { data: { more: 1 } } });
    expect([reply.status, reply.body.message]).toEqual([404, notFound('task').message]);
    expect(steps).toEqual(['early {"more":1} POST', 'ids {"more":1} of Asha Rane']);
  });
});

describe('an early answer', () => {
  test('goes before all that is asked of the body', async () => {
    early = { message: 'Thank you.', data: null };
    const reply = await call('POST', '/contact-us/create', { payload: { data: { website: 'x' } } });
    expect([reply.status, reply.body]).toEqual([200, { message: 'Thank you.', data: null }]);
    expect(steps).toEqual(['early {"website":"x"} POST']);
  });

  test('may be sent already', async () => {
    early = 'reply';
    const reply = await call('POST', '/contact-us/create', { payload: NAMED });
    expect([reply.status, reply.body]).toEqual([202, { early: true }]);
    expect(calls).toEqual([]);
  });

  test('that is none goes on', async () => {
    expect((await call('POST', '/contact-us/create', { payload: NAMED })).status).toBe(200);
    expect(steps).toEqual(['early {"name":"Asha"} POST', 'ids {"name":"Asha"} of Asha Rane', 'handler']);
  });
});

test('a query is checked', async () => {
  expect((await call('GET', '/generate-tasks?keyword=stack&more=1')).status).toBe(200);
  expect(calls).toMatchObject([{ query: { keyword: 'stack' }, body: undefined }]);
  const reply = await call('GET', '/generate-tasks?keyword=stacks');
  expect([reply.status, reply.body.message]).toEqual([400, ['At most 5 characters']]);
});

describe('an answer', () => {
  test('is a message and its data', async () => {
    respond = async () => ({ message: 'Done.', data: { id: 1 }, more: 'x' }) as Answer<unknown>;
    const reply = await call('GET', '/generate-tasks');
    expect([reply.status, reply.body]).toEqual([200, { message: 'Done.', data: { id: 1 } }]);
  });

  test('has the status of its call, or one of its own', async () => {
    const add = () => call('POST', '/generate-tasks/add', { payload: { name: 'x' } });
    expect((await add()).status).toBe(201);
    respond = async () => ({ message: 'Done.', data: null, status: 202 });
    expect((await add()).status).toBe(202);
  });

  test('may be a stream', async () => {
    respond = async (reply) => reply.type('text/csv').send(Readable.from(['a,b']));
    const reply = await call('GET', '/generate-tasks');
    expect([reply.status, reply.body]).toEqual([200, 'a,b']);
  });
});

describe('a key of a call that is sent again', () => {
  const headers = { 'idempotency-key': 'again' };

  test('holds for a POST, all checks of the body included', async () => {
    const first = await call('POST', '/contact-us/create', { as: 'keyed', payload: NAMED, headers });
    early404.body = true;
    const again = await call('POST', '/contact-us/create', { as: 'keyed', payload: NAMED, headers });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(calls).toHaveLength(1);
  });

  test('holds for no other', async () => {
    for (let sent = 0; sent < 2; sent++)
      await call('PUT', '/contact-us/update-status', { as: 'keyed', payload: NAMED, headers });
    expect(calls).toHaveLength(2);
  });
});

test('what a call is marked with is known to the parts before it', async () => {
  const marks = { isBare: false, needsNoApiKey: false, isBackground: false, takesForms: false };
  await call('GET', '/public/blogs');
  await call('GET', '/health/live');
  await call('POST', '/public/newsletter', { payload: NAMED });
  await call('POST', '/generate-tasks/add', { payload: { name: 'x' } });
  expect(calls.map(({ config }) => config)).toMatchObject([
    { ...marks, needsNoApiKey: true },
    { ...marks, isBackground: true },
    { ...marks, takesForms: true },
    { ...marks, isBare: true },
  ]);
});
