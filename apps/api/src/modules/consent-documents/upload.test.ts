import { readFileSync } from 'node:fs';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import {
  getCutOffPdf,
  getEmptyFile,
  getEncryptedPdf,
  getHtmlNamedPdf,
  getManyPagesPdf,
  getOversizePdf,
  getPdfBomb,
} from '@anupalan/orders/hostile';
import { getSampleBytes } from '@anupalan/orders/samples';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart } from '../../../test/harness.ts';
import { listObligations, listStored, upload, waitUntilRead } from '../../../test/orders.ts';
import { READERS_HERE } from '../../../test/read-here.ts';
import { createScannedPdf } from '../../jobs/read-order/hostile-files.fixtures.ts';
import { READERS_IN_CHILDREN } from '../../jobs/read-order/run-child.ts';

const SAMPLE = 'mpcb_cca_plating_2025.pdf';

let readers = READERS_HERE;
let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({
    withJobs: true,
    readers: { ...READERS_HERE, order: (options) => readers.order(options) },
  });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

async function countDocuments(): Promise<number> {
  const { rows } = await api.services.db.pool.query<{ n: number }>(
    'SELECT count(*) AS n FROM consent_documents',
  );
  return rows[0]?.n ?? -1;
}

describe('an order', () => {
  let document: ConsentDocument;

  test('is taken with 202 and read in the background', async () => {
    const reply = await upload(api, owner, getSampleBytes(SAMPLE), 'Consent of Plating_Works.pdf');
    expect(reply.status).toBe(202);
    document = reply.body.data;
    expect(document).toMatchObject({
      status: 'queued',
      progress: 0,
      title: 'Consent of Plating Works',
      fileName: 'Consent of Plating_Works.pdf',
      mimeType: 'application/pdf',
      size: getSampleBytes(SAMPLE).length,
      uploadedBy: { name: 'Owner Rao' },
    });
  });

  test('becomes ready with facts and obligations that cite their place', async () => {
    document = await waitUntilRead(api, owner, document.id);
    expect(document).toMatchObject({ status: 'ready', progress: 1, failure: null, unreadPages: [] });
    expect(document.pageCount).toBeGreaterThanOrEqual(5);
    expect(document.facts.consentNo?.value).toBeTruthy();
    expect(document.facts.consentNo?.citation?.quote).toBeTruthy();
    expect(document.obligationCount).toBeGreaterThan(10);
    const obligations = await listObligations(api, owner, document.id);
    expect(obligations).toHaveLength(document.obligationCount);
    for (const obligation of obligations) {
      expect(obligation.citation.quote.length).toBeGreaterThan(10);
      expect(obligation.citation.page).toBeGreaterThanOrEqual(1);
      expect(obligation.citation.rects.length).toBeGreaterThan(0);
      for (const rect of obligation.citation.rects) {
        for (const share of [rect.x, rect.y, rect.x + rect.width, rect.y + rect.height])
          expect(share).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width).toBeLessThanOrEqual(1.001);
        expect(rect.y + rect.height).toBeLessThanOrEqual(1.001);
      }
      expect(obligation.state).toBe('suggested');
    }
  });

  test('is told to the one who sent it', async () => {
    const reply = await api.call('GET', '/user/notifications', { as: owner });
    expect(JSON.stringify(reply.body.data)).toContain('Consent of Plating Works has been read');
  });

  test('lies encrypted at rest', () => {
    const stored = listStored(api, 'files').map((file) => readFileSync(file));
    expect(stored).toHaveLength(1);
    for (const bytes of stored) {
      expect(bytes.includes('%PDF-')).toBe(false);
      expect(bytes.subarray(0, 4).toString()).toBe('ANU1');
    }
    expect(listStored(api, 'spool')).toEqual([]);
  });

  test('of the same bytes is refused with the one that is there', async () => {
    const reply = await upload(api, owner, getSampleBytes(SAMPLE), 'another name.pdf');
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ existingId: document.id, message: ERROR_MESSAGES.duplicate_file });
    expect(listStored(api, 'spool')).toEqual([]);
  });

  test('may be had by another organisation as well', async () => {
    const other = await api.signIn('other@works.example');
    const reply = await upload(api, other, getSampleBytes(SAMPLE), 'same.pdf');
    expect(reply.status).toBe(202);
    await waitUntilRead(api, other, (reply.body.data as ConsentDocument).id);
  });

  test('may come again after it was deleted', async () => {
    expect((await api.call('DELETE', `/consent-documents/${document.id}`, { as: owner })).status).toBe(200);
    const reply = await upload(api, owner, getSampleBytes(SAMPLE), 'again.pdf');
    expect(reply.status).toBe(202);
    document = await waitUntilRead(api, owner, (reply.body.data as ConsentDocument).id);
    expect(document.status).toBe('ready');
  });

  test('of which two come at once is kept once', async () => {
    const bytes = getSampleBytes('tnpcb_water_leather_2024.pdf');
    const replies = await Promise.all([1, 2, 3].map(() => upload(api, owner, bytes, 'twin.pdf')));
    expect(replies.map((reply) => reply.status).sort()).toEqual([202, 409, 409]);
    const kept = replies.find((reply) => reply.status === 202)?.body.data as unknown as ConsentDocument;
    for (const reply of replies.filter((each) => each.status === 409))
      expect(reply.body).toMatchObject({ existingId: kept.id });
    await waitUntilRead(api, owner, kept.id);
    expect(listStored(api, 'spool')).toEqual([]);
    expect(listStored(api, 'files')).toHaveLength(await countOpenFiles());
  });
});

