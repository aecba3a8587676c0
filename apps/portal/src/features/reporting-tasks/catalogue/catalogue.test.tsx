import type { Organisation, StatutoryObligation } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeCall, FakeRoutes } from '../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession, toLabSession } from '../../../app/testing/render-app.tsx';
import { setUpTaskDay, tearDownTaskDay } from '../../../shared/tasks/testing/task-day.ts';
import { OLD_ENTRY, ROLLING_ENTRY, TASK_ENTRY, toTestEntry, UNKNOWN_ENTRY } from './test-data.ts';

const path = '/company/reporting-tasks/catalogue';
const ENTRIES = [toTestEntry(), ROLLING_ENTRY, OLD_ENTRY, TASK_ENTRY, UNKNOWN_ENTRY];
const FACTS = {
  id: 'org-1',
  name: 'Girna Dyestuffs',
  timeZone: 'Asia/Kolkata',
  state: 'Goa',
  sector: 'cement_minerals',
  category: 'red',
  wastes: ['fly_ash'],
  equipment: ['hoist_lift'],
} satisfies Partial<Organisation>;

/** An API that keeps confirmations and tasks. */
function toRoutes(entries: readonly StatutoryObligation[] = ENTRIES, facts: object = FACTS): FakeRoutes {
  let stored = entries;
  const change = (id: string, changes: Partial<StatutoryObligation>) => {
    stored = stored.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry));
    return stored.find((entry) => entry.id === id);
  };
  const idOf = ({ path: called }: FakeCall) => called.split('/')[2] ?? '';
  return {
    'GET /organisation': { data: facts },
    'GET /users/assignable': { data: { users: [{ id: 'user-2', name: 'Ravi Kelkar' }], total: 1 } },
    'GET /statutory-obligations': ({ query }) => {
      const keyword = query.get('keyword')?.toLowerCase() ?? '';
      const subject = query.get('subject');
      const found = stored.filter(
        (entry) =>
          entry.title.toLowerCase().includes(keyword) && (subject === null || entry.subject === subject),
      );
      return { data: { statutoryObligations: found, total: found.length } };
    },
    'POST /statutory-obligations/:id/confirm': (call) => ({
      message: 'Confirmed. You can now make tasks from it.',
      data: change(idOf(call), {
        confirmedBy: { id: 'user-1', name: 'Meera Joglekar' },
        confirmedAt: '2026-11-21T06:00:00.000Z',
      }),
    }),
    'DELETE /statutory-obligations/:id/confirm': (call) => ({
      message: 'The confirmation has been withdrawn.',
      data: change(idOf(call), { confirmedBy: null, confirmedAt: null }),
    }),
    'POST /generate-tasks/add': ({ body }) => {
      const { statutoryIds } = body as { statutoryIds: string[] };
      for (const id of statutoryIds) change(id, { taskId: `task-of-${id}` });
      return {
        status: 201,
        message: `${statutoryIds.length} tasks have been added.`,
        data: { tasks: [], skipped: [] },
      };
    },
  };
}

const findTable = () => screen.findByRole('table', { name: 'Statutory catalogue' });
const listTitles = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .flatMap((cell) => within(cell).queryAllByRole('link'))
    .map(({ textContent }) => textContent);
const bodyOf = (calls: readonly FakeCall[], method: string, called: string) =>
  calls.find((call) => call.method === method && call.path === called)?.body;

beforeEach(() => {
  // This DOM announces a changed selection at once, and the date field would answer itself for ever.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
  setUpTaskDay();
});
afterEach(tearDownTaskDay);

