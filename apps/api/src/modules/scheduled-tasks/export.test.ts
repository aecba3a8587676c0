import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder } from '../../../test/orders.ts';
import type { MemberCaller } from '../../access/caller.ts';
import { exportScheduled } from './export.ts';
import { countDaysLate } from './register-columns.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  await addTask('=HYPERLINK("http://bad.example")', '2026-12-05');
  const daily = await addTask('Reads "the", meter of water', '2026-11-21');
  const reply = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${daily}&pageSize=1`, {
    as: owner,
  });
  const [first] = (reply.body.data as { scheduledTasks: { id: string }[] }).scheduledTasks;
  await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
    as: owner,
    data: { id: first?.id, status: 'completed', reference: 'REG 12', remark: 'जल मीटर: 4,82,500' },
  });
});
afterAll(() => api.close());

async function addTask(name: string, startDate: string): Promise<string> {
  const added = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { name, schedule: { frequency: 'daily', startDate } },
  });
  return (added.body.data as AddedTasks).tasks[0]?.id ?? '';
}
const get = (query: string, as = owner) => api.call('GET', `/scheduled-tasks/export?${query}`, { as });

test('CSV holds every row of the filter, not only a page, and no formula', async () => {
  const reply = await get('format=csv&startDate=2026-11-21&endDate=2026-12-06&pageSize=2&pageNo=3');
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="tasks-2026-11-21.csv"',
    'cache-control': 'no-store',
  });
  expect(
    reply.text.startsWith('\ufeffOrder,Condition,Page,Task,Wording of the condition,Repeats,Due date,'),
  ).toBe(true);
  const rows = reply.text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(1 + 16 + 2);
  expect(rows[1]).toBe(
    ',,,"Reads ""the"", meter of water",,Every day,2026-11-21,Completed,2026-11-21,,Owner Rao,REG 12,"जल मीटर: 4,82,500",,,Received',
  );
  expect(reply.text).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
});

test('more rows than are read at once come all, in order, once', async () => {
  const reply = await get('format=csv');
  const days = reply.text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.match(/,(\d{4}-\d{2}-\d{2}),/)?.[1]);
  const counted = await api.call('GET', '/generate-tasks/scheduled-tasks?pageSize=1', { as: owner });
  expect(days).toHaveLength((counted.body.data as { total: number }).total);
  expect(days.length).toBeGreaterThan(500);
  expect(days).toEqual(days.toSorted());
});

test('a workbook has dates and numbers, headings that stay and filter, and no formula', async () => {
  const reply = await get('format=xlsx&status=completed');
  expect(reply.headers['content-type']).toContain('spreadsheetml');
  const [headings, row] = await readSheet(new Uint8Array(reply.bytes).buffer);
  const cell = (heading: string) => row?.[headings?.indexOf(heading) ?? -1];
  expect(cell('Due date')).toEqual(new Date('2026-11-21T00:00:00Z'));
  expect(cell('Done on')).toEqual(new Date('2026-11-21T00:00:00Z'));
  expect(cell('Remark')).toBe('जल मीटर: 4,82,500');
  const sheet = strFromU8(unzipSync(reply.bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('<autoFilter ref="A1:P2"/>');
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).not.toContain('<f>');
});

test('a task of an order says its order, condition, page and whole words', async () => {
  const quote = 'The unit shall file Form V\nbefore 30 September, every year.';
  const order = await createOrder(api, api.users.owner, [
    { frequency: 'yearly', startDate: '2026-09-30', citation: { page: 3, quote, rects: [] } },
  ]);
  await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { obligationIds: order.obligationIds },
  });
  const reply = await get(`format=csv&consentDocumentId=${order.id}`);
  const [row] = parse(reply.text, { columns: true, bom: true }) as Record<string, string>[];
  expect(row).toMatchObject({
    Order: 'Consent of the test',
    Condition: '1',
    Page: '3',
    'Wording of the condition': quote,
    Repeats: 'Every year on 30 Sep',
    'Due date': '2027-09-30',
  });
});

test.each([
  ['completed', '2026-11-25', 5],
  ['completed', '2026-11-19', 0],
  ['completed', null, 0],
  ['overdue', null, 10],
  ['pending', null, 0],
] as const)('%s, done on %s: %s days late', (status, completedOn, days) => {
  const dueDate = status === 'pending' ? '2026-12-01' : '2026-11-20';
  expect(countDaysLate({ dueDate, completedOn, status }, '2026-11-30')).toBe(days);
});

test.each(['', 'format=pdf', 'format=csv&status=done', 'format=csv&startDate=2026-02-30'])(
  '%s is malformed',
  async (query) => {
    expect((await get(query)).status).toBe(400);
  },
);

test('another organisation exports its own', async () => {
  const other = await api.signIn('other@works.example');
  expect((await get('format=csv', other)).text.trimEnd().split('\r\n')).toHaveLength(1);
});

test('some rows are exported by their id, each once, and nobody else’s', async () => {
  const listed = await api.call('GET', '/generate-tasks/scheduled-tasks?pageSize=3', { as: owner });
  const ids = (listed.body.data as { scheduledTasks: { id: string }[] }).scheduledTasks.map(({ id }) => id);
  const post = (data: object, as = owner) => api.call('POST', '/scheduled-tasks/export', { as, data });
  const reply = await post({ ids: [...ids, ...ids], format: 'csv' });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="tasks-2026-11-21.csv"');
  expect(reply.text.trimEnd().split('\r\n')).toHaveLength(1 + 3);
  const other = await api.signIn(api.users.other.email);
  expect((await post({ ids, format: 'csv' }, other)).status).toBe(404);
  expect((await post({ ids: [], format: 'csv' })).status).toBe(422);
  expect((await post({ ids, format: 'pdf' })).status).toBe(400);
  expect((await post({ ids })).status).toBe(422);
});

describe('a slow client, and what breaks off', () => {
  afterEach(() => void vi.restoreAllMocks());
  const query = (format: 'csv' | 'xlsx') => ({ format, isPagination: 0 as const, pageNo: 1, pageSize: 100 });
  /** The caller as the handlers of calls see it; the export needs no more of it. */
  const getCaller = () =>
    ({
      userId: api.users.owner.userId,
      organisation: { id: api.users.owner.organisationId, timeZone: 'Asia/Kolkata' },
    }) as MemberCaller;
  /** Counts the batches that are read; each from the second on is what `then` makes of it. */
  function spyOnBatches(then: () => void) {
    const { db } = api.services;
    const real = db.readOrganisation.bind(db);
    let batches = 0;
    vi.spyOn(db, 'readOrganisation').mockImplementation((async (id, work) => {
      batches += 1;
      if (batches > 1) then();
      return real(id, work);
    }) as typeof db.readOrganisation);
    return { count: () => batches };
  }

  test('a database that is away breaks the file off, and not the server', async () => {
    spyOnBatches(() => {
      throw Object.assign(new Error('Connection terminated'), { code: '57P01' });
    });
    const { stream } = await exportScheduled(
      api.services,
      getCaller(),
      query('csv'),
      new AbortController().signal,
    );
    await expect(text(stream)).rejects.toThrow('Connection terminated');
  });

  test('a CSV file is read from the database as it is taken', async () => {
    // One batch is more than what the stream takes ahead.
    for (const letter of ['a', 'b', 'c']) await addTask(letter.repeat(200), '2026-11-21');
    const batches = spyOnBatches(() => undefined);
    const { stream } = await exportScheduled(
      api.services,
      getCaller(),
      query('csv'),
      new AbortController().signal,
    );
    await once(stream, 'readable');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(batches.count()).toBe(1);
    expect((await text(stream)).split('\r\n').length).toBeGreaterThan(1501);
    expect(batches.count()).toBeGreaterThan(3);
  });

  test('nobody waits for a workbook any more: neither rows are read nor a thread begins', async () => {
    const gone = new AbortController();
    const batches = spyOnBatches(() => gone.abort(new Error('Gone')));
    const threads = vi.fn();
    subscribe('worker_threads', threads);
    await expect(exportScheduled(api.services, getCaller(), query('xlsx'), gone.signal)).rejects.toThrow(
      'Gone',
    );
    unsubscribe('worker_threads', threads);
    expect(batches.count()).toBe(2);
    expect(threads).not.toHaveBeenCalled();
  });
});
