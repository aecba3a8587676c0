import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import { ORDER_MESSAGES, PICTURE_FAULTS } from '@anupalan/enums/messages';
import { getSampleBytes } from '@anupalan/orders/samples';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Session } from '@anupalan/validators/entities/session';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, type SentFile, startHarness, toMultipart } from '../../../test/harness.ts';
import { listStored } from '../../../test/orders.ts';
import { createOrderReader } from '../../jobs/read-order-job.ts';
import { toBombPng, toTiff } from '../../rewriting/pictures.fixtures.ts';

let api: Harness;
let owner: Session;
let front: SentFile;
let back: SentFile;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

/** No two are the same file. */
let drawn = 0;
const draw = () => {
  drawn += 1;
  const create = { width: 300 + drawn, height: 400, channels: 3 as const, background: '#e9e4da' };
  return sharp({ create });
};
const photograph = async (fileName: string): Promise<SentFile> => ({
  bytes: await draw().jpeg().toBuffer(),
  fileName,
});
beforeEach(async () => {
  front = await photograph('IMG_1.jpg');
  back = await photograph('IMG_2.jpg');
});

const send = (files: SentFile[], rotation?: string) =>
  api.call('POST', '/generate-tasks', {
    as: owner,
    ...toMultipart(files, rotation === undefined ? {} : { rotation }),
  });
const readFile = (id: string, query = '') =>
  api.call('GET', `/consent-documents/${id}/file${query}`, { as: owner });

async function sent(files: SentFile[], rotation?: string): Promise<ConsentDocument> {
  const reply = await send(files, rotation);
  expect(reply.status).toBe(202);
  return reply.body.data as ConsentDocument;
}

/** Does what the queue would: only where it matters, as what is on a picture is recognised. */
async function read(id: string): Promise<ConsentDocument> {
  const job = { organisationId: api.users.owner.organisationId, consentDocumentId: id };
  await createOrderReader(api.services)(job, { isLast: false, signal: new AbortController().signal });
  return (await api.call('GET', `/consent-documents/${id}`, { as: owner })).body.data;
}

async function turnsOf(id: string): Promise<number[]> {
  const pdf = await PDFDocument.load((await readFile(id)).bytes);
  return pdf.getPages().map((page) => page.getRotation().angle);
}

describe('several pictures are the pages of one order', () => {
  test('in their order, each turned as it was said, and given back as they were sent', async () => {
    const order = await sent([front, back], '[90, 0]');
    expect(order.title).toMatch(/^Order of 2 pictures, \d{1,2} [A-Z][a-z]{2} \d{4}$/);
    expect(order).toMatchObject({ fileName: `${order.title}.zip`, mimeType: 'application/zip' });
    const shown = await readFile(order.id);
    expect(shown.headers['content-type']).toBe('application/pdf');
    expect(await turnsOf(order.id)).toEqual([90, 0]);
    const places = [front, back].map(({ bytes }) => shown.bytes.indexOf(bytes));
    expect(places[0]).toBeGreaterThan(0);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
    const original = await readFile(order.id, '?original=1');
    expect(original.headers['content-type']).toBe('application/zip');
    const files = unzipSync(original.bytes);
    expect(Object.keys(files)).toEqual(['1 IMG_1.jpg', '2 IMG_2.jpg']);
    expect(front.bytes.equals(files['1 IMG_1.jpg'] ?? Buffer.alloc(0))).toBe(true);
    expect(listStored(api, 'spool')).toEqual([]);
  });

  test('JPEG, PNG and each page of a TIFF beside each other', async () => {
    const png = { bytes: await draw().png().toBuffer(), fileName: 'b.png' };
    const tiff = { bytes: await toTiff(2, 'ccittfax4'), fileName: 'c.tif' };
    const order = await sent([front, png, tiff], '[0, 180, 270]');
    expect(await turnsOf(order.id)).toEqual([0, 180, 270, 270]);
  });

  test('the same ones in the same order are there already; turned about they are another order', async () => {
    const order = await sent([front, back]);
    const again = await send([front, back]);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ existingId: order.id, message: ERROR_MESSAGES.duplicate_file });
    expect((await send([back, front])).status).toBe(202);
    expect(listStored(api, 'spool')).toEqual([]);
  });

  test('under one key they are taken once', async () => {
    const call = () =>
      api.call('POST', '/generate-tasks', {
        as: owner,
        ...withKey(toMultipart([front, back], { rotation: '[0, 90]' })),
      });
    const first = await call();
    expect(first.status).toBe(202);
    expect((await call()).body.data).toMatchObject({ id: (first.body.data as ConsentDocument).id });
  });
});

function withKey({ payload, headers }: ReturnType<typeof toMultipart>) {
  return { payload, headers: { ...headers, 'idempotency-key': 'pictures-of-one-order' } };
}

