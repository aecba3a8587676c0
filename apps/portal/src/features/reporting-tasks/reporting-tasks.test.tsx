import type { Task } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeCall, FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';
import { forgiveLateShell } from '../../shared/tasks/testing/late-shell.ts';
import { toTestDueDate, toTestTask, toTestTaskDetail } from '../../shared/tasks/testing/test-data.ts';

const path = '/company/reporting-tasks';

const generated = toTestTask();
const received = toTestTask({
  id: 'task-2',
  name: 'Check the bund walls',
  origin: 'Received',
  schedule: {
    frequency: null,
    interval: { every: 1, unit: 'week', days: ['monday', 'thursday'] },
    startDate: '2026-01-05',
  },
  frequency: null,
  dueDate: '2026-11-23',
  assignee: null,
  consentDocumentId: null,
  obligationId: null,
  citation: null,
});

/** An API with a few tasks; deleted ones are gone. */
function toRoutes(tasks: readonly Task[] = [generated, received]): FakeRoutes {
  let stored = tasks;
  return {
    'GET /organisation': { data: { id: 'org-1', name: 'Girna Dyestuffs', timeZone: 'Asia/Kolkata' } },
    'GET /users/assignable': {
      data: {
        users: [
          { id: 'user-1', name: 'Meera Joglekar' },
          { id: 'user-2', name: 'Ravi Kelkar' },
        ],
        total: 2,
      },
    },
    'GET /consent-documents': {
      data: { consentDocuments: [{ id: 'order-1', title: 'Consent to Operate, Nandgaon' }], total: 1 },
    },
    'GET /consent-documents/:id/obligations': {
      data: {
        obligations: [{ id: 'obligation-1', conditionNo: '17', statedFrequency: 'once in a quarter' }],
        total: 1,
      },
    },
    'GET /generate-tasks': ({ query }) => {
      const origin = query.get('origin');
      const found = stored.filter((task) => origin === null || task.origin === origin);
      return { data: { tasks: found, total: found.length } };
    },
    'GET /tasks/:id': ({ path: called }) => {
      const task = stored.find(({ id }) => called.endsWith(id));
      if (task === undefined) return { status: 404, message: 'Not found' };
      const dates = [toTestDueDate({ taskId: task.id, name: task.name })];
      return { data: toTestTaskDetail({ ...task, scheduledTasks: dates }) };
    },
    'POST /generate-tasks/add': { status: 201, message: 'Task added', data: { tasks: [], skipped: [] } },
    'PUT /generate-tasks/frequency': { message: 'Task changed', data: generated },
    'PATCH /generate-tasks/assignee': ({ body }) => {
      const { ids, assigneeId } = body as { ids: string[]; assigneeId: string | null };
      const assignee = assigneeId === null ? null : { id: assigneeId, name: 'Meera Joglekar' };
      stored = stored.map((task) => (ids.includes(task.id) ? { ...task, assignee } : task));
      return { message: `${ids.length} tasks have been assigned.`, data: { tasks: [] } };
    },
    'POST /generate-tasks/delete': ({ body }) => {
      const { ids } = body as { ids: string[] };
      stored = stored.filter(({ id }) => !ids.includes(id));
      return { message: 'Tasks deleted', data: { deleted: ids.length } };
    },
    'PATCH /generate-tasks/scheduled-tasks/status': { data: { scheduledTasks: [] } },
  };
}

const toBody = (calls: readonly FakeCall[], called: string) =>
  calls.find((call) => call.path === called)?.body;

const findTable = () => screen.findByRole('table', { name: 'Tasks' });

/** Types a date into a field of day, month and year. */
async function typeDate(user: ReturnType<typeof renderApp>['user'], label: string, digits: string) {
  const [day] = screen.getAllByRole('spinbutton', { name: new RegExp(`^day, ${label}`) });
  if (day === undefined) throw new Error(`No date field ${label}`);
  await user.click(day);
  await user.keyboard(digits);
}

beforeEach(() => {
  // This DOM announces a changed selection at once and even when nothing changed, where a browser does it later and
  // once: the date field would answer itself for ever.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') });
});

afterEach(() => {
  forgiveLateShell();
  vi.useRealTimers();
});

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
      'Check the bund wallsReceived',
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
      ['', 'Every week on Monday and Thursday', '23 Novin 2 days', '', 'Received', ''],
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
    expect(within(list).getByText(/^Every week on Monday and Thursday\. Received$/)).toBeDefined();
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

