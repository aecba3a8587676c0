// @vitest-environment happy-dom
import { encryptPayload } from '@anupalan/api-client/payload-encryption';
import type { Blog } from '@anupalan/validators/entities/blog';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type SentCall, type StubbedAnswer, stubFetch } from '../testing.ts';
import { toTestArticle } from '../testing-articles.ts';
import { LateArticlePage } from './late-article-page.tsx';

const KEY = 'a1'.repeat(32);
const TABLE = '<table><tbody><tr><td>Form 4</td></tr></tbody></table>';
const late = toTestArticle(1, {
  title: "What $& and $' cost",
  blogTags: [{ name: 'Boilers' }, { name: '<b>Water</b>' }],
  htmlContent: `<p>One.</p>${TABLE}<p>Two.</p>${TABLE}`,
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const find = (name: string) => document.querySelector<HTMLElement>(`[data-late="${name}"]`);
const toAnswer = (data: unknown): StubbedAnswer => ({ body: { message: 'Done', data } });

/** Opens the built page at the address of the article, and waits until it is filled or has failed. */
async function open(answer: StubbedAnswer, config: object = {}): Promise<SentCall[]> {
  history.replaceState(null, '', `/blog/${late.id}`);
  document.title = 'Article | Anupalan';
  document.body.innerHTML = renderToStaticMarkup(<LateArticlePage year={2026} />);
  const calls = stubFetch(() => answer, config);
  vi.resetModules();
  await import('./late-article.ts');
  await vi.waitFor(() => expect(document.querySelector('article[aria-busy=true]')).toBeNull());
  return calls;
}

test('the page is filled with the article, its tags and its tables in boxes that scroll', async () => {
  const calls = await open(toAnswer(late));
  expect(calls).toMatchObject([{ path: `/api/v1/public/blogs/${late.id}`, method: 'GET' }]);
  expect(calls[0]?.headers.get('x-api-key')).toBeNull();
  expect(document.title).toBe(`${late.title} | Anupalan`);
  expect(document.querySelector('h1')?.textContent).toBe(late.title);
  expect(find('lead')?.textContent).toBe(late.description);
  expect(find('author')?.textContent).toBe('Mira Kolhe, Analyst, October 1, 2026, 4 min read');
  const tags = find('tags')?.nextElementSibling;
  expect([...(tags?.children ?? [])].map((tag) => tag.textContent)).toEqual(['Boilers', '<b>Water</b>']);
  const body = find('body');
  expect(body?.textContent).toBe('One.Form 4Two.Form 4');
  const boxes = [...(body?.querySelectorAll('table') ?? [])].map((table) => table.parentElement);
  expect(boxes.map((box) => box?.getAttribute('aria-label'))).toEqual(['Table 1', 'Table 2']);
  expect(boxes.map((box) => box?.tabIndex)).toEqual([0, 0]);
  expect(find('cover')?.querySelector('svg')).not.toBeNull();
  expect(find('cover')?.querySelector('img')).toBeNull();
});

test('what nobody gave stands as on the built pages', async () => {
  await open(
    toAnswer({ ...late, blogTags: [], writtenBy: null, writtenByDesignation: null, readTime: null }),
  );
  expect(find('author')?.textContent).toBe('Author, Regulatory Affairs, October 1, 2026, 8 min read');
  expect(find('tags')?.nextElementSibling).toBeNull();
});

test.each([
  ['of the own server', {}, '/api/v1/blog-images/abc.webp'],
  [
    'of the configured server',
    { apiUrl: 'https://api.example.com/api/v1' },
    'https://api.example.com/api/v1/blog-images/abc.webp',
  ],
])('a given cover, %s, lies over the drawn one', async (_, config, address) => {
  const media = { id: late.id, path: '/blog-images/abc.webp', name: 'abc', mimeType: 'image/webp' };
  await open(toAnswer({ ...late, media } as Blog), config);
  const picture = find('cover')?.lastElementChild;
  expect(picture?.getAttribute('src')).toBe(address);
  expect(picture?.getAttribute('alt')).toBe('');
});

test('the configured key is sent, and an encrypted answer is read', async () => {
  const calls = await open(toAnswer(encryptPayload(late, KEY)), { apiKey: 'public-1', payloadKey: KEY });
  expect(calls[0]?.headers.get('x-api-key')).toBe('public-1');
  expect(document.querySelector('h1')?.textContent).toBe(late.title);
});

test.each([
  ['is not there', { status: 404, body: { message: 'Blog not found' } }],
  ['does not come', new TypeError('failed')],
  ['is none', toAnswer({})],
] as [string, StubbedAnswer][])('an article that %s is told about', async (_, answer) => {
  await open(answer);
  expect(find('article')).toBeNull();
  expect(find('failed')?.hidden).toBe(false);
});
