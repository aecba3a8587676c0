import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderApp, toCompanySession } from './testing/render-app.tsx';

const SUPPORT = '/company/support-management';

describe('navigation', () => {
  test('each new screen begins at its top and puts the focus on its heading', async () => {
    const { router } = renderApp({ path: '/company/profile' });
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    vi.mocked(window.scrollTo).mockClear();
    await router.navigate('/company/ChangePassword');
    const heading = await screen.findByRole('heading', { name: 'Change Password', level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    await waitFor(() => expect(document.title).toBe('Change Password · Anupalan'));
  });

  test.each([
    ['a page that opens is at its top already', '', 0],
    ['a page that opens at an anchor is scrolled', '#account-head', 1],
  ])('%s', async (_, hash, times) => {
    vi.mocked(window.scrollTo).mockClear();
    renderApp({ path: `/company/profile${hash}` });
    await screen.findByRole('heading', { name: 'Account' });
    expect(window.scrollTo).toHaveBeenCalledTimes(times);
  });

  test('an anchor is scrolled to, 80 px below the edge', async () => {
    const { router } = renderApp({ path: '/company/profile' });
    const place = await screen.findByRole('heading', { name: 'Account' });
    vi.spyOn(place, 'getBoundingClientRect').mockReturnValue({ ...place.getBoundingClientRect(), top: 500 });
    vi.mocked(window.scrollTo).mockClear();
    await router.navigate('/company/profile#account-head');
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 420 }));
  });

  test('a change of screens shows the thin line', async () => {
    const { router } = renderApp({ path: '/company/profile' });
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    const hasLine = () => document.querySelector('.progress') !== null;
    await waitFor(() => expect(hasLine()).toBe(false));
    const shown = waitFor(() => expect(hasLine()).toBe(true));
    await router.navigate('/company/ChangePassword');
    await shown;
  });

  test('a screen that breaks leaves the menu standing', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const routes = { 'GET /contact-us/user': { data: { contactUs: [{ id: 'broken' }], total: 1, rows: 1 } } };
    renderApp({ path: SUPPORT, routes });
    expect(await screen.findByText('This screen could not be shown')).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
    vi.mocked(console.error).mockClear();
  });
});

test('what failed while the server was away is asked again when it is back', async () => {
  let isUp = false;
  const { user, role, permissions } = toCompanySession();
  const answer = (data: unknown) => () => {
    if (!isUp) throw new TypeError('failed to fetch');
    return { data };
  };
  renderApp({
    path: SUPPORT,
    routes: {
      'GET /contact-us/user': answer({ contactUs: [], total: 0 }),
      'GET /user/notifications/unread': answer({ total: 0 }),
      'GET /users/profile': answer({ ...user, permissions, roleDetail: role }),
      'GET /organisation': answer({ id: 'org-1', timeZone: 'Asia/Kolkata', trialEndsAt: null }),
      'GET /consent-documents/check-validity': answer({ state: 'valid', documents: [] }),
      'GET /health/live': answer(null),
    },
  });
  await screen.findByText('The server cannot be reached.');
  await screen.findByText('Requests could not be loaded');
  isUp = true;
  expect(await screen.findByText('No requests yet')).toBeDefined();
  expect(screen.queryByText('The server cannot be reached.')).toBeNull();
});
