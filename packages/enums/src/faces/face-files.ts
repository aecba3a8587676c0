import type { Face } from './face-routes.ts';

/** The page of articles that were published since the site was built (D32). */
export const ARTICLE_PAGE = 'blog/article.html';
/** The page of unknown paths of the site (D4). */
export const NOT_FOUND_PAGE = '404.html';
/** The page of every path of the portal. */
export const PORTAL_PAGE = 'index.html';
/** What the faces read at run time (D1). */
export const CONFIG_PATH = '/config.json';

/** Folder below the hashed ones whose files are named by others and so have no hash: icons of browser notifications. */
const ICONS_FOLDER = 'assets/icons/';

/** Folder of the files that have a hash of their content in their name. */
export const HASHED_FOLDERS: Readonly<Record<Face, string>> = { site: '_astro', portal: 'assets' };

/**
 * How long an answer is kept: what has a hash in its name for ever, the rest is asked for anew. A CDN gives headers to
 * a path, also where the file is gone and a page is answered in its place: there for an hour.
 */
export const CACHE_CONTROL = {
  hashed: 'public, max-age=31536000, immutable',
  hashedAtCdn: 'public, max-age=3600',
  other: 'no-cache',
  config: 'no-store',
} as const;

/** Headers of every answer, whoever serves the file. The API sends the same (its tests compare them). */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * Headers of a file of a face.
 * @param file below the folder of the face
 * @param apiOrigin scheme and host of the API; null where it lies on the host of the face
 */
export function toFaceHeaders(face: Face, file: string, apiOrigin: string | null): Record<string, string> {
  const name = file.replace(/^\/+/, '');
  const isHashed = name.startsWith(`${HASHED_FOLDERS[face]}/`) && !name.startsWith(ICONS_FOLDER);
  return {
    ...SECURITY_HEADERS,
    'content-security-policy': toFaceCsp(face, apiOrigin),
    'cache-control': isHashed ? CACHE_CONTROL.hashed : CACHE_CONTROL.other,
  };
}

// Styles may be inline on the portal only: notistack and react-aria insert some.
const PORTAL_CSP =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https: http://localhost:* http://127.0.0.1:*; font-src 'self' data:; connect-src 'self' https: http://localhost:* http://127.0.0.1:*; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/**
 * The policy of every page of a face (D37). Nothing is inline in the site's pages (its build checks that), so one
 * policy without hashes holds for all of them; only the API may be called.
 */
function toFaceCsp(face: Face, apiOrigin: string | null): string {
  if (face === 'portal') return PORTAL_CSP;
  const api = apiOrigin ? ` ${apiOrigin}` : '';
  return `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:${api}; font-src 'self'; connect-src 'self'${api}; manifest-src 'self'; base-uri 'none'; form-action 'self'${api}; frame-ancestors 'none'; object-src 'none'`;
}
