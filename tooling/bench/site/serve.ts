import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const UNZIPPED = new Set(['.woff2', '.png']);

/**
 * Serves a built folder as a CDN would: zipped, with long caching of hashed files. A path without a file is a page of
 * that name, or the given fallback.
 */
export async function serve(root: string, fallback: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://any.invalid').pathname);
    const candidates = [path, `${path}.html`, path === '/' ? '/index.html' : ''].filter(
      (name) => name !== '' && !name.includes('..'),
    );
    const found = candidates.find(
      (name) => existsSync(join(root, name)) && statSync(join(root, name)).isFile(),
    );
    const file = found ?? (extname(path) === '' ? `/${fallback}` : null);
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const bytes = readFileSync(join(root, file));
    const type = extname(file);
    const isZipped = !UNZIPPED.has(type);
    response.writeHead(found || fallback === 'index.html' ? 200 : 404, {
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'cache-control': /\/(?:assets|_astro)\//.test(file)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(isZipped ? gzipSync(bytes, { level: 9 }) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
