import { findSession, saveSession } from '@anupalan/api-client/session-storage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, toCompanySession } from './testing/render-app.tsx';

const ENDED = 'Your session has ended. Please sign in again.';
const LIST = '/company/user-management';
const EMPTY = { data: { users: [], total: 0 } };
const common = { 'GET /roles': { data: { roles: [], total: 0 } } };

test('whose account is deactivated is at the login page with the next call, and told why', async () => {
  let isActive = true;
  const { user, toPath } = renderApp({
    path: `${LIST}?keyword=pump`,
    routes: {
      ...common,
      'GET /users/sub-user': () => (isActive ? EMPTY : { status: 401, message: ENDED }),
    },
  });
  const search = await screen.findByRole('searchbox', { name: 'Search people' });
  await screen.findByText('No people match these filters');
  isActive = false;
  await user.type(search, ' house');
  expect(await screen.findByText(ENDED)).toBeDefined();
  await waitFor(() => expect(toPath()).toBe('/login'));
  expect(findSession()).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('the poll in the background ends the session as well, and says why', async () => {
  const { toPath } = renderApp({
    path: LIST,
    routes: {
      ...common,
      'GET /users/sub-user': EMPTY,
      'GET /user/notifications/unread': { status: 401, message: ENDED },
    },
  });
  expect(await screen.findByText(ENDED)).toBeDefined();
  await waitFor(() => expect(toPath()).toBe('/login'));
  expect(findSession()).toBeNull();
});

test('who signs in again is back where they were', async () => {
  let isActive = false;
  const { toPath, router } = renderApp({
    path: `${LIST}?keyword=pump`,
    routes: {
      ...common,
      'GET /users/sub-user': () => (isActive ? EMPTY : { status: 401, message: ENDED }),
    },
  });
  await waitFor(() => expect(toPath()).toBe('/login'));
  isActive = true;
  saveSession({ ...toCompanySession(), accessToken: 'token-2' });
  await waitFor(() => expect(toPath()).toBe(LIST));
  expect(router.state.location.search).toBe('?keyword=pump');
});
