import type { Obligation } from '@anupalan/api-client/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeCall, FakeRoutes } from '../../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../../../app/testing/render-app.tsx';
import { toTestLimit } from '../../../../shared/orders/testing/test-order.ts';
import { toTestObligation } from '../../../../shared/viewer/testing/test-obligation.ts';
import {
  conditions,
  OBLIGATIONS,
  OnceResizeObserver,
  openRow,
  PATH,
  patches,
  toRoutes,
} from '../testing/review-routes.ts';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', OnceResizeObserver);
});

const MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ORDERS = '/consent-documents/order-1';
const posts = (calls: readonly FakeCall[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

/** An API in which a rework replaces the rows, and undoing it brings them back. */
function toReworkRoutes(order: object, before: readonly Obligation[], after: readonly Obligation[]) {
  let rows = before;
  const [first] = after;
  const routes: FakeRoutes = {
    ...toRoutes(order, before),
    'GET /consent-documents/order-1/obligations': () => ({ data: { obligations: rows, total: rows.length } }),
    'POST /consent-documents/order-1/obligations': () => {
      rows = after;
      return { status: 201, data: after.at(-1) };
    },
    'POST /obligations/merge': () => {
      rows = after;
      return { data: first };
    },
    'POST /obligations/:id/split': () => {
      rows = after;
      return { data: { obligations: after.slice(0, 2) } };
    },
    'POST /obligations/:id/undo': () => {
      rows = before;
      return { data: { obligations: before } };
    },
  };
  return routes;
}

/** Selects words as a mouse does; the test's DOM does not lay out, so that boxes are made up. */
async function selectWords(text: string, end: number) {
  const node = (await screen.findByText(text)).firstChild;
  if (node === null) throw new Error('The paragraph has a text.');
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
  document.getSelection()?.setBaseAndExtent(node, 0, node, end);
  fireEvent(document, new Event('selectionchange'));
  return screen.findByRole('toolbar', { name: 'Selected words' });
}

describe('merging', () => {
  const merged = toTestObligation({ id: 'a', title: 'Sample the effluent', text: 'Both texts.' });
  const routes = () => toReworkRoutes({}, OBLIGATIONS, [merged, ...OBLIGATIONS.slice(2)]);

  test('by key: shows what will be, leads to the merged row, and is undone', async () => {
    const { user, api } = renderApp({ path: PATH, routes: routes() });
    await conditions();
    await user.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: 'Merge obligations' });
    expect(within(dialog).getByRole('checkbox', { name: '2. Calibrate the meters' })).toHaveProperty(
      'checked',
      true,
    );
    const preview = within(dialog).getByRole('region', { name: 'The merged obligation' });
    expect(preview.textContent).toContain('It keeps the name and the dates of “Sample the effluent”');
    await user.click(within(dialog).getByRole('button', { name: /^Merge 2 obligations/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(api.calls)).toEqual([['/obligations/merge', { ids: ['a', 'b'] }]]);
    expect(await screen.findByRole('tab', { name: 'To check 2' })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('tab', { name: 'To check 3' })).toBeDefined();
    expect(posts(api.calls).at(-1)?.[0]).toBe('/obligations/a/undo');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Sample the effluent'));
  });

  test('from the menu of the row: nothing chosen, and what the server refuses, are said in place', async () => {
    const { user, api } = renderApp({ path: PATH, routes: routes() });
    await conditions();
    await user.click(screen.getByRole('button', { name: 'More for Sample the effluent' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with others' }));
    const dialog = await screen.findByRole('dialog', { name: 'Merge obligations' });
    const next = within(dialog).getByRole('checkbox', { name: '2. Calibrate the meters' });
    await user.click(next);
    await user.click(within(dialog).getByRole('button', { name: /^Merge 1 obligations|^Merge/ }));
    expect(await within(dialog).findByText('Select at least one other obligation.')).toBeDefined();
    expect(posts(api.calls)).toEqual([]);
    await user.click(next);
    api.set({ 'POST /obligations/merge': { status: 409, message: 'More than one of them is a task.' } });
    await user.click(within(dialog).getByRole('button', { name: /^Merge 2 obligations/ }));
    expect(await within(dialog).findByText('More than one of them is a task.')).toBeDefined();
  });
});

describe('linking to the statutory catalogue', () => {
  const entry = {
    id: 'law-1',
    title: 'Ash pond return',
    act: 'Ash Pond Rules 2011',
    rule: 'Rule 7',
    form: 'Form 9',
    due: 'Every year on 30 Jun',
    applies: true,
    standing: 'in_force',
    taskId: null,
  };
  const CATALOGUE = 'GET /statutory-obligations';
  const toCatalogue = (...rows: object[]) => ({ data: { statutoryObligations: rows, total: rows.length } });
  const bare = { ...OBLIGATIONS[0], id: 'a', statutory: { isByPerson: false, rows: [] } } as Obligation;
  const statutory = { isByPerson: true, rows: [{ id: 'law-1', name: 'Ash pond return' }] };
  const open = async (row: Obligation, catalogue: object) => {
    const view = renderApp({ path: PATH, routes: { ...toRoutes({}, [row]), [CATALOGUE]: catalogue } });
    await conditions();
    await view.user.click(screen.getByRole('button', { name: /^Link to the statutory|^Change link/ }));
    return {
      ...view,
      dialog: await screen.findByRole('dialog', { name: 'Link to the statutory catalogue' }),
    };
  };
  const choose = async ({ user, dialog }: Awaited<ReturnType<typeof open>>) => {
    await user.click(await within(dialog).findByRole('combobox'));
    await user.keyboard('Ash');
    await user.click(await screen.findByRole('option', { name: /^Ash pond return/ }));
  };

  test('tries again, says what becomes of the tasks, links and takes it back', async () => {
    const view = await open(bare, { status: 500, message: 'Broken' });
    const { user, api, dialog } = view;
    expect(await within(dialog).findByText('The catalogue could not be loaded')).toBeDefined();
    api.set({ [CATALOGUE]: toCatalogue(entry, { ...entry, id: 'law-2', title: 'Ash dam', applies: false }) });
    await user.click(within(dialog).getByRole('button', { name: /^Try again/ }));
    await choose(view);
    expect(within(dialog).getByText('One task will count for both.')).toBeDefined();
    api.set({ 'PATCH /obligations/a': { data: { ...bare, statutory } } });
    await user.click(within(dialog).getByRole('button', { name: /^Save link/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(patches(api.calls)).toHaveLength(2));
    expect(patches(api.calls).map(({ body }) => body)).toEqual([
      { statutoryIds: ['law-1'] },
      { statutoryIds: null },
    ]);
  });

  test('of two tasks is refused', async () => {
    const view = await open({ ...bare, taskId: 'task-1' }, toCatalogue({ ...entry, taskId: 'task-2' }));
    await choose(view);
    expect(within(view.dialog).getByText('Both are tasks already.')).toBeDefined();
    expect(within(view.dialog).getByRole('button', { name: /^Save link/ })).toHaveProperty('disabled', true);
  });

  test('without rows that apply says what is missing', async () => {
    const { dialog } = await open(bare, toCatalogue());
    expect(
      await within(dialog).findByText('No row of the catalogue applies to your organisation'),
    ).toBeDefined();
  });

  test('is shown and removed in the row', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes({}, [{ ...bare, statutory }]) });
    const list = await conditions();
    expect(within(list).getByText(/^Same as “Ash pond return” of the statutory catalogue\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(patches(api.calls)[0]?.body).toEqual({ statutoryIds: [] }));
    expect(await screen.findByText('Condition 1 is no longer linked to the catalogue')).toBeDefined();
  });
});

describe('splitting', () => {
  const whole = toTestObligation({ id: 'a', text: 'Sample the effluent. Keep a log of it.' });
  const parts = [
    { ...whole, text: 'Sample the effluent.' },
    toTestObligation({ id: 'b', title: 'Keep a log', text: 'Keep a log of it.' }),
  ];

  test('by key: shows both parts, moves the cut, and is undone', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toReworkRoutes({}, [whole], parts) });
    await conditions();
    await user.keyboard('s');
    const dialog = await screen.findByRole('dialog', { name: 'Split obligation' });
    const second = within(dialog).getByRole('region', { name: 'Second part' });
    expect(second.textContent).toContain('Keep a log of it.');
    within(dialog).getByRole('slider').focus();
    await user.keyboard('{ArrowRight}');
    expect(second.textContent).not.toContain('Keep');
    await user.keyboard('{ArrowLeft}');
    await user.click(within(dialog).getByRole('button', { name: /^Split in two/ }));
    expect(await screen.findByRole('tab', { name: 'To check 2' })).toBeDefined();
    expect(posts(api.calls)).toEqual([
      ['/obligations/a/split', { parts: [{ text: 'Sample the effluent.' }, { text: 'Keep a log of it.' }] }],
    ]);
    await user.keyboard('u');
    expect(await screen.findByRole('tab', { name: 'To check 1' })).toBeDefined();
  });
});

describe('a second part that another condition already says', () => {
  const whole = toTestObligation({ id: 'a', text: 'Sample the effluent. Keep a log of it at the site.' });
  const other = toTestObligation({ id: 'b', title: 'Keep a log', text: 'Keep a log of it at the site' });

  test('is said, and the first part can be kept alone and taken back', async () => {
    const { user, api } = renderApp({
      path: PATH,
      routes: {
        ...toReworkRoutes({}, [whole, other], []),
        'PATCH /obligations/:id': ({ body }) => ({ data: { ...whole, ...(body as object) } }),
      },
    });
    await conditions();
    await user.keyboard('s');
    const dialog = await screen.findByRole('dialog', { name: 'Split obligation' });
    expect(within(dialog).getByText('Condition 2 already says this: “Keep a log”.')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: /^Keep first part/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toContain(whole.title);
    await user.keyboard('u');
    const patches = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    await waitFor(() => expect(patches()).toEqual([{ text: 'Sample the effluent.' }, { text: whole.text }]));
    expect(posts(api.calls)).toEqual([]);
  });
});

describe('adding', () => {
  const text = '7. The unit shall test the stack once in three months. It is white.';
  const quote = '7. The unit shall test the stack once in three months.';
  const added = toTestObligation({
    id: 'new',
    title: 'Test the stack',
    citation: { page: null, paragraph: 1, quote, rects: [] },
  });
  const routes = () => ({
    ...toReworkRoutes({ mimeType: MIME, pageCount: null }, OBLIGATIONS, [...OBLIGATIONS, added]),
    [`GET ${ORDERS}/paragraphs`]: { data: { paragraphs: [{ index: 1, text }] } },
  });

  test('fills the form from the words, and leads to the new row', async () => {
    const { user, api } = renderApp({ path: PATH, routes: routes() });
    const bar = await selectWords(text, quote.length);
    await user.click(within(bar).getByRole('button', { name: 'Add obligation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add obligation' });
    expect(within(dialog).getByText('Paragraph 2')).toBeDefined();
    expect(within(dialog).getByLabelText<HTMLSelectElement>('Repeats').value).toBe('quarterly');
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Condition number/).value).toBe('7');
    const name = within(dialog).getByLabelText<HTMLInputElement>('Name');
    expect(name.value).not.toBe('');
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: /^Add obligation/ }));
    expect((await within(dialog).findAllByText('Name is required')).length).toBeGreaterThan(0);
    expect(posts(api.calls)).toEqual([]);
    await user.type(name, 'Test the stack');
    await user.click(within(dialog).getByRole('button', { name: /^Add obligation/ }));
    await waitFor(async () => expect(await openRow()).toContain('Test the stack'));
    expect(document.activeElement?.textContent).toContain('Test the stack');
    expect(posts(api.calls)).toEqual([
      [
        `${ORDERS}/obligations`,
        {
          title: 'Test the stack',
          text: 'The unit shall test the stack once in three months.',
          category: 'monitoring',
          conditionNo: '7',
          citation: { page: null, paragraph: 1, quote, rects: [] },
        },
      ],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('tab', { name: 'To check 3' })).toBeDefined();
    // The row that was open before is open again, and focused.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true'));
    expect(document.activeElement?.textContent).toContain(OBLIGATIONS[0]?.title ?? '?');
  });

  test('what the server refuses is said in place, and nothing typed is lost', async () => {
    const { user, api } = renderApp({ path: PATH, routes: routes() });
    const bar = await selectWords(text, quote.length);
    await user.click(within(bar).getByRole('button', { name: 'Add obligation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add obligation' });
    const errors = [{ field: 'title', message: 'Title is required' }];
    const refused = { status: 422, message: 'Check the fields', problem: { errors } };
    api.set({ [`POST ${ORDERS}/obligations`]: refused });
    await user.click(within(dialog).getByRole('button', { name: /^Add obligation/ }));
    expect((await within(dialog).findAllByText('Title is required')).length).toBeGreaterThan(0);
    expect(within(dialog).getByLabelText<HTMLInputElement>('What has to be done').value).toContain('stack');
  });
});

test('selected words become a limit: the form is filled from them, and cites them', async () => {
  const quote = 'Particulate matter from the boiler stack shall not exceed 115 mg/Nm3.';
  const text = `${quote} It is white.`;
  const { user, api } = renderApp({
    path: PATH,
    routes: {
      ...toRoutes({ mimeType: MIME, pageCount: null }, OBLIGATIONS),
      [`GET ${ORDERS}/paragraphs`]: { data: { paragraphs: [{ index: 1, text }] } },
      [`POST ${ORDERS}/limits`]: { status: 201, data: toTestLimit(), message: 'Limit added successfully' },
    },
  });
  const bar = await selectWords(text, quote.length);
  await user.click(within(bar).getByRole('button', { name: 'Add limit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a limit' });
  await user.type(within(dialog).getByLabelText(/^Averaging time/), '24 hours');
  await user.click(within(dialog).getByRole('button', { name: /^Save limit/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posts(api.calls)).toEqual([
    [
      `${ORDERS}/limits`,
      {
        medium: 'emission',
        point: 'boiler stack',
        parameter: 'Particulate matter',
        limit: '115',
        unit: 'mg/Nm3',
        averaging: '24 hours',
        citation: { page: null, paragraph: 1, quote, rects: [] },
      },
    ],
  ]);
});

test('selected words take the place of those of the open one, and are undone', async () => {
  const text = 'The meters shall be calibrated every month.';
  const citation = { page: null, paragraph: 1, quote: 'calibrated', rects: [] };
  const { user, api } = renderApp({
    path: PATH,
    routes: {
      ...toRoutes({ mimeType: MIME, pageCount: null }, [toTestObligation({ id: 'a', citation })]),
      [`GET ${ORDERS}/paragraphs`]: { data: { paragraphs: [{ index: 1, text }] } },
    },
  });
  await user.click(await screen.findByRole('switch', { name: 'Show marks' }));
  const bar = await selectWords(text, text.length);
  await user.click(within(bar).getByRole('button', { name: 'Use for 1' }));
  const sent = () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ text, citation: { ...citation, quote: text } }]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ citation }));
});

test('who may only look can select words to copy them, and nothing else', async () => {
  const session = toCompanySession({ 'Consent Analyzer': 'view', 'Reporting Task': '' });
  const { user } = renderApp({ path: PATH, session, routes: toRoutes() });
  expect(await openRow()).toContain('Sample the effluent');
  expect(screen.queryByRole('button', { name: 'Select words' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
  await user.keyboard('ms');
  expect(screen.queryByRole('dialog')).toBeNull();
});
