import { BLOG_PAGE_SIZE } from '@anupalan/enums/limits';
import type { ArticleSummary } from '@anupalan/ui/site';
import type { BlogCategory, BlogSummary } from '@anupalan/validators/entities/blog';
import { toPageCount } from '@anupalan/validators/page-count';
import { toSummary } from '../articles/article-words.ts';
import { call } from '../islands/call.ts';

/**
 * Asks the API for a page of articles: title, description, tags and body are searched (D32).
 * @returns null where no answer came
 */
export async function searchArticles({
  keyword,
  page,
  category,
}: {
  keyword: string;
  page: number;
  category: string | null;
}): Promise<{ articles: ArticleSummary[]; pageCount: number } | null> {
  const categoryId = category === null ? null : await findCategoryId(category);
  const query = new URLSearchParams({
    isPagination: '1',
    pageNo: `${page}`,
    pageSize: `${BLOG_PAGE_SIZE}`,
    keyword,
  });
  // Without its id the articles of all categories would come in place of its own.
  if (category !== null && categoryId === null) return null;
  if (categoryId) query.set('blogCategoryId', categoryId);
  const answer = await call<{ blogs: BlogSummary[]; total: number }>(`/public/blogs?${query}`);
  if (!answer.isOk) return null;
  return {
    articles: answer.data.blogs.map(toSummary),
    pageCount: toPageCount(answer.data.total, BLOG_PAGE_SIZE),
  };
}

/** Built pages know a category by its name; the call wants its id. */
async function findCategoryId(name: string): Promise<string | null> {
  const answer = await call<{ blogCategories: BlogCategory[] }>('/blog-categories?isPagination=0');
  if (!answer.isOk) return null;
  return answer.data.blogCategories.find((category) => category.name === name)?.id ?? null;
}
