import { Readable } from 'node:stream';
import type { Enquiry, EnquiryPrefill } from '@anupalan/validators/entities/enquiry';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishLab } from '../../../test/belongings.ts';
import { type Harness, startHarness, toMultipart, waitFor } from '../../../test/harness.ts';
import { createOrder } from '../../../test/orders.ts';

let api: Harness;
let owner: Session;
let viewer: Session;
let other: Session;
let lab: Session;
let scheduled: string;
let task: string;
beforeAll(async () => {
  api = await startHarness({ withJobs: true });
  [owner, viewer, other, lab] = (await Promise.all(
    ['owner', 'viewer', 'other', 'lab'].map((name) => api.signIn(`${name}@works.example`)),
  )) as [Session, Session, Session, Session];
  await publishLab(api);
  const order = await createOrder(api, api.people.owner, [
    { title: 'Stack monitoring for SO2', frequency: 'monthly', startDate: '2026-01-10' },
  ]);
  const fileKey = await api.services.files.keep(await api.services.files.spool(Readable.from(['%PDF-1.7'])));
  await api.services.db.pool.query('UPDATE consent_documents SET file_key = $1 WHERE id = $2', [
    fileKey,
    order.id,
  ]);
  const added = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { obligationIds: order.obligationIds },
  });
  task = (added.body.data as AddedTasks).tasks[0]?.id ?? '';
  const dates = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${task}&pageSize=1`, {
    as: owner,
  });
  scheduled = (dates.body.data as { scheduledTasks: { id: string }[] }).scheduledTasks[0]?.id ?? '';
});
afterAll(() => api.close());

const request = (more: object = {}) => ({
  labId: api.people.lab.organisationId,
  subject: 'Effluent of November',
  message: 'Please sample at the outlet',
  medium: 'effluent',
  parameters: ['BOD', 'COD'],
  ...more,
});
const QUOTE = { amount: 4500, reportBy: '2099-01-31', note: 'With sampling' };
const PDF = Buffer.from('%PDF-1.7 of a report');

async function ask(more: object = {}): Promise<string> {
  const reply = await api.call('POST', '/enquiries', { as: owner, data: request(more) });
  expect(reply.status).toBe(201);
  return (reply.body.data as Enquiry).id;
}
const post = (as: Session, id: string, step: string, data?: object) =>
  api.call('POST', `/enquiries/${id}/${step}`, { as, ...(data ? { data } : {}) });
const handIn = (id: string, fields: Record<string, string> = {}, bytes = PDF, as = lab) =>
  api.call('POST', `/enquiries/${id}/reports`, {
    as,
    ...toMultipart({ bytes, fileName: 'Report 7.pdf' }, fields),
  });
const decide = (id: string, reportId: string, data: object, as = owner) =>
  api.call('PATCH', `/enquiries/${id}/reports/${reportId}`, { as, data });
async function read(id: string, as = owner): Promise<Enquiry> {
  return (await api.call('GET', `/enquiries/${id}`, { as })).body.data;
}
async function order(more: object = {}): Promise<string> {
  const id = await ask(more);
  expect((await post(lab, id, 'quote', QUOTE)).status).toBe(200);
  expect((await post(owner, id, 'accept')).status).toBe(200);
  return id;
}
const countEvidence = async () => {
  const reply = await api.call('GET', `/scheduled-tasks/${scheduled}/evidence`, { as: owner });
  return reply.body.data as {
    evidence: { id: string; fileName: string; effectiveDate: string | null }[];
    total: number;
  };
};

describe('an enquiry', () => {
  test('goes from question to report, and the report becomes evidence of the due date', async () => {
    const id = await ask({ scheduledTaskId: scheduled, dueDate: '2099-02-10', site: 'Outlet 2' });
    expect(await read(id)).toMatchObject({
      company: { name: 'Alpha Paints' },
      lab: { name: 'Gamma Laboratory' },
      status: 'sent',
      parameters: ['BOD', 'COD'],
      dueDate: '2099-02-10',
      site: 'Outlet 2',
      askedBy: 'Owner Rao',
      taskId: task,
      scheduledTaskId: scheduled,
      quote: null,
    });
    // The laboratory reads the same, but for the company's own affairs.
    expect(await read(id, lab)).toMatchObject({
      subject: 'Effluent of November',
      taskId: null,
      scheduledTaskId: null,
    });

    expect((await post(lab, id, 'messages', { text: 'Which outlet?' })).status).toBe(201);
    expect((await post(owner, id, 'messages', { text: 'The second' })).status).toBe(201);
    await post(lab, id, 'quote', QUOTE);
    expect(await read(id)).toMatchObject({ status: 'quoted', quote: QUOTE });
    await post(lab, id, 'quote', { ...QUOTE, amount: 4000 });
    await post(owner, id, 'accept');
    const handed = await handIn(id, { reportNo: 'R-7', sampledOn: '2026-11-12', note: '' });
    expect(handed.status).toBe(201);
    const [report] = (handed.body.data as Enquiry).reports;
    expect(report).toMatchObject({
      fileName: 'Report 7.pdf',
      reportNo: 'R-7',
      sampledOn: '2026-11-12',
      note: null,
      status: 'pending',
      uploadedBy: 'Lab Das',
      isEvidence: false,
    });
    const reportId = report?.id ?? '';
    for (const as of [owner, viewer, lab]) {
      const file = await api.call('GET', `/enquiries/${id}/reports/${reportId}`, { as });
      expect(file.bytes).toEqual(PDF);
    }
    expect((await countEvidence()).total).toBe(0);
    const approved = await decide(id, reportId, { status: 'approved', remark: 'Thank you' });
    expect(approved.body.message).toBe('The report has been approved and kept as evidence of the due date.');
    const done = await read(id, lab);
    expect(done.status).toBe('completed');
    expect(done.reports[0]).toMatchObject({
      status: 'approved',
      remark: 'Thank you',
      decidedBy: 'Owner Rao',
      isEvidence: true,
    });
    expect(done.events.map(({ side, by, to, text }) => [side, by, to, text])).toEqual([
      ['company', 'Owner Rao', 'sent', null],
      ['lab', 'Lab Das', null, 'Which outlet?'],
      ['company', 'Owner Rao', null, 'The second'],
      ['lab', 'Lab Das', 'quoted', null],
      ['lab', 'Lab Das', 'quoted', null],
      ['company', 'Owner Rao', 'ordered', null],
      ['lab', 'Lab Das', 'reported', null],
      ['company', 'Owner Rao', 'completed', 'Thank you'],
    ]);
    const { evidence } = await countEvidence();
    expect(evidence).toMatchObject([{ fileName: 'Report 7.pdf', effectiveDate: '2026-11-12' }]);
    // Each has a file of its own: the company's deletion does not take the laboratory's.
    const pieceUrl = `/scheduled-tasks/${scheduled}/evidence/${evidence[0]?.id}`;
    expect((await api.call('GET', pieceUrl, { as: owner })).bytes).toEqual(PDF);
    await api.call('DELETE', pieceUrl, { as: owner });
    expect((await api.call('GET', `/enquiries/${id}/reports/${reportId}`, { as: lab })).bytes).toEqual(PDF);
    expect((await handIn(id)).status).toBe(409);
  });

  test('with a rejected report waits for another', async () => {
    const id = await order();
    const first = ((await handIn(id)).body.data as Enquiry).reports[0]?.id ?? '';
    const silent = await decide(id, first, { status: 'rejected' });
    expect(silent.status).toBe(422);
    expect(silent.body.errors?.[0]?.field).toBe('remark');
    await decide(id, first, { status: 'rejected', remark: 'COD is missing' });
    expect(await read(id, lab)).toMatchObject({
      status: 'ordered',
      reports: [{ status: 'rejected', remark: 'COD is missing', isEvidence: false }],
    });
    expect((await decide(id, first, { status: 'approved' })).status).toBe(409);
    expect((await handIn(id)).status).toBe(201);
    expect((await handIn(id)).status).toBe(409);
    expect((await read(id)).reports.map(({ status }) => status)).toEqual(['rejected', 'pending']);
  });

  test('without a due date has its report approved all the same', async () => {
    const id = await order();
    const report = ((await handIn(id)).body.data as Enquiry).reports[0]?.id ?? '';
    const reply = await decide(id, report, { status: 'approved' });
    expect(reply.body.message).toBe('The report has been approved.');
    expect(reply.body.data).toMatchObject({ status: 'completed', reports: [{ isEvidence: false }] });
  });

  test.each<['declined' | 'withdrawn', () => Session]>([
    ['declined', () => lab],
    ['withdrawn', () => owner],
  ])('is %s with a reason, and then over', async (status, who) => {
    const id = await ask();
    expect((await post(who(), id, 'close', {})).status).toBe(422);
    expect((await post(who(), id, 'close', { reason: 'No capacity' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status });
    expect((await read(id)).events.at(-1)).toMatchObject({ to: status, text: 'No capacity' });
    expect((await post(lab, id, 'quote', QUOTE)).status).toBe(409);
    expect((await post(owner, id, 'accept')).status).toBe(409);
    expect((await post(owner, id, 'messages', { text: 'Pity' })).status).toBe(201);
  });

  test('takes no step out of turn', async () => {
    const id = await ask();
    expect((await post(owner, id, 'accept')).status).toBe(409);
    expect((await handIn(id)).status).toBe(409);
    await post(lab, id, 'quote', QUOTE);
    await post(owner, id, 'accept');
    expect((await post(owner, id, 'accept')).status).toBe(409);
    expect((await post(owner, id, 'close', { reason: 'Too late' })).status).toBe(409);
  });
});

describe('what is wrong with a call', () => {
  test.each<[string, object, number, string]>([
    ['no laboratory', { labId: undefined }, 422, 'labId'],
    ['no medium', { medium: '' }, 422, 'medium'],
    ['an unknown medium', { medium: 'light' }, 400, 'medium'],
    ['no parameter', { parameters: [] }, 422, 'parameters'],
    ['a text for the parameters', { parameters: 'BOD' }, 400, 'parameters'],
    ['a short subject', { subject: 'BOD' }, 422, 'subject'],
    ['a short message', { message: 'Please' }, 422, 'message'],
    ['a day in the past', { dueDate: '2020-01-01' }, 422, 'dueDate'],
  ])('%s', async (_, more, status, field) => {
    const reply = await api.call('POST', '/enquiries', { as: owner, data: request(more) });
    expect(reply.status).toBe(status);
    expect(reply.body.errors?.[0]?.field).toBe(field);
  });

  test.each<[string, object]>([
    ['an unknown laboratory', { labId: uuidv7() }],
    ['no id of a laboratory', { labId: 'nothing' }],
    ['a task that is not there', { taskId: uuidv7() }],
    ['a date that is not there', { scheduledTaskId: uuidv7() }],
  ])('%s', async (_, more) => {
    expect((await api.call('POST', '/enquiries', { as: owner, data: request(more) })).status).toBe(404);
  });

  test.each<[object, number]>([
    [{ amount: 0, reportBy: '2099-01-01' }, 422],
    [{ amount: 1.5, reportBy: '2099-01-01' }, 422],
    [{ amount: '100', reportBy: '2099-01-01' }, 400],
    [{ amount: 100_000_001, reportBy: '2099-01-01' }, 422],
    [{ amount: 100_000_000, reportBy: '2020-01-01' }, 422],
    [{ amount: 100 }, 422],
    [{ amount: 100_000_000, reportBy: '2099-01-01' }, 200],
    [{ amount: 1, reportBy: '2099-01-01' }, 200],
  ])('a quote of %j: %i', async (quote, status) => {
    expect((await post(lab, await ask(), 'quote', quote)).status).toBe(status);
  });

  test('a report of the wrong kind leaves nothing behind', async () => {
    const id = await order();
    expect((await handIn(id, {}, Buffer.from('plain text'))).status).toBe(415);
    expect((await handIn(id, {}, Buffer.alloc(0))).status).toBe(422);
    expect((await handIn(id, { sampledOn: 'yesterday' })).status).toBe(422);
    expect((await read(id)).reports).toEqual([]);
  });

  test('a decision that is none, and a report of another enquiry', async () => {
    const id = await order();
    const report = ((await handIn(id)).body.data as Enquiry).reports[0]?.id ?? '';
    expect((await decide(id, report, { status: 'pending' })).status).toBe(422);
    expect((await decide(id, report, { status: 'lost' })).status).toBe(400);
    const another = await order();
    expect((await decide(another, report, { status: 'approved' })).status).toBe(404);
    expect((await api.call('GET', `/enquiries/${another}/reports/${report}`, { as: owner })).status).toBe(
      404,
    );
  });
});

describe('the parties', () => {
  test('are two: nobody else finds it, in any way', async () => {
    const id = await order();
    const report = ((await handIn(id)).body.data as Enquiry).reports[0]?.id ?? '';
    for (const reply of [
      await api.call('GET', `/enquiries/${id}`, { as: other }),
      await api.call('GET', `/enquiries/${id}/reports/${report}`, { as: other }),
      await post(other, id, 'messages', { text: 'Hello' }),
      await post(other, id, 'accept'),
      await post(other, id, 'close', { reason: 'Mine' }),
      await decide(id, report, { status: 'approved' }, other),
    ])
      expect(reply.status).toBe(404);
    expect((await api.call('GET', '/enquiries', { as: other })).body.data).toEqual({
      enquiries: [],
      total: 0,
    });
  });

  test.each<[string, () => Promise<number>]>([
    [
      'a viewer does not ask',
      async () => (await api.call('POST', '/enquiries', { as: viewer, data: request() })).status,
    ],
    [
      'a viewer does not write',
      async () => (await post(viewer, await ask(), 'messages', { text: 'Hi' })).status,
    ],
    [
      'a laboratory does not ask',
      async () => (await api.call('POST', '/enquiries', { as: lab, data: request() })).status,
    ],
    ['a company does not quote', async () => (await post(owner, await ask(), 'quote', QUOTE)).status],
    ['a laboratory does not accept', async () => (await post(lab, await ask(), 'accept')).status],
    ['a company hands in no report', async () => (await handIn(await order(), {}, PDF, owner)).status],
  ])('%s', async (_, act) => {
    expect(await act()).toBe(403);
  });

  test('who may only view reads', async () => {
    const id = await ask();
    expect((await read(id, viewer)).id).toBe(id);
  });

  test('write only in their own name, also past the plugin', async () => {
    const id = await ask();
    const { organisationId: labId } = api.people.lab;
    const { organisationId: companyId } = api.people.owner;
    const event = { companyId, labId, enquiryId: id, byName: 'Somebody', text: 'Forged', toStatus: null };
    await expect(
      api.services.db.forOrganisation(labId, (tx) =>
        tx
          .insertInto('enquiryEvents')
          .values({ id: uuidv7(), side: 'company', ...event })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(
      api.services.db.forOrganisation(companyId, (tx) =>
        tx
          .insertInto('enquiries')
          .values({
            id: uuidv7(),
            companyId: api.people.other.organisationId,
            labId,
            companyName: 'X',
            labName: 'Y',
            askedBy: api.people.owner.userId,
            askedByName: 'Z',
            subject: 'Subject',
            message: 'A message of some length',
            medium: 'noise',
            parameters: '[]',
          })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(
      api.services.db.forOrganisation(companyId, (tx) =>
        tx.updateTable('enquiries').set({ labId: companyId }).where('id', '=', id).execute(),
      ),
    ).rejects.toThrow(/never moves/);
  });
});

describe('the list', () => {
  let id: string;
  beforeEach(async () => {
    id ??= await ask({ subject: 'Noise at the gate', medium: 'noise', parameters: ['Leq'], taskId: task });
  });
  const find = async (query: string, as = owner) => {
    const reply = await api.call('GET', `/enquiries?${query}`, { as });
    expect(reply.status).toBe(200);
    return (reply.body.data as { enquiries: { id: string }[] }).enquiries.some((each) => each.id === id);
  };
  test.each<[string, boolean]>([
    ['keyword=gate', true],
    ['keyword=leq', true],
    ['keyword=gamma', true],
    ['keyword=nothing', false],
    ['status=sent&pageSize=100', true],
    ['status=quoted', false],
    ['turn=lab&pageSize=100', true],
    ['turn=company&pageSize=100', false],
  ])('finds by %s: %s', async (query, isFound) => {
    expect(await find(query)).toBe(isFound);
    expect(await find(query, lab)).toBe(isFound);
  });

  test('finds by task and laboratory', async () => {
    expect(await find(`taskId=${task}`)).toBe(true);
    expect(await find(`labId=${api.people.lab.organisationId}&pageSize=100`)).toBe(true);
    expect(await find(`labId=${uuidv7()}`)).toBe(false);
    expect(await find('taskId=nothing')).toBe(false);
  });

  test('refuses what it does not know', async () => {
    for (const query of ['status=lost', 'turn=me', 'sortBy=message', 'pageSize=0'])
      expect((await api.call('GET', `/enquiries?${query}`, { as: owner })).status).toBe(400);
  });
});

test('is filled in from a task or a date, with the words of the order', async () => {
  const byDate = await api.call('GET', `/enquiries/prefill?scheduledTaskId=${scheduled}`, { as: owner });
  expect(byDate.body.data as EnquiryPrefill).toMatchObject({
    taskId: task,
    scheduledTaskId: scheduled,
    subject: 'Stack monitoring for SO2',
    medium: 'emission',
    parameters: ['SO2'],
    source: { quote: expect.any(String) },
  });
  const byTask = await api.call('GET', `/enquiries/prefill?taskId=${task}`, { as: owner });
  expect(byTask.body.data as EnquiryPrefill).toMatchObject({ taskId: task, scheduledTaskId: null });
  expect((await api.call('GET', '/enquiries/prefill', { as: owner })).status).toBe(422);
  expect((await api.call('GET', `/enquiries/prefill?taskId=${task}`, { as: other })).status).toBe(404);
  expect((await api.call('GET', `/enquiries/prefill?scheduledTaskId=x`, { as: owner })).status).toBe(404);
});

test('tells the other party, and not the own', async () => {
  const id = await ask({ subject: 'A very special enquiry' });
  await post(lab, id, 'quote', QUOTE);
  const listOf = async (as: Session) => {
    const reply = await api.call('GET', '/user/notifications?keyword=very special', { as });
    return (
      reply.body.data as { notifications: { notification: { title: string; link: string } }[] }
    ).notifications.map(({ notification }) => [notification.title, notification.link]);
  };
  await waitFor(async () => (await listOf(owner)).length === 1 && (await listOf(lab)).length === 1);
  expect(await listOf(lab)).toEqual([
    ['Alpha Paints asks for a quote', `/lab/reporting-tasks/enquiries/${id}`],
  ]);
  expect(await listOf(owner)).toEqual([
    ['Gamma Laboratory has sent a quote', `/company/lab-marketplace/enquiries/${id}`],
  ]);
  // Who may not answer is not told.
  expect(await listOf(viewer)).toEqual([]);
});