describe('what applies to us', () => {
  test('says what, when, why, from which source, and how it stands, act by act', async () => {
    renderApp({ path, routes: toRoutes() });
    const table = await findTable();
    expect(listTitles(table)).toEqual(['Ash pond return', 'Lime kiln statement', 'Test of the crane']);
    const [, , first] = within(table).getAllByRole('row');
    if (first === undefined) throw new Error('No row');
    expect(
      within(first)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Every year on 30 Jun30 Jun 2027, for FY 2026-27', 'Ready to addVerified. ']);
    // The act is named once, above its rows; a row names its place in it, and why it applies.
    expect(within(table).getAllByText(/^Ash Pond Rules 2011/)).toHaveLength(1);
    expect(within(first).getByRole('rowheader').textContent).toContain('Because you generate fly ash.');
    expect(within(first).getByRole('rowheader').textContent).not.toContain('Ash Pond Rules');
    // "To confirm" says that it is not verified.
    expect(within(table).queryByText('Not verified')).toBeNull();
    expect(within(table).getByText('To confirm')).toBeDefined();
    expect(within(table).getByText('In your tasks')).toBeDefined();
    const views = within(screen.getByRole('navigation', { name: 'Which obligations' })).getAllByRole('link');
    expect(views.map(({ textContent }) => textContent)).toEqual([
      'Applies to us 3',
      'Not in your orders 3',
      'Does not apply 2',
      'Whole catalogue 5',
    ]);
  });

  test('says what it was worked out from, and leads to the organisation’s page', async () => {
    renderApp({ path, routes: toRoutes() });
    expect(
      await screen.findByText(/Goa; Cement and minerals; category Red; 1 waste; 1 kind of equipment\./),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Change the facts' }).getAttribute('href')).toBe(
      '/company/company',
    );
  });

  test('says what the page does not tell yet', async () => {
    const facts = { ...FACTS, state: null, sector: null, category: null, wastes: [], equipment: [] };
    renderApp({ path, routes: toRoutes([], facts) });
    expect(
      await screen.findByText(
        'Missing on your organisation’s page: state, sector, category, wastes, equipment.',
      ),
    ).toBeDefined();
    expect(
      await screen.findByRole('heading', { name: 'No rows of the catalogue apply to you yet' }),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open organisation page' })).toBeDefined();
  });

  test('filters by tab, subject and words in the address', async () => {
    const { user, router } = renderApp({ path, routes: toRoutes() });
    await findTable();
    await user.click(screen.getByRole('link', { name: /^Does not apply/ }));
    await waitFor(async () =>
      expect(listTitles(await findTable())).toEqual(['Salt cess return', 'Kiln workers’ list']),
    );
    expect(screen.getByText('Not for you: your sector is not known.')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'water');
    await waitFor(async () => expect(listTitles(await findTable())).toEqual(['Salt cess return']));
    expect(router.state.location.search).toBe('?view=other&subject=water');
    await user.type(screen.getByRole('searchbox', { name: 'Search catalogue' }), 'zinc{Enter}');
    expect(await screen.findByText('No obligations match these filters')).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toBe('?view=other'));
  });

  test('what an order asks for leads to its condition, and is not in the list of what the law asks besides', async () => {
    const covered = toTestEntry({
      coveredBy: [
        {
          obligationId: 'obligation-4',
          title: 'File the return',
          conditionNo: '17',
          page: 6,
          consentDocumentId: 'order-1',
          documentTitle: 'Girna Dyestuffs consent',
          state: 'accepted',
          taskId: 'task-4',
        },
      ],
    });
    const { user } = renderApp({ path, routes: toRoutes([covered, TASK_ENTRY]) });
    const table = await findTable();
    const link = within(table).getByRole('link', { name: 'Girna Dyestuffs consent, page 6, condition 17' });
    expect(link.getAttribute('href')).toBe(
      '/company/consent-analyzer/order-1?page=6&obligation=obligation-4',
    );
    expect(within(table).getByText('In your orders')).toBeDefined();
    await user.click(within(table).getByRole('link', { name: 'Ash pond return' }));
    const drawer = await screen.findByRole('dialog', { name: 'Ash pond return' });
    expect(within(drawer).getByRole('heading', { name: 'In your orders' })).toBeDefined();
    // One task, never two: the order's is opened, and no second one is made.
    expect(within(drawer).getByRole('link', { name: 'Open the task' }).getAttribute('href')).toContain(
      'task-4',
    );
    expect(within(drawer).queryByRole('button', { name: 'Make a task' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: /^Not in your orders/ }));
    await waitFor(async () => expect(listTitles(await findTable())).toEqual(['Lime kiln statement']));
  });

  test('says so where the orders ask for all of it', async () => {
    renderApp({ path: `${path}?view=besides`, routes: toRoutes([]) });
    expect(await screen.findByText('Your orders already cover all that applies to you')).toBeDefined();
  });

  test('sorts in the address, in one list', async () => {
    const { user, router, api } = renderApp({ path, routes: toRoutes() });
    await user.click(within(await findTable()).getByRole('button', { name: 'Due' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=dueDate'));
    await waitFor(() =>
      expect(api.calls.findLast((call) => call.path === '/statutory-obligations')?.query.get('sortBy')).toBe(
        'dueDate',
      ),
    );
  });

  test('on a phone is stacked links with the same words', async () => {
    const wide = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      wide(query.includes('max-width') ? '(min-width: 1px)' : query),
    );
    renderApp({ path, routes: toRoutes() });
    expect(await screen.findByRole('link', { name: 'Ash pond return' })).toBeDefined();
    // Why a row applies is in its drawer; why one does not is in the row.
    expect(screen.queryByText(/^Because/)).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('says that it could not be loaded and tries again', async () => {
    const routes = toRoutes();
    const { user, api } = renderApp({
      path,
      routes: { ...routes, 'GET /statutory-obligations': { status: 500, message: 'Something broke' } },
    });
    expect(await screen.findByText('Obligations could not be loaded')).toBeDefined();
    api.set(routes);
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await findTable()).toBeDefined();
  });

  test('lets who may only look do nothing', async () => {
    const session = toCompanySession({ 'Reporting Task': 'view', 'User Management': 'none' });
    renderApp({ path: `${path}?entry=entry-2`, session, routes: toRoutes() });
    const drawer = await screen.findByRole('dialog', { name: 'Test of the crane' });
    expect(within(drawer).queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(within(drawer).queryByRole('button', { name: 'Make a task' })).toBeNull();
    expect(screen.queryAllByRole('checkbox', { hidden: true })).toEqual([]);
  });

  test('is the lab’s as well', async () => {
    renderApp({ path: '/lab/reporting-tasks/catalogue', session: toLabSession(), routes: toRoutes() });
    expect(await findTable()).toBeDefined();
    expect((await screen.findByRole('link', { name: 'Change the facts' })).getAttribute('href')).toBe(
      '/lab/lab',
    );
  });
});

describe('one duty', () => {
  test('has an address of its own, with its law, its reasons and its sources', async () => {
    const { user, router } = renderApp({ path, routes: toRoutes() });
    await user.click(within(await findTable()).getByRole('link', { name: 'Ash pond return' }));
    const drawer = await screen.findByRole('dialog', { name: 'Ash pond return' });
    expect(router.state.location.search).toBe('?entry=entry-1');
    expect(within(drawer).getByText('Ash Pond Rules 2011')).toBeDefined();
    expect(within(drawer).getByText('Yes: You generate fly ash')).toBeDefined();
    const source = within(drawer).getByRole('link', { name: /^rules\.example\/ash/ });
    expect(source.getAttribute('href')).toBe('https://www.rules.example/ash/');
    expect(source.getAttribute('rel')).toContain('noreferrer');
    expect(within(drawer).queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  test('of a rule that is gone is history: no task, nothing to confirm', async () => {
    renderApp({ path: `${path}?entry=entry-3`, routes: toRoutes() });
    const drawer = await screen.findByRole('dialog', { name: 'Salt cess return' });
    expect(within(drawer).getByText('No longer in force, until 31 Mar 2016')).toBeDefined();
    expect(within(drawer).queryByRole('button', { name: 'Make a task' })).toBeNull();
    expect(within(drawer).queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  test('that is a task leads there', async () => {
    renderApp({ path: `${path}?entry=entry-4`, routes: toRoutes() });
    const drawer = await screen.findByRole('dialog', { name: 'Lime kiln statement' });
    expect(within(drawer).getByRole('link', { name: 'Open the task' }).getAttribute('href')).toBe(
      '/company/reporting-tasks?task=task-1',
    );
  });

  test('of an old link says so', async () => {
    renderApp({ path: `${path}?entry=gone`, routes: toRoutes() });
    expect(await screen.findByText('This row was not found')).toBeDefined();
  });

  test('that is not verified is confirmed only by who has read its source, and can be taken back', async () => {
    const { user, api } = renderApp({ path: `${path}?entry=entry-2`, routes: toRoutes() });
    const drawer = await screen.findByRole('dialog', { name: 'Test of the crane' });
    await user.click(within(drawer).getByRole('button', { name: 'Confirm' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm “Test of the crane”?' });
    expect(within(dialog).getByRole('link', { name: /^news\.example\/cranes/ })).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: /^Confirm/ }));
    expect(within(dialog).getByText('Read the source, then tick the box')).toBeDefined();
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(within(dialog).getByRole('checkbox', { name: /^I have read the source/ }));
    await user.click(within(dialog).getByRole('button', { name: /^Confirm/ }));
    expect(await screen.findByText('Confirmed. You can now make tasks from it.')).toBeDefined();
    expect(await within(drawer).findByText('by Meera Joglekar, 21 Nov 2026')).toBeDefined();
    await user.click(within(drawer).getByRole('button', { name: /^Withdraw confirmation/ }));
    await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Confirm' })).toBeDefined());
  });
});

describe('tasks of several duties', () => {
  test('show their dates before they are made, ask for the source, and leave out what cannot be', async () => {
    const { user, api } = renderApp({ path: `${path}?view=all`, routes: toRoutes() });
    const table = await findTable();
    for (const title of ['Ash pond return', 'Test of the crane', 'Salt cess return', 'Lime kiln statement'])
      await user.click(within(table).getByRole('checkbox', { name: `Select ${title}` }));
    await user.click(screen.getByRole('button', { name: 'Make tasks' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make 1 task' });
    const datesOf = (title: string) =>
      within(within(dialog).getByRole('list', { name: `Next dates of ${title}` }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(datesOf('Ash pond return')).toEqual(['30 Jun 2027', '30 Jun 2028', '30 Jun 2029']);
    expect(datesOf('Test of the crane')).toEqual(['21 Nov 2026', '21 May 2027', '21 Nov 2027']);
    expect(within(dialog).getByText('The rule is not in force.')).toBeDefined();
    expect(within(dialog).getByText('It is already in your tasks.')).toBeDefined();
    await user.click(within(dialog).getByRole('checkbox', { name: /Test of the crane$/ }));
    await user.selectOptions(within(dialog).getByLabelText(/^Assignee/), 'user-2');
    await user.click(await within(dialog).findByRole('button', { name: /^Make 2 tasks/ }));
    expect(await screen.findByText('2 tasks have been added.')).toBeDefined();
    expect(bodyOf(api.calls, 'POST', '/statutory-obligations/entry-2/confirm')).toEqual({});
    expect(bodyOf(api.calls, 'POST', '/generate-tasks/add')).toEqual({
      statutoryIds: ['entry-1', 'entry-2'],
      firstDates: [{ id: 'entry-2', date: '2026-11-21' }],
      assigneeId: 'user-2',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(await findTable()).getAllByText('In your tasks')).toHaveLength(3);
  });

  test('without a source read nothing is made', async () => {
    const { user, api } = renderApp({ path: `${path}?entry=entry-2`, routes: toRoutes() });
    await user.click(await screen.findByRole('button', { name: 'Make a task' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make tasks' });
    await user.click(within(dialog).getByRole('button', { name: /^Make the task/ }));
    expect(within(dialog).getByRole('alert').textContent).toContain(
      'No task can be made yet. Read a source and tick its box.',
    );
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('what the server says is shown in place', async () => {
    const { user } = renderApp({
      path: `${path}?entry=entry-1`,
      routes: {
        ...toRoutes(),
        'POST /generate-tasks/add': { status: 409, message: 'This was changed in the meantime.' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Make a task' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make 1 task' });
    await user.click(within(dialog).getByRole('button', { name: /^Make the task/ }));
    expect(await within(dialog).findByText('This was changed in the meantime.')).toBeDefined();
  });
});
