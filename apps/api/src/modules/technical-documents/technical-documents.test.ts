import type { Session } from '@anupalan/validators/entities/session';
import type { TechnicalDocument, TechnicalVersion } from '@anupalan/validators/entities/technical-document';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart } from '../../../test/harness.ts';
import { toOfficeFile } from '../../../test/office-file.ts';

let api: Harness;
let owner: Session;
let viewer: Session;
let other: Session;
const PDF = Buffer.from('%PDF-1.7\nmanual of the scrubber');

beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  viewer = await api.signIn('viewer@works.example');
  other = await api.signIn('other@works.example');
});
afterAll(() => api.close());

type File = { bytes: Buffer; fileName: string };
const upload = (file: File | null, fields: Record<string, string> = {}, as = owner) =>
  api.call('POST', '/technical-documents', { as, ...toMultipart(file, fields) });
const addVersion = (id: string, file: File | null, as = owner) =>
  api.call('POST', `/technical-documents/${id}/versions`, { as, ...toMultipart(file) });
async function make(
  fields: Record<string, string> = {},
  fileName = 'Manual.pdf',
): Promise<TechnicalDocument> {
  const reply = await upload({ bytes: PDF, fileName }, fields);
  expect(reply.status).toBe(201);
  return reply.body.data;
}
async function makeFolder(name: string, parentId?: string): Promise<string> {
  const reply = await api.call('POST', '/technical-folders', { as: owner, data: { name, parentId } });
  expect(reply.status).toBe(201);
  return (reply.body.data as { id: string }).id;
}
async function list(query: string): Promise<string[]> {
  const reply = await api.call('GET', `/technical-documents?${encodeURI(query)}`, { as: owner });
  expect(reply.status).toBe(200);
  const { technicalDocuments } = reply.body.data as { technicalDocuments: TechnicalDocument[] };
  return technicalDocuments.map(({ title }) => title);
}
async function listTrail(entity: string): Promise<string[]> {
  const reply = await api.call('GET', `/audit-log?entity=${entity}&isPagination=0`, { as: owner });
  return (reply.body.data as { entries: { summary: string }[] }).entries.map(({ summary }) => summary);
}
async function countFiles(): Promise<number> {
  const { rows } = await api.services.db.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM technical_versions',
  );
  return rows[0]?.count ?? 0;
}

describe('a document', () => {
  test('is kept encrypted, read back whole and in part, and deleted', async () => {
    const document = await make({ title: 'Scrubber manual', description: 'Second edition' });
    expect(document).toEqual({
      id: expect.any(String),
      title: 'Scrubber manual',
      description: 'Second edition',
      folder: null,
      version: 1,
      fileName: 'Manual.pdf',
      mimeType: 'application/pdf',
      size: PDF.length,
      uploadedBy: { id: owner.user.id, name: 'Owner Rao' },
      createdAt: '2026-11-21T06:00:00.000Z',
      updatedAt: '2026-11-21T06:00:00.000Z',
    });
    const url = `/technical-documents/${document.id}`;
    const read = await api.call('GET', `${url}/file`, { as: viewer });
    expect(read.bytes.equals(PDF)).toBe(true);
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('Manual.pdf'),
    });
    const part = await api.call('GET', `${url}/file`, { as: owner, headers: { range: 'bytes=0-3' } });
    expect([part.status, part.text]).toEqual([206, '%PDF']);
    expect((await api.call('DELETE', url, { as: owner })).status).toBe(200);
    for (const path of [url, `${url}/file`, `${url}/versions`])
      expect((await api.call('GET', path, { as: owner })).status).toBe(404);
    expect(await countFiles()).toBe(0);
    expect(await listTrail('technical_document')).toEqual([
      'Deleted the document “Scrubber manual”',
      'Added the document “Scrubber manual”',
    ]);
  });

  test('without a title is called after its file', async () => {
    expect((await make({ title: '' }, 'Layout of the ETP.rev2.pdf')).title).toBe('Layout of the ETP.rev2');
  });

  test('is renamed, described and moved, each told in the trail', async () => {
    const folderId = await makeFolder('Effluent');
    const { id } = await make({ title: 'Old name' });
    const change = async (data: object) =>
      (await api.call('PATCH', `/technical-documents/${id}`, { as: owner, data })).body
        .data as TechnicalDocument;
    expect((await change({ title: 'New name' })).title).toBe('New name');
    expect((await change({ folderId })).folder).toEqual({ id: folderId, path: 'Effluent' });
    expect((await change({ description: 'Drawn in 2025' })).description).toBe('Drawn in 2025');
    expect((await change({ title: 'New name' })).version).toBe(1);
    expect((await change({ folderId: null })).folder).toBeNull();
    expect((await listTrail('technical_document')).slice(0, 5)).toEqual([
      'Moved the document “New name” out of “Effluent”',
      'Changed the description of the document “New name”',
      'Moved the document “New name” to the folder “Effluent”',
      'Renamed the document “Old name” to “New name”',
      'Added the document “Old name”',
    ]);
  });
});

