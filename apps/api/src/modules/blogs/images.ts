import { Readable } from 'node:stream';
import { ArticleError } from '@anupalan/articles/front-matter';
import sharp from 'sharp';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { makeToken } from '../sessions/service.ts';

/** As wide as a cover is shown on a dense screen; the height follows. */
const WIDTH = 1280;
const MAX_PIXELS = 100_000_000;

/** A picture of an article, ready to be shown. */
export type BlogImage = { path: string; width: number; height: number };

/**
 * Stores a picture of an article: decoded and encoded anew as WebP, without what a camera wrote into it.
 * @throws ArticleError where it is no picture
 */
export async function storeImage(
  services: Pick<Services, 'files'>,
  tx: Tx,
  bytes: Buffer,
  name: string,
): Promise<BlogImage> {
  const drawn = await redraw(bytes, name);
  const key = makeToken();
  await services.files.keep(await services.files.spool(Readable.from([drawn.data])), `blog-images/${key}`);
  const { width, height } = drawn.info;
  await tx.insertInto('blogImages').values({ key, size: drawn.data.length, width, height }).execute();
  return { path: `/blog-images/${key}.webp`, width, height };
}

async function redraw(bytes: Buffer, name: string) {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: false })
      .autoOrient()
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new ArticleError([
      `${name} is not a picture that can be shown (${error instanceof Error ? error.message : 'unknown'}).`,
    ]);
  }
}

const IMG = /<img ([^>]*?) ?\/?>/g;
const KEY = /\bsrc="[^"]*\/blog-images\/([\w-]{43})\.webp"/;

/**
 * Writes into each of our pictures how large it is, so that a page keeps its place before it has come. A picture whose
 * author gave it a size keeps that.
 * @param html sanitised: every value stands in quotes and none holds a `>`
 */
export async function addImageSizes(tx: Tx, html: string): Promise<string> {
  const keys = [...html.matchAll(IMG)].flatMap(([, attributes = '']) => KEY.exec(attributes)?.[1] ?? []);
  if (keys.length === 0) return html;
  const rows = await tx
    .selectFrom('blogImages')
    .select(['key', 'width', 'height'])
    .where('key', 'in', keys)
    .execute();
  const sizes = new Map(rows.map((row) => [row.key, row]));
  return html.replace(IMG, (tag, attributes: string) => {
    const size = sizes.get(KEY.exec(attributes)?.[1] ?? '');
    const isSized = /\b(?:width|height)=/.test(attributes.replace(/"[^"]*"/g, '""'));
    return size && !isSized ? `<img ${attributes} width="${size.width}" height="${size.height}" />` : tag;
  });
}

/** Bytes of a picture by its name, or null. */
export async function findImageSize(tx: Tx, name: string): Promise<{ key: string; size: number } | null> {
  const key = /^([\w-]{43})\.webp$/.exec(name)?.[1];
  if (!key) return null;
  const row = await tx.selectFrom('blogImages').select('size').where('key', '=', key).executeTakeFirst();
  return row ? { key, size: row.size } : null;
}
