import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type CdnKind, openCdn } from '@anupalan/enums/faces/cdn.test-support';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { writeCdnFiles } from './cdn-files.ts';

const PORTAL = 'https://portal.works.example';
const FILES = [
  'index.html',
  '404.html',
  'blog.html',
  'blog/built.html',
  'blog/article.html',
  '_astro/a.12.js',
];

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'anupalan-site-cdn-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), file);
  }
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const open = (kind: CdnKind, env: Record<string, string | undefined>) => {
  writeCdnFiles(dist, env);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return openCdn(kind, files, {
    headers: readFileSync(join(dist, '_headers'), 'utf8'),
    redirects: readFileSync(join(dist, '_redirects'), 'utf8'),
  });
};

describe.each<CdnKind>(['rules-first', 'files-first'])('a built site at a CDN with %s', (kind) => {
  test.each([
    ['/', 200, 'index.html', undefined],
    ['/blog/built', 200, 'blog/built.html', 'all'],
    ['/blog/late', 200, 'blog/article.html', 'noindex'],
    ['/nothing', 404, '404.html', undefined],
    ['/_headers', 404, '404.html', undefined],
  ])('answers %s with %i', (path, status, file, robots) => {
    const answer = open(kind, {})(path);
    expect(answer).toMatchObject({ status, file });
    expect(answer.headers['x-robots-tag']).toBe(robots);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('leads to the portal that its build knew', () => {
    const ask = open(kind, { PORTAL_URL: `${PORTAL}/`, API_URL: 'https://api.works.example/api/v1' });
    expect(ask('/login?next=1').location).toBe(`${PORTAL}/login?next=1`);
    expect(ask('/').headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.works.example;",
    );
  });

  it('leads nowhere where its build knew none', () => {
    expect(open(kind, {})('/login')).toMatchObject({ status: 404, location: null });
  });
});

it('is not built for what is no address', () => {
  expect(() => writeCdnFiles(dist, { PORTAL_URL: 'portal' })).toThrow('PORTAL_URL has to be an address');
});
