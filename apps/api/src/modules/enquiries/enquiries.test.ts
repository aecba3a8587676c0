import type { Enquiry } from '@anupalan/validators/entities/enquiry';
import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EnquiryBench, PDF, QUOTE, startEnquiries } from '../../../test/enquiries.ts';
import { setLimits } from '../../../test/limits.ts';
import { createOrder } from '../../../test/orders.ts';

let api: EnquiryBench['api'];
let owner: EnquiryBench['owner'];
let viewer: EnquiryBench['viewer'];
let lab: EnquiryBench['lab'];
let task: EnquiryBench['task'];
let scheduled: EnquiryBench['scheduled'];
let request: EnquiryBench['request'];
let ask: EnquiryBench['ask'];
let order: EnquiryBench['order'];
let post: EnquiryBench['post'];
let handIn: EnquiryBench['handIn'];
let decide: EnquiryBench['decide'];
let read: EnquiryBench['read'];
let listEvidence: EnquiryBench['listEvidence'];
beforeAll(async () => {
  ({
    api,
    owner,
    viewer,
    lab,
    task,
    scheduled,
    request,
    ask,
    order,
    post,
    handIn,
    decide,
    read,
    listEvidence,
  } = await startEnquiries());
});
afterAll(() => api.close());

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
    expect(await listEvidence()).toEqual([]);
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
    const evidence = await listEvidence();
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

  test('without a due date has its report approved all the same, and says why it is not compared', async () => {
    const id = await order();
    const report = ((await handIn(id)).body.data as Enquiry).reports[0]?.id ?? '';
    const reply = await decide(id, report, { status: 'approved' });
    expect(reply.body.message).toBe('The report has been approved.');
    const notCompared = 'No order in force has a limit for BOD, COD (trade effluent).';
    expect(reply.body.data).toMatchObject({
      status: 'completed',
      reports: [{ isEvidence: false, comparedWith: null, notCompared }],
    });
    // That is the company's own affair.
    expect((await read(id, lab)).reports[0]?.notCompared).toBeNull();
  });

  test('without a task is compared with the order of its condition, or with the only one that limits it', async () => {
    const compare = async (fields: object = {}) => {
      const id = await order(fields);
      const report = ((await handIn(id)).body.data as Enquiry).reports[0]?.id ?? '';
      await decide(id, report, { status: 'approved' });
      const [approved] = (await read(id)).reports;
      return approved?.comparedWith?.id ?? approved?.notCompared;
    };
    const { organisationId } = api.users.owner;
    const limit = { medium: 'effluent', parameter: 'Chemical Oxygen Demand', limit: '250', unit: 'mg/l' };
    const first = await createOrder(api, api.users.owner, [{ title: 'Test the effluent' }]);
    expect(await compare({ obligationId: first.obligationIds[0] })).toBe(first.id);
    await setLimits(api, organisationId, first.id, [limit]);
    expect(await compare()).toBe(first.id);
    const second = await createOrder(api, api.users.owner);
    await setLimits(api, organisationId, second.id, [{ ...limit, medium: 'sewage' }]);
    expect(await compare()).toBe(first.id);
    await setLimits(api, organisationId, second.id, [limit]);
    expect(await compare()).toMatch(/^Several orders limit what was measured: “.+”, “.+”\.$/);
    await api.services.db.pool.query('UPDATE consent_documents SET superseded_by_id = $1 WHERE id = $2', [
      second.id,
      first.id,
    ]);
    expect(await compare()).toBe(second.id);
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

test('two who approve at once keep one piece of evidence', async () => {
  const id = await order({ scheduledTaskId: scheduled });
  const report = ((await handIn(id)).body.data as Enquiry).reports[0]?.id ?? '';
  const before = (await listEvidence()).length;
  const replies = await Promise.all([1, 2, 3].map(() => decide(id, report, { status: 'approved' })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await listEvidence()).length).toBe(before + 1);
});

test('a report for a date whose task was deleted is approved and kept nowhere', async () => {
  const added = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { name: 'Short-lived', schedule: { frequency: 'daily', startDate: '2030-01-01' } },
  });
  const taskId = (added.body.data as { tasks: { id: string }[] }).tasks[0]?.id ?? '';
  const id = await order({ taskId });
  const report = ((await handIn(id)).body.data as Enquiry).reports[0]?.id ?? '';
  await api.call('POST', '/generate-tasks/delete', { as: owner, data: { ids: [taskId] } });
  const reply = await decide(id, report, { status: 'approved' });
  expect(reply.body.data).toMatchObject({ status: 'completed', reports: [{ isEvidence: false }] });
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
    expect((await handIn(id, { sampledOn: '2099-01-01' })).status).toBe(422);
    expect((await read(id)).reports).toEqual([]);
  });

  test('a decision that is none, and a report of another enquiry', async () => {
    const id = await order();
    const report = ((await handIn(id)).body.data as Enquiry).reports[0]?.id ?? '';
    expect((await decide(id, report, { status: 'pending' })).status).toBe(422);
    expect((await decide(id, report, { status: 'lost' })).status).toBe(400);
    const another = await order();
    expect((await decide(another, report, { status: 'approved' })).status).toBe(404);
    expect((await decide(another, uuidv7(), { status: 'lost' })).status).toBe(404);
    expect((await api.call('GET', `/enquiries/${another}/reports/${report}`, { as: owner })).status).toBe(
      404,
    );
  });
});
