import { findDraft, saveDraft } from '@anupalan/api-client/draft-storage';
import { findSession } from '@anupalan/api-client/session-storage';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeRoutes } from '../testing/fake-api.ts';
import { renderApp, toCompanySession, toLabSession } from '../testing/render-app.tsx';

const notification = (id: string, isRead: boolean, link: string | null = null) => ({
  id,
  isRead,
  createdAt: '2026-11-20T06:00:00.000Z',
  notification: { id: `n-${id}`, title: `Notice ${id}`, message: 'Text', type: 'reminder', link },
});

const routes: FakeRoutes = {
  'GET /contact-us/user': { data: { contactUs: [], total: 0 } },
  'GET /user/notifications': {
    data: { notifications: [notification('1', false), notification('2', true)], total: 2 },
  },
  'GET /user/notifications/unread': { data: { total: 3 } },
};
const path = '/company/support-management';

const menuNames = async () => {
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  return within(menu)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

describe('sidebar', () => {
  test('of a company has all nine items, in the order of the specification', async () => {
    renderApp({ path, routes });
    expect(await menuNames()).toEqual([
      'Dashboard',
      'User Management',
      'Reporting Tasks',
      'Consent Analyzer',
      'Tasks and Alerts',
      'Technical Documentation',
      'Consent Documents',
      'Support',
      'Notifications',
    ]);
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('listitem');
    for (const item of links) expect(item.querySelector('svg')).not.toBeNull();
  });

  test('counts what is late, to review and unread, by the call that the bell makes', async () => {
    const { api } = renderApp({
      path,
      routes: {
        ...routes,
        'GET /user/notifications/unread': { data: { total: 3, overdue: 13, toReview: 28 } },
      },
    });
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(await menu.findByRole('link', { name: 'Tasks and Alerts 13 overdue' })).toBeDefined();
    expect(menu.getByRole('link', { name: 'Consent Analyzer 28 to review' })).toBeDefined();
    expect(menu.getByRole('link', { name: 'Notifications 3 unread' })).toBeDefined();
    expect(menu.getByRole('link', { name: 'Consent Documents' })).toBeDefined();
    expect(api.calls.filter(({ path: asked }) => asked === '/user/notifications/unread')).toHaveLength(1);
  });

  test('leaves out what the permissions do not allow', async () => {
    const session = toCompanySession({ Notifications: 'none', 'Consent Analyzer': '' });
    renderApp({ path, routes, session });
    expect(await menuNames()).toEqual([
      'Dashboard',
      'User Management',
      'Reporting Tasks',
      'Tasks and Alerts',
      'Technical Documentation',
      'Consent Documents',
      'Support',
    ]);
  });

  test('of a lab has its own five items, in their order', async () => {
    renderApp({ path: '/lab/support-management', routes, session: toLabSession() });
    expect(await menuNames()).toEqual([
      'Dashboard',
      'User Management',
      'Technical Documentation',
      'Support',
      'Notifications',
    ]);
  });

  test('marks the screen that is open and names it in header and title', async () => {
    renderApp({ path, routes });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Support');
    expect(screen.getByText('Your requests and our answers')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Support' }).getAttribute('aria-current')).toBe('page');
    await waitFor(() => expect(document.title).toBe('Support · Anupalan'));
  });

  test('remembers whether it is collapsed', async () => {
    const { user } = renderApp({ path, routes });
    await user.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
    expect(screen.getByRole('button', { name: 'Expand sidebar' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    expect(localStorage.getItem('anupalan.preference.sidebar')).toBe('rail');
    await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(screen.getByRole('button', { name: 'Collapse sidebar' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });
});

describe('bell', () => {
  test('shows the count, lists the latest ten and ends with View All', async () => {
    const { user, api } = renderApp({ path, routes });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await within(panel).findByText('Notice 1');
    const query = api.calls.find((call) => call.path === '/user/notifications')?.query;
    const latest = { isPagination: '1', pageNo: '1', pageSize: '10', keyword: '' };
    expect(Object.fromEntries(query ?? [])).toEqual(latest);
    expect(within(panel).getByRole('link', { name: 'View All' }).getAttribute('href')).toBe(
      '/company/notifications',
    );
  });

  test('has no View All for people who may not open the notifications', async () => {
    const { user } = renderApp({ path, routes, session: toCompanySession({ Notifications: 'none' }) });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await within(panel).findByText('Notice 1');
    expect(within(panel).queryByRole('link', { name: 'View All' })).toBeNull();
  });

  test('says that nothing is there', async () => {
    const none = { 'GET /user/notifications': { data: { notifications: [], total: 0 } } };
    const { user } = renderApp({ path, routes: { ...routes, ...none } });
    await user.click(await screen.findByRole('button', { name: /Notifications, 3 unread/ }));
    expect(await screen.findByText('No data available')).toBeDefined();
  });

  test('a failed count raises no toast', async () => {
    const broken = { 'GET /user/notifications/unread': { status: 500, message: 'Count is broken' } };
    renderApp({ path, routes: { ...routes, ...broken } });
    await screen.findByText('No requests yet');
    expect(screen.queryByText('Count is broken')).toBeNull();
  });
});

describe('user menu', () => {
  test('calls somebody without a name Guest', async () => {
    const session = toCompanySession();
    renderApp({ path, routes, session: { ...session, user: { ...session.user, name: '' } } });
    const button = await screen.findByRole('button', { name: 'Guest, account menu' });
    expect(within(button).getByText('Guest')).toBeDefined();
  });

  async function openLogout(user: ReturnType<typeof renderApp>['user']) {
    await user.click(await screen.findByRole('button', { name: 'Meera Joglekar, account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await screen.findByText('Are you sure you want to log out');
  }

  test.each([
    [
      'company',
      path,
      [
        '/company/profile',
        '/company/ChangePassword',
        '/company/company',
        '/company/lab-marketplace',
        '/company/resource-center',
        null,
      ],
    ],
    [
      'lab',
      '/lab/support-management',
      [
        '/lab/profile',
        '/lab/ChangePassword',
        '/lab/lab',
        '/lab/reporting-tasks',
        '/lab/resource-center',
        null,
      ],
    ],
  ])(
    'of a %s leads to profile, change password and the screens that the sidebar does not have',
    async (role, at, expected) => {
      const session = role === 'lab' ? toLabSession() : toCompanySession();
      const { user } = renderApp({ path: at, routes, session });
      await user.click(await screen.findByRole('button', { name: 'Meera Joglekar, account menu' }));
      const items = await screen.findAllByRole('menuitem');
      expect(items.map((item) => item.getAttribute('href'))).toEqual(expected);
      expect(items.at(-1)?.textContent).toBe('Log out');
    },
  );

  test('logs out after Yes, and forgets drafts', async () => {
    const key = { userId: 'user-1', route: '/company/profile', form: 'profile' };
    const logout = { 'POST /auth/logout': { message: 'Signed out' } };
    const { user, api, router, toPath } = renderApp({ path, routes: { ...routes, ...logout } });
    saveDraft(key, { name: 'Typed' });
    await openLogout(user);
    await user.click(screen.getByRole('button', { name: /^Yes/ }));
    await waitFor(() => expect(toPath()).toBe('/login'));
    expect(api.calls.filter((call) => call.path === '/auth/logout')).toMatchObject([{ method: 'POST' }]);
    expect(router.state.historyAction).toBe('REPLACE');
    expect(findSession()).toBeNull();
    expect(findDraft(key)).toBeNull();
  });

  test('stays after No', async () => {
    const { user, api } = renderApp({ path, routes });
    await openLogout(user);
    await user.click(screen.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByText('Are you sure you want to log out')).toBeNull());
    expect(api.calls.some((call) => call.path === '/auth/logout')).toBe(false);
    expect(findSession()).not.toBeNull();
  });

  test('when the call fails the dialog closes and the session stays', async () => {
    const logout = { 'POST /auth/logout': { status: 500, message: 'Could not sign out' } };
    const { user } = renderApp({ path, routes: { ...routes, ...logout } });
    await openLogout(user);
    await user.click(screen.getByRole('button', { name: /^Yes/ }));
    expect(await screen.findByText('Could not sign out')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Are you sure you want to log out')).toBeNull());
    expect(findSession()).not.toBeNull();
  });
});

describe('contact button', () => {
  test.each([
    ['company', path, '/company/support-management/create'],
    ['lab', '/lab/support-management', '/lab/support-management/create'],
  ])('of a %s leads to its support form', async (role, at, href) => {
    renderApp({ path: at, routes, session: role === 'lab' ? toLabSession() : toCompanySession() });
    expect((await screen.findByRole('link', { name: 'Contact us' })).getAttribute('href')).toBe(href);
  });

  test('is absent for people who may not ask, in the banner of the trial as well', async () => {
    const organisation = { id: 'org-1', timeZone: 'Asia/Kolkata', trialEndsAt: '2026-01-01T00:00:00Z' };
    renderApp({
      path,
      routes: { ...routes, 'GET /organisation': { data: { ...organisation, isReadOnly: true } } },
      session: toCompanySession({ 'Support Management': 'view' }),
    });
    await screen.findByText('No requests yet');
    expect(await screen.findByText(/^Your trial has ended/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
  });
});

test('permissions that were taken away meanwhile leave the menu after the profile is loaded', async () => {
  const session = toCompanySession();
  const { user, role } = session;
  const fewer = session.permissions.filter((entry) => entry.permissionName !== 'Notifications');
  const profile = { 'GET /users/profile': { data: { ...user, permissions: fewer, roleDetail: role } } };
  renderApp({ path, routes: { ...routes, ...profile }, session });
  await waitFor(async () => expect(await menuNames()).not.toContain('Notifications'));
});
