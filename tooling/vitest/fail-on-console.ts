import { afterEach, beforeEach, expect, vi } from 'vitest';

// A warning that nobody reads is a bug that nobody sees: console.error and console.warn fail the test.
// A test that expects one says so by clearing the spy's calls.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
