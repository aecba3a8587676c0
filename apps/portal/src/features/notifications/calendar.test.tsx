import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';

const path = '/company/notifications?tab=preferences';
const URL_OF_CALENDAR = `https://api.works.example/api/v1/calendar/${'a'.repeat(43)}.ics`;
const ADDRESS = { scope: 'mine', createdAt: '2026-11-20T06:00:00.000Z' };

const routes = (addresses: unknown[]): FakeRoutes => ({
  'GET /user/notifications/unread': { data: { total: 0 } },
  'GET /users/notification-preferences': { data: { preferences: [], digest: false } },
  'GET /calendar/token': { data: { addresses } },
});
const findCalendar = (name: string) => screen.findByRole('group', { name });

describe('calendar addresses', () => {
  test('one is made, shown once and copied', async () => {
    const { user, api } = renderApp({
      path,
      routes: {
        ...routes([]),
        'POST /calendar/token': { data: { url: URL_OF_CALENDAR } },
      },
    });
    const mine = within(await findCalendar('My tasks'));
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    api.set({ 'GET /calendar/token': { data: { addresses: [ADDRESS] } } });
    await user.click(mine.getByRole('button', { name: /^Create calendar address/ }));
    const shown = await mine.findByRole<HTMLInputElement>('textbox', { name: 'Address of My tasks' });
    expect(shown.value).toBe(URL_OF_CALENDAR);
    await user.click(mine.getByRole('button', { name: 'Copy address' }));
    expect(writeText).toHaveBeenCalledWith(URL_OF_CALENDAR);
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ scope: 'mine' });
    expect(
      within(await findCalendar('All tasks')).getByRole('button', { name: /^Create calendar address/ }),
    ).toBeDefined();
  });

  test('is revoked after a question', async () => {
    const { user, api } = renderApp({
      path,
      routes: { ...routes([ADDRESS]), 'DELETE /calendar/token': { data: null } },
    });
    const mine = within(await findCalendar('My tasks'));
    expect(mine.getByText('In use since 20 Nov 2026')).toBeDefined();
    expect(mine.queryByRole('textbox')).toBeNull();
    await user.click(mine.getByRole('button', { name: 'Revoke the address of My tasks' }));
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    api.set({ 'GET /calendar/token': { data: { addresses: [] } } });
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke this address?' });
    await user.click(within(dialog).getByRole('button', { name: /^Revoke address/ }));
    expect(await mine.findByRole('button', { name: /^Create calendar address/ })).toBeDefined();
    expect(api.calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ scope: 'mine' });
  });

  test('that cannot be loaded say so', async () => {
    renderApp({ path, routes: { ...routes([]), 'GET /calendar/token': { status: 500, message: 'Broken' } } });
    expect(await screen.findByText('Your calendar addresses could not be loaded')).toBeDefined();
  });

  test('are absent for people who may not see tasks', async () => {
    const { api } = renderApp({
      path,
      routes: routes([]),
      session: toCompanySession({ 'Tasks & Alerts': '', 'Reporting Task': '' }),
    });
    await screen.findByText('Notification preferences');
    expect(screen.queryByText('Due dates in your calendar')).toBeNull();
    expect(api.calls.some(({ path: asked }) => asked === '/calendar/token')).toBe(false);
  });
});
