import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from './errors.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-errors-'));
  writeFileSync(path.join(folder, 'app.js'), '0123456789');
  app = Fastify();
  await app.register(errors);
  await app.register(fastifyStatic, { root: folder, serve: false });
  app.get('/app.js', (_request, reply) =>
    reply
      .sendFile('app.js', folder, { cacheControl: false })
      .header('cache-control', 'public, max-age=31536000, immutable'),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a range outside a static file is a problem that says how long the file is, and is not kept', async () => {
  const part = await app.inject({ url: '/app.js', headers: { range: 'bytes=8-20' } });
  expect([part.statusCode, part.payload]).toEqual([206, '89']);
  const outside = await app.inject({ url: '/app.js?v=1', headers: { range: 'bytes=10-' } });
  expect(outside.statusCode).toBe(416);
  expect(outside.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'content-range': 'bytes */10',
    'cache-control': 'no-store',
  });
  expect(outside.json()).toMatchObject({
    status: 416,
    instance: '/app.js',
    message: ERROR_MESSAGES.range_not_satisfiable,
  });
});
