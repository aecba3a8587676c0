import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../env.ts';
import { faces } from '../plugins/faces.ts';
import { createSiteAddresses } from './site-address.ts';

const BUILT = 'http://localhost:3000';
let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-address-'));
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${BUILT}/sitemap.xml\n`);
  write('sitemap.xml', `<loc>${BUILT}/</loc><loc>${BUILT}/blog</loc>`);
  write(
    'index.html',
    `<link rel="canonical" href="${BUILT}"><a href="${BUILT}1/x">${BUILT}.evil.example</a>`,
  );
  write('404.html', `nothing at ${BUILT}/x`);
  write('_astro/a.js', `new URL('/', '${BUILT}')`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const serve = async (env: Record<string, string>) => {
  const app = Fastify();
  await app.register(faces, {
    config: readConfig(env, folder),
    findSiteDir: () => folder,
    portalDir: folder,
    isPortal: () => false,
    isPublished: async () => false,
  });
  return app;
};

test.each<[string, Record<string, string>]>([
  ['http://localhost:4123', { PORT: '4123' }],
  ['https://www.anupalan.example', { SITE_URL: 'https://www.anupalan.example' }],
])('canonical addresses, map and robots say %s with %j', async (address, env) => {
  const app = await serve(env);
  const read = async (url: string) => (await app.inject({ url })).payload;
  expect(await read('/')).toBe(
    `<link rel="canonical" href="${address}"><a href="${BUILT}1/x">${BUILT}.evil.example</a>`,
  );
  expect(await read('/sitemap.xml')).toBe(`<loc>${address}/</loc><loc>${address}/blog</loc>`);
  expect(await read('/robots.txt')).toContain(`Sitemap: ${address}/sitemap.xml\n`);
  expect(await read('/_astro/a.js')).toContain(BUILT);
  const missing = await app.inject({ url: '/nothing' });
  expect([missing.statusCode, missing.payload]).toEqual([404, `nothing at ${address}/x`]);
  await app.close();
});

test('an answer has the headers of the site and a tag, and is not sent twice', async () => {
  const app = await serve({ PORT: '4123' });
  const first = await app.inject({ url: '/' });
  expect(first.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  });
  const etag = String(first.headers.etag);
  const again = await app.inject({ url: '/', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  const head = await app.inject({ method: 'HEAD', url: '/' });
  expect([head.statusCode, head.payload, head.headers.etag]).toEqual([200, '', etag]);
  write('index.html', `<p>changed: ${BUILT}/</p>`);
  const changed = await app.inject({ url: '/', headers: { 'if-none-match': etag } });
  expect(changed.payload).toBe('<p>changed: http://localhost:4123/</p>');
  await app.close();
});

test.each([
  ['built for this address', BUILT, `Sitemap: ${BUILT}/sitemap.xml`],
  ['that does not say for which', 'https://www.anupalan.example', 'User-agent: *'],
])('a site %s is sent as it is', (_, siteUrl, robots) => {
  write('robots.txt', robots);
  expect(createSiteAddresses(siteUrl)(folder, 'index.html')).toBeNull();
});
