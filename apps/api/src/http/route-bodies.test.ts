import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notFound } from './problem.ts';
import { ID, NAMED, type Routes, startRoutes } from './route.test-support.ts';

const NO_WRAPPER = ['The body must be a JSON object of the form { "data": … }.'];

let routes: Routes;
beforeAll(async () => {
  routes = await startRoutes();
});
afterAll(() => routes.close());
beforeEach(() => routes.reset());

describe('the id of a path', () => {
  test('is looked for before the body is looked at', async () => {
    routes.seen.missing = 'path';
    const reply = await routes.call('PATCH', `/consent-documents/${ID}`, { payload: {} });
    expect([reply.status, reply.body.message]).toEqual([404, notFound('order').message]);
    expect(routes.seen.steps).toEqual([`exists ${ID} of Alpha Paints PATCH`]);
  });

  test('that cannot be one is not looked for', async () => {
    const reply = await routes.call('PATCH', '/consent-documents/nothing', { payload: NAMED });
    expect([reply.status, reply.body.message]).toEqual([404, 'There is nothing at this address.']);
    expect(routes.seen.steps).toEqual([]);
  });

  test('is looked for only for those who may make the call', async () => {
    expect((await routes.call('PATCH', `/consent-documents/${ID}`, { as: 'nobody' })).status).toBe(403);
    expect(routes.seen.steps).toEqual([]);
  });

  test('is given to the handler, and none where the path has none', async () => {
    expect((await routes.call('PATCH', `/consent-documents/${ID}`, { payload: NAMED })).status).toBe(200);
    await routes.call('GET', '/generate-tasks');
    expect(routes.seen.calls.map(({ id }) => id)).toEqual([ID, '']);
  });
});

describe('a body', () => {
  const send = (payload?: string) =>
    routes.call('PATCH', `/consent-documents/${ID}`, payload === undefined ? {} : { payload });

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
    if (status === 200) expect(routes.seen.calls[0]?.body).toEqual(expected);
    else expect(reply.body.message).toEqual(expected);
  });

  test('of a bare call has no wrapper', async () => {
    expect((await routes.call('POST', '/generate-tasks/add', { payload: { name: 'Asha' } })).status).toBe(
      201,
    );
    expect(routes.seen.calls[0]?.body).toEqual({ name: 'Asha' });
    expect((await routes.call('POST', '/generate-tasks/add', { payload: NAMED })).status).toBe(422);
    expect((await routes.call('POST', '/generate-tasks/add')).status).toBe(422);
  });

  test('is looked at for a call that takes one only', async () => {
    expect((await routes.call('PUT', '/contact-us/update-status', { payload: '{"data":{}}' })).status).toBe(
      200,
    );
    expect(routes.seen.calls[0]).toMatchObject({ body: undefined, query: undefined });
  });

  test('is checked with what the caller brings', async () => {
    const reply = await routes.call('POST', '/contact-us/create', {
      payload: { data: { name: 'x', before: '2026-11-23' } },
    });
    expect([reply.status, reply.body.message]).toEqual([422, 'Not after today']);
    const taken = { name: 'x', before: '2026-11-22' };
    expect((await routes.call('POST', '/contact-us/create', { payload: { data: taken } })).status).toBe(200);
    expect(routes.seen.calls).toMatchObject([{ body: taken }]);
  });

  test('is asked for its ids as it came, before it is checked', async () => {
    routes.seen.missing = 'body';
    const reply = await routes.call('POST', '/contact-us/create', { payload: { data: { more: 1 } } });
    expect([reply.status, reply.body.message]).toEqual([404, notFound('task').message]);
    expect(routes.seen.steps).toEqual(['early {"more":1} POST', 'ids {"more":1} of Asha Rane']);
  });
});

describe('an early answer', () => {
  test('goes before all that is asked of the body', async () => {
    routes.seen.early = { message: 'Thank you.', data: null };
    const reply = await routes.call('POST', '/contact-us/create', { payload: { data: { website: 'x' } } });
    expect([reply.status, reply.body]).toEqual([200, { message: 'Thank you.', data: null }]);
    expect(routes.seen.steps).toEqual(['early {"website":"x"} POST']);
  });

  test('may be sent already', async () => {
    routes.seen.early = 'reply';
    const reply = await routes.call('POST', '/contact-us/create', { payload: NAMED });
    expect([reply.status, reply.body]).toEqual([202, { early: true }]);
    expect(routes.seen.calls).toEqual([]);
    expect(routes.seen.logged).toEqual([]);
  });

  test('that is none goes on', async () => {
    expect((await routes.call('POST', '/contact-us/create', { payload: NAMED })).status).toBe(200);
    expect(routes.seen.steps).toEqual([
      'early {"name":"Asha"} POST',
      'ids {"name":"Asha"} of Asha Rane',
      'handler',
    ]);
  });
});

test('a query is checked', async () => {
  expect((await routes.call('GET', '/generate-tasks?keyword=stack&more=1')).status).toBe(200);
  expect(routes.seen.calls).toMatchObject([{ query: { keyword: 'stack' }, body: undefined }]);
  const reply = await routes.call('GET', '/generate-tasks?keyword=stacks');
  expect([reply.status, reply.body.message]).toEqual([400, ['At most 5 characters']]);
});
