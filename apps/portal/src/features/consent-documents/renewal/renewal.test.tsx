import type { ConsentDocument, RenewalPlan } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeRoutes } from '../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../../app/testing/render-app.tsx';
import { toTestLimit } from '../../../shared/orders/testing/test-order.ts';
import { toTestObligation } from '../../../shared/viewer/testing/test-obligation.ts';
import { toTestDocument } from '../test-data.ts';

const PATH = '/company/consent/order-1/renew';
const MONTHLY = { frequency: 'monthly', dayOfMonth: 10, startDate: '2026-02-10' } as const;
const cite = { page: 1, quote: 'valid up to 30/04/2035', rects: [] };

const NEWER = toTestDocument({
  id: 'order-2',
  title: 'Consent of 2026',
  facts: {
    kind: { value: 'cto', citation: null, confidence: 0.9 },
    consentNo: { value: 'GD/CTO/93', citation: cite, confidence: 0.9 },
    validUpto: { value: '2035-04-30', citation: cite, confidence: 0.95 },
    category: { value: 'red', citation: null, confidence: 1 },
  },
  limits: [
    toTestLimit({ id: 'n1', parameter: 'pH', limit: '7.0 to 8.5', unit: null, citation: cite }),
    toTestLimit({ id: 'n2', parameter: 'COD', limit: '100', unit: 'mg/l', citation: cite }),
  ],
});

const task = {
  id: 'task-1',
  name: 'Effluent sampling',
  assignee: { id: 'user-2', name: 'Ravi Kelkar' },
  schedule: { ...MONTHLY, frequency: 'quarterly' as const, month: 'february' as const },
};

const PLAN: RenewalPlan = {
  kept: [
    {
      older: toTestObligation({ id: 'a', text: 'The unit shall sample the effluent once in three months.' }),
      newer: toTestObligation({ id: 'b', text: 'The unit shall sample the effluent once in a month.' }),
      task,
      schedule: MONTHLY,
    },
    {
      older: toTestObligation({ id: 'c', title: 'Keep a log of the meters', text: 'Keep a log.' }),
      newer: toTestObligation({ id: 'd', title: 'Keep a log of the meters', text: 'KEEP A LOG' }),
      task: null,
      schedule: null,
    },
  ],
  gone: [
    {
      older: toTestObligation({ id: 'e', title: 'Calibrate the flow meter' }),
      task: { ...task, id: 'task-2', name: 'Flow meter' },
    },
  ],
  ended: [],
  added: [toTestObligation({ id: 'f', title: 'Mock drill with the fire brigade' })],
};

const RENEWED = {
  carried: [{ id: 'task-1' }],
  changed: [],
  ended: [{ id: 'task-2', name: 'Flow meter' }],
  added: PLAN.added,
};

function toRoutes(older: Partial<ConsentDocument> = {}, newer: Partial<ConsentDocument> = {}): FakeRoutes {
  return {
    'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata' } },
    'GET /consent-documents/order-1': { data: toTestDocument(older) },
    'GET /consent-documents/order-1/results': { data: { series: [], reports: [] } },
    'GET /consent-documents/order-2': { data: { ...NEWER, ...newer } },
    'GET /consent-documents/order-1/renewal': { data: PLAN },
    'GET /consent-documents': { data: { consentDocuments: [toTestDocument(), NEWER], total: 2 } },
  };
}

test('leads from the order to its renewal, and offers the others', async () => {
  const { user, toPath, router } = renderApp({ path: '/company/consent/order-1', routes: toRoutes() });
  await user.click(await screen.findByRole('link', { name: 'Renew' }));
  await waitFor(() => expect(toPath()).toBe(PATH));
  await screen.findByRole('heading', { name: 'Renew Consent to operate, Girna Dyestuffs' });
  expect(screen.getByLabelText(/Drop a consent order here/)).toBeDefined();
  const others = await screen.findByRole('link', { name: 'Consent of 2026' });
  // The order itself is none of them.
  expect(
    screen.queryByRole('link', { name: /Girna Dyestuffs/, description: '' })?.getAttribute('href'),
  ).not.toBe(`${PATH}?with=order-1`);
  await user.click(others);
  await screen.findByRole('region', { name: 'The renewal in figures' });
  expect(router.state.location.search).toBe('?with=order-2');
});

test('shows what differs: words, dates, limits, facts, and what becomes of the tasks', async () => {
  renderApp({ path: `${PATH}?with=order-2`, routes: toRoutes() });
  const changed = await screen.findByRole('region', { name: 'Changed' });
  expect(within(changed).getByText('Effluent sampling')).toBeDefined();
  expect(within(changed).getByRole('deletion').textContent).toContain('three months');
  expect(within(changed).getByRole('insertion').textContent).toContain('a month');
  expect(within(changed).getByText(/Every month/)).toBeDefined();
  expect(within(changed).getByText('Ravi Kelkar')).toBeDefined();
  // Capitals and signs are no difference.
  expect(within(changed).queryByText('Keep a log of the meters')).toBeNull();
  const added = screen.getByRole('region', { name: 'New' });
  expect(within(added).getByText('Mock drill with the fire brigade')).toBeDefined();
  const gone = screen.getByRole('region', { name: 'No longer required' });
  expect(within(gone).getByText('Calibrate the flow meter')).toBeDefined();
  expect(within(gone).getByText('Its task ends')).toBeDefined();
  const limits = within(screen.getByRole('table', { name: 'Limits that differ' }));
  expect(
    limits.getByRole('row', { name: /pH, trade effluent 6\.5 to 9\.0 7\.0 to 8\.5 Changed/ }),
  ).toBeDefined();
  expect(limits.getByRole('row', { name: /COD, trade effluent Not set 100 mg\/l New/ })).toBeDefined();
  const facts = within(screen.getByRole('table', { name: 'Facts that differ' }));
  expect(facts.getByRole('row', { name: /Consent number GD\/CTO\/17 GD\/CTO\/93/ })).toBeDefined();
  expect(facts.queryByText('Kind')).toBeNull();
});

