import type { IncomingHttpHeaders } from 'node:http';
import { toFaceHeaders } from '@anupalan/enums/faces/face-files';
import type { Face } from '@anupalan/enums/faces/face-routes';

/** What hot reload needs beyond the policy of the product: scripts and styles in the page, and a socket. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'script-src': ["'unsafe-inline'"],
  'style-src': ["'unsafe-inline'"],
  'connect-src': ['ws:'],
};

/** A content security policy with what hot reload needs. */
export function allowHotReload(policy: string): string {
  return policy
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...sources] = part.split(/\s+/);
      return [name, ...new Set([...sources, ...(ALLOWED[name] ?? [])])].join(' ');
    })
    .join('; ');
}

/**
 * Headers of an answer of Vite or Astro: pages get those of the product, so that what the product forbids is seen
 * while it is written; how long something is kept stays the business of the development server.
 */
export function toDevHeaders(
  face: Face,
  headers: IncomingHttpHeaders,
  apiOrigin: string | null,
): IncomingHttpHeaders {
  if (!headers['content-type']?.startsWith('text/html')) return headers;
  const { 'cache-control': _kept, ...ofProduct } = toFaceHeaders(face, 'index.html', apiOrigin);
  const policy = allowHotReload(ofProduct['content-security-policy'] ?? '');
  return { ...headers, ...ofProduct, 'content-security-policy': policy };
}
