import type { ConsentDocument } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';
import { toTestDocument } from './test-data.ts';

const LIST = '/company/consent';
const DETAIL = '/company/consent/order-1';

const common: FakeRoutes = { 'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata' } } };
const toList = (documents: readonly ConsentDocument[], total = documents.length): FakeRoutes => ({
  ...common,
  'GET /consent-documents': { data: { consentDocuments: documents, total } },
});
const toDetail = (changes: Partial<ConsentDocument> = {}): FakeRoutes => ({
  ...common,
  'GET /consent-documents/order-1': { data: toTestDocument(changes) },
  'GET /consent-documents/order-1/results': { data: { series: [], reports: [] } },
  'GET /consent-documents': { data: { consentDocuments: [], total: 0 } },
});

describe('the list', () => {
  test('shows orders with validity and counts, and asks as its address says', async () => {
    const { api } = renderApp({
      path: `${LIST}?keyword=girna&status=ready&sort=-title&page=2`,
      routes: toList([toTestDocument()], 14),
    });
    const table = await screen.findByRole('table', { name: 'Consent documents' });
    expect(
      within(table)
        .getByRole('link', { name: /Girna Dyestuffs/ })
        .getAttribute('href'),
    ).toBe(DETAIL);
    expect(within(table).getByText('3 of 8')).toBeDefined();
    expect(within(table).getByText('30 Apr 2030')).toBeDefined();
    // An order that is read and valid is the usual one: a tag would say nothing.
    expect(within(table).queryByText('Valid', { selector: 'span' })).toBeNull();
    expect(within(table).queryByText('Ready')).toBeNull();
    const query = api.calls.find(({ path }) => path === '/consent-documents')?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({
      keyword: 'girna',
      status: 'ready',
      sortBy: 'title',
      sortOrder: 'desc',
      pageNo: '2',
      pageSize: '10',
    });
  });

  test('a press on a head sorts, in the address', async () => {
    const { user, router } = renderApp({ path: LIST, routes: toList([toTestDocument()]) });
    await user.click(await screen.findByRole('button', { name: 'Valid until' }));
    expect(router.state.location.search).toBe('?sort=validUpto');
  });

  test('on a phone rows are links', async () => {
    const query = (media: string) => ({
      matches: media.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    const usual = window.matchMedia;
    onTestFinished(() => void vi.stubGlobal('matchMedia', usual));
    vi.stubGlobal('matchMedia', query);
    renderApp({ path: LIST, routes: toList([toTestDocument({ applyBy: '2020-03-01' })]) });
    const list = await screen.findByRole('list', { name: 'Consent documents' });
    const missed = within(list).getByText('Apply-by date passed on 1 Mar 2020');
    expect(missed.closest('span:has(svg)')).not.toBeNull();
    expect(
      within(list)
        .getByRole('link', { name: /Girna Dyestuffs/ })
        .getAttribute('href'),
    ).toBe(DETAIL);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('empty and filtered empty are different things', async () => {
    const { user } = renderApp({ path: `${LIST}?status=failed`, routes: toList([]) });
    expect(await screen.findByText('No orders match these filters')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Upload your first consent')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the analyzer' })).toBeDefined();
  });

  test('failed to load says so, never that it is empty, and tries again', async () => {
    const broken = { 'GET /consent-documents': { status: 500, message: 'Broken' } };
    const { user, api } = renderApp({ path: LIST, routes: { ...common, ...broken } });
    expect(await screen.findByText('Orders could not be loaded')).toBeDefined();
    expect(screen.queryByText('Upload your first consent')).toBeNull();
    api.set(toList([toTestDocument()]));
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByRole('table', { name: 'Consent documents' })).toBeDefined();
  });
});

describe('one order', () => {
  test('shows facts with their words, their page and their confidence', async () => {
    const { user } = renderApp({ path: DETAIL, routes: toDetail() });
    const facts = await screen.findByRole('region', { name: 'Facts' });
    expect(within(facts).getByText('GD/CTO/17')).toBeDefined();
    expect(within(facts).getByText('Not sure: compare it with the page.')).toBeDefined();
    expect(within(facts).getByText('Corrected by a person.')).toBeDefined();
    expect(within(facts).getByText('Worked out.')).toBeDefined();
    expect(within(facts).getAllByText('Not found in the order').length).toBe(4);
    const link = within(facts).getByRole('link', { name: 'Page 1: Valid up to' });
    expect(link.getAttribute('href')).toBe('/company/consent-analyzer/order-1?page=1');
    await user.click(within(facts).getByRole('button', { name: 'How this was read: Valid up to' }));
    const how = await screen.findByRole('dialog', { name: 'How this was read: Valid up to' });
    expect(within(how).getByText('The order prints this last day.')).toBeDefined();
    expect(within(how).getByText('valid up to 30/04/2030', { selector: 'mark' })).toBeDefined();
    await user.keyboard('{Escape}');
    const limits = screen.getByRole('region', { name: 'Limits' });
    expect(within(limits).getByText('6.5 to 9.0')).toBeDefined();
    expect(within(limits).getByRole('link', { name: 'Page 2: pH' })).toBeDefined();
  });

  test('corrects only what was changed', async () => {
    const { user, api } = renderApp({ path: DETAIL, routes: toDetail() });
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct the facts' });
    const number = within(dialog).getByLabelText(/Consent number/);
    await user.clear(number);
    await user.type(number, 'GD/CTO/18');
    api.set({
      'PATCH /consent-documents/order-1': { message: 'The order has been saved.', data: toTestDocument() },
    });
    await user.click(within(dialog).getByRole('button', { name: /^Save facts/ }));
    expect(await screen.findByText('The order has been saved.')).toBeDefined();
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      facts: { consentNo: 'GD/CTO/18' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the server’s errors go to their fields and nothing typed is lost', async () => {
    const { user, api } = renderApp({ path: DETAIL, routes: toDetail() });
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Authority/), 'Board');
    const errors = [{ field: 'facts.authority', message: 'This authority does not exist' }];
    api.set({ 'PATCH /consent-documents/order-1': { status: 422, message: 'Wrong', problem: { errors } } });
    await user.click(within(dialog).getByRole('button', { name: /^Save facts/ }));
    expect((await within(dialog).findAllByText('This authority does not exist')).length).toBeGreaterThan(0);
    expect((within(dialog).getByLabelText(/Authority/) as HTMLInputElement).value).toBe('Board');
  });

  test('deleting names it and leads back to the list', async () => {
    const { user, api, toPath } = renderApp({ path: DETAIL, routes: toDetail() });
    await user.click(await screen.findByRole('button', { name: 'More for this order' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete order' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Delete Consent to operate, Girna Dyestuffs?',
    });
    api.set({
      'DELETE /consent-documents/order-1': { message: 'The order has been deleted.' },
      ...toList([]),
    });
    await user.click(within(dialog).getByRole('button', { name: /^Delete order/ }));
    await waitFor(() => expect(toPath()).toBe(LIST));
  });

  test('who may only look, and not into the analyzer, has neither buttons nor links', async () => {
    const session = toCompanySession({ 'Consent Documents': 'view', 'Consent Analyzer': '' });
    renderApp({ path: DETAIL, session, routes: toDetail() });
    expect(await screen.findByRole('region', { name: 'Facts' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Correct|Delete/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Page \d|Open page|Open order/ })).toBeNull();
  });

  test.each([
    ['failed', { status: 'failed', failure: 'This file is encrypted.' }, 'This order could not be read.'],
    ['being read', { status: 'reading' }, 'This order is being read.'],
  ] as const)('an order that is %s says so instead of facts', async (_name, changes, sentence) => {
    renderApp({ path: DETAIL, routes: toDetail(changes) });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Facts' })).toBeNull();
  });

  test('an order that is gone leads back to the list', async () => {
    renderApp({
      path: DETAIL,
      routes: { ...common, 'GET /consent-documents/order-1': { status: 404, message: 'Gone' } },
    });
    expect(await screen.findByText('This order was not found')).toBeDefined();
  });
});
