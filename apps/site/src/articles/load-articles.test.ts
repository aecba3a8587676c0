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
  const articles = loadArticles({});
  expect(articles.length).toBeGreaterThanOrEqual(14);
  expect(new Set(articles.map(({ category }) => category.name)).size).toBe(4);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  const days = articles.map(({ createdAt }) => createdAt);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const { title, htmlContent } of articles) expect(htmlContent.length, title).toBeGreaterThan(1000);
});

test('“none” is a site without articles', () => {
  expect(loadArticles({ EHS_SITE_ARTICLES: 'none' })).toEqual([]);
});

test.each([
  [{ SITE_URL: 'https://www.anupalan.example' }],
  [{ SITE_URL: 'http://localhost:3000', PORTAL_URL: 'https://app.anupalan.example' }],
  [{ HOST: '0.0.0.0' }],
  [{ EHS_TRUST_PROXY: '127.0.0.1' }],
])('a site that others read has none of the invented articles: %j', (env) => {
  expect(loadArticles(env)).toEqual([]);
  const path = write([toTestArticle(1)]);
  expect(loadArticles({ ...env, EHS_SITE_ARTICLES: path })).toHaveLength(1);
});

test('a site of one’s own machine has them, whatever its port', () => {
  expect(loadArticles({ SITE_URL: 'http://localhost:4000' })).not.toEqual([]);
});

test('a file is read newest first', () => {
  const path = write([toTestArticle(1), toTestArticle(9), toTestArticle(5)]);
  expect(loadArticles({ EHS_SITE_ARTICLES: path }).map(({ title }) => title)).toEqual([
    'Article 9',
    'Article 5',
    'Article 1',
  ]);
});

test.each([
  ['something else', { blogs: [] }],
  ['an article without a text', [{ ...toTestArticle(1), htmlContent: undefined }]],
  ['an article whose title is none', [{ ...toTestArticle(1), title: 7 }]],
  ['an article whose tags are words', [{ ...toTestArticle(1), blogTags: ['air'] }]],
])('a file with %s is refused by its name', (_, content) => {
  const path = write(content);
  expect(() => loadArticles({ EHS_SITE_ARTICLES: path })).toThrow(`${path} holds no articles`);
});

test('a file that is cut off, or is not there, is an error', () => {
  expect(() => loadArticles({ EHS_SITE_ARTICLES: write('[{') })).toThrow(SyntaxError);
  expect(() => loadArticles({ EHS_SITE_ARTICLES: join(folder, 'missing.json') })).toThrow('ENOENT');
});
