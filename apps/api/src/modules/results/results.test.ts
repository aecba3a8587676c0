import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { RESULT_MESSAGES } from '@anupalan/enums/results';
import type {
  OrderResults,
  ResultReport,
  ResultReportDetail,
  ResultSummary,
  ResultValue,
} from '@anupalan/validators/entities/result';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type Harness, startHarness, toMultipart, waitFor } from '../../../test/harness.ts';
import { setLimits } from '../../../test/limits.ts';
import { createOrder, listStored } from '../../../test/orders.ts';
import { createReportPdf, EFFLUENT_REPORT, photographPdf } from './report.fixtures.ts';

let api: Harness;
let owner: Session;
let order: string;
let obligation: string;

const LIMITS = [
  { medium: 'effluent', parameter: 'pH', limit: '5.5 to 9.0', unit: null },
  { medium: 'effluent', parameter: 'Chemical Oxygen Demand', limit: '250', unit: 'mg/l' },
  { medium: 'effluent', parameter: 'Suspended solids', limit: '100', unit: 'mg/l' },
] as const;

beforeAll(async () => {
  api = await startHarness({ withJobs: true, now: '2026-06-20T04:30:00.000Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());
beforeEach(async () => {
  const made = await createOrder(api, api.users.owner, [
    { title: 'Effluent monitoring', frequency: 'monthly', startDate: '2026-01-10' },
  ]);
  order = made.id;
  obligation = made.obligationIds[0] ?? '';
  await setLimits(api, api.users.owner.organisationId, order, LIMITS);
});

const urlOf = (id = order) => `/consent-documents/${id}/results`;
const send = (bytes: Buffer, fileName: string, fields: Record<string, string> = {}, as = owner) =>
  api.call('POST', urlOf(), { as, ...toMultipart({ bytes, fileName }, fields) });
const list = async (as = owner): Promise<OrderResults> => (await api.call('GET', urlOf(), { as })).body.data;
const untilRead = (id?: string) =>
  waitFor(async () =>
    (await list()).reports.find((report) => (!id || report.id === id) && report.status !== 'queued'),
  );
const read = async (bytes: Buffer, fileName: string, fields: Record<string, string> = {}) => {
  const sent = await send(bytes, fileName, fields);
  expect(sent.status).toBe(202);
  return untilRead((sent.body.data as ResultReport).id);
};
const detail = async (id: string): Promise<ResultReportDetail> =>
  (await api.call('GET', `${urlOf()}/${id}`, { as: owner })).body.data;
const toWords = ({ values }: ResultReportDetail) =>
  values.map(({ parameter, value, state, limit }) =>
    [parameter, value, state, limit?.limit ?? '-'].join(' | '),
  );
const tellLast = async () => {
  const trail = await api.call('GET', '/audit-log?pageSize=1', { as: owner });
  return (trail.body.data as { entries: { summary: string }[] }).entries[0]?.summary;
};
const notificationsOf = async (as: Session) => {
  const reply = await api.call('GET', '/user/notifications?pageSize=100', { as });
  type Received = { notification: { title: string; message: string; link: string | null } };
  return (reply.body.data as { notifications: Received[] }).notifications.map(
    ({ notification }) => notification,
  );
};

describe('a report that is uploaded with the order', () => {
  test('as PDF: its results stand beside the limits, with day, point and source', async () => {
    const report = await read(await createReportPdf(EFFLUENT_REPORT), 'May.pdf');
    expect(report).toMatchObject({
      fileName: 'May.pdf',
      source: 'upload',
      status: 'read',
      failure: null,
      counts: { exceeded: 1, close: 1, within: 1, not_compared: 1 },
    });
    const found = await detail(report.id);
    expect(toWords(found)).toEqual([
      'pH | 7.4 | within | 5.5 to 9.0',
      'COD | 312 | exceeded | 250',
      'Total suspended solids | 98 | close | 100',
      'Zinc | BDL (DL 0.1) | not_compared | -',
    ]);
    expect(found.values[3]?.reason).toBe('The order has no limit for Zinc.');
    expect(found.values[1]).toMatchObject({
      medium: 'effluent',
      point: 'ETP outlet',
      sampledOn: '2026-05-12',
      citation: { page: 1, quote: '2 COD mg/l 312 250' },
      limit: { citation: { page: 4, quote: 'Chemical Oxygen Demand 250 mg/l' } },
    });
  });

  test('as a picture: what could not be opened says so', async () => {
    const report = await read(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'Cut off.png');
    expect(report.status).toBe('failed');
    expect(report.failure).toContain('damaged');
  });

  test('as XLSX and CSV: series have their samples in the order of their days, the worst first', async () => {
    const rows = [
      ['Sampling date', 'Location', 'Parameter', 'Result', 'Unit'],
      ['2026-06-10', 'ETP outlet', 'COD', '240', 'mg/l'],
      ['2026-04-10', 'ETP outlet', 'COD', '0.12', 'g/l'],
      ['2026-06-10', 'ETP outlet', 'pH', '7', ''],
    ];
    const book = await writeExcelFile(
      rows.map((row) => row.map((value) => ({ value, type: String }))),
    ).toBuffer();
    await read(Buffer.from(book), 'Results.xlsx');
    await read(Buffer.from('Parameter,Result (mg/l)\nCOD,180\n'), 'May.csv', { sampledOn: '2026-05-10' });
    const { series } = await list();
    expect(series.map(({ parameter, state, point }) => [parameter, point, state])).toEqual([
      ['COD', 'ETP outlet', 'close'],
      ['pH', 'ETP outlet', 'within'],
      ['COD', null, 'within'],
    ]);
    expect(series[0]).toMatchObject({
      value: '240',
      unit: 'mg/l',
      min: null,
      max: 250,
      sampledOn: '2026-06-10',
      samples: [
        { value: 120, sampledOn: '2026-04-10' },
        { value: 240, sampledOn: '2026-06-10' },
      ],
      document: { id: order, name: 'Consent of the test' },
    });
    expect(series[2]?.sampledOn).toBe('2026-05-10');
  });

  test('a corrected limit counts at once', async () => {
    const report = await read(Buffer.from('Parameter,Result,Unit\nCOD,240,mg/l\n'), 'COD.csv');
    expect(toWords(await detail(report.id))).toEqual(['COD | 240 | close | 250']);
    await setLimits(api, api.users.owner.organisationId, order, [{ ...LIMITS[1], limit: '200' }]);
    expect(toWords(await detail(report.id))).toEqual(['COD | 240 | exceeded | 200']);
  });

  test('a misread result is corrected: compared anew, with its citation, and how it was read stays', async () => {
    const report = await read(Buffer.from('Parameter,Result,Unit\nCOD,24,mg/l\npH,7,\n'), 'Misread.csv');
    const [misread] = (await detail(report.id)).values;
    const url = `${urlOf()}/${report.id}/values/${misread?.id}`;
    const correct = (body: object, as = owner) => api.call('PATCH', url, { as, body: { data: body } });
    const sent = await correct({ value: ' 245 ', point: 'ETP outlet', sampledOn: '2026-05-03' });
    expect([sent.status, sent.body.message]).toEqual([200, 'The result has been saved.']);
    const { by, readAs } = (sent.body.data as ResultValue).correction ?? {};
    expect(by?.id).toBe(api.users.owner.userId);
    expect(readAs).toMatchObject({ value: '24', unit: 'mg/l', point: null, sampledOn: null });
    const found = await detail(report.id);
    expect(toWords(found)).toEqual(['COD | 245 | close | 250', 'pH | 7 | within | 5.5 to 9.0']);
    expect(found.values[0]).toMatchObject({
      ...(sent.body.data as ResultValue),
      point: 'ETP outlet',
      sampledOn: '2026-05-03',
      citation: misread?.citation,
    });
    expect(found.values[1]?.correction).toBeNull();
    expect(found.counts).toMatchObject({ close: 1, within: 1 });
    expect((await list()).series[0]).toMatchObject({ parameter: 'COD', value: '245', state: 'close' });

    // Corrected once more: what was read first stays.
    expect((await correct({ value: '260' })).body.data).toMatchObject({
      state: 'exceeded',
      correction: { readAs: { value: '24' } },
    });
    expect(await tellLast()).toBe('Corrected COD in Misread.csv from “245 mg/l” to “260 mg/l”');
    expect((await notificationsOf(owner)).filter(({ message }) => message.startsWith('Misread.csv'))).toEqual(
      [],
    );

    expect((await correct({ value: ' ' })).status).toBe(422);
    expect((await correct({ sampledOn: '2026-02-30' })).status).toBe(422);
    const early = await correct({ sampledOn: '2026-06-21' });
    expect([early.status, early.body.message]).toEqual([422, FIELD_MESSAGES.sampledInFuture]);
    expect((await correct({ value: '1' }, await api.signIn('viewer@works.example'))).status).toBe(403);
    expect((await correct({ value: '1' }, await api.signIn('other@works.example'))).status).toBe(404);
    const elsewhere = `${urlOf()}/${misread?.id}/values/${misread?.id}`;
    expect((await api.call('PATCH', elsewhere, { as: owner, data: { value: '1' } })).status).toBe(404);
  });

  test('a figure that was hard to read is in doubt no longer when a person has looked at it', async () => {
    const report = await read(Buffer.from('Parameter,Result,Unit\nCOD,260,mg/l\n'), 'Doubt.csv');
    await api.services.db.pool.query(
      `UPDATE result_values SET citation = citation || '{"doubts": ["260"]}' WHERE report_id = $1`,
      [report.id],
    );
    const [doubtful] = (await detail(report.id)).values;
    expect(doubtful?.reason).toContain('260');
    expect(doubtful?.correction).toBeNull();
    const url = `${urlOf()}/${report.id}/values/${doubtful?.id}`;
    const sent = await api.call('PATCH', url, { as: owner, data: { value: '260' } });
    expect(sent.body.data).toMatchObject({
      state: 'exceeded',
      reason: null,
      correction: { readAs: { value: '260' } },
    });
    expect(await tellLast()).toBe('Checked COD in Doubt.csv: “260 mg/l”');
  });

  test('a day of sampling that has not come is refused with the report, and in doubt where the report prints it', async () => {
    const bytes = Buffer.from(
      'Sampling date,Parameter,Result,Unit\n21.06.2026,COD,24,mg/l\n20.06.2026,pH,7,\n',
    );
    const { body } = await send(bytes, 'To come.csv', { sampledOn: '2026-06-21' });
    expect(body.message).toBe(FIELD_MESSAGES.sampledInFuture);
    const { id } = await read(bytes, 'To come.csv');
    const [cod, ph] = (await detail(id)).values;
    expect(cod).toMatchObject({ sampledOn: '2026-06-21', state: 'within' });
    expect(cod?.reason).toMatch(/^The day of sampling is after/);
    expect(ph).toMatchObject({ sampledOn: '2026-06-20', reason: null });
    const correct = (data: object) =>
      api.call('PATCH', `${urlOf()}/${id}/values/${cod?.id}`, { as: owner, data });
    expect((await correct({ value: '25' })).status).toBe(422);
    expect((await correct({ sampledOn: '2026-06-12' })).body.data).toMatchObject({ reason: null });
    expect(await tellLast()).toBe(
      'Corrected COD in To come.csv: day of sampling from “21 Jun 2026” to “12 Jun 2026”',
    );
  });

  test('can be looked at, deleted with its file, and is in the audit trail', async () => {
    const bytes = Buffer.from('Parameter,Result,Unit\nCOD,120,mg/l\n');
    const before = listStored(api, 'files').length;
    const { id } = await read(bytes, 'Deleted later.csv');
    expect((await api.call('GET', `${urlOf()}/${id}/file`, { as: owner })).bytes).toEqual(bytes);
    expect(listStored(api, 'files')).toHaveLength(before + 1);
    expect((await api.call('DELETE', `${urlOf()}/${id}`, { as: owner })).status).toBe(200);
    expect((await list()).series).toEqual([]);
    expect(listStored(api, 'files')).toHaveLength(before);
    expect((await api.call('DELETE', `${urlOf()}/${id}`, { as: owner })).status).toBe(404);
    const trail = await api.call('GET', '/audit-log?pageSize=2', { as: owner });
    expect(
      (trail.body.data as { entries: { summary: string }[] }).entries.map(({ summary }) => summary),
    ).toEqual(['Deleted the results Deleted later.csv', 'Uploaded the results Deleted later.csv']);
  });

  test('twice is refused, and its second file is gone', async () => {
    const bytes = Buffer.from('Parameter,Result\nCOD,1\n');
    await read(bytes, 'Twice.csv');
    const before = listStored(api, 'files').length;
    const again = await send(bytes, 'Twice.csv');
    expect([again.status, again.body.message]).toEqual([409, RESULT_MESSAGES.twice]);
    expect(listStored(api, 'files')).toHaveLength(before);
  });

  test.each([
    ['a moving picture', Buffer.from('GIF89a\x01\x00\x01\x00'), RESULT_MESSAGES.unsupported],
    ['a program', Buffer.from('7f454c4602010100', 'hex'), RESULT_MESSAGES.unsupported],
  ])('%s is refused with a sentence', async (_name, bytes, message) => {
    const sent = await send(bytes, 'Report');
    expect([sent.status, sent.body.message]).toEqual([415, message]);
  });

  test('without results has failed', async () => {
    const report = await read(Buffer.from('Name,Amount\nSalt,1\n'), 'Salt.csv');
    expect([report.status, report.failure]).toEqual(['failed', RESULT_MESSAGES.noResults]);
  });

  test('that is damaged has failed, and who sent it is told', async () => {
    const report = await read(Buffer.from('%PDF-1.7 of nothing'), 'Broken.pdf');
    expect(report.failure).toContain('damaged');
    expect((await notificationsOf(owner))[0]).toMatchObject({
      title: 'The results in Broken.pdf could not be read',
      message: report.failure,
    });
  });
});

describe('who is told', () => {
  test('the owner, of what exceeds its limit and what is close, with the words of the order', async () => {
    const viewer = await api.signIn('viewer@works.example');
    await read(await createReportPdf(EFFLUENT_REPORT), 'Told.pdf');
    expect((await notificationsOf(owner))[0]).toMatchObject({
      title: '1 result exceeds its limit, 1 more is close',
      message:
        'Told.pdf: COD at ETP outlet is 312 mg/l, limit 250 mg/l (page 4: “Chemical Oxygen Demand 250 mg/l”). Total suspended solids at ETP outlet is 98 mg/l, limit 100 mg/l (page 4: “Suspended solids 100 mg/l”).',
      link: `/company/consent/${order}`,
    });
    expect((await notificationsOf(viewer)).filter(({ message }) => message.startsWith('Told.pdf'))).toEqual(
      [],
    );
  });

  test('nobody, of results within their limits', async () => {
    await read(Buffer.from('Parameter,Result,Unit\nCOD,12,mg/l\n'), 'Calm.csv');
    expect((await notificationsOf(owner)).filter(({ message }) => message.startsWith('Calm.csv'))).toEqual(
      [],
    );
  });
});

describe('evidence of a due date', () => {
  const createDate = async (): Promise<string> => {
    const added = await api.call('POST', '/generate-tasks/add', {
      as: owner,
      body: { obligationIds: [obligation], assigneeId: api.users.viewer.userId },
    });
    const task = (added.body.data as AddedTasks).tasks[0]?.id ?? '';
    const dates = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${task}&pageSize=1`, {
      as: owner,
    });
    return (dates.body.data as { scheduledTasks: { id: string }[] }).scheduledTasks[0]?.id ?? '';
  };
  const handIn = (date: string, bytes: Buffer, fileName: string) =>
    api.call('POST', `/scheduled-tasks/${date}/evidence`, {
      as: owner,
      ...toMultipart({ bytes, fileName }, { effectiveDate: '2026-05-20' }),
    });

  test('of a monitoring task is read, its assignee is told, and its results go with it', async () => {
    const date = await createDate();
    const sent = await handIn(date, await createReportPdf(EFFLUENT_REPORT), 'Evidence.pdf');
    const report = await untilRead();
    expect(report).toMatchObject({ source: 'evidence', status: 'read', sampledOn: '2026-05-20' });
    const viewer = await api.signIn('viewer@works.example');
    expect((await notificationsOf(viewer))[0]?.message).toMatch(/^Evidence\.pdf: COD at ETP outlet is 312/);
    const url = `/scheduled-tasks/${date}/evidence/${(sent.body.data as { id: string }).id}`;
    expect((await api.call('DELETE', url, { as: owner })).status).toBe(200);
    expect(await list()).toEqual({ series: [], reports: [] });
  });

  test('keeps its file when only its results are deleted', async () => {
    const date = await createDate();
    await handIn(date, await createReportPdf(EFFLUENT_REPORT), 'Kept.pdf');
    const { id } = await untilRead();
    await api.call('DELETE', `${urlOf()}/${id}`, { as: owner });
    const evidence = await api.call('GET', `/scheduled-tasks/${date}/evidence`, { as: owner });
    const [kept] = (evidence.body.data as { evidence: { id: string }[] }).evidence;
    const file = await api.call('GET', `/scheduled-tasks/${date}/evidence/${kept?.id}`, { as: owner });
    expect(file.status).toBe(200);
  });

  test('that is a photograph of the report is recognised, and its results go with it', async () => {
    const photograph = await photographPdf(await createReportPdf(EFFLUENT_REPORT));
    await handIn(await createDate(), photograph, 'Photo.jpg');
    const report = await untilRead();
    expect(report).toMatchObject({ status: 'read', source: 'evidence', unreadPages: [] });
    const words = toWords(await detail(report?.id ?? ''));
    expect(words).toContain('COD | 312 | exceeded | 250');
    expect(words).toContain('pH | 7.4 | within | 5.5 to 9.0');
  });

  test.each([
    ['hardly a word', ['Challan of the fee', 'Paid']],
    [
      'the limits of an order',
      [
        'STATE POLLUTION CONTROL BOARD',
        'Consent is hereby granted under section 25 of the Water Act, 1974.',
        'The effluent shall not exceed the following, which shall be shown at the gate:',
        'Sr. No|Parameter|Unit|Outlet A|Outlet B',
        '1|pH|-|8.5|9.0',
        '2|COD|mg/l|350|450',
        'COD : 400 mg/l',
        'The plant shall run at all times, and its log shall be kept for two years.',
      ],
    ],
  ])('with %s and no results goes without a notification', async (_name, lines) => {
    await handIn(await createDate(), await createReportPdf(lines), 'Challan.pdf');
    await waitFor(async () => (await list()).reports.length === 0);
    expect((await notificationsOf(owner)).filter(({ title }) => title.includes('Challan'))).toEqual([]);
  });
});

describe('all orders together', () => {
  test('have the worst first and are counted; a renewed order is left out', async () => {
    const bytes = Buffer.from('Parameter,Result,Unit\nCOD,9000,mg/l\npH,8.9,\n');
    await read(bytes, 'All.csv');
    const summary = async (): Promise<ResultSummary> => {
      const reply = await api.call('GET', '/dashboard', { as: owner });
      return (reply.body.data as { results: ResultSummary }).results;
    };
    const all = await summary();
    expect(all.series[0]).toMatchObject({
      parameter: 'COD',
      value: '9000',
      state: 'exceeded',
      document: { id: order },
    });
    expect(all.series.length).toBeLessThanOrEqual(8);
    expect(all.total).toBeGreaterThan(all.exceeded);
    const newer = await createOrder(api, api.users.owner);
    await api.services.db.pool.query('UPDATE consent_documents SET superseded_by_id = $1 WHERE id = $2', [
      newer.id,
      order,
    ]);
    const after = await summary();
    expect([after.exceeded, after.close]).toEqual([all.exceeded - 1, all.close - 1]);
    expect(after.series.filter(({ document }) => document.id === order)).toEqual([]);
  });
});
