import { findDraft } from '@anupalan/api-client/draft-storage';
import type { ConsentDocument, Obligation } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeCall, FakeRoute, FakeRoutes } from '../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../../app/testing/render-app.tsx';
import { toTestOrder } from '../../../shared/orders/testing/test-order.ts';
import { toTestObligation } from '../../../shared/viewer/testing/test-obligation.ts';
import { toTestOneOff } from '../test-data.ts';

const PATH = '/company/consent-analyzer/order-1';

// pdf.js draws on a canvas, which the test's DOM has not: pages stand in as plain boxes of A4.
vi.mock('react-pdf', async () => {
  const { useEffect } = await import('react');
  type Size = { originalWidth: number; originalHeight: number };
  return {
    pdfjs: { GlobalWorkerOptions: {} },
    Document: ({ children, onLoadSuccess }: { children: unknown; onLoadSuccess: (pdf: object) => void }) => {
      useEffect(() => onLoadSuccess({ numPages: 4 }), []);
      return children;
    },
    Page: ({ onLoadSuccess }: { onLoadSuccess: (size: Size) => void }) => {
      useEffect(() => onLoadSuccess({ originalWidth: 595, originalHeight: 842 }), []);
      return null;
    },
  };
});

/** Tells the width of everything once. */
class OnceResizeObserver {
  #report: (entries: { contentRect: { width: number } }[]) => void;
  constructor(report: (entries: { contentRect: { width: number } }[]) => void) {
    this.#report = report;
  }
  observe() {
    this.#report([{ contentRect: { width: 700 } }]);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', OnceResizeObserver);
});

const OBLIGATIONS = [
  toTestObligation({ id: 'a', title: 'Sample the effluent' }),
  toTestObligation({
    id: 'b',
    title: 'Calibrate the meters',
    citation: { page: 3, quote: 'calibrate', rects: [{ x: 0.1, y: 0.4, width: 0.5, height: 0.02 }] },
  }),
  toTestOneOff({ id: 'c', title: 'Dismantle the old boiler', dueDate: '2020-05-10' }),
];

/** A little API that remembers decisions. */
function toRoutes(
  order: Partial<ConsentDocument> = {},
  obligations: readonly Obligation[] = OBLIGATIONS,
): FakeRoutes {
  let rows = obligations.map((row) => ({ ...row }));
  const patch = (ids: readonly string[], changes: object) => {
    rows = rows.map((row) => (ids.includes(row.id) ? { ...row, ...changes } : row));
  };
  return {
    'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata' } },
    'GET /users/assignable': { data: { users: [{ id: 'user-2', name: 'Ravi Kelkar' }], total: 1 } },
    'GET /consent-documents/order-1': { data: toTestOrder(order) },
    'GET /consent-documents/order-1/obligations': () => ({ data: { obligations: rows, total: rows.length } }),
    'PATCH /obligations/:id': ({ path, body }: FakeCall) => {
      const id = path.split('/').at(-1) ?? '';
      patch([id], body as object);
      return { data: rows.find((row) => row.id === id) };
    },
    'PATCH /obligations': ({ body }: FakeCall) => {
      const { ids, state } = body as { ids: string[]; state: Obligation['state'] };
      patch(ids, { state });
      return { data: { obligations: rows } };
    },
  };
}

const conditions = () => screen.findByRole('region', { name: 'Conditions found' });
const openRow = async () => (await conditions()).querySelector('[aria-expanded="true"]')?.textContent;
const patches = (calls: readonly FakeCall[]) => calls.filter(({ method }) => method === 'PATCH');

