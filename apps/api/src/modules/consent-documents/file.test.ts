import { randomBytes } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder, listStored } from '../../../test/orders.ts';
import { sealedLength } from '../../files/sealed-format.ts';

// More than two blocks of the sealed format, so that ranges cross them.
const BYTES = randomBytes(150_000);

let api: Harness;
let owner: Session;
let id: string;
let url: string;
let etag: string;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
  id = await createFile(BYTES, 'Ordre “Ünïcode” हिन्दी "x".pdf');
  url = `/consent-documents/${id}/file`;
  etag = (await api.call('HEAD', url, { as: owner })).headers.etag ?? '';
});
afterAll(() => api.close());

/** An order with bytes of its own in the store. */
async function createFile(bytes: Buffer, fileName: string): Promise<string> {
  const order = await createOrder(api, api.users.owner);
  const fileKey = await api.services.files.keep(await api.services.files.spool(Readable.from([bytes])));
  await api.services.db.forOrganisation(api.users.owner.organisationId, (tx) =>
    tx
      .updateTable('consentDocuments')
      .set({ fileKey, size: bytes.length, fileName })
      .where('id', '=', order.id)
      .execute(),
  );
  return order.id;
}

const get = (headers: Record<string, string> = {}) => api.call('GET', url, { as: owner, headers });

test('the whole file comes with a strong tag, its type and its name', async () => {
  const reply = await get();
  expect(reply.status).toBe(200);
  expect(reply.bytes.equals(BYTES)).toBe(true);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(BYTES.length),
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(reply.headers.etag).toMatch(/^"[0-9a-f]{64}"$/);
  const disposition = reply.headers['content-disposition'] ?? '';
  expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''\S+$/);
  expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe('Ordre “Ünïcode” हिन्दी "x".pdf');
});

test('HEAD tells the same without the bytes', async () => {
  const reply = await api.call('HEAD', url, { as: owner });
  expect(reply.status).toBe(200);
  expect(reply.bytes).toHaveLength(0);
  expect(reply.headers).toMatchObject({
    etag,
    'content-length': String(BYTES.length),
    'accept-ranges': 'bytes',
  });
});

describe('If-None-Match', () => {
  test.each<[string, () => string, number]>([
    ['the tag', () => etag, 304],
    ['the tag among others', () => `"other", ${etag}`, 304],
    ['the weak tag', () => `W/${etag}`, 304],
    ['any', () => '*', 304],
    ['another tag', () => '"other"', 200],
  ])('%s', async (_, value, status) => {
    const reply = await get({ 'if-none-match': value() });
    expect(reply.status).toBe(status);
    if (status === 304) expect(reply.bytes).toHaveLength(0);
  });
});

describe('Range', () => {
  const last = BYTES.length - 1;
  test.each<[string, number, number, number]>([
    ['bytes=0-0', 206, 0, 0],
    ['bytes=0-99', 206, 0, 99],
    ['bytes=65535-65536', 206, 65_535, 65_536],
    ['bytes=65536-131071', 206, 65_536, 131_071],
    ['bytes=60000-140000', 206, 60_000, 140_000],
    [`bytes=${last}-${last}`, 206, last, last],
    ['bytes=100-', 206, 100, last],
    ['bytes=-100', 206, last - 99, last],
    ['bytes=-999999', 206, 0, last],
    ['bytes=0-999999', 206, 0, last],
    ['bytes=0-1,5-6', 200, 0, last],
    ['bytes=9-5', 200, 0, last],
    ['items=0-5', 200, 0, last],
    ['bytes=-', 200, 0, last],
  ])('%s', async (range, status, from, to) => {
    const reply = await get({ range });
    expect(reply.status).toBe(status);
    expect(reply.bytes.equals(BYTES.subarray(from, to + 1))).toBe(true);
    expect(reply.headers['content-length']).toBe(String(to - from + 1));
    expect(reply.headers['content-range']).toBe(
      status === 206 ? `bytes ${from}-${to}/${BYTES.length}` : undefined,
    );
  });

  test.each([`bytes=${BYTES.length}-`, 'bytes=9999999-', 'bytes=-0'])('%s lies outside', async (range) => {
    const reply = await get({ range });
    expect(reply.status).toBe(416);
    expect(reply.headers).toMatchObject({
      'content-range': `bytes */${BYTES.length}`,
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(reply.headers['content-disposition']).toBeUndefined();
    expect(reply.body).toMatchObject({
      status: 416,
      title: 'Range Not Satisfiable',
      message: ERROR_MESSAGES.range_not_satisfiable,
      instance: `/api/v1${url}`,
    });
  });

  test.each<[string, () => string, number]>([
    ['the same tag', () => etag, 206],
    ['another tag', () => '"other"', 200],
    ['a weak tag', () => `W/${etag}`, 200],
    ['a date', () => 'Sat, 21 Nov 2026 00:00:00 GMT', 200],
  ])('If-Range with %s', async (_, value, status) => {
    expect((await get({ range: 'bytes=0-9', 'if-range': value() })).status).toBe(status);
  });
});

describe('a stored file that somebody touched is refused', () => {
  let port: number;
  let stored: string;
  let whole: Buffer;
  beforeAll(async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    port = (api.app.server.address() as AddressInfo).port;
    stored = listStored(api, 'files')[0] ?? '';
    whole = readFileSync(stored);
    expect(whole).toHaveLength(sealedLength(BYTES.length));
  });
  beforeEach(() => writeFileSync(stored, whole));

  const read = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${url}`, {
      headers: { authorization: `Bearer ${owner.accessToken}` },
    });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const isRefused = () =>
    read().then(
      ({ status }) => status >= 500,
      () => true,
    );

  test('untouched it is whole', async () => {
    expect((await read()).bytes.equals(BYTES)).toBe(true);
  });

  test.each([0, 5, 12, 40_000, 70_000, 149_000])('with byte %i flipped', async (at) => {
    const touched = Buffer.from(whole);
    touched[at] = (touched[at] ?? 0) ^ 1;
    writeFileSync(stored, touched);
    expect(await isRefused()).toBe(true);
  });

  test.each([
    ['in the middle of a block', 100_000],
    ['at the end of a block', sealedLength(65_536)],
    ['behind its beginning', 12],
    ['at its beginning', 3],
  ])('cut off %s', async (_, length) => {
    truncateSync(stored, length);
    expect(await isRefused()).toBe(true);
  });

  test('with two blocks exchanged', async () => {
    const block = 65_536 + 16;
    const touched = Buffer.concat([
      whole.subarray(0, 12),
      whole.subarray(12 + block, 12 + 2 * block),
      whole.subarray(12, 12 + block),
      whole.subarray(12 + 2 * block),
    ]);
    writeFileSync(stored, touched);
    expect(await isRefused()).toBe(true);
  });
});
