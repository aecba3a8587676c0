import type { InferType } from 'yup';
import { identifier, instant, listOf, numeric, shape, text } from '../primitives.ts';
import { mediaSchema } from './media.ts';

/** A category of the blog. */
export const blogCategorySchema = shape({ id: identifier().defined(), name: text().defined() });

/** A category of the blog. */
export type BlogCategory = InferType<typeof blogCategorySchema>;

/** An article as lists show it. `readTime` is in minutes. */
export const blogSummarySchema = shape({
  id: identifier().defined(),
  title: text().defined(),
  description: text().defined(),
  media: mediaSchema.nullable(),
  blogTags: listOf(shape({ name: text().defined() })).defined(),
  category: blogCategorySchema,
  writtenBy: text().nullable().defined(),
  writtenByDesignation: text().nullable().defined(),
  readTime: numeric().nullable().defined(),
  createdAt: instant().defined(),
});

/** An article as lists show it. */
export type BlogSummary = InferType<typeof blogSummarySchema>;

/** An article. `htmlContent` has been sanitised (D32). */
export const blogSchema = blogSummarySchema.shape({ htmlContent: text().defined() });

/** An article. */
export type Blog = InferType<typeof blogSchema>;
