import { SECURITY_HEADERS } from '@anupalan/enums/faces/face-files';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart } from '../../test/harness.ts';

const KEY = 'the-key-of-the-portal';
const ORIGINS = ['http://localhost:3000', 'http://portal.localhost:3000'];

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ env: { EHS_API_KEY: KEY } });
  const reply = await api.call('POST', '/auth/login', {
    data: { email: 'owner@works.example', password: 'Harbour!9271' },
    headers: { 'x-api-key': KEY },
  });
  owner = reply.body.data;
});
afterAll(() => api.close());

const keyed = { 'x-api-key': KEY };

describe('every kind of answer has the headers of security and an id:', () => {
  test.each<[string, () => Promise<{ status: number; headers: Record<string, string> }>, number]>([
    ['200', () => api.call('GET', '/organisation', { as: owner, headers: keyed }), 200],
    ['400', () => api.call('GET', '/generate-tasks?pageSize=0', { as: owner, headers: keyed }), 400],
    ['401', () => api.call('GET', '/organisation', { headers: keyed }), 401],
    ['401 of the key', () => api.call('GET', '/organisation', { as: owner }), 401],
    ['404 of an id', () => api.call('GET', '/tasks/nothing', { as: owner, headers: keyed }), 404],
    ['404 of a path', () => api.call('GET', '/nothing', { as: owner, headers: keyed }), 404],
    [
      '413',
      () =>
        api.call('POST', '/generate-tasks', {
          as: owner,
          ...toMultipart(null),
          headers: { ...toMultipart(null).headers, ...keyed, 'content-length': String(27 * 1024 * 1024) },
        }),
      413,
    ],
    [
      '415',
      () =>
        api.call('POST', '/contact-us/create', {
          as: owner,
          payload: 'x',
          headers: { ...keyed, 'content-type': 'text/plain' },
        }),
      415,
    ],
    ['422', () => api.call('POST', '/contact-us/create', { as: owner, data: {}, headers: keyed }), 422],
    [
      '429',
      async () => {
        const data = { email: 'somebody@works.example', password: 'Wrong!9271' };
        for (let i = 0; i < 10; i++) await api.call('POST', '/auth/login', { data, headers: keyed });
        return api.call('POST', '/auth/login', { data, headers: keyed });
      },
      429,
    ],
  ])('%s', async (_, make, status) => {
    const reply = await make();
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(reply.headers['x-powered-by']).toBeUndefined();
    expect(reply.headers.server).toBeUndefined();
  });

  test('two answers have two ids, and a client cannot choose one', async () => {
    const headers = { ...keyed, 'request-id': 'mine', 'x-request-id': 'mine' };
    const ids = await Promise.all(
      [1, 2].map(async () => (await api.call('GET', '/health/live', { headers })).headers['x-request-id']),
    );
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });
});

describe('the configured x-api-key', () => {
  test.each<[string, Record<string, string>, number]>([
    ['right', keyed, 200],
    ['missing', {}, 401],
    ['empty', { 'x-api-key': '' }, 401],
    ['longer', { 'x-api-key': `${KEY}x` }, 401],
    ['of the same length', { 'x-api-key': KEY.replace('t', 'x') }, 401],
  ])('%s', async (_, headers, status) => {
    expect((await api.call('GET', '/organisation', { as: owner, headers })).status).toBe(status);
  });

  test.each([
    '/health/live',
    '/health/ready',
    '/openapi.json',
    '/docs/static/index.html',
    '/avatars/nothing',
  ])('is not needed for %s', async (url) => {
    expect((await api.call('GET', url)).status).not.toBe(401);
  });
});

describe('CORS', () => {
  const preflight = (origin: string, method = 'PATCH') =>
    api.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/organisation',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      },
    });

  test.each(ORIGINS)('lets %s in, without credentials', async (origin) => {
    const reply = await preflight(origin);
    expect(reply.statusCode).toBe(204);
    expect(reply.headers['access-control-allow-origin']).toBe(origin);
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
    expect(reply.headers['access-control-allow-headers']).toContain('authorization');
    const answer = await api.call('GET', '/organisation', { as: owner, headers: { ...keyed, origin } });
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['access-control-expose-headers']).toContain('content-disposition');
    expect(answer.headers.vary).toMatch(/origin/i);
  });

  test.each([
    'http://localhost:3001',
    'https://localhost:3000',
    'http://localhost',
    'http://portal.localhost:3000.evil.example',
    'http://evil.example',
    'null',
  ])('lets %s not in', async (origin) => {
    expect((await preflight(origin)).headers['access-control-allow-origin']).not.toBe(origin);
    const answer = await api.call('GET', '/organisation', { as: owner, headers: { ...keyed, origin } });
    expect([undefined, 'false']).toContain(answer.headers['access-control-allow-origin']);
  });
});
