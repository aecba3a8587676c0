import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listDemoArticles } from '@anupalan/articles/demo-articles';
import { findPublicSetting } from '@anupalan/enums/public-server';
import { toCategorySlug } from '@anupalan/validators/blog-badge';
import { checkInput } from '@anupalan/validators/check';
import { type Blog, blogSchema } from '@anupalan/validators/entities/blog';
import { listOf } from '@anupalan/validators/primitives';
import { resolveFromApp } from '../build/resolve.ts';

const listSchema = listOf(blogSchema).defined();

/**
 * The published articles that pages are built of, newest first. `EHS_SITE_ARTICLES` names a file of them, as
 * `pnpm ehs site build` writes it, or is `none`. Without it those that come with the product are taken, as the demo has
 * them; they are invented, so a site that others read has none of them.
 * @throws Error where the file does not hold articles
 */
export function loadArticles(env: Readonly<Record<string, string | undefined>> = process.env): Blog[] {
  const source = env.EHS_SITE_ARTICLES;
  if (source === 'none' || (!source && findPublicSetting(env) !== null)) return [];
  if (!source)
    return listDemoArticles(
      join(dirname(resolveFromApp('@anupalan/articles/demo-articles')), '../content'),
    ).map(toBlog);
  const result = checkInput(listSchema, JSON.parse(readFileSync(source, 'utf8')));
  if (result.kind !== 'ok')
    throw new Error(
      `${source} holds no articles: ${result.problems.map(({ message }) => message).join(', ')}`,
    );
  return result.value.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

function toBlog(article: ReturnType<typeof listDemoArticles>[number]): Blog {
  const { id, title, description, category, tags, writtenBy, writtenByDesignation } = article;
  return {
    id,
    title,
    description,
    media: null,
    blogTags: tags.map((name) => ({ name })),
    // Pages know a category by its name; its id is the database's.
    category: { id: toCategorySlug(category), name: category },
    writtenBy: writtenBy ?? null,
    writtenByDesignation: writtenByDesignation ?? null,
    readTime: article.readTime,
    createdAt: article.publishedAt,
    htmlContent: article.htmlContent,
  };
}
