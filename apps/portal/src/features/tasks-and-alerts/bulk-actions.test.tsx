import { saveBlob } from '@anupalan/api-client/files';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../app/testing/render-app.tsx';
import { setUpTaskDay, tearDownTaskDay } from '../../shared/tasks/testing/task-day.ts';
import { toTestOccurrence } from '../../shared/tasks/testing/test-data.ts';
import { findTable, path, toChanges, toRoutes } from './testing/occurrences.ts';

let saved: string[] = [];

beforeEach(() => {
  setUpTaskDay();
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
});

afterEach(tearDownTaskDay);

test('a saved file has the name that it is given', () => {
  saveBlob(new Blob(['x']), 'tasks.csv');
  expect(saved).toEqual(['tasks.csv']);
});

describe('several due dates at once', () => {
  test('are given to somebody, each task once, and all are taken back from the menu of one of their rows', async () => {
    const { user, api } = renderApp({
      path: `${path}?status=pending`,
      routes: {
        ...toRoutes([
          ...[1, 2].map((day) =>
            toTestOccurrence({
              id: `wall-${day}`,
              taskId: 'task-2',
              name: 'Check the bund walls',
              status: 'pending',
              dueDate: `2026-12-0${day}`,
            }),
          ),
          toTestOccurrence({ id: 'meter', taskId: 'task-4', name: 'Read the flow meter', status: 'pending' }),
        ]),
        'PATCH /generate-tasks/assignee': { message: '2 tasks have been assigned.', data: { tasks: [] } },
      },
    });
    const table = await findTable();
    for (const box of within(table).getAllByRole('checkbox', { name: /Select Check the bund walls/ }))
      await user.click(box);
    await user.click(within(table).getByRole('checkbox', { name: /Select Read the flow meter/ }));
    await user.click(await screen.findByRole('button', { name: 'Assign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign 2 tasks' });
    await user.selectOptions(within(dialog).getByLabelText(/Assignee/), '');
    await user.click(within(dialog).getByRole('button', { name: /^Assign/ }));
    await waitFor(() =>
      expect(toChanges(api.calls)).toEqual([{ ids: ['task-2', 'task-4'], assigneeId: null }]),
    );
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByRole('button', { name: 'Undo this' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    await user.click(screen.getByRole('button', { name: 'More: Check the bund walls, 1 Dec 2026' }));
    const item = await screen.findByRole('menuitem', { name: /^Undo/ });
    // One undo: the notice above the table is for rows that are not shown.
    expect(screen.queryByText('Undo this')).toBeNull();
    await user.click(item);
    await waitFor(() =>
      expect(toChanges(api.calls).at(-1)).toEqual({ ids: ['task-2', 'task-4'], assigneeId: 'user-2' }),
    );
  });

  test('are taken back in one place: the toast, and once it has gone above the table that does not show them', async () => {
    const others = toTestOccurrence({ id: 'due-9', taskId: 'task-9', name: 'Send Form IV' });
    const { user, api } = renderApp({ path, routes: toRoutes([toTestOccurrence(), others]) });
    await findTable();
    const complete = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Mark as done: ${name}, 17 Nov 2026` }));
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await complete('Sample the effluent of the outlet');
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    expect(await screen.findByRole('button', { name: 'Undo this' })).toBeDefined();
    await complete('Send Form IV');
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByRole('button', { name: 'Undo this' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    await user.click(await screen.findByRole('button', { name: 'Undo this' }));
    await waitFor(() => expect(toChanges(api.calls).at(-1)).toEqual({ id: 'due-9', status: 'pending' }));
    expect(screen.queryByRole('button', { name: 'Undo this' })).toBeNull();
  });

  test('are exported with the columns of the server, under its name', async () => {
    const { user, api } = renderApp({
      path: `${path}?status=completed`,
      routes: { ...toRoutes(), 'POST /scheduled-tasks/export': { data: 'file' } },
    });
    const table = await findTable();
    await user.click(within(table).getByRole('checkbox', { name: /Select Send Form V/ }));
    await user.click(screen.getByRole('button', { name: /^Export/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Excel workbook/ }));
    await waitFor(() => expect(saved).toEqual(['tasks.xlsx']));
    expect(
      api.calls.find(({ method, path: called }) => method === 'POST' && called.endsWith('/export'))?.body,
    ).toEqual({ ids: ['due-3'], format: 'xlsx' });
    expect(await screen.findByText('The file has been saved to your downloads.')).toBeDefined();
  });
});

describe('the export of the list', () => {
  test('takes the filters of the address', async () => {
    const { user, api } = renderApp({
      path: `${path}?status=overdue&origin=Generated&from=2026-04-01`,
      routes: { ...toRoutes(), 'GET /scheduled-tasks/export': { data: 'file' } },
    });
    await findTable();
    await user.click(screen.getByRole('button', { name: /^Export/ }));
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => expect(saved).toEqual(['tasks.csv']));
    const call = api.calls.find(({ path: called }) => called === '/scheduled-tasks/export');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      status: 'overdue',
      origin: 'Generated',
      startDate: '2026-04-01',
      format: 'csv',
    });
  });

  test('says in the server’s words why it did not work', async () => {
    const { user } = renderApp({
      path,
      routes: {
        ...toRoutes(),
        'GET /scheduled-tasks/export': {
          status: 422,
          message: 'A workbook can have at most 50,000 rows: choose fewer.',
        },
      },
    });
    await findTable();
    await user.click(screen.getByRole('button', { name: /^Export/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Excel workbook/ }));
    expect(await screen.findByText('A workbook can have at most 50,000 rows: choose fewer.')).toBeDefined();
    expect(saved).toEqual([]);
  });
});

describe('the columns of the list', () => {
  test('are hidden and shown, and this browser remembers it', async () => {
    const { user } = renderApp({ path, routes: toRoutes() });
    const table = await findTable();
    expect(within(table).getByRole('columnheader', { name: 'Repeats' })).toBeDefined();
    expect(within(table).queryByRole('columnheader', { name: 'Origin' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Repeats' }));
    await user.click(screen.getByRole('checkbox', { name: 'Origin' }));
    await user.click(screen.getByRole('button', { name: 'Compact' }));
    expect(JSON.parse(localStorage.getItem('anupalan.preference.due-dates.hidden-columns') ?? '')).toEqual([
      'evidence',
      'repeats',
    ]);
    expect(localStorage.getItem('anupalan.preference.due-dates.density')).toBe('compact');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('columnheader', { name: 'Origin' })).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: 'Repeats' })).toBeNull();
  });
});
