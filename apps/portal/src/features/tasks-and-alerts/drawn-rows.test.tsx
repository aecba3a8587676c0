import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../app/testing/render-app.tsx';
import { setUpTaskDay, tearDownTaskDay } from '../../shared/tasks/testing/task-day.ts';
import { findTable, path, toRoutes } from './testing/occurrences.ts';

/** How often the name of each row has been drawn. */
const drawn = vi.hoisted(() => new Map<string, number>());
vi.mock('../../shared/tasks/task-name.tsx', () => ({
  TaskName: ({ name }: { name: string }) => {
    drawn.set(name, (drawn.get(name) ?? 0) + 1);
    return name;
  },
}));
/** How often the sidebar asked for an icon: what stands around the screen is drawn with it. */
const sidebar = vi.hoisted(() => vi.fn());
vi.mock('../../app/shell/menu-icons.ts', async (load) => {
  const own = await load<typeof import('../../app/shell/menu-icons.ts')>();
  const getMenuIcon = (slug: string) => {
    sidebar();
    return own.getMenuIcon(slug);
  };
  return { getMenuIcon };
});

beforeEach(setUpTaskDay);
afterEach(tearDownTaskDay);

/** The list with all that it asks for, and nothing drawn since. */
async function openList() {
  const { user, router } = renderApp({ path, routes: toRoutes() });
  const table = await findTable();
  await within(table).findByText(/^28 Nov to 27 Dec, Consent to Operate, Nandgaon/);
  // A long list is drawn when there is time: the last of it may be under way.
  await waitFor(() => expect(drawn.size).toBe(4));
  expect(sidebar).toHaveBeenCalled();
  sidebar.mockClear();
  drawn.clear();
  return { user, router, table };
}

test('letters in the search draw no row, and what they find is drawn twice at most', async () => {
  const { router } = await openList();
  const field = screen.getByRole('searchbox', { name: 'Search tasks' });
  for (const value of ['t', 'th', 'the']) fireEvent.change(field, { target: { value } });
  expect(field).toHaveProperty('value', 'the');
  expect(Object.fromEntries(drawn)).toEqual({});
  await waitFor(() => expect(router.state.location.search).toBe('?keyword=the'));
  await waitFor(() => expect(screen.queryByText('Send Form V')).toBeNull());
  expect(drawn.size).toBe(4);
  expect(Math.max(...drawn.values())).toBeLessThanOrEqual(2);
});

test('a drawer that opens and closes draws no row behind it', async () => {
  const { user, router, table } = await openList();
  await user.click(within(table).getByRole('link', { name: 'Check the bund walls' }));
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByRole('button', { name: 'Mark as done' });
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.fromEntries(drawn)).toEqual({});
  expect(sidebar).not.toHaveBeenCalled();
});

test('a row that is selected, completed or opened is drawn, and other groups are not', async () => {
  const { user, table } = await openList();
  await user.click(within(table).getByRole('checkbox', { name: /^Select Check the bund walls/ }));
  expect([...drawn.keys()]).toEqual(['Check the bund walls']);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  drawn.clear();
  await user.click(
    within(table).getByRole('button', { name: 'Mark as done: Check the bund walls, 24 Nov 2026' }),
  );
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
  await screen.findByRole('button', { name: 'Reopen: Check the bund walls, 24 Nov 2026' });
  // It moves into the group of what is completed, whose rows make place; the other groups stay.
  expect([...drawn.keys()].toSorted()).toEqual(['Check the bund walls', 'Send Form V']);
  drawn.clear();
  await user.click(within(table).getByRole('button', { name: '30 dates of Read the flow meter' }));
  expect([...drawn.keys()]).toEqual(['Read the flow meter']);
});
