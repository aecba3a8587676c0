import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
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
    ['a NUL in a text', `{"data":{${FIELDS.replace('Reading', 'Rea\\u0000ding')}}}`, 400],
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

test('half of a pair of surrogates, which is no text, is stored as one', async () => {
  const reply = await send(`{"data":{${FIELDS.replace('Reading', 'Rea\\ud800ding')}}}`);
  expect(reply.status).toBe(201);
  expect((reply.body.data as { subject: string }).subject).toBe('Rea\ufffdding fails');
});

describe('a path or query that cannot be read', () => {
  test.each<[string, number]>([
    ['/tasks/%00', 404],
    ['/tasks/%ff', 404],
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
