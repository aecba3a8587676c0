import { toListPath } from '../articles/article-words.ts';

/** What the list of articles shows: of a category (null: all), a page from 1, a searched word (empty: none). */
export type ListPlace = { category: string | null; page: number; keyword: string };

/** Address of a place. Only without a word it has a page of its own in the build; the others are answered by the API. */
export function toListAddress({ category, page, keyword }: ListPlace): string {
  if (keyword === '') return toListPath(category, page);
  const query = new URLSearchParams({ keyword, ...(page > 1 ? { page: `${page}` } : {}) });
  return `${toListPath(category, 1)}?${query}`;
}

/**
 * The place at an address: `/blog`, `/blog/page/2`, `/blog/category/case-studies/2`, with `keyword` and `page`.
 * @returns null where the address is none of the list's, or of a category that is not among the given
 */
export function findListPlace(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  categories: readonly string[],
): ListPlace | null {
  const query = new URLSearchParams(search);
  const keyword = query.get('keyword') ?? '';
  // Those of a category first: its last number is a page, and not one of all articles.
  for (const category of [...categories, null]) {
    const base = toListPath(category, 1);
    const path = new URL(base, 'http://localhost').pathname;
    if (pathname !== path && !pathname.startsWith(`${path}/`)) continue;
    const rest = pathname.slice(path.length);
    const own =
      rest === '' ? 1 : Number((category === null ? /^\/page\/(\d+)$/ : /^\/(\d+)$/).exec(rest)?.[1]);
    if (!(own >= 1)) continue;
    return { category, page: Number(query.get('page')) || own, keyword };
  }
  return null;
}

/** The heading of a list: its category, or the blog's name. */
export function toListHeading(category: string | null): string {
  return category ?? 'Blog';
}

/** What a list is called before the product's name: the heading, with the page after the first. */
export function toListTitle({ category, page }: Pick<ListPlace, 'category' | 'page'>): string {
  const name = toListHeading(category);
  return page > 1 ? `${name}, page ${page}` : name;
}
