import { Readable } from 'node:stream';
import { STORAGE_QUOTA_BYTES } from '@anupalan/enums/limits';
import { getImage } from '@anupalan/orders/hostile';
import type { Organisation } from '@anupalan/validators/entities/organisation';
import type { Session } from '@anupalan/validators/entities/session';
import type { TechnicalDocument } from '@anupalan/validators/entities/technical-document';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EnquiryBench, startEnquiries } from '../../../test/enquiries.ts';
import { type Reply, toMultipart } from '../../../test/harness.ts';
import { listStored, upload } from '../../../test/orders.ts';
import { keepWithinQuota, takeRoom } from './storage.ts';

const MB = 1024 * 1024;
let bench: EnquiryBench;
let api: EnquiryBench['api'];
let owner: Session;
let lab: Session;
beforeAll(async () => {
  bench = await startEnquiries();
  ({ api, owner, lab } = bench);
});
afterAll(() => api.close());
beforeEach(() => setQuota(null));

const setQuota = (bytes: number | null) =>
  api.services.db.pool.query('UPDATE organisations SET storage_quota_bytes = $1', [bytes]);
const getUse = async (as: Session) =>
  ((await api.call('GET', '/organisation', { as })).body.data as Organisation).storage;
/** Leaves room for some bytes more. */
const leave = async (as: Session, bytes: number) => setQuota((await getUse(as)).usedBytes + bytes);

let files = 0;
/** A PDF of its own of so many bytes. */
function toPdf(size: number): Buffer {
  files += 1;
  return Buffer.from(`%PDF-1.7 ${files}`.padEnd(size, ' '));
}
const SIZE = 5000;

/** Every way by which a file comes in: who sends it, and how. */
const WAYS: [string, () => Session, (bytes: Buffer) => Promise<Reply>][] = [
  ['an order', () => owner, (bytes) => upload(api, owner, bytes, 'order.pdf')],
  [
    'a piece of evidence',
    () => owner,
    (bytes) => sendTo(`/scheduled-tasks/${bench.scheduled}/evidence`, bytes),
  ],
  ['a technical document', () => owner, (bytes) => sendTo('/technical-documents', bytes)],
  [
    'a version of one',
    () => owner,
    async (bytes) => sendTo(`/technical-documents/${await findDocument()}/versions`, bytes),
  ],
  ['a report of a laboratory', () => lab, async (bytes) => bench.handIn(ordered, {}, bytes)],
];
const sendTo = (url: string, bytes: Buffer) =>
  api.call('POST', url, { as: owner, ...toMultipart({ bytes, fileName: 'file.pdf' }) });
let documentId = '';
async function findDocument(): Promise<string> {
  if (documentId === '')
    documentId = ((await sendTo('/technical-documents', toPdf(100))).body.data as TechnicalDocument).id;
  return documentId;
}
/** An enquiry that waits for its report. */
let ordered = '';

describe.each(WAYS)('%s', (_, who, send) => {
  beforeAll(async () => {
    await findDocument();
    ordered = await bench.order();
  });

  test('one byte too large is refused with what is used and allowed, and leaves nothing', async () => {
    const before = await getUse(who());
    await leave(who(), SIZE - 1);
    const stored = listStored(api, 'files');
    const reply = await send(toPdf(SIZE));
    expect(reply.status).toBe(413);
    expect(reply.body.message).toMatch(
      /^Your organisation has used [\d.]+ KB of its [\d.]+ KB for files, so this file of 4\.9 KB does not fit\. Delete files that you no longer need, or ask support for more space\.$/,
    );
    expect(listStored(api, 'files')).toEqual(stored);
    expect(listStored(api, 'spool')).toEqual([]);
    expect((await getUse(who())).usedBytes).toBe(before.usedBytes);
  });

  test('that just fits is kept, and counts', async () => {
    const before = await getUse(who());
    await leave(who(), SIZE);
    expect((await send(toPdf(SIZE))).status).toBeLessThan(300);
    expect(await getUse(who())).toEqual({
      usedBytes: before.usedBytes + SIZE,
      quotaBytes: before.usedBytes + SIZE,
    });
  });
});

test('what is shown of a picture counts as well, and leaves nothing where it does not fit', async () => {
  const picture = await getImage('png');
  const before = (await getUse(owner)).usedBytes;
  await leave(owner, picture.length);
  const stored = listStored(api, 'files');
  expect((await upload(api, owner, picture, 'scan.png')).status).toBe(413);
  expect(listStored(api, 'files')).toEqual(stored);
  await setQuota(null);
  expect((await upload(api, owner, picture, 'scan.png')).status).toBe(202);
  const shown = await api.services.db.pool.query<{ n: number }>(
    'SELECT shown_size AS n FROM consent_documents WHERE shown_size IS NOT NULL',
  );
  expect((await getUse(owner)).usedBytes).toBe(before + picture.length + (shown.rows[0]?.n ?? 0));
});

