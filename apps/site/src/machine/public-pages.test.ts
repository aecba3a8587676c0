import { SITE_PATHS } from '@anupalan/enums/paths';
import { expect, test } from 'vitest';
import { toTestArticle } from '../testing-articles.ts';
import { escapeXml, listPublicPages } from './public-pages.ts';

test('every page, list and article is listed once', () => {
  const articles = Array.from({ length: 10 }, (_, index) => toTestArticle(10 - index));
  const paths = listPublicPages(articles).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(Object.values(SITE_PATHS)));
  expect(paths).toEqual(
    expect.arrayContaining([
      '/blog/page/2',
      '/blog/category/regulations',
      '/blog/category/regulations/2',
      ...articles.map(({ id }) => `/blog/${id}`),
    ]),
  );
  expect(paths).toHaveLength(Object.keys(SITE_PATHS).length + 3 + articles.length);
});

test('a list changed with its newest article; a fixed page has no day', () => {
  const pages = listPublicPages([toTestArticle(9), toTestArticle(2)]);
  const dayOf = (path: string) => pages.find((page) => page.path === path)?.changedAt;
  expect(dayOf('/blog')).toBe('2026-10-09T04:30:00.000Z');
  expect(dayOf('/blog/category/regulations')).toBe('2026-10-09T04:30:00.000Z');
  expect(dayOf('/privacy')).toBeNull();
});

test('without articles the blog is there, and nothing of it has a day', () => {
  const pages = listPublicPages([]);
  expect(pages.map(({ path }) => path).toSorted()).toEqual(Object.values(SITE_PATHS).toSorted());
  expect(pages.every(({ changedAt }) => changedAt === null)).toBe(true);
});

test('no letter of a text is markup in XML', () => {
  const text = `<a href="x">R&D's</a>`;
  const escaped = escapeXml(text);
  expect(escaped).not.toMatch(/[<>"']|&(?!#\d+;)/);
  expect(escaped.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))).toBe(text);
});
