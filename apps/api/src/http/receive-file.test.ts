import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { FILE_NAME_MAX_LENGTH, ORDER_MAX_BYTES } from '@anupalan/enums/limits';
import { FIELD_MESSAGES } from '@anupalan/enums/messages';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSmallApp, toParts } from '../../test/small-app.ts';
import { createFolderStore } from '../files/blob-store.ts';
import { createFileStore, readAll } from '../files/file-store.ts';
import { SNIFF_BYTES } from '../files/file-type.ts';
import { getFingerprint } from './body-fingerprint.ts';
import { readFingerprint, UPLOAD_ABORTED } from './multipart.ts';
import { receiveFile } from './receive-file.ts';

let folder: string;
let app: FastifyInstance;
/** What the beginning of the last file was told apart by. */
let sniffed: { head: Buffer; fileName: string } | null = null;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-receive-'));
  const files = createFileStore({
    blobs: createFolderStore(path.join(folder, 'files')),
    key: Buffer.alloc(32, 7),
    spoolDir: path.join(folder, 'spool'),
  });
  app = await startSmallApp((each) => {
    each.post('/orders', async (request) => {
      const received = await receiveFile({ files }, request, 'Order');
      const key = await files.keep(received.spooled);
      const kept = await readAll(await files.read(key, received.spooled.size));
      const { fileName, mimeType, fields } = received;
      return {
        fileName,
        mimeType,
        fields,
        sha256: received.sha256.toString('hex'),
        kept: createHash('sha256').update(kept).digest('hex'),
        fingerprint: getFingerprint(request).toString('hex'),
      };
    });
    each.post('/notes', async (request) => {
      const received = await receiveFile({ files }, request, 'Note', {
        findType: async (head, fileName) => {
          sniffed = { head, fileName };
          return fileName.endsWith('.md') ? 'text/markdown' : null;
        },
        unsupported: 'Only notes are taken.',
      });
      await files.discard(received.spooled);
      return { mimeType: received.mimeType };
    });
    each.post('/fingerprint', async (request) => ({
      fingerprint: (await readFingerprint(request)).toString('hex'),
    }));
  });
});
beforeEach(() => {
  sniffed = null;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

type Parts = Parameters<typeof toParts>[0];
async function send(parts: Parts, url = '/orders', cutAt?: number) {
  const { payload, headers } = toParts(parts);
  const reply = await app.inject({ method: 'POST', url, payload: payload.subarray(0, cutAt), headers });
  return { status: reply.statusCode, body: reply.json() };
}
const listSpooled = () => readdirSync(path.join(folder, 'spool'));
const PDF = Buffer.from(`%PDF-1.7\n${'x'.repeat(200_000)}end`);
const order = (content: string | Buffer = PDF, fileName = 'order.pdf') => ({
  name: 'file',
  content,
  fileName,
});

test('a file is received whole, with the texts that came with it', async () => {
  const parts = [{ name: 'title', content: 'Consent' }, order(), { name: 'note', content: 'x' }];
  const reply = await send(parts);
  const sha256 = createHash('sha256').update(PDF).digest('hex');
  expect(reply).toEqual({
    status: 200,
    body: {
      fileName: 'order.pdf',
      mimeType: 'application/pdf',
      fields: { title: 'Consent', note: 'x' },
      sha256,
      kept: sha256,
      // The call is the same when it is sent again.
      fingerprint: (await send(parts, '/fingerprint')).body.fingerprint,
    },
  });
  expect(listSpooled()).toEqual([]);
});

test('what came as JSON is no text', async () => {
  const reply = await send([{ name: 'list', content: '{"a":1}', type: 'application/json' }, order()]);
  expect(reply.body.fields).toEqual({});
});

describe('the name of a file', () => {
  test.each<[string, string, string]>([
    ['is kept', 'Consent 2026 – विषय.pdf', 'Consent 2026 – विषय.pdf'],
    ['has no folders', '../../etc/order.pdf', 'order.pdf'],
    ['has no folders of Windows', 'C:\\orders\\order.pdf', 'order.pdf'],
    ['has no control characters', 'or\u0001d\u001fer\u007f.pdf', 'order.pdf'],
    ['does not turn its direction', 'order\u202efdp.\u2066exe\u2069.pdf', 'orderfdp.exe.pdf'],
    ['has no space around it', '  order.pdf ', 'order.pdf'],
    ['is one where it has none', ' ', 'Order'],
    ['has no characters that cannot be stored', 'or\u0085der.pdf', 'order.pdf'],
    ['is not cut within a letter', `${'x'.repeat(254)}😀`, 'x'.repeat(254)],
    ['ends before it is too long to keep', 'x'.repeat(300), 'x'.repeat(FILE_NAME_MAX_LENGTH)],
  ])('%s', async (_, given, fileName) => {
    expect((await send([order(PDF, given)])).body.fileName).toBe(fileName);
  });
});

test('the name of a file in another encoding holds no half letters', async () => {
  const boundary = 'boundary-of-the-name';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename*=utf-16le''%00%d8%61%00%00%00%2e%00\r\n\r\n`,
    ),
    PDF,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const reply = await app.inject({ method: 'POST', url: '/orders', payload, headers });
  expect(reply.json().fileName).toBe('\ufffda.');
});

describe('a type is told', () => {
  test('by the beginning of the file, and its name', async () => {
    const content = Buffer.alloc(SNIFF_BYTES + 70_000, 'abc');
    expect((await send([order(content, 'a/note.md')], '/notes')).body).toEqual({ mimeType: 'text/markdown' });
    expect(sniffed?.fileName).toBe('note.md');
    expect(sniffed?.head.equals(content.subarray(0, SNIFF_BYTES))).toBe(true);
  });

  test('by its beginning, however it comes in', async () => {
    const content = Buffer.alloc(SNIFF_BYTES + 270_000, 'abc');
    const { payload, headers } = toParts([order(content, 'note.md')]);
    const pieces: Buffer[] = [];
    for (let at = 0; at < payload.length; at += 50_000) pieces.push(payload.subarray(at, at + 50_000));
    await app.inject({ method: 'POST', url: '/notes', payload: Readable.from(pieces), headers });
    expect(sniffed?.head.equals(content.subarray(0, SNIFF_BYTES))).toBe(true);
  });

  test('by all of a file that is shorter', async () => {
    await send([order('short', 'note.md')], '/notes');
    expect(sniffed?.head.toString()).toBe('short');
  });
});

describe('nothing stays behind of', () => {
  test.each<[string, Parts, string, number, unknown]>([
    ['a file that is no order', [order('plain text')], '/orders', 415, ERROR_MESSAGES.unsupported_file],
    ['a file that is no note', [order('plain text')], '/notes', 415, 'Only notes are taken.'],
    [
      'an empty file',
      [order('')],
      '/orders',
      422,
      'The file is empty, so nothing was uploaded. Please choose another file.',
    ],
    [
      'a file that is too large',
      [order(Buffer.alloc(ORDER_MAX_BYTES + 1, PDF))],
      '/orders',
      413,
      ERROR_MESSAGES.too_large,
    ],
    [
      'a form without a file',
      [{ name: 'file', content: 'text' }],
      '/orders',
      422,
      FIELD_MESSAGES.fileRequired,
    ],
    [
      'a file of another name',
      [{ ...order(), name: 'picture' }],
      '/orders',
      422,
      FIELD_MESSAGES.fileRequired,
    ],
    ['two files', [order(), order()], '/orders', 413, 'The request is larger than this call accepts.'],
    [
      'twenty-one texts',
      [order(), ...Array.from({ length: 21 }, (_, index) => ({ name: `f${index}`, content: 'x' }))],
      '/orders',
      413,
      'The request is larger than this call accepts.',
    ],
  ])('%s', async (_, parts, url, status, message) => {
    const reply = await send(parts, url);
    expect([reply.status, reply.body.message]).toEqual([status, message]);
    if (status === 422) expect(reply.body.errors).toEqual([{ field: 'file', message }]);
    expect(listSpooled()).toEqual([]);
  });

  test('an upload that breaks off', async () => {
    const reply = await send([order()], '/orders', 100_000);
    expect([reply.status, reply.body.message]).toEqual([400, [UPLOAD_ABORTED]]);
    expect(listSpooled()).toEqual([]);
  });
});

test('a file of exactly the largest size is taken', async () => {
  expect((await send([order(Buffer.alloc(ORDER_MAX_BYTES, PDF))])).status).toBe(200);
});

test('a body that is not multipart is malformed', async () => {
  const reply = await app.inject({ method: 'POST', url: '/orders', payload: { file: 'x' } });
  expect([reply.statusCode, reply.json().message]).toEqual([400, ['The body must be multipart/form-data.']]);
});
