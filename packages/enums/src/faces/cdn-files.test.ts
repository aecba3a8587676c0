import { describe, expect, it, test } from 'vitest';
import { type CdnKind, openCdn, parseHeaders, parseRedirects } from './cdn.test-support.ts';
import {
  CDN_LIMITS,
  type CdnFace,
  listArticleIds,
  readAddress,
  toHeadersFile,
  toRedirectsFile,
} from './cdn-files.ts';
import { SECURITY_HEADERS } from './face-files.ts';

const KINDS: CdnKind[] = ['rules-first', 'files-first'];
const SITE = 'https://www.works.example';
const PORTAL = 'https://portal.works.example';
const API = 'https://api.works.example';
const BUILT = '019afc39-3940-74c1-8c8e-12f5ea75e190';
const LATE = '01a12e5f-e940-7c8f-8395-5dfd3b0cb601';

const site: CdnFace = { face: 'site', apiOrigin: API, otherUrl: PORTAL, articleIds: [BUILT] };
const portal: CdnFace = { face: 'portal', apiOrigin: API, otherUrl: SITE, articleIds: [] };
const siteFiles = [
  'index.html',
  '404.html',
  'about-us.html',
  'blog.html',
  `blog/${BUILT}.html`,
  'blog/article.html',
  'blog/category/regulations.html',
  'blog/page/2.html',
  '_astro/a.1234.css',
  'config.json',
];
const portalFiles = ['index.html', 'assets/app.1234.js', 'favicon.svg', 'config.json'];
const open = (kind: CdnKind, built: CdnFace) =>
  openCdn(kind, built.face === 'site' ? siteFiles : portalFiles, {
    headers: toHeadersFile(built),
    redirects: toRedirectsFile(built),
  });
const many = (count: number) => Array.from({ length: count }, (_, at) => `article-${at}`);

