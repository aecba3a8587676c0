import type { ConsentDocument } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';
import { toTestLimit } from '../../shared/orders/testing/test-order.ts';
import { toTestDocument } from './test-data.ts';

const PATH = '/company/consent/order-1';
const routesOf = (changes: Partial<ConsentDocument> = {}): FakeRoutes => ({
  'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata' } },
  'GET /consent-documents/order-1': { data: toTestDocument(changes) },
  'GET /consent-documents/order-1/results': { data: { series: [], reports: [] } },
  'GET /consent-documents': { data: { consentDocuments: [], total: 0 } },
});
const CITATION = { page: 2, quote: 'COD shall not exceed 250 mg/l', rects: [] };
const COD = toTestLimit({
  id: 'l2',
  point: 'ETP outlet',
  parameter: 'COD',
  limit: '250',
  unit: 'mg/l',
  averaging: '24 hours',
  citation: CITATION,
});
const COAL = {
  id: 'p1',
  kind: 'fuel',
  name: 'Coal',
  value: '4',
  unit: 'T/day',
  citation: CITATION,
  confidence: 1,
  source: 'person',
  isCorrected: false,
  why: 'A person added this.',
} as const;

test('limits stand by medium and point, particulars by kind, each with its page and who says so', async () => {
  const { user } = renderApp({
    path: PATH,
    routes: routesOf({ limits: [toTestLimit(), COD], particulars: [COAL] }),
  });
  expect(await screen.findByRole('table', { name: 'Trade effluent' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Trade effluent: ETP outlet 1 limit' }));
  const limits = await screen.findByRole('table', { name: 'Trade effluent: ETP outlet' });
  expect(within(limits).getByText('250 mg/l')).toBeDefined();
  expect(within(limits).getByText('24 hours')).toBeDefined();
  expect(within(limits).getByRole('link', { name: 'Page 2: COD' }).getAttribute('href')).toBe(
    '/company/consent-analyzer/order-1?page=2',
  );
  const particulars = screen.getByRole('table', { name: 'Particulars of the order' });
  expect(within(particulars).getByText('Fuels')).toBeDefined();
  expect(within(particulars).getByText('4 T/day')).toBeDefined();
  expect(within(particulars).getByText('added by you')).toBeDefined();
});

test('each row says at a press how it was read', async () => {
  const { user } = renderApp({
    path: PATH,
    routes: routesOf({ limits: [toTestLimit()], particulars: [COAL] }),
  });
  await user.click(await screen.findByRole('button', { name: 'How this was read: pH' }));
  const shown = await screen.findByRole('dialog', { name: 'How this was read: pH' });
  expect(within(shown).getByText(toTestLimit().why)).toBeDefined();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'How this was read: Coal' }));
  expect(await screen.findByText('A person added this.')).toBeDefined();
});

