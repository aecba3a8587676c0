import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  ARTICLE_PAGE,
  CACHE_CONTROL,
  CONFIG_PATH,
  NOT_FOUND_PAGE,
  PORTAL_PAGE,
  toFaceHeaders,
} from '@anupalan/enums/faces/face-files';
import { belongsTo, type Face } from '@anupalan/enums/faces/face-routes';
import accept from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../env.ts';
import { isId } from '../http/route.ts';
import { type AddressedText, createSiteAddresses, ENCODINGS } from '../site/site-address.ts';

export type FacesOptions = {
  config: Config;
  /** Built files of the site, asked for at each request: an operator may build a new one meanwhile. */
  findSiteDir: () => string;
  /** Built files of the portal. */
  portalDir: string;
  /** Whether a request came to the portal: by its host, or by the port that is the portal's alone. */
  isPortal: (request: FastifyRequest) => boolean;
  /** Whether an article of this id can be read. */
  isPublished: (id: string) => Promise<boolean>;
};

/** Pages that stand in for others and have no address of their own: asked for directly they are unknown (D4). */
const STAND_INS: readonly string[] = [ARTICLE_PAGE, NOT_FOUND_PAGE];
/** Folders with a dot that are meant to be seen (RFC 8615). */
const WELL_KNOWN = '.well-known';
/** Files of a build that are packed stand for the ones beside them, and have no address of their own. */
const PACKED: readonly string[] = ['.br', '.gz'];
/** Below this the headers of an answer weigh as much as what is saved. */
const MIN_PACKED_LENGTH = 1024;

/**
 * Serves the two faces as static files beside the API, for a start on one machine. Which path is whose: D3 and D4
 * (docs/decisions/0001). In production both can lie on any CDN instead, whose files of headers and redirects come from
 * the same lists (`@anupalan/enums/faces/cdn-files`).
 */
export const faces = fp<FacesOptions>(async (app, options) => {
  await app.register(fastifyStatic, {
    root: options.portalDir,
    serve: false,
    index: false,
    preCompressed: true,
  });
  const withAddress = createSiteAddresses(options.config.siteUrl);
  app.get(CONFIG_PATH, async (_request, reply) =>
    reply.header('cache-control', CACHE_CONTROL.config).send(toPublicConfig(options.config)),
  );
  app.setNotFoundHandler(async (request, reply) => {
    const url = toUrl(request.url);
    if (url.pathname.startsWith('/api/') || (request.method !== 'GET' && request.method !== 'HEAD'))
      throw app.notFoundProblem();
    if (url.pathname.length > 1 && url.pathname.endsWith('/'))
      return reply.redirect(`${url.pathname.replace(/\/+$/, '')}${url.search}`, 302);
    return options.isPortal(request)
      ? servePortal(request, reply, url, options)
      : serveSite(request, reply, url, options, withAddress);
  });
});

/** Path and query of a request. One slash leads: two would name another host, in a redirect as well. */
function toUrl(requested: string): URL {
  return new URL(requested.replace(/^[/\\]+/, '/'), 'http://any.invalid');
}

/** What the static faces read at run time; public, so nothing secret is in it. */
export function toPublicConfig(config: Config): Record<string, string | null> {
  return {
    apiUrl: config.apiUrl,
    siteUrl: config.siteUrl,
    portalUrl: config.portalUrl,
    apiKey: config.apiKey,
    payloadKey: config.payloadKey?.toString('hex') ?? null,
    storagePassphrase: config.storagePassphrase,
  };
}

async function servePortal(
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
  { config, portalDir }: FacesOptions,
): Promise<FastifyReply> {
  const file = findFile(portalDir, url.pathname);
  const send = (name: string) => sendFile(reply, portalDir, name, 'portal', config);
  if (file) return send(file);
  if (path.extname(url.pathname))
    return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
  if (belongsTo('site', url.pathname))
    return reply.redirect(`${config.siteUrl}${url.pathname}${url.search}`, 302);
  // Every path is the portal's own to route; an unknown one goes to /login there.
  if (existsSync(path.join(portalDir, PORTAL_PAGE))) return send(PORTAL_PAGE);
  request.log.error('The portal is not built');
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The portal is not built yet: run npm start.');
}

