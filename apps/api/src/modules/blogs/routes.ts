import { blogCategorySchema, blogSchema, blogSummarySchema } from '@anupalan/validators/entities/blog';
import { blogCategoriesList, blogsList } from '@anupalan/validators/requests/blogs';
import type { FastifyInstance } from 'fastify';
import { listAnswer } from '../../http/list.ts';
import { notFound } from '../../http/problem.ts';
import { publicRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { findImageSize } from './images.ts';
import { findBlog, listBlogs, listCategories } from './repository.ts';

const TAG = 'Blog';

/** Published articles, for everybody. */
export function registerBlogs(app: FastifyInstance, services: Services): void {
  publicRoute(app, services, {
    key: 'GET /blog-categories',
    summary: 'List the categories of the blog',
    tag: TAG,
    query: blogCategoriesList.schema,
    answer: listAnswer('blogCategories', blogCategorySchema),
    handler: async ({ query }) => ({
      message: 'Categories',
      data: await services.db.asSystem('blog', (tx) => listCategories(tx, query)),
    }),
  });
  publicRoute(app, services, {
    key: 'GET /public/blogs',
    summary: 'List published articles, newest first',
    tag: TAG,
    query: blogsList.schema,
    answer: listAnswer('blogs', blogSummarySchema),
    handler: async ({ query }) => ({
      message: 'Articles',
      data: await services.db.asSystem('blog', (tx) => listBlogs(tx, query, services.now())),
    }),
  });
  const find = async (id: string) => {
    const found = await services.db.asSystem('blog', (tx) => findBlog(tx, id, services.now()));
    if (!found) throw notFound('article');
    return found;
  };
  publicRoute(app, services, {
    key: 'GET /public/blogs/:id',
    summary: 'Get a published article',
    tag: TAG,
    answer: blogSchema,
    exists: (_caller, id) => find(id),
    handler: async ({ id }) => ({ message: 'Article', data: await find(id) }),
  });
  publicRoute(app, services, {
    key: 'GET /blog-images/:name',
    needsNoApiKey: true,
    summary: 'Get a picture of an article',
    tag: TAG,
    media: ['image/webp'],
    handler: async ({ request, reply }) => {
      const { name } = request.params as { name: string };
      const found = await services.db.asSystem('blog', (tx) => findImageSize(tx, name));
      if (!found) throw notFound('picture');
      const picture = await services.files.read(`blog-images/${found.key}`, found.size);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/webp')
        .send(picture);
    },
  });
}
