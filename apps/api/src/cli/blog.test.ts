import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Blog } from '@anupalan/validators/entities/blog';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { createCli, findLastLine } from './cli.test-support.ts';

let api: Harness;
let ehs: ReturnType<typeof createCli>;
let folder: string;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  ehs = createCli(api);
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-articles-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api.close();
});

const write = (name: string, head: string, text: string) => {
  writeFileSync(path.join(folder, name), `---\n${head}\n---\n${text}\n`);
  return path.join(folder, name);
};
const HEAD = 'title: Meters\ndescription: Of meters.\ncategory: best practices\ntags: [Water]';
const read = async (id: string) => api.call('GET', `/public/blogs/${id}`);

test('an article is taken in as a draft, published, replaced and taken back', async () => {
  const file = write('meters.md', HEAD, '## Read them\n\nEvery day.\n\n<script>alert(1)</script>');
  const made = await ehs('blog', 'new', file, '--json');
  const { id } = made.data as { id: string };
  expect((await read(id)).status).toBe(404);

  expect((await ehs('blog', 'publish', id, '--on', '2026-11-02')).code).toBe(0);
  const blog: Blog = (await read(id)).body.data;
  expect(blog).toMatchObject({
    title: 'Meters',
    category: { name: 'Best Practices' },
    blogTags: [{ name: 'Water' }],
    createdAt: '2026-11-02T04:30:00.000Z',
    readTime: 1,
  });
  expect(blog.htmlContent.trim()).toBe('<h2 id="read-them">Read them</h2>\n<p>Every day.</p>');
  expect(await findLastLine(api)).toMatchObject({ action: 'blog publish', summary: 'Published “Meters”' });
  expect((await ehs('blog', 'publish', id)).err).toBe('“Meters” is already published.');

  write('meters.md', HEAD.replace('Meters', 'Meters and logs'), 'Every morning.');
  expect((await ehs('blog', 'edit', id, file)).code).toBe(0);
  expect(((await read(id)).body.data as Blog).title).toBe('Meters and logs');
  expect((await ehs('blog', 'show', id)).out).toContain('Every morning.');

  expect((await ehs('blog', 'unpublish', id)).code).toBe(0);
  expect((await read(id)).status).toBe(404);
  expect((await ehs('blog', 'list', '--state', 'draft')).out).toContain('Meters and logs');
  expect((await ehs('blog', 'list', '--state', 'published')).out).toBe('No articles.');
});

test('pictures beside the file are encoded anew and public', async () => {
  const png = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#04614d' } })
    .png()
    .toBuffer();
  writeFileSync(path.join(folder, 'cover.png'), png);
  const file = write('cover.md', `${HEAD}\ncover: cover.png`, 'Look: ![A wall](cover.png)');
  const { id } = (await ehs('blog', 'new', file, '--publish', '--json')).data as { id: string };
  const blog: Blog = (await read(id)).body.data;
  expect(blog.media?.path).toMatch(/^\/blog-images\/[\w-]{43}\.webp$/);
  expect(blog.htmlContent).toMatch(/<img src="\/api\/v1\/blog-images\/[\w-]{43}\.webp" alt="A wall"/);
  const picture = await api.call('GET', blog.media?.path ?? '');
  expect(picture.headers['content-type']).toBe('image/webp');
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 1280, height: 720, format: 'webp' });
  expect((await api.call('GET', '/blog-images/nothing.webp')).status).toBe(404);
});

test('a picture of the text says how large it is, also after the next edit, unless its author says so', async () => {
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#04614d' } })
    .png()
    .toBuffer();
  writeFileSync(path.join(folder, 'drum.png'), png);
  const text = 'One ![A drum, width="5"](drum.png) and\n\n![](drum.png)\n\nEnd.';
  const { id } = (await ehs('blog', 'new', write('drum.md', HEAD, text), '--publish', '--json')).data as {
    id: string;
  };
  const listPictures = async () => ((await read(id)).body.data as Blog).htmlContent.match(/<img[^>]*>/g);
  const sized = [
    expect.stringMatching(/ alt="A drum, [^>]* width="300" height="200" \/>$/),
    expect.stringMatching(/ alt="" [^>]* width="300" height="200" \/>$/),
  ];
  expect(await listPictures()).toEqual(sized);

  const [address = ''] =
    /\/api\/v1\/blog-images\/[\w-]{43}\.webp/.exec((await ehs('blog', 'show', id)).out) ?? [];
  const next = `${text.replaceAll('drum.png', address)}\n\n<img src="${address}" alt="Small" width="30">`;
  expect((await ehs('blog', 'edit', id, write('drum.md', HEAD, next))).code).toBe(0);
  const edited = await listPictures();
  expect(edited?.slice(0, 2)).toEqual(sized);
  expect(edited?.[2]).toContain('width="30"');
  expect(edited?.[2]).not.toContain('height=');
});

test.each<[string, string, string]>([
  ['no-category.md', HEAD.replace('best practices', 'Poetry'), 'There is no category Poetry'],
  ['no-title.md', 'description: d\ncategory: Regulations', 'title is required'],
  ['gone.md', `${HEAD}\ncover: gone.png`, 'gone.png does not exist'],
  ['above.md', `${HEAD}\ncover: ../../../etc/passwd`, 'is not in the folder of the article'],
  ['broken.md', `${HEAD}\ncover: broken.md`, 'is not a picture that can be shown'],
])('%s is refused with a sentence, and nothing is stored', async (name, head, message) => {
  const before = (await ehs('blog', 'list', '--json')).out;
  const refused = await ehs('blog', 'new', write(name, head, 'Words.'));
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(message)]);
  expect((await ehs('blog', 'list', '--json')).out).toBe(before);
});

test('a folder is taken in whole or not at all, each article on its own day', async () => {
  const many = mkdtempSync(path.join(folder, 'many-'));
  const put = (name: string, head: string) => write(path.join(path.basename(many), name), head, 'Words.');
  put('a.md', `${HEAD.replace('Meters', 'First')}\ndate: 2026-01-05`);
  put('b.md', 'title: Second');
  const refused = await ehs('blog', 'import', many, '--publish');
  expect(refused.err.split('\n')).toEqual(['b.md: description is required', 'b.md: category is required']);
  expect((await ehs('blog', 'list')).out).not.toContain('First');
  put('b.md', `${HEAD.replace('Meters', 'Second')}\ndate: 2026-02-05`);
  expect((await ehs('blog', 'import', many, '--publish')).out).toBe('First\nSecond');
  const { blogs } = (await api.call('GET', '/public/blogs?keyword=second')).body.data as { blogs: Blog[] };
  expect(blogs[0]?.createdAt).toBe('2026-02-05T04:30:00.000Z');
  expect((await ehs('blog', 'import', path.join(folder, 'nowhere'))).code).toBe(2);
});
