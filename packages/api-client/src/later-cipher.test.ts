import { afterEach, expect, test, vi } from 'vitest';
import { toTestSession } from './test-data.ts';

afterEach(() => vi.resetModules());

/** The modules as a page has them that has just begun: without the cipher. */
async function begin() {
  vi.resetModules();
  return {
    ...(await import('./later-cipher.ts')),
    ...(await import('./encrypted-storage.ts')),
    ...(await import('./session-storage.ts')),
  };
}

test('before the cipher is there nothing is read or kept, and what is stored stays', async () => {
  const before = await begin();
  await before.loadCipher();
  before.saveSession(toTestSession());
  const page = await begin();
  expect(page.findCipher()).toBeNull();
  expect(page.findSession()).toBeNull();
  expect(page.writeEncrypted('anupalan.test', 1)).toBe(false);
  expect(localStorage.getItem('anupalan.test')).toBeNull();
  await page.loadCipher();
  page.reloadSession();
  expect(page.findSession()).toEqual(toTestSession());
});

test('a page that waits at sign-in follows a sign-in of another tab', async () => {
  const other = await begin();
  await other.loadCipher();
  other.saveSession(toTestSession());
  localStorage.setItem('kept', localStorage.getItem(other.SESSION_KEY) ?? '');
  other.clearSession();
  const page = await begin();
  const stop = page.followOtherTabs();
  localStorage.setItem(page.SESSION_KEY, localStorage.getItem('kept') ?? '');
  window.dispatchEvent(new StorageEvent('storage', { key: page.SESSION_KEY }));
  await vi.waitFor(() => expect(page.findSession()).toEqual(toTestSession()));
  stop();
});
