import { within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../app/testing/render-app.tsx';
import { toTestObligation } from '../../../shared/viewer/testing/test-obligation.ts';
import { conditions, OnceResizeObserver, PATH, toRoutes } from './testing/review-routes.ts';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', OnceResizeObserver);
});

const UNDATED = {
  frequency: null,
  schedule: null,
  dueDate: null,
  recurring: false,
  statedFrequency: 'within 24 hours',
} as const;

test('a condition that begins when something happens says so and asks for no date', async () => {
  const event = { words: 'within 24 hours', limit: null };
  const rows = [toTestObligation({ id: 'a', title: 'Report accident', ...UNDATED, event })];
  renderApp({ path: PATH, routes: toRoutes({}, rows) });
  const list = within(await conditions());
  expect(await list.findByText('This begins when something happens.')).toBeDefined();
  expect(list.queryByText('No date or period was found.')).toBeNull();
  expect(list.queryByText('Needs a date')).toBeNull();
});

test('a condition without a date that waits for nothing asks for one', async () => {
  const rows = [toTestObligation({ id: 'a', title: 'Report accident', ...UNDATED, event: null })];
  renderApp({ path: PATH, routes: toRoutes({}, rows) });
  const list = within(await conditions());
  expect(await list.findByText('No date or period was found.')).toBeDefined();
  expect(list.queryByText('This begins when something happens.')).toBeNull();
});
