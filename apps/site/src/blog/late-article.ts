/**
 * Fills the page of an article that was published since the last build. Plain DOM and no React: nothing of it is
 * interactive, and the page keeps the weight of the others.
 */
type Late = {
  title: string;
  description: string;
  writtenBy: string | null;
  writtenByDesignation: string | null;
  readTime: number | null;
  createdAt: string;
  htmlContent: string;
};

const find = (name: string) => document.querySelector<HTMLElement>(`[data-late="${name}"]`);
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

async function load(id: string): Promise<Late> {
  const config: { apiUrl?: string | null } = await fetch('/config.json').then(
    (response) => (response.ok ? response.json() : {}),
    () => ({}),
  );
  const base = (config.apiUrl ?? '').replace(/\/(?:api\/v1\/?)?$/, '');
  const response = await fetch(`${base}/api/v1/public/blogs/${encodeURIComponent(id)}`);
  if (!response.ok) throw new Error(`The article answered ${response.status}.`);
  return ((await response.json()) as { data: Late }).data;
}

function show(article: Late): void {
  const set = (name: string, text: string) => {
    const element = find(name);
    if (element) element.textContent = text;
  };
  document.title = document.title.replace(/^[^|]*/, `${article.title} `);
  set('title', article.title);
  set('lead', article.description);
  set(
    'author',
    [
      article.writtenBy ?? 'Author',
      article.writtenByDesignation ?? 'Regulatory Affairs',
      DATE.format(new Date(article.createdAt)),
      `${article.readTime ?? 8} min read`,
    ].join(', '),
  );
  const body = find('body');
  // Sanitised by the server when it was published (D32); the policy of the page runs no script in it either.
  if (body) body.innerHTML = article.htmlContent;
  find('article')?.setAttribute('aria-busy', 'false');
}

function fail(): void {
  find('article')?.remove();
  find('failed')?.removeAttribute('hidden');
}

load(location.pathname.split('/').at(-1) ?? '').then(show, fail);
