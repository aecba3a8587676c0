import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getConnection, reportReachable, subscribeToConnection } from './connection.ts';

let tests = 0;

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  // Each test begins long after the one before, so that waits begin anew.
  tests += 1;
  vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000 * tests });
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  reportReachable(true);
  vi.useRealTimers();
});

test('asks /health/live with growing waits until the server is back, then says so', async () => {
  const listener = vi.fn();
  const stop = subscribeToConnection(listener);
  fetchMock.mockRejectedValueOnce(new TypeError('failed'));
  fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }));
  fetchMock.mockResolvedValueOnce(new Response('{}'));
  reportReachable(false);
  reportReachable(false);
  expect(getConnection()).toBe('down');
  await vi.advanceTimersByTimeAsync(1000);
  await vi.advanceTimersByTimeAsync(2000);
  expect(getConnection()).toBe('down');
  await vi.advanceTimersByTimeAsync(4000);
  expect(getConnection()).toBe('up');
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(Array(3).fill('/api/v1/health/live'));
  // A header of our own would need a preflight where the API has a host of its own.
  expect(fetchMock.mock.calls.flatMap(([, init]) => [...new Headers(init?.headers).keys()])).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(3);
  stop();
});

test('a call that reaches the server ends the asking', async () => {
  reportReachable(false);
  reportReachable(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a server that comes and goes is asked ever more slowly', async () => {
  fetchMock.mockImplementation(async () => new Response('{}'));
  reportReachable(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(getConnection()).toBe('up');
  reportReachable(false);
  await vi.advanceTimersByTimeAsync(1999);
  expect(getConnection()).toBe('down');
  await vi.advanceTimersByTimeAsync(1);
  expect(getConnection()).toBe('up');
});
