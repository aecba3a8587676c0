import type { InferType } from 'yup';
import { listQuery, queryText } from './list-query.ts';

/** GET /public/blogs, newest first. */
export const blogsQuerySchema = listQuery({ sortBy: ['createdAt'], extra: { blogCategoryId: queryText() } });

/** A checked query of articles. */
export type BlogsQuery = InferType<typeof blogsQuerySchema>;

/** GET /blog-categories. */
export const blogCategoriesQuerySchema = listQuery({ sortBy: ['name'] });
