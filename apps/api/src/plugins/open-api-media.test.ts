import { Readable } from 'node:stream';
import { ORDER_MIME_TYPES } from '@anupalan/enums/limits';
import { ORDER_PACK_FILES, ORDER_PACK_KINDS } from '@anupalan/enums/order-packs';
import { TECHNICAL_MIME_TYPES } from '@anupalan/enums/technical-documents';
import type { Session } from '@anupalan/validators/entities/session';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Belongings, createBelongings } from '../../test/belongings.ts';
import { type CallOptions, type Harness, startHarness, toMultipart } from '../../test/harness.ts';
import { getOpenApi, listMedia, mapOperations, type Operation, toMediaType } from '../../test/open-api.ts';
import type { PolicyKey } from '../access/policy.ts';
import { storeImage } from '../modules/blogs/images.ts';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SHEET = ['text/csv', WORKBOOK];
const TECHNICAL = Object.keys(TECHNICAL_MIME_TYPES);

/** Every call whose success is no envelope, and the types it may have. */
const MEDIA: Partial<Record<PolicyKey, readonly string[]>> = {
  'GET /avatars/:key': ['image/webp'],
  'GET /blog-images/:name': ['image/webp'],
  'GET /consent-documents/:id/file': [...ORDER_MIME_TYPES, 'application/zip'],
  'GET /consent-documents/:id/events': ['text/event-stream'],
  'GET /consent-documents/:id/results/:resultId/file': [...ORDER_MIME_TYPES, ...SHEET],
  'GET /consent-documents/:id/packs/:packId/file': ORDER_PACK_KINDS.map(
    (kind) => ORDER_PACK_FILES[kind].mimeType,
  ),
  'GET /generate-tasks/import/template': SHEET,
  'GET /scheduled-tasks/:id/evidence/:evidenceId': ORDER_MIME_TYPES,
  'GET /scheduled-tasks/export': SHEET,
  'POST /scheduled-tasks/export': SHEET,
  'GET /enquiries/:id/reports/:reportId': ORDER_MIME_TYPES,
  'GET /technical-documents/:id/file': TECHNICAL,
  'GET /technical-documents/:id/versions/:number/file': TECHNICAL,
  'GET /calendar/:token.ics': ['text/calendar'],
  'GET /public/newsletter/confirm': ['text/html'],
  'GET /public/newsletter/unsubscribe': ['text/html'],
  'GET /public/done': ['text/html'],
};
/** Calls that answer a plain form with the way to a page. */
const FORMS = [
  'POST /contact-us/public/create',
  'POST /public/newsletter',
  'POST /public/newsletter/confirm',
  'POST /public/newsletter/unsubscribe',
];

let api: Harness;
let owner: Session;
let own: Belongings;
let operations: Map<string, Operation>;
const pictures = { avatar: '', article: '' };
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
  own = await createBelongings(api, 'owner');
  operations = mapOperations(await getOpenApi(api));
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const profile = await api.call('PATCH', '/users/profile', {
    as: owner,
    ...toMultipart({ bytes, fileName: 'me.png', field: 'avatar' }),
  });
  pictures.avatar = (profile.body.data as { avatar: { path: string } }).avatar.path;
  pictures.article = (
    await api.services.db.asSystem('blog', (tx) => storeImage(api.services, tx, bytes, 'wall.png'))
  ).path;
});
afterAll(() => api.close());

describe('the document names the type of each answer:', () => {
  test('of files, streams and pages what they are, of all others JSON', () => {
    const named = [...operations].map(([key, operation]) => {
      const success = Object.keys(operation.responses).find((status) => /^20[012]$/.test(status));
      return [key, listMedia(operation, Number(success))] as const;
    });
    expect(named.length).toBeGreaterThan(100);
    for (const [key, types] of named)
      expect(types, key).toEqual([...(MEDIA[key as PolicyKey] ?? ['application/json'])].sort());
    expect(named.map(([key]) => key)).toEqual(expect.arrayContaining(Object.keys(MEDIA)));
  });

  test('of errors problem details', () => {
    for (const [key, operation] of operations) {
      expect(listMedia(operation, 'default'), key).toEqual(['application/problem+json']);
      for (const status of Object.keys(operation.responses).filter((each) => /^[45]/.test(each)))
        expect(listMedia(operation, Number(status)), key).toEqual(['application/problem+json']);
    }
  });

  test('of plain forms the way to a page', () => {
    const leading = [...operations].filter(([, operation]) => '303' in operation.responses);
    expect(leading.map(([key]) => key).sort()).toEqual(FORMS);
    for (const [key, operation] of leading) expect(listMedia(operation, 303), key).toEqual([]);
  });
});

