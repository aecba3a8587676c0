import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScreenProgress } from './screen-progress.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function Frame() {
  return (
    <>
      <ScreenProgress />
      <Outlet />
    </>
  );
}

function show() {
  const children = ['first', 'second'].map((path) => ({ path, element: <h1>The {path} screen</h1> }));
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ['/first'] });
  render(<RouterProvider router={router} />);
  return router;
}

const hasLine = () => document.querySelector('.progress') !== null;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('the thin line shows for 1000 ms after every change of screens, which is there at once', async () => {
  const router = show();
  expect(hasLine()).toBe(true);
  pass(999);
  expect(hasLine()).toBe(true);
  pass(1);
  expect(hasLine()).toBe(false);
  await act(() => router.navigate('/second'));
  expect(screen.getByRole('heading', { name: 'The second screen' })).toBeDefined();
  expect(hasLine()).toBe(true);
  pass(1000);
  expect(hasLine()).toBe(false);
});

test('a change of the query alone shows none', async () => {
  const router = show();
  pass(1000);
  await act(() => router.navigate('/first?page=2'));
  expect(hasLine()).toBe(false);
});
