import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkBudgets } from './budgets.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { checkJsonLd } from './json-ld.ts';
import { checkLinks } from './links.ts';
import { checkMachineFiles } from './machine-files.ts';
import { checkPages } from './pages.ts';
import { checkLeftovers } from './sources.ts';
import { checkValidHtml } from './valid-html.ts';
import { findXmlFault } from './xml.ts';

const ORIGIN = 'https://example.com';
const ORGANIZATION = '{"@context":"https://schema.org","@type":"Organization"}';
const BREADCRUMBS = '{"@context":"https://schema.org","@type":"BreadcrumbList"}';

/** A page without a fault. */
function toHtml(path: string, body = '', head = ''): string {
  const meta = (property: string, content: string) => `<meta property="${property}" content="${content}">`;
  const blocks = path === '/' ? [ORGANIZATION] : [ORGANIZATION, BREADCRUMBS];
  return [
    '<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">',
    `<title>Page ${path}</title><meta name="description" content="About ${path}">`,
    `<link rel="canonical" href="${ORIGIN}${path}">`,
    meta('og:type', 'website'),
    meta('og:site_name', 'A'),
    meta('og:title', 'A'),
    meta('og:description', 'A'),
    meta('og:image', `${ORIGIN}/og/site.png`),
    meta('og:url', `${ORIGIN}${path}`),
    ...blocks.map((block) => `<script type="application/ld+json">${block}</script>`),
    `${head}</head><body><main id="main"><h1>Page</h1>${body}</main></body></html>`,
  ].join('');
}

function toPng(size: number): string {
  const bytes = Buffer.alloc(24);
  bytes.writeUInt32BE(size, 16);
  bytes.writeUInt32BE(size, 20);
  return bytes.toString('latin1');
}