async function countOpenFiles(): Promise<number> {
  const { rows } = await api.services.db.pool.query<{ n: number }>(
    'SELECT count(file_key) + count(shown_key) AS n FROM consent_documents WHERE archived_at IS NULL',
  );
  return rows[0]?.n ?? -1;
}

describe('a file refused at once leaves nothing behind:', () => {
  test.each<[string, () => Uint8Array, string, number, string | null]>([
    ['no PDF under the name of one', getHtmlNamedPdf, 'order.pdf', 415, ERROR_MESSAGES.unsupported_file],
    ['a text', () => Buffer.from('Nothing of an order'), 'order.docx', 415, ERROR_MESSAGES.unsupported_file],
    ['an empty file', getEmptyFile, 'order.pdf', 422, null],
    ['26 MB', () => getOversizePdf(), 'order.pdf', 413, ERROR_MESSAGES.too_large],
    [
      'one byte over 25 MB',
      () => getOversizePdf(25 * 1024 * 1024 + 1),
      'order.pdf',
      413,
      ERROR_MESSAGES.too_large,
    ],
  ])('%s', async (_, make, fileName, status, message) => {
    const before = await countDocuments();
    const files = listStored(api, 'files');
    const reply = await upload(api, owner, make(), fileName);
    expect(reply.status).toBe(status);
    if (message) expect(reply.body.message).toBe(message);
    else expect(reply.body.errors?.[0]?.field).toBe('file');
    expect(await countDocuments()).toBe(before);
    expect(listStored(api, 'spool')).toEqual([]);
    expect(listStored(api, 'files')).toEqual(files);
  });

  test('a body without a file', async () => {
    const { payload, headers = {} } = toMultipart(null, { file: 'no file' });
    const reply = await api.call('POST', '/generate-tasks', { as: owner, payload, headers });
    expect(reply.status).toBe(422);
    expect(reply.body.errors?.[0]?.field).toBe('file');
  });

  test('a body that is no multipart', async () => {
    expect((await api.call('POST', '/generate-tasks', { as: owner, data: {} })).status).toBe(400);
  });

  test('a multipart body that is cut off', async () => {
    const { payload, headers = {} } = toMultipart({
      bytes: Buffer.from(getSampleBytes(SAMPLE)),
      fileName: 'x.pdf',
    });
    const reply = await api.call('POST', '/generate-tasks', {
      as: owner,
      payload: (payload as Buffer).subarray(0, 5000),
      headers,
    });
    expect(reply.status).toBe(400);
    expect(listStored(api, 'spool')).toEqual([]);
  });
});

/** One of each way to fail; which files fail how is in run-child.test.ts, and a partly scanned order in server.test.ts. */
describe('a file whose fault shows in reading fails with a sentence:', () => {
  // What is too heavy has no end without limits.
  beforeAll(() => {
    readers = READERS_IN_CHILDREN;
  });
  const fails = async (bytes: Uint8Array, sentence: RegExp, needsPassword: boolean): Promise<string> => {
    const reply = await upload(api, owner, bytes, 'order.pdf');
    expect(reply.status).toBe(202);
    const { id } = reply.body.data as ConsentDocument;
    const document = await waitUntilRead(api, owner, id);
    expect(document).toMatchObject({
      status: 'failed',
      failure: expect.stringMatching(sentence),
      needsPassword,
    });
    return id;
  };

  test.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp, boolean]>([
    ['locked with a password', getEncryptedPdf, /password/, true],
    ['501 pages', () => getManyPagesPdf(501), /more than 500 pages/, false],
    ['pictures without words', () => createScannedPdf(1), /no words could be read/, false],
    ['a bomb', getPdfBomb, /more memory or time/, false],
  ])('%s', async (_, make, sentence, needsPassword) => {
    await fails(await make(), sentence, needsPassword);
  });

  test('cut off, and does not stand in the way of the same file', async () => {
    const bytes = await getCutOffPdf();
    const first = await fails(bytes, /damaged or cut off/, false);
    expect(await fails(bytes, /damaged or cut off/, false)).not.toBe(first);
  });

  test('a DOCX is read by its paragraphs', async () => {
    const bytes = getSampleBytes('tspcb_cfo_paper_2024.docx');
    const id = ((await upload(api, owner, bytes, 'consent.docx')).body.data as ConsentDocument).id;
    const document = await waitUntilRead(api, owner, id);
    expect(document).toMatchObject({ status: 'ready', pageCount: null });
    const [first] = await listObligations(api, owner, id);
    expect(first?.citation).toMatchObject({ page: null, paragraph: expect.any(Number) });
    const reply = await api.call('GET', `/consent-documents/${id}/paragraphs`, { as: owner });
    expect((reply.body.data as { paragraphs: unknown[] }).paragraphs.length).toBeGreaterThan(10);
  });
});
