import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toTestArticle } from '../testing-articles.ts';
import { loadArticles } from './load-articles.ts';

const folder = mkdtempSync(join(tmpdir(), 'articles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(content: unknown): string {
  const path = join(folder, 'articles.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('without a file the articles of the product are taken: two pages over four categories, newest first', () => {
  const articles = loadArticles(undefined);
  expect(articles.length).toBeGreaterThanOrEqual(14);
  expect(new Set(articles.map(({ category }) => category.name)).size).toBe(4);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  const days = articles.map(({ createdAt }) => createdAt);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const { title, htmlContent } of articles) expect(htmlContent.length, title).toBeGreaterThan(1000);
});

test('“none” is a site without articles', () => {
  expect(loadArticles('none')).toEqual([]);
});

test('a file is read newest first', () => {
  const path = write([toTestArticle(1), toTestArticle(9), toTestArticle(5)]);
  expect(loadArticles(path).map(({ title }) => title)).toEqual(['Article 9', 'Article 5', 'Article 1']);
});

test.each([
  ['something else', { blogs: [] }],
  ['an article without a text', [{ ...toTestArticle(1), htmlContent: undefined }]],
  ['an article whose title is none', [{ ...toTestArticle(1), title: 7 }]],
  ['an article whose tags are words', [{ ...toTestArticle(1), blogTags: ['air'] }]],
])('a file with %s is refused by its name', (_, content) => {
  const path = write(content);
  expect(() => loadArticles(path)).toThrow(`${path} holds no articles`);
});

test('a file that is cut off, or is not there, is an error', () => {
  expect(() => loadArticles(write('[{'))).toThrow(SyntaxError);
  expect(() => loadArticles(join(folder, 'missing.json'))).toThrow('ENOENT');
});