test('renews after a question that names the effect, and says what is next', async () => {
  const routes = {
    ...toRoutes(),
    'POST /consent-documents/order-1/renew': { message: 'Renewed', data: RENEWED },
  };
  const { user, api } = renderApp({ path: `${PATH}?with=order-2`, routes });
  await user.click(await screen.findByRole('button', { name: 'Renew order' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('1 task continues with owner and history, and 1 task ends.');
  await user.click(within(dialog).getByRole('button', { name: /^Renew/ }));
  expect(await screen.findByText('The order has been renewed.')).toBeDefined();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ newDocumentId: 'order-2' });
  expect(screen.getByRole('link', { name: 'Review 1 new condition' }).getAttribute('href')).toBe(
    '/company/consent-analyzer/order-2',
  );
});

test('somebody else renewed first: the server’s sentence is shown and nothing is lost', async () => {
  const routes = {
    ...toRoutes(),
    'POST /consent-documents/order-1/renew': { status: 409, message: 'This order has already been renewed.' },
  };
  const { user } = renderApp({ path: `${PATH}?with=order-2`, routes });
  await user.click(await screen.findByRole('button', { name: 'Renew order' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Renew/ }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This order has already been renewed.');
  expect(screen.getByRole('region', { name: 'Changed' })).toBeDefined();
});

test('an order that is still being read shows how far it is', async () => {
  const routes: FakeRoutes = {
    ...toRoutes({}, { status: 'reading', progress: 0.4 }),
    'GET /consent-documents/order-2/events': { data: null },
  };
  renderApp({ path: `${PATH}?with=order-2`, routes });
  expect(await screen.findByRole('progressbar', { name: 'Reading Consent of 2026' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Renew order' })).toBeNull();
});

test.each<[string, FakeRoutes, RegExp]>([
  [
    'an order that is gone',
    { 'GET /consent-documents/order-1': { status: 404, message: 'Not found' } },
    /not found/,
  ],
  [
    'a server that fails',
    { 'GET /consent-documents/order-1': { status: 500, message: 'Broken' } },
    /could not be loaded/,
  ],
  [
    'a newer one that is gone',
    { 'GET /consent-documents/order-2': { status: 404, message: 'Not found' } },
    /newer order was not found/,
  ],
  [
    'an unreadable one',
    { 'GET /consent-documents/order-2': { data: { ...NEWER, status: 'failed', failure: 'It is a scan.' } } },
    /It is a scan/,
  ],
  [
    'a plan that is refused',
    { 'GET /consent-documents/order-1/renewal': { status: 422, message: 'Choose the latest one.' } },
    /Choose the latest one/,
  ],
  [
    'one renewed already',
    { 'GET /consent-documents/order-1': { data: toTestDocument({ supersededById: 'order-2' }) } },
    /already been renewed/,
  ],
])('%s is said in a sentence', async (_case, routes, sentence) => {
  renderApp({ path: `${PATH}?with=order-2`, routes: { ...toRoutes(), ...routes } });
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
});

test('asks whether it is the same consent where board or works differ', async () => {
  const authority = (value: string) => ({ authority: { value, citation: null, confidence: 0.9 } });
  const facts = { ...NEWER.facts, ...authority('Board of the north') };
  renderApp({
    path: `${PATH}?with=order-2`,
    routes: toRoutes({ facts: { ...toTestDocument().facts, ...authority('Board of the south') } }, { facts }),
  });
  expect(await screen.findByText('Is this the renewal of the same consent?')).toBeDefined();
  expect(screen.getByText(/names Board of the south, the newer one Board of the north/)).toBeDefined();
});

test('who may only look sees what differs and nothing to press', async () => {
  const session = toCompanySession({ 'Consent Analyzer': 'view', 'Consent Documents': 'view' });
  renderApp({ path: `${PATH}?with=order-2`, routes: toRoutes(), session });
  await screen.findByRole('region', { name: 'Changed' });
  expect(screen.queryByRole('button', { name: 'Renew order' })).toBeNull();
});

test('who may only look cannot upload', async () => {
  const session = toCompanySession({ 'Consent Analyzer': 'view', 'Consent Documents': 'view' });
  renderApp({ path: PATH, routes: toRoutes(), session });
  await screen.findByRole('link', { name: 'Consent of 2026' });
  expect(screen.queryByLabelText(/Drop a consent order here/)).toBeNull();
});
