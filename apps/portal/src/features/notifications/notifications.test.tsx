import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toLabSession } from '../../app/testing/render-app.tsx';

const path = '/company/notifications';

const notification = (id: string, link: string | null, isRead = false, type = 'reminder') => ({
  id,
  isRead,
  createdAt: '2026-11-20T06:00:00.000Z',
  notification: { id: `n-${id}`, title: `Notice ${id}`, message: 'Text', type, link },
});

const list = (rows: unknown[], unread = rows.length, total = rows.length): FakeRoutes => ({
  'GET /user/notifications': { data: { notifications: rows, total } },
  'GET /user/notifications/unread': { data: { total: unread } },
});

describe('notifications', () => {
  test('nothing is there', async () => {
    renderApp({ path, routes: list([]) });
    expect(await screen.findByText('No data available')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Mark all read/ })).toBeNull();
  });

  test('that are unread have a dot and a spoken word, read ones are plain', async () => {
    renderApp({ path, routes: list([notification('1', null), notification('2', null, true)], 1) });
    const unread = (await screen.findByText('Notice 1')).closest('li');
    const read = screen.getByText('Notice 2').closest('li');
    expect(unread?.textContent).toMatch(/^Unread: Notice 1/);
    expect(unread?.querySelector('.dot')).not.toBeNull();
    expect(read?.textContent).toMatch(/^Notice 2/);
    expect(read?.querySelector('.dot')).toBeNull();
  });

  test('say how long ago they came', async () => {
    const toInstant = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 5000).toISOString();
    const day = 24 * 60;
    const rows = [0, 59, 23 * 60, 29 * day, 65 * day].map((minutes, index) => ({
      ...notification(String(index + 1), null),
      createdAt: toInstant(minutes),
    }));
    renderApp({ path, routes: list(rows) });
    await screen.findByText('Notice 1');
    const ages = screen.getAllByRole('time').map((time) => time.textContent);
    expect(ages).toEqual(['Just now', '59 minutes ago', '23 hours ago', '29 days ago', '2 months ago']);
  });

  test('opening one marks it read and follows its link inside the app', async () => {
    const { user, api, toPath } = renderApp({
      path,
      routes: {
        ...list([notification('1', '/company/profile')]),
        'PATCH /user/notifications/read-status': { data: { total: 0 } },
      },
    });
    await user.click(await screen.findByRole('link', { name: /Notice 1/ }));
    await waitFor(() => expect(toPath()).toBe('/company/profile'));
    expect(api.calls.find((call) => call.method === 'PATCH')?.body).toEqual({ ids: ['1'] });
  });

  test.each(['https://elsewhere.example.com', '//elsewhere.example.com', '/\\elsewhere.example.com'])(
    'a link to %s is not followed',
    async (link) => {
      renderApp({ path, routes: list([notification('1', link)]) });
      await screen.findByText('Notice 1');
      expect(screen.queryByRole('link', { name: /Notice 1/ })).toBeNull();
    },
  );

  test('all can be marked read at once; the bell follows without being asked again', async () => {
    const { user, api } = renderApp({
      path,
      routes: {
        ...list([notification('1', null)]),
        'PATCH /user/notifications/read-status': { message: 'All read.', data: { total: 0 } },
      },
    });
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    await user.click(await screen.findByRole('button', { name: /^Mark all read/ }));
    expect(await screen.findByText('All read.')).toBeDefined();
    expect(api.calls.find((call) => call.method === 'PATCH')?.body).toEqual({ all: true });
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeDefined();
    expect(api.calls.filter((call) => call.path.endsWith('/unread'))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Mark all read/ })).toBeNull();
  });

  test('that could not be loaded say so, and load again', async () => {
    const routes = { ...list([]), 'GET /user/notifications': { status: 500, message: 'Broken' } };
    const { user, api } = renderApp({ path, routes });
    expect(await screen.findByText('Notifications could not be loaded')).toBeDefined();
    api.set(list([notification('1', null)]));
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Notice 1')).toBeDefined();
  });

  test('are filtered by the address, and filters go into it', async () => {
    const { user, api, toPath } = renderApp({
      path: `${path}?show=unread&type=alert&page=2`,
      routes: list([notification('1', null, false, 'alert')], 1, 12),
    });
    await screen.findByText('Notice 1');
    const last = () => api.calls.findLast((call) => call.path === '/user/notifications')?.query;
    expect(Object.fromEntries(last() ?? [])).toMatchObject({ status: 'unread', type: 'alert', pageNo: '2' });
    expect(screen.getByRole('button', { name: 'Unread', pressed: true })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'All', pressed: false }));
    await waitFor(() => expect(last()?.has('status')).toBe(false));
    expect(last()?.get('pageNo')).toBe('1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'System');
    await waitFor(() => expect(last()?.get('type')).toBe('system'));
    expect(toPath()).toBe(path);
  });

  test('a filter that finds nothing offers the way back', async () => {
    const { user } = renderApp({
      path: `${path}?show=unread`,
      routes: {
        ...list([]),
        'GET /user/notifications': ({ query }) => {
          const rows = query.get('status') === 'unread' ? [] : [notification('1', null, true)];
          return { data: { notifications: rows, total: rows.length } };
        },
      },
    });
    expect(await screen.findByText('No matching notifications')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Show all' }));
    expect(await screen.findByText('Notice 1')).toBeDefined();
  });

  test('have pages', async () => {
    renderApp({ path, routes: list([notification('1', null)], 1, 24) });
    expect(await screen.findByText('1 to 10 of 24 notifications')).toBeDefined();
    const pages = screen.getByRole('navigation', { name: 'Pages of notifications' });
    expect(within(pages).getByRole('link', { name: /3/ }).getAttribute('href')).toContain('page=3');
  });
});