describe.each(KINDS)('at a CDN with %s', (kind) => {
  test.each<[string, number, string]>([
    ['/', 200, 'index.html'],
    ['/about-us', 200, 'about-us.html'],
    ['/about-us?from=mail', 200, 'about-us.html'],
    ['/blog', 200, 'blog.html'],
    ['/blog/page/2', 200, 'blog/page/2.html'],
    ['/blog/page/3', 404, '404.html'],
    ['/blog/category/regulations', 200, 'blog/category/regulations.html'],
    ['/blog/category/unknown', 404, '404.html'],
    [`/blog/${BUILT}`, 200, `blog/${BUILT}.html`],
    [`/blog/${LATE}`, 200, 'blog/article.html'],
    ['/no-such-page', 404, '404.html'],
    ['/RoleManagement', 404, '404.html'],
    ['/companyx', 404, '404.html'],
    ['/_headers', 404, '404.html'],
    ['/_redirects', 404, '404.html'],
  ])('the site answers %s with %i', (path, status, file) => {
    expect(open(kind, site)(path)).toMatchObject({ status, file, location: null });
  });

  test.each([
    ['/login', '/login'],
    ['/login?next=%2Fx&y=1', '/login?next=%2Fx&y=1'],
    ['/company', '/company'],
    ['/company/dashboard', '/company/dashboard'],
    ['/company/consent-analyzer/1?page=2', '/company/consent-analyzer/1?page=2'],
    ['/lab/reporting-tasks', '/lab/reporting-tasks'],
    ['/reset-password/abc', '/reset-password/abc'],
    ['/set-password/abc', '/set-password/abc'],
    ['/ChangePassword', '/ChangePassword'],
  ])('the site sends %s to the portal', (path, to) => {
    expect(open(kind, site)(path)).toMatchObject({ status: 302, location: `${PORTAL}${to}` });
  });

  test.each(['/', '/login', '/company/dashboard', '/no-such-page', '/RoleManagement', '/blogs'])(
    'the portal answers %s itself',
    (path) => {
      expect(open(kind, portal)(path)).toMatchObject({ status: 200, file: 'index.html', location: null });
    },
  );

  test.each([
    ['/about-us', '/about-us'],
    ['/blog', '/blog'],
    ['/blog/page/2?x=1', '/blog/page/2?x=1'],
    [`/blog/${LATE}`, `/blog/${LATE}`],
    ['/privacy', '/privacy'],
    ['/tools', '/tools'],
  ])('the portal sends %s to the site', (path, to) => {
    expect(open(kind, portal)(path)).toMatchObject({ status: 302, location: `${SITE}${to}` });
  });

  test.each<[CdnFace, string, string]>([
    [site, '/', 'no-cache'],
    [site, `/blog/${BUILT}`, 'no-cache'],
    [site, '/no-such-page', 'no-cache'],
    [site, '/_astro/a.1234.css', 'public, max-age=3600'],
    [site, '/config.json', 'no-store'],
    [portal, '/', 'no-cache'],
    [portal, '/company/dashboard', 'no-cache'],
    [portal, '/assets/app.1234.js', 'public, max-age=3600'],
    [portal, '/config.json', 'no-store'],
  ])('of $face, %s is kept as it should be', (face, path, value) => {
    expect(open(kind, face)(path).headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': value });
  });

  test.each<[string, RegExp]>([
    ['/', /^undefined$/],
    ['/blog', /^undefined$/],
    ['/blog/page/2', /^undefined$/],
    [`/blog/${BUILT}`, /^all$/],
    [`/blog/${LATE}`, /^noindex$/],
    ['/blog/article', /^noindex$/],
  ])('search engines may list what has a page: %s', (path, value) => {
    expect(String(open(kind, site)(path).headers['x-robots-tag'])).toMatch(value);
  });
});

describe('the policy', () => {
  const policyOf = (built: CdnFace) => open('files-first', built)('/').headers['content-security-policy'];

  it('of the site names the API and allows nothing inline', () => {
    expect(policyOf(site)).toContain(`connect-src 'self' ${API};`);
    expect(policyOf(site)).toContain(`form-action 'self' ${API};`);
    expect(policyOf(site)).not.toContain('unsafe');
  });

  it('of a site whose build does not know the API lets /config.json name it, and says so', () => {
    const unknown = { ...site, apiOrigin: null };
    expect(policyOf(unknown)).toContain("connect-src 'self' https:;");
    expect(policyOf(unknown)).toContain("script-src 'self';");
    expect(toHeadersFile(unknown)).toMatch(/^# Built without API_URL:/);
    expect(toHeadersFile(site)).not.toContain('Built without');
  });

  it('of the portal lets styles be inline, and no script', () => {
    expect(policyOf(portal)).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policyOf(portal)).toContain("style-src 'self' 'unsafe-inline';");
  });
});

describe('without the address of the other face', () => {
  test.each<[CdnFace, RegExp]>([
    [site, /^# Built without PORTAL_URL:/],
    [portal, /^# Built without SITE_URL:/],
  ])('%# says so and leads nowhere else', (built, note) => {
    const text = toRedirectsFile({ ...built, otherUrl: null });
    expect(text).toMatch(note);
    expect(parseRedirects(text).filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('still has the page of a late article, and of every path of the portal', () => {
    expect(open('rules-first', { ...site, otherUrl: null })(`/blog/${LATE}`).file).toBe('blog/article.html');
    expect(open('files-first', { ...portal, otherUrl: null })('/nothing').file).toBe('index.html');
  });
});

describe('the limits of CDNs', () => {
  test.each<[string, CdnFace]>([
    ['the site', site],
    ['the portal', portal],
    ['a site with as many articles as fit', { ...site, articleIds: many(96) }],
    ['a site with more articles than rules for headers', { ...site, articleIds: many(97) }],
    ['a site with more articles than redirects', { ...site, articleIds: many(3000) }],
  ])('hold for %s', (_, built) => {
    const headers = toHeadersFile(built);
    const redirects = toRedirectsFile(built);
    const isPattern = ({ from }: { from: string }) => /[*:]/.test(from);
    const rules = parseRedirects(redirects);
    const firstPattern = rules.findIndex(isPattern);
    expect(parseHeaders(headers).length).toBeLessThanOrEqual(CDN_LIMITS.headerRules);
    expect(Math.max(...headers.split('\n').map(({ length }) => length))).toBeLessThan(CDN_LIMITS.headerLine);
    expect(firstPattern).toBeLessThanOrEqual(CDN_LIMITS.staticRedirects);
    expect(rules.slice(firstPattern).every(isPattern)).toBe(true);
    expect(rules.slice(firstPattern).length).toBeLessThanOrEqual(CDN_LIMITS.dynamicRedirects);
    expect(Math.max(...redirects.split('\n').map(({ length }) => length))).toBeLessThan(
      CDN_LIMITS.redirectLine,
    );
    expect(new Set(rules.map(({ from }) => from)).size).toBe(rules.length);
  });

  it('never make an article with a page one for no search engine', () => {
    for (const count of [96, 97]) {
      const articleIds = many(count);
      const rules = parseHeaders(toHeadersFile({ ...site, articleIds }));
      const named = rules.filter(({ headers }) => headers['x-robots-tag'] === 'all').length;
      const isWild = rules.some(({ headers }) => headers['x-robots-tag'] === 'noindex');
      expect([isWild, named]).toEqual(count === 96 ? [true, 96] : [false, 0]);
    }
  });

  it('never let the page of late articles stand before a built one', () => {
    const text = toRedirectsFile({ ...site, articleIds: many(3000) });
    expect(text).not.toContain('/blog/article');
    expect(text).toContain('# More articles than a file may have rules');
  });
});

test('articles are told from the other pages below /blog', () => {
  expect(listArticleIds([...siteFiles, `blog/${BUILT}.png`, 'other/x.html'])).toEqual([BUILT]);
});

describe('an address of the environment', () => {
  test.each<[string | undefined, string | null]>([
    [undefined, null],
    ['', null],
    ['  ', null],
    [SITE, SITE],
    [`${SITE}/`, SITE],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://works.example/portal/', 'https://works.example/portal'],
  ])('%s is read as %s', (value, address) => {
    expect(readAddress({ SITE_URL: value }, 'SITE_URL')).toBe(address);
  });

  test.each([
    'works.example',
    'ftp://works.example',
    'https://',
    'https://works.example 302',
    'https://works.example/?a=1',
  ])('%s is refused', (value) => {
    expect(() => readAddress({ SITE_URL: value }, 'SITE_URL')).toThrow('SITE_URL has to be an address');
  });
});
