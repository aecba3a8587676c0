import { type CheckedQuery, defineList, queryText } from './list-query.ts';

/** GET /public/blogs, newest first. */
export const blogsList = defineList({
  sorts: ['createdAt'],
  usualSort: { by: 'createdAt', order: 'desc' },
  askedOrder: 'desc',
  filters: { blogCategoryId: queryText() },
});

/** A checked query of articles. */
export type BlogsQuery = CheckedQuery<typeof blogsList>;

/** GET /blog-categories. */
export const blogCategoriesList = defineList({ sorts: ['name'], usualSort: { by: 'name', order: 'asc' } });
