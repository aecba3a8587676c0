import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('only the time between start and stop counts', () => {
  const end = vi.fn();
  const watch = createStopwatch(1000, end);
  vi.advanceTimersByTime(600);
  watch.stop();
  watch.stop();
  vi.advanceTimersByTime(60_000);
  watch.start();
  watch.start();
  vi.advanceTimersByTime(399);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test('one that is stopped for good never ends', () => {
  const end = vi.fn();
  createStopwatch(1000, end).stop();
  vi.advanceTimersByTime(10_000);
  expect(end).not.toHaveBeenCalled();
});
