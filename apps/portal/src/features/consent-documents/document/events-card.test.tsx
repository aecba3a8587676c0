import type { DutyEvent } from '@anupalan/api-client/types';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeRoutes } from '../../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../../app/testing/render-app.tsx';
import { toTestEvent } from '../../../shared/events/testing/test-event.ts';
import { toTestDocument } from '../test-data.ts';

const path = '/company/consent/order-1';
const toRoutes = (events: readonly DutyEvent[]): FakeRoutes => ({
  'GET /consent-documents/order-1': { data: toTestDocument() },
  'GET /consent-documents/order-1/results': { data: { series: [], reports: [] } },
  'GET /users/assignable': { data: { users: [], total: 0 } },
  'GET /duty-events': { data: { dutyEvents: events, total: events.length } },
});

describe('what begins when something happens, on the page of its order', () => {
  test('stands with its time limit and its words, and can be started', async () => {
    const { api, user } = renderApp({ path, routes: toRoutes([toTestEvent()]) });
    const card = await screen.findByRole('region', { name: 'Event-based conditions' });
    expect(within(card).getByText('Report accidents to the board')).toBeDefined();
    expect(within(card).getByText('Within 24 hours')).toBeDefined();
    expect(within(card).getByRole('link', { name: 'Open page 4' })).toBeDefined();
    expect(
      api.calls.find(({ path: called }) => called === '/duty-events')?.query.get('consentDocumentId'),
    ).toBe('order-1');
    await user.click(within(card).getByRole('button', { name: 'Start task: Report accidents to the board' }));
    expect(await screen.findByRole('dialog', { name: /^Start “Report accidents/ })).toBeDefined();
  });

  test('says what became of the last time, and starts nothing for who may only look', async () => {
    const starts = [{ taskId: 'task-9', happenedOn: '2026-01-10', dueDate: '2026-01-11', done: true }];
    renderApp({
      path,
      routes: toRoutes([toTestEvent({ starts })]),
      session: toCompanySession({ 'Reporting Task': 'view' }),
    });
    const card = await screen.findByRole('region', { name: 'Event-based conditions' });
    expect(within(card).getByText('Within 24 hours; last 10 Jan 2026, due 11 Jan 2026')).toBeDefined();
    expect(
      within(card)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Show event-based conditions']);
  });

  test('is left out of an order that has none', async () => {
    const { api } = renderApp({ path, routes: toRoutes([]) });
    await waitFor(() => expect(api.calls.some(({ path: called }) => called === '/duty-events')).toBe(true));
    expect(screen.queryByRole('region', { name: 'Event-based conditions' })).toBeNull();
  });

  test('that cannot be loaded says so', async () => {
    renderApp({
      path,
      routes: { ...toRoutes([]), 'GET /duty-events': { status: 500, message: 'Broken' } },
    });
    const card = await screen.findByRole('region', { name: 'Event-based conditions' });
    expect(within(card).getByText('The conditions could not be loaded')).toBeDefined();
  });
});
