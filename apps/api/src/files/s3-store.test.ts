import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BlobStore, StorageError } from './blob-store.ts';
import { readAll } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

let server: Server;
let answer: RequestListener;
let store: BlobStore;
let folder: string;
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-s3-'));
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  store = createS3Store({ bucket: 'orders', region: 'ap-south-1', endpoint: `http://127.0.0.1:${port}` });
});
afterEach(() => server.closeAllConnections());
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const fail =
  (status: number, code: string): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
const check = () => store.check(AbortSignal.timeout(3000));

test('bytes go in and come out', async () => {
  const kept = new Map<string, Buffer>();
  answer = async (request, response) => {
    const name = request.url?.split('?')[0] ?? '';
    if (request.method === 'PUT') kept.set(name, await readAll(request));
    response.end(request.method === 'GET' ? kept.get(name) : undefined);
  };
  writeFileSync(path.join(folder, 'sealed'), 'sealed bytes');
  await store.put('ab/name', path.join(folder, 'sealed'));
  expect([...kept.keys()]).toEqual(['/orders/ab/name']);
  expect(String(await readAll(await store.read('ab/name', 0, 99)))).toBe('sealed bytes');
});

test('a file that is not there is told as a folder tells it', async () => {
  answer = fail(404, 'NoSuchKey');
  await expect(store.read('ab/name', 0, 1)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a connection that ends in the middle of a file is an error of the storage', async () => {
  answer = (_request, response) => {
    response.writeHead(206, { 'content-length': '100' });
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  };
  await expect(readAll(await store.read('ab/name', 0, 99))).rejects.toBeInstanceOf(StorageError);
});

describe('the bucket', () => {
  test.each([
    [404, 'NoSuchKey'],
    [403, 'AccessDenied'],
  ])('answers, whether it may be listed or not: %i %s', async (status, code) => {
    answer = fail(status, code);
    await expect(check()).resolves.toBeUndefined();
  });

  test.each([
    [404, 'NoSuchBucket'],
    [403, 'InvalidAccessKeyId'],
    [403, 'SignatureDoesNotMatch'],
    [503, 'SlowDown'],
  ])('does not work: %i %s', async (status, code) => {
    answer = fail(status, code);
    await expect(check()).rejects.toBeInstanceOf(StorageError);
  });

  test('that says nothing is given up when the time is over', async () => {
    answer = () => undefined;
    await expect(store.check(AbortSignal.timeout(100))).rejects.toBeInstanceOf(StorageError);
  });
});
