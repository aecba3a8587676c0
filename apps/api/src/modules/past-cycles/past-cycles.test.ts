import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart } from '../../../test/harness.ts';
import { createOrder, listObligations, type ObligationSeed } from '../../../test/orders.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const YEARLY: ObligationSeed = { title: 'File Form V', frequency: 'yearly', startDate: '2025-09-30' };
const ASKED = { asked: true, dueDate: '2026-09-30', answer: null, completedOn: null };

/** An order of 2025 with one obligation. */
async function createOne(seed: ObligationSeed = YEARLY, issuedOn: string | null = '2025-05-01') {
  const facts = issuedOn ? { issuedOn: { value: issuedOn, citation: null, confidence: 1 } } : {};
  const { id, obligationIds } = await createOrder(api, api.users.owner, [seed], { facts });
  return { documentId: id, id: obligationIds[0] ?? '' };
}

const answer = (id: string, lastDone: object) =>
  api.call('PATCH', `/obligations/${id}`, { as: owner, data: { lastDone } });
const accept = async (id: string) =>
  (
    (await api.call('POST', '/generate-tasks/add', { as: owner, body: { obligationIds: [id] } })).body
      .data as AddedTasks
  ).tasks[0];

async function getOne(documentId: string): Promise<Obligation> {
  const [one] = await listObligations(api, owner, documentId);
  if (!one) throw new Error('no obligation');
  return one;
}

async function listDates(taskId: string | undefined): Promise<Partial<ScheduledTask>[]> {
  const reply = await api.call(
    'GET',
    `/generate-tasks/scheduled-tasks?taskId=${taskId}&endDate=2026-11-20&isPagination=0`,
    { as: owner },
  );
  const { scheduledTasks } = reply.body.data as { scheduledTasks: ScheduledTask[] };
  return scheduledTasks.map(({ dueDate, status, completedOn }) => ({ dueDate, status, completedOn }));
}

test('the review asks about the due date before today; what has none is not asked about', async () => {
  const asked = await createOne();
  expect((await getOne(asked.documentId)).lastDone).toEqual(ASKED);
  const nothing = { asked: false, dueDate: null, answer: null, completedOn: null };
  const daily = await createOne({ frequency: 'daily', startDate: '2026-01-01' });
  expect((await getOne(daily.documentId)).lastDone).toEqual(nothing);
  const young = await createOne(YEARLY, '2026-10-01');
  expect((await getOne(young.documentId)).lastDone).toEqual(nothing);
  const rejected = await createOne({ ...YEARLY, state: 'rejected' });
  expect((await getOne(rejected.documentId)).lastDone).toEqual(nothing);
  for (const { id } of [daily, young, rejected]) {
    const reply = await answer(id, { notYet: true });
    expect(reply.status).toBe(422);
  }
});

test('an answer that is none, two, or a day to come is refused', async () => {
  const { id, documentId } = await createOne();
  for (const wrong of [
    {},
    { notYet: true, notAsked: true },
    { completedOn: '2026-09-01', notYet: true },
    { completedOn: '2026-11-22' },
    { completedOn: '2026-02-30' },
  ])
    expect([wrong, (await answer(id, wrong)).status]).toEqual([wrong, 422]);
  expect((await answer(id, { notYet: false })).status).toBe(400);
  expect((await getOne(documentId)).lastDone).toEqual(ASKED);
});

test.each([
  [
    'a day before it',
    { completedOn: '2026-09-12' },
    [{ dueDate: '2026-09-30', status: 'completed', completedOn: '2026-09-12' }],
  ],
  [
    'a late day',
    { completedOn: '2026-11-21' },
    [{ dueDate: '2026-09-30', status: 'completed', completedOn: '2026-11-21' }],
  ],
  [
    'a day of the cycle before',
    { completedOn: '2025-09-30' },
    [{ dueDate: '2026-09-30', status: 'overdue', completedOn: null }],
  ],
  ['not yet', { notYet: true }, [{ dueDate: '2026-09-30', status: 'overdue', completedOn: null }]],
  ['not asked of us then', { notAsked: true }, []],
])('%s, answered before and after acceptance', async (_name, lastDone, dates) => {
  const before = await createOne();
  expect((await answer(before.id, lastDone)).status).toBe(200);
  const early = await accept(before.id);
  expect(await listDates(early?.id)).toEqual(dates);

  const after = await createOne();
  const task = await accept(after.id);
  expect((await getOne(after.documentId)).lastDone).toEqual(ASKED);
  expect(await listDates(task?.id)).toEqual([]);
  const reply = await answer(after.id, lastDone);
  expect(reply.status).toBe(200);
  expect(await listDates(task?.id)).toEqual(dates);
  const given = 'completedOn' in lastDone ? lastDone.completedOn : null;
  const kind = 'completedOn' in lastDone ? 'done' : 'notYet' in lastDone ? 'not_yet' : 'not_asked';
  const expected = { asked: true, dueDate: '2026-09-30', answer: kind, completedOn: given };
  expect((reply.body.data as Obligation).lastDone).toEqual(expected);
  expect((await getOne(before.documentId)).lastDone).toEqual(expected);
  // The next dates are as they would be without.
  expect(task?.dueDate).toBe('2027-09-30');
});

