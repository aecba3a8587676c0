import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderApp } from '../../../app/testing/render-app.tsx';
import { setUpTaskDay, tearDownTaskDay } from '../../../shared/tasks/testing/task-day.ts';
import { path, toRoutes } from '../testing/occurrences.ts';

beforeEach(setUpTaskDay);
afterEach(tearDownTaskDay);

const findGrid = () => screen.findByRole('grid', { name: 'November 2026' });
const calendar = `${path}?view=month`;
const year = `${path}?view=year`;

describe('the calendar', () => {
  test('is one switch away from the list, in the address, with the filters', async () => {
    const { user, router } = renderApp({ path: `${path}?status=overdue`, routes: toRoutes() });
    await screen.findByRole('table', { name: 'Due dates' });
    await user.click(screen.getByRole('button', { name: 'Month' }));
    const grid = await findGrid();
    expect(router.state.location.search).toBe('?status=overdue&view=month');
    expect(await within(grid).findByRole('link', { name: /Sample the effluent/ })).toBeDefined();
    expect(within(grid).queryByRole('link', { name: /bund walls/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(await screen.findByRole('table', { name: 'Due dates' })).toBeDefined();
    expect(router.state.location.search).toBe('?status=overdue');
  });

  test('names each day with what is due, and opens a day beside it', async () => {
    const { user, router } = renderApp({ path: calendar, routes: toRoutes() });
    const grid = await findGrid();
    expect(await within(grid).findByRole('button', { name: /^17 November, 1 task overdue/ })).toBeDefined();
    expect(screen.getByRole('heading', { name: '21 Nov 2026' })).toBeDefined();
    expect(screen.getByText('Nothing is due on this day')).toBeDefined();
    await user.click(within(grid).getByRole('button', { name: /^24 November/ }));
    expect(router.state.location.search).toBe('?view=month&month=2026-11&day=2026-11-24');
    const list = await screen.findByRole('list', { name: 'Pending, due on 24 Nov 2026' });
    expect(within(list).getByRole('link', { name: 'Check the bund walls' }).getAttribute('href')).toBe(
      '/company/task-and-alerts?view=month&month=2026-11&day=2026-11-24&task=task-2&due=2026-11-24',
    );
  });

  test('goes from day to day and into the next month by keyboard', async () => {
    const { user, router } = renderApp({ path: `${calendar}&day=2026-11-30`, routes: toRoutes() });
    const grid = await findGrid();
    within(grid)
      .getByRole('button', { name: /^30 November/ })
      .focus();
    await user.keyboard('{ArrowRight}');
    const next = await screen.findByRole('grid', { name: 'December 2026' });
    expect(router.state.location.search).toBe('?view=month&month=2026-12');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-12-01'));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?view=month&month=2026-12&day=2026-12-01'),
    );
    expect(within(next).getByRole('gridcell', { selected: true })).toBeDefined();
  });

  test('says a long daily series once, and lists it with the rounds of a day', async () => {
    const { user } = renderApp({ path: `${calendar}&month=2026-12&day=2026-12-05`, routes: toRoutes() });
    const grid = await screen.findByRole('grid', { name: 'December 2026' });
    expect(await screen.findByText(/^1 daily round, /)).toBeDefined();
    expect(within(grid).queryByRole('link', { name: /Read the flow meter/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^1 round/ }));
    const list = screen.getByRole('list', { name: /^Rounds .*, due on 5 Dec 2026$/ });
    expect(within(list).getByRole('link', { name: 'Read the flow meter' })).toBeDefined();
  });

  test('asks for the month only, narrowed by the filters of dates', async () => {
    const { api } = renderApp({ path: `${calendar}&from=2026-11-10&keyword=bund`, routes: toRoutes() });
    const grid = await findGrid();
    expect(await within(grid).findByRole('link', { name: /bund walls/ })).toBeDefined();
    const [call, ...more] = api.calls.filter(({ path: called }) => called.endsWith('/scheduled-tasks'));
    expect(more).toEqual([]);
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      startDate: '2026-11-10',
      endDate: '2026-11-30',
      keyword: 'bund',
      isPagination: '0',
    });
  });

  test('opens a due date over it and comes back to the same day', async () => {
    const { user, router } = renderApp({ path: `${calendar}&day=2026-11-17`, routes: toRoutes() });
    const list = await screen.findByRole('list', { name: 'Overdue, due on 17 Nov 2026' });
    await user.click(within(list).getByRole('link', { name: /Sample the effluent/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Sample the effluent of the outlet' });
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=month&day=2026-11-17'));
  });

  test('says that a month could not be loaded, and tries again', async () => {
    const routes = toRoutes();
    const { user, api } = renderApp({
      path: calendar,
      routes: { ...routes, 'GET /generate-tasks/scheduled-tasks': { status: 500, message: 'Broken' } },
    });
    expect(await screen.findByText('The due dates of this month could not be loaded')).toBeDefined();
    api.set(routes);
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await within(await findGrid()).findByRole('link', { name: /bund walls/ })).toBeDefined();
  });
});

describe('the week', () => {
  const week = `${path}?view=week`;

  test('shows seven days of two months, marks what a law names, and opens a day', async () => {
    const day = {
      completed: 0,
      pending: 1,
      overdue: 0,
      rounds: 0,
      missedRounds: 0,
      statutory: 1,
      statutoryNames: [],
    };
    const { user, router, api } = renderApp({
      path: `${week}&day=2026-11-24&keyword=bund`,
      routes: {
        ...toRoutes(),
        'GET /scheduled-tasks/days': { data: { days: [{ ...day, day: '2026-11-24' }], total: 1 } },
      },
    });
    const grid = await screen.findByRole('grid', { name: '23 to 29 Nov 2026' });
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(7);
    expect(await within(grid).findByRole('link', { name: /bund walls/ })).toBeDefined();
    expect(
      await within(grid).findByRole('button', { name: '24 November, 1 task pending, statutory date' }),
    ).toBeDefined();
    const [call] = api.calls.filter(({ path: called }) => called.endsWith('/scheduled-tasks'));
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      startDate: '2026-11-23',
      endDate: '2026-11-29',
      keyword: 'bund',
    });
    await user.click(within(grid).getByRole('button', { name: /^25 November/ }));
    expect(router.state.location.search).toBe('?view=week&day=2026-11-25&keyword=bund');
    expect(await screen.findByText('Nothing is due on this day')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(await screen.findByRole('grid', { name: '30 Nov to 6 Dec 2026' })).toBeDefined();
    expect(router.state.location.search).toBe('?view=week&day=2026-12-02&keyword=bund');
  });

  test('is one switch away, and says what could not be loaded', async () => {
    const routes = toRoutes();
    const { user, api } = renderApp({
      path: week,
      routes: { ...routes, 'GET /generate-tasks/scheduled-tasks': { status: 500, message: 'Broken' } },
    });
    expect(await screen.findByText('The due dates of this week could not be loaded')).toBeDefined();
    api.set(routes);
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Month' }));
    expect(await findGrid()).toBeDefined();
  });
});

