import 'fake-indexeddb/auto';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession, toLabSession } from '../../app/testing/render-app.tsx';
import { findKeptOrder, forgetOrder, keepOrder } from '../../shared/orders/kept-order/kept-order.ts';
import { FakeUpload, nextUpload } from '../../shared/orders/testing/fake-upload.ts';
import { toTestOrder } from '../../shared/orders/testing/test-order.ts';
import { around, none, toDashboard } from './testing/test-dashboard.ts';

const path = '/company/dashboard';
const toRoutes = (data = none, orders: readonly ConsentDocument[] = []): FakeRoutes => ({
  ...around,
  'GET /dashboard': { data },
  'GET /consent-documents': { data: { consentDocuments: orders, total: orders.length } },
});
const begun = { ...none, duties: { ...none.duties, total: 4, not_due_yet: 4 } };

beforeEach(() => {
  FakeUpload.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});
afterEach(forgetOrder);

describe('a company that has just begun', () => {
  test('finds one card with the first steps in place of empty panels', async () => {
    renderApp({ path, routes: toRoutes() });
    const card = await screen.findByRole('region', { name: 'Start with your first order' });
    expect(await within(card).findByText('0 of 3 steps done')).toBeDefined();
    expect(within(card).getAllByText('Pending')).toHaveLength(3);
    expect(within(card).getByRole('button', { name: /^Try a sample/ })).toBeDefined();
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toEqual([
      'first-steps',
    ]);
  });

  test('is told once that there is no order: by the card', async () => {
    const { api } = renderApp({
      path,
      routes: {
        ...toRoutes(),
        'GET /consent-documents/check-validity': { data: { state: 'none', documents: [] } },
        'GET /organisation': {
          data: { id: 'org-1', timeZone: 'Asia/Kolkata', trialEndsAt: null, isReadOnly: false },
        },
      },
    });
    await screen.findByRole('region', { name: 'Start with your first order' });
    await waitFor(() =>
      expect(api.calls.some(({ path: called }) => called.endsWith('check-validity'))).toBe(true),
    );
    expect(screen.queryByText('You have no consent yet.')).toBeNull();
  });

  test('uploads there, and is led to the review once the order is read', async () => {
    const { user, api } = renderApp({ path, routes: toRoutes() });
    const file = new File(['%PDF-1.7'], 'consent.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText(/Drop a consent order here/), file);
    const upload = await nextUpload();
    const order = toTestOrder({ id: 'order-9' });
    api.set(toRoutes({ ...none, toReview: 1 }, [order]));
    upload.answer(202, { message: 'Taken', data: order });
    const card = await screen.findByRole('region', { name: 'Start with your first order' });
    expect(await within(card).findByText('1 of 3 steps done')).toBeDefined();
    expect(within(card).getByRole('link', { name: 'Review order' }).getAttribute('href')).toBe(
      '/company/consent-analyzer/order-9',
    );
    expect(within(card).queryByLabelText(/Drop a consent order here/)).toBeNull();
  });

  test('sees how far the reading is, or that it failed', async () => {
    const failed = toTestOrder({ status: 'failed', failure: 'It is damaged.' });
    renderApp({ path, routes: toRoutes(none, [failed]) });
    const link = await screen.findByRole('link', { name: 'See why it failed' });
    expect(link.getAttribute('href')).toBe('/company/consent-analyzer');
    expect(screen.getByText('Failed')).toBeDefined();
    expect(screen.getByLabelText(/Drop a consent order here/)).toBeDefined();
  });

  test('who may only look is told who begins', async () => {
    renderApp({ path, session: toCompanySession({ 'Consent Analyzer': 'view' }), routes: toRoutes() });
    expect(await screen.findByText(/^A colleague who manages the Consent Analyzer/)).toBeDefined();
    expect(screen.queryByLabelText(/Drop a consent order here/)).toBeNull();
  });

  test('orders that could not be loaded are said so, not taken for none', async () => {
    const routes = { ...toRoutes(), 'GET /consent-documents': { status: 500, message: 'Broken' } };
    renderApp({ path, routes });
    expect(await screen.findByText('Your orders could not be loaded')).toBeDefined();
    expect(screen.queryByText('0 of 3 steps done')).toBeNull();
  });

  test('with tasks has the panels and the last step above them, until it is put away', async () => {
    const { user } = renderApp({ path, routes: toRoutes(begun) });
    const card = await screen.findByRole('region', { name: 'Next step: do your first task' });
    expect(screen.getByRole('region', { name: 'Late' })).toBeDefined();
    expect(within(card).getByText('1 of 3 steps done')).toBeDefined();
    await user.click(within(card).getByRole('button', { name: 'Hide steps' }));
    expect(screen.queryByRole('region', { name: 'Next step: do your first task' })).toBeNull();
  });

  test('with a due date that was completed this year has no first steps', async () => {
    const [first, ...others] = begun.year.months;
    const months = first === undefined ? [] : [{ ...first, late: 1 }, ...others];
    renderApp({ path, routes: toRoutes({ ...begun, year: { ...begun.year, months } }) });
    await screen.findByRole('region', { name: 'Late' });
    await waitFor(() => expect(screen.queryByText(/of 3 steps done/)).toBeNull());
  });

  test.each([
    ['sees no tasks', { 'Reporting Task': '', 'Tasks & Alerts': '' }],
    ['sees no analyzer', { 'Consent Analyzer': '' }],
  ])('nothing is concluded for who %s', async (_case, permissions) => {
    renderApp({ path, session: toCompanySession(permissions), routes: toRoutes() });
    await screen.findByRole('region', { name: 'More' });
    expect(screen.queryByText(/of 3 steps done/)).toBeNull();
  });
});

describe('an order that was read before signing up', () => {
  const keep = () =>
    keepOrder(
      {
        name: 'our-order.pdf',
        files: [new File(['%PDF-1.7 ours'], 'our-order.pdf', { type: 'application/pdf' })],
        rotations: [],
      },
      new Date(),
    );
  const find = () => screen.findByRole('region', { name: 'Add the order that you read: our-order.pdf' });

  test('is offered, sent only when that is wanted, and deleted in the browser once it has arrived', async () => {
    await keep();
    const { user, api } = renderApp({ path, routes: toRoutes(toDashboard()) });
    const offer = await find();
    expect(within(offer).getByText(/^It is in this browser only, until \d+ \w+ \d{4}\./)).toBeDefined();
    expect(FakeUpload.all).toEqual([]);
    await user.click(within(offer).getByRole('button', { name: /^Add order/ }));
    const upload = await nextUpload();
    const [file] = [...(upload.form?.values() ?? [])].filter((value) => value instanceof File);
    expect([file?.name, await file?.text()]).toEqual(['our-order.pdf', '%PDF-1.7 ours']);
    expect(await findKeptOrder(new Date())).not.toBeNull();
    upload.answer(202, { message: 'Taken', data: toTestOrder({ status: 'queued' }) });
    expect(await screen.findByText('Uploaded. The order is being read.')).toBeDefined();
    expect(screen.queryByRole('region', { name: /^Add the order/ })).toBeNull();
    expect(await findKeptOrder(new Date())).toBeNull();
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('that is refused stays, with the reason and the order that it already is', async () => {
    await keep();
    const { user } = renderApp({ path, routes: toRoutes() });
    await user.click(within(await find()).getByRole('button', { name: /^Add order/ }));
    (await nextUpload()).answer(409, { message: 'This order is here already.', existingId: 'order-1' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This order is here already.');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/company/consent-analyzer/order-1');
    expect(await findKeptOrder(new Date())).not.toBeNull();
  });

  test('is discarded when that is wanted, and never sent', async () => {
    await keep();
    const { user } = renderApp({ path: '/company/consent-analyzer', routes: toRoutes() });
    await user.click(within(await find()).getByRole('button', { name: 'Discard order' }));
    await waitFor(async () => expect(await findKeptOrder(new Date())).toBeNull());
    expect(screen.queryByRole('region', { name: /^Add the order/ })).toBeNull();
    expect(FakeUpload.all).toEqual([]);
  });

  test.each([
    ['may not upload', path, toCompanySession({ 'Consent Analyzer': 'view' })],
    ['works for a laboratory', '/lab/dashboard', toLabSession()],
  ])('is not offered to who %s', async (_case, where, session) => {
    await keep();
    const data = toDashboard({ lab: null });
    renderApp({ path: where, session, routes: toRoutes(data) });
    await screen.findByRole('region', { name: 'Late' });
    expect(await findKeptOrder(new Date())).not.toBeNull();
    expect(screen.queryByRole('region', { name: /^Add the order/ })).toBeNull();
  });
});
