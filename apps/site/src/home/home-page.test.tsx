// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toTestArticle } from '../testing-articles.ts';
import { HomePage } from './home-page.tsx';

afterEach(cleanup);

const HOME = <HomePage year={2026} articles={[toTestArticle(2), toTestArticle(1)]} />;
const main = () => within(screen.getByRole('main'));

test('the landing page says what the product is for, and leads to the login from its first and its last part', () => {
  render(HOME);
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(
    'Every condition in your consent, kept.',
  );
  const trials = main().getAllByRole('link', { name: 'Start Free Trial' });
  expect(trials.map((link) => link.getAttribute('href'))).toEqual(['/login', '/login']);
  expect(main().getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
});

test('the landing page shows the latest articles and leads to all of them', () => {
  render(HOME);
  const blog = within(main().getByRole('region', { name: 'From the blog' }));
  expect(blog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Article 2',
    'Article 1',
  ]);
  expect(blog.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/blog');
});

test('without articles the landing page has no part for them', () => {
  render(<HomePage year={2026} articles={[]} />);
  expect(screen.queryByText('From the blog')).toBeNull();
});
