import type { Evidence, ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart } from '../../../test/harness.ts';
import { TOO_MANY_FILES } from './service.ts';

let api: Harness;
let owner: Session;
let taskId: string;
let dates: ScheduledTask[];

const PDF = Buffer.from('%PDF-1.7\nthe report of the laboratory');

beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  const added = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: {
      name: 'Stack monitoring',
      schedule: { frequency: 'monthly', dayOfMonth: 5, startDate: '2026-12-01' },
    },
  });
  taskId = (added.body.data as AddedTasks).tasks[0]?.id ?? '';
  dates = await listOccurrences();
});
afterAll(() => api.close());

const listOccurrences = async (): Promise<ScheduledTask[]> => {
  const reply = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${taskId}&pageSize=100`, {
    as: owner,
  });
  return (reply.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks;
};
const dateAt = (index: number): string => dates[index]?.id ?? '';
const send = (
  id: string,
  file: { bytes: Buffer; fileName: string } | null,
  fields: Record<string, string> = {},
  as = owner,
) => api.call('POST', `/scheduled-tasks/${id}/evidence`, { as, ...toMultipart(file, fields) });
const countFiles = async () => {
  const { rows } = await api.services.db.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM evidence',
  );
  return rows[0]?.count;
};

describe('a file', () => {
  test('is kept, listed with its date and everywhere the date is shown, read back, and deleted', async () => {
    const id = dateAt(0);
    const sent = await send(
      id,
      { bytes: PDF, fileName: 'Stack report.pdf' },
      { effectiveDate: '2026-11-18' },
    );
    expect(sent.status).toBe(201);
    const piece: Evidence = sent.body.data;
    expect(piece).toEqual({
      id: expect.any(String),
      fileName: 'Stack report.pdf',
      size: PDF.length,
      mimeType: 'application/pdf',
      effectiveDate: '2026-11-18',
      createdAt: '2026-11-21T06:00:00.000Z',
      uploadedBy: { id: owner.user.id, name: 'Owner Rao' },
    });
    expect((await api.call('GET', `/scheduled-tasks/${id}/evidence`, { as: owner })).body.data).toEqual({
      evidence: [piece],
      total: 1,
    });
    expect((await listOccurrences())[0]?.evidence).toEqual([piece]);
    const task = await api.call('GET', `/tasks/${taskId}`, { as: owner });
    expect((task.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks[0]?.evidence).toEqual([
      piece,
    ]);
    const url = `/scheduled-tasks/${id}/evidence/${piece.id}`;
    const read = await api.call('GET', url, { as: owner });
    expect(read.bytes.equals(PDF)).toBe(true);
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('Stack report.pdf'),
    });
    const part = await api.call('GET', url, { as: owner, headers: { range: 'bytes=0-3' } });
    expect([part.status, part.text]).toEqual([206, '%PDF']);
    expect((await api.call('DELETE', url, { as: owner })).status).toBe(200);
    expect((await api.call('GET', url, { as: owner })).status).toBe(404);
    expect((await listOccurrences())[0]?.evidence).toEqual([]);
    const log = await api.call('GET', '/audit-log?entity=scheduled_task', { as: owner });
    expect(
      (log.body.data as { entries: { summary: string }[] }).entries.map(({ summary }) => summary),
    ).toEqual([
      'Deleted Stack report.pdf from “Stack monitoring”, due 5 Dec 2026',
      'Added Stack report.pdf to “Stack monitoring”, due 5 Dec 2026',
    ]);
  });

  test.each<
    [string, { bytes: Buffer; fileName: string } | null, Record<string, string>, number, string | undefined]
  >([
    ['none', null, {}, 422, 'file'],
    ['an empty one', { bytes: Buffer.alloc(0), fileName: 'a.pdf' }, {}, 422, 'file'],
    ['a program', { bytes: Buffer.from('MZ\u0090\u0000 program'), fileName: 'a.pdf' }, {}, 415, undefined],
    [
      'a page of HTML',
      { bytes: Buffer.from('<html><script>alert(1)</script>'), fileName: 'a.pdf' },
      {},
      415,
      undefined,
    ],
    [
      'a day that does not exist',
      { bytes: PDF, fileName: 'a.pdf' },
      { effectiveDate: '2026-02-30' },
      422,
      'effectiveDate',
    ],
    [
      'words for a day',
      { bytes: PDF, fileName: 'a.pdf' },
      { effectiveDate: 'yesterday' },
      422,
      'effectiveDate',
    ],
  ])('%s is refused, and nothing stays behind', async (_, file, fields, status, field) => {
    const reply = await send(dateAt(1), file, fields);
    expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([status, field]);
    expect(await countFiles()).toBe(0);
  });

  test('without a day has none, also when the form sends an empty one', async () => {
    const reply = await send(
      dateAt(1),
      { bytes: PDF, fileName: '../../etc/\u202epassed.pdf' },
      { effectiveDate: '' },
    );
    expect(reply.body.data).toMatchObject({ effectiveDate: null, fileName: 'passed.pdf' });
  });

  test('number 21 of a date is one too many', async () => {
    const id = dateAt(2);
    for (let count = 0; count < 20; count += 1)
      expect((await send(id, { bytes: PDF, fileName: `${count}.pdf` })).status).toBe(201);
    const reply = await send(id, { bytes: PDF, fileName: '21.pdf' });
    expect([reply.status, reply.body.message]).toEqual([422, TOO_MANY_FILES]);
  });
});

describe('a date with evidence', () => {
  test('outlives a change of the schedule and the deletion of its task', async () => {
    const id = dateAt(3);
    await send(id, { bytes: PDF, fileName: 'kept.pdf' });
    await api.call('PUT', '/generate-tasks/frequency', {
      as: owner,
      data: { id: taskId, schedule: { frequency: 'monthly', dayOfMonth: 9, startDate: '2026-12-01' } },
    });
    expect((await listOccurrences()).some((date) => date.id === id)).toBe(true);
    await api.call('POST', '/generate-tasks/delete', { as: owner, data: { ids: [taskId] } });
    expect((await listOccurrences()).some((date) => date.id === id)).toBe(false);
    const dashboard = await api.call('GET', '/dashboard', { as: owner });
    const { dueIn14Days, overdue, year } = dashboard.body.data as {
      dueIn14Days: number;
      overdue: number;
      year: { months: { overdue: number; planned: number }[] };
    };
    const open = year.months.reduce((sum, month) => sum + month.overdue + month.planned, 0);
    expect([dueIn14Days, overdue, open]).toEqual([0, 0, 0]);
    const kept = await api.call('GET', `/scheduled-tasks/${id}/evidence`, { as: owner });
    expect((kept.body.data as { total: number }).total).toBe(1);
    const more = await send(id, { bytes: PDF, fileName: 'more.pdf' });
    expect([more.status, more.body.message]).toEqual([422, expect.stringContaining('was deleted')]);
  });
});

describe('others', () => {
  test('a viewer reads and does not write', async () => {
    const viewer = await api.signIn('viewer@works.example');
    expect((await api.call('GET', `/scheduled-tasks/${dateAt(1)}/evidence`, { as: viewer })).status).toBe(
      200,
    );
    expect((await send(dateAt(1), { bytes: PDF, fileName: 'a.pdf' }, {}, viewer)).status).toBe(403);
  });

  test('an id of another date, of another organisation or of nothing is 404', async () => {
    const piece: Evidence =
      (
        (await api.call('GET', `/scheduled-tasks/${dateAt(1)}/evidence`, { as: owner })).body.data as {
          evidence: Evidence[];
        }
      ).evidence[0] ?? expect.fail('there is one');
    const other = await api.signIn('other@works.example');
    const paths = [
      [owner, `/scheduled-tasks/${dateAt(2)}/evidence/${piece.id}`],
      [owner, `/scheduled-tasks/${dateAt(1)}/evidence/${uuidv7()}`],
      [owner, `/scheduled-tasks/${dateAt(1)}/evidence/nothing`],
      [other, `/scheduled-tasks/${dateAt(1)}/evidence/${piece.id}`],
      [other, `/scheduled-tasks/${dateAt(1)}/evidence`],
    ] as const;
    for (const [as, path] of paths) expect((await api.call('GET', path, { as })).status).toBe(404);
    expect(
      (await api.call('DELETE', `/scheduled-tasks/${dateAt(1)}/evidence/${piece.id}`, { as: other })).status,
    ).toBe(404);
    expect((await send(dateAt(1), { bytes: PDF, fileName: 'a.pdf' }, {}, other)).status).toBe(404);
  });
});

test('the last file of a completed date that asks for evidence is not deleted, unless it is reopened', async () => {
  const added = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: {
      name: 'File the return',
      schedule: { frequency: null, startDate: '2026-12-01' },
      evidenceRequired: true,
    },
  });
  const [own] = (added.body.data as AddedTasks).tasks;
  const list = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${own?.id}`, { as: owner });
  const id = (list.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks[0]?.id ?? '';
  const setStatus = (status: string) =>
    api.call('PATCH', '/generate-tasks/scheduled-tasks/status', { as: owner, data: { id, status } });
  const remove = (evidenceId: string) =>
    api.call('DELETE', `/scheduled-tasks/${id}/evidence/${evidenceId}`, { as: owner });
  const add = async (fileName: string) =>
    ((await send(id, { bytes: PDF, fileName })).body.data as Evidence).id;
  const [first, second] = [await add('first.pdf'), await add('second.pdf')];
  expect((await setStatus('completed')).status).toBe(200);
  expect((await remove(first)).status).toBe(200);
  const refused = await remove(second);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('only evidence of a completed due date');
  expect((await setStatus('pending')).status).toBe(200);
  expect((await remove(second)).status).toBe(200);
});
