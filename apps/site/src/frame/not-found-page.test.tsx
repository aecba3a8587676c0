// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NotFoundPage } from './not-found-page.tsx';
import { OfflinePage } from './offline-page.tsx';

afterEach(cleanup);

test.each([
  [
    'a missing page',
    <NotFoundPage key="1" year={2026} />,
    'This page does not exist',
    [
      ['Open home page', '/'],
      ['Read the blog', '/blog'],
    ],
  ],
  [
    'no connection',
    <OfflinePage key="2" year={2026} />,
    'You are offline',
    [
      ['Try again', '?'],
      ['Open home page', '/'],
    ],
  ],
] as const)('%s is said in one sentence, with two ways on', (_, page, title, ways) => {
  render(page);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('main').querySelectorAll('p')).toHaveLength(1);
  const links = main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(ways);
  // The header has the third way of a missing page (D4).
  expect(screen.getAllByRole('link', { name: 'Sign In' })[0]?.getAttribute('href')).toBe('/login');
});
