// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toSummary } from '../articles/article-words.ts';
import { type SentCall, type StubbedAnswer, stubFetch } from '../testing.ts';
import { toTestArticle } from '../testing-articles.ts';
import { BlogBrowser, type BlogBrowserProps } from './blog-browser.tsx';

const BUILT: BlogBrowserProps = {
  categories: ['Case Studies', 'Regulations'],
  category: null,
  page: 1,
  pageCount: 2,
  articles: [toTestArticle(1), toTestArticle(2)].map(toSummary),
};
const found = (total: number, ...numbers: number[]): StubbedAnswer => ({
  body: { message: 'Done', data: { blogs: numbers.map((number) => toTestArticle(number)), total } },
});

let answer: (call: SentCall) => StubbedAnswer | Promise<StubbedAnswer>;
let calls: SentCall[];
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms), delay: null });
  answer = () => found(1, 7);
  calls = stubFetch((call) => answer(call));
  history.replaceState(null, '', '/blog');
});

afterEach(() => {
  cleanup();
  // The element is newer than this DOM, of which React complains.
  const logged = vi.mocked(console.error).mock.calls;
  expect(logged.filter(([text, tag]) => !`${text}`.startsWith('The tag <%s>') || tag !== 'search')).toEqual(
    [],
  );
  vi.mocked(console.error).mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const box = () => screen.getByRole('searchbox') as HTMLInputElement;
const titles = () => screen.getAllByRole('article').map((card) => card.querySelector('h2, h3')?.textContent);
const address = () => `${location.pathname}${location.search}`;
const queryOf = (call: SentCall | undefined) =>
  Object.fromEntries(new URL(call?.path ?? '', 'http://localhost').searchParams);

async function show(change: Partial<BlogBrowserProps> = {}): Promise<void> {
  render(<BlogBrowser {...BUILT} {...change} />);
  await pass(0);
}

async function search(word: string): Promise<void> {
  await user.clear(box());
  if (word) await user.type(box(), word);
  await pass(300);
}

test('the built page is shown and nothing is asked for', async () => {
  await show();
  expect(titles()).toEqual(['Article 1', 'Article 2']);
  expect(calls).toEqual([]);
});

describe('a search', () => {
  test('waits until the typing rests, asks once, and begins at page 1', async () => {
    history.replaceState(null, '', '/blog/page/2');
    await show({ page: 2 });
    await user.type(box(), 'cess');
    await pass(300);
    expect(calls).toHaveLength(1);
    expect(queryOf(calls[0])).toEqual({ isPagination: '1', pageNo: '1', pageSize: '9', keyword: 'cess' });
    expect(titles()).toEqual(['Article 7']);
    expect(address()).toBe('/blog?keyword=cess');
  });

  test('changed on its second page begins at page 1 again', async () => {
    history.replaceState(null, '', '/blog?keyword=form&page=2');
    answer = () => found(12, 5);
    await show();
    expect(queryOf(calls[0])).toMatchObject({ keyword: 'form', pageNo: '2' });
    expect(box().value).toBe('form');
    await user.type(box(), 's');
    await pass(300);
    expect(queryOf(calls[1])).toMatchObject({ keyword: 'forms', pageNo: '1' });
    expect(address()).toBe('/blog?keyword=forms');
    const pages = screen.getByRole('navigation', { name: 'Pages of articles' });
    expect(pages.querySelector('[aria-current=page]')?.textContent).toBe('1');
    expect(pages.querySelector('a[href*="page=2"]')?.getAttribute('href')).toBe('/blog?keyword=forms&page=2');
  });

  test('that finds nothing says so, with a way on', async () => {
    answer = () => found(0);
    await show();
    await search('zzzz');
    expect(screen.getByRole('heading').textContent).toBe('No articles found');
    screen.getByText('Try another category or come back later');
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.queryByRole('navigation', { name: 'Pages of articles' })).toBeNull();
  });

  test('that is taken back shows the built page again', async () => {
    await show();
    await search('cess');
    await search('');
    expect(titles()).toEqual(['Article 1', 'Article 2']);
    expect(address()).toBe('/blog');
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['is answered by an error', { status: 500, body: { message: 'x' } }],
    ['gets no answer', new TypeError('failed')],
  ] as [string, StubbedAnswer][])(
    'that %s says so, keeps what is shown and typed, and can be tried again',
    async (_, failure) => {
      answer = () => failure;
      await show();
      await search('cess');
      expect(screen.getByRole('alert').textContent).toContain('The articles could not be searched.');
      expect(titles()).toEqual(['Article 1', 'Article 2']);
      expect(box().value).toBe('cess');
      answer = () => found(1, 7);
      await user.type(box(), '{Enter}');
      await pass(0);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(titles()).toEqual(['Article 7']);
    },
  );

  test('that is answered late never covers a later one', async () => {
    const slow = Promise.withResolvers<StubbedAnswer>();
    answer = (call) => (queryOf(call).keyword === 'air' ? slow.promise : found(1, 8));
    await show();
    await search('air');
    await search('water');
    slow.resolve(found(1, 3));
    await pass(0);
    expect(titles()).toEqual(['Article 8']);
  });

  test('typed into the built page is made once it is awake', async () => {
    document.body.innerHTML = '<form id="blog-search"><input name="keyword" value=" cess "></form>';
    await show();
    document.getElementById('blog-search')?.remove();
    expect(queryOf(calls[0])).toMatchObject({ keyword: 'cess', pageNo: '1' });
    expect(address()).toBe('/blog?keyword=cess');
  });
});

describe('within a category', () => {
  const category = 'Case Studies';
  const id = '0190c0de-0000-7000-8000-00000000c0de';

  test('only its articles are searched', async () => {
    answer = ({ path }) =>
      path.includes('/blog-categories')
        ? { body: { message: 'Done', data: { blogCategories: [{ id, name: category }] } } }
        : found(1, 7);
    await show({ category });
    await search('cess');
    expect(queryOf(calls.at(-1))).toMatchObject({ blogCategoryId: id, keyword: 'cess' });
    expect(address()).toBe('/blog/category/case-studies?keyword=cess');
    expect(screen.getByRole('link', { name: category, current: 'page' }).getAttribute('href')).toBe(
      '/blog/category/case-studies',
    );
  });

  test('never all others in place of its own, where the category is not known', async () => {
    answer = ({ path }) =>
      path.includes('/blog-categories')
        ? { body: { message: 'Done', data: { blogCategories: [] } } }
        : found(1, 7);
    await show({ category });
    await search('cess');
    screen.getByRole('alert');
    expect(calls.filter(({ path }) => path.includes('/public/blogs'))).toEqual([]);
  });
});
