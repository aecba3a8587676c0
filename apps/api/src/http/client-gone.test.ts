import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmallApp } from '../../test/small-app.ts';
import { signalWhenGone } from './client-gone.ts';

let app: FastifyInstance;
let base: string;
/** The signal of the last call. */
let signal: AbortSignal | null = null;
const arrivals = new EventTarget();
beforeAll(async () => {
  app = await startSmallApp((small) => {
    small.get('/now', async (_request, reply) => ({ isGone: signalWhenGone(reply).aborted }));
    small.get('/never', async (_request, reply) => {
      signal = signalWhenGone(reply);
      arrivals.dispatchEvent(new Event('call'));
      await once(signal, 'abort');
      throw signal.reason;
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

test('a client that waits is not gone', async () => {
  expect(await (await fetch(`${base}/now`)).json()).toEqual({ isGone: false });
});

test('one that breaks off is, and that is no fault of the server', async () => {
  const arrival = once(arrivals, 'call');
  const client = new AbortController();
  const call = fetch(`${base}/never`, { signal: client.signal }).catch(() => 'broken off');
  await arrival;
  expect(signal?.aborted).toBe(false);
  client.abort();
  expect(await call).toBe('broken off');
  if (signal && !signal.aborted) await once(signal, 'abort');
  expect(signal?.reason).toMatchObject({ code: 'malformed', status: 400 });
});
