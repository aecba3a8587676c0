import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Cable, layCable } from '../../../test/cable.ts';
import { type Harness, startHarness, toMultipart, waitFor } from '../../../test/harness.ts';
import { createS3Store } from '../../files/s3-store.ts';

const UP = { database: 'up', queue: 'up', storage: 'up', mail: 'up', disk: 'up' };
const ready = (api: Harness) => api.call('GET', '/health/ready');

/** Asks until what was found before no longer holds: findings are kept for a moment, each part's for itself. */
const readyWith = (api: Harness, checks: Record<string, string>) =>
  waitFor(async () => {
    const reply = await ready(api);
    const data: { checks: unknown } = reply.body.data;
    const found = reply.status === 200 ? data.checks : reply.body.checks;
    return isDeepStrictEqual(found, checks) ? reply : null;
  }, 300_000);

describe('a server whose parts all work', () => {
  let api: Harness;
  let cable: Cable;
  beforeAll(async () => {
    api = await startHarness({
      statementTimeoutMs: 1_000,
      between: async (url) => {
        cable = await layCable(url);
        return cable.url;
      },
    });
  });
  afterAll(async () => {
    await api.close();
    await cable.close();
  });

  test('is ready, and says of each that it is up', async () => {
    expect(await ready(api)).toMatchObject({
      status: 200,
      body: { message: 'Ready', data: { status: 'ready', checks: UP } },
    });
  });

  test('is not without its data folder, and is again with it', async () => {
    rmSync(api.dataDir, { recursive: true });
    const reply = await readyWith(api, { ...UP, storage: 'down', disk: 'down' });
    expect(reply.status).toBe(503);
    expect(reply.body).toMatchObject({
      title: 'Service Unavailable',
      message: 'The file storage does not respond. The server cannot write to the disk of the data folder.',
    });
    expect(reply.headers['retry-after']).toBe('5');
    mkdirSync(api.dataDir);
    expect((await readyWith(api, UP)).status).toBe(200);
  });

  test('is not without a queue of this version', async () => {
    const rename = (from: string, to: string) =>
      api.services.db.pool.query('UPDATE pgboss.queue SET name = $2 WHERE name = $1', [from, to]);
    await rename('call-build-hook', 'of-another-version');
    expect(await readyWith(api, { ...UP, queue: 'down' })).toMatchObject({
      status: 503,
      body: { message: 'These parts of the job queue are missing: call-build-hook.' },
    });
    await rename('of-another-version', 'call-build-hook');
  });

  test('is not while the database is silent: it says so, and accuses nothing else', async () => {
    await readyWith(api, UP);
    cable.mute();
    try {
      // Whoever asks is answered, though nothing ever comes from the database.
      const reply = await readyWith(api, { ...UP, database: 'down', queue: 'unknown' });
      expect(reply).toMatchObject({ status: 503, body: { message: 'The database does not respond.' } });
      expect((await api.call('GET', '/health/live')).status).toBe(200);
    } finally {
      cable.unmute();
      cable.breakAll();
    }
  });
});

describe('a server whose bucket and mail server are away', () => {
  let api: Harness;
  let silent: Server;
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    // It takes connections and says nothing.
    silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const nowhere = { bucket: 'orders', region: 'ap-south-1', endpoint: 'http://127.0.0.1:1' };
    api = await startHarness({
      env: { EHS_SMTP_URL: `smtp://127.0.0.1:${port}` },
      blobs: createS3Store(nowhere),
    });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await api.close();
    silent.close();
  });

  test('names both, in time, and nothing of the inside', async () => {
    // The mail server never says anything: that this comes to an end is that it is given up in time.
    const reply = await ready(api);
    expect(reply).toMatchObject({
      status: 503,
      body: {
        message: 'The file storage does not respond. The mail server does not respond or refuses the login.',
        checks: { ...UP, storage: 'down', mail: 'down' },
      },
    });
    expect(reply.text).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|orders/);
  });

  test('an upload says that the storage does not answer, not the database', async () => {
    const as = await api.signIn('owner@works.example');
    const file = { bytes: Buffer.from('Stack height, in metres: 30'), fileName: 'stack.txt' };
    const reply = await api.call('POST', '/technical-documents', {
      as,
      ...toMultipart(file, { title: 'Stack' }),
    });
    expect(reply).toMatchObject({
      status: 503,
      body: {
        message: 'The file storage is not responding, so nothing was changed. Try again in a few seconds.',
      },
    });
  });
});
