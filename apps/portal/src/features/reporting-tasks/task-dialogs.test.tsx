import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderApp, toLabSession } from '../../app/testing/render-app.tsx';
import { tearDownTaskDay } from '../../shared/tasks/testing/task-day.ts';
import { toTestTask } from '../../shared/tasks/testing/test-data.ts';
import {
  findTable,
  generated,
  path,
  received,
  setUpTasks,
  toBody,
  toRoutes,
  typeDate,
} from './testing/task-api.ts';

beforeEach(setUpTasks);
afterEach(tearDownTaskDay);

describe('a task by hand', () => {
  test('is added with its schedule, after its next dates were shown', async () => {
    const { user, api, router } = renderApp({ path, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('link', { name: 'Add a task' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a task' });
    await user.type(within(dialog).getByLabelText('Task name'), 'Return of batteries');
    await user.selectOptions(within(dialog).getByLabelText('Repeats'), 'half_yearly');
    await user.selectOptions(within(dialog).getByLabelText(/^One of the due months/), 'june');
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
      evidenceRequired: false,
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

  test('of a season is due in its months only', async () => {
    const { user, api } = renderApp({ path: `${path}?new=1`, routes: toRoutes() });
    const dialog = await screen.findByRole('dialog', { name: 'Add a task' });
    await user.type(within(dialog).getByLabelText('Task name'), 'Log');
    expect(within(dialog).queryByRole('button', { name: /^Season/ })).toBeNull();
    await user.selectOptions(within(dialog).getByLabelText('Repeats'), 'weekly');
    await user.click(within(dialog).getByRole('button', { name: /^Season/ }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'June' }));
    expect(within(dialog).getByText('1 month')).toBeDefined();
    await typeDate(user, 'Starts on', '21112026');
    await user.click(within(dialog).getByRole('button', { name: /^Add task/ }));
    await waitFor(() =>
      expect(toBody(api.calls, '/generate-tasks/add')).toMatchObject({
        schedule: { frequency: 'weekly', day: 'saturday', months: ['june'], startDate: '2026-11-21' },
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
    const message = 'This date has passed. Choose today or a later day.';
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
    expect(within(drawer).getByRole('link', { name: 'Statutory catalogue' }).getAttribute('href')).toBe(
      `${path}/catalogue?view=all&entry=entry-1`,
    );
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
      evidenceRequired: false,
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
    await user.click(within(drawer).getByRole('button', { name: 'Mark as done: 17 Nov 2026' }));
    const dialog = await screen.findByRole('dialog', { name: /^Mark “.*” as done/ });
    await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
    await waitFor(() =>
      expect(toBody(api.calls, '/generate-tasks/scheduled-tasks/status')).toEqual({
        id: 'due-1',
        status: 'completed',
        completedOn: '2026-11-21',
      }),
    );
  });

  test('that is gone says so', async () => {
    renderApp({ path: `${path}?task=task-9`, routes: toRoutes() });
    expect(await screen.findByRole('heading', { name: 'This task no longer exists' })).toBeDefined();
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