describe('the year', () => {
  const NONE = {
    completed: 0,
    pending: 0,
    overdue: 0,
    rounds: 0,
    missedRounds: 0,
    statutory: 0,
    statutoryNames: [],
  };
  const days = {
    days: [
      { ...NONE, day: '2026-09-30', completed: 1, statutory: 1, statutoryNames: ['File Form V'] },
      { ...NONE, day: '2026-11-17', overdue: 1 },
      { ...NONE, day: '2026-12-01', rounds: 1 },
    ],
    total: 3,
  };
  const routes = () => ({ ...toRoutes(), 'GET /scheduled-tasks/days': { data: days } });

  test('shows the load of each day, with the filters, and opens a day with the count of its cell', async () => {
    const { user, router, api } = renderApp({
      path: `${year}&status=overdue&origin=Generated`,
      routes: routes(),
    });
    const map = await screen.findByRole('grid', { name: 'Financial year 2026-27' });
    const [call] = api.calls.filter(({ path: called }) => called === '/scheduled-tasks/days');
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      startDate: '2026-04-01',
      endDate: '2027-03-31',
      status: 'overdue',
      origin: 'Generated',
    });
    const statutory = screen.getByRole('region', { name: 'Statutory dates' });
    expect(within(statutory).getByRole('link', { name: 'File Form V' }).getAttribute('href')).toBe(
      '/company/task-and-alerts?view=year&status=overdue&origin=Generated&month=2026-09&day=2026-09-30',
    );
    await user.click(within(map).getByRole('gridcell', { name: '17 Nov 2026, 1 task, 1 late' }));
    expect(router.state.location.search).toBe(
      '?view=year&status=overdue&origin=Generated&month=2026-11&day=2026-11-17',
    );
    const list = await screen.findByRole('list', { name: 'Overdue, due on 17 Nov 2026' });
    expect(within(list).getByRole('link', { name: /Sample the effluent/ })).toBeDefined();
    expect(screen.getByText('1 due')).toBeDefined();
  });

  test('counts rounds apart, in the sentence and on the day', async () => {
    const { user } = renderApp({ path: `${year}&day=2026-11-21`, routes: routes() });
    const map = await screen.findByRole('grid', { name: 'Financial year 2026-27' });
    expect(screen.getByText(/due dates of tasks:/).textContent).toBe(
      '2 due dates of tasks: 1 completed, 1 late, 0 to come.',
    );
    await user.click(within(map).getByRole('gridcell', { name: '1 Dec 2026, 0 tasks' }));
    expect(await screen.findByText('0 due, 1 round')).toBeDefined();
    // One line until it is opened.
    const rounds = screen.getByRole('button', { name: /^1 round/ });
    expect(screen.queryByRole('list', { name: /^Rounds .*, due on 1 Dec 2026$/ })).toBeNull();
    await user.click(rounds);
    expect(screen.getByRole('list', { name: /^Rounds .*, due on 1 Dec 2026$/ })).toBeDefined();
  });

  test('goes to the year before and after', async () => {
    const { user, router } = renderApp({ path: `${year}`, routes: routes() });
    await user.click(await screen.findByRole('button', { name: 'Next year, FY 2027–28' }));
    expect(await screen.findByRole('grid', { name: 'Financial year 2027-28' })).toBeDefined();
    expect(router.state.location.search).toBe('?view=year&month=2027-11');
    await user.click(screen.getByRole('button', { name: 'Previous year, FY 2026–27' }));
    expect(await screen.findByRole('grid', { name: 'Financial year 2026-27' })).toBeDefined();
  });

  test.each([
    ['nothing', { data: { days: [], total: 0 } }, 'Nothing is due in this year'],
    ['a failure', { status: 500, message: 'Broken' }, 'The due dates of this year could not be loaded'],
  ])('says so: %s', async (_name, answer, words) => {
    renderApp({
      path: `${year}`,
      routes: { ...toRoutes(), 'GET /scheduled-tasks/days': answer },
    });
    expect(await screen.findByText(words)).toBeDefined();
  });
});
