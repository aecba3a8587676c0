import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeCall, FakeRoutes } from '../../app/testing/fake-api.ts';
import { renderApp, toCompanySession } from '../../app/testing/render-app.tsx';
import { toTestLimit } from '../../shared/orders/testing/test-order.ts';
import { TEST_DOUBT } from '../../shared/viewer/testing/test-obligation.ts';
import { toTestDocument } from './test-data.ts';

const PATH = '/company/consent/order-1';
const DOUBT = { ...TEST_DOUBT, text: '9.0' };

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

/** An order whose limit has a figure to compare, until it is confirmed. */
function toRoutes(): FakeRoutes {
  let doubts: readonly (typeof DOUBT)[] = [DOUBT];
  return {
    'GET /organisation': { data: { id: 'org-1', timeZone: 'Asia/Kolkata' } },
    'GET /consent-documents/order-1': () => ({
      data: toTestDocument({ limits: [toTestLimit({ confidence: 0.6, doubts: [...doubts] })] }),
    }),
    'GET /consent-documents/order-1/results': { data: { series: [], reports: [] } },
    'PATCH /consent-documents/order-1/doubts/:id': () => {
      doubts = [];
      return { data: {}, message: 'The figure has been confirmed.' };
    },
  };
}

const open = async (session = toCompanySession()) => {
  const app = renderApp({ path: PATH, routes: toRoutes(), session });
  await app.user.click(await screen.findByRole('button', { name: 'Compare pH with page 2' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'pH: compare with page 2' })) };
};

const sent = (calls: readonly FakeCall[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);

describe('a doubtful figure of a limit', () => {
  test('is confirmed with one key, and asks no more', async () => {
    const { user, api, dialog } = await open();
    expect(dialog.getByText('Is this “9.0”?')).toBeDefined();
    expect(dialog.getByText('9.0', { selector: 'mark' })).toBeDefined();
    await user.keyboard('y');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Compare pH with page 2' })).toBeNull());
    expect(sent(api.calls)).toEqual([['/consent-documents/order-1/doubts/doubt-1', { isConfirmed: true }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is confirmed with the button', async () => {
    const { user, api, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: /^Confirm figure/ }));
    await waitFor(() => expect(sent(api.calls)).toHaveLength(1));
  });

  test('that is wrong is corrected from there', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Correct it' }));
    const form = within(await screen.findByRole('dialog', { name: 'Correct the limit for pH' }));
    expect(form.getByRole('textbox', { name: /^Limit/ })).toHaveProperty('value', '6.5 to 9.0');
    expect(screen.queryByRole('dialog', { name: 'pH: compare with page 2' })).toBeNull();
  });

  test('can be looked at by people who may not change the order', async () => {
    const { user, api, dialog } = await open(toCompanySession({ 'Consent Analyzer': 'view' }));
    expect(dialog.getByText('Is this “9.0”?')).toBeDefined();
    expect(dialog.queryByRole('button', { name: /^Confirm figure/ })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Correct it' })).toBeNull();
    await user.keyboard('y');
    expect(sent(api.calls)).toEqual([]);
  });
});
