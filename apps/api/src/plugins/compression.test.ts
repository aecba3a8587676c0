import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Session } from '@anupalan/validators/entities/session';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { getOpenApi, mapOperations } from '../../test/open-api.ts';
import { startSmallApp } from '../../test/small-app.ts';
import { compression, mayCompress } from './compression.ts';

/** Files, which are answered in ranges, and pages with the token of a mail. A new one is looked at by a person. */
const LEFT_OUT = [
  'GET /calendar/:token.ics',
  'GET /calendar/token',
  'GET /consent-documents/:id/file',
  'GET /consent-documents/:id/packs/:packId/file',
  'GET /consent-documents/:id/results/:resultId/file',
  'GET /enquiries/:id/reports/:reportId',
  'GET /public/newsletter/confirm',
  'GET /public/newsletter/unsubscribe',
  'GET /scheduled-tasks/:id/evidence/:evidenceId',
  'GET /technical-documents/:id/file',
  'GET /technical-documents/:id/versions/:number/file',
];

const rows = Array.from({ length: 60 }, (_, at) => ({ id: `row ${at}`, name: 'Read the meter' }));
const text = JSON.stringify(rows);
const answer = (properties: object) => ({ response: { 200: { type: 'object', properties } } });

const start = (isPayloadEncrypted = false) =>
  startSmallApp((app) => {
    void app.register(async (scope) => {
      await scope.register(compression, { isPayloadEncrypted });
      scope.get('/rows', async () => rows);
      scope.get('/few', async () => rows.slice(0, 5));
      scope.post('/rows', async () => rows);
      scope.get('/auth/session', async () => rows);
      scope.get(
        '/secret',
        { schema: answer({ data: { properties: { accessToken: {} } } }) },
        async () => rows,
      );
      scope.get('/events', (_request, reply) => reply.type('text/event-stream').send(Readable.from([text])));
      scope.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.from(text)));
      scope.get('/packed', (_request, reply) => reply.header('content-encoding', 'gzip').send(text));
      scope.get('/sheet', (_request, reply) =>
        reply.type('text/csv; charset=utf-8').send(Readable.from([text.slice(0, 900), text.slice(900)])),
      );
      scope.get('/error', async () => {
        throw new Error('Nobody expected that');
      });
      const ranges = { response: { 200: {}, 206: {} } };
      scope.get('/file', { schema: ranges }, (_request, reply) => reply.header('etag', '"a"').send(rows));
    });
  });

describe('an answer', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await start();
  });
  afterAll(() => app.close());

  test.each<[string, string, string | undefined]>([
    ['/rows', 'gzip, deflate, br', 'br'],
    ['/rows', 'gzip', 'gzip'],
    ['/rows', 'zstd', undefined],
    ['/rows', '', undefined],
    ['/sheet', 'br', 'br'],
    ['/few', 'br', undefined],
    ['/auth/session', 'br', undefined],
    ['/secret', 'br', undefined],
    ['/events', 'br', undefined],
    ['/picture', 'br', undefined],
    ['/file', 'br', undefined],
  ])('of %s to %s is packed as %s', async (url, accepted, encoding) => {
    const reply = await app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    const plain = await app.inject({ url });
    if (encoding === undefined) {
      expect(reply.payload).toBe(plain.payload);
      return;
    }
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    const bytes = reply.rawPayload;
    expect((encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()).toBe(
      plain.payload,
    );
    expect(bytes.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  test('to a call with a body, which may repeat what it sends, is not packed', async () => {
    const headers = { 'accept-encoding': 'br' };
    const reply = await app.inject({ method: 'POST', url: '/rows', headers });
    expect([reply.headers['content-encoding'], reply.payload]).toEqual([undefined, text]);
  });

  test('that is packed already stays as it is', async () => {
    const reply = await app.inject({ url: '/packed', headers: { 'accept-encoding': 'br' } });
    expect([reply.headers['content-encoding'], reply.payload]).toEqual(['gzip', text]);
  });

  test('to HEAD has no body', async () => {
    const headers = { 'accept-encoding': 'br' };
    const reply = await app.inject({ method: 'HEAD', url: '/rows', headers });
    expect([reply.statusCode, reply.payload]).toEqual([200, '']);
  });

  test('that is an error is readable', async () => {
    const reply = await app.inject({ url: '/error', headers: { 'accept-encoding': 'br' } });
    expect([reply.statusCode, reply.json().status]).toEqual([500, 500]);
  });
});

test('nothing is packed while the payload is encrypted', async () => {
  const app = await start(true);
  const reply = await app.inject({ url: '/rows', headers: { 'accept-encoding': 'br' } });
  expect([reply.headers['content-encoding'], reply.payload]).toEqual([undefined, text]);
  await app.close();
});

describe('a route', () => {
  test.each<[string, Partial<RouteOptions>, boolean]>([
    ['that is read', { url: '/tasks' }, true],
    ['of two ways to read', { method: ['GET', 'HEAD'], url: '/tasks' }, true],
    ['that changes something', { method: ['GET', 'POST'], url: '/tasks' }, false],
    ['of signing in', { url: '/api/v1/auth/sessions' }, false],
    ['of the address of a feed', { url: '/calendar-feed' }, false],
    ['whose answer names codes of recovery', { schema: answer({ recoveryCodes: {} }) }, false],
    [
      'whose answer names a secret far inside',
      { schema: answer({ a: { items: { properties: { feedUrl: {} } } } }) },
      false,
    ],
    [
      'whose answer tells whether a password is needed',
      { schema: answer({ needsPassword: { type: 'boolean' }, hasToken: { type: ['boolean', 'null'] } }) },
      true,
    ],
    [
      'whose answer may have a password',
      { schema: answer({ password: { type: ['string', 'null'] } }) },
      false,
    ],
    ['that takes a token', { schema: { querystring: { properties: { token: {} } } } }, false],
    ['whose text speaks of tokens', { schema: { response: { 200: { description: 'No token' } } } }, true],
  ])('%s: %#', (_name, route, isPacked) => {
    expect(mayCompress({ method: 'GET', url: '/tasks', ...route })).toBe(isPacked);
  });
});

describe('of the product', () => {
  let api: Harness;
  let owner: Session;
  beforeAll(async () => {
    api = await startHarness();
    owner = await api.signIn('owner@works.example');
  });
  afterAll(() => api.close());

  test('a long list is packed, what signs in is not', async () => {
    const headers = { 'accept-encoding': 'br' };
    const list = await api.app.inject({
      url: '/api/v1/roles',
      headers: { ...headers, authorization: `Bearer ${owner.accessToken}` },
    });
    expect([list.statusCode, list.headers['content-encoding']]).toEqual([200, 'br']);
    const session = await api.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers,
      payload: { data: { email: 'owner@works.example', password: 'Harbour!9271' } },
    });
    expect([session.statusCode, session.headers['content-encoding']]).toEqual([200, undefined]);
    expect(session.rawPayload.length).toBeGreaterThan(1024);
  });

  test('of the calls that read, these are left out', async () => {
    const left = [...mapOperations(await getOpenApi(api))].flatMap(([key, operation]) => {
      const [method = '', url = ''] = key.split(' ');
      const names = operation.parameters
        ?.filter((each) => each.in === 'query')
        .map((each) => [each.name, {}]);
      const schema = {
        response: operation.responses,
        querystring: { properties: Object.fromEntries(names ?? []) },
      };
      return method === 'GET' && !mayCompress({ method, url, schema }) ? [key] : [];
    });
    expect(left.sort()).toEqual(LEFT_OUT);
  });
});
