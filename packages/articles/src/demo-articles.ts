import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedArticle, parseArticle } from './parse-article.ts';

const FOLDER = join(import.meta.dirname, '../content');

/** An article of the demo: it has an id, a day, and an instant of that day at which it was published. */
export type DemoArticle = ParsedArticle & { id: string; date: string; publishedAt: string };

/**
 * The articles that come with the product, newest first. They have fixed ids, so that the pages that are built before
 * any database exists and the rows that the demo makes are the same articles.
 * @param folder where they lie; a bundle no longer stands beside them and has to say
 */
export function listDemoArticles(folder: string = FOLDER): DemoArticle[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const { id, date, ...article } = parseArticle(readFileSync(join(folder, name), 'utf8'));
      if (!id || !date) throw new Error(`${name} has no id or no date.`);
      return { ...article, id, date, publishedAt: `${date}T04:30:00.000Z` };
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}
