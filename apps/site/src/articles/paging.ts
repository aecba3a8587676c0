import { BLOG_PAGE_SIZE } from '@anupalan/enums/limits';
import type { Blog } from '@anupalan/validators/entities/blog';
import { toPageCount } from '@anupalan/validators/page-count';

/** One prerendered page of the list. */
export type ListPage = { category: string | null; page: number; pageCount: number; articles: Blog[] };

/** Names of the categories that have an article, by name. */
export function listCategories(articles: readonly Blog[]): string[] {
  return [...new Set(articles.map(({ category }) => category.name))].sort((a, b) => a.localeCompare(b));
}

/** Every page of the list, of all articles (category null) and of each category; at least one page each. */
export function toListPages(articles: readonly Blog[]): ListPage[] {
  return [null, ...listCategories(articles)].flatMap((category) => {
    const own = category === null ? articles : articles.filter((one) => one.category.name === category);
    const pageCount = toPageCount(own.length, BLOG_PAGE_SIZE);
    return Array.from({ length: pageCount }, (_, index) => ({
      category,
      page: index + 1,
      pageCount,
      articles: own.slice(index * BLOG_PAGE_SIZE, (index + 1) * BLOG_PAGE_SIZE),
    }));
  });
}
