import { setConfig } from '@anupalan/api-client/config';
import { reloadSession } from '@anupalan/api-client/session-storage';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { endTest } from './test-end.ts';

// The test files of a worker share the page and the modules: each test begins signed out and on an empty page. The app
// is not loaded here, so that a test file can still put something else in the place of its modules.
beforeEach(() => {
  localStorage.clear();
  setConfig({});
  reloadSession();
  vi.stubGlobal('scrollTo', vi.fn());
});

afterEach(() => {
  endTest();
  cleanup();
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  sessionStorage.clear();
  // What stayed would be found by the tests of the next file. One thing may: what speaks to screen readers.
  const left = [...document.body.children].filter((one) => !one.matches('[data-live-announcer]'));
  expect(left).toEqual([]);
});