async function serveSite(
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
  { config, findSiteDir, isPublished }: FacesOptions,
  withAddress: ReturnType<typeof createSiteAddresses>,
): Promise<FastifyReply> {
  const siteDir = findSiteDir();
  const file = findFile(siteDir, url.pathname);
  const send = (name: string) => {
    const addressed = withAddress(siteDir, name);
    if (!addressed) return sendFile(reply, siteDir, name, 'site', config);
    void reply.headers(toHeaders('site', name, config));
    return sendText(request, reply, addressed);
  };
  const article = /^\/blog\/([^/]+)$/.exec(url.pathname)?.[1];
  const isBuilt = file !== null && !STAND_INS.includes(path.posix.normalize(file));
  if (isBuilt && !(article && isId(article) && (await isTakenBack(request, article, isPublished))))
    return send(file);
  if (belongsTo('portal', url.pathname))
    return reply.redirect(`${config.portalUrl}${url.pathname}${url.search}`, 302);
  // Published since the last build: a page that fetches it. An unknown one is a true 404 (D32).
  if (!isBuilt && article && (await isPublished(article)) && existsSync(path.join(siteDir, ARTICLE_PAGE)))
    return send(ARTICLE_PAGE);
  reply.code(404);
  if (existsSync(path.join(siteDir, NOT_FOUND_PAGE))) return send(NOT_FOUND_PAGE);
  return reply.type('text/plain; charset=utf-8').send('There is no such page.');
}

/**
 * Whether the site was built with an article that cannot be read any more, or never could: those that come with the
 * product are invented, and a server without the demo may have pages of a build with it. While the database does not
 * answer, what was built is shown.
 */
async function isTakenBack(
  request: FastifyRequest,
  article: string,
  isPublished: FacesOptions['isPublished'],
): Promise<boolean> {
  try {
    return !(await isPublished(article));
  } catch (error) {
    request.log.error({ err: error }, 'It is not known whether the article is published. Its page is shown');
    return false;
  }
}

/** A text with the address of this server, packed for whoever accepts that. */
async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag: plainTag, type, pack }: AddressedText,
): Promise<FastifyReply> {
  const encoding =
    text.length < MIN_PACKED_LENGTH
      ? null
      : accept.negotiate(request.headers['accept-encoding'] ?? '', [...ENCODINGS]);
  const known = ENCODINGS.find((each) => each === encoding);
  const packed = known ? await pack(known) : null;
  const etag = packed?.etag ?? plainTag;
  const vary = [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', ');
  void reply.headers({ etag, vary, ...(known ? { 'content-encoding': known } : {}) });
  return request.headers['if-none-match'] === etag && reply.statusCode === 200
    ? reply.removeHeader('content-encoding').code(304).send()
    : reply.type(type).send(packed?.bytes ?? text);
}

/** The file of a path: itself, or the page of that name. Nothing outside the folder, nothing hidden. */
function findFile(root: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (
    decoded.includes('\0') ||
    decoded.includes('\\') ||
    PACKED.includes(path.extname(decoded)) ||
    decoded.split('/').some((part, at) => part.startsWith('.') && !(at === 1 && part === WELL_KNOWN))
  )
    return null;
  const name = decoded.replace(/^\/+/, '');
  const candidates =
    name === '' ? ['index.html'] : path.extname(name) ? [name] : [`${name}.html`, `${name}/index.html`];
  return candidates.find((candidate) => existsSync(path.join(root, candidate))) ?? null;
}

function sendFile(reply: FastifyReply, root: string, file: string, face: Face, config: Config): FastifyReply {
  return reply.sendFile(file, root, { cacheControl: false }).headers(toHeaders(face, file, config));
}

function toHeaders(face: Face, file: string, { apiUrl }: Config): Record<string, string> {
  return toFaceHeaders(face, file, apiUrl ? new URL(apiUrl).origin : null);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by the server where the portal listens on a port of its own as well. */
    portalPort?: number;
  }
}
