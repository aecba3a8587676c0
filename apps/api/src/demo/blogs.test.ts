import { listDemoArticles } from '@anupalan/articles/demo-articles';
import { toFingerprint } from '@anupalan/articles/fingerprint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { listAllPublished } from '../modules/blogs/repository.ts';
import { fillBlogs } from './blogs.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  await fillBlogs(api.services);
});
afterAll(() => api.close());

const listRows = () =>
  api.services.db.asSystem('blog', (tx) => listAllPublished(tx, new Date('2026-11-21T06:00:00Z')));

/** The articles as the pages that come with the product are built of them. */
const shipped = listDemoArticles().map(({ category, tags, publishedAt, ...article }) => ({
  ...article,
  blogTags: tags.map((name) => ({ name })),
  category: { name: category },
  createdAt: publishedAt,
}));

test('the articles of the demo are those of the pages that come with the product: no start builds them anew', async () => {
  const rows = await listRows();
  expect(rows.length).toBe(shipped.length);
  expect(toFingerprint(rows)).toBe(toFingerprint(shipped));
});

test.each([
  ["tags = '{Other}'"],
  ["written_by = 'Asha Rane'"],
  ["written_by_designation = 'Editor'"],
  ['read_time = read_time + 1'],
  ['category_id = (SELECT id FROM blog_categories WHERE id <> category_id ORDER BY name DESC LIMIT 1)'],
])('an edit of the row counts: %s', async (change) => {
  const before = toFingerprint(await listRows());
  await api.services.db.pool.query(`UPDATE blogs SET ${change} WHERE id = $1`, [shipped[0]?.id]);
  expect(toFingerprint(await listRows())).not.toBe(before);
});
