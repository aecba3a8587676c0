import { SITE_PATHS } from '@anupalan/enums/paths';
import type { Blog } from '@anupalan/validators/entities/blog';
import { toListPath } from '../articles/article-words.ts';
import { toListPages } from '../articles/paging.ts';

/** Every page for search engines, with the day of its last change where it has one. */
export function listPublicPages(articles: readonly Blog[]): { path: string; changedAt: string | null }[] {
  const fixed = Object.values(SITE_PATHS)
    .filter((path) => path !== SITE_PATHS.blog)
    .map((path) => ({ path, changedAt: null }));
  const lists = toListPages(articles).map((list) => ({
    path: toListPath(list.category, list.page),
    changedAt: list.articles[0]?.createdAt ?? null,
  }));
  const own = articles.map(({ id, createdAt }) => ({
    path: `${SITE_PATHS.blog}/${id}`,
    changedAt: createdAt,
  }));
  return [...fixed, ...lists, ...own];
}

/** Text that may stand in XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
