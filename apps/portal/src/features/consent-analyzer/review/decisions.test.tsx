import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeRoute } from '../../../app/testing/fake-api.ts';
import { renderApp } from '../../../app/testing/render-app.tsx';
import {
  conditions,
  OBLIGATIONS,
  OnceResizeObserver,
  openRow,
  PATH,
  patches,
  toRoutes,
} from './testing/review-routes.ts';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', OnceResizeObserver);
});

describe('deciding', () => {
  test('accepting goes on to the next and can be undone from the toast', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes() });
    await conditions();
    await user.click(screen.getByRole('button', { name: /^Accept$|^Accept A$/ }));
    await waitFor(async () => expect(await openRow()).toContain('Calibrate the meters'));
    expect(await screen.findByRole('tab', { name: 'Accepted 1' })).toBeDefined();
    expect(patches(api.calls)[0]).toMatchObject({ path: '/obligations/a', body: { state: 'accepted' } });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('tab', { name: 'Accepted 0' })).toBeDefined();
    expect(patches(api.calls)[1]?.body).toEqual({ state: 'suggested' });
  });

  test('undoing opens and focuses the row that was undone', async () => {
    const { user } = renderApp({ path: PATH, routes: toRoutes() });
    await conditions();
    await user.click(screen.getByRole('button', { name: /^Accept$|^Accept A$/ }));
    await waitFor(async () => expect(await openRow()).toContain('Calibrate the meters'));
    await user.click(screen.getByRole('tab', { name: 'Accepted 1' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await openRow()).toContain('Sample the effluent'));
    expect(screen.getByRole('tab', { name: 'To check 3', selected: true })).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Sample the effluent');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
  });

  test('all are accepted at once where nothing is left open', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes({}, OBLIGATIONS.slice(0, 2)) });
    await conditions();
    await user.click(screen.getByRole('button', { name: 'Accept all 2' }));
    await waitFor(() => expect(patches(api.calls)[0]?.body).toEqual({ ids: ['a', 'b'], state: 'accepted' }));
  });

  test('works by keys: accept, set aside, next, previous, undo', async () => {
    const { user } = renderApp({ path: PATH, routes: toRoutes() });
    await conditions();
    await user.keyboard('a');
    await user.keyboard('x');
    expect(await screen.findByRole('tab', { name: 'Not an obligation 1' })).toBeDefined();
    expect(await openRow()).toContain('Dismantle');
    await user.keyboard('k');
    expect(await openRow()).toContain('Calibrate the meters');
    await user.keyboard('j');
    expect(await openRow()).toContain('Dismantle');
    await user.keyboard('u');
    expect(await screen.findByRole('tab', { name: 'Not an obligation 0' })).toBeDefined();
  });

  test('undoing waits for the decision that is under way', async () => {
    const routes = toRoutes();
    const answer = routes['PATCH /obligations/:id'] as FakeRoute;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The server answers the second decision late.
    const patch: FakeRoute = async (call) => {
      if ((call.body as { state: string }).state === 'rejected') await held;
      return answer(call);
    };
    const { user, api } = renderApp({ path: PATH, routes: { ...routes, 'PATCH /obligations/:id': patch } });
    await conditions();
    await user.keyboard('a');
    expect(await screen.findByRole('tab', { name: 'Accepted 1' })).toBeDefined();
    await user.keyboard('xu');
    expect(await screen.findByRole('tab', { name: 'Not an obligation 1' })).toBeDefined();
    release();
    expect(await screen.findByRole('tab', { name: 'Not an obligation 0' })).toBeDefined();
    expect(patches(api.calls).map(({ path, body }) => [path, (body as { state: string }).state])).toEqual([
      ['/obligations/a', 'accepted'],
      ['/obligations/b', 'rejected'],
      ['/obligations/b', 'suggested'],
    ]);
  });

  test('a past one-off: it was done', async () => {
    const { user, api } = renderApp({ path: `${PATH}?obligation=c`, routes: toRoutes() });
    await user.click(await screen.findByRole('button', { name: /^Yes, it was done/ }));
    await waitFor(() => expect(patches(api.calls)[0]?.body).toEqual({ done: true, state: 'accepted' }));
    expect(await screen.findByText('Done')).toBeDefined();
  });

  test('a past one-off: it was not, and a new day is asked for', async () => {
    const { user, api } = renderApp({ path: `${PATH}?obligation=c`, routes: toRoutes() });
    await user.click(await screen.findByRole('button', { name: 'No' }));
    await user.click(screen.getByRole('button', { name: /^Accept new date/ }));
    expect(await screen.findByText('Due date is required')).toBeDefined();
    expect(patches(api.calls)).toEqual([]);
  });

  test('a conflict with another person: the sentence is shown and the list asked again', async () => {
    const routes = toRoutes();
    const { user, api } = renderApp({ path: PATH, routes });
    await conditions();
    const message = 'This was changed in the meantime. Please reload and try again.';
    api.set({ 'PATCH /obligations/:id': { status: 409, message } });
    const asked = () => api.calls.filter(({ path }) => path.endsWith('/obligations')).length;
    const before = asked();
    await user.keyboard('a');
    expect(await screen.findByText(message)).toBeDefined();
    expect(await openRow()).toContain('Sample the effluent');
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    expect(screen.getByRole('tab', { name: 'To check 3' })).toBeDefined();
  });

  test('all are accepted and scheduled; what is left out has its reason', async () => {
    const routes = toRoutes();
    const { user, api } = renderApp({ path: PATH, routes });
    await conditions();
    await user.click(screen.getByRole('button', { name: 'Accept all 3' }));
    const question = await screen.findByRole('alertdialog', { name: 'Accept all 3?' });
    expect(within(question).getByText('1 of them still needs an answer from you.')).toBeDefined();
    expect(within(question).getByText(/Its date has passed/)).toBeDefined();
    expect(patches(api.calls)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Accept all 3' }));
    expect(await screen.findByText('Everything is reviewed')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Schedule 2 conditions' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Schedule 2 conditions?' });
    expect(within(dialog).getByText('Monthly').nextElementSibling?.textContent).toBe('2');
    expect(within(dialog).getByText('1 left out: its date has passed.')).toBeDefined();
    const tasks = [{ id: 'task-1' }, { id: 'task-2' }];
    api.set({
      'POST /generate-tasks/add': {
        status: 201,
        data: { tasks, skipped: [{ id: 'c', reason: 'date_passed' }] },
      },
    });
    await within(dialog).findByRole('option', { name: 'Ravi Kelkar' });
    await user.selectOptions(within(dialog).getByLabelText(/^Assignee/), 'user-2');
    await user.click(within(dialog).getByRole('button', { name: /^Schedule/ }));
    const result = await screen.findByRole('dialog', { name: '2 tasks are scheduled' });
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      obligationIds: ['a', 'b', 'c'],
      assigneeId: 'user-2',
    });
    await user.click(within(result).getByRole('button', { name: /Dismantle the old boiler/ }));
    await waitFor(async () => expect(await openRow()).toContain('Dismantle'));
    expect(screen.getByRole('tab', { name: 'Accepted 3', selected: true })).toBeDefined();
  });

  test('what failed to schedule says so and nothing is lost', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes() });
    await conditions();
    await user.click(screen.getByRole('button', { name: 'Accept all 3' }));
    const question = await screen.findByRole('alertdialog', { name: 'Accept all 3?' });
    await user.click(within(question).getByRole('button', { name: 'Accept all 3' }));
    await user.click(await screen.findByRole('button', { name: 'Schedule 2 conditions' }));
    api.set({ 'POST /generate-tasks/add': { status: 409, message: 'Somebody scheduled these.' } });
    const dialog = await screen.findByRole('alertdialog', { name: /^Schedule/ });
    await user.click(within(dialog).getByRole('button', { name: /^Schedule/ }));
    expect(await within(dialog).findByText('Somebody scheduled these.')).toBeDefined();
  });
});
