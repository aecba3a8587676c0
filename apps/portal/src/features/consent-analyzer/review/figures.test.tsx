import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../../app/testing/render-app.tsx';
import { TEST_DOUBT } from '../../../shared/viewer/testing/test-obligation.ts';
import {
  conditions,
  OBLIGATIONS,
  OnceResizeObserver,
  openRow,
  PATH,
  toRoutes,
} from './testing/review-routes.ts';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', OnceResizeObserver);
});

const DATE = {
  ...TEST_DOUBT,
  id: 'doubt-2',
  text: '15.04.2026',
  reason: 'two_readings',
  other: '15.04.2028',
} as const;
/** The end of the order, that the date of the first condition is counted from. */
const END = { ...TEST_DOUBT, id: 'doubt-3', text: '31.03.2031', countedFrom: 'validUpto' } as const;
const QUOTE = 'Sample the effluent before the 10 of the month, first on 15.04.2026.';

/** The first condition has two figures to compare; the server drops the one that is confirmed. */
function toDoubtedRoutes() {
  let open: readonly (typeof TEST_DOUBT)[] = [TEST_DOUBT, DATE];
  const base = toRoutes({}, OBLIGATIONS);
  const rows = () =>
    OBLIGATIONS.map((row) =>
      row.id === 'a'
        ? { ...row, confidence: 0.6, doubts: [...open], citation: { ...row.citation, quote: QUOTE } }
        : row,
    );
  return {
    ...base,
    'GET /consent-documents/order-1/obligations': () => ({ data: { obligations: rows(), total: 3 } }),
    'PATCH /consent-documents/order-1/doubts/:id': ({ path, body }: { path: string; body: unknown }) => {
      const id = path.split('/').at(-1);
      const { isConfirmed } = body as { isConfirmed: boolean };
      open = [TEST_DOUBT, DATE].filter((each) => (each.id === id ? !isConfirmed : open.includes(each)));
      return { data: {}, message: 'The figure has been confirmed.' };
    },
  };
}

const sent = (calls: readonly { method: string; path: string; body: unknown }[]) =>
  calls
    .filter(({ path }) => path.includes('/doubts/'))
    .map(({ path, body }) => [path.split('/').at(-1), body]);

describe('a figure of a scan that may have been misread', () => {
  test('is shown with the words it stands in, the picture of it, and why', async () => {
    renderApp({ path: PATH, routes: toDoubtedRoutes() });
    const list = within(await conditions());
    expect(await list.findByText('Is this “10”?')).toBeDefined();
    expect(list.getByText('The scan is hard to read here. 1 more after this.')).toBeDefined();
    expect(list.getByText('10', { selector: 'mark' })).toBeDefined();
    expect(await list.findByRole('img', { name: 'Part of page 2' })).toBeDefined();
    expect(list.queryByText('This may not have been read correctly.')).toBeNull();
  });

  test('is shown with the date that is counted from it', async () => {
    const rows = OBLIGATIONS.map((row) => (row.id === 'a' ? { ...row, doubts: [END] } : row));
    renderApp({ path: PATH, routes: toRoutes({}, rows) });
    expect(await screen.findByText('Is this “31.03.2031”?')).toBeDefined();
    expect(
      screen.getByText(
        'This is the end of the order, and the due date is counted from it. The scan is hard to read here.',
      ),
    ).toBeDefined();
    expect(screen.queryByText('31.03.2031', { selector: 'mark' })).toBeNull();
  });

  test('is confirmed with one key, then the next one comes; that can be undone', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toDoubtedRoutes() });
    await screen.findByText('Is this “10”?');
    await user.keyboard('y');
    expect(await screen.findByText('Is this “15.04.2026”?')).toBeDefined();
    expect(screen.getByText('Two readings of it differ. A closer look gave “15.04.2028”.')).toBeDefined();
    await user.keyboard('u');
    expect(await screen.findByText('Is this “10”?')).toBeDefined();
    expect(sent(api.calls)).toEqual([
      ['doubt-1', { isConfirmed: true }],
      ['doubt-1', { isConfirmed: false }],
    ]);
  });

  test('is confirmed with its button; the last one takes the question away', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toDoubtedRoutes() });
    await user.click(await screen.findByRole('button', { name: /^Confirm figure/ }));
    await screen.findByText('Is this “15.04.2026”?');
    await user.click(screen.getByRole('button', { name: /^Confirm figure/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Confirm figure/ })).toBeNull());
    expect(sent(api.calls)).toHaveLength(2);
    expect(await openRow()).toContain('Sample the effluent');
  });

  test('the key does nothing where no figure is in doubt', async () => {
    const { user, api } = renderApp({ path: PATH, routes: toRoutes() });
    await openRow();
    await user.keyboard('y');
    expect(sent(api.calls)).toEqual([]);
  });
});