describe('versions', () => {
  test('are kept, and an older one comes back as a new one', async () => {
    const { id } = await make({ title: 'Flow diagram' });
    const second = Buffer.from('a,b\n1,2\n');
    const added = await addVersion(id, { bytes: second, fileName: 'Flow.csv' });
    expect([added.status, added.body.message]).toEqual([201, 'Version 2 has been saved.']);
    expect(added.body.data).toMatchObject({ version: 2, mimeType: 'text/csv', fileName: 'Flow.csv' });
    const restore = (number: string) =>
      api.call('POST', `/technical-documents/${id}/versions/${number}/restore`, { as: owner });
    const restored = await restore('1');
    expect([restored.status, restored.body.data]).toEqual([
      201,
      expect.objectContaining({ version: 3, fileName: 'Manual.pdf', title: 'Flow diagram' }),
    ]);
    const reply = await api.call('GET', `/technical-documents/${id}/versions`, { as: viewer });
    const { versions } = reply.body.data as { versions: TechnicalVersion[] };
    expect(versions.map(({ number, restoredFrom }) => [number, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    const read = await api.call('GET', `/technical-documents/${id}/versions/2/file`, { as: viewer });
    expect(read.bytes.equals(second)).toBe(true);
    expect(read.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect((await restore('3')).status).toBe(422);
    for (const number of ['4', '0', 'x', '1e1']) {
      expect((await restore(number)).status).toBe(404);
      const file = await api.call('GET', `/technical-documents/${id}/versions/${number}/file`, { as: owner });
      expect(file.status).toBe(404);
    }
    // Two versions share a file, which is deleted once.
    expect((await api.call('DELETE', `/technical-documents/${id}`, { as: owner })).status).toBe(200);
  });

  test('that two add at once have numbers of their own', async () => {
    const { id } = await make({ title: 'Twice' });
    const replies = await Promise.all(
      [1, 2, 3].map((each) => addVersion(id, { bytes: PDF, fileName: `${each}.pdf` })),
    );
    const numbers = replies.map((reply) => (reply.body.data as TechnicalDocument).version);
    expect(numbers.sort()).toEqual([2, 3, 4]);
  });
});

describe('types by content', () => {
  test.each<[string, Buffer, string, string]>([
    ['a PDF with another name', PDF, 'a.txt', 'application/pdf'],
    ['text', Buffer.from('Start the pump – पंप चालू करें.\n'), 'a.txt', 'text/plain'],
    ['a table', Buffer.from('a,b\n'), 'Log.CSV', 'text/csv'],
    ['a GIF', Buffer.from('474946383961010001000000002c', 'hex'), 'a.gif', 'image/gif'],
    [
      'a DOCX',
      toOfficeFile('word'),
      'a.bin',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'an XLSX',
      toOfficeFile('xl'),
      'a.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    [
      'a PPTX',
      toOfficeFile('ppt'),
      'a.pptx',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
  ])('%s is taken', async (_, bytes, fileName, mimeType) => {
    expect((await upload({ bytes, fileName })).body.data).toMatchObject({ mimeType });
  });

  test.each<[string, File | null, number]>([
    ['none', null, 422],
    ['an empty one', { bytes: Buffer.alloc(0), fileName: 'a.pdf' }, 422],
    ['a program', { bytes: Buffer.from('MZ\u0090\u0000 program'), fileName: 'a.pdf' }, 415],
    ['HTML', { bytes: Buffer.from(' <!doctype html><script>x</script>'), fileName: 'a.txt' }, 415],
    ['SVG', { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), fileName: 'a.png' }, 415],
    ['another archive', { bytes: Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex'), fileName: 'a.docx' }, 415],
    ['bytes that are no text', { bytes: Buffer.from([0xff, 0xc3, 0x28, 0x41]), fileName: 'a.txt' }, 415],
  ])('%s is refused, and nothing stays behind', async (_, file, status) => {
    const before = await countFiles();
    expect((await upload(file)).status).toBe(status);
    const { id } = await make();
    expect((await addVersion(id, file)).status).toBe(status);
    expect(await countFiles()).toBe(before + 1);
  });

  test('a file of more than 25 MB is refused', async () => {
    const bytes = Buffer.concat([PDF, Buffer.alloc(25 * 1024 * 1024)]);
    expect((await upload({ bytes, fileName: 'a.pdf' })).status).toBe(413);
  });
});

describe('folders', () => {
  test('lie two deep, are renamed, and go when they are empty', async () => {
    const outer = await makeFolder('Air');
    const inner = await makeFolder('Stacks', outer);
    const { id } = await make({ folderId: inner, title: 'Stack drawing' });
    const folders = await api.call('GET', '/technical-folders', { as: viewer });
    expect((folders.body.data as { folders: object[] }).folders).toEqual(
      expect.arrayContaining([
        { id: outer, parentId: null, name: 'Air', path: 'Air', documentCount: 0 },
        { id: inner, parentId: outer, name: 'Stacks', path: 'Air / Stacks', documentCount: 1 },
      ]),
    );
    expect(await list(`folderId=${outer}`)).toEqual(['Stack drawing']);
    expect(await list(`folderId=${inner}`)).toEqual(['Stack drawing']);
    expect(await list('folderId=none&keyword=Stack drawing')).toEqual([]);
    const third = await api.call('POST', '/technical-folders', {
      as: owner,
      data: { name: 'C', parentId: inner },
    });
    expect(third.status).toBe(422);
    const renamed = await api.call('PATCH', `/technical-folders/${inner}`, {
      as: owner,
      data: { name: 'Chimneys' },
    });
    expect(renamed.body.data).toMatchObject({ path: 'Air / Chimneys' });
    const remove = (folder: string) => api.call('DELETE', `/technical-folders/${folder}`, { as: owner });
    expect((await remove(outer)).status).toBe(409);
    expect((await remove(inner)).status).toBe(409);
    await api.call('DELETE', `/technical-documents/${id}`, { as: owner });
    expect((await remove(inner)).status).toBe(200);
    expect((await remove(outer)).status).toBe(200);
    expect((await remove(outer)).status).toBe(404);
    expect((await listTrail('technical_folder')).slice(0, 5)).toEqual([
      'Deleted the folder “Air”',
      'Deleted the folder “Chimneys”',
      'Renamed the folder “Stacks” to “Chimneys”',
      'Created the folder “Air / Stacks”',
      'Created the folder “Air”',
    ]);
  });

  test('of one name are refused side by side, in any case, and allowed apart', async () => {
    const one = await makeFolder('Drawings');
    const inner = await makeFolder('Drawings', one);
    const create = (data: object) => api.call('POST', '/technical-folders', { as: owner, data });
    expect((await create({ name: ' drawings ' })).status).toBe(422);
    expect((await create({ name: 'DRAWINGS', parentId: one })).status).toBe(422);
    expect((await create({ name: 'a/b' })).status).toBe(422);
    expect((await create({ name: 5 })).status).toBe(400);
    const rename = await api.call('PATCH', `/technical-folders/${inner}`, {
      as: owner,
      data: { name: 'drawings' },
    });
    expect(rename.status).toBe(200);
  });
});

test('the list is searched, filtered and sorted', async () => {
  const folderId = await makeFolder('Boiler house');
  await make({ title: 'Zebra log', folderId, description: 'fed with 100% coal' }, 'zz-first.pdf');
  await upload({ bytes: Buffer.from('x,y\n'), fileName: 'aa.csv' }, { title: 'Zebra table', folderId });
  const inFolder = `folderId=${folderId}`;
  expect(await list(`${inFolder}&sortBy=title`)).toEqual(['Zebra log', 'Zebra table']);
  expect(await list(`${inFolder}&sortBy=title&sortOrder=desc`)).toEqual(['Zebra table', 'Zebra log']);
  expect(await list(`${inFolder}&sortBy=size`)).toEqual(['Zebra table', 'Zebra log']);
  expect(await list(`${inFolder}&type=text`)).toEqual(['Zebra table']);
  expect(await list(`${inFolder}&type=all&sortBy=title&pageSize=1&pageNo=2`)).toEqual(['Zebra table']);
  expect(await list('keyword=100% COAL')).toEqual(['Zebra log']);
  expect(await list('keyword=zz-first')).toEqual(['Zebra log']);
  expect(await list('keyword=boiler house&sortBy=title')).toEqual(['Zebra log', 'Zebra table']);
  expect(await list('folderId=nothing')).toEqual([]);
  for (const query of ['type=video', 'sortBy=fileKey', 'pageSize=0', 'pageSize=101'])
    expect((await api.call('GET', `/technical-documents?${query}`, { as: owner })).status).toBe(400);
});

describe('others', () => {
  test('a viewer reads and does not write', async () => {
    const folderId = await makeFolder('Seen');
    const { id } = await make({ folderId });
    const url = `/technical-documents/${id}`;
    for (const path of [url, `${url}/file`, `${url}/versions`, '/technical-folders', '/technical-documents'])
      expect((await api.call('GET', path, { as: viewer })).status).toBe(200);
    const file = { bytes: PDF, fileName: 'a.pdf' };
    expect((await upload(file, {}, viewer)).status).toBe(403);
    expect((await addVersion(id, file, viewer)).status).toBe(403);
    for (const [method, path] of [
      ['PATCH', url],
      ['DELETE', url],
      ['POST', `${url}/versions/1/restore`],
      ['POST', '/technical-folders'],
      ['PATCH', `/technical-folders/${folderId}`],
      ['DELETE', `/technical-folders/${folderId}`],
    ] as const)
      expect((await api.call(method, path, { as: viewer, data: { name: 'x' } })).status).toBe(403);
  });

  test('another organisation finds nothing, and puts nothing into a foreign folder', async () => {
    const folderId = await makeFolder('Own');
    const { id } = await make({ folderId });
    const url = `/technical-documents/${id}`;
    for (const [method, path] of [
      ['GET', url],
      ['GET', `${url}/file`],
      ['GET', `${url}/versions`],
      ['GET', `${url}/versions/1/file`],
      ['PATCH', url],
      ['DELETE', url],
      ['POST', `${url}/versions/1/restore`],
      ['PATCH', `/technical-folders/${folderId}`],
      ['DELETE', `/technical-folders/${folderId}`],
    ] as const)
      expect((await api.call(method, path, { as: other, data: { name: 'x' } })).status).toBe(404);
    const file = { bytes: PDF, fileName: 'a.pdf' };
    expect((await addVersion(id, file, other)).status).toBe(404);
    expect((await upload(file, { folderId }, other)).status).toBe(404);
    expect((await upload(file, { folderId: uuidv7() })).status).toBe(404);
    const lists = await api.call('GET', `/technical-documents?folderId=${folderId}`, { as: other });
    expect(lists.body.data).toEqual({ technicalDocuments: [], total: 0 });
  });

  test('a laboratory has documents of its own', async () => {
    const lab = await api.signIn('lab@works.example');
    expect((await upload({ bytes: PDF, fileName: 'Method.pdf' }, {}, lab)).status).toBe(201);
  });
});

test.each<[string, object, number, string]>([
  ['an empty title', { title: ' ' }, 422, 'title'],
  ['a title of 256', { title: 'x'.repeat(256) }, 422, 'title'],
  ['a description of 5,001', { description: 'x'.repeat(5001) }, 422, 'description'],
  ['a title that is a number', { title: 5 }, 400, 'title'],
])('%s is refused', async (_, data, status, field) => {
  const { id } = await make();
  const reply = await api.call('PATCH', `/technical-documents/${id}`, { as: owner, data });
  expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([status, field]);
});
