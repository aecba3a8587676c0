import { createHash } from 'node:crypto';

/** What of an article its page and the lists show. What may be missing is the same as null. */
type Shown = {
  id: string;
  title: string;
  description: string;
  createdAt: string;
  htmlContent: string;
  media?: { path: string } | null | undefined;
  blogTags: readonly { name: string }[];
  category: { name: string };
  writtenBy?: string | null | undefined;
  writtenByDesignation?: string | null | undefined;
  /** Minutes. */
  readTime?: number | null | undefined;
};

/** File in a built site that says of which articles it was built. */
export const FINGERPRINT_FILE = 'articles.sha256';

/**
 * The same for the same articles in the same order, and another where a page would show something else. A category
 * counts by its name: its id is the database's, and pages that are built before there is one have another. Tags count
 * in their order, as they are shown.
 */
export function toFingerprint(articles: readonly Shown[]): string {
  const hash = createHash('sha256');
  for (const article of articles) hash.update(JSON.stringify(toShown(article)));
  return hash.digest('hex');
}

/** By position, so that the order in which an object holds its fields does not count. */
function toShown(article: Shown) {
  return [
    article.id,
    article.title,
    article.description,
    article.createdAt,
    article.htmlContent,
    article.media?.path ?? null,
    article.blogTags.map(({ name }) => name),
    article.category.name,
    article.writtenBy ?? null,
    article.writtenByDesignation ?? null,
    article.readTime ?? null,
  ];
}
