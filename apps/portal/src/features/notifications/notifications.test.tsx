import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../app/testing/render-app.tsx';

const path = '/company/notifications';

const notice = (id: string, link: string | null, isRead = false) => ({
  id,
  isRead,
  createdAt: '2026-11-20T06:00:00.000Z',
  notification: { id: `n-${id}`, title: `Notice ${id}`, message: 'Text', type: 'reminder', link },
});

const list = (rows: unknown[], unread = rows.length) => ({
  'GET /user/notifications': { data: { notifications: rows, total: rows.length } },
  'GET /user/notifications/unread': { data: { total: unread } },
});

describe('notifications', () => {
  test('nothing is there', async () => {
    renderApp({ path, routes: list([]) });
    expect(await screen.findByText('No data available')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Mark all read/ })).toBeNull();
  });

  test('opening one marks it read and follows its link inside the app', async () => {
    const { user, api, toPath } = renderApp({
      path,
      routes: {
        ...list([notice('1', '/company/profile')]),
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
      renderApp({ path, routes: list([notice('1', link)]) });
      await screen.findByText('Notice 1');
      expect(screen.queryByRole('link', { name: /Notice 1/ })).toBeNull();
    },
  );

  test('all can be marked read at once', async () => {
    const { user, api } = renderApp({
      path,
      routes: {
        ...list([notice('1', null)]),
        'PATCH /user/notifications/read-status': { message: 'All read.', data: { total: 0 } },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Mark all read/ }));
    expect(await screen.findByText('All read.')).toBeDefined();
    expect(api.calls.find((call) => call.method === 'PATCH')?.body).toEqual({ all: true });
  });

  test('that could not be loaded say so', async () => {
    const routes = { ...list([]), 'GET /user/notifications': { status: 500, message: 'Broken' } };
    renderApp({ path, routes });
    expect(await screen.findByText('Notifications could not be loaded')).toBeDefined();
  });
});
