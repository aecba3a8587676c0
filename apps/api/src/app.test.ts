import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startHarness, waitFor } from '../test/harness.ts';
import { buildApp } from './app.ts';

test('what arrives while the server begins to stop is answered, and then its connection ends', async () => {
  const api = await startHarness();
  const app = await buildApp({ services: api.services });
  const stopping = Promise.withResolvers<void>();
  app.addHook('preClose', () => stopping.promise);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const closed = app.close();
  await waitFor(() => app.closing.aborted);
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/health/live`);
  expect(response.status).toBe(200);
  expect(response.headers.get('connection')).toBe('close');
  stopping.resolve();
  await closed;
  await api.close();
});
