import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ORDER_PACK_MAX_BYTES, ORDER_PACK_MAX_FILES, ORDER_PACK_MESSAGES } from '@anupalan/enums/order-packs';
import type { OrderPack } from '@anupalan/validators/entities/order-pack';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { strToU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart, waitFor } from '../../../test/harness.ts';
import { createOrder, listStored } from '../../../test/orders.ts';
import type { MemberCaller } from '../../access/caller.ts';
import { extractPdf } from '../../jobs/read-order/extract-pdf.ts';
import { sweepLeftovers } from '../../jobs/sweep-leftovers.ts';
import { checkMayReadTasks } from './service.ts';

let api: Harness;
let owner: Session;
let orderId = '';
const ORDER = strToU8('%PDF-1.7 the order as it was sent');
const REPORT = Buffer.from('%PDF-1.7 of the report of June');
const WORDING = 'बहिःस्राव का pH ≤ 8.5 रखें: the unit shall sample the outlet every month.';

beforeAll(async () => {
  api = await startHarness({ now: '2026-06-01T06:00:00Z', withJobs: true });
  owner = await api.signIn('owner@works.example');
  const order = await createOrder(
    api,
    api.users.owner,
    [
      {
        title: 'Sample the outlet',
        frequency: 'monthly',
        startDate: '2026-06-10',
        citation: cite(4, WORDING),
      },
      { title: 'Keep a log book', citation: cite(5, 'A log book shall be kept.'), state: 'accepted' },
      {
        title: 'Pay the fee',
        citation: cite(5, 'The fee shall be paid by 1 May 2026.'),
        dueDate: '2026-05-01',
        state: 'accepted',
      },
      { title: 'Grow trees', citation: cite(6, 'Trees shall be grown.') },
      { title: 'Of another unit', citation: cite(7, 'The other unit shall close.'), state: 'rejected' },
    ],
    { title: 'Clearance of Alpha', facts: { kind: { value: 'ec', citation: null, confidence: 1 } } },
  );
  orderId = order.id;
  const spooled = await api.services.files.spool(Readable.from([ORDER]));
  const fileKey = await api.services.files.keep(spooled);
  await api.services.db.pool.query(
    'UPDATE consent_documents SET file_key = $1, size = $2, sha256 = $3 WHERE id = $4',
    [fileKey, ORDER.length, Buffer.from(digest(ORDER), 'hex'), orderId],
  );
  const added = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { obligationIds: [order.obligationIds[0]] },
  });
  const taskId = (added.body.data as AddedTasks).tasks[0]?.id;
  const listed = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${taskId}&pageSize=5`, {
    as: owner,
  });
  const [june, july] = (listed.body.data as { scheduledTasks: { id: string }[] }).scheduledTasks;
  await api.call('POST', `/scheduled-tasks/${june?.id}/evidence`, {
    as: owner,
    ...toMultipart({ bytes: REPORT, fileName: 'Report: June.pdf' }),
  });
  api.setNow('2026-09-20T06:00:00Z');
  owner = await api.signIn('owner@works.example');
  const complete = (id: string | undefined, completedOn: string) =>
    api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
      as: owner,
      data: { id, status: 'completed', completedOn, reference: 'LAB/77' },
    });
  await complete(june?.id, '2026-06-10');
  await complete(july?.id, '2026-07-15');
});
afterAll(() => api.close());

const cite = (page: number, quote: string) => ({ page, quote, rects: [] });
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const path = () => `/consent-documents/${orderId}/packs`;
const PERIOD = { startDate: '2026-04-01', endDate: '2026-09-30' };
const ask = (data: object, as = owner) => api.call('POST', path(), { as, data });
const list = async (as = owner): Promise<OrderPack[]> =>
  ((await api.call('GET', path(), { as })).body.data as { packs: OrderPack[] }).packs;

async function make(kind: OrderPack['kind']): Promise<OrderPack> {
  const asked = await ask({ kind, ...PERIOD });
  expect(asked.status).toBe(202);
  const { id } = asked.body.data as OrderPack;
  return waitFor(async () => {
    const pack = (await list()).find((each) => each.id === id);
    return pack?.status === 'ready' || pack?.status === 'failed' ? pack : null;
  }, 30_000);
}
const download = (pack: OrderPack, as = owner) => api.call('GET', `${path()}/${pack.id}/file`, { as });

/** The words of a PDF as a reader sees them, without the breaks of lines. */
async function readWords(bytes: Uint8Array): Promise<string> {
  const read = await extractPdf(new Uint8Array(bytes), () => undefined);
  if (!read.ok) throw new Error(read.code);
  return read.pages
    .flatMap(({ items }) => items.map(({ text }) => text))
    .join(' ')
    .replace(/\s+/g, ' ');
}

describe('an inspection pack', () => {
  let pack: OrderPack;
  let files: Record<string, Uint8Array>;
  beforeAll(async () => {
    pack = await make('inspection_pack');
    files = unzipSync((await download(pack)).bytes);
  });

  test('has the index, the order and the evidence, whose SHA-256 the index says', async () => {
    expect(Object.keys(files)).toEqual([
      'Index.pdf',
      'Order/order.pdf',
      'Evidence/2026-06-10/Report_ June.pdf',
    ]);
    expect(files['Order/order.pdf']).toEqual(ORDER);
    expect(Buffer.from(files['Evidence/2026-06-10/Report_ June.pdf'] ?? [])).toEqual(REPORT);
    const words = (await readWords(files['Index.pdf'] ?? new Uint8Array())).replaceAll(' ', '');
    expect(words).toContain(digest(ORDER));
    expect(words).toContain(digest(REPORT));
  });

  test('says each condition with its words and page, what was done and when, and every gap', async () => {
    const words = await readWords(files['Index.pdf'] ?? new Uint8Array());
    for (const each of [
      'Condition 1 · Page 4',
      'the unit shall sample the outlet every month.',
      'स्राव का',
      '≤',
      'Due 10 Jun 2026: done on 10 Jun 2026 by Owner Rao. Reference LAB/77.',
      'Due 10 Jul 2026: done on 15 Jul 2026 by Owner Rao, 5 days late.',
      'Due 10 Aug 2026: not done, 41 days late.',
      'Accepted, without a due date.',
      'Accepted. It was due on 1 May 2026, and nobody has recorded whether it was done.',
      'Nobody has recorded whether the work was done for 1 due date from before the order was accepted.',
      'Not reviewed yet.',
      'The other unit shall close.',
      '2 due dates have passed and are not done.',
      '1 due date was done late.',
      '1 due date was done and has no evidence.',
      '1 condition has not been reviewed.',
      'Due dates were tracked from 10 Jun 2026.',
      'Page 1 of',
      'Signature',
    ])
      expect(words).toContain(each);
  });

  test('is private, counted, told of and never cached', async () => {
    const reply = await download(pack);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('Inspection pack, Clearance of Alpha'),
    });
    expect(pack).toMatchObject({ progress: 1, size: reply.bytes.length, failure: null });
    const other = await api.signIn('other@works.example');
    expect((await download(pack, other)).status).toBe(404);
    expect((await ask({ kind: 'inspection_pack', ...PERIOD }, other)).status).toBe(404);
    const bell = await api.call('GET', '/user/notifications', { as: owner });
    expect(JSON.stringify(bell.body)).toContain(`/company/consent/${orderId}?packs=open`);
    const { storage } = (await api.call('GET', '/organisation', { as: owner })).body.data as {
      storage: { usedBytes: number };
    };
    expect(storage.usedBytes).toBe(ORDER.length + REPORT.length + reply.bytes.length);
  });
});

test('the half-yearly report says how each condition was complied with, as DOCX and as PDF', async () => {
  const docx = await download(await make('compliance_report_docx'));
  const { value } = await mammoth.extractRawText({ buffer: docx.bytes });
  const pdf = await readWords((await download(await make('compliance_report_pdf'))).bytes);
  expect(value).toContain(WORDING);
  for (const each of [
    'Environmental clearance',
    '1 Apr 2026 to 30 Sep 2026',
    'Status: Not complied: 2 of 4 due dates not done.',
    'Status: Not reviewed yet.',
    'Evidence: Report: June.pdf',
  ]) {
    expect(value).toContain(each);
    expect(pdf).toContain(each);
  }
  expect(value).not.toContain('The other unit shall close.');
});

test.each([
  [{ kind: 'poster', ...PERIOD }, 400],
  [{ kind: 'inspection_pack', startDate: '2026-09-30', endDate: '2026-04-01' }, 422],
  [{ kind: 'inspection_pack', startDate: '2020-01-01', endDate: '2026-04-01' }, 422],
  [{ kind: 'inspection_pack', startDate: '2026-04-01' }, 422],
])('%o is refused with %i', async (data, status) => {
  expect((await ask(data)).status).toBe(status);
});

describe('a pack of more than one ZIP can hold', () => {
  const query = (text: string) => api.services.db.pool.query(text);
  const refusal = async () => {
    const { status, body } = await ask({ kind: 'inspection_pack', ...PERIOD });
    return { status, body: JSON.stringify(body) };
  };

  test('is refused by the bytes of its files, and the report of the same period is not', async () => {
    await query(`UPDATE evidence SET size = size + ${ORDER_PACK_MAX_BYTES}`);
    const refused = await refusal();
    expect((await ask({ kind: 'compliance_report_pdf', ...PERIOD })).status).toBe(202);
    await query(`UPDATE evidence SET size = size - ${ORDER_PACK_MAX_BYTES}`);
    expect(refused).toEqual({ status: 422, body: expect.stringContaining(ORDER_PACK_MESSAGES.tooLarge) });
  });

  test('is refused by their number', async () => {
    await query(
      `INSERT INTO evidence (id, organisation_id, scheduled_task_id, file_name, mime_type, size, sha256, file_key, uploaded_by)
       SELECT gen_random_uuid(), organisation_id, scheduled_task_id, 'Copy.pdf', mime_type, 1, sha256, file_key, uploaded_by
       FROM evidence, generate_series(1, ${ORDER_PACK_MAX_FILES})`,
    );
    const refused = await refusal();
    await query("DELETE FROM evidence WHERE file_name = 'Copy.pdf'");
    expect(refused).toEqual({ status: 422, body: expect.stringContaining(ORDER_PACK_MESSAGES.tooManyFiles) });
  });
});

test('evidence that is not what was recorded fails the pack, by name', async () => {
  await api.services.db.pool.query("UPDATE evidence SET sha256 = decode(repeat('00', 32), 'hex')");
  const pack = await make('inspection_pack');
  await api.services.db.pool.query('UPDATE evidence SET sha256 = $1', [Buffer.from(digest(REPORT), 'hex')]);
  expect(pack).toMatchObject({ status: 'failed', size: null });
  expect(pack.failure).toContain('Evidence/2026-06-10/Report_ June.pdf');
});

test('a person who may not see tasks gets no pack', () => {
  const toCaller = (permissionName: string) =>
    ({ permissions: [{ permissionName, accessLevel: 'view' }] }) as MemberCaller;
  expect(() => checkMayReadTasks(toCaller('Consent Documents'))).toThrow('tasks and their evidence');
  expect(() => checkMayReadTasks(toCaller('Tasks & Alerts'))).not.toThrow();
  expect(() => checkMayReadTasks(toCaller('Reporting Task'))).not.toThrow();
});

test('a pack is deleted at will, and after its days with its file', async () => {
  const [deleted, kept] = [await make('compliance_report_pdf'), await make('compliance_report_docx')];
  const bell = await api.call('GET', '/user/notifications', { as: owner });
  expect(JSON.stringify(bell.body)).toContain(`/company/consent/${orderId}?packs=report`);
  expect((await api.call('DELETE', `${path()}/${deleted.id}`, { as: owner })).status).toBe(200);
  expect((await download(deleted)).status).toBe(404);
  expect((await api.call('DELETE', `${path()}/${deleted.id}`, { as: owner })).status).toBe(404);
  const trail = await api.services.db.pool.query<{ summary: string; details: { packId: string } }>(
    "SELECT summary, details FROM audit_log WHERE action = 'delete_pack' AND entity_id = $1",
    [orderId],
  );
  expect(trail.rows).toEqual([
    {
      summary: 'Deleted a half-yearly report',
      details: { packId: deleted.id, kind: 'compliance_report_pdf', ...PERIOD },
    },
  ]);
  expect((await download(kept)).status).toBe(200);
  const before = listStored(api, 'files').length;
  // Files are as old as the disk says.
  api.setNow(new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString());
  owner = await api.signIn('owner@works.example');
  expect(await list()).toEqual([]);
  await sweepLeftovers(api.services);
  const { rows } = await api.services.db.pool.query('SELECT id FROM order_packs');
  expect(rows).toEqual([]);
  expect(listStored(api, 'files').length).toBeLessThan(before);
});
