import type { SavedView } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FakeRoutes } from '../../../app/testing/fake-api.ts';
import { renderApp } from '../../../app/testing/render-app.tsx';
import { setUpTaskDay, tearDownTaskDay } from '../../../shared/tasks/testing/task-day.ts';
import { findTable, path, toRoutes } from '../testing/occurrences.ts';

beforeEach(setUpTaskDay);
afterEach(tearDownTaskDay);

const late: SavedView = {
  id: 'view-1',
  screen: 'tasksAndAlerts',
  name: 'Late ones',
  query: 'sort=name&status=overdue',
  hiddenColumns: ['assignee'],
  density: 'compact',
  isDefault: false,
};

/** An API that keeps views. */
function withViews(initial: readonly SavedView[]): FakeRoutes {
  let views = initial;
  return {
    ...toRoutes(),
    'GET /saved-views': () => ({ data: { savedViews: views, total: views.length } }),
    'POST /saved-views': ({ body }) => {
      const view: SavedView = { ...late, ...(body as SavedView), id: 'view-9' };
      if (views.some(({ name }) => name === view.name))
        return {
          status: 422,
          message: 'Taken',
          problem: { errors: [{ field: 'name', message: 'You already have a view with this name' }] },
        };
      views = [...views, view];
      return { status: 201, message: 'The view has been saved.', data: view };
    },
    'PUT /saved-views': ({ body }) => {
      const changes = body as Partial<SavedView>;
      views = views.map((view) => (view.id === changes.id ? { ...view, ...changes } : view));
      return { message: 'The view has been saved.', data: views[0] };
    },
    'DELETE /saved-views': ({ body }) => {
      const { ids } = body as { ids: string[] };
      views = views.filter(({ id }) => !ids.includes(id));
      return { message: 'The view has been deleted.', data: { deleted: ids.length } };
    },
  };
}

const sent = (calls: { method: string; path: string; body: unknown }[], method: string) =>
  calls.filter((call) => call.path === '/saved-views' && call.method === method).map(({ body }) => body);

describe('saved views', () => {
  test('opens one: filters in the address, columns and row heights of the table', async () => {
    const { user, router } = renderApp({ path: `${path}?origin=Received`, routes: withViews([late]) });
    const table = await findTable();
    expect(within(table).getByRole('columnheader', { name: 'Assignee' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: /Late ones/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name&status=overdue'));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Assignee' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Late ones' })).toBeDefined();
  });

  test('keeps what is shown under a name, which is one’s own once', async () => {
    const { user, api } = renderApp({
      path: `${path}?status=pending&task=task-1`,
      routes: withViews([late]),
    });
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
    await user.click(within(dialog).getByRole('button', { name: /^Save view/ }));
    expect((await within(dialog).findAllByText('View name is required')).length).toBeGreaterThan(0);
    await user.type(within(dialog).getByLabelText(/View name/), 'Late ones');
    await user.click(within(dialog).getByRole('button', { name: /^Save view/ }));
    expect(
      (await within(dialog).findAllByText('You already have a view with this name')).length,
    ).toBeGreaterThan(0);
    await user.clear(within(dialog).getByLabelText(/View name/));
    await user.type(within(dialog).getByLabelText(/View name/), 'To come');
    await user.click(within(dialog).getByRole('button', { name: /^Save view/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(api.calls, 'POST').at(-1)).toEqual({
      screen: 'tasksAndAlerts',
      name: 'To come',
      isDefault: false,
      query: 'status=pending',
      density: 'comfortable',
      hiddenColumns: ['evidence', 'origin'],
    });
    expect(await screen.findByRole('button', { name: 'To come' })).toBeDefined();
  });

  test('opens the default when the address says nothing, and only then', async () => {
    const routes = withViews([{ ...late, isDefault: true }]);
    const { router, user } = renderApp({ path, routes });
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name&status=overdue'));
    await screen.findByRole('button', { name: 'Late ones' });
    await user.click(screen.getByRole('link', { name: 'Pending' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name&status=pending'));
  });

  test('leaves a deep link as it is', async () => {
    const { router } = renderApp({
      path: `${path}?status=pending`,
      routes: withViews([{ ...late, isDefault: true }]),
    });
    await findTable();
    expect(router.state.location.search).toBe('?status=pending');
  });

  test('are put first, replaced and deleted', async () => {
    const { user, api } = renderApp({ path: `${path}?status=pending`, routes: withViews([late]) });
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Manage views' }));
    const dialog = await screen.findByRole('dialog', { name: 'My views' });
    const act = async (name: string) => {
      await user.click(within(dialog).getByRole('button', { name: 'Actions for Late ones' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await act('Open first');
    expect(await within(dialog).findByText('Opens first')).toBeDefined();
    await act('Update view');
    await waitFor(() =>
      expect(sent(api.calls, 'PUT')).toEqual([
        { id: 'view-1', isDefault: true },
        {
          id: 'view-1',
          query: 'status=pending',
          density: 'comfortable',
          hiddenColumns: ['evidence', 'origin'],
        },
      ]),
    );
    await act('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete the view “Late ones”?' });
    await user.click(within(question).getByRole('button', { name: /^Delete view/ }));
    expect(await within(dialog).findByText('No views')).toBeDefined();
  });
});
