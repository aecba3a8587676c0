import type { ScheduledTask } from '@anupalan/api-client/types';
import { addDays } from '@anupalan/compliance/schedules/dates';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeCall, FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';
import { forgiveLateShell } from '../../shared/tasks/testing/late-shell.ts';
import { toTestDueDate, toTestTaskDetail } from '../../shared/tasks/testing/test-data.ts';

const path = '/company/task-and-alerts';

const late = toTestDueDate();
const soon = toTestDueDate({
  id: 'due-2',
  taskId: 'task-2',
  name: 'Check the bund walls',
  dueDate: '2026-11-24',
  status: 'pending',
  origin: 'Received',
  frequency: null,
  consentDocumentId: null,
});
const done = toTestDueDate({
  id: 'due-3',
  taskId: 'task-3',
  name: 'Send Form V',
  dueDate: '2026-09-30',
  status: 'completed',
  completedAt: '2026-09-28T05:00:00.000Z',
  completedBy: { id: 'user-2', name: 'Ravi Kelkar' },
  remark: 'By post',
});
const daily = Array.from({ length: 30 }, (_, index) =>
  toTestDueDate({
    id: `daily-${index}`,
    taskId: 'task-4',
    name: 'Read the flow meter',
    frequency: 'daily',
    dueDate: addDays('2026-11-28', index),
    status: 'pending',
  }),
);

/** An API that filters like the real one, and keeps the changes of status. */
function toRoutes(rows: readonly ScheduledTask[] = [late, soon, done, ...daily]): FakeRoutes {
  let stored = rows;
  return {
    'GET /organisation': { data: { id: 'org-1', name: 'Girna Dyestuffs', timeZone: 'Asia/Kolkata' } },
    'GET /users/assignable': { data: { users: [{ id: 'user-2', name: 'Ravi Kelkar' }], total: 1 } },
    'GET /consent-documents': {
      data: { consentDocuments: [{ id: 'order-1', title: 'Consent to Operate, Nandgaon' }], total: 1 },
    },
    'GET /consent-documents/:id/obligations': {
      data: {
        obligations: [{ id: 'obligation-1', conditionNo: '17', statedFrequency: 'once in a quarter' }],
        total: 1,
      },
    },
    'GET /tasks/:id': ({ path: called }) => ({
      data: toTestTaskDetail({ id: called.slice('/tasks/'.length), scheduledTasks: [late] }),
    }),
    'GET /generate-tasks/scheduled-tasks': ({ query }) => {
      const has = (name: string, matches: (value: string) => boolean) => {
        const value = query.get(name);
        return value === null || matches(value);
      };
      const found = stored.filter(
        (row) =>
          has('status', (value) => row.status === value) &&
          has('startDate', (value) => row.dueDate >= value) &&
          has('endDate', (value) => row.dueDate <= value) &&
          has('dueDate', (value) => row.dueDate === value) &&
          has('taskId', (value) => row.taskId === value) &&
          has('keyword', (value) => row.name.toLowerCase().includes(value.toLowerCase())),
      );
      return { data: { scheduledTasks: found, total: found.length } };
    },
    'PATCH /generate-tasks/scheduled-tasks/status': ({ body }) => {
      const change = body as {
        id?: string;
        ids?: string[];
        status: 'pending' | 'completed';
        remark?: string;
      };
      const ids = change.ids ?? [change.id];
      stored = stored.map((row) =>
        ids.includes(row.id) ? { ...row, status: change.status, remark: change.remark ?? null } : row,
      );
      return { data: { scheduledTasks: stored.filter(({ id }) => ids.includes(id)) } };
    },
  };
}