test('of many particulars the first are shown, and all at a press', async () => {
  const particulars = Array.from({ length: 40 }, (_, at) => ({ ...COAL, id: `p${at}`, name: `Fuel ${at}` }));
  const { user } = renderApp({ path: PATH, routes: routesOf({ particulars }) });
  const table = await screen.findByRole('table', { name: 'Particulars of the order' });
  expect(within(table).queryByText('Fuel 39')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all 40' }));
  expect(within(table).getByText('Fuel 39')).toBeDefined();
});

test('on a phone rows are lines of a list, each with its page and its button', async () => {
  const query = (media: string) => ({
    matches: media.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  const usual = window.matchMedia;
  onTestFinished(() => void vi.stubGlobal('matchMedia', usual));
  vi.stubGlobal('matchMedia', query);
  renderApp({ path: PATH, routes: routesOf({ limits: [COD] }) });
  const list = await screen.findByRole('list', { name: 'Trade effluent: ETP outlet' });
  expect(within(list).getByText('Limit 250 mg/l, 24 hours')).toBeDefined();
  expect(within(list).getByRole('link', { name: 'Page 2: COD' })).toBeDefined();
  expect(within(list).getByRole('button', { name: 'Correct COD 250 mg/l' })).toBeDefined();
});

test('an order without any says so, and what can be added', async () => {
  renderApp({ path: PATH, routes: routesOf({ limits: [] }) });
  expect(await screen.findByText('No limits were found in this order.')).toBeDefined();
  expect(screen.getByText('No products, fuels, stacks or water were found in this order.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add limit' })).toBeDefined();
});

test('a limit is added; what the server refuses stands at its field and nothing typed is lost', async () => {
  const { user, api } = renderApp({ path: PATH, routes: routesOf() });
  await user.click(await screen.findByRole('button', { name: 'Add limit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a limit' });
  await user.selectOptions(within(dialog).getByLabelText(/^Medium/), 'emission');
  await user.type(within(dialog).getByLabelText(/^Point/), 'Boiler');
  await user.type(within(dialog).getByLabelText(/^Parameter/), 'SO2');
  await user.type(within(dialog).getByLabelText(/^Limit/), '100');
  await user.type(within(dialog).getByLabelText(/^Unit/), 'ppm');
  await user.type(within(dialog).getByLabelText(/^Words of the order/), 'SO2 100 ppm');
  await user.type(within(dialog).getByLabelText(/^Page/), '9');
  const errors = [{ field: 'citation.page', message: 'This order has no such page.' }];
  api.set({
    'POST /consent-documents/order-1/limits': { status: 422, message: 'Wrong', problem: { errors } },
  });
  await user.click(within(dialog).getByRole('button', { name: /^Save limit/ }));
  expect((await within(dialog).findAllByText('This order has no such page.')).length).toBeGreaterThan(0);
  await user.clear(within(dialog).getByLabelText(/^Page/));
  await user.type(within(dialog).getByLabelText(/^Page/), '3');
  api.set({ 'POST /consent-documents/order-1/limits': { message: 'The limit has been added.', data: COD } });
  await user.click(within(dialog).getByRole('button', { name: /^Save limit/ }));
  expect(await screen.findByText('The limit has been added.')).toBeDefined();
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    medium: 'emission',
    point: 'Boiler',
    parameter: 'SO2',
    limit: '100',
    unit: 'ppm',
    averaging: null,
    citation: { page: 3, quote: 'SO2 100 ppm', rects: [] },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a limit is corrected, and removed after a question', async () => {
  const { user, api } = renderApp({ path: PATH, routes: routesOf({ limits: [COD] }) });
  await user.click(await screen.findByRole('button', { name: 'Correct COD 250 mg/l' }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct the limit for COD' });
  const value = within(dialog).getByLabelText(/^Limit/);
  await user.clear(value);
  await user.type(value, '100');
  const path = '/consent-documents/order-1/limits/l2';
  api.set({ [`PATCH ${path}`]: { message: 'The limit has been saved.', data: COD } });
  await user.click(within(dialog).getByRole('button', { name: /^Save limit/ }));
  expect(await screen.findByText('The limit has been saved.')).toBeDefined();
  expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    limit: '100',
    citation: CITATION,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Correct COD 250 mg/l' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove COD 250 mg/l?' });
  api.set({ [`DELETE ${path}`]: { message: 'The limit has been removed.', data: null } });
  await user.click(within(question).getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('The limit has been removed.')).toBeDefined();
});

test('a particular is added and removed', async () => {
  const { user, api } = renderApp({ path: PATH, routes: routesOf({ particulars: [COAL] }) });
  await user.click(await screen.findByRole('button', { name: 'Add particular' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a particular' });
  await user.selectOptions(within(dialog).getByLabelText(/^Kind/), 'stack');
  await user.type(within(dialog).getByLabelText(/^Name/), 'Boiler');
  await user.type(within(dialog).getByLabelText(/^Words of the order/), 'Boiler 45 m');
  await user.type(within(dialog).getByLabelText(/^Page/), '2');
  api.set({
    'POST /consent-documents/order-1/particulars': { message: 'The particular has been added.', data: COAL },
  });
  await user.click(within(dialog).getByRole('button', { name: /^Save particular/ }));
  expect(await screen.findByText('The particular has been added.')).toBeDefined();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'stack',
    value: null,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Correct Coal 4 T/day' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Coal?' });
  const path = '/consent-documents/order-1/particulars/p1';
  api.set({ [`DELETE ${path}`]: { message: 'The particular has been removed.', data: null } });
  await user.click(within(question).getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('The particular has been removed.')).toBeDefined();
});

test('who may only look sees the rows and no button', async () => {
  renderApp({
    path: PATH,
    routes: routesOf({ limits: [COD] }),
    session: toCompanySession({ 'Consent Documents': 'view', 'Consent Analyzer': 'view' }),
  });
  expect(await screen.findByText('250 mg/l')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add limit' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
});
