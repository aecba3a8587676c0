import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart } from '../../test/harness.ts';
import { createOrder } from '../../test/orders.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const send = (payload: string, contentType = 'application/json') =>
  api.call('POST', '/contact-us/create', { as: owner, payload, headers: { 'content-type': contentType } });
const FIELDS = '"subject":"Reading fails","message":"The order cannot be read.","type":"support"';

describe('a body that cannot be read is a problem with a sentence:', () => {
  test.each<[string, string, number]>([
    ['no JSON', '{"data":', 400],
    ['a text', '"data"', 400],
    ['a number', '5', 400],
    ['null', 'null', 422],
    ['a list', '[]', 400],
    ['no wrapper', `{${FIELDS}}`, 400],
    ['a list for the data', '{"data":[]}', 400],
    ['a text for the data', '{"data":"x"}', 400],
    ['a NUL in a text', `{"data":{${FIELDS.replace('Reading', 'Rea\\u0000ding')}}}`, 422],
    ['half of a pair of surrogates', `{"data":{${FIELDS.replace('Reading', 'Rea\\ud800ding')}}}`, 422],
    ['toString where a text is expected', '{"data":{"subject":{"toString":"x"}}}', 400],
    ['a list of such', '{"data":{"subject":[{"toString":"x"}]}}', 400],
    ['data that is only inherited', '{"toString":1}', 400],
    ['__proto__', `{"data":{${FIELDS},"__proto__":{"isAdmin":true}}}`, 400],
    ['constructor.prototype', `{"data":{${FIELDS},"constructor":{"prototype":{"isAdmin":true}}}}`, 400],
    ['100,000 levels', `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
    ['100,000 levels in a field', `{"data":{"subject":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`, 400],
    ['more than 1 MB', `{"data":{"subject":"${'x'.repeat(1024 * 1024)}"}}`, 413],
    ['a list of 100,000 for a text', `{"data":{"subject":[${'1,'.repeat(100_000)}1]}}`, 400],
  ])('%s', async (_, payload, status) => {
    const reply = await send(payload);
    expect([reply.status, reply.text.length < 5000]).toEqual([status, true]);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.body).toMatchObject({
      status,
      requestId: reply.headers['x-request-id'],
      type: 'about:blank',
    });
    const sentences = reply.body.message as unknown;
    expect(Array.isArray(sentences)).toBe(status === 400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json-patch+json',
  ])('the type %s is 415', async (type) => {
    expect((await send('data=1', type)).status).toBe(415);
  });

  test('JSON with a charset is JSON', async () => {
    expect((await send(`{"data":{${FIELDS}}}`, 'application/json; charset=utf-8')).status).toBe(201);
  });

  test('unknown keys are dropped', async () => {
    const reply = await send(
      `{"data":{${FIELDS},"status":"RESOLVED","id":"x","organisationId":"y"},"more":1}`,
    );
    expect(reply.status).toBe(201);
    expect(reply.body.data).toMatchObject({ status: 'OPEN' });
  });
});

test.each(['\\u0000', '\\ud800', '\\udc00x'])('%s in a text is told of its field', async (written) => {
  const reply = await send(`{"data":{${FIELDS.replace('Reading', `Rea${written}ding`)}}}`);
  expect([reply.status, reply.body.errors]).toEqual([
    422,
    [{ field: 'subject', message: 'subject has a character that cannot be stored.' }],
  ]);
});

const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'prototype'];

describe('names that every object has are unknown names', () => {
  test.each(INHERITED)('%s in a body', async (name) => {
    const reply = await send(`{"data":{${FIELDS},"${name}":{"a":1}}}`);
    expect(reply.status).toBe(201);
    expect(Object.keys(reply.body.data)).not.toContain(name);
  });

  test.each([...INHERITED, '__proto__'])('%s in a query', async (name) => {
    const reply = await api.call('GET', `/generate-tasks?${name}=1`, { as: owner });
    expect(reply.status).toBe(200);
    for (const field of ['sortBy', 'status', 'sortOrder'])
      expect(
        (await api.call('GET', `/generate-tasks/scheduled-tasks?${field}=${name}`, { as: owner })).status,
      ).toBe(400);
  });

  test('in a form', async () => {
    const fields = [...INHERITED, '__proto__'].map((name) => `&${name}=1`).join('');
    const reply = await api.call('POST', '/public/newsletter', {
      payload: `email=asha%40reader.example${fields}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([reply.status, reply.headers.location]).toEqual([
      303,
      '/api/v1/public/done?outcome=newsletter-sent',
    ]);
  });

  test.each(['constructor', 'toString', '__proto__'])(
    '%s in a multipart body, which is refused',
    async (name) => {
      const reply = await api.call('PATCH', '/users/profile', {
        as: owner,
        ...toMultipart(null, { [name]: 'x' }),
      });
      expect(reply.status).toBe(400);
    },
  );
});

describe('values of the wrong kind, deep inside', () => {
  test.each<['PATCH' | 'POST' | 'PUT', string, unknown, number]>([
    ['PATCH', '/organisation', { lab: { scope: [null] } }, 422],
    ['PATCH', '/organisation', { wastes: [null] }, 422],
    ['PATCH', '/organisation', { wastes: { length: 3 } }, 400],
    ['POST', '/roles', { name: 'Sampler', rpaEntries: [null] }, 422],
    ['PATCH', '/users/notification-preferences', { preferences: [null] }, 422],
    ['PATCH', '/users/notification-preferences', { preferences: [{ toString: 'x' }] }, 422],
    ['POST', '/enquiries', { parameters: [null], amount: { valueOf: 'x' } }, 422],
    ['PATCH', '/user/notifications/read-status', { ids: [null] }, 422],
    ['POST', '/generate-tasks/delete', { ids: { 0: 'x', length: 1 } }, 400],
  ])('%s %s %j: %i', async (method, url, data, status) => {
    expect((await api.call(method, url, { as: owner, data })).status).toBe(status);
  });

  test.each<[unknown, number]>([
    [{ name: 'Sample', schedule: null }, 422],
    [{ name: 'Sample', schedule: [] }, 400],
    [{ name: 'Sample', schedule: { frequency: '', startDate: '2099-01-01' } }, 400],
    [{ name: 'Sample', schedule: { frequency: 'constructor', startDate: '2099-01-01', day: 'monday' } }, 400],
    [{ name: 'Sample', schedule: { frequency: null, interval: { every: 1, unit: '' }, day: 'monday' } }, 400],
    [
      { name: 'Sample', schedule: { frequency: null, interval: { every: 1, unit: 'week', days: null } } },
      422,
    ],
    [{ name: 'Sample', schedule: { frequency: 'monthly', dayOfMonth: 1e308, startDate: '2099-01-01' } }, 422],
    [{ name: 'Sample', schedule: { frequency: 'monthly', dayOfMonth: [{ toString: 1 }] } }, 400],
    [{ name: 'Sample', schedule: { frequency: 'daily', startDate: '99999-01-01' } }, 422],
    [{ name: 'Sample', schedule: { frequency: 'daily', startDate: '0000-00-00' } }, 422],
    [{ statutoryIds: ['constructor'], firstDates: [null] }, 404],
    [{ name: 'Sample', alertDays: [null], schedule: { frequency: 'daily', startDate: '2099-01-01' } }, 422],
  ])('a task %j: %i', async (body, status) => {
    expect((await api.call('POST', '/generate-tasks/add', { as: owner, body })).status).toBe(status);
  });
});

test('a body too deep to be turned into text is refused, with an Idempotency-Key as well', async () => {
  const deep = `{"data":{"subject":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
  const reply = await api.call('POST', '/contact-us/create', {
    as: owner,
    payload: deep,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'deep' },
  });
  expect([reply.status, reply.body.message]).toEqual([400, ['The body is nested too deeply.']]);
});

test('an Idempotency-Key that cannot be stored is refused with a sentence', async () => {
  const reply = await api.call('POST', '/contact-us/create', {
    as: owner,
    payload: `{"data":{${FIELDS}}}`,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a\u0000b' },
  });
  expect([reply.status, reply.body.message]).toEqual([
    400,
    ['The Idempotency-Key has a character that cannot be stored.'],
  ]);
});

test.each<['PATCH' | 'POST', string]>([
  ['PATCH', '/users/profile'],
  ['POST', '/generate-tasks/import'],
  ['POST', '/users/sub-user/import'],
])('a form that breaks off is 400: %s %s', async (method, url) => {
  const { payload, headers = {} } = toMultipart({ bytes: Buffer.from('Name,Role'), fileName: 'list.csv' });
  const whole = payload as Buffer;
  for (const length of [20, 60, whole.length - 30]) {
    const reply = await api.call(method, url, { as: owner, payload: whole.subarray(0, length), headers });
    expect([length, reply.status]).toEqual([length, 400]);
  }
});

describe('a path or query that cannot be read', () => {
  test.each<[string, number]>([
    ['/tasks/%00', 404],
    ['/tasks/%ff', 404],
    ['/avatars/%00', 404],
    ['/blog-images/a%00b', 404],
    ['/resources/%00', 404],
    ['/resources/constructor', 404],
    ['/public/done?outcome=constructor', 200],
    ['/alerts?sortBy=__proto__', 400],
    ['/audit-log?action=%00', 400],
    ['/audit-log?startDate=99999-01-01', 400],
    ['/tasks/..%2f..%2fetc%2fpasswd', 404],
    [`/tasks/${'x'.repeat(500)}`, 404],
    ['/generate-tasks?keyword=%00', 400],
    [`/generate-tasks?keyword=${'x'.repeat(201)}`, 400],
    ['/generate-tasks?pageNo=1&pageNo=2', 400],
    ['/generate-tasks?pageNo=99999999999999999999', 400],
    ['/generate-tasks?pageSize[]=5', 200],
    ['/nothing', 404],
    ['/generate-tasks/', 404],
  ])('%s: %i', async (url, status) => {
    const reply = await api.call('GET', url, { as: owner });
    expect(reply.status).toBe(status);
    if (status >= 400) expect(reply.headers['content-type']).toContain('application/problem+json');
  });

  test('SQL in a search word is a word', async () => {
    for (const word of ["' OR 1=1 --", '%', '_', '\\', "'; DROP TABLE tasks; --"]) {
      const reply = await api.call('GET', `/generate-tasks?keyword=${encodeURIComponent(word)}`, {
        as: owner,
      });
      expect(reply.status).toBe(200);
      expect((reply.body.data as { total: number }).total).toBe(0);
    }
  });

  test('an unknown method of a known path is 404', async () => {
    expect((await api.call('DELETE', '/organisation', { as: owner })).status).toBe(404);
  });
});

test('an error of the inside tells nothing of it', async () => {
  const { id } = await createOrder(api, api.users.owner);
  const reply = await api.call('GET', `/consent-documents/${id}/file`, { as: owner });
  expect(reply.status).toBe(500);
  expect(reply.text).not.toMatch(/ENOENT|node_modules|\/tmp|at .*\.ts/);
  expect(reply.body.message).toMatch(/Something went wrong/);
});