test('a report that is approved needs room for its copy, and waits for a decision until there is', async () => {
  const id = await bench.order({ scheduledTaskId: bench.scheduled });
  const bytes = toPdf(SIZE);
  await bench.handIn(id, {}, bytes);
  const report = (await bench.read(id)).reports[0]?.id ?? '';
  await leave(owner, SIZE - 1);
  const stored = listStored(api, 'files');
  const refused = await bench.decide(id, report, { status: 'approved' });
  expect([refused.status, listStored(api, 'files')]).toEqual([413, stored]);
  expect((await bench.read(id)).reports[0]?.status).toBe('pending');
  await leave(owner, SIZE);
  expect((await bench.decide(id, report, { status: 'approved' })).status).toBe(200);
});

describe('what is kept', () => {
  test('of a deleted order counts as long as a task cites it, because its file stays', async () => {
    const { usedBytes: before } = await getUse(owner);
    const { id } = (await upload(api, owner, toPdf(SIZE), 'cited.pdf')).body.data as { id: string };
    const task = await api.call('POST', '/generate-tasks/add', {
      as: owner,
      body: {
        name: 'Cites it',
        schedule: { frequency: 'yearly', startDate: '2026-11-21', month: 'november', dayOfMonth: 21 },
      },
    });
    const taskId = (task.body.data as { tasks: { id: string }[] }).tasks[0]?.id ?? '';
    await api.services.db.pool.query('UPDATE tasks SET consent_document_id = $1 WHERE id = $2', [id, taskId]);
    await api.call('DELETE', `/consent-documents/${id}`, { as: owner });
    expect((await getUse(owner)).usedBytes).toBe(before + SIZE);
    await api.call('POST', '/generate-tasks/delete', { as: owner, data: { ids: [taskId] } });
    expect((await getUse(owner)).usedBytes).toBe(before);
  });

  test('of a version that was brought back counts once, and nothing of a deleted document', async () => {
    const { usedBytes: before } = await getUse(owner);
    const { id } = (await sendTo('/technical-documents', toPdf(SIZE))).body.data as TechnicalDocument;
    await sendTo(`/technical-documents/${id}/versions`, toPdf(SIZE));
    expect(
      (await api.call('POST', `/technical-documents/${id}/versions/1/restore`, { as: owner })).status,
    ).toBe(201);
    expect((await getUse(owner)).usedBytes).toBe(before + 2 * SIZE);
    await api.call('DELETE', `/technical-documents/${id}`, { as: owner });
    expect((await getUse(owner)).usedBytes).toBe(before);
  });

  test('is each organisation’s own', async () => {
    const other = await api.signIn('other@works.example');
    expect(await getUse(other)).toEqual({ usedBytes: 0, quotaBytes: STORAGE_QUOTA_BYTES.organisation });
  });

  test('of a trial may be less', async () => {
    const { organisationId } = api.users.other;
    const other = await api.signIn('other@works.example');
    await api.services.db.pool.query("UPDATE organisations SET trial_ends_at = '2099-01-01' WHERE id = $1", [
      organisationId,
    ]);
    expect(await getUse(other)).toEqual({ usedBytes: 0, quotaBytes: 500 * MB });
    await api.services.db.pool.query('UPDATE organisations SET trial_ends_at = NULL WHERE id = $1', [
      organisationId,
    ]);
  });
});

test('of ten uploads at once that would fit each by itself, only one is taken', async () => {
  await leave(owner, SIZE + 1000);
  const { usedBytes: before, quotaBytes } = await getUse(owner);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => upload(api, owner, toPdf(SIZE), 'at-once.pdf')),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([202, ...Array(9).fill(413)]);
  const { usedBytes } = await getUse(owner);
  expect(usedBytes).toBe(before + SIZE);
  expect(usedBytes).toBeLessThanOrEqual(quotaBytes);
  expect(listStored(api, 'spool')).toEqual([]);
});

test('of those that have passed the first look, the second is decided after the first is written', async () => {
  const { organisationId: id } = api.users.other;
  const { db } = api.services;
  await setQuota(SIZE);
  const insert = (tx: Parameters<typeof takeRoom>[0]) =>
    tx
      .insertInto('consentDocuments')
      .values({
        id: crypto.randomUUID(),
        organisationId: id,
        title: 'x',
        fileName: 'x.pdf',
        mimeType: 'application/pdf',
        size: SIZE,
        sha256: Buffer.alloc(32, files++),
        fileKey: `test/${files}`,
        uploadedBy: api.users.other.userId,
      })
      .execute();
  let second: Promise<void> | undefined;
  await db.forOrganisation(id, async (tx) => {
    await takeRoom(tx, id, SIZE);
    second = db.forOrganisation(id, (other) => takeRoom(other, id, SIZE));
    second.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await insert(tx);
  });
  await expect(second).rejects.toMatchObject({ status: 413 });
});

test('a file is gone from the spool where the database is away', async () => {
  const spooled = await api.services.files.spool(Readable.from([toPdf(100)]));
  const lost = {
    ...api.services,
    db: { ...api.services.db, forOrganisation: () => Promise.reject(new Error('Away')) },
  };
  const caller = { organisation: { id: api.users.owner.organisationId } } as Parameters<
    typeof keepWithinQuota
  >[1];
  await expect(keepWithinQuota(lost, caller, spooled)).rejects.toThrow('Away');
  expect(listStored(api, 'spool')).toEqual([]);
});