const PREFERENCES = ['system', 'announcement', 'reminder', 'alert'].map((type) => ({
  type,
  inApp: true,
  email: true,
}));
const preferences = (rows: unknown[] = PREFERENCES, digest = false): FakeRoutes => ({
  ...list([]),
  'GET /calendar/token': { data: { addresses: [] } },
  'GET /users/notification-preferences': { data: { preferences: rows, digest } },
});
const toSwitch = async (type: string, channel: string) =>
  within(await screen.findByRole('group', { name: type })).getByRole<HTMLInputElement>('switch', {
    name: channel,
  });

describe('preferences', () => {
  test.each<[string, 'company' | 'lab']>([
    ['a company', 'company'],
    ['a lab', 'lab'],
  ])('have a tab of their own in the area of %s', async (_, area) => {
    const { user, api } = renderApp({
      path: `/${area}/notifications`,
      routes: preferences(),
      ...(area === 'lab' ? { session: toLabSession() } : {}),
    });
    await user.click(await screen.findByRole('link', { name: 'Preferences' }));
    expect((await toSwitch('Alert', 'Email')).checked).toBe(true);
    expect(screen.getAllByRole('switch')).toHaveLength(9);
    expect(api.unexpected).toEqual([]);
  });

  test('are switched at once', async () => {
    const { user, api } = renderApp({
      path: `${path}?tab=preferences`,
      routes: {
        ...preferences(),
        'PATCH /users/notification-preferences': { data: { preferences: PREFERENCES, digest: false } },
      },
    });
    await user.click(await toSwitch('Announcement', 'Email'));
    expect((await toSwitch('Announcement', 'Email')).checked).toBe(false);
    expect(api.calls.find((call) => call.method === 'PATCH')?.body).toEqual({
      preferences: [{ type: 'announcement', email: false }],
    });
  });

  test('go back where the server refuses', async () => {
    const { user } = renderApp({
      path: `${path}?tab=preferences`,
      routes: {
        ...preferences(),
        'PATCH /users/notification-preferences': { status: 500, message: 'Broken' },
      },
    });
    await user.click(await toSwitch('System', 'In-app'));
    await waitFor(async () => expect((await toSwitch('System', 'In-app')).checked).toBe(true));
    expect(await screen.findByText('Broken')).toBeDefined();
  });

  test('leave the alerts their last channel', async () => {
    renderApp({
      path: `${path}?tab=preferences`,
      routes: preferences(
        PREFERENCES.map((each) => ({ ...each, email: each.type !== 'alert' && each.type !== 'system' })),
      ),
    });
    expect((await toSwitch('Alert', 'In-app')).disabled).toBe(true);
    expect((await toSwitch('Alert', 'Email')).disabled).toBe(false);
    expect((await toSwitch('System', 'In-app')).disabled).toBe(false);
  });

  test('have a digest, which is switched at once', async () => {
    const { user, api } = renderApp({
      path: `${path}?tab=preferences`,
      routes: {
        ...preferences(),
        'PATCH /users/notification-preferences': { data: { preferences: PREFERENCES, digest: true } },
      },
    });
    await user.click(await toSwitch('Monday digest', 'Weekly mail'));
    expect((await toSwitch('Monday digest', 'Weekly mail')).checked).toBe(true);
    expect(api.calls.find((call) => call.method === 'PATCH')?.body).toEqual({ digest: true });
  });

  test('have no digest without mails of alerts', async () => {
    renderApp({
      path: `${path}?tab=preferences`,
      routes: preferences(
        PREFERENCES.map((each) => ({ ...each, email: each.type !== 'alert' })),
        true,
      ),
    });
    expect((await toSwitch('Monday digest', 'Weekly mail')).disabled).toBe(true);
    expect(await screen.findByText('Turn on Email for alerts to get the digest.')).toBeDefined();
  });

  test('that could not be loaded say so', async () => {
    renderApp({
      path: `${path}?tab=preferences`,
      routes: { ...preferences(), 'GET /users/notification-preferences': { status: 500, message: 'Broken' } },
    });
    expect(await screen.findByText('Your preferences could not be loaded')).toBeDefined();
  });
});