describe('a task by hand', () => {
  test('is added with its schedule, after its next dates were shown', async () => {
    const { user, api, router } = renderApp({ path, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('link', { name: 'Add a task' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a task' });
    await user.type(within(dialog).getByLabelText('Task name'), 'Return of batteries');
    await user.selectOptions(within(dialog).getByLabelText('Repeats'), 'half_yearly');
    await user.selectOptions(within(dialog).getByLabelText(/^One of its months/), 'june');
    await user.selectOptions(within(dialog).getByLabelText(/^Day of the month/), '30');
    await typeDate(user, 'Starts on', '01012026');
    await user.selectOptions(within(dialog).getByLabelText(/^Assignee/), 'user-2');
    expect(await within(dialog).findByText('Every 6 months on the 30th (Jun, Dec)')).toBeDefined();
    const dates = within(dialog).getByRole('list', { name: 'Next dates' });
    expect(
      within(dates)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['30 Dec 2026', '30 Jun 2027', '30 Dec 2027', '30 Jun 2028', '30 Dec 2028']);
    await user.click(within(dialog).getByRole('button', { name: /^Add task/ }));
    expect(await screen.findByText('Task added')).toBeDefined();
    expect(toBody(api.calls, '/generate-tasks/add')).toEqual({
      name: 'Return of batteries',
      description: '',
      schedule: { frequency: 'half_yearly', month: 'june', dayOfMonth: 30, startDate: '2026-01-01' },
      alertDays: [30, 7, 1, 0],
      assigneeId: 'user-2',
    });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('twice a week is a period of its own', async () => {
    const { user, api } = renderApp({ path: `${path}?new=1`, routes: toRoutes() });
    const dialog = await screen.findByRole('dialog', { name: 'Add a task' });
    await user.type(within(dialog).getByLabelText('Task name'), 'Read the flow meter');
    await user.selectOptions(within(dialog).getByLabelText('Repeats'), 'custom');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Monday' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Thursday' }));
    await typeDate(user, 'Starts on', '21112026');
    expect(await within(dialog).findByText('Every week on Monday and Thursday')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: /^Add task/ }));
    await waitFor(() =>
      expect(toBody(api.calls, '/generate-tasks/add')).toMatchObject({
        schedule: {
          frequency: null,
          interval: { every: 1, unit: 'week', days: ['monday', 'thursday'] },
          startDate: '2026-11-21',
        },
        alertDays: [],
      }),
    );
  });

  test('says what is wrong, above and at the fields, and sends nothing', async () => {
    const { user, api } = renderApp({ path: `${path}?new=1`, routes: toRoutes() });
    const dialog = await screen.findByRole('dialog', { name: 'Add a task' });
    expect(within(dialog).queryByText('Task name is required')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /^Add task/ }));
    const summary = await within(dialog).findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Task name is required', 'Due date is required']);
    expect(within(dialog).getByLabelText('Task name').getAttribute('aria-invalid')).toBe('true');
    expect(toBody(api.calls, '/generate-tasks/add')).toBeUndefined();
  });

  test('shows the server’s rule at its field and keeps what was typed', async () => {
    const message = 'The due date has passed. Choose a day from today on.';
    const { user } = renderApp({
      path: `${path}?new=1`,
      routes: {
        ...toRoutes(),
        'POST /generate-tasks/add': {
          status: 422,
          message,
          problem: { errors: [{ field: 'schedule.startDate', message }] },
        },
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Add a task' });
    await user.type(within(dialog).getByLabelText('Task name'), 'Renew the lease');
    await typeDate(user, 'Due date', '21112026');
    await user.click(within(dialog).getByRole('button', { name: /^Add task/ }));
    await waitFor(() => expect(within(dialog).getAllByText(message).length).toBeGreaterThan(1));
    expect(within(dialog).getByLabelText<HTMLInputElement>('Task name').value).toBe('Renew the lease');
  });
});

describe('one task', () => {
  test('has an address of its own, with its source and its dates', async () => {
    renderApp({ path: `${path}?task=task-1`, routes: toRoutes() });
    const drawer = await screen.findByRole('dialog', { name: 'Sample the effluent of the outlet' });
    expect(within(drawer).getByText('shall sample the treated effluent once in a quarter')).toBeDefined();
    expect(within(drawer).getByRole('link', { name: 'Open page 6' })).toBeDefined();
    expect(within(drawer).getByRole('link', { name: '17 Nov 2026' }).getAttribute('href')).toBe(
      '/company/task-and-alerts?task=task-1&due=2026-11-17',
    );
    expect(within(drawer).getByText('30, 7 and 1 days before, and on the day')).toBeDefined();
  });

  test('of the statutory catalogue leads back to its entry', async () => {
    const made = toTestTask({ ...received, id: 'task-3', statutoryId: 'entry-1' });
    renderApp({ path: `${path}?task=task-3`, routes: toRoutes([made]) });
    const drawer = await screen.findByRole('dialog', { name: made.name });
    expect(
      within(drawer).getByRole('link', { name: 'An entry of the statutory catalogue' }).getAttribute('href'),
    ).toBe(`${path}/catalogue?view=all&entry=entry-1`);
    expect(screen.getByText('Statutory catalogue', { selector: 'td *, th *' })).toBeDefined();
  });

  test('gets another frequency while the words of the order stay in sight', async () => {
    const { user, api, router } = renderApp({ path: `${path}?task=task-1`, routes: toRoutes() });
    await user.click(await screen.findByRole('link', { name: 'Change frequency' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change “Sample the effluent of the outlet”' });
    expect(await within(dialog).findByText(/“once in a quarter”/)).toBeDefined();
    expect(within(dialog).getByText('shall sample the treated effluent once in a quarter')).toBeDefined();
    await user.selectOptions(within(dialog).getByLabelText('Repeats'), 'monthly');
    await user.click(within(dialog).getByRole('button', { name: /^Save changes/ }));
    expect(await screen.findByText('Task changed')).toBeDefined();
    expect(toBody(api.calls, '/generate-tasks/frequency')).toEqual({
      id: 'task-1',
      name: generated.name,
      description: generated.description,
      schedule: { frequency: 'monthly', dayOfMonth: 17, startDate: '2026-02-17' },
      alertDays: [30, 7, 1, 0],
      assigneeId: 'user-2',
    });
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('in a laboratory is completed where it stands', async () => {
    const { user, api } = renderApp({
      path: '/lab/reporting-tasks?task=task-2',
      session: toLabSession(),
      routes: toRoutes(),
    });
    const drawer = await screen.findByRole('dialog', { name: 'Check the bund walls' });
    expect(within(drawer).queryByRole('link', { name: '17 Nov 2026' })).toBeNull();
    await user.click(within(drawer).getByRole('button', { name: 'Complete 17 Nov 2026' }));
    const dialog = await screen.findByRole('dialog', { name: 'Complete “Check the bund walls”' });
    await user.click(within(dialog).getByRole('button', { name: /^Mark complete/ }));
    await waitFor(() =>
      expect(toBody(api.calls, '/generate-tasks/scheduled-tasks/status')).toEqual({
        id: 'due-1',
        status: 'completed',
      }),
    );
  });

  test('that is gone says so', async () => {
    renderApp({ path: `${path}?task=task-9`, routes: toRoutes() });
    expect(await screen.findByRole('heading', { name: 'This task is no longer there' })).toBeDefined();
  });
});

describe('deleting', () => {
  test('names the task and deletes it', async () => {
    const { user, api } = renderApp({ path, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Actions for Check the bund walls' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Check the bund walls”?' });
    await user.click(within(dialog).getByRole('button', { name: /^Delete task/ }));
    await waitFor(() => expect(screen.queryByText('Check the bund walls')).toBeNull());
    expect(toBody(api.calls, '/generate-tasks/delete')).toEqual({ ids: ['task-2'] });
  });

  test('names several and deletes all or none', async () => {
    const { user, api } = renderApp({ path, routes: toRoutes() });
    const table = await findTable();
    await user.click(within(table).getByRole('checkbox', { name: 'Select all tasks of this page' }));
    expect(screen.getByText('2 selected')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 tasks?' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([generated.name, received.name]);
    await user.click(within(dialog).getByRole('button', { name: /^Delete tasks/ }));
    expect(await screen.findByRole('heading', { name: 'No tasks yet' })).toBeDefined();
    expect(toBody(api.calls, '/generate-tasks/delete')).toEqual({ ids: ['task-1', 'task-2'] });
  });

  test('that fails leaves everything as it was', async () => {
    const { user } = renderApp({
      path,
      routes: {
        ...toRoutes(),
        'POST /generate-tasks/delete': { status: 404, message: 'One of them is not there' },
      },
    });
    await findTable();
    await user.click(screen.getByRole('checkbox', { name: 'Select Check the bund walls' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: /^Delete task/ }));
    expect(await screen.findByText('One of them is not there')).toBeDefined();
    expect(screen.getByText('Check the bund walls')).toBeDefined();
  });
});
