import { beforeEach, expect, test, vi } from 'vitest';
import { baseQuery, type CallArgs } from './base-query.ts';
import { setConfig } from './config.ts';
import { callEarly } from './early-calls.ts';
import { clearSession, reloadSession, saveSession } from './session-storage.ts';
import { toTestSession } from './test-data.ts';

const fetchMock = vi.fn<typeof fetch>();
const LIST = { path: '/tasks', params: { pageNo: 1, status: 'overdue' } };

beforeEach(() => {
  localStorage.clear();
  setConfig({});
  reloadSession();
  vi.useRealTimers();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () =>
    Response.json({ message: 'ok', data: fetchMock.mock.calls.length }),
  );
});

/** What a call answers: the number of the request that it was, counted from one. */
async function call(args: CallArgs): Promise<unknown> {
  const { signal } = new AbortController();
  const { data } = await baseQuery(args, { signal } as Parameters<typeof baseQuery>[1], {});
  return data?.data;
}

test('the first who makes an early call is given its answer, the next one asks', async () => {
  saveSession(toTestSession());
  callEarly([LIST]);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('/api/v1/tasks?pageNo=1&status=overdue');
  expect(init).toMatchObject({
    method: 'GET',
    headers: { Authorization: 'Bearer token-1' },
    credentials: 'omit',
  });
  expect(await call(LIST)).toBe(1);
  expect(await call(LIST)).toBe(2);
});

test('another call, with other values or no credentials, is its own', async () => {
  saveSession(toTestSession());
  callEarly([LIST]);
  expect(await call({ ...LIST, params: { pageNo: 2, status: 'overdue' } })).toBe(2);
  expect(await call({ ...LIST, isPublic: true })).toBe(3);
});

test('without a session nothing is sent, and another session takes no answer', async () => {
  callEarly([LIST]);
  expect(fetchMock).not.toHaveBeenCalled();
  saveSession(toTestSession());
  callEarly([LIST]);
  clearSession();
  saveSession(toTestSession({ accessToken: 'token-2' }));
  expect(await call(LIST)).toBe(2);
});

test('a change makes early answers old, and so do ten seconds', async () => {
  saveSession(toTestSession());
  callEarly([LIST]);
  await call({ path: '/tasks', method: 'POST', data: {} });
  expect(await call(LIST)).toBe(3);
  vi.useFakeTimers();
  callEarly([LIST]);
  vi.setSystemTime(Date.now() + 10_001);
  expect(await call(LIST)).toBe(5);
});

test('a failure is told to who takes the answer', async () => {
  saveSession(toTestSession());
  fetchMock.mockRejectedValueOnce(new TypeError('failed'));
  callEarly([LIST]);
  await Promise.resolve();
  const { signal } = new AbortController();
  const answer = await baseQuery(LIST, { signal } as Parameters<typeof baseQuery>[1], {});
  expect(answer.error).toMatchObject({ status: 0 });
});
