import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setConfig } from './config.ts';
import { writeEncrypted } from './encrypted-storage.ts';
import {
  clearSession,
  findSession,
  followOtherTabs,
  reloadSession,
  SESSION_KEY,
  saveSession,
  subscribeToSession,
  updateSession,
} from './session-storage.ts';
import { toTestSession } from './test-data.ts';

beforeEach(() => {
  localStorage.clear();
  setConfig({});
  reloadSession();
});

describe('session storage', () => {
  test('reads back what it saved, after a reload too', () => {
    saveSession(toTestSession());
    expect(findSession()).toEqual(toTestSession());
    reloadSession();
    expect(findSession()).toEqual(toTestSession());
  });

  test('holds no readable token, name or role', () => {
    saveSession(toTestSession());
    const stored = localStorage.getItem(SESSION_KEY) ?? '';
    expect(stored.length).toBeGreaterThan(100);
    for (const word of ['token-1', 'Meera', 'company', 'accessToken']) expect(stored).not.toContain(word);
  });

  test('answers the same object until it changes', () => {
    saveSession(toTestSession());
    expect(findSession()).toBe(findSession());
  });

  test('another passphrase reads nothing and clears it', () => {
    saveSession(toTestSession());
    setConfig({ storagePassphrase: 'another' });
    reloadSession();
    expect(findSession()).toBeNull();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  const { user, role, permissions } = toTestSession();
  const broken: [string, unknown][] = [
    ['no token', { user, role, permissions }],
    ['an empty token', { accessToken: '', user, role, permissions }],
    ['no user', { accessToken: 't', role, permissions }],
    ['no role', { accessToken: 't', user, permissions }],
    ['no permissions', { accessToken: 't', user, role }],
    ['a text', 'x'],
    ['null', null],
  ];
  test.each(broken)('%s is not signed in', (_name, value) => {
    writeEncrypted(SESSION_KEY, value);
    reloadSession();
    expect(findSession()).toBeNull();
  });

  test('text that is not ours is not signed in', () => {
    localStorage.setItem(SESSION_KEY, '{"accessToken":"plain"}');
    reloadSession();
    expect(findSession()).toBeNull();
  });

  test('tells listeners of saving, changing and clearing, once each, and of nothing else', () => {
    const listener = vi.fn();
    const stop = subscribeToSession(listener);
    saveSession(toTestSession());
    updateSession({ permissions: [] });
    updateSession({ permissions: [] });
    expect(findSession()?.permissions).toEqual([]);
    clearSession();
    clearSession();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    saveSession(toTestSession());
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('changing without a session stores nothing', () => {
    updateSession({ permissions: [] });
    expect(findSession()).toBeNull();
  });

  test('follows a sign-out in another tab', () => {
    saveSession(toTestSession());
    const stop = followOtherTabs();
    localStorage.removeItem(SESSION_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    expect(findSession()).toBeNull();
    stop();
  });
});