const FILES: Readonly<Record<string, string>> = {
  'og/site.png': toPng(1),
  'a.css': '.box{display:block;aspect-ratio:16/9}',
  'icons/icon-192.png': toPng(192),
  'sitemap.xml': `<urlset><url><loc>${ORIGIN}/</loc></url><url><loc>${ORIGIN}/two</loc></url></urlset>`,
  'rss.xml': `<rss><item><title>A</title><link>${ORIGIN}/two</link><guid>1</guid><description>B</description><pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate></item></rss>`,
  'manifest.webmanifest':
    '{"name":"A","start_url":"/","icons":[{"src":"/icons/icon-192.png","sizes":"192x192"}]}',
  'robots.txt': `User-agent: *\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  '.well-known/security.txt': `Contact: mailto:a@example.com\nExpires: ${new Date(Date.now() + 86_400_000).toISOString()}\nCanonical: ${ORIGIN}/.well-known/security.txt\n`,
  'llms.txt': `- [Two](${ORIGIN}/two)`,
};

/** A site of two pages without a fault, with some of its files in another state. */
function toSite(
  pages: Partial<Record<'/' | '/two', string>> = {},
  files: Record<string, string> = {},
): BuiltSite {
  const all = new Map(Object.entries({ ...FILES, ...files }));
  const toPage = (path: string, html: string): BuiltPage => ({
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    path,
    html,
    isListed: !html.includes('noindex'),
  });
  return {
    pages: [toPage('/', pages['/'] ?? toHtml('/')), toPage('/two', pages['/two'] ?? toHtml('/two'))],
    files: [...all.keys()],
    read: (file) => Buffer.from(all.get(file) ?? '', 'latin1'),
    has: (file) => all.has(file),
  };
}

test('a site without a fault has no problems', async () => {
  const site = toSite({
    '/': toHtml(
      '/',
      '<a href="/two#main">Two</a><a href="#main">Up</a><a href="mailto:a@example.com">Mail</a>',
    ),
  });
  const problems = [
    ...checkPages(site),
    ...checkLinks(site),
    ...checkJsonLd(site),
    ...checkMachineFiles(site),
  ];
  expect([...problems, ...(await checkValidHtml(site))]).toEqual([]);
});

describe('a page', () => {
  test.each([
    ['<h1>Two</h1>', 'exactly one h1'],
    ['<p style="color: red">x</p>', 'inline style'],
    ['<p onclick="go()">x</p>', 'inline event handler'],
    ['<a href=" javascript:go()">x</a>', 'script as an address'],
    ['<script>go()</script>', 'inline script'],
    ['<style>p{}</style>', 'style element'],
    ['<script src="https://cdn.example.com/a.js"></script>', 'not of this site'],
    ['<script src="//cdn.example.com/a.js"></script>', 'not of this site'],
    ['<img src="/none.webp" width="1" height="1" alt="">', 'does not exist'],
    ['<img src="/og/site.png" alt="">', 'picture without a size'],
    ['<img src="/og/site.png" width="10" alt="">', 'picture without a size'],
    ['<div class="other"><img src="/og/site.png" alt=""></div>', 'picture without a size'],
    ['<link rel="stylesheet" href="https://fonts.example.com/a.css">', 'not of this site'],
  ])('with %s is refused', (body, problem) => {
    expect(checkPages(toSite({ '/two': toHtml('/two', body) })).join('\n')).toContain(problem);
  });

  test.each([
    '<img src="/og/site.png" width="10" height="10" alt="">',
    '<div class="box"><img src="/og/site.png" alt=""></div>',
    '<p>“style=” and onclick= are words here</p>',
  ])('with %s is fine', (body) => {
    expect(checkPages(toSite({ '/two': toHtml('/two', body) }))).toEqual([]);
  });

  test.each([
    ['<title>Page /two</title>', `<title>${'x'.repeat(71)}</title>`, 'title of 71'],
    ['<title>Page /two</title>', '', 'title of 0'],
    ['content="About /two"', `content="${'x'.repeat(201)}"`, 'description of 201'],
    ['<title>Page /two</title>', '<title>Page /</title>', 'title of another page'],
    ['content="About /two"', 'content="About /"', 'description of another page'],
    ['<link rel="canonical" href="https://example.com/two">', '', 'canonical address null'],
    [
      '<link rel="canonical" href="https://example.com/two">',
      `<link rel="canonical" href="${ORIGIN}/">`,
      'canonical',
    ],
    ['<meta property="og:type" content="website">', '', 'no og:type'],
    ['/og/site.png', '/og/none.png', 'preview'],
    ['lang="en-IN"', '', 'language'],
  ])('whose %s is %s is refused', (from, to, problem) => {
    const html = toHtml('/two');
    expect(html).toContain(from);
    expect(checkPages(toSite({ '/two': html.replace(from, to) })).join('\n')).toContain(problem);
  });

  test.each([
    ['/none', 'does not exist'],
    ['/two#none', 'has no #none'],
    ['#none', 'has no #none'],
    ['two', 'neither a path'],
    ['//example.com/two', 'neither a path'],
  ])('that links to %s is refused', (href, problem) => {
    expect(
      checkLinks(toSite({ '/': toHtml('/', `<a class="x" href="${href}">x</a>`) })).join('\n'),
    ).toContain(problem);
  });

  test('with an id twice is refused', () => {
    expect(checkLinks(toSite({ '/': toHtml('/', '<p id="a"></p><p id="a"></p>') })).join('\n')).toContain(
      '#a more than once',
    );
  });

  test.each([
    [BREADCRUMBS, '{'],
    [BREADCRUMBS, '"text"'],
    [BREADCRUMBS, ORGANIZATION],
  ])('whose structured data %s is %s is refused', (from, to) => {
    expect(checkJsonLd(toSite({ '/two': toHtml('/two').replace(from, to) }))).toHaveLength(1);
  });

  test('of invalid HTML is refused', async () => {
    const problems = await checkValidHtml(
      toSite({ '/two': toHtml('/two', '<p><div>x</div></p><ul><p>y</p></ul>') }),
    );
    expect(problems.length).toBeGreaterThan(0);
  });
});

describe('what a page weighs before the first interaction', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue(undefined);
  });
  /** Bytes that no compression makes fewer. */
  const toWeight = (kb: number) => randomBytes(Math.round(kb * 1024)).toString('latin1');
  const FONT = 'fonts/latin-wght-normal.woff2';
  const head = '<script src="/a.js"></script><link rel="stylesheet" href="/b.css">';
  const weigh = (files: Record<string, string>) =>
    checkBudgets(toSite({ '/': toHtml('/', '', head) }, { 'a.js': '', 'b.css': '', [FONT]: '', ...files }));

  test('is within the budgets up to 5 KB of scripts, 14 KB of styles and 55 KB of fonts', () => {
    expect(weigh({ 'a.js': toWeight(4.9), 'b.css': toWeight(13.9), [FONT]: toWeight(55) })).toEqual([]);
  });

  test.each([
    ['a.js', 5.1, 'index.html scripts is 5.1 KB, over its budget of 5.0 KB'],
    ['b.css', 14.1, 'index.html styles is 14.1 KB, over its budget of 14.0 KB'],
    [FONT, 55.1, 'fonts is 55.1 KB, over its budget of 55.0 KB'],
  ])('is too much with a %s of %d KB', (file, kb, problem) => {
    expect(weigh({ [file]: toWeight(kb) })).toEqual([problem]);
  });

  test('is not known where no fonts are found', () => {
    expect(checkBudgets(toSite())).toEqual(['no fonts were found']);
  });
});

describe('a file for machines', () => {
  test.each([
    'sitemap.xml',
    'rss.xml',
    'manifest.webmanifest',
    'robots.txt',
    '.well-known/security.txt',
    'llms.txt',
  ])('%s has to be there', (file) => {
    const site = toSite();
    const without = { ...site, has: (name: string) => name !== file && site.has(name) };
    expect(checkMachineFiles(without)).toEqual([`${file} is missing`]);
  });

  test.each([
    ['sitemap.xml', `<urlset><url><loc>${ORIGIN}/</loc></url></urlset>`, 'does not name /two'],
    ['sitemap.xml', `${FILES['sitemap.xml']}`.replace('/two', '/three'), 'no public page'],
    ['sitemap.xml', '<urlset>', 'not well-formed'],
    ['rss.xml', `${FILES['rss.xml']}`.replace('<title>A', '<title>A & B'), 'not well-formed'],
    [
      'rss.xml',
      `${FILES['rss.xml']}`.replace(/<pubDate>.*<\/pubDate>/, '<pubDate>soon</pubDate>'),
      'the date soon',
    ],
    ['rss.xml', `${FILES['rss.xml']}`.replace('<guid>1</guid>', ''), 'no guid'],
    ['manifest.webmanifest', `${FILES['manifest.webmanifest']}`.replaceAll('192', '512'), 'does not exist'],
    ['icons/icon-192.png', toPng(180), 'is not 192x192'],
    [
      '.well-known/security.txt',
      `${FILES['.well-known/security.txt']}`.replace('Contact', 'X'),
      'names nobody',
    ],
    [
      '.well-known/security.txt',
      `${FILES['.well-known/security.txt']}`.replace(/Expires: .*/, 'Expires: 2020-01-01T00:00:00Z'),
      'expires',
    ],
    ['llms.txt', `- [Three](${ORIGIN}/three)`, 'no public page'],
    ['robots.txt', 'User-agent: *', 'does not name the sitemap'],
  ])('%s as %s is refused', (file, text, problem) => {
    expect(checkMachineFiles(toSite({}, { [file]: text })).join('\n')).toContain(problem);
  });

  test('a page that search engines may not list does not stand in the sitemap', () => {
    const html = toHtml('/two', '', '<meta name="robots" content="noindex">');
    expect(checkMachineFiles(toSite({ '/two': html })).join('\n')).toContain('/two, which is no public page');
  });
});

test.each([
  ['<?xml version="1.0"?><!-- x --><a b="1"><c/>text &amp; &#38;</a>\n', null],
  ['<a><b></a></b>', '</a> closes nothing'],
  ['<a>', '<a> is not closed'],
  ['<a/><b/>', '2 roots'],
  ['', '0 roots'],
  ['<a>R&D</a>', 'a bare &'],
  ['<a b="R&D"/>', 'a bare &'],
  ['<a b=1/>', 'no markup'],
  ['<a/>text', 'text outside'],
])('the XML %s: %s', (xml, fault) => {
  if (fault === null) expect(findXmlFault(xml)).toBeNull();
  else expect(findXmlFault(xml)).toContain(fault);
});

test('a script that no page loads, by itself or through another script, is left over', () => {
  const head = '<script type="module" src="/_astro/page.a1.js"></script>';
  const files = {
    '_astro/page.a1.js': 'import("./cipher.b2.js")',
    '_astro/cipher.b2.js': '',
    '_astro/islands/later.c3.js': '',
  };
  expect(checkLeftovers(toSite({ '/': toHtml('/', '', head) }, files))).toEqual([]);
  expect(checkLeftovers(toSite({}, files))).toEqual([
    '_astro/page.a1.js is loaded by no page',
    '_astro/cipher.b2.js is loaded by no page',
  ]);
});
