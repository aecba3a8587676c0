import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '@anupalan/precompress/precompress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../env.ts';
import { faces } from './faces.ts';

const SCRIPT = 'export const words = "every condition in your consent";\n'.repeat(60);
const PAGE = `<!doctype html><p>${'Every condition in your consent, kept. '.repeat(60)}</p>`;
const ADDRESS = 'http://localhost:3000';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-packed-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('portal/index.html', PAGE);
  write('portal/assets/app.1234.js', SCRIPT);
  write('portal/assets/font.1234.woff2', 'font'.repeat(600));
  write('site/index.html', `${PAGE}<link rel="canonical" href="${ADDRESS}">`);
  write('site/small.html', `<link rel="canonical" href="${ADDRESS}">`);
  write('site/robots.txt', `Sitemap: ${ADDRESS}/sitemap.xml\n`);
  write('site/404.html', PAGE);
  await precompress(path.join(folder, 'portal'));
  await precompress(path.join(folder, 'site'));
  app = Fastify();
  await app.register(faces, {
    // A port of its own: the pages of the site are answered with another address than they were built for.
    config: readConfig({ NODE_ENV: 'test', EHS_FILE_KEY: 'ab'.repeat(32), PORT: '4123' }, folder),
    findSiteDir: () => path.join(folder, 'site'),
    portalDir: path.join(folder, 'portal'),
    isPublished: () => Promise.resolve(false),
    isPortal: (request) => request.headers.host?.startsWith('portal.') ?? false,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const HOSTS = { portal: 'portal.localhost:4123', site: 'localhost:4123' };
const ask = (face: 'portal' | 'site', url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: HOSTS[face], ...headers } });

const unpack = (encoding: unknown, bytes: Buffer) =>
  (encoding === 'br'
    ? brotliDecompressSync(bytes)
    : encoding === 'gzip'
      ? gunzipSync(bytes)
      : bytes
  ).toString();

describe('what was packed at the build, or once for this address, goes to whoever accepts it:', () => {
  test.each<['portal' | 'site', string, string | undefined, string | undefined]>([
    ['portal', '/assets/app.1234.js', 'gzip, deflate, br, zstd', 'br'],
    ['portal', '/assets/app.1234.js', 'gzip', 'gzip'],
    ['portal', '/assets/app.1234.js', 'br;q=0, gzip;q=0.5', 'gzip'],
    ['portal', '/assets/app.1234.js', 'identity', undefined],
    ['portal', '/assets/app.1234.js', undefined, undefined],
    ['portal', '/login', 'br', 'br'],
    ['portal', '/assets/font.1234.woff2', 'br, gzip', undefined],
    ['site', '/', 'gzip, br', 'br'],
    ['site', '/', 'gzip', 'gzip'],
    ['site', '/', undefined, undefined],
    ['site', '/small', 'br', undefined],
    ['site', '/nothing', 'br', 'br'],
  ])('%s %s for %s as %s', async (face, url, accepted, encoding) => {
    const reply = await ask(face, url, accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    const plain = await ask(face, url);
    expect(unpack(encoding, reply.rawPayload)).toBe(plain.payload);
    expect(reply.headers['content-type']).toBe(plain.headers['content-type']);
    expect(reply.headers['cache-control']).toBe(plain.headers['cache-control']);
    if (encoding === undefined) return;
    expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    // Bytes that differ have tags that differ, or a cache would give one for the other.
    expect(reply.headers.etag).toMatch(/^(W\/)?"/);
    expect(reply.headers.etag).not.toBe(plain.headers.etag);
  });
});

test.each<['portal' | 'site', string]>([
  ['portal', '/assets/app.1234.js'],
  ['site', '/'],
])('%s %s: who has it is told so, and HEAD has the headers alone', async (face, url) => {
  const headers = { 'accept-encoding': 'br' };
  const first = await ask(face, url, headers);
  const again = await ask(face, url, { ...headers, 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  const other = await ask(face, url, { 'if-none-match': String(first.headers.etag) });
  expect(other.statusCode).toBe(200);
  const head = await app.inject({ method: 'HEAD', url, headers: { host: HOSTS[face], ...headers } });
  expect([head.statusCode, head.payload]).toEqual([200, '']);
  expect(head.headers['content-encoding']).toBe('br');
  expect(head.headers['content-length']).toBe(String(first.rawPayload.length));
});

test('a range is one of what is sent', async () => {
  const headers = { 'accept-encoding': 'br' };
  const whole = await ask('portal', '/assets/app.1234.js', headers);
  const part = await ask('portal', '/assets/app.1234.js', { ...headers, range: 'bytes=2-9' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([
    206,
    `bytes 2-9/${whole.rawPayload.length}`,
  ]);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 10));
});

test.each(['/assets/app.1234.js.br', '/assets/app.1234.js.gz', '/index.html.br'])(
  '%s has no address of its own',
  async (url) => {
    const reply = await ask('portal', url);
    expect(reply.statusCode).toBe(404);
  },
);
