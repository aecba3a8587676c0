import { BLOG_DEFAULTS } from '@anupalan/enums/limits';
import type { Blog } from '@anupalan/validators/entities/blog';
import { toSummary } from '../articles/article-words.ts';
import { call } from '../islands/call.ts';

/**
 * Fills the page of an article that was published since the last build. Plain DOM and no React: nothing of it is
 * interactive, and the page keeps the weight of the others. What only some articles have waits in templates of the
 * page (src/blog/late-article-page.tsx).
 */
const find = (name: string) => document.querySelector<HTMLElement>(`[data-late="${name}"]`);

/** A copy of what a template of the page holds. */
function copy(name: string): Element | null {
  const template = find(name);
  if (!(template instanceof HTMLTemplateElement)) return null;
  return template.content.firstElementChild?.cloneNode(true) as Element | null;
}

function show(article: Blog): void {
  const { cover, date, length, tags = [] } = toSummary(article);
  const set = (name: string, text: string) => {
    const element = find(name);
    if (element) element.textContent = text;
  };
  // A function: in a text "$&" would stand for what it replaces.
  document.title = document.title.replace(/^[^|]*/, () => `${article.title} `);
  set('title', article.title);
  set('lead', article.description);
  set(
    'author',
    [
      article.writtenBy ?? BLOG_DEFAULTS.detailAuthor,
      article.writtenByDesignation ?? BLOG_DEFAULTS.designation,
      date,
      length,
    ]
      .filter(Boolean)
      .join(', '),
  );
  showTags(tags);
  if (cover) showCover(cover);
  const body = find('body');
  if (body) {
    // Sanitised by the server when it was published (D32); the policy of the page runs no script in it either.
    body.innerHTML = article.htmlContent;
    boxTables(body);
  }
  find('article')?.setAttribute('aria-busy', 'false');
}

function showTags(tags: readonly string[]): void {
  const list = copy('tags');
  const one = list?.firstElementChild;
  if (!list || !one || tags.length === 0) return;
  list.replaceChildren(
    ...tags.map((name) => {
      const tag = one.cloneNode(true) as Element;
      // The word stands within the tag, in a box of its own.
      (tag.firstElementChild ?? tag).textContent = name;
      return tag;
    }),
  );
  find('tags')?.after(list);
}

/** Over the drawn cover, which stays where the picture does not come. */
function showCover(address: string): void {
  const picture = document.createElement('img');
  picture.alt = '';
  picture.decoding = 'async';
  picture.src = address;
  find('cover')?.append(picture);
}

/** Each table in a box of its own, in which it scrolls, named by its number as on the built pages. */
function boxTables(body: HTMLElement): void {
  for (const [index, table] of [...body.querySelectorAll('table')].entries()) {
    const box = copy('table');
    if (!box) return;
    box.setAttribute('aria-label', `Table ${index + 1}`);
    table.replaceWith(box);
    box.append(table);
  }
}

function fail(): void {
  find('article')?.remove();
  find('failed')?.removeAttribute('hidden');
}

const id = location.pathname.split('/').at(-1) ?? '';
call<Blog>(`/public/blogs/${encodeURIComponent(id)}`)
  .then((answer) => (answer.isOk ? show(answer.data) : fail()))
  // Without the cipher, where there is a key, or with data that is no article.
  .catch(fail);