describe('review', () => {
  test('opens the first condition to check, and says where it stands', async () => {
    renderApp({ path: PATH, routes: toRoutes() });
    expect(await openRow()).toContain('Sample the effluent');
    expect(screen.getByText('Condition 1 of 3, page 2')).toBeDefined();
    expect(screen.getByRole('tab', { name: 'To check 3' })).toBeDefined();
    expect(screen.getByText(/The order says “once in a month”/)).toBeDefined();
  });

  test('opens the condition or the page that the address names', async () => {
    renderApp({ path: `${PATH}?page=3&obligation=b`, routes: toRoutes() });
    expect(await openRow()).toContain('Calibrate the meters');
  });

  test('a chip in the margin opens its condition', async () => {
    const { user } = renderApp({ path: PATH, routes: toRoutes() });
    await user.click(
      await screen.findByRole('button', { name: 'Condition 2, page 3, condition 3.1, to check' }),
    );
    await waitFor(async () => expect(await openRow()).toContain('Calibrate the meters'));
  });

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

  test('the name is the first field, with a counter, and is never cut', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes() });
    const row = (await conditions()).querySelector('[aria-expanded="true"]')?.closest('li');
    const name = screen.getByLabelText('Name');
    expect(row?.querySelector('input, textarea, select')).toBe(name);
    expect(screen.getByText('19 of 60 characters')).toBeDefined();
    await user.type(name, ' at the outlet of the effluent treatment plant');
    expect(screen.getByText('65 of 60 characters')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Save changes/ }));
    expect(await screen.findByText('Name must be at most 60 characters')).toBeDefined();
    expect(patches(api.calls)).toEqual([]);
    await user.clear(name);
    await user.type(name, 'Sample the outlet');
    await user.click(screen.getByRole('button', { name: /^Save changes/ }));
    await waitFor(() => expect(patches(api.calls)[0]?.body).toEqual({ title: 'Sample the outlet' }));
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

  test('keys rest while typing, and can be turned off', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes() });
    await conditions();
    await user.keyboard('e');
    const text = screen.getByLabelText('What has to be done');
    expect(document.activeElement).toBe(text);
    await user.keyboard('axu');
    expect(patches(api.calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(dialog).getByRole('switch', { name: 'Use these keys' }));
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('x');
    expect(patches(api.calls)).toEqual([]);
  });

  test('an edit is kept as a draft until it is saved, and sent with its schedule', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes() });
    await conditions();
    await user.type(screen.getByLabelText('What has to be done'), ' At the outlet.');
    await user.selectOptions(screen.getByLabelText('Repeats'), 'quarterly');
    expect(screen.getByText('set by you')).toBeDefined();
    const draft = () => findDraft({ userId: 'user-1', route: PATH, form: 'review' });
    expect(draft()?.values).toMatchObject({ a: { repeats: 'quarterly' } });
    await user.click(screen.getByRole('button', { name: /^Save changes/ }));
    await waitFor(() => expect(patches(api.calls)).toHaveLength(1));
    expect(patches(api.calls)[0]?.body).toMatchObject({
      text: `${OBLIGATIONS[0]?.text} At the outlet.`,
      frequency: 'quarterly',
      schedule: { frequency: 'quarterly' },
    });
    await waitFor(() => expect(draft()).toBeNull());
  });

  test('an empty sentence is refused at its field, and nothing is sent', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes() });
    await conditions();
    await user.clear(screen.getByLabelText('What has to be done'));
    await user.click(screen.getByRole('button', { name: /^Accept$|^Accept A$/ }));
    expect(await screen.findByText('Text is required')).toBeDefined();
    expect(patches(api.calls)).toEqual([]);
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
    await user.click(screen.getByRole('button', { name: /^Accept with this date/ }));
    expect(await screen.findByText('Due date is required')).toBeDefined();
    expect(patches(api.calls)).toEqual([]);
  });

  test('somebody else was faster: the sentence is shown and the list asked again', async () => {
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
    expect(await screen.findByText('Everything is checked')).toBeDefined();
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

describe('who may only look', () => {
  test('sees the conditions and nothing to change', async () => {
    const session = toCompanySession({ 'Consent Analyzer': 'view', 'Reporting Task': '' });
    renderApp({ path: PATH, session, routes: toRoutes() });
    expect(await openRow()).toContain('Sample the effluent');
    expect(screen.getByText(OBLIGATIONS[0]?.text ?? '')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Accept|Not an obligation|Schedule/ })).toBeNull();
    expect(screen.queryByLabelText('What has to be done')).toBeNull();
  });
});

describe('what the reading leaves', () => {
  test('pages that were not read and questions are named', async () => {
    const questions = [
      { id: 'q', text: 'Until when is it valid?', citation: { page: 1, quote: 'x', rects: [] } },
    ];
    renderApp({ path: PATH, routes: toRoutes({ unreadPages: [3, 4], questions }) });
    expect(await screen.findByText('Pages 3 and 4 could not be read.')).toBeDefined();
    expect(screen.getByText('1 question is left to you')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Open page 4' })).toBeDefined();
  });

  test('an order without conditions says so', async () => {
    renderApp({ path: PATH, routes: toRoutes({}, []) });
    expect(await screen.findByText('No conditions were found')).toBeDefined();
  });

  test('an order that failed says why and can be read again', async () => {
    const order = toTestOrder({
      status: 'failed',
      failure: 'This file is encrypted. Save it without a password.',
    });
    const { user, api } = renderApp({
      path: PATH,
      routes: { 'GET /consent-documents/order-1': { data: order } },
    });
    expect(await screen.findByText(/This file is encrypted/)).toBeDefined();
    api.set({
      'POST /consent-documents/:id/read-again': { status: 409, message: 'This order is being read already.' },
    });
    await user.click(screen.getByRole('button', { name: /^Read again/ }));
    expect(await screen.findByText('This order is being read already.')).toBeDefined();
  });

  test('an order that is gone leads back to the list', async () => {
    renderApp({ path: PATH, routes: { 'GET /consent-documents/order-1': { status: 404, message: 'Gone' } } });
    expect(await screen.findByText('This order was not found')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All orders' })).toBeDefined();
  });

  test('an order that cannot be loaded can be tried again', async () => {
    const { user, api } = renderApp({
      path: PATH,
      routes: { 'GET /consent-documents/order-1': { status: 500, message: 'Something went wrong' } },
    });
    expect(await screen.findByText('The order could not be loaded')).toBeDefined();
    api.set(toRoutes());
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await openRow()).toContain('Sample the effluent');
  });
});

describe('a DOCX', () => {
  test('is shown as its text with the quoted words marked', async () => {
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const citation = { page: null, paragraph: 1, quote: 'calibrate the meters', rects: [] };
    const routes = toRoutes({ mimeType, pageCount: null }, [toTestObligation({ id: 'a', citation })]);
    const paragraphs = [
      { index: 0, text: 'SCHEDULE A' },
      { index: 1, text: '1. The unit shall calibrate the meters every month.' },
    ];
    const { user } = renderApp({
      path: PATH,
      routes: { ...routes, 'GET /consent-documents/order-1/paragraphs': { data: { paragraphs } } },
    });
    const mark = await screen.findByText('calibrate the meters');
    expect(mark.tagName).toBe('MARK');
    await user.click(screen.getByRole('switch', { name: 'Show marks' }));
    expect(screen.queryByText('calibrate the meters')).toBeNull();
  });
});
