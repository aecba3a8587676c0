import { DRAFTS_KEY, findDraft } from '@anupalan/api-client/draft-storage';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';
import { setUpTaskDay, tearDownTaskDay } from '../../shared/tasks/testing/task-day.ts';
import { toTestOccurrence } from '../../shared/tasks/testing/test-data.ts';
import { findTable, path, toChanges, toRoutes } from './testing/occurrences.ts';

beforeEach(setUpTaskDay);
afterEach(tearDownTaskDay);

/** Three tasks that are due on one day; the last is done. */
const ofOneDay = [
  toTestOccurrence({ dueDate: '2026-11-24', status: 'pending' }),
  toTestOccurrence({
    id: 'due-2',
    taskId: 'task-2',
    name: 'Check the bund walls',
    dueDate: '2026-11-24',
    status: 'pending',
  }),
  toTestOccurrence({
    id: 'due-3',
    taskId: 'task-3',
    name: 'Send Form V',
    dueDate: '2026-11-24',
    status: 'completed',
    completedOn: '2026-11-20',
  }),
];

describe('the status of due dates', () => {
  test('completes one from its row and undoes it from the toast', async () => {
    const { user, api } = renderApp({ path: `${path}?status=pending`, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Mark as done: Check the bund walls, 24 Nov 2026' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark “Check the bund walls” as done' });
    await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Check the bund walls' })).toBeNull());
    expect(screen.getAllByText('1 due date completed')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByRole('button', { name: 'Mark as done: Check the bund walls, 24 Nov 2026' }),
    ).toBeDefined();
    expect(toChanges(api.calls)).toEqual([
      { id: 'due-2', status: 'completed', completedOn: '2026-11-21' },
      { id: 'due-2', status: 'pending' },
    ]);
  });

  test('is undone from the menu of its row once the toast has gone', async () => {
    const { user, api } = renderApp({ path: `${path}?status=completed`, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Reopen: Send Form V, 30 Sep 2026' }));
    await user.click(await screen.findByRole('button', { name: 'Close message' }));
    // Its row went to another status, so a notice offers it until that is opened.
    expect(await screen.findByRole('button', { name: 'Undo this' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Pending' }));
    const more = await screen.findByRole('button', { name: 'More: Send Form V, 30 Sep 2026' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo this' })).toBeNull());
    await user.click(more);
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Undo1 due date reopened',
      'Open',
      'Mark as done',
      'Assign',
    ]);
    await user.click(screen.getByRole('menuitem', { name: /^Undo/ }));
    await waitFor(() =>
      expect(toChanges(api.calls)).toMatchObject([{ status: 'pending' }, { status: 'completed' }]),
    );
    await waitFor(() => expect(screen.queryByText('1 due date reopened')).toBeNull());
  });

  test('takes back that a day has not come once another one is typed', async () => {
    const { user, api } = renderApp({ path: `${path}?status=pending`, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Mark as done: Check the bund walls, 24 Nov 2026' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark “Check the bund walls” as done' });
    const field = within(dialog).getByRole('textbox', { name: /^Done on/ });
    for (const [typed, words] of [
      ['30/12/2026', 'Enter a date up to 21 Nov 2026'],
      ['19 Nov', 'On time, 5 days early'],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      await user.tab();
      expect(await within(dialog).findByText(words)).toBeDefined();
    }
    await waitFor(() => expect(field.getAttribute('aria-invalid')).not.toBe('true'));
    await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
    await waitFor(() =>
      expect(toChanges(api.calls)).toEqual([{ id: 'due-2', status: 'completed', completedOn: '2026-11-19' }]),
    );
  });

  test('gives a reopened one its day, reference and remark back when that is undone', async () => {
    const { user, api } = renderApp({ path: `${path}?status=completed`, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Reopen: Send Form V, 30 Sep 2026' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(toChanges(api.calls)).toEqual([
        { id: 'due-3', status: 'pending' },
        {
          id: 'due-3',
          status: 'completed',
          completedOn: '2026-09-27',
          reference: 'ACK 7',
          remark: 'By post',
        },
      ]),
    );
  });

  test('completes several with one remark; those that are done are left as they are', async () => {
    const { user, api } = renderApp({ path: `${path}?on=2026-11-24`, routes: toRoutes(ofOneDay) });
    const table = await findTable();
    for (const box of [
      'Sample the effluent of the outlet, 24 Nov 2026',
      'Check the bund walls, 24 Nov 2026',
      'Send Form V, 24 Nov 2026',
    ]) {
      await user.click(within(table).getByRole('checkbox', { name: `Select ${box}` }));
    }
    expect(screen.getByText('3 selected')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark 2 due dates as done' });
    await user.type(within(dialog).getByLabelText(/Remark/), 'Sent with the returns');
    await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toChanges(api.calls)).toEqual([
      {
        ids: ['due-1', 'due-2'],
        status: 'completed',
        completedOn: '2026-11-21',
        remark: 'Sent with the returns',
      },
    ]);
    expect(screen.queryByText('3 selected')).toBeNull();
  });

  test('keeps the remark for several when the session ends', async () => {
    const { user, toPath } = renderApp({
      path: `${path}?on=2026-11-24`,
      routes: {
        ...toRoutes(ofOneDay),
        'PATCH /generate-tasks/scheduled-tasks/status': { status: 401, message: 'Your session has ended.' },
      },
    });
    const table = await findTable();
    for (const name of [/^Select Sample the effluent/, /^Select Check the bund walls/])
      await user.click(within(table).getByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark 2 due dates as done' });
    await user.type(within(dialog).getByLabelText(/Remark/), 'By post');
    await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
    await waitFor(() => expect(toPath()).toBe('/login'));
    const draft = findDraft({ userId: 'user-1', route: path, form: 'complete-several' });
    expect(draft?.values).toMatchObject({ remark: 'By post' });
  });

  test('leaves out of several what needs evidence and has none, by name', async () => {
    const rows = [
      toTestOccurrence({ id: 'due-1', name: 'Test stack S-1', evidenceRequired: true }),
      toTestOccurrence({ id: 'due-2', taskId: 'task-2', name: 'Check the bund walls' }),
    ];
    const { user, api } = renderApp({ path, routes: toRoutes(rows) });
    const table = await findTable();
    for (const name of [/^Select Test stack/, /^Select Check the bund walls/])
      await user.click(within(table).getByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark “Check the bund walls” as done' });
    expect(
      within(dialog).getByText('“Test stack S-1” needs evidence: open it to mark it as done.'),
    ).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
    await waitFor(() => expect(toChanges(api.calls)).toMatchObject([{ id: 'due-2' }]));
  });

  test('shows the server’s sentence at the remark, and what was typed stays', async () => {
    const { user } = renderApp({
      path: `${path}?status=pending`,
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
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Remark/), 'Anil did it');
    await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
    const said = await within(dialog).findAllByText('The remark names a person');
    // In the dialog alone: no toast says it again.
    expect(screen.getAllByText('The remark names a person')).toEqual(said);
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/Remark/).value).toBe('Anil did it');
  });

  test('offers nothing to who may only look', async () => {
    const session = toCompanySession({ 'Tasks & Alerts': 'view', 'Reporting Task': 'view' });
    renderApp({ path, session, routes: toRoutes() });
    const table = await findTable();
    expect(within(table).queryAllByRole('checkbox')).toEqual([]);
    expect(within(table).queryByRole('button', { name: /^(Mark as done|Reopen)/ })).toBeNull();
  });
});

describe('one due date', () => {
  test('has an address of its own, with the words of the order and the way to their page', async () => {
    renderApp({ path: `${path}?task=task-1&due=2026-11-17`, routes: toRoutes() });
    const drawer = await screen.findByRole('dialog', { name: 'Sample the effluent of the outlet' });
    expect(
      await within(drawer).findByText('shall sample the treated effluent once in a quarter'),
    ).toBeDefined();
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

  test('keeps the remark that was not sent, and nothing once it was', async () => {
    const { user } = renderApp({ path: `${path}?task=task-1&due=2026-11-17`, routes: toRoutes() });
    const drawer = await screen.findByRole('dialog', { name: 'Sample the effluent of the outlet' });
    const button = await within(drawer).findByRole('button', { name: 'Mark as done' });
    const findDialog = () => screen.findByRole('dialog', { name: /^Mark “Sample/ });
    await user.click(button);
    await user.type(within(await findDialog()).getByLabelText(/Remark/), 'Report 42');
    await user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Mark “/ })).toBeNull());
    expect(findDraft({ userId: 'user-1', route: path, form: 'complete-due-1' })).not.toBeNull();
    await user.click(button);
    const dialog = await findDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
    expect(within(dialog).getByLabelText(/Remark/)).toHaveProperty('value', 'Report 42');
    await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
    expect(await within(drawer).findByRole('button', { name: /^Reopen/ })).toBeDefined();
    await waitFor(() => expect(localStorage.getItem(DRAFTS_KEY)).toBeNull());
  });

  test('is completed with a remark', async () => {
    const { user, api } = renderApp({ path: `${path}?task=task-1&due=2026-11-17`, routes: toRoutes() });
    const drawer = await screen.findByRole('dialog', { name: 'Sample the effluent of the outlet' });
    await user.click(await within(drawer).findByRole('button', { name: 'Mark as done' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Mark “Sample the effluent of the outlet” as done',
    });
    await user.type(within(dialog).getByLabelText(/Remark/), 'Report 42');
    await user.click(within(dialog).getByRole('button', { name: /^Mark as done/ }));
    await waitFor(() =>
      expect(toChanges(api.calls)).toEqual([
        { id: 'due-1', status: 'completed', completedOn: '2026-11-21', remark: 'Report 42' },
      ]),
    );
    expect(await within(drawer).findByRole('button', { name: /^Reopen/ })).toBeDefined();
  });

  test('keeps a record that can be changed, and what is cleared is cleared', async () => {
    const { user, api } = renderApp({ path: `${path}?task=task-3&due=2026-09-30`, routes: toRoutes() });
    const drawer = await screen.findByRole('dialog');
    expect(
      await within(drawer).findByText(
        'Completed 27 Sep 2026, Ravi Kelkar, recorded on 28 Sep 2026. ACK 7. By post',
      ),
    ).toBeDefined();
    await user.click(within(drawer).getByRole('button', { name: 'Change record' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the record of “Send Form V”' });
    expect(within(dialog).getByText('On time, 3 days early')).toBeDefined();
    await user.clear(within(dialog).getByLabelText(/^Reference/));
    await user.type(within(dialog).getByLabelText(/^Remark/), ' of 26 September');
    await user.click(within(dialog).getByRole('button', { name: /^Save changes/ }));
    await waitFor(() =>
      expect(toChanges(api.calls)).toEqual([
        {
          id: 'due-3',
          status: 'completed',
          completedOn: '2026-09-27',
          reference: '',
          remark: 'By post of 26 September',
        },
      ]),
    );
  });

  test('that is gone says so', async () => {
    renderApp({
      path: `${path}?task=task-9&due=2026-11-17`,
      routes: { ...toRoutes(), 'GET /tasks/:id': { status: 404, message: 'Not found' } },
    });
    expect(await screen.findByRole('heading', { name: 'This due date no longer exists' })).toBeDefined();
  });
});
