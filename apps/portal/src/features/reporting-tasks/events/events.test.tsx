import type { DutyEvent } from '@anupalan/api-client/types';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FakeRoutes } from '../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../../app/testing/render-app.tsx';
import { toTestEvent } from '../../../shared/events/testing/test-event.ts';
import { tearDownTaskDay } from '../../../shared/tasks/testing/task-day.ts';
import { toTestTask, toTestTaskDetail } from '../../../shared/tasks/testing/test-data.ts';
import { AROUND_TASKS } from '../../../shared/tasks/testing/test-routes.ts';
import { setUpTasks, toBody, typeDate } from '../testing/task-api.ts';

const path = '/company/reporting-tasks/when-it-happens';
const SEASON = toTestEvent({
  id: 'obligation-8',
  title: 'Announce the season',
  event: { words: '15 days before', limit: { amount: 15, unit: 'day', counts: 'before' } },
  starts: [{ taskId: 'task-5', happenedOn: '2026-01-10', dueDate: '2025-12-26', done: true }],
});

function toRoutes(events: readonly DutyEvent[] = [toTestEvent(), SEASON]): FakeRoutes {
  let stored = events;
  return {
    ...AROUND_TASKS,
    'GET /generate-tasks': { data: { tasks: [], total: 0 } },
    'GET /tasks/:id': { data: toTestTaskDetail({ id: 'task-9' }) },
    'GET /users/assignable': { data: { users: [{ id: 'user-2', name: 'Ravi Kelkar' }], total: 1 } },
    'GET /duty-events': () => ({ data: { dutyEvents: stored, total: stored.length } }),
    'POST /obligations/:id/start': ({ body }) => {
      const { happenedOn } = body as { happenedOn: string };
      const start = { taskId: 'task-9', happenedOn, dueDate: '2026-11-22', done: false };
      stored = stored.map((event) => (event.id === 'obligation-9' ? { ...event, starts: [start] } : event));
      return { status: 201, message: 'The task has been added.', data: toTestTask({ id: 'task-9' }) };
    },
  };
}

beforeEach(setUpTasks);
afterEach(tearDownTaskDay);

const findTable = () => screen.findByRole('table', { name: 'Event-based conditions' });
const open = async (routes = toRoutes()) => {
  const app = renderApp({ path, routes });
  return { ...app, table: await findTable() };
};

describe('the list', () => {
  test('has the time limit, the place, and what became of the last time', async () => {
    const { table } = await open();
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('Girna Dyestuffs consent, page 4, condition 12');
    expect(first?.textContent).toContain('Within 24 hours');
    expect(first?.textContent).toContain('Waiting');
    expect(second?.textContent).toContain('Done');
    expect(
      within(table).getByRole('link', { name: '10 Jan 2026, due 26 Dec 2025' }).getAttribute('href'),
    ).toBe('/company/reporting-tasks?task=task-5');
  });

  test('is one press away from the tasks', async () => {
    renderApp({
      path: '/company/reporting-tasks',
      routes: { ...toRoutes(), 'GET /generate-tasks': { data: { tasks: [toTestTask()], total: 1 } } },
    });
    const link = await screen.findByRole('link', { name: 'Event-based conditions' });
    expect(link.getAttribute('href')).toBe(path);
  });

  test('says what it is for while it is empty', async () => {
    renderApp({ path, routes: toRoutes([]) });
    expect(await screen.findByText('No accepted condition waits for an event')).toBeDefined();
  });

  test('that cannot be loaded says so', async () => {
    renderApp({ path, routes: { ...toRoutes(), 'GET /duty-events': { status: 500, message: 'Broken' } } });
    expect(await screen.findByText('Conditions could not be loaded')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Try again/ })).toBeDefined();
  });

  test('starts nothing for who may only look', async () => {
    renderApp({
      path,
      routes: toRoutes(),
      session: toCompanySession({ 'Reporting Task': 'view' }),
    });
    await findTable();
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
  });
});

describe('starting', () => {
  test('asks for the day, shows the due date, sends both, and leads to the task', async () => {
    const { user, api, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Start task: Report accidents to the board' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start “Report accidents to the board”' });
    // Today is what it usually is: the due date is shown before anything is chosen.
    expect(within(dialog).getByText('Due on 22 Nov 2026')).toBeDefined();
    expect(within(dialog).getByText(/A due date has no hour/)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: /^Add task/ }));
    await user.click(await screen.findByRole('button', { name: 'Open task' }));
    expect(router.state.location.search).toBe('?task=task-9');
    expect(toBody(api.calls, '/obligations/obligation-9/start')).toEqual({
      happenedOn: '2026-11-21',
    });
  });

  test('a day in the future is refused where it must have happened', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Start task: Report accidents to the board' }));
    const dialog = await screen.findByRole('dialog');
    await typeDate(user, 'It happened on', '22112026');
    await user.click(within(dialog).getByRole('button', { name: /^Add task/ }));
    expect(await within(dialog).findByText('Enter a date up to 21 Nov 2026')).toBeDefined();
    expect(api.calls.some(({ path: called }) => called.endsWith('/start'))).toBe(false);
  });

  test('a planned one asks for its day', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Start task: Announce the season' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Choose the day to see the due date.')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: /^Add task/ }));
    expect(await within(dialog).findByText('The day is required')).toBeDefined();
    await typeDate(user, 'It happens on', '10012027');
    expect(await within(dialog).findByText('Due on 26 Dec 2026')).toBeDefined();
  });

  test('a refusal stays in the dialog', async () => {
    const { user } = await open({
      ...toRoutes(),
      'POST /obligations/:id/start': {
        status: 422,
        message: 'This obligation was rejected. Accept it first.',
      },
    });
    await user.click(screen.getByRole('button', { name: 'Start task: Report accidents to the board' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Add task/ }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('was rejected');
  });
});
