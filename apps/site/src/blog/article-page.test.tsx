// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toTestArticle } from '../testing-articles.ts';
import { ArticlePage } from './article-page.tsx';

afterEach(cleanup);

const full = toTestArticle(18, {
  title: 'Reading a consent',
  description: 'Where the conditions are.',
  blogTags: [{ name: 'air' }, { name: 'water' }, { name: 'waste' }, { name: 'noise' }],
  readTime: 12,
  media: { path: 'https://api.example.com/cover.webp' },
  htmlContent: '<h2 id="first">First</h2><p>Begin at the <strong>annexure</strong>.</p>',
});

/** The article, without header, footer and what is read next. */
function show(article = full): HTMLElement {
  render(<ArticlePage article={article} more={[]} year={2026} />);
  return screen.getByRole('article');
}

test('an article leads back to the list and to its category', () => {
  const trail = within(show()).getByRole('navigation', { name: 'Breadcrumb' });
  const links = within(trail).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Blog', '/blog'],
    ['Regulations', '/blog/category/regulations'],
  ]);
});

test('an article has title, description, author, designation, long date, read time, all tags, cover and body', () => {
  const article = show();
  expect(within(article).getByRole('heading', { level: 1 }).textContent).toBe('Reading a consent');
  within(article).getByText('Where the conditions are.');
  const author = within(article).getByText('Mira Kolhe').closest('div');
  expect(author?.textContent).toBe('Mira KolheAnalyst, October 18, 2026, 12 min read');
  for (const tag of ['air', 'water', 'waste', 'noise']) within(article).getByText(tag);
  expect(article.querySelector('img')?.getAttribute('src')).toBe('https://api.example.com/cover.webp');
  within(article).getByRole('heading', { level: 2, name: 'First' });
  expect(within(article).getByText('annexure').tagName).toBe('STRONG');
});

test('what nobody gave is Author, Regulatory Affairs and 8 minutes; without a picture a cover is drawn', () => {
  const article = show(
    toTestArticle(18, { writtenBy: null, writtenByDesignation: null, readTime: null, blogTags: [] }),
  );
  const author = within(article).getByText('Author').closest('div');
  expect(author?.textContent).toBe('AuthorRegulatory Affairs, October 18, 2026, 8 min read');
  expect(article.querySelector('img')).toBeNull();
  expect(article.querySelector('svg')).not.toBeNull();
});

test('a long article has a table of contents, a short one has none', () => {
  const withParts = (count: number) =>
    toTestArticle(18, {
      htmlContent: Array.from(
        { length: count },
        (_, at) => `<h2 id="part-${at}">Part ${at}</h2><p>Text.</p>`,
      ).join(''),
    });
  const contents = (article: HTMLElement) =>
    within(article).queryByRole('navigation', { name: 'On this page' });
  expect(contents(show(withParts(3)))).toBeNull();
  cleanup();
  expect(contents(show(withParts(4)))?.querySelectorAll('a')).toHaveLength(4);
});

test('who wrote it has a line under the text, and related articles follow', () => {
  const line = 'Analyst. 3 articles here, about Water.';
  render(
    <ArticlePage
      article={full}
      more={[toTestArticle(4)]}
      year={2026}
      authorLine={line}
      address="https://site.example/blog/1"
    />,
  );
  expect(screen.getByText(line)).toBeDefined();
  screen.getByText('https://site.example/blog/1');
  const more = within(screen.getByRole('region', { name: 'Related articles' }));
  expect(more.getByRole('link', { name: 'Article 4' })).toBeDefined();
});
