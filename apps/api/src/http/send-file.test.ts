import { Readable } from 'node:stream';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSmallApp } from '../../test/small-app.ts';
import type { FileStore } from '../files/file-store.ts';
import { parseRange, sendFile } from './send-file.ts';

const CONTENT = Buffer.from('0123456789');
const ETAG = '"abc"';

let app: FastifyInstance;
let fileName: string;
let reads: unknown[];
beforeAll(async () => {
  const files: Pick<FileStore, 'read'> = {
    read: async (...read) => {
      reads.push(read);
      const { start, end } = read[2] ?? { start: 0, end: CONTENT.length - 1 };
      return Readable.from([CONTENT.subarray(start, end + 1)]);
    },
  };
  app = await startSmallApp((each) => {
    each.get('/file', (request, reply) =>
      sendFile(request, reply, files as FileStore, {
        key: 'aa/one',
        size: CONTENT.length,
        mimeType: 'application/pdf',
        fileName,
        etag: 'abc',
      }),
    );
  });
});
afterAll(() => app.close());
beforeEach(() => {
  fileName = 'order.pdf';
  reads = [];
});

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/file', headers });

test('a file is an attachment that is not kept, in a sandbox', async () => {
  const reply = await get();
  expect([reply.statusCode, reply.payload]).toEqual([200, '0123456789']);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '10',
    'content-disposition': `attachment; filename="order.pdf"; filename*=UTF-8''order.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    etag: ETAG,
  });
  expect(reply.headers['content-range']).toBeUndefined();
  expect(reads).toEqual([['aa/one', 10, undefined]]);
});

test('its head is all but the content, which is not read', async () => {
  const [whole, head] = [await get(), await get({}, 'HEAD')];
  expect([head.statusCode, head.payload]).toEqual([200, '']);
  for (const name of ['content-type', 'content-length', 'content-disposition', 'etag'])
    expect(head.headers[name], name).toBe(whole.headers[name]);
  expect(reads).toHaveLength(1);
});

test.each<[string, string, string]>([
  ['order.pdf', 'order.pdf', 'order.pdf'],
  ['Consent 2026.pdf', 'Consent 2026.pdf', 'Consent%202026.pdf'],
  ['विषय.pdf', '____.pdf', '%E0%A4%B5%E0%A4%BF%E0%A4%B7%E0%A4%AF.pdf'],
  ['a"b\\c%d.pdf', 'a_b_c_d.pdf', 'a%22b%5Cc%25d.pdf'],
  ["it's (1) *.pdf", "it's (1) *.pdf", 'it%27s%20%281%29%20%2A.pdf'],
  ['a\tb~.pdf', 'a_b~.pdf', 'a%09b~.pdf'],
])('the name %o is plain for old clients and true for others', async (name, plain, encoded) => {
  fileName = name;
  expect((await get()).headers['content-disposition']).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  );
});

describe('a caller who has the file already', () => {
  test.each<[string, number]>([
    [ETAG, 304],
    [`W/${ETAG}`, 304],
    [`"other" ,  ${ETAG}`, 304],
    [' * ', 304],
    ['"other"', 200],
    ['"W/abc"', 200],
    ['abc', 200],
    [`"other", xW/${ETAG}`, 200],
  ])('If-None-Match %o: %i', async (header, status) => {
    const reply = await get({ 'if-none-match': header });
    expect([reply.statusCode, reply.payload]).toEqual([status, status === 304 ? '' : '0123456789']);
    expect(reply.headers.etag).toBe(ETAG);
    expect(reads).toHaveLength(status === 304 ? 0 : 1);
  });
});

describe('a part', () => {
  test.each<[string, string, string]>([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
  ])('%s', async (range, content, contentRange) => {
    const reply = await get({ range });
    expect([reply.statusCode, reply.payload]).toEqual([206, content]);
    expect(reply.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(content.length),
      etag: ETAG,
    });
  });

  test.each(['bytes=10-', 'bytes=-0'])('%s lies outside', async (range) => {
    const reply = await get({ range });
    expect([reply.statusCode, reply.json().message]).toEqual([416, ERROR_MESSAGES.range_not_satisfiable]);
    expect(reply.headers['content-range']).toBe('bytes */10');
    expect(reads).toEqual([]);
  });

  test.each<[string, string, number]>([
    ['of the file that the caller knows', ETAG, 206],
    ['of another file', '"other"', 200],
    ['of one that is only alike', `W/${ETAG}`, 200],
  ])('%s', async (_, ifRange, status) => {
    const reply = await get({ range: 'bytes=2-4', 'if-range': ifRange });
    expect([reply.statusCode, reply.payload]).toEqual([status, status === 206 ? '234' : '0123456789']);
    expect(reply.headers['content-range']).toBe(status === 206 ? 'bytes 2-4/10' : undefined);
  });

  test('that lies outside of another file than the caller knows is the whole', async () => {
    const reply = await get({ range: 'bytes=10-', 'if-range': '"other"' });
    expect([reply.statusCode, reply.payload]).toEqual([200, '0123456789']);
    expect((await get({ range: 'bytes=10-', 'if-range': ETAG })).statusCode).toBe(416);
  });
});

test.each<[string | undefined, number, ReturnType<typeof parseRange>]>([
  [undefined, 10, null],
  ['', 10, null],
  ['bytes=-', 10, null],
  ['bytes=2-4,6-7', 10, null],
  ['items=2-4', 10, null],
  ['xbytes=2-4', 10, null],
  ['bytes=2-4x', 10, null],
  ['bytes=a-b', 10, null],
  [' bytes=2-4 ', 10, { start: 2, end: 4 }],
  ['bytes=4-4', 10, { start: 4, end: 4 }],
  ['bytes=4-3', 10, null],
  ['bytes=9-', 10, { start: 9, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=10-20', 10, 'unsatisfiable'],
  ['bytes=12-34', 100, { start: 12, end: 34 }],
  ['bytes=-12', 100, { start: 88, end: 99 }],
  ['bytes=-10', 10, { start: 0, end: 9 }],
  ['bytes=-11', 10, { start: 0, end: 9 }],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-5', 0, 'unsatisfiable'],
])('the range %o of %i bytes is %o', (header, size, expected) => {
  expect(parseRange(header, size)).toEqual(expected);
});