describe('answers have the type that the document names:', () => {
  const file = () => `/consent-documents/${own.order}/file`;
  const range = (value: string) => ({ headers: { range: value } });
  const EXPORT = '/scheduled-tasks/export';
  test.each<[PolicyKey, number, string | null, () => string, (() => CallOptions)?]>([
    ['GET /avatars/:key', 200, 'image/webp', () => pictures.avatar],
    ['GET /blog-images/:name', 200, 'image/webp', () => pictures.article],
    ['GET /blog-images/:name', 404, 'application/problem+json', () => '/blog-images/nothing.webp'],
    ['GET /consent-documents/:id/file', 200, 'application/pdf', file],
    ['GET /consent-documents/:id/file', 206, 'application/pdf', file, () => range('bytes=0-3')],
    ['GET /consent-documents/:id/file', 416, 'application/problem+json', file, () => range('bytes=9999-')],
    [
      'GET /consent-documents/:id/events',
      200,
      'text/event-stream',
      () => `/consent-documents/${own.order}/events`,
    ],
    [
      'GET /consent-documents/:id/packs/:packId/file',
      200,
      'application/pdf',
      () => `/consent-documents/${own.order}/packs/${own.pack}/file`,
    ],
    ['GET /generate-tasks/import/template', 200, WORKBOOK, () => '/generate-tasks/import/template'],
    [
      'GET /generate-tasks/import/template',
      200,
      'text/csv',
      () => '/generate-tasks/import/template?format=csv',
    ],
    ['GET /scheduled-tasks/export', 200, WORKBOOK, () => `${EXPORT}?format=xlsx`],
    ['GET /scheduled-tasks/export', 200, 'text/csv', () => `${EXPORT}?format=csv`],
    ['GET /scheduled-tasks/export', 400, 'application/problem+json', () => EXPORT],
    [
      'GET /scheduled-tasks/:id/evidence/:evidenceId',
      200,
      'application/pdf',
      () => `/scheduled-tasks/${own.scheduled}/evidence/${own.evidence}`,
    ],
    [
      'GET /enquiries/:id/reports/:reportId',
      200,
      'application/pdf',
      () => `/enquiries/${own.enquiry}/reports/${own.report}`,
    ],
    [
      'GET /technical-documents/:id/file',
      200,
      'application/pdf',
      () => `/technical-documents/${own.document}/file`,
    ],
    [
      'GET /technical-documents/:id/versions/:number/file',
      200,
      'application/pdf',
      () => `/technical-documents/${own.document}/versions/1/file`,
    ],
    ['GET /public/newsletter/confirm', 200, 'text/html', () => '/public/newsletter/confirm'],
    ['GET /public/newsletter/unsubscribe', 200, 'text/html', () => '/public/newsletter/unsubscribe'],
    ['GET /public/done', 200, 'text/html', () => '/public/done?outcome=contact-sent'],
  ])('%s %i %s', async (key, status, type, url, options) => {
    const reply = await api.call('GET', url(), { as: owner, ...options?.() });
    expect(reply.status).toBe(status);
    expect(toMediaType(reply)).toBe(type);
    expect(listMedia(operations.get(key), status)).toContain(type);
  });

  test.each([
    ['csv', 'text/csv'],
    ['xlsx', WORKBOOK],
  ])('some rows as %s', async (format, type) => {
    const reply = await api.call('POST', EXPORT, { as: owner, data: { ids: [own.scheduled], format } });
    expect(reply.status).toBe(200);
    expect(toMediaType(reply)).toBe(type);
  });

  test('a file that the caller has is no content', async () => {
    const etag = (await api.call('GET', file(), { as: owner })).headers.etag ?? '';
    const reply = await api.call('GET', file(), { as: owner, headers: { 'if-none-match': etag } });
    expect(reply.status).toBe(304);
    expect(toMediaType(reply)).toBeNull();
    expect(listMedia(operations.get('GET /consent-documents/:id/file'), 304)).toEqual([]);
  });

  test('a technical document of text has a type of the document', async () => {
    const sent = await api.call('POST', '/technical-documents', {
      as: owner,
      ...toMultipart({ bytes: Buffer.from('parameter,limit\nBOD,30\n'), fileName: 'limits.csv' }),
    });
    const { id } = sent.body.data as { id: string };
    const reply = await api.call('GET', `/technical-documents/${id}/file`, { as: owner });
    expect(toMediaType(reply)).toBe('text/csv');
  });

  test('a plain form leads on', async () => {
    const reply = await api.call('POST', '/public/newsletter', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: Readable.from(['email=asha%40reader.example']),
    });
    expect(reply.status).toBe(303);
    expect(toMediaType(reply)).toBeNull();
  });
});
