import { decryptPayload, encryptPayload } from '@anupalan/api-client/payload-encryption';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type StubbedAnswer, stubFetch } from '../testing.ts';

const KEY = 'a1'.repeat(32);

/** The module keeps the settings that it has read; each test begins without. */
async function load() {
  vi.resetModules();
  return (await import('./call.ts')).call;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('a call without data is a GET, with the message and data of the answer', async () => {
  const calls = stubFetch(() => ({ body: { message: 'Here', data: [1] } }));
  const call = await load();
  expect(await call('/public/blogs')).toEqual({ isOk: true, message: 'Here', data: [1] });
  expect(calls).toMatchObject([{ path: '/api/v1/public/blogs', method: 'GET', body: undefined }]);
  expect(calls[0]?.headers.get('content-type')).toBeNull();
  expect(calls[0]?.headers.get('x-api-key')).toBeNull();
});

test('data is posted in its envelope, to the configured server, with the configured key', async () => {
  const config = { apiUrl: 'https://api.example.com/', apiKey: 'public-1' };
  const calls = stubFetch(() => ({}), config);
  const call = await load();
  await call('/public/newsletter', { email: 'a@example.com' });
  expect(calls).toMatchObject([
    {
      path: 'https://api.example.com/api/v1/public/newsletter',
      method: 'POST',
      body: { data: { email: 'a@example.com' } },
    },
  ]);
  expect(calls[0]?.headers.get('x-api-key')).toBe('public-1');
});

test('the settings are read once', async () => {
  stubFetch(() => ({}));
  const fetched = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', fetched);
  const call = await load();
  await Promise.all([call('/a'), call('/b')]);
  await call('/c');
  expect(fetched.mock.calls.filter(([path]) => path === '/config.json')).toHaveLength(1);
});

describe('a call that fails', () => {
  const cases: [string, StubbedAnswer, object][] = [
    [
      'with fields',
      {
        status: 400,
        body: { message: ['One', 'Two'], errors: [{ field: 'name', message: 'One' }] },
      },
      { status: 400, message: 'One\nTwo', errors: [{ field: 'name', message: 'One' }], retryAfter: null },
    ],
    [
      'as too many',
      { status: 429, body: { message: 'Wait until 10:30.' }, headers: { 'retry-after': '90' } },
      { status: 429, message: 'Wait until 10:30.', retryAfter: 90 },
    ],
    ['without words', { status: 503, body: {} }, { status: 503, message: 'Server not connected' }],
    ['with a page', { status: 502, body: '<html>' }, { status: 0, message: 'Server not connected' }],
    ['without an answer', new TypeError('failed'), { status: 0, message: 'Server not connected' }],
  ];
  test.each(cases)('%s', async (_, answer, error) => {
    stubFetch(() => answer);
    const call = await load();
    expect(await call('/x', {})).toMatchObject({ isOk: false, error });
  });
});

describe('with a key of payload encryption', () => {
  test('what is sent and what is answered are encrypted', async () => {
    const calls = stubFetch(() => ({ body: { message: 'Done', data: encryptPayload({ id: 7 }, KEY) } }), {
      payloadKey: KEY,
    });
    const call = await load();
    expect(await call('/x', { email: 'a@example.com' })).toEqual({
      isOk: true,
      message: 'Done',
      data: { id: 7 },
    });
    const data = (calls[0]?.body as { data: string } | undefined)?.data ?? '';
    expect(data).not.toContain('example.com');
    expect(decryptPayload(data, KEY)).toEqual({ email: 'a@example.com' });
  });

  test('an answer under another key is none', async () => {
    const other = 'b2'.repeat(32);
    stubFetch(() => ({ body: { message: 'Done', data: encryptPayload({ id: 7 }, other) } }), {
      payloadKey: KEY,
    });
    const call = await load();
    expect(await call('/x')).toMatchObject({ isOk: false, error: { status: 0 } });
  });
});
