import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CDN_FILES,
  type CdnFace,
  listArticleIds,
  readAddress,
  toHeadersFile,
  toRedirectsFile,
} from '@anupalan/enums/faces/cdn-files';
import type { AstroIntegration } from 'astro';

/**
 * Writes `_headers` and `_redirects` beside the pages of a built site.
 * @param dist its folder
 * @param env environment of the build: `PORTAL_URL` and `API_URL` are read
 * @throws Error where one of them is no address
 */
export function writeCdnFiles(dist: string, env: Readonly<Record<string, string | undefined>>): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const apiUrl = readAddress(env, 'API_URL');
  const built: CdnFace = {
    face: 'site',
    apiOrigin: apiUrl ? new URL(apiUrl).origin : null,
    otherUrl: readAddress(env, 'PORTAL_URL'),
    articleIds: listArticleIds(files.map((file) => file.replaceAll('\\', '/'))),
  };
  writeFileSync(join(dist, CDN_FILES.headers), toHeadersFile(built));
  writeFileSync(join(dist, CDN_FILES.redirects), toRedirectsFile(built));
}

/** Says at the end of a build how a CDN serves it: the same headers and redirects as the server's (D1). */
export function cdnFiles(): AstroIntegration {
  return {
    name: 'cdn-files',
    hooks: { 'astro:build:done': ({ dir }) => writeCdnFiles(fileURLToPath(dir), process.env) },
  };
}
