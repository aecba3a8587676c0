import { addDays } from '@anupalan/compliance/schedules/dates';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp, toLabSession } from '../../app/testing/render-app.tsx';
import { setUpTaskDay, tearDownTaskDay } from '../../shared/tasks/testing/task-day.ts';
import { toTestOccurrence } from '../../shared/tasks/testing/test-data.ts';
import { findTable, path, toRoutes } from './testing/occurrences.ts';

beforeEach(setUpTaskDay);
afterEach(tearDownTaskDay);

describe('the list of due dates', () => {
  test.each([
    ['', ['Sample the effluent of the outletCTO, condition 7.3'], '1 overdue'],
    [
      '?status=pending',
      ['Check the bund wallsNo order', 'Read the flow meterCTO, condition 7.330'],
      '2 pending',
    ],
    ['?status=completed', ['Send Form VCTO, condition 7.3No evidence'], '1 completed'],
    ['?on=2026-11-24', ['Check the bund wallsNo order'], '1 found'],
  ])('shows one status, and all of a day that a link leads to: "%s"', async (query, names, count) => {
    renderApp({ path: `${path}${query}`, routes: toRoutes() });
    const table = await findTable();
    const heads = within(table).getAllByRole('rowheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(names);
    expect(screen.getByText(count)).toBeDefined();
    const statusColumn = within(table).queryByRole('columnheader', { name: 'Status' });
    expect(statusColumn !== null).toBe(query.includes('on='));
  });

  test('has a tab for each status; what is overdue is counted of all, a round once', async () => {
    const missed = Array.from({ length: 18 }, (_, index) =>
      toTestOccurrence({
        id: `missed-${index}`,
        taskId: 'task-5',
        name: 'Check scrubber pH',
        frequency: 'daily',
        dueDate: addDays('2026-11-03', index),
      }),
    );
    const { user, router } = renderApp({
      path: `${path}?keyword=scrubber`,
      routes: toRoutes([toTestOccurrence(), ...missed]),
    });
    const table = await findTable();
    expect(await screen.findByRole('link', { name: 'Overdue 2' })).toBeDefined();
    expect(within(table).getByText('3 Nov to 20 Nov')).toBeDefined();
    expect(within(table).getByText('18 missed days')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Pending' }));
    expect(router.state.location.search).toBe('?keyword=scrubber&status=pending');
  });

  test('asks for ten, and for as many as are chosen', async () => {
    const rows = Array.from({ length: 13 }, (_, index) =>
      toTestOccurrence({ id: `due-${index}`, taskId: `task-${index}` }),
    );
    const { user, router, api } = renderApp({ path, routes: toRoutes(rows) });
    await findTable();
    const asked = () => api.calls.filter(({ path: called }) => called === '/generate-tasks/scheduled-tasks');
    expect(asked().map(({ query }) => query.get('pageSize'))).toEqual(['10']);
    expect(screen.getByText('1 to 10 of 13')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('due dates on a page'), '50');
    expect(router.state.location.search).toBe('?size=50');
    await waitFor(() => expect(asked().at(-1)?.query.get('pageSize')).toBe('50'));
  });

  test('opens a round to its dates', async () => {
    const { user, api } = renderApp({ path: `${path}?status=pending`, routes: toRoutes() });
    const table = await findTable();
    const last = 'Mark as done: Read the flow meter, 29 Nov 2026';
    expect(within(table).queryByRole('button', { name: last })).toBeNull();
    const disclose = within(table).getByRole('button', { name: '30 dates of Read the flow meter' });
    expect(disclose.getAttribute('aria-expanded')).toBe('false');
    await user.click(disclose);
    expect(await within(table).findByRole('button', { name: last })).toBeDefined();
    expect(Object.fromEntries(api.calls.at(-1)?.query ?? [])).toMatchObject({
      taskId: 'task-4',
      status: 'pending',
    });
    await user.click(within(table).getByRole('button', { name: '30 dates of Read the flow meter' }));
    await waitFor(() => expect(within(table).queryByRole('button', { name: last })).toBeNull());
  });

  test('takes its filters from the address, shows them and clears them', async () => {
    const { user, api, router } = renderApp({
      path: `${path}?status=pending&from=2026-11-01&to=2026-12-01&order=order-1&assignee=user-2&origin=Generated`,
      routes: toRoutes(),
    });
    await findTable();
    const call = api.calls.find(
      ({ path: called, query }) =>
        called === '/generate-tasks/scheduled-tasks' && query.get('status') === 'pending',
    );
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      status: 'pending',
      startDate: '2026-11-01',
      endDate: '2026-12-01',
      consentDocumentId: 'order-1',
      assigneeId: 'user-2',
      origin: 'Generated',
    });
    await user.click(screen.getByRole('button', { name: 'Remove filter Origin: Generated' }));
    expect(router.state.location.search).not.toContain('origin');
    expect(screen.getByRole('button', { name: 'Remove filter Person: Ravi Kelkar' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('?status=pending');
  });

  test('on a phone is stacked links, each with one button', async () => {
    const wide = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      wide(query.includes('max-width') ? '(min-width: 1px)' : query),
    );
    const { user } = renderApp({ path: `${path}?status=pending`, routes: toRoutes() });
    const link = await screen.findByRole('link', { name: 'Check the bund walls' });
    expect(link.getAttribute('href')).toBe(`${path}?status=pending&task=task-2&due=2026-11-24`);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    const toggle = screen.getByRole('button', { name: '30 dates of Read the flow meter' });
    await user.click(toggle);
    expect(
      await screen.findByRole('button', { name: 'Mark as done: Read the flow meter, 29 Nov 2026' }),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Mark as done: Check the bund walls, 24 Nov 2026' }));
    expect(await screen.findByRole('dialog', { name: 'Mark “Check the bund walls” as done' })).toBeDefined();
  });

  test('is gone through by keyboard: J and K, C to complete, ? for all keys', async () => {
    const { user, router } = renderApp({ path: `${path}?status=pending`, routes: toRoutes() });
    const table = await findTable();
    await user.keyboard('j');
    expect(document.activeElement).toBe(within(table).getByRole('link', { name: 'Check the bund walls' }));
    await user.keyboard('j');
    expect(document.activeElement).toBe(within(table).getByRole('link', { name: 'Read the flow meter' }));
    await user.keyboard('kc');
    const dialog = await screen.findByRole('dialog', { name: 'Mark “Check the bund walls” as done' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dialog.isConnected).toBe(false);
    within(table).getByRole('link', { name: 'Check the bund walls' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('task=task-2'));
    await screen.findByRole('dialog');
    await user.keyboard('j');
    await waitFor(() => expect(router.state.location.search).toContain('task=task-4'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(keys).getByRole('switch', { name: 'Use these keys' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const before = document.activeElement;
    await user.keyboard('jj');
    expect(document.activeElement).toBe(before);
  });

  test('a date in the filters is typed, and asked for once it is whole', async () => {
    const { user, router, api } = renderApp({ path: `${path}?status=pending`, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    const count = () => api.calls.length;
    const before = count();
    const until = within(panel).getByRole('textbox', { name: /^Due until/ });
    await user.type(until, '1 dec');
    expect(count()).toBe(before);
    expect(router.state.location.search).toBe('?status=pending');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?status=pending&to=2026-12-01'));
    expect(until).toHaveProperty('value', '1 Dec 2026');
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

  test('says that it could not be loaded and tries it again', async () => {
    const routes = toRoutes();
    const { user, api } = renderApp({
      path: `${path}?status=overdue`,
      routes: {
        ...routes,
        'GET /generate-tasks/scheduled-tasks': { status: 500, message: 'Something broke' },
      },
    });
    expect(await screen.findByText('Due dates could not be loaded')).toBeDefined();
    expect(screen.queryByText('Nothing is overdue')).toBeNull();
    api.set(routes);
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByRole('link', { name: 'Sample the effluent of the outlet' })).toBeDefined();
  });

  test.each([
    ['', 'Nothing is overdue'],
    ['?status=pending', 'No due dates yet'],
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
