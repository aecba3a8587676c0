import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, Profiler } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Pathname } from './pathname.ts';
import { LinkRouter, RouterLink } from './router-link.tsx';

afterEach(cleanup);

const HREFS = ['/tasks?status=overdue', '?task=1', '?', '#dates', 'https://board.example/rules', '/form.pdf'];

function open(path = '/tasks?status=late') {
  const onRender = vi.fn();
  const Links = memo(() => (
    <Profiler id="links" onRender={onRender}>
      {HREFS.map((href) => (
        <RouterLink key={href} href={href} {...(href === '/form.pdf' ? { download: '' } : {})}>
          {href}
        </RouterLink>
      ))}
    </Profiler>
  ));
  const router = createMemoryRouter([{ path: '/tasks', Component: Links }], { initialEntries: [path] });
  render(
    <LinkRouter value={router}>
      <Pathname value="/tasks">
        <RouterProvider router={router} />
      </Pathname>
    </LinkRouter>,
  );
  const toAddress = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { router, onRender, toAddress, user: userEvent.setup() };
}

test.each([
  ['/tasks?status=overdue', '/tasks?status=overdue', 'PUSH'],
  ['?task=1', '/tasks?task=1', 'PUSH'],
  ['?', '/tasks', 'PUSH'],
])('%s leads to %s', async (href, address, action) => {
  const { router, toAddress, user } = open();
  await user.click(screen.getByRole('link', { name: href }));
  expect([toAddress(), router.state.historyAction]).toEqual([address, action]);
});

test('a link to where the reader is adds nothing to the history', async () => {
  const { router, user } = open('/tasks?task=1');
  await user.click(screen.getByRole('link', { name: '?task=1' }));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('the browser has what is no page of the app, and presses that open it elsewhere', async () => {
  const { toAddress, user } = open();
  const onDocument = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', onDocument);
  try {
    await user.click(screen.getByRole('link', { name: 'https://board.example/rules' }));
    await user.click(screen.getByRole('link', { name: '/form.pdf' }));
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: '?task=1' }));
    await user.keyboard('{/Control}');
    expect(onDocument).toHaveBeenCalledTimes(3);
    expect(toAddress()).toBe('/tasks?status=late');
  } finally {
    document.removeEventListener('click', onDocument);
  }
});

test('an address that changes draws no link again', async () => {
  const { onRender, toAddress, user } = open();
  expect(onRender).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: '?task=1' }));
  expect(toAddress()).toBe('/tasks?task=1');
  expect(onRender).toHaveBeenCalledTimes(1);
});
