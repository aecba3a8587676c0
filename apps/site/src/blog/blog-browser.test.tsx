// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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

test('every category has its chip, after that for all of them', async () => {
  await show();
  const chips = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  expect(chips.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All', '/blog'],
    ['Case Studies', '/blog/category/case-studies'],
    ['Regulations', '/blog/category/regulations'],
  ]);
});

test.each([
  [1, ['1', '2', '3', '4', '5']],
  [6, ['4', '5', '6', '7', '8']],
  [12, ['8', '9', '10', '11', '12']],
])('of 12 pages, at page %i, five have a button', async (page, shown) => {
  await show({ page, pageCount: 12 });
  expect(screen.getAllByRole('link', { name: /^Page / }).map(({ textContent }) => textContent)).toEqual(
    shown,
  );
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
      '/blog/category/case-studies?keyword=cess',
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

describe('a link, awake,', () => {
  const name = 'Case Studies';
  const id = '0190c0de-0000-7000-8000-00000000c0de';
  const chip = (label: string) => screen.getByRole('link', { name: label });
  const press = async (label: string) => {
    await user.click(chip(label));
    await pass(0);
  };

  beforeEach(() => {
    document.body.innerHTML = '<h1>Blog</h1>';
    document.title = 'Blog | Anupalan';
    answer = ({ path }) => {
      if (path.includes('/blog-categories'))
        return { body: { message: 'Done', data: { blogCategories: [{ id, name }] } } };
      return path.includes('pageNo=2') ? found(12, 9) : found(12, 7);
    };
  });
  afterEach(() => document.body.replaceChildren());

  test('of a category shows it in place, under its own address, and the way back leads back', async () => {
    const push = vi.spyOn(history, 'pushState');
    await show();
    const href = chip(name).getAttribute('href');
    await press(name);
    expect(queryOf(calls.at(-1))).toEqual({
      isPagination: '1',
      pageNo: '1',
      pageSize: '9',
      keyword: '',
      blogCategoryId: id,
    });
    expect(titles()).toEqual(['Article 7']);
    expect(address()).toBe(href);
    expect(push).toHaveBeenCalledExactlyOnceWith(null, '', href);
    expect(chip(name).getAttribute('aria-current')).toBe('page');
    expect(chip('All').getAttribute('aria-current')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(document.title).toBe('Case Studies | Anupalan');
    expect(screen.getByRole('status').textContent).toBe(name);
    push.mockRestore();
    history.replaceState(null, '', '/blog');
    fireEvent.popState(window);
    await pass(0);
    expect(titles()).toEqual(['Article 1', 'Article 2']);
    expect(chip('All').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blog');
    expect(document.title).toBe('Blog | Anupalan');
  });

  test('of a page shows it in place, and keeps the word', async () => {
    await show();
    await press('Page 2');
    expect(address()).toBe('/blog/page/2');
    expect(titles()).toEqual(['Article 9']);
    expect(document.title).toBe('Blog, page 2 | Anupalan');
    await search('cess');
    await press('Page 2');
    expect(address()).toBe('/blog?keyword=cess&page=2');
    expect(queryOf(calls.at(-1))).toMatchObject({ keyword: 'cess', pageNo: '2' });
    await press(name);
    expect(address()).toBe('/blog/category/case-studies?keyword=cess');
    expect(queryOf(calls.at(-1))).toMatchObject({ keyword: 'cess', pageNo: '1', blogCategoryId: id });
    expect(box().value).toBe('cess');
  });

  test('takes a word along that was not asked for yet, and asks once', async () => {
    await show();
    await user.type(box(), 'cess');
    await press(name);
    await pass(300);
    expect(address()).toBe('/blog/category/case-studies?keyword=cess');
    expect(calls.filter(({ path }) => path.includes('/public/blogs'))).toHaveLength(1);
  });

  test('the word of an address in the history comes back with it', async () => {
    await show();
    history.replaceState(null, '', '/blog?keyword=air&page=2');
    fireEvent.popState(window);
    await pass(0);
    expect(box().value).toBe('air');
    expect(queryOf(calls.at(-1))).toMatchObject({ keyword: 'air', pageNo: '2' });
    // As where an anchor of the page is followed: nothing has changed.
    const asked = calls.length;
    fireEvent.popState(window);
    await pass(0);
    expect(calls).toHaveLength(asked);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    async (init) => {
      await show();
      const seen = vi.fn((event: Event) => {
        const { defaultPrevented } = event;
        event.preventDefault();
        return defaultPrevented;
      });
      window.addEventListener('click', seen, { once: true });
      fireEvent.click(chip(name), init);
      await pass(0);
      expect(seen).toHaveReturnedWith(false);
      expect(calls).toEqual([]);
      expect(address()).toBe('/blog');
    },
  );

  test('that gets no answer leads to the built page', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    answer = () => new TypeError('failed');
    await show();
    await press(name);
    expect(address()).toBe('/blog/category/case-studies');
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  });
});
