import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type CdnKind, openCdn } from '@anupalan/enums/faces/cdn.test-support';
import {
  type CdnFace,
  listArticleIds,
  toHeadersFile,
  toRedirectsFile,
} from '@anupalan/enums/faces/cdn-files';
import { CACHE_CONTROL } from '@anupalan/enums/faces/face-files';
import type { Face } from '@anupalan/enums/faces/face-routes';
import { COMPANY_PATHS, LAB_PATHS, SITE_PATHS } from '@anupalan/enums/paths';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../env.ts';
import { faces } from './faces.ts';

const SITE = 'https://www.works.example';
const PORTAL = 'https://portal.works.example';
const API = 'https://api.works.example';
const FILES: Readonly<Record<Face, readonly string[]>> = {
  site: [
    'index.html',
    '404.html',
    'about-us.html',
    'blog.html',
    'blog/built.html',
    'blog/article.html',
    'blog/page/2.html',
    '_astro/a.1234.css',
  ],
  portal: ['index.html', 'assets/app.1234.js', 'favicon.svg'],
};
const HOSTS: Readonly<Record<Face, string>> = { site: 'www.works.example', portal: 'portal.works.example' };

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-cdn-'));
  for (const face of ['site', 'portal'] as const)
    for (const file of FILES[face]) {
      mkdirSync(path.dirname(path.join(folder, face, file)), { recursive: true });
      writeFileSync(path.join(folder, face, file), file);
    }
  app = Fastify();
  const env = { NODE_ENV: 'test', EHS_FILE_KEY: 'ab'.repeat(32) };
  await app.register(faces, {
    config: readConfig({ ...env, SITE_URL: SITE, PORTAL_URL: PORTAL, API_URL: API }, folder),
    findSiteDir: () => path.join(folder, 'site'),
    portalDir: path.join(folder, 'portal'),
    isPublished: (id) => Promise.resolve(id === 'late'),
    isPortal: (request) => request.headers.host === HOSTS.portal,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function askCdn(kind: CdnKind, face: Face, url: string) {
  const built: CdnFace = {
    face,
    apiOrigin: API,
    otherUrl: face === 'site' ? PORTAL : SITE,
    articleIds: listArticleIds(FILES[face]),
  };
  const rules = { headers: toHeadersFile(built), redirects: toRedirectsFile(built) };
  return openCdn(kind, FILES[face], rules)(url);
}

/**
 * Where they may differ: a CDN cannot know which late article exists, and says noindex instead; and it keeps what has a
 * hash in its name for a shorter time.
 */
const paths = [
  '/',
  '/company',
  '/company/nothing/here?a=1&b=2',
  '/reset-password/abc',
  '/login?next=%2Fx',
  '/no-such-page',
  '/RoleManagement',
  '/blog/built',
  '/blog/late',
  '/blog/page/2',
  '/_astro/a.1234.css',
  '/assets/app.1234.js',
  ...Object.values(COMPANY_PATHS),
  ...Object.values(LAB_PATHS),
  ...Object.values(SITE_PATHS),
];

describe.each<[Face, CdnKind]>([
  ['site', 'rules-first'],
  ['site', 'files-first'],
  ['portal', 'rules-first'],
  ['portal', 'files-first'],
])('the %s at a CDN with %s answers as the server does:', (face, kind) => {
  // A file that the portal lacks is no file at the server, and any other path at a CDN.
  test.each(paths.filter((url) => face === 'site' || url !== '/_astro/a.1234.css'))('%s', async (url) => {
    const reply = await app.inject({ url, headers: { host: HOSTS[face] } });
    const answer = askCdn(kind, face, url);
    expect([answer.status, answer.location]).toEqual([reply.statusCode, reply.headers.location ?? null]);
    if (answer.location !== null) return;
    expect(answer.file).toBe(reply.payload);
    const { 'x-robots-tag': _, 'cache-control': kept, ...headers } = answer.headers;
    expect(reply.headers).toMatchObject(headers);
    expect(Object.keys(headers).length).toBeGreaterThan(9);
    const isHashed = reply.headers['cache-control'] === CACHE_CONTROL.hashed;
    expect(kept).toBe(isHashed ? CACHE_CONTROL.hashedAtCdn : reply.headers['cache-control']);
  });
});
