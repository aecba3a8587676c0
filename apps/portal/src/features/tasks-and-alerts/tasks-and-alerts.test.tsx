import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp, toLabSession } from '../../app/testing/render-app.tsx';
import { setUpTaskDay, tearDownTaskDay } from '../../shared/tasks/testing/task-day.ts';
import { findTable, path, toRoutes } from './testing/occurrences.ts';

beforeEach(setUpTaskDay);
afterEach(tearDownTaskDay);

describe('the list of due dates', () => {
  test('groups by what is late, near, far and done', async () => {
    renderApp({ path, routes: toRoutes() });
    const table = await findTable();
    const heads = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Overdue1',
      'Sample the effluent of the outletConsent to Operate, Nandgaon, quarterly',
      'Next 7 days1',
      'Check the bund wallsReceived',
      'Later30',
      'Read the flow meter28 Nov to 27 Dec, Consent to Operate, Nandgaon, daily',
      'Completed1',
      'Send Form VConsent to Operate, Nandgaon, quarterly',
    ]);
    expect(within(table).getByText('4 days late')).toBeDefined();
    expect(screen.getByText('1 overdue, 1 next 7 days, 30 later, 1 completed.')).toBeDefined();
  });

  test.each([
    ['come', { data: { consentDocuments: [], total: 0 } }],
    ['cannot be loaded', { status: 500, message: 'Not now' }],
  ])('waits for the names of orders, and not longer when they %s', async (_, answer) => {
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    const late = async () => {
      await told;
      return answer;
    };
    const { api } = renderApp({ path, routes: { ...toRoutes(), 'GET /consent-documents': late } });
    await screen.findByText('Loading due dates');
    const isOfList = (call: { path: string }) => call.path === '/generate-tasks/scheduled-tasks';
    await waitFor(() => expect(api.calls.filter(isOfList)).toHaveLength(4));
    expect(screen.queryByText('Check the bund walls')).toBeNull();
    tell();
    expect(await screen.findByText('Check the bund walls')).toBeDefined();
  });

  test('opens a long series to its dates', async () => {
    const { user } = renderApp({ path, routes: toRoutes() });
    const table = await findTable();
    expect(
      within(table).queryByRole('button', { name: 'Mark as done: Read the flow meter, 28 Nov 2026' }),
    ).toBeNull();
    const disclose = within(table).getByRole('button', { name: '30 dates of Read the flow meter' });
    expect(disclose.getAttribute('aria-expanded')).toBe('false');
    await user.click(disclose);
    expect(
      within(table).getByRole('button', { name: 'Mark as done: Read the flow meter, 28 Nov 2026' }),
    ).toBeDefined();
  });

  test('takes its filters from the address, shows them and clears them', async () => {
    const { user, api, router } = renderApp({
      path: `${path}?status=pending&from=2026-11-01&to=2026-12-01&order=order-1&assignee=user-2&origin=Generated`,
      routes: toRoutes(),
    });
    await findTable();
    const [call] = api.calls.filter(({ path: called }) => called === '/generate-tasks/scheduled-tasks');
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      status: 'pending',
      startDate: '2026-11-21',
      endDate: '2026-11-27',
      consentDocumentId: 'order-1',
      assigneeId: 'user-2',
      origin: 'Generated',
    });
    await user.click(screen.getByRole('button', { name: 'Remove filter Origin: Generated' }));
    expect(router.state.location.search).not.toContain('origin');
    expect(screen.getByRole('button', { name: 'Remove filter Assignee: Ravi Kelkar' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('?status=pending');
  });

  test('on a phone is stacked links, which can be selected as well', async () => {
    const wide = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      wide(query.includes('max-width') ? '(min-width: 1px)' : query),
    );
    const { user } = renderApp({ path, routes: toRoutes() });
    const link = await screen.findByRole('link', { name: 'Check the bund walls' });
    expect(link.getAttribute('href')).toBe(`${path}?task=task-2&due=2026-11-24`);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Overdue 1',
      'Next 7 days 1',
      'Later 30',
      'Completed 1',
    ]);
    await user.click(screen.getByRole('button', { name: 'Show 30 dates' }));
    expect(screen.getByRole('button', { name: 'Hide 30 dates' }).getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('checkbox', { name: 'Select Read the flow meter, 28 Nov 2026' }));
    expect(screen.getByText('1 selected')).toBeDefined();
  });

  test('is narrowed in the panel of filters, at once and in the address', async () => {
    const { user, router } = renderApp({
      path: `${path}?status=pending&from=2026-11-01`,
      routes: toRoutes(),
    });
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    await user.selectOptions(within(panel).getByLabelText('Origin'), 'Received');
    await user.selectOptions(within(panel).getByLabelText('Order'), 'order-1');
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?status=pending&from=2026-11-01&origin=Received&order=order-1',
      ),
    );
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Remove filter Due from 1 Nov 2026' })).toBeDefined();
  });

  test('searches once the typing rests, and says when nothing matches', async () => {
    const { user, router } = renderApp({ path, routes: toRoutes() });
    await findTable();
    await user.type(screen.getByRole('searchbox', { name: 'Search tasks' }), 'zinc');
    expect(await screen.findByText('No due dates match these filters')).toBeDefined();
    expect(router.state.location.search).toBe('?keyword=zinc');
  });

  test('sorts by a column, the other way at the second press', async () => {
    const { user, router, api } = renderApp({ path: `${path}?status=pending`, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Task' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=pending&sort=name'));
    await user.click(screen.getByRole('button', { name: 'Task' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=pending&sort=-name'));
    await waitFor(() => expect(api.calls.some(({ query }) => query.get('sortOrder') === 'desc')).toBe(true));
    expect(screen.getByRole('columnheader', { name: 'Task' }).getAttribute('aria-sort')).toBe('descending');
  });

  test('says which group could not be loaded and tries it again', async () => {
    const routes = toRoutes();
    const { user, api } = renderApp({
      path: `${path}?status=overdue`,
      routes: {
        ...routes,
        'GET /generate-tasks/scheduled-tasks': { status: 500, message: 'Something broke' },
      },
    });
    expect(await screen.findByText('Overdue: due dates could not be loaded')).toBeDefined();
    expect(screen.queryByText('Nothing is overdue')).toBeNull();
    api.set(routes);
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByRole('link', { name: 'Sample the effluent of the outlet' })).toBeDefined();
  });

  test.each([
    ['', 'No due dates yet'],
    ['?status=overdue', 'Nothing is overdue'],
    ['?status=completed', 'Nothing is completed yet'],
    ['?keyword=zinc', 'No due dates match these filters'],
  ])('empty, "%s": %s', async (query, title) => {
    renderApp({ path: `${path}${query}`, routes: toRoutes([]) });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });

  test('a laboratory has no such screen', async () => {
    const { toPath } = renderApp({
      path,
      session: toLabSession(),
      routes: { ...toRoutes(), 'GET /dashboard': { status: 500, message: 'Not asked here' } },
    });
    await waitFor(() => expect(toPath()).toBe('/lab/dashboard'));
    expect(await screen.findByText('The dashboard could not be loaded')).toBeDefined();
  });
});
