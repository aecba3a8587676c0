import {
  ARTICLE_PAGE,
  CACHE_CONTROL,
  CONFIG_PATH,
  HASHED_FOLDERS,
  PORTAL_PAGE,
  toFaceHeaders,
} from './face-files.ts';
import { FACE_ROUTES, type Face } from './face-routes.ts';

/** Names of the two files that CDNs read beside the pages; nobody serves them. */
export const CDN_FILES = { headers: '_headers', redirects: '_redirects' } as const;

/** What CDNs take; Cloudflare Pages has the lowest limits (its pages "Headers" and "Redirects"). */
export const CDN_LIMITS = {
  headerRules: 100,
  headerLine: 2000,
  staticRedirects: 2000,
  dynamicRedirects: 100,
  redirectLine: 1000,
} as const;

/** A face as it was built. */
export type CdnFace = {
  face: Face;
  /** Scheme and host of the API; null where the build does not know. */
  apiOrigin: string | null;
  /** Where the other face lies; null where the build does not know. */
  otherUrl: string | null;
  /** Ids of the articles that have a page of their own. The portal has none. */
  articleIds: readonly string[];
};

const ID = ':id';
const ARTICLE_PATH = `/${ARTICLE_PAGE.replace(/article\.html$/, '')}`;
const NAMES: Readonly<Record<Face, { other: string; setting: string }>> = {
  site: { other: 'portal', setting: 'PORTAL_URL' },
  portal: { other: 'site', setting: 'SITE_URL' },
};

/** Any address of the web: which API is called is then known to `/config.json` alone (D1). */
const ANY_ORIGIN = 'https:';

/**
 * Text of `_headers`: the headers that the server sends (D37). Where several rules hold, the later one replaces what
 * it names: `! Name` does that where values would be joined, and is no line at all elsewhere.
 */
export function toHeadersFile({ face, apiOrigin, articleIds }: CdnFace): string {
  const rules = [
    toRule('/*', toFaceHeaders(face, '', apiOrigin ?? ANY_ORIGIN)),
    toRule(`/${HASHED_FOLDERS[face]}/*`, { 'cache-control': CACHE_CONTROL.hashedAtCdn }, true),
    toRule(CONFIG_PATH, { 'cache-control': CACHE_CONTROL.config }, true),
  ];
  if (face === 'portal') return toText(rules);
  const note = apiOrigin ? [] : ['# Built without API_URL: forms may be sent to any address of the web.'];
  return toText([note, ...rules, ...toRobotRules(articleIds, rules.length)]);
}

/** Articles without a page of their own are not for search engines (D32), those with one are. */
function toRobotRules(articleIds: readonly string[], rulesBefore: number): string[][] {
  if (rulesBefore + 1 + articleIds.length > CDN_LIMITS.headerRules)
    return [
      ['# More articles than a file may have rules: that of late ones says noindex in its markup alone.'],
    ];
  return [
    toRule(`${ARTICLE_PATH}${ID}`, { 'x-robots-tag': 'noindex' }),
    ...articleIds.map((id) => toRule(`${ARTICLE_PATH}${id}`, { 'x-robots-tag': 'all' }, true)),
  ];
}

function toRule(path: string, headers: Readonly<Record<string, string>>, isReplacing = false): string[] {
  return [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(isReplacing ? [`  ! ${toHeaderName(name)}`] : []),
      `  ${toHeaderName(name)}: ${value}`,
    ]),
  ];
}

function toHeaderName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

/**
 * Text of `_redirects`: known paths of the other face go there (D3; a CDN keeps the query), and which page unknown
 * paths get. Single paths stand before patterns, because some CDNs count every line after a pattern as one.
 */
export function toRedirectsFile(built: CdnFace): string {
  const { face, otherUrl } = built;
  const { paths, starts } = FACE_ROUTES[face === 'site' ? 'portal' : 'site'];
  const other = otherUrl?.replace(/\/+$/, '') ?? null;
  const { other: name, setting } = NAMES[face];
  const pages = face === 'site' ? toArticleLines(built.articleIds) : { single: [], patterns: [], notes: [] };
  return toText([
    other
      ? [`# Paths of the ${name} lead there.`]
      : [`# Built without ${setting}: paths of the ${name} do not lead there.`],
    pages.notes,
    other
      ? paths
          .filter((path) => !starts.some((start) => path.startsWith(start)))
          .map((path) => `${path} ${other}${path} 302`)
      : [],
    pages.single,
    other ? starts.map((start) => `${start}* ${other}${start}:splat 302`) : [],
    pages.patterns,
    face === 'portal' ? [`/* /${PORTAL_PAGE} 200`] : [],
  ]);
}

/**
 * An unknown article gets, under its own address, the page that fetches it. Built ones stand before that pattern as
 * themselves: some CDNs ask the rules first and the files afterwards.
 */
function toArticleLines(ids: readonly string[]): { single: string[]; patterns: string[]; notes: string[] } {
  const others = FACE_ROUTES.portal.paths.length;
  if (ids.length + others > CDN_LIMITS.staticRedirects)
    return {
      single: [],
      patterns: [],
      notes: ['# More articles than a file may have rules: a late one is unknown until the next build.'],
    };
  return {
    single: ids.map((id) => `${ARTICLE_PATH}${id} ${ARTICLE_PATH}${id} 200`),
    // Without its ending, which a CDN would take away by a redirect.
    patterns: [`${ARTICLE_PATH}${ID} /${ARTICLE_PAGE.replace(/\.html$/, '')} 200`],
    notes: [],
  };
}

function toText(blocks: readonly (readonly string[])[]): string {
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** Ids of the articles that have a page of their own, by the files of a built site. */
export function listArticleIds(files: readonly string[]): string[] {
  const folder = ARTICLE_PATH.slice(1);
  return files
    .filter((file) => file.startsWith(folder) && file.endsWith('.html') && file !== ARTICLE_PAGE)
    .map((file) => file.slice(folder.length, -'.html'.length))
    .filter((id) => id !== '' && !id.includes('/'))
    .sort();
}

/**
 * An address of the environment of a build.
 * @returns null where it is not set
 * @throws Error where it is none of the web, or has a query
 */
export function readAddress(env: Readonly<Record<string, string | undefined>>, name: string): string | null {
  const value = env[name]?.trim();
  if (!value) return null;
  if (!/^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/i.test(value))
    throw new Error(`${name} has to be an address that begins with http:// or https://.`);
  return value.replace(/\/+$/, '');
}
