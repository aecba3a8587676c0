// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BlogPage } from './blog-page.tsx';

afterEach(cleanup);

const LIST = { category: null, page: 1, pageCount: 1, articles: [] };

test('a blog without articles says so and has two ways on, and nothing to search', () => {
  render(<BlogPage list={LIST} categories={[]} year={2026} />);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 2 }).textContent).toBe('No articles found');
  expect(main.getByText('Try another category or come back later')).toBeDefined();
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tools',
    '/environmental-quality-monitoring-assessment',
  ]);
  expect(main.queryByRole('searchbox')).toBeNull();
});

test('a category without articles keeps its search and its categories', () => {
  render(<BlogPage list={{ ...LIST, category: 'Case Studies' }} categories={['Case Studies']} year={2026} />);
  expect(screen.getByRole('searchbox')).toBeDefined();
});
