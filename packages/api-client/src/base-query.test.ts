import { beforeEach, describe, expect, test, vi } from 'vitest';
import { baseQuery, type CallArgs } from './base-query.ts';
import { setClientHandlers } from './client-events.ts';
import { setConfig } from './config.ts';
import type { FailureOptions } from './failure.ts';
import { decryptPayload, encryptPayload } from './payload-encryption.ts';
import { clearSession, findSession, reloadSession, saveSession } from './session-storage.ts';
import { toTestSession } from './test-data.ts';

const KEY = 'ab'.repeat(32);
const fetchMock = vi.fn<typeof fetch>();
const onFailure = vi.fn();
const onUnauthorized = vi.fn();
const onForbidden = vi.fn();
const onReachable = vi.fn();

beforeEach(() => {
  localStorage.clear();
  setConfig({});
  reloadSession();
  vi.stubGlobal('fetch', fetchMock);
  setClientHandlers({ onFailure, onUnauthorized, onForbidden, onReachable });
  for (const mock of [fetchMock, onFailure, onUnauthorized, onForbidden, onReachable]) mock.mockReset();
});

function answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetchMock.mockResolvedValueOnce(new Response(text, { status, headers }));
}

function call(args: CallArgs, options: FailureOptions = {}, signal = new AbortController().signal) {
  // Of RTK's context only the signal is used.
  return baseQuery(args, { signal } as Parameters<typeof baseQuery>[1], options);
}

function sent(): { url: string; init: RequestInit; headers: Record<string, string> } {
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  return { url: String(url), init: init ?? {}, headers: (init?.headers ?? {}) as Record<string, string> };
}

