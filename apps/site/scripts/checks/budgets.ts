import { gzipSync } from 'node:zlib';
import { type BuiltSite, findAttribute, listMatches, listTags } from './built-site.ts';

const BUDGETS = { js: 5 * 1024, css: 14 * 1024, fonts: 55 * 1024 };
const ISLANDS = '_astro/islands/';

const toKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Bytes of each page before the first interaction against their budgets, printed; and those after it, printed only. */
export function checkBudgets(site: BuiltSite): string[] {
  const { pages, files, read } = site;
  const problems: string[] = [];
  const hold = (what: string, bytes: number, budget: number) => {
    console.log(`${what}: ${toKb(bytes)} of ${toKb(budget)}`);
    if (bytes > budget) problems.push(`${what} is ${toKb(bytes)}, over its budget of ${toKb(budget)}`);
  };
  const weigh = (urls: readonly string[]) =>
    urls.reduce((sum, url) => sum + gzipSync(read(url.replace(/^\//, '')), { level: 9 }).length, 0);
  for (const { file, html } of pages) {
    const scripts = listTags(html, 'script')
      .map((tag) => findAttribute(tag, 'src'))
      .filter((src) => src !== null);
    hold(`${file} scripts`, weigh(scripts), BUDGETS.js);
    hold(`${file} styles`, weigh(listMatches(html, /<link[^>]+href="([^"]+\.css)"/g)), BUDGETS.css);
  }
  // What a page in English loads: the latin cuts (the others wait for their letters).
  const fonts = files.filter(
    (file) => /latin-(?:wght|500)[^/]*\.woff2$/.test(file) && !file.includes('latin-ext'),
  );
  hold(
    'fonts',
    fonts.reduce((sum, file) => sum + read(file).length, 0),
    BUDGETS.fonts,
  );
  if (fonts.length === 0) problems.push('no fonts were found');
  for (const [name, bytes] of weighIslands(site, weigh))
    console.log(`${name} after its first interaction: ${toKb(bytes)}`);
  return problems;
}

/** Islands by name, with all that waking one loads: React, its own code, and the styles that come with it. */
function weighIslands(
  { files, read }: BuiltSite,
  weigh: (urls: readonly string[]) => number,
): [string, number][] {
  const entry = files.find((file) => file.startsWith(`${ISLANDS}hydrate-`) && file.endsWith('.js'));
  if (!entry) return [];
  const code = read(entry).toString('utf8');
  const list = /m\.f\|\|\(m\.f=(\[[^\]]*\])\)/.exec(code)?.[1] ?? '[]';
  const styles: string[] = JSON.parse(list);
  const imports = [...code.matchAll(/import\(`\.\/([^`]+\.js)`\)[^[\]]*?__vite__mapDeps\(\[([\d,]*)\]\)/g)];
  return imports.map(([, chunk = '', deps = '']) => {
    const own = deps
      .split(',')
      .filter(Boolean)
      .map((index) => styles[Number(index)] ?? '');
    const loaded = new Set([
      entry,
      ...follow(entry, read),
      ISLANDS + chunk,
      ...follow(ISLANDS + chunk, read),
    ]);
    for (const name of own) loaded.add(ISLANDS + name);
    return [chunk.replace(/-[^-]+\.js$/, ''), weigh([...loaded])];
  });
}

/** What a script imports at once, and what that imports. */
function follow(file: string, read: BuiltSite['read'], seen: Set<string> = new Set()): Set<string> {
  for (const name of listMatches(
    read(file).toString('utf8'),
    /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g,
  )) {
    if (seen.has(ISLANDS + name)) continue;
    seen.add(ISLANDS + name);
    follow(ISLANDS + name, read, seen);
  }
  return seen;
}
