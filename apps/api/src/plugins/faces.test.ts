import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../env.ts';
import { answerUnroutable, errors } from './errors.ts';
import { faces } from './faces.ts';

const SITE = 'http://localhost:3000';
const PORTAL = 'http://portal.localhost:3000';

const BUILT = '01900000-0000-7000-8000-00000000000a';
const TAKEN_BACK = '01900000-0000-7000-8000-00000000000b';
const UNKNOWN = '01900000-0000-7000-8000-00000000000c';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-faces-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('secret.txt', 'secret');
  write('site/index.html', 'site home');
  write('site/about-us.html', 'about us');
  write('site/blog/index.html', 'blog');
  write('site/404.html', 'not found page');
  write('site/.hidden/file.txt', 'hidden');
  write('site/_astro/a.1234.css', 'css');
  write('site/blog/article.html', 'late article');
  write(`site/blog/${BUILT}.html`, 'built article');
  write(`site/blog/${TAKEN_BACK}.html`, 'taken back');
  write(`site/blog/${UNKNOWN}.html`, 'article of an unknown state');
  write('site/.well-known/security.txt', 'Contact: us');
  write('site/_headers', 'rules of a CDN');
  write('site/_redirects', 'rules of a CDN');
  write('portal/_headers', 'rules of a CDN');
  write('portal/_redirects', 'rules of a CDN');
  write('portal/index.html', 'portal shell');
  write('portal/assets/app.1234.js', 'js');
  app = Fastify({ frameworkErrors: answerUnroutable });
  await app.register(errors);
  await app.register(faces, {
    config: readConfig(
      {
        NODE_ENV: 'test',
        EHS_API_KEY: 'public-key',
        EHS_FILE_KEY: 'ab'.repeat(32),
        SITE_URL: SITE,
        PORTAL_URL: PORTAL,
      },
      folder,
    ),
    findSiteDir: () => path.join(folder, 'site'),
    isPublished: (id) =>
      id === UNKNOWN
        ? Promise.reject(new Error('The database is away'))
        : Promise.resolve([BUILT, 'late'].includes(id)),
    portalDir: path.join(folder, 'portal'),
    isPortal: (request) => request.headers.host?.startsWith('portal.') ?? false,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, host = 'localhost:3000') => app.inject({ url, headers: { host } });
const atPortal = (url: string) => get(url, 'portal.localhost:3000');

describe('an article of the build', () => {
  const path = (id: string) => `/blog/${id}`;

  test('is shown while it is published, and while nobody can say', async () => {
    expect((await get(path(BUILT))).payload).toBe('built article');
    expect((await get(path(UNKNOWN))).payload).toBe('article of an unknown state');
  });

  test('is a page of nobody once it is taken back', async () => {
    const reply = await get(path(TAKEN_BACK));
    expect([reply.statusCode, reply.payload]).toEqual([404, 'not found page']);
  });
});

describe('the site', () => {
  test.each<[string, number, string]>([
    ['/', 200, 'site home'],
    ['/about-us', 200, 'about us'],
    ['/about-us?from=mail', 200, 'about us'],
    ['/blog', 200, 'blog'],
    ['/blog/late', 200, 'late article'],
    ['/blog/unknown', 404, 'not found page'],
    ['/blog/article', 404, 'not found page'],
    ['/blog/article?id=late', 404, 'not found page'],
    ['/blog/article.html', 404, 'not found page'],
    ['/blog//article', 404, 'not found page'],
    ['/blog%2Farticle', 404, 'not found page'],
    ['/404', 404, 'not found page'],
    ['/404.html', 404, 'not found page'],
    ['/.well-known/security.txt', 200, 'Contact: us'],
    ['/no-such-page', 404, 'not found page'],
    ['/RoleManagement', 404, 'not found page'],
    ['/_astro/none.css', 404, 'not found page'],
    ['/_headers', 404, 'not found page'],
    ['/_redirects', 404, 'not found page'],
    ['/%5Fheaders', 404, 'not found page'],
    ['//_redirects', 404, 'not found page'],
  ])('%s: %i', async (url, status, text) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.payload]).toEqual([status, text]);
    expect(reply.headers['content-security-policy']).toMatch(/script-src 'self';/);
    expect(reply.headers['content-security-policy']).not.toContain('unsafe');
  });

  test.each([
    ['/login', `${PORTAL}/login`],
    ['/login?next=%2Fx&y=1', `${PORTAL}/login?next=%2Fx&y=1`],
    ['/company/dashboard', `${PORTAL}/company/dashboard`],
    ['/company/consent-analyzer/1', `${PORTAL}/company/consent-analyzer/1`],
    ['/reset-password/abc', `${PORTAL}/reset-password/abc`],
    ['/ChangePassword', `${PORTAL}/ChangePassword`],
    ['/about-us/', '/about-us'],
    ['/about-us//?a=1', '/about-us?a=1'],
  ])('%s leads to %s', async (url, to) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, to]);
  });

  test.each(['//evil.example/', '//any//evil.example/', '/\\evil.example/', '///evil.example//'])(
    '%s leads to no other host',
    async (url) => {
      const reply = await get(url);
      expect(reply.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/.hidden/file.txt',
    '/%2ehidden/file.txt',
    '/about-us%00.html',
    '/%ff',
  ])('%s is nothing', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.payload).not.toMatch(/^(secret|hidden)$/);
  });

  test('what has a hash in its name is kept for ever, pages are asked for anew', async () => {
    expect((await get('/_astro/a.1234.css')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/about-us')).headers['cache-control']).toBe('no-cache');
  });
});

describe('the portal', () => {
  test.each([
    '/',
    '/login',
    '/company/dashboard',
    '/no-such-page',
    '/RoleManagement',
    '/_headers',
    '/_redirects',
  ])('%s is its own to route', async (url) => {
    const reply = await atPortal(url);
    expect([reply.statusCode, reply.payload]).toEqual([200, 'portal shell']);
    expect(reply.headers['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
  });

  test.each([
    ['/about-us', `${SITE}/about-us`],
    ['/blog/page/2?x=1', `${SITE}/blog/page/2?x=1`],
    ['/privacy', `${SITE}/privacy`],
    ['/login/', '/login'],
  ])('%s leads to %s', async (url, to) => {
    const reply = await atPortal(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, to]);
  });

  test('a file that is missing is no page', async () => {
    expect((await atPortal('/assets/none.js')).statusCode).toBe(404);
    expect((await atPortal('/assets/app.1234.js')).payload).toBe('js');
  });
});

test('both read their settings at run time, and no secret is among them', async () => {
  for (const reply of [await get('/config.json'), await atPortal('/config.json')]) {
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toMatchObject({
      siteUrl: SITE,
      portalUrl: PORTAL,
      apiKey: 'public-key',
      payloadKey: null,
    });
    expect(reply.payload).not.toContain('ab'.repeat(32));
  }
});

test.each(['POST', 'PUT', 'DELETE'] as const)(
  '%s, and an unknown path of the API, are problems',
  async (method) => {
    for (const request of [
      { method, url: '/about-us' },
      { method: 'GET' as const, url: '/api/v2/nothing' },
    ]) {
      const reply = await app.inject(request);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toContain('application/problem+json');
    }
  },
);

test('HEAD is answered as GET, without the page', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/about-us', headers: { host: 'localhost:3000' } });
  expect([reply.statusCode, reply.payload]).toEqual([200, '']);
});