describe('requests', () => {
  test('carry the token, the key and the offset', async () => {
    saveSession(toTestSession());
    setConfig({ apiKey: 'public-key', apiUrl: 'https://api.example.com' });
    answer(200, { message: 'ok', data: 1 });
    await call({ path: '/tasks/1', params: { pageNo: 2, sortBy: '', status: undefined } });
    expect(sent().url).toBe('https://api.example.com/api/v1/tasks/1?pageNo=2');
    expect(sent().headers).toMatchObject({
      Authorization: 'Bearer token-1',
      'x-api-key': 'public-key',
      'X-Timezone-Offset': String(new Date().getTimezoneOffset()),
    });
    expect(sent().headers['Content-Type']).toBeUndefined();
    expect(sent().init).toMatchObject({ method: 'GET', credentials: 'omit' });
  });

  test('without a session carry the fixed credential', async () => {
    answer(200, {});
    await call({ path: '/x' });
    expect(sent().headers.Authorization).toBe('Bearer anonymous');
    expect('x-api-key' in sent().headers).toBe(false);
  });

  test('that are public carry no credentials', async () => {
    saveSession(toTestSession());
    setConfig({ apiKey: 'public-key' });
    answer(200, {});
    await call({ path: '/x', isPublic: true });
    for (const name of ['Authorization', 'x-api-key', 'X-Timezone-Offset']) {
      expect(name in sent().headers).toBe(false);
    }
  });

  test('about accounts carry the mark that an answer gave this browser, also without a session', async () => {
    answer(200, { message: 'ok', data: null }, { 'X-Device-Mark': 'mark-1' });
    await call({ path: '/auth/login', method: 'POST', data: {} });
    expect('x-device-mark' in sent().headers).toBe(false);
    clearSession();
    for (const [path, mark] of [
      ['/auth/login', 'mark-1'],
      ['/tasks/1', undefined],
    ] as const) {
      fetchMock.mockClear();
      answer(200, { message: 'ok', data: null });
      await call({ path });
      expect(sent().headers['x-device-mark']).toBe(mark);
    }
  });

  test('wrap the data of their body', async () => {
    answer(200, {});
    await call({ path: '/x', method: 'POST', data: { a: 1 }, idempotencyKey: 'k1' });
    expect(sent().init.body).toBe('{"data":{"a":1}}');
    expect(sent().headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' });
  });

  test('with an empty body send null', async () => {
    answer(200, {});
    await call({ path: '/auth/logout', method: 'POST', data: null });
    expect(sent().init.body).toBe('{"data":null}');
  });

  test('encrypt data but neither bare nor multipart bodies', async () => {
    setConfig({ payloadKey: KEY });
    for (let index = 0; index < 3; index += 1) answer(200, {});
    const form = new FormData();
    await call({ path: '/x', method: 'POST', data: { a: 1 } });
    await call({ path: '/x', method: 'POST', bare: { a: 1 } });
    await call({ path: '/x', method: 'POST', form });
    const bodies = fetchMock.mock.calls.map(([, init]) => init?.body);
    expect(decryptPayload(JSON.parse(String(bodies[0])).data, KEY)).toEqual({ a: 1 });
    expect(bodies[1]).toBe('{"a":1}');
    expect(bodies[2]).toBe(form);
    expect('Content-Type' in ((fetchMock.mock.calls[2]?.[1]?.headers ?? {}) as object)).toBe(false);
  });
});

describe('answers', () => {
  test('are the envelope', async () => {
    answer(200, { message: 'Saved', data: { id: 1 } });
    expect(await call({ path: '/x' })).toEqual({ data: { message: 'Saved', data: { id: 1 } } });
    expect(onReachable).toHaveBeenLastCalledWith(true);
  });

  test('are decrypted', async () => {
    setConfig({ payloadKey: KEY });
    answer(200, { message: 'Saved', data: encryptPayload({ id: 1 }, KEY) });
    expect(await call({ path: '/x' })).toEqual({ data: { message: 'Saved', data: { id: 1 } } });
  });

  test('that cannot be decrypted are a failure', async () => {
    setConfig({ payloadKey: KEY });
    answer(200, { message: 'Saved', data: encryptPayload({ id: 1 }, 'cd'.repeat(32)) });
    expect(await call({ path: '/x' })).toMatchObject({ error: { status: 0 } });
  });

  test.each(['<!doctype html>', '', '7'])('that are not ours (%j) are a failure', async (text) => {
    answer(200, text);
    expect(await call({ path: '/x' })).toMatchObject({
      error: { status: 0, message: 'Server not connected' },
    });
  });

  test('that never come are a failure and mean that the server is down', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('failed to fetch'));
    expect(await call({ path: '/x' })).toMatchObject({ error: { status: 0 } });
    expect(onFailure).toHaveBeenCalledWith('Server not connected');
    expect(onReachable).toHaveBeenLastCalledWith(false);
  });

  test.each([
    [500, true],
    [503, true],
    [502, false],
    [504, false],
  ])('of status %d mean reachable: %s', async (status, isReachable) => {
    answer(status, { message: 'x' });
    await call({ path: '/x' });
    expect(onReachable).toHaveBeenLastCalledWith(isReachable);
  });

  test('to a call broken off are told to nobody', async () => {
    const stop = new AbortController();
    stop.abort();
    fetchMock.mockRejectedValueOnce(new DOMException('aborted', 'AbortError'));
    await call({ path: '/x' }, {}, stop.signal);
    expect(onFailure).not.toHaveBeenCalled();
    expect(onReachable).not.toHaveBeenCalled();
  });

  test('that the screen expects raise no toast; silent ones none at all', async () => {
    answer(409, { message: 'Same file', existingId: 'd1' });
    answer(500, { message: 'Broken' });
    const conflict = await call({ path: '/x' }, { expects: [409] });
    await call({ path: '/x' }, { isSilent: true });
    expect(conflict).toMatchObject({ error: { status: 409, message: 'Same file', existingId: 'd1' } });
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('an unauthorised answer', () => {
  test('clears the session, tells the app and is rethrown', async () => {
    saveSession(toTestSession());
    answer(401, { message: 'Session ended' });
    expect(await call({ path: '/x' })).toMatchObject({ error: { status: 401 } });
    expect(findSession()).toBeNull();
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(onFailure).toHaveBeenCalledWith('Session ended');
  });

  test('of a call in the background says why as well', async () => {
    saveSession(toTestSession());
    answer(401, { message: 'Session ended' });
    await call({ path: '/x' }, { isSilent: true });
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(onFailure).toHaveBeenCalledWith('Session ended');
  });

  test('without a session (a wrong password) sends nobody anywhere', async () => {
    answer(401, { message: 'Invalid email or password' });
    await call({ path: '/auth/login' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('of an older session leaves the newer one alone', async () => {
    saveSession(toTestSession());
    fetchMock.mockImplementationOnce(async () => {
      clearSession();
      saveSession(toTestSession({ accessToken: 'token-2' }));
      return new Response('{"message":"Session ended"}', { status: 401 });
    });
    await call({ path: '/x' });
    expect(findSession()?.accessToken).toBe('token-2');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('a forbidden one asks for the permissions again and keeps the session', async () => {
    saveSession(toTestSession());
    answer(403, { message: 'No' });
    await call({ path: '/x' });
    expect(onForbidden).toHaveBeenCalledOnce();
    expect(findSession()).not.toBeNull();
  });
});
