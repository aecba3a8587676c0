import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ArticleError } from '@anupalan/articles/front-matter';
import { parseArticle } from '@anupalan/articles/parse-article';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';
import { AppError, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { addImageSizes, storeImage } from './images.ts';

/** An article as its editors see it, published or not. */
export type EditedBlog = {
  id: string;
  title: string;
  category: string;
  publishedAt: Date | null;
  updatedAt: Date;
  source: string | null;
};

const FROM_FILE = /(!\[[^\]]*\]\()(?!https?:|\/)([^)\s]+)(\))/g;

/**
 * Takes a file of Markdown in: a new article (a draft), or the next version of one. Pictures beside the file come
 * with it.
 * @param target id of the article that is replaced; without one the front matter's id decides
 * @throws ArticleError with a sentence for each thing that is wrong; nothing is stored then
 */
export async function saveArticle(
  services: Services,
  tx: Tx,
  file: string,
  target?: string,
): Promise<EditedBlog & { isNew: boolean }> {
  const folder = path.dirname(file);
  const read = parseArticle(readFileSync(file, 'utf8'));
  const categoryId = await getCategoryId(tx, read.category);
  const withPictures = await replacePictures(services, tx, folder, read.source);
  const { id: ownId, htmlContent, readTime, ...matter } = parseArticle(withPictures);
  const cover = read.cover
    ? await storeImage(services, tx, readBeside(folder, read.cover), read.cover)
    : null;
  const now = services.now();
  const values = {
    categoryId,
    title: matter.title,
    description: matter.description,
    tags: matter.tags,
    writtenBy: matter.writtenBy ?? null,
    writtenByDesignation: matter.writtenByDesignation ?? null,
    readTime,
    htmlContent: await addImageSizes(tx, htmlContent),
    source: matter.source,
    updatedAt: now,
    ...(cover ? { mediaPath: cover.path } : {}),
  };
  const id = target ?? ownId;
  const old = id ? await findEdited(tx, id) : null;
  if (target && !old) throw notFound('article');
  if (old) await tx.updateTable('blogs').set(values).where('id', '=', old.id).execute();
  const newId = id ?? uuidv7();
  if (!old)
    await tx
      .insertInto('blogs')
      .values({ id: newId, ...values, createdAt: now })
      .execute();
  return { ...(await getEdited(tx, old?.id ?? newId)), isNew: old === null };
}

async function getCategoryId(tx: Tx, name: string): Promise<string> {
  const row = await tx
    .selectFrom('blogCategories')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  if (row) return row.id;
  const all = await tx.selectFrom('blogCategories').select('name').orderBy('name').execute();
  throw new ArticleError([
    `There is no category ${name}. The categories are ${all.map((each) => each.name).join(', ')}.`,
  ]);
}

/** Pictures of the text that lie beside it get a public address. */
async function replacePictures(services: Services, tx: Tx, folder: string, source: string): Promise<string> {
  const names = [...new Set([...source.matchAll(FROM_FILE)].map(([, , name = '']) => name))];
  const paths = new Map<string, string>();
  for (const name of names)
    paths.set(name, (await storeImage(services, tx, readBeside(folder, name), name)).path);
  return source.replace(FROM_FILE, (_, before: string, name: string, after: string) => {
    return `${before}/api/v1${paths.get(name) ?? ''}${after}`;
  });
}

/** A file beside the article; nothing above its folder. */
function readBeside(folder: string, name: string): Buffer {
  const file = path.resolve(folder, name);
  if (!file.startsWith(path.resolve(folder) + path.sep))
    throw new ArticleError([`${name} is not in the folder of the article.`]);
  try {
    return readFileSync(file);
  } catch {
    throw new ArticleError([`${name} does not exist.`]);
  }
}

/** Publishes an article, or (null) takes it back. */
export async function setPublished(tx: Tx, id: string, at: Date | null, now: Date): Promise<EditedBlog> {
  const found = await getEdited(tx, id);
  if (at !== null && found.publishedAt !== null)
    throw new AppError('conflict', `“${found.title}” is already published.`);
  if (at === null && found.publishedAt === null)
    throw new AppError('conflict', `“${found.title}” is not published.`);
  await tx.updateTable('blogs').set({ publishedAt: at, updatedAt: now }).where('id', '=', id).execute();
  return getEdited(tx, id);
}

/** Every article, drafts first, then the newest. */
export async function listEdited(tx: Tx): Promise<EditedBlog[]> {
  return selectEdited(tx)
    .orderBy(sql`blogs.published_at IS NULL`, 'desc')
    .orderBy('blogs.publishedAt', 'desc')
    .orderBy('blogs.id')
    .execute();
}

/** @throws AppError not_found */
export async function getEdited(tx: Tx, id: string): Promise<EditedBlog> {
  const found = await findEdited(tx, id);
  if (!found) throw notFound('article');
  return found;
}

async function findEdited(tx: Tx, id: string): Promise<EditedBlog | null> {
  if (!isId(id)) return null;
  return (await selectEdited(tx).where('blogs.id', '=', id).executeTakeFirst()) ?? null;
}

function selectEdited(tx: Tx) {
  return tx
    .selectFrom('blogs')
    .innerJoin('blogCategories as category', 'category.id', 'blogs.categoryId')
    .select([
      'blogs.id',
      'blogs.title',
      'category.name as category',
      'blogs.publishedAt',
      'blogs.updatedAt',
      'blogs.source',
    ]);
}