test('an answer can be changed, and the register follows; the same one again is no change', async () => {
  const { id } = await createOne();
  const task = await accept(id);
  for (const [lastDone, dates] of [
    [{ notYet: true }, [{ dueDate: '2026-09-30', status: 'overdue', completedOn: null }]],
    [
      { completedOn: '2026-09-20' },
      [{ dueDate: '2026-09-30', status: 'completed', completedOn: '2026-09-20' }],
    ],
    [
      { completedOn: '2026-09-21' },
      [{ dueDate: '2026-09-30', status: 'completed', completedOn: '2026-09-21' }],
    ],
    [{ completedOn: '2025-09-21' }, [{ dueDate: '2026-09-30', status: 'overdue', completedOn: null }]],
    [{ notAsked: true }, []],
    [
      { completedOn: '2026-09-22' },
      [{ dueDate: '2026-09-30', status: 'completed', completedOn: '2026-09-22' }],
    ],
  ] as const) {
    expect((await answer(id, lastDone)).status).toBe(200);
    expect(await listDates(task?.id)).toEqual(dates);
  }
  await answer(id, { completedOn: '2026-09-22' });
  const { rows } = await api.services.db.pool.query<{ summary: string }>(
    "SELECT summary FROM audit_log WHERE entity_id = $1 AND action = 'answer' ORDER BY created_at, id",
    [id],
  );
  expect(rows).toHaveLength(6);
  expect(rows[0]?.summary).toBe('Answered when “File Form V”, due 30 Sep 2026, was last done: not yet');
  expect(rows[5]?.summary).toBe('Answered when “File Form V”, due 30 Sep 2026, was last done: 22 Sep 2026');
});

test('what the register says counts: completed there, and opened again', async () => {
  const { id, documentId } = await createOne();
  const task = await accept(id);
  await answer(id, { notYet: true });
  const list = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${task?.id}&status=overdue`, {
    as: owner,
  });
  const date = (list.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks[0];
  const set = (body: object) =>
    api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
      as: owner,
      data: { id: date?.id, ...body },
    });
  await set({ status: 'completed', completedOn: '2026-11-01' });
  expect((await getOne(documentId)).lastDone).toMatchObject({ answer: 'done', completedOn: '2026-11-01' });
  await set({ status: 'pending' });
  expect((await getOne(documentId)).lastDone).toMatchObject({ answer: 'not_yet', completedOn: null });

  const { payload, headers = {} } = toMultipart({
    bytes: Buffer.from('%PDF-1.4 proof'),
    fileName: 'proof.pdf',
  });
  const sent = await api.call('POST', `/scheduled-tasks/${date?.id}/evidence`, {
    as: owner,
    payload,
    headers,
  });
  expect(sent.status).toBe(201);
  expect((await answer(id, { notAsked: true })).status).toBe(409);
  expect(await listDates(task?.id)).toHaveLength(1);
});

test('a task that asks for evidence is not completed by an answer', async () => {
  const { id } = await createOne();
  const task = await accept(id);
  await api.call('PUT', '/generate-tasks/frequency', {
    as: owner,
    data: { id: task?.id, schedule: task?.schedule, evidenceRequired: true },
  });
  expect((await answer(id, { completedOn: '2026-09-20' })).status).toBe(422);
  expect(await listDates(task?.id)).toEqual([]);
  expect((await answer(id, { notYet: true })).status).toBe(200);
});

test('a task that was deleted and made again: its completed date is not asked about', async () => {
  const { id, documentId } = await createOne();
  const first = await accept(id);
  await answer(id, { completedOn: '2026-09-20' });
  await api.call('POST', '/generate-tasks/delete', { as: owner, data: { ids: [first?.id] } });
  const second = await accept(id);
  expect(await listDates(second?.id)).toEqual([]);
  expect((await getOne(documentId)).lastDone).toMatchObject({ asked: false, dueDate: null });
});

test('what was accepted before the question is not asked, and can be answered all the same', async () => {
  const { id, documentId } = await createOne();
  const task = await accept(id);
  await api.services.db.pool.query(
    'UPDATE obligations SET past_settled = false, past_due_on = NULL WHERE id = $1',
    [id],
  );
  expect((await getOne(documentId)).lastDone).toMatchObject({ asked: false, dueDate: null });
  expect((await answer(id, { completedOn: '2026-09-20' })).status).toBe(200);
  expect((await getOne(documentId)).lastDone).toMatchObject({ asked: false, answer: 'done' });
  expect(await listDates(task?.id)).toHaveLength(1);
});

test('question and answer go on under the renewal of the order', async () => {
  for (const lastDone of [null, { notYet: true }, { completedOn: '2026-09-20' }]) {
    const older = await createOne();
    const task = await accept(older.id);
    if (lastDone) await answer(older.id, lastDone);
    const before = (await getOne(older.documentId)).lastDone;
    const newer = await createOne(YEARLY, '2026-11-01');
    const reply = await api.call('POST', `/consent-documents/${older.documentId}/renew`, {
      as: owner,
      data: { newDocumentId: newer.documentId },
    });
    expect(reply.status).toBe(200);
    const row = await getOne(newer.documentId);
    expect(row.taskId).toBe(task?.id);
    expect(row.lastDone).toEqual(before);
  }
});

test('accepting several marks what is asked of each; putting back takes the question back', async () => {
  const { id, documentId } = await createOne();
  const set = (state: string) => api.call('PATCH', '/obligations', { as: owner, data: { ids: [id], state } });
  await set('accepted');
  const read = async () =>
    (
      await api.services.db.pool.query(
        'SELECT past_settled, past_due_on::text, past_answer FROM obligations WHERE id = $1',
        [id],
      )
    ).rows[0];
  expect(await read()).toEqual({ past_settled: true, past_due_on: '2026-09-30', past_answer: null });
  await answer(id, { notYet: true });
  await set('suggested');
  expect(await read()).toMatchObject({ past_settled: false, past_answer: 'not_yet' });
  const task = await accept(id);
  expect(await listDates(task?.id)).toHaveLength(1);
  expect((await getOne(documentId)).lastDone).toMatchObject({ asked: true, answer: 'not_yet' });
});
