import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';
import { tearDownTaskDay } from '../../shared/tasks/testing/task-day.ts';
import { findTable, generated, path, setUpTasks, toBody, toRoutes } from './testing/task-api.ts';

beforeEach(setUpTasks);
afterEach(tearDownTaskDay);

describe('the list of tasks', () => {
  test('says what, how often, when next, who and where from', async () => {
    renderApp({ path, routes: toRoutes() });
    const table = await findTable();
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Sample the effluent of the outletConsent to Operate, Nandgaon, page 6',
      'Check the bund walls',
    ]);
    expect(rows).toEqual([
      [
        '',
        'Every 3 months on the 17th (Feb, May, Aug, Nov)',
        '17 Nov4 days late',
        'RKRavi Kelkar',
        'Generated',
        '',
      ],
      ['', 'Every week on Monday and Thursday', '23 Novin 2 days', 'Not assigned', 'Received', ''],
    ]);
  });

  test('filters by tab and field, and pages, in the address', async () => {
    const { user, router, api } = renderApp({ path: `${path}?page=1`, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('link', { name: 'Received' }));
    await waitFor(() => expect(screen.queryByText('Sample the effluent of the outlet')).toBeNull());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Frequency' }), 'quarterly');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Assignee' }), 'user-2');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?origin=Received&frequency=quarterly&assignee=user-2'),
    );
    const last = api.calls.findLast((call) => call.path === '/generate-tasks');
    expect(Object.fromEntries(last?.query ?? [])).toEqual({
      pageNo: '1',
      pageSize: '10',
      origin: 'Received',
      frequency: 'quarterly',
      assigneeId: 'user-2',
    });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?origin=Received'));
  });

  test('on a phone is stacked links', async () => {
    const wide = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      wide(query.includes('max-width') ? '(min-width: 1px)' : query),
    );
    renderApp({ path, routes: toRoutes() });
    const list = await screen.findByRole('list', { name: 'Tasks' });
    expect(within(list).getByRole('link', { name: generated.name }).getAttribute('href')).toBe(
      `${path}?task=task-1`,
    );
    expect(within(list).getByText(/^Every week on Monday and Thursday$/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test.each([
    ['', 'No tasks yet', true],
    ['?keyword=zinc', 'No tasks match these filters', false],
  ])('empty, "%s": %s', async (query, title, hasLink) => {
    renderApp({ path: `${path}${query}`, routes: toRoutes([]) });
    await screen.findByRole('heading', { name: title });
    expect(screen.getAllByRole('link', { name: 'Add a task' }).length).toBe(hasLink ? 2 : 1);
  });

  test('says that it could not be loaded and tries again', async () => {
    const routes = toRoutes();
    const { user, api } = renderApp({
      path,
      routes: { ...routes, 'GET /generate-tasks': { status: 500, message: 'Something broke' } },
    });
    expect(await screen.findByText('Tasks could not be loaded')).toBeDefined();
    expect(screen.queryByText('No tasks yet')).toBeNull();
    api.set(routes);
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await findTable()).toBeDefined();
  });

  test('offers nothing to who may only look', async () => {
    const session = toCompanySession({
      'Reporting Task': 'view',
      'Consent Analyzer': 'none',
      'Consent Documents': 'none',
    });
    renderApp({ path: `${path}?new=1`, session, routes: toRoutes() });
    const table = await findTable();
    expect(within(table).queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Add a task' })).toBeNull();
    expect(within(table).queryByRole('button', { name: /^Actions/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('several tasks', () => {
  test('are given to somebody at once, and it can be undone', async () => {
    const { user, api } = renderApp({ path, routes: toRoutes() });
    const table = await findTable();
    await user.click(within(table).getByRole('checkbox', { name: 'Select all tasks of this page' }));
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign 2 tasks' });
    await within(dialog).findByRole('option', { name: /^Meera Joglekar/ });
    await user.selectOptions(within(dialog).getByLabelText(/^Assignee/), 'user-1');
    await user.click(within(dialog).getByRole('button', { name: /^Assign/ }));
    expect(await screen.findByText('2 tasks have been assigned.')).toBeDefined();
    expect(toBody(api.calls, '/generate-tasks/assignee')).toEqual({
      ids: ['task-1', 'task-2'],
      assigneeId: 'user-1',
    });
    await waitFor(async () =>
      expect(within(await findTable()).getAllByText('Meera Joglekar')).toHaveLength(2),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(
        api.calls.filter((call) => call.path === '/generate-tasks/assignee').map(({ body }) => body),
      ).toEqual([
        { ids: ['task-1', 'task-2'], assigneeId: 'user-1' },
        { ids: ['task-1'], assigneeId: 'user-2' },
        { ids: ['task-2'], assigneeId: null },
      ]),
    );
  });

  test('one is given away from its menu; who has it already is nobody’s change', async () => {
    const { user, api } = renderApp({ path, routes: toRoutes() });
    const table = await findTable();
    await user.click(
      within(table).getByRole('button', { name: 'Actions for Sample the effluent of the outlet' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Assign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign “Sample the effluent of the outlet”' });
    await within(dialog).findByRole('option', { name: 'Ravi Kelkar' });
    expect(within(dialog).getByLabelText<HTMLSelectElement>(/^Assignee/).value).toBe('user-2');
    await user.click(within(dialog).getByRole('button', { name: /^Assign/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls.some((call) => call.path === '/generate-tasks/assignee')).toBe(false);
  });
});
