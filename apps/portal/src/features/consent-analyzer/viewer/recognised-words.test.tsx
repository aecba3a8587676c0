import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../app/testing/render-app.tsx';
import { OnceResizeObserver, PATH, toRoutes } from '../review/testing/review-routes.ts';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', OnceResizeObserver);
});

const WORDS = {
  page: 2,
  turn: 0,
  lines: [{ words: [{ text: 'Sample', x: 0.1, y: 0.1, width: 0.1, height: 0.01 }] }],
};

test('a page that is a picture has the words that were recognised on it; others are not asked for', async () => {
  const { api } = renderApp({
    path: PATH,
    routes: {
      ...toRoutes({ recognisedPages: [2] }),
      'GET /consent-documents/order-1/words': { data: WORDS },
    },
  });
  const page = await screen.findByRole('group', { name: 'Page 2' });
  expect((await within(page).findByText('Sample')).tagName).toBe('SPAN');
  const asked = api.calls.filter(({ path }) => path.endsWith('/words'));
  expect(asked.map(({ query }) => query.get('page'))).toEqual(['2']);
});

test('without its words a page can be looked at', async () => {
  const { api } = renderApp({
    path: PATH,
    routes: {
      ...toRoutes({ recognisedPages: [2] }),
      'GET /consent-documents/order-1/words': { status: 500, message: 'Something went wrong.' },
    },
  });
  const page = await screen.findByRole('group', { name: 'Page 2' });
  await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/words'))).toBe(true));
  expect(within(page).queryByText('Sample')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
