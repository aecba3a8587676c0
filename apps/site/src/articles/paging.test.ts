import { expect, test } from 'vitest';
import { toTestArticle } from '../testing-articles.ts';
import { listCategories, toListPages } from './paging.ts';

const many = (count: number, name = 'Regulations') =>
  Array.from({ length: count }, (_, index) => toTestArticle(index + 1, { category: { id: name, name } }));

test.each([
  [0, 1],
  [1, 1],
  [9, 1],
  [10, 2],
  [18, 2],
  [19, 3],
])('%i articles stand on %i pages of nine', (count, pages) => {
  const list = toListPages(many(count)).filter(({ category }) => category === null);
  expect(list.map(({ page }) => page)).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
  expect(list.every(({ pageCount }) => pageCount === pages)).toBe(true);
  expect(list.flatMap(({ articles }) => articles)).toHaveLength(count);
  expect(list.every(({ articles }) => articles.length <= 9)).toBe(true);
});

test('each category has its own pages, in the order of the articles', () => {
  const articles = [...many(2, 'Industry News'), ...many(10, 'Case Studies')];
  const pages = toListPages(articles).map(({ category, page, articles: own }) => [
    category,
    page,
    own.length,
  ]);
  expect(pages).toEqual([
    [null, 1, 9],
    [null, 2, 3],
    ['Case Studies', 1, 9],
    ['Case Studies', 2, 1],
    ['Industry News', 1, 2],
  ]);
});

test('categories are named once, by name', () => {
  expect(listCategories([...many(2, 'Regulations'), ...many(1, 'Best Practices')])).toEqual([
    'Best Practices',
    'Regulations',
  ]);
  expect(listCategories([])).toEqual([]);
});
