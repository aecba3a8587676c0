import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadArticles } from '@anupalan/site/src/articles/load-articles.ts';
import { listCategories, toListPages } from '@anupalan/site/src/articles/paging.ts';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** Folder of the site whose pages are built anew. */
export const SITE = dirname(createRequire(import.meta.url).resolve('@anupalan/site/package.json'));

/** The same pages, rendered in the browser: each a chunk of its own, its articles fetched as JSON. */
const ENTRY = `
import '@anupalan/ui/fonts-site.css';
import '@anupalan/ui/tokens.css';
import '@anupalan/ui/base.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const year = new Date().getFullYear();
const data = (name) => fetch('/data/' + name + '.json').then((response) => response.json());
const pages = {
  '/': async () => [(await import('./home/home-page.tsx')).HomePage, await data('home')],
  '/about-us': async () => [(await import('./about/about-page.tsx')).AboutPage, {}],
  '/blog': async () => [(await import('./blog/blog-page.tsx')).BlogPage, await data('blog')],
  '/contact-us': async () => [(await import('./contact/contact-page.tsx')).ContactPage, {}],
  '/tools': async () => [(await import('./tools/tools-page.tsx')).ToolsPage, {}],
  '/industries': async () => [
    (await import('./topics/topic-page.tsx')).TopicPage,
    { topic: (await import('./topics/industries.ts')).industries },
  ],
  '/privacy': async () => [(await import('./privacy/privacy-page.tsx')).PrivacyPage, {}],
};
const article = async () => [(await import('./blog/article-page.tsx')).ArticlePage, await data(location.pathname.split('/').at(-1))];
const [Page, props] = await (pages[location.pathname] ?? article)();
createRoot(document.getElementById('root')).render(createElement(Page, { ...props, year }));
`;

/** In such an app an island is a component like any other. */
const ISLAND = `
import { createElement } from 'react';
export function Island({ of, props }) { return createElement(of, props); }
`;

/** The module with the sanitiser is the build's; of it the browser needs one function. */
const RENDER = `
export const listHeadings = (html) =>
  [...html.matchAll(/<h2 id="([^"]+)">([\\s\\S]*?)<\\/h2>/g)].map(([, id, inner]) => ({ id, label: inner.replace(/<[^>]+>/g, '') }));
`;

/**
 * Builds the pages of the site as a single-page app without a server: what they would weigh as plain React.
 * @param outDir a folder of its own, outside the repository
 * @returns path of the newest article
 */
export async function buildSpa(outDir: string): Promise<string> {
  await build({
    root: SITE,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), replaceModules()],
    define: { 'process.env': '({})' },
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: { spa: join(SITE, 'src/spa.tsx') } } },
  });
  const assets = readdirSync(join(outDir, 'assets'));
  const find = (pattern: RegExp) => assets.find((name) => pattern.test(name));
  const css = find(/^spa-.*\.css$/);
  writeFileSync(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Anupalan</title><meta name="description" content="Consent orders, read."><link rel="icon" href="/favicon.svg">${css ? `<link rel="stylesheet" href="/assets/${css}">` : ''}<script type="module" src="/assets/${find(/^spa-.*\.js$/)}"></script></head><body><div id="root"></div></body></html>`,
  );
  return writeData(outDir);
}

function replaceModules(): Plugin {
  const modules = new Map([
    [join(SITE, 'src/spa.tsx'), ENTRY],
    [join(SITE, 'src/spa-island.tsx'), ISLAND],
    [join(SITE, 'src/spa-render.ts'), RENDER],
  ]);
  return {
    name: 'replace-modules',
    enforce: 'pre',
    resolveId(source) {
      if (modules.has(source)) return source;
      if (source.endsWith('/islands/island.tsx')) return join(SITE, 'src/spa-island.tsx');
      if (source === '@anupalan/articles/render') return join(SITE, 'src/spa-render.ts');
      return null;
    },
    load: (id) => modules.get(id) ?? null,
  };
}

function writeData(outDir: string): string {
  // The site finds its articles from the folder that it is built in.
  const before = process.cwd();
  process.chdir(SITE);
  const articles = loadArticles();
  process.chdir(before);
  const folder = join(outDir, 'data');
  mkdirSync(folder);
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  const summaries = articles.map(({ htmlContent: _, ...summary }) => summary);
  const [newest] = articles;
  if (!newest) throw new Error('There are no articles to measure.');
  const [list] = toListPages(articles);
  write('home', { articles: summaries.slice(0, 4) });
  write('blog', {
    list: { ...list, articles: summaries.slice(0, list?.articles.length) },
    categories: listCategories(articles),
  });
  write(newest.id, { article: newest, more: summaries.slice(1, 5) });
  return `/blog/${newest.id}`;
}