const toChanges = (calls: readonly FakeCall[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

const findTable = () => screen.findByRole('table', { name: 'Due dates' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') });
});

afterEach(() => {
  forgiveLateShell();
  vi.useRealTimers();
});

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

  test('opens a long series to its dates', async () => {
    const { user } = renderApp({ path, routes: toRoutes() });
    const table = await findTable();
    expect(
      within(table).queryByRole('button', { name: 'Complete Read the flow meter, 28 Nov 2026' }),
    ).toBeNull();
    const disclose = within(table).getByRole('button', { name: '30 dates of Read the flow meter' });
    expect(disclose.getAttribute('aria-expanded')).toBe('false');
    await user.click(disclose);
    expect(
      within(table).getByRole('button', { name: 'Complete Read the flow meter, 28 Nov 2026' }),
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
    await waitFor(() => expect(api.calls.at(-1)?.query.get('sortOrder')).toBe('desc'));
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

describe('the status of due dates', () => {
  test('completes one at once and undoes it from the toast', async () => {
    const { user, api } = renderApp({ path, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Complete Check the bund walls, 24 Nov 2026' }));
    expect(
      await screen.findByRole('button', { name: 'Reopen Check the bund walls, 24 Nov 2026' }),
    ).toBeDefined();
    expect(await screen.findByText('1 due date completed')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByRole('button', { name: 'Complete Check the bund walls, 24 Nov 2026' }),
    ).toBeDefined();
    expect(toChanges(api.calls)).toEqual([
      { id: 'due-2', status: 'completed' },
      { id: 'due-2', status: 'pending' },
    ]);
  });

  test('gives a reopened one its remark back when that is undone', async () => {
    const { user, api } = renderApp({ path, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Reopen Send Form V, 30 Sep 2026' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(toChanges(api.calls)).toEqual([
        { id: 'due-3', status: 'pending' },
        { id: 'due-3', status: 'completed', remark: 'By post' },
      ]),
    );
  });

  test('completes several with one remark; those that are done are left as they are', async () => {
    const { user, api } = renderApp({ path, routes: toRoutes() });
    const table = await findTable();
    for (const box of [
      'Sample the effluent of the outlet, 17 Nov 2026',
      'Check the bund walls, 24 Nov 2026',
      'Send Form V, 30 Sep 2026',
    ]) {
      await user.click(within(table).getByRole('checkbox', { name: `Select ${box}` }));
    }
    expect(screen.getByText('3 selected')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Mark complete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Complete 2 due dates' });
    await user.type(within(dialog).getByLabelText(/Remark/), 'Sent with the returns');
    await user.click(within(dialog).getByRole('button', { name: /^Mark complete/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toChanges(api.calls)).toEqual([
      { ids: ['due-1', 'due-2'], status: 'completed', remark: 'Sent with the returns' },
    ]);
    expect(screen.queryByText('3 selected')).toBeNull();
  });

  test('selects and leaves a whole series', async () => {
    const { user } = renderApp({ path, routes: toRoutes() });
    const table = await findTable();
    const box = within(table).getByRole('checkbox', { name: 'Select Read the flow meter, 30 dates' });
    await user.click(box);
    expect(screen.getByText('30 selected')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText('30 selected')).toBeNull();
  });

  test('shows the server’s sentence at the remark, and what was typed stays', async () => {
    const { user } = renderApp({
      path,
      routes: {
        ...toRoutes(),
        'PATCH /generate-tasks/scheduled-tasks/status': {
          status: 422,
          message: 'The remark names a person',
          problem: { errors: [{ field: 'remark', message: 'The remark names a person' }] },
        },
      },
    });
    const table = await findTable();
    await user.click(within(table).getByRole('checkbox', { name: /Select Check the bund walls/ }));
    await user.click(screen.getByRole('button', { name: 'Mark complete' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Remark/), 'Anil did it');
    await user.click(within(dialog).getByRole('button', { name: /^Mark complete/ }));
    expect((await within(dialog).findAllByText('The remark names a person')).length).toBeGreaterThan(0);
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/Remark/).value).toBe('Anil did it');
  });

  test('offers nothing to who may only look', async () => {
    const session = toCompanySession({ 'Tasks & Alerts': 'view', 'Reporting Task': 'view' });
    renderApp({ path, session, routes: toRoutes() });
    const table = await findTable();
    expect(within(table).queryAllByRole('checkbox')).toEqual([]);
    expect(within(table).queryByRole('button', { name: /^(Complete|Reopen)/ })).toBeNull();
  });
});

describe('one due date', () => {
  test('has an address of its own, with the words of the order and the way to their page', async () => {
    renderApp({ path: `${path}?task=task-1&due=2026-11-17`, routes: toRoutes() });
    const drawer = await screen.findByRole('dialog', { name: 'Sample the effluent of the outlet' });
    expect(within(drawer).getByText('shall sample the treated effluent once in a quarter')).toBeDefined();
    expect(
      await within(drawer).findByText('Consent to Operate, Nandgaon, page 6, condition 17'),
    ).toBeDefined();
    expect(within(drawer).getByRole('link', { name: 'Open page 6' }).getAttribute('href')).toBe(
      '/company/consent-analyzer/order-1?page=6&obligation=obligation-1',
    );
    expect(within(drawer).getByText('“once in a quarter”')).toBeDefined();
    expect(within(drawer).getByText('Every 3 months on the 17th (Feb, May, Aug, Nov)')).toBeDefined();
  });

  test('opens from the list, keeps the filters, and closes to where it was', async () => {
    const { user, router } = renderApp({ path: `${path}?status=overdue`, routes: toRoutes() });
    await user.click(await screen.findByRole('link', { name: 'Sample the effluent of the outlet' }));
    expect(router.state.location.search).toBe('?status=overdue&task=task-1&due=2026-11-17');
    const drawer = await screen.findByRole('dialog');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=overdue'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is completed with a remark', async () => {
    const { user, api } = renderApp({ path: `${path}?task=task-1&due=2026-11-17`, routes: toRoutes() });
    const drawer = await screen.findByRole('dialog', { name: 'Sample the effluent of the outlet' });
    await user.click(await within(drawer).findByRole('button', { name: 'Mark complete' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Complete “Sample the effluent of the outlet”',
    });
    await user.type(within(dialog).getByLabelText(/Remark/), 'Report 42');
    await user.click(within(dialog).getByRole('button', { name: /^Mark complete/ }));
    await waitFor(() =>
      expect(toChanges(api.calls)).toEqual([{ id: 'due-1', status: 'completed', remark: 'Report 42' }]),
    );
    expect(await within(drawer).findByRole('button', { name: /^Reopen/ })).toBeDefined();
  });

  test('that is gone says so', async () => {
    renderApp({
      path: `${path}?task=task-9&due=2026-11-17`,
      routes: { ...toRoutes(), 'GET /tasks/:id': { status: 404, message: 'Not found' } },
    });
    expect(await screen.findByRole('heading', { name: 'This due date is no longer there' })).toBeDefined();
  });
});
