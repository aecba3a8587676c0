// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NotFoundPage } from './not-found-page.tsx';

afterEach(cleanup);

test('says that there is no such page, and leads to home, blog and login', () => {
  render(<NotFoundPage year={2026} />);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('This page does not exist');
  const links = main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Home', '/'],
      ['Blog', '/blog'],
      ['Sign In', '/login'],
    ]),
  );
});
