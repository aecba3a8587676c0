import type { Blog, BlogCategory, BlogSummary } from '@anupalan/validators/entities/blog';
import { type BlogsQuery, blogCategoriesList, blogsList } from '@anupalan/validators/requests/blogs';
import type { CheckedQuery } from '@anupalan/validators/requests/list-query';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';
import { isId } from '../../http/route.ts';

/** Categories that the blog has, by name. */
export async function listCategories(
  tx: Tx,
  query: CheckedQuery<typeof blogCategoriesList>,
): Promise<{ blogCategories: BlogCategory[]; total: number }> {
  let rows = tx.selectFrom('blogCategories');
  if (query.keyword) rows = rows.where('name', 'ilike', toPattern(query.keyword));
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const blogCategories = await rows
    .select(['id', 'name'])
    .orderBy('name', toSort(blogCategoriesList, query).order)
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { blogCategories, total };
}

function selectPublished(tx: Tx, now: Date) {
  return tx
    .selectFrom('blogs')
    .innerJoin('blogCategories as category', 'category.id', 'blogs.categoryId')
    .where('blogs.publishedAt', '<=', now);
}

/** Elements that may stand within a word, as in CO<sub>2</sub>: without them its parts are one word. */
const INLINE = '</?(a|abbr|b|code|del|em|i|mark|s|strong|sub|sup)([[:space:]][^>]*)?>';
/** What the sanitiser writes for signs of the text. The ampersand last: `&amp;lt;` is `&lt;`, no sign. */
const ENTITIES = [
  ['&nbsp;', ' '],
  ['\u00a0', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const;

/** The words of sanitised HTML as a reader sees them, in SQL: no tags, no entities, one space between. */
function toWords(html: Expression<string>): RawBuilder<string> {
  const bare = sql<string>`regexp_replace(regexp_replace(${html}, ${INLINE}, '', 'g'), '<[^>]+>', ' ', 'g')`;
  const words = ENTITIES.reduce(
    (rest, [entity, sign]) => sql<string>`replace(${rest}, ${entity}, ${sign})`,
    bare,
  );
  return sql<string>`regexp_replace(${words}, '[[:space:]]+', ' ', 'g')`;
}

/** Published articles; the search looks at title, description, tags and the words of the body (D32). */
export async function listBlogs(
  tx: Tx,
  query: BlogsQuery,
  now: Date,
): Promise<{ blogs: BlogSummary[]; total: number }> {
  let rows = selectPublished(tx, now);
  if (query.blogCategoryId) {
    if (!isId(query.blogCategoryId)) return { blogs: [], total: 0 };
    rows = rows.where('blogs.categoryId', '=', query.blogCategoryId);
  }
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    rows = rows.where((eb) =>
      eb.or([
        eb('blogs.title', 'ilike', pattern),
        eb('blogs.description', 'ilike', pattern),
        eb(toWords(eb.ref('blogs.htmlContent')), 'ilike', pattern),
        eb(eb.fn<string>('array_to_string', ['blogs.tags', eb.val(' ')]), 'ilike', pattern),
      ]),
    );
  }
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { order } = toSort(blogsList, query);
  const found = await rows
    .select(COLUMNS)
    .orderBy('blogs.publishedAt', order)
    .orderBy('blogs.id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { blogs: found.map(toSummary), total };
}

/** Every published article with its text, newest first: what the pages of the site are built of. */
export async function listAllPublished(tx: Tx, now: Date): Promise<Blog[]> {
  const rows = await selectPublished(tx, now)
    .select([...COLUMNS, 'blogs.htmlContent'])
    .orderBy('blogs.publishedAt', 'desc')
    .orderBy('blogs.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...toSummary(row), htmlContent: row.htmlContent }));
}

/** A published article, or null. */
export async function findBlog(tx: Tx, id: string, now: Date): Promise<Blog | null> {
  const row = await selectPublished(tx, now)
    .select([...COLUMNS, 'blogs.htmlContent'])
    .where('blogs.id', '=', id)
    .executeTakeFirst();
  return row ? { ...toSummary(row), htmlContent: row.htmlContent } : null;
}

const COLUMNS = [
  'blogs.id',
  'blogs.title',
  'blogs.description',
  'blogs.tags',
  'blogs.mediaPath',
  'blogs.writtenBy',
  'blogs.writtenByDesignation',
  'blogs.readTime',
  'blogs.publishedAt',
  'blogs.createdAt',
  'category.id as categoryId',
  'category.name as categoryName',
] as const;

type Row = {
  id: string;
  title: string;
  description: string;
  tags: string[];
  mediaPath: string | null;
  writtenBy: string | null;
  writtenByDesignation: string | null;
  readTime: number | null;
  publishedAt: Date | null;
  createdAt: Date;
  categoryId: string;
  categoryName: string;
};

function toSummary(row: Row): BlogSummary {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    media: row.mediaPath === null ? null : { path: row.mediaPath },
    blogTags: row.tags.map((name) => ({ name })),
    category: { id: row.categoryId, name: row.categoryName },
    writtenBy: row.writtenBy,
    writtenByDesignation: row.writtenByDesignation,
    readTime: row.readTime,
    createdAt: (row.publishedAt ?? row.createdAt).toISOString(),
  };
}
