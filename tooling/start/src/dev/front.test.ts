import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Behind, createFront, type FrontOptions } from './front.ts';
import { listen } from './ports.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const portOf = (server: http.Server) => (server.address() as AddressInfo).port;

async function serve(server: http.Server): Promise<number> {
  servers.push(server);
  await listen(server, 0);
  return portOf(server);
}

/** A program that answers with its name and what it was asked. */
async function behind(name: string): Promise<Behind> {
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => response.end(`${name} ${request.method} ${request.url}`));
  });
  server.on('upgrade', (request, socket) => {
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n${name} ${request.url}`,
    );
  });
  return { port: await serve(server), whenReady: () => Promise.resolve(true) };
}

async function open(options: Partial<FrontOptions> = {}, only: 'portal' | null = null): Promise<number> {
  const front = createFront(
    {
      api: await behind('api'),
      faces: { site: await behind('site'), portal: await behind('portal') },
      urls: { site: 'http://localhost:3000', portal: 'http://portal.localhost:3000' },
      apiOrigin: null,
      ...options,
    },
    only,
  );
  return serve(front);
}

type Answer = { status: number; text: string; headers: http.IncomingHttpHeaders };

/** fetch does not let a Host header through. */
function ask(port: number, path: string, { host = 'localhost:3000', method = 'GET' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      );
    });
    request.once('error', reject).end();
  });
}

test.each([
  ['/', 'localhost:3000', 'site GET /'],
  ['/about-us?a=1', 'localhost:3000', 'site GET /about-us?a=1'],
  ['/', 'portal.localhost:3000', 'portal GET /'],
  ['/login', 'portal.localhost:3000', 'portal GET /login'],
  ['/@vite/client', 'portal.localhost:3000', 'portal GET /@vite/client'],
  ['/api/v1/health/live', 'localhost:3000', 'api GET /api/v1/health/live'],
  ['/api/v1/health/live', 'portal.localhost:3000', 'api GET /api/v1/health/live'],
  ['/config.json', 'localhost:3000', 'api GET /config.json'],
  ['/storybook', 'localhost:3000', 'api GET /storybook'],
  ['/storybook/iframe.html', 'localhost:3000', 'api GET /storybook/iframe.html'],
])('%s at %s is answered by %s', async (path, host, text) => {
  expect(await ask(await open(), path, { host })).toMatchObject({ status: 200, text });
});

test('the second port is the portal’s alone', async () => {
  const port = await open({}, 'portal');
  expect((await ask(port, '/login', { host: 'localhost:3001' })).text).toBe('portal GET /login');
  expect((await ask(port, '/api/v1/x', { host: 'localhost:3001' })).text).toBe('api GET /api/v1/x');
});

test.each([
  ['/login?next=1', 'localhost:3000', 'http://portal.localhost:3000/login?next=1'],
  ['/about-us', 'portal.localhost:3000', 'http://localhost:3000/about-us'],
  ['/about-us/', 'localhost:3000', '/about-us'],
])('%s at %s leads to %s', async (path, host, location) => {
  expect(await ask(await open(), path, { host })).toMatchObject({ status: 302, headers: { location } });
});

test('a request waits for a program that starts', async () => {
  const api = await behind('api');
  const started = Promise.withResolvers<boolean>();
  const port = await open({ api: { ...api, whenReady: () => started.promise } });
  const answer = ask(port, '/api/v1/x', { method: 'POST' });
  started.resolve(true);
  expect((await answer).text).toBe('api POST /api/v1/x');
});

test('a program that does not start is a 503 that says when to come again', async () => {
  const api = { port: 1, whenReady: () => Promise.resolve(false) };
  const answer = await ask(await open({ api }), '/api/v1/x');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(JSON.parse(answer.text)).toMatchObject({ status: 503, message: expect.stringMatching(/\.$/) });
});

/** A program that is ended in the middle of the first request, and is there for the second. */
async function breakingOff(): Promise<Behind> {
  let asked = 0;
  const server = http.createServer((request, response) => {
    asked += 1;
    if (asked === 1) request.socket.destroy();
    else response.end(`answer ${asked}`);
  });
  return { port: await serve(server), whenReady: () => Promise.resolve(true) };
}

test.each([
  ['GET', 200],
  ['POST', 503],
])('a %s that was cut off: %i', async (method, status) => {
  const port = await open({ api: await breakingOff() });
  expect((await ask(port, '/api/v1/x', { method })).status).toBe(status);
});

test.each([
  ['localhost:3000', 'site /?token=1'],
  ['portal.localhost:3000', 'portal /?token=1'],
])('sockets of hot reload at %s reach %s', async (host, text) => {
  const port = await open();
  const answer = await new Promise<string>((resolve, reject) => {
    const headers = { host, connection: 'Upgrade', upgrade: 'websocket' };
    http
      .request({ host: '127.0.0.1', port, path: '/?token=1', headers })
      .once('upgrade', (_response, socket, head) => {
        let received = String(head);
        socket.on('data', (chunk) => {
          received += String(chunk);
        });
        socket.once('end', () => resolve(received));
      })
      .once('error', reject)
      .end();
  });
  expect(answer).toBe(text);
});
