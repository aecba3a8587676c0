import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { CONFIG_PATH } from '@anupalan/enums/faces/face-files';
import { belongsTo, type Face } from '@anupalan/enums/faces/face-routes';
import { toDevHeaders } from './headers.ts';

/** A program behind the front. */
export type Behind = {
  port: number;
  /** Resolves once it answers; false: it does not within `ms`. */
  whenReady: (ms: number) => Promise<boolean>;
};

export type FrontOptions = {
  api: Behind;
  faces: Readonly<Record<Face, Behind>>;
  /** Addresses of the two faces, for redirects from one to the other. */
  urls: Readonly<Record<Face, string>>;
  apiOrigin: string | null;
};

const LOOPBACK = '127.0.0.1';
/** How long a request waits for a program that starts. */
const WAIT_MS = 20_000;
const RETRY_AFTER_S = 2;
const OTHER: Readonly<Record<Face, Face>> = { site: 'portal', portal: 'site' };

/**
 * One address for everything: hands requests to the API, to Vite and to Astro, and their sockets for hot reload too.
 * While the API starts anew requests wait for it.
 * @param only the face that has this port to itself; null where the host tells which
 */
export function createFront(options: FrontOptions, only: Face | null): Server {
  const faceOf = (request: IncomingMessage): Face =>
    only ?? (request.headers.host?.startsWith('portal.') ? 'portal' : 'site');
  const server = http.createServer((request, response) => {
    const url = new URL((request.url ?? '/').replace(/^[/\\]+/, '/'), 'http://any.invalid');
    const face = faceOf(request);
    if (isOfApi(url.pathname)) return void pass(options.api, request, response, (headers) => headers);
    const elsewhere = findElsewhere(face, url, options.urls);
    if (elsewhere !== null) return void response.writeHead(302, { location: elsewhere }).end();
    void pass(options.faces[face], request, response, (headers) =>
      toDevHeaders(face, headers, options.apiOrigin),
    );
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
    passSocket(options.faces[faceOf(request)].port, request, socket, head),
  );
  return server;
}

function isOfApi(pathname: string): boolean {
  return pathname.startsWith('/api/') || pathname === CONFIG_PATH || /^\/storybook(\/|$)/.test(pathname);
}

/** Where a path leads that is not this face's, as the server of the product does it (D3, D4). */
function findElsewhere(face: Face, url: URL, urls: FrontOptions['urls']): string | null {
  const { pathname, search } = url;
  if (pathname.length > 1 && pathname.endsWith('/') && !pathname.startsWith('/@'))
    return `${pathname.replace(/\/+$/, '')}${search}`;
  return belongsTo(OTHER[face], pathname) && !belongsTo(face, pathname)
    ? `${urls[OTHER[face]]}${pathname}${search}`
    : null;
}

type ToHeaders = (headers: IncomingMessage['headers']) => IncomingMessage['headers'];

async function pass(
  behind: Behind,
  request: IncomingMessage,
  response: ServerResponse,
  toHeaders: ToHeaders,
  isAgain = false,
): Promise<void> {
  if (!(await behind.whenReady(WAIT_MS))) return unavailable(response);
  if (response.destroyed) return;
  const { method, url, headers } = request;
  const asked = http.request({ host: LOOPBACK, port: behind.port, method, path: url, headers });
  asked.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, toHeaders(answer.headers));
    answer.once('error', () => response.destroy());
    answer.once('aborted', () => response.destroy());
    answer.pipe(response);
  });
  asked.once('error', () => {
    if (response.headersSent) response.destroy();
    // Cut off by the end of the program: what only reads is asked again of the next one.
    else if (!isAgain && (method === 'GET' || method === 'HEAD'))
      void pass(behind, request, response, toHeaders, true);
    else unavailable(response);
  });
  response.once('close', () => asked.destroy());
  request.pipe(asked);
}

function unavailable(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return;
  const message = 'The program behind this address does not answer: its output says why.';
  response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': `${RETRY_AFTER_S}` });
  response.end(JSON.stringify({ title: 'Starting', status: 503, detail: message, message }));
}

function passSocket(port: number, request: IncomingMessage, socket: Socket, head: Buffer): void {
  const behind = connect(port, LOOPBACK, () => {
    const lines = request.rawHeaders.flatMap((name, at, all) =>
      at % 2 === 0 ? [`${name}: ${all[at + 1] ?? ''}`] : [],
    );
    behind.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    behind.write(head);
    behind.pipe(socket).pipe(behind);
  });
  const end = () => {
    behind.destroy();
    socket.destroy();
  };
  for (const each of [behind, socket]) each.once('error', end).once('close', end);
}
