import { writeEncrypted } from '@anupalan/api-client/encrypted-storage';
import { findSession, reloadSession, SESSION_KEY } from '@anupalan/api-client/session-storage';
import { toTestSession } from '@anupalan/api-client/test-data';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { none } from '../features/dashboard/testing/test-dashboard.ts';
import { renderApp, toCompanySession, toLabSession } from './testing/render-app.tsx';

const DASHBOARD = { 'GET /dashboard': { data: none } };
const SUPPORT = { 'GET /contact-us/user': { data: { contactUs: [], total: 0 } } };

describe('without a session', () => {
  const paths = [
    '/',
    '/company/profile',
    '/lab/notifications',
    '/profile',
    '/ChangePassword',
    '/nowhere',
    '/RoleManagement',
  ];
  test.each(paths)('%s leads to /login', async (path) => {
    const { toPath } = renderApp({ path, session: null });
    await screen.findByRole('heading', { name: 'Sign In', level: 1 });
    expect(toPath()).toBe('/login');
    await waitFor(() => expect(document.title).toBe('Sign In · Anupalan'));
  });

  test.each(['/forgot-password', '/reset-password', '/set-password'])('%s needs none', async (path) => {
    const { toPath } = renderApp({ path, session: null });
    await screen.findByRole('heading', { level: 1 });
    expect(toPath()).toBe(path);
  });
});

const { accessToken, user, role, permissions } = toCompanySession();
const HALVES: [string, object][] = [
  ['no token', { user, role, permissions }],
  ['no user', { accessToken, role, permissions }],
  ['no role', { accessToken, user, permissions }],
];
test.each(HALVES)('a stored session with %s is cleared, and /login asked for', async (_case, stored) => {
  writeEncrypted(SESSION_KEY, stored);
  reloadSession();
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  const { toPath } = renderApp({ path: '/company/profile', session: null });
  await screen.findByRole('heading', { name: 'Sign In', level: 1 });
  expect(toPath()).toBe('/login');
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

describe('on a route of the other area', () => {
  test.each([
    ['company', '/lab/notifications', '/company/dashboard'],
    ['company', '/lab/dashboard', '/company/dashboard'],
    ['lab', '/company/consent-analyzer', '/lab/dashboard'],
    ['lab', '/company/dashboard', '/lab/dashboard'],
  ])('a %s that opened %s goes to its own dashboard, and stays signed in', async (role, path, target) => {
    const session = role === 'lab' ? toLabSession() : toCompanySession();
    const { toPath } = renderApp({ path, session, routes: DASHBOARD });
    await screen.findByRole('heading', { name: 'Dashboard Overview', level: 1 });
    expect(toPath()).toBe(target);
    expect(findSession()).toEqual(session);
  });
});

describe('with a session', () => {
  const cases: [string, string, string][] = [
    ['company', '/profile', '/company/profile'],
    ['company', '/ChangePassword', '/company/ChangePassword'],
    ['lab', '/profile', '/lab/profile'],
    ['lab', '/ChangePassword', '/lab/ChangePassword'],
  ];
  test.each(cases)('a %s that opens %s lands on %s', async (role, path, target) => {
    const { toPath } = renderApp({ path, session: role === 'lab' ? toLabSession() : toCompanySession() });
    await waitFor(() => expect(toPath()).toBe(target));
    await screen.findByRole('heading', { level: 1 });
  });

  const begins: [string, string, string][] = [
    ['company', '/login', '/company/dashboard'],
    ['company', '/company', '/company/dashboard'],
    ['company', '/', '/company/dashboard'],
    ['lab', '/login', '/lab/dashboard'],
    ['lab', '/lab', '/lab/dashboard'],
    ['lab', '/', '/lab/dashboard'],
  ];
  test.each(begins)('a signed-in %s that opens %s lands on its dashboard, %s', async (role, path, target) => {
    const session = role === 'lab' ? toLabSession() : toCompanySession();
    const { toPath } = renderApp({ path, session, routes: DASHBOARD });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard Overview' });
    expect(toPath()).toBe(target);
  });

  test('a permission that is missing is said, and no loop follows', async () => {
    const session = toCompanySession({ Notifications: 'none' });
    const { toPath } = renderApp({ path: '/company/notifications', session, routes: DASHBOARD });
    expect(await screen.findByText('You do not have permission to access this page.')).toBeDefined();
    await waitFor(() => expect(toPath()).toBe('/company/dashboard'));
    expect(findSession()).not.toBeNull();
  });

  test.each(['view', 'view,manage', 'VIEW', 'manage'])(
    'access level %s opens the screen',
    async (accessLevel) => {
      const session = toCompanySession({ 'Support Management': accessLevel });
      const { toPath } = renderApp({ path: '/company/support-management', session, routes: SUPPORT });
      await screen.findByText('No requests yet');
      expect(toPath()).toBe('/company/support-management');
    },
  );

  test('a role that may not use the app is refused and its session cleared', async () => {
    const role = { id: 'r', name: 'Admin', slug: 'admin', baseRole: null, rpaEntries: [] };
    const { toPath } = renderApp({ path: '/company/profile', session: toTestSession({ role }) });
    expect(await screen.findByText('Invalid role. Please login again.')).toBeDefined();
    await waitFor(() => expect(toPath()).toBe('/login'));
    expect(findSession()).toBeNull();
  });

  test('a sub-role counts as its base role', async () => {
    const session = toCompanySession();
    const role = { ...session.role, slug: 'ehs-viewer', baseRole: { id: 'b', slug: 'company' } };
    const { toPath } = renderApp({ path: '/company/profile', session: { ...session, role } });
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    expect(toPath()).toBe('/company/profile');
  });
});
