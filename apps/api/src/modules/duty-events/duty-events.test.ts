import type { DutyEvent } from '@anupalan/validators/entities/duty-event';
import type { Session } from '@anupalan/validators/entities/session';
import type { Task, TaskDetail } from '@anupalan/validators/entities/task';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder, type ObligationSeed } from '../../../test/orders.ts';

const ACCIDENT: ObligationSeed = {
  title: 'Report accidents',
  statedFrequency: 'within 24 hours',
  quote: 'Any accident shall be reported to the Board within 24 hours.',
  state: 'accepted',
};
const SEASON: ObligationSeed = {
  title: 'Announce the season',
  statedFrequency: '15 days before',
  quote: 'The unit shall tell the Board 15 days before the start of the season.',
  state: 'accepted',
};
const OWNER: ObligationSeed = {
  title: 'Announce a new owner',
  statedFrequency: 'whenever the ownership changes',
  quote: 'The Board shall be informed whenever the ownership changes.',
};
const METER: ObligationSeed = {
  title: 'Fix a flow meter',
  statedFrequency: 'within 30 days',
  quote: 'A flow meter shall be fixed within 30 days.',
  state: 'accepted',
};

let api: Harness;
let owner: Session;
let viewer: Session;
let other: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  viewer = await api.signIn(api.users.viewer.email);
  other = await api.signIn(api.users.other.email);
});
afterAll(() => api.close());

const make = (...seeds: ObligationSeed[]) => createOrder(api, api.users.owner, seeds);
const start = (id: string | undefined, data: object, as = owner) =>
  api.call('POST', `/obligations/${id}/start`, { as, data });
async function list(query = '', as = owner): Promise<DutyEvent[]> {
  const reply = await api.call('GET', `/duty-events?isPagination=0&${query}`, { as });
  expect(reply.status).toBe(200);
  return (reply.body.data as { dutyEvents: DutyEvent[] }).dutyEvents;
}

describe('what begins when something happens', () => {
  test('is listed with its time limit, and the order’s other conditions are not', async () => {
    const order = await make(ACCIDENT, METER, {
      frequency: 'monthly',
      startDate: '2026-01-10',
      state: 'accepted',
    });
    const events = await list(`consentDocumentId=${order.id}`);
    expect(events).toEqual([
      {
        id: order.obligationIds[0],
        title: 'Report accidents',
        text: 'The applicant shall do as the condition says.',
        conditionNo: '1',
        event: { words: 'within 24 hours', limit: { amount: 24, unit: 'hour', counts: 'after' } },
        consentDocumentId: order.id,
        documentTitle: 'Consent of the test',
        citation: { page: 1, quote: ACCIDENT.quote, rects: [] },
        starts: [],
      },
    ]);
    const reply = await api.call('GET', `/consent-documents/${order.id}/obligations`, { as: owner });
    const { obligations } = reply.body.data as { obligations: { event: unknown }[] };
    expect(obligations.map(({ event }) => event)).toEqual([events[0]?.event, null, null]);
  });

  test('counts where it was accepted, of orders in force', async () => {
    const order = await make(ACCIDENT, { ...SEASON, state: 'rejected' }, OWNER);
    const titles = async () => (await list(`consentDocumentId=${order.id}`)).map(({ title }) => title);
    expect(await titles()).toEqual(['Report accidents']);
    await api.call('PATCH', '/obligations', {
      as: owner,
      data: { ids: [order.obligationIds[2]], state: 'accepted' },
    });
    expect(await titles()).toEqual(['Report accidents', 'Announce a new owner']);
    const newer = await make();
    await api.services.db.pool.query('UPDATE consent_documents SET superseded_by_id = $1 WHERE id = $2', [
      newer.id,
      order.id,
    ]);
    expect(await titles()).toEqual([]);
  });

  test('is searched, sorted and paged, and another organisation sees none of it', async () => {
    await make(ACCIDENT, SEASON);
    const titles = (await list('keyword=announce%20the&sortBy=title')).map(({ title }) => title);
    expect(new Set(titles)).toEqual(new Set(['Announce the season']));
    const sorted = (await list('sortBy=title&sortOrder=desc')).map(({ title }) => title);
    expect(sorted).toEqual([...sorted].sort().reverse());
    const reply = await api.call('GET', '/duty-events?pageSize=1&pageNo=2&sortBy=title', { as: owner });
    expect(reply.body.data).toMatchObject({
      total: sorted.length,
      dutyEvents: [{ title: [...sorted].sort()[1] }],
    });
    expect(await list('', other)).toEqual([]);
    expect(await list('consentDocumentId=nothing')).toEqual([]);
  });
});

