// Holds the built site to its budgets: bytes, nothing inline, no link that leads nowhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AUTH_PATHS } from '@anupalan/enums/paths';

const dist = join(import.meta.dirname, '../dist');
const budgets = { js: 5 * 1024, css: 14 * 1024, fonts: 55 * 1024 };
/** Addresses that the server answers, not a file of the site. */
const servedElsewhere = new Set<string>([AUTH_PATHS.login, AUTH_PATHS.productPreview]);
const problems: string[] = [];

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(dist, path));
const toKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const hold = (what: string, bytes: number, budget: number) => {
  console.log(`${what}: ${toKb(bytes)} of ${toKb(budget)}`);
  if (bytes > budget) problems.push(`${what} is ${toKb(bytes)}, over its budget of ${toKb(budget)}`);
};

for (const page of files.filter((path) => path.endsWith('.html'))) {
  const html = read(page).toString('utf8');
  const zipped = (urls: readonly string[]) =>
    urls.reduce((sum, url) => sum + gzipSync(read(url), { level: 9 }).length, 0);
  const matches = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  hold(`${page} scripts`, zipped(matches(/<script[^>]+src="([^"]+)"/g)), budgets.js);
  hold(`${page} styles`, zipped(matches(/<link[^>]+href="([^"]+\.css)"/g)), budgets.css);
  if (/<script(?![^>]*(?:src=|type="application\/ld\+json"))[^>]*>/.test(html))
    problems.push(`${page} has an inline script`);
  // No screen has a style of its own: the look is the kit's, and comes as files.
  if (/<style\b/i.test(html)) problems.push(`${page} has a style element`);
  for (const [tag] of html.matchAll(/<[a-z][^>]*\sstyle=(?:"|')[^>]*>/gi))
    problems.push(`${page} has an inline style: ${tag.slice(0, 120)}`);
  // Left behind by a component of React that was given HTML of Astro as its children.
  if (/<astro-(?:static-)?slot\b/.test(html)) problems.push(`${page} has a slot of Astro in its markup`);
  if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) problems.push(`${page} does not have exactly one h1`);
  for (const href of matches(/<a[^>]+href="([^"]*)"/g)) {
    if (/^(?:https?|mailto|tel):/.test(href)) continue;
    const [withQuery = '', anchor] = href.split('#');
    const path = withQuery.split('?')[0] ?? '';
    const target = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    if (path !== '' && !servedElsewhere.has(path) && !existsSync(join(dist, target)))
      problems.push(`${page} leads to ${href}, which does not exist`);
    if (path === '' && anchor && !html.includes(`id="${anchor}"`)) problems.push(`${page} has no #${anchor}`);
  }
}

// What a page in English loads: the latin cuts (the others wait for their letters).
const fonts = files.filter(
  (path) => /latin-(?:wght|500)[^/]*\.woff2$/.test(path) && !path.includes('latin-ext'),
);
hold(
  'fonts',
  fonts.reduce((sum, path) => sum + read(path).length, 0),
  budgets.fonts,
);
if (fonts.length === 0) problems.push('no fonts were found');

// What the build leaves on disk and no page asks for is a mistake, too.
const pages = files.filter((path) => path.endsWith('.html')).map((path) => read(path).toString('utf8'));
for (const path of files.filter((name) => name.endsWith('.js')))
  if (!path.includes('islands/') && !pages.some((html) => html.includes(basename(path))))
    problems.push(`${path} is loaded by no page`);

// And the sources hold no rule of their own.
const src = join(import.meta.dirname, '../src');
for (const path of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
  if (path.endsWith('.css')) problems.push(`src/${path}: styles belong to packages/ui`);
  if (/\.(?:astro|tsx)$/.test(path) && /<style\b|\sstyle=/.test(readFileSync(join(src, path), 'utf8')))
    problems.push(`src/${path} has a style of its own`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
