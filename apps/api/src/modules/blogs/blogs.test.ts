import type { Blog, BlogSummary } from '@anupalan/validators/entities/blog';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';

const REGULATIONS = '01900000-0000-7000-8000-000000000101';
const CASES = '01900000-0000-7000-8000-000000000102';
const SLUDGE =
  '<h2 id="a-log">A log</h2>\n<p>Body of <a href="https://pib.gov.in">Sludge</a>,\nits log: R&amp;D at 5% H<sub>2</sub>S' +
  ' &lt; 6 &amp;gt; 7</p><ul><li><strong>Lime</strong>.</li><li>Alum</li></ul>';

let api: Harness;
let sludge: string;
let draft: string;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  sludge = await publish('Sludge and its log', CASES, '2026-11-02', ['sludge', 'record'], SLUDGE);
  await publish('Form V is due', REGULATIONS, '2026-11-01', ['form v']);
  draft = await publish('Not yet', REGULATIONS, null, []);
  await publish('Of tomorrow', REGULATIONS, '2026-11-22', []);
});
afterAll(() => api.close());

async function publish(
  title: string,
  category: string,
  day: string | null,
  tags: string[],
  html = `<p>Body of ${title}</p>`,
): Promise<string> {
  const id = uuidv7();
  await api.services.db.pool.query(
    `INSERT INTO blogs (id, category_id, title, description, tags, html_content, published_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, category, title, `About: ${title}`, tags, html, day && `${day}T06:00:00Z`],
  );
  return id;
}

const list = async (query: string) => {
  const reply = await api.call('GET', `/public/blogs?${query}`);
  expect(reply.status).toBe(200);
  return (reply.body.data as { blogs: BlogSummary[] }).blogs.map((blog) => blog.title);
};

test('published articles are listed, newest first, without their bodies', async () => {
  expect(await list('')).toEqual(['Sludge and its log', 'Form V is due']);
  const reply = await api.call('GET', '/public/blogs');
  expect(reply.body.data).toMatchObject({
    total: 2,
    blogs: [{ blogTags: [{ name: 'sludge' }, { name: 'record' }], category: { id: CASES } }, {}],
  });
  expect(reply.text).not.toContain('htmlContent');
});

test.each<[string, string[]]>([
  [`blogCategoryId=${REGULATIONS}`, ['Form V is due']],
  ['blogCategoryId=nothing', []],
  ['keyword=form%20v', ['Form V is due']],
  ['keyword=RECORD', ['Sludge and its log']],
  ['keyword=body%20of%20sludge', ['Sludge and its log']],
  ['keyword=not%20yet', []],
  // Of the body the words count: neither its markup nor the way its signs are stored.
  ['keyword=href', []],
  ['keyword=strong', []],
  ['keyword=a-log', []],
  ['keyword=R%26D', ['Sludge and its log']],
  ['keyword=r%26amp%3Bd', []],
  ['keyword=%3C%206%20%26gt%3B%207', ['Sludge and its log']],
  ['keyword=sludge%2C%20its%20log', ['Sludge and its log']],
  ['keyword=h2s', ['Sludge and its log']],
  ['keyword=lime.%20alum', ['Sludge and its log']],
  ['keyword=limealum', []],
  ['keyword=5%25', ['Sludge and its log']],
  ['keyword=5%25s', []],
  ['keyword=h_s', []],
  ['pageSize=1&pageNo=2', ['Form V is due']],
])('the list by %s', async (query, titles) => {
  expect(await list(query)).toEqual(titles);
});

test('an article is read by its id; one that is not published is none', async () => {
  const reply = await api.call('GET', `/public/blogs/${sludge}`);
  const blog: Blog = reply.body.data;
  expect(blog.htmlContent).toBe(SLUDGE);
  for (const id of [draft, uuidv7(), 'nothing'])
    expect((await api.call('GET', `/public/blogs/${id}`)).status).toBe(404);
});

test('the four categories are there', async () => {
  const reply = await api.call('GET', '/blog-categories?isPagination=0');
  const { blogCategories } = reply.body.data as { blogCategories: { name: string }[] };
  expect(blogCategories.map((each) => each.name)).toEqual([
    'Best Practices',
    'Case Studies',
    'Industry News',
    'Regulations',
  ]);
  expect((await api.call('GET', '/blog-categories?pageSize=101')).status).toBe(400);
});
