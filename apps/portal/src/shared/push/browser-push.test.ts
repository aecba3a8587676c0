import { afterEach, expect, test, vi } from 'vitest';
import { subscribeBrowser } from './browser-push.ts';
import { fakeBrowserPush, removeBrowserPush } from './testing/fake-browser-push.ts';

afterEach(() => {
  vi.useRealTimers();
  removeBrowserPush();
});

test('a push service that never answers, as behind a firewall, is given up', async () => {
  vi.useFakeTimers();
  fakeBrowserPush();
  const { pushManager } = await navigator.serviceWorker.ready;
  pushManager.subscribe = () => new Promise(() => undefined);
  const refused = expect(subscribeBrowser('BAAB')).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
});
