import type { Blog } from '@anupalan/validators/entities/blog';

/** What makes an article worth reading after another: shared tags count more than the category. */
function scoreOf(article: Blog, other: Blog): number {
  const tags = new Set(article.blogTags.map(({ name }) => name.toLowerCase()));
  const shared = other.blogTags.filter(({ name }) => tags.has(name.toLowerCase())).length;
  return shared * 2 + (other.category.name === article.category.name ? 1 : 0);
}

/**
 * Articles to read after one, the nearest first; of equal ones the newer.
 * @param articles newest first, the article itself may be among them
 */
export function findRelated(article: Blog, articles: readonly Blog[], most: number): Blog[] {
  return articles
    .filter(({ id }) => id !== article.id)
    .map((other, place) => ({ other, place, score: scoreOf(article, other) }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, most)
    .map(({ other }) => other);
}
