import { BLOG_DEFAULTS } from '@anupalan/enums/limits';
import type { Blog } from '@anupalan/validators/entities/blog';

const MOST_TOPICS = 3;

/**
 * A line on who wrote an article, from what is published: designation, number of articles, and what they are about.
 * Null where nobody is named.
 * @param articles all that are published
 */
export function describeAuthor(
  { writtenBy, writtenByDesignation }: Blog,
  articles: readonly Blog[],
): string | null {
  if (!writtenBy) return null;
  const own = articles.filter((one) => one.writtenBy === writtenBy);
  const counts = new Map<string, number>();
  for (const { blogTags } of own)
    for (const { name } of blogTags) counts.set(name, (counts.get(name) ?? 0) + 1);
  const topics = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_TOPICS)
    .map(([name]) => name);
  const role = writtenByDesignation ?? BLOG_DEFAULTS.designation;
  const written = own.length === 1 ? 'One article here' : `${own.length} articles here`;
  return `${role}. ${written}${topics.length > 0 ? `, about ${topics.join(', ')}` : ''}.`;
}