describe('one picture', () => {
  test('is turned, shown as a PDF that holds it, and given back as it was sent', async () => {
    const order = await sent([front], '[180]');
    expect(order).toMatchObject({ fileName: 'IMG_1.jpg', mimeType: 'image/jpeg', size: front.bytes.length });
    expect(await turnsOf(order.id)).toEqual([180]);
    expect((await readFile(order.id)).bytes.includes(front.bytes)).toBe(true);
    expect((await readFile(order.id, '?original=1')).bytes.equals(front.bytes)).toBe(true);
  });

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['is cut off', async () => (await draw().jpeg().toBuffer()).subarray(0, 900), /damaged or cut off/],
    ['is a bomb', async () => toBombPng(20_000, 20_000 + drawn), /more memory or time/],
  ])('that %s fails with a sentence', async (_name, make, sentence) => {
    const order = await sent([{ bytes: await make(), fileName: 'page.jpg' }]);
    expect(await read(order.id)).toMatchObject({
      status: 'failed',
      failure: expect.stringMatching(sentence),
    });
  });

  test('of a time when pictures were not read is drawn when it is read again', async () => {
    const order = await sent([front]);
    await api.services.db.pool.query(
      `UPDATE consent_documents SET shown_key = NULL, shown_size = NULL, status = 'failed' WHERE id = $1`,
      [order.id],
    );
    expect((await readFile(order.id)).headers['content-type']).toBe('image/jpeg');
    const again = await api.call('POST', `/consent-documents/${order.id}/read-again`, { as: owner });
    expect(again.status).toBe(202);
    expect(await turnsOf(order.id)).toEqual([0]);
    expect(await read(order.id)).toMatchObject({ status: 'failed', failure: expect.any(String) });
  });
});

describe('refused at once, with nothing left behind:', () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1');
  const pdf = (): SentFile => ({
    bytes: Buffer.from(getSampleBytes('mpcb_cca_plating_2025.pdf')),
    fileName: 'order.pdf',
  });
  test.each<[string, () => SentFile[] | Promise<SentFile[]>, string | undefined, number, string, string?]>([
    ['a picture beside a PDF', () => [front, pdf()], undefined, 422, ORDER_MESSAGES.mixed, 'file'],
    ['a PDF beside a picture', () => [pdf(), front], '[0, 0]', 422, ORDER_MESSAGES.mixed, 'file'],
    ['two PDFs', () => [pdf(), pdf()], undefined, 422, ORDER_MESSAGES.mixed, 'file'],
    ['a turned PDF', () => [pdf()], '[90]', 422, ORDER_MESSAGES.onlyPicturesTurn, 'rotation'],
    ['too few turns', () => [front, back], '[90]', 422, ORDER_MESSAGES.rotations, 'rotation'],
    ['too many turns', () => [front], '[0, 0]', 422, ORDER_MESSAGES.rotations, 'rotation'],
    ['a turn that is none', () => [front], '[45]', 422, ORDER_MESSAGES.rotations, 'rotation'],
    ['a turn in words', () => [front], '["90"]', 422, ORDER_MESSAGES.rotations, 'rotation'],
    ['turns that are no list', () => [front], '90', 422, ORDER_MESSAGES.rotations, 'rotation'],
    ['turns that are no JSON', () => [front], 'left', 422, ORDER_MESSAGES.rotations, 'rotation'],
    ['HEIC', () => [{ bytes: heic, fileName: 'IMG_1.jpg' }], undefined, 415, ORDER_MESSAGES.heic],
    ['HEIC among others', () => [front, { bytes: heic, fileName: 'b' }], undefined, 415, ORDER_MESSAGES.heic],
    [
      'a GIF',
      () => [{ bytes: Buffer.from('GIF89a'), fileName: 'a.gif' }],
      undefined,
      415,
      ERROR_MESSAGES.unsupported_file,
    ],
    [
      'one that is cut off',
      () => [front, { bytes: back.bytes.subarray(0, 900), fileName: 'IMG_2.jpg' }],
      undefined,
      422,
      PICTURE_FAULTS.broken('IMG_2.jpg', 2),
      'file',
    ],
    [
      'one with too many pixels',
      () => [front, { bytes: toBombPng(20_000, 20_000), fileName: 'b.png' }],
      undefined,
      422,
      PICTURE_FAULTS.tooHeavy('b.png', 2),
      'file',
    ],
    [
      'more than 25 MB together',
      () => [
        front,
        ...[1, 2].map((n) => ({
          bytes: Buffer.concat([back.bytes, Buffer.alloc(12.5 * 1024 * 1024)]),
          fileName: `${n}.jpg`,
        })),
      ],
      undefined,
      413,
      ORDER_MESSAGES.tooLargeTogether,
    ],
    [
      '501 pictures',
      () => Array.from({ length: 501 }, () => front),
      undefined,
      422,
      ORDER_MESSAGES.tooManyPictures,
      'file',
    ],
  ])('%s', async (_name, make, rotation, status, message, field) => {
    const files = listStored(api, 'files');
    const reply = await send(await make(), rotation);
    expect(reply.status).toBe(status);
    expect(reply.body.message).toBe(field ? reply.body.message : message);
    if (field) expect(reply.body.errors).toEqual([{ field, message }]);
    expect(listStored(api, 'spool')).toEqual([]);
    expect(listStored(api, 'files')).toEqual(files);
  });
});
