import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCheck } from './checks.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const OPTIONS = { awaySentence: 'The bucket does not answer.', limitMs: 3000, keepMs: 30_000 };

test('nothing is wrong, and that holds for a while', async () => {
  const ask = vi.fn(async () => null);
  const check = createCheck(ask, OPTIONS);
  expect(await check()).toBeNull();
  vi.advanceTimersByTime(29_999);
  await check();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await check();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what is wrong is asked again after a second', async () => {
  const ask = vi.fn(async (): Promise<string | null> => 'The bucket is full.');
  const check = createCheck(ask, OPTIONS);
  expect(await check()).toEqual({ sentence: 'The bucket is full.' });
  vi.advanceTimersByTime(999);
  expect(await check()).toEqual({ sentence: 'The bucket is full.' });
  ask.mockResolvedValue(null);
  vi.advanceTimersByTime(1);
  expect(await check()).toBeNull();
});

test('an error is told as the part being away, with its cause', async () => {
  const cause = new Error('connect ECONNREFUSED');
  const check = createCheck(() => Promise.reject(cause), OPTIONS);
  expect(await check()).toEqual({ sentence: 'The bucket does not answer.', cause });
});

describe('a part that does not answer', () => {
  test('counts as away after the limit, and is not asked twice at once', async () => {
    const ask = vi.fn(() => new Promise<string | null>(() => undefined));
    const check = createCheck(ask, OPTIONS);
    const first = check();
    await vi.advanceTimersByTimeAsync(2999);
    const second = check();
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toMatchObject({ sentence: 'The bucket does not answer.' });
    await vi.advanceTimersByTimeAsync(2999);
    expect(await second).toMatchObject({ sentence: 'The bucket does not answer.' });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is up again as soon as it answers', async () => {
    let answer: (found: string | null) => void = () => undefined;
    const ask = () => new Promise<string | null>((resolve) => (answer = resolve));
    const check = createCheck(ask, OPTIONS);
    const late = check();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await late).not.toBeNull();
    const next = check();
    answer(null);
    expect(await next).toBeNull();
  });
});
