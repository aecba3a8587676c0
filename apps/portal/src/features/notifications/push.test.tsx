import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';
import { findPushUser, keepPushUser } from '../../shared/push/push-choice.ts';
import { fakeBrowserPush, removeBrowserPush } from '../../shared/push/testing/fake-browser-push.ts';

const path = '/company/notifications?tab=preferences';
const KEY = 'BAAB';
const USER = toCompanySession().user.id;
const FIRST = { key: KEY, endpoint: 'https://push.example/1', isEnded: false };

const routes: FakeRoutes = {
  'GET /user/notifications': { data: { notifications: [], total: 0 } },
  'GET /user/notifications/unread': { data: { total: 0 } },
  'GET /users/notification-preferences': { data: { preferences: [], digest: false } },
  'GET /calendar/token': { data: { addresses: [] } },
  'GET /push-subscriptions/key': { data: { publicKey: KEY } },
  'POST /push-subscriptions': { status: 201, message: 'Notifications are on in this browser.' },
  'DELETE /push-subscriptions': { message: 'Notifications are off in this browser.' },
};

afterEach(() => {
  removeBrowserPush();
  localStorage.clear();
});

describe('notifications in this browser', () => {
  test('are asked for by a button alone, and then sent to the server', async () => {
    const browser = fakeBrowserPush();
    const { user, api } = renderApp({ path, routes });
    await user.click(await screen.findByRole('button', { name: /^Turn on/ }));
    expect(await screen.findByRole('button', { name: /^Turn off/ })).toBeDefined();
    expect(browser).toMatchObject({ asked: 1, registered: ['/push-worker.js'], subscriptions: [FIRST] });
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      endpoint: FIRST.endpoint,
      keys: { p256dh: 'public', auth: 'secret' },
    });
    expect(findPushUser()).toBe(USER);
  });

  test('that are denied are logged, not sent, and not asked for again', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const browser = fakeBrowserPush({ answer: 'denied' });
    const { user, api } = renderApp({ path, routes });
    await user.click(await screen.findByRole('button', { name: /^Turn on/ }));
    expect(await screen.findByText(/Notifications are blocked in this browser/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Turn/ })).toBeNull();
    expect(info).toHaveBeenCalledOnce();
    expect([browser.asked, browser.registered]).toEqual([1, []]);
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('end with a button', async () => {
    const browser = fakeBrowserPush({
      permission: 'granted',
      registered: ['/'],
      subscriptions: [{ ...FIRST }],
    });
    const { user, api } = renderApp({ path, routes });
    await user.click(await screen.findByRole('button', { name: /^Turn off/ }));
    expect(await screen.findByRole('button', { name: /^Turn on/ })).toBeDefined();
    expect(browser.subscriptions[0]?.isEnded).toBe(true);
    expect(api.calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ endpoint: FIRST.endpoint });
  });

  test('that the server refuses are off again', async () => {
    const browser = fakeBrowserPush();
    const { user } = renderApp({
      path,
      routes: { ...routes, 'POST /push-subscriptions': { status: 422, message: 'No public address' } },
    });
    await user.click(await screen.findByRole('button', { name: /^Turn on/ }));
    expect(await screen.findByText('No public address')).toBeDefined();
    await waitFor(() => expect(browser.subscriptions[0]?.isEnded).toBe(true));
    expect(findPushUser()).toBeNull();
  });

  test('are explained where a browser cannot show any', async () => {
    renderApp({ path, routes });
    expect(await screen.findByText(/This browser cannot show notifications/)).toBeDefined();
  });
});

describe('at the next start', () => {
  const started = { permission: 'granted', registered: ['/'], subscriptions: [{ ...FIRST }] } as const;
  const start = () => {
    const browser = fakeBrowserPush({
      ...started,
      registered: [...started.registered],
      subscriptions: [{ ...FIRST }],
    });
    return { browser, ...renderApp({ path: '/company/notifications', routes }) };
  };

  test('the browser is subscribed again for the same person, without a question', async () => {
    keepPushUser(USER);
    const { browser, api } = start();
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
    expect([browser.asked, browser.subscriptions]).toEqual([0, [FIRST]]);
  });

  test('a new key of the installation makes a new subscription', async () => {
    keepPushUser(USER);
    const { browser, api } = start();
    api.set({ 'GET /push-subscriptions/key': { data: { publicKey: 'BCCB' } } });
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(browser.subscriptions).toEqual([
      { ...FIRST, isEnded: true },
      { key: 'BCCB', endpoint: 'https://push.example/2', isEnded: false },
    ]);
  });

  test('somebody else gets none', async () => {
    keepPushUser('somebody-else');
    const { browser, api } = start();
    await waitFor(() => expect(browser.subscriptions[0]?.isEnded).toBe(true));
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(findPushUser()).toBeNull();
  });
});