describe('started', () => {
  test('makes a task that is due once, when its time limit is over', async () => {
    const { id: orderId, obligationIds } = await make(ACCIDENT);
    const reply = await start(obligationIds[0], {
      happenedOn: '2026-11-21',
      assigneeId: api.users.viewer.userId,
    });
    expect(reply.status).toBe(201);
    expect(reply.body.data).toMatchObject({
      name: 'Report accidents',
      origin: 'Generated',
      frequency: null,
      schedule: { frequency: null, startDate: '2026-11-22' },
      dueDate: '2026-11-22',
      happenedOn: '2026-11-21',
      consentDocumentId: orderId,
      obligationId: obligationIds[0],
      assignee: { id: api.users.viewer.userId },
      citation: { quote: ACCIDENT.quote },
    });
  });

  test('again makes another one; the obligation stays, and says what came of it', async () => {
    const { id: orderId, obligationIds } = await make(ACCIDENT);
    const first = (await start(obligationIds[0], { happenedOn: '2026-11-10' })).body.data as Task;
    const second = (await start(obligationIds[0], { happenedOn: '2026-11-20' })).body.data as Task;
    expect(second.id).not.toBe(first.id);
    // What happened long ago is late already: the task has its date all the same.
    const late = await api.call('GET', `/tasks/${first.id}`, { as: owner });
    const [occurrence] = (late.body.data as TaskDetail).scheduledTasks;
    expect(occurrence).toMatchObject({ dueDate: '2026-11-11', status: 'overdue' });
    await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
      as: owner,
      data: { id: occurrence?.id, status: 'completed' },
    });
    const [event] = await list(`consentDocumentId=${orderId}`);
    expect(event?.starts).toEqual([
      { taskId: second.id, happenedOn: '2026-11-20', dueDate: '2026-11-21', done: false },
      { taskId: first.id, happenedOn: '2026-11-10', dueDate: '2026-11-11', done: true },
    ]);
    await api.call('POST', '/generate-tasks/delete', { as: owner, data: { ids: [second.id] } });
    expect((await list(`consentDocumentId=${orderId}`))[0]?.starts).toHaveLength(1);
    const { rows } = await api.services.db.pool.query('SELECT state FROM obligations WHERE id = $1', [
      obligationIds[0],
    ]);
    expect(rows).toEqual([{ state: 'accepted' }]);
  });

  test('is accepted on the way', async () => {
    const { id: orderId, obligationIds } = await make(OWNER);
    expect((await start(obligationIds[0], { happenedOn: '2026-11-20' })).body.data).toMatchObject({
      dueDate: '2026-11-20',
    });
    expect(await list(`consentDocumentId=${orderId}`)).toHaveLength(1);
  });

  test('before it happens, where the order asks for that', async () => {
    const { obligationIds } = await make(SEASON);
    expect((await start(obligationIds[0], { happenedOn: '2027-01-10' })).body.data).toMatchObject({
      dueDate: '2026-12-26',
      happenedOn: '2027-01-10',
    });
  });

  test('outlives the order that a newer one replaces', async () => {
    const older = await make(ACCIDENT);
    const task = (await start(older.obligationIds[0], { happenedOn: '2026-11-21' })).body.data as Task;
    const newer = await make();
    const reply = await api.call('POST', `/consent-documents/${older.id}/renew`, {
      as: owner,
      data: { newDocumentId: newer.id },
    });
    expect(reply.status).toBe(200);
    expect((await api.call('GET', `/tasks/${task.id}`, { as: owner })).body.data).toMatchObject({
      dueDate: '2026-11-22',
    });
  });

  test('twice under one key is once', async () => {
    const { id: orderId, obligationIds } = await make(ACCIDENT);
    const once = () =>
      api.call('POST', `/obligations/${obligationIds[0]}/start`, {
        as: owner,
        data: { happenedOn: '2026-11-21' },
        headers: { 'idempotency-key': 'start-of-the-test' },
      });
    await once();
    await once();
    expect((await list(`consentDocumentId=${orderId}`))[0]?.starts).toHaveLength(1);
  });

  test.each<[string, ObligationSeed, object, number, string | null]>([
    ['the day is in the future', ACCIDENT, { happenedOn: '2026-11-22' }, 422, 'happenedOn'],
    ['no day is given', ACCIDENT, {}, 422, 'happenedOn'],
    ['the day is none', ACCIDENT, { happenedOn: '2026-02-30' }, 422, 'happenedOn'],
    ['it has a date of its own', METER, { happenedOn: '2026-11-21' }, 422, null],
    ['it was rejected', { ...ACCIDENT, state: 'rejected' }, { happenedOn: '2026-11-21' }, 422, null],
    [
      'who shall do it is a stranger',
      ACCIDENT,
      { happenedOn: '2026-11-21', assigneeId: uuidv7() },
      404,
      null,
    ],
  ])('not where %s', async (_name, seed, data, status, field) => {
    const { id: orderId, obligationIds } = await make(seed);
    const reply = await start(obligationIds[0], data);
    expect(reply.status).toBe(status);
    expect(reply.body.errors?.map((error) => error.field) ?? []).toEqual(field === null ? [] : [field]);
    const { rows } = await api.services.db.pool.query(
      'SELECT count(*)::int AS count FROM tasks WHERE consent_document_id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('only by those who may, of their own', async () => {
    const { obligationIds } = await make(ACCIDENT);
    expect((await start(obligationIds[0], { happenedOn: '2026-11-21' }, viewer)).status).toBe(403);
    expect((await start(obligationIds[0], { happenedOn: '2026-11-21' }, other)).status).toBe(404);
    expect((await start(uuidv7(), {})).status).toBe(404);
  });
});
