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
  const { user, router } = renderApp({ path: `${path}?status=pending`, routes: toRoutes() });
  const table = await findTable();
  await within(table).findByText('28 Nov');
  // A long list is drawn when there is time: the last of it may be under way.
  await waitFor(() => expect(drawn.size).toBe(2));
  await screen.findByRole('link', { name: 'Overdue 1' });
  expect(sidebar).toHaveBeenCalled();
  sidebar.mockClear();
  drawn.clear();
  return { user, router, table };
}

test('letters in the search draw no row, and what they find is drawn twice at most', async () => {
  const { router } = await openList();
  const field = screen.getByRole('searchbox', { name: 'Search tasks' });
  for (const value of ['b', 'bu', 'bund']) fireEvent.change(field, { target: { value } });
  expect(field).toHaveProperty('value', 'bund');
  expect(Object.fromEntries(drawn)).toEqual({});
  await waitFor(() => expect(router.state.location.search).toBe('?status=pending&keyword=bund'));
  await waitFor(() => expect(screen.queryByText('28 Nov')).toBeNull());
  expect(screen.getByText('Check the bund walls')).toBeDefined();
  expect(Math.max(0, ...drawn.values())).toBeLessThanOrEqual(2);
});

test('a drawer that opens and closes draws no row behind it', async () => {
  const { user, router, table } = await openList();
  await user.click(within(table).getByRole('link', { name: 'Check the bund walls' }));
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByRole('button', { name: 'Mark as done' });
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=pending'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.fromEntries(drawn)).toEqual({});
  expect(sidebar).not.toHaveBeenCalled();
});

test('a row that is selected, opened or completed is drawn, and others are not', async () => {
  const { user, table } = await openList();
  await user.click(within(table).getByRole('checkbox', { name: /^Select Check the bund walls/ }));
  expect([...drawn.keys()]).toEqual(['Check the bund walls']);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  drawn.clear();
  await user.click(within(table).getByRole('button', { name: '30 dates of Read the flow meter' }));
  await within(table).findByRole('button', { name: 'Mark as done: Read the flow meter, 29 Nov 2026' });
  expect([...drawn.keys()]).toEqual(['Read the flow meter']);
  await user.click(within(table).getByRole('button', { name: '30 dates of Read the flow meter' }));
  drawn.clear();
  await user.click(
    within(table).getByRole('button', { name: 'Mark as done: Check the bund walls, 24 Nov 2026' }),
  );
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
  await waitFor(() => expect(within(table).queryByRole('link', { name: 'Check the bund walls' })).toBeNull());
  // The row under it moves up.
  expect(drawn.get('Read the flow meter') ?? 0).toBeLessThanOrEqual(1);
});
