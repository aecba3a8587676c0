import { expect, test } from 'vitest';
import { toSiteArticles } from './demo-articles.mjs';

test.each<[Record<string, string>, string | undefined]>([
  [{}, undefined],
  [{ EHS_DEMO: 'on', NODE_ENV: 'production' }, undefined],
  [{ NODE_ENV: 'production' }, 'none'],
  [{ DATABASE_URL: 'postgres://db.example/anupalan' }, 'none'],
  [{ EHS_DEMO: 'OFF' }, 'none'],
  [{ EHS_DEMO: 'off', EHS_SITE_ARTICLES: '/srv/articles.json' }, '/srv/articles.json'],
])('a start with %j builds the site of %s', (env, articles) => {
  expect(toSiteArticles(env)).toBe(articles);
});
