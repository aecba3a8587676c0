import { toStatutoryId } from '@anupalan/compliance/statutory/make-row';
import type { Session } from '@anupalan/validators/entities/session';
import type { StatutoryObligation } from '@anupalan/validators/entities/statutory-obligation';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder } from '../../../test/orders.ts';

const NOW = '2026-11-21T06:00:00Z';
const HAZARDOUS = toStatutoryId(17);
const STATEMENT = toStatutoryId(1);
const CESS = toStatutoryId(32);
const RECORDS = toStatutoryId(18);
const FLOW_METER = toStatutoryId(34);
const CLEARANCE = toStatutoryId(2);

let api: Harness;
let owner: Session;
let viewer: Session;
let other: Session;
let lab: Session;
beforeAll(async () => {
  api = await startHarness({ now: NOW });
  owner = await api.signIn('owner@works.example');
  viewer = await api.signIn('viewer@works.example');
  other = await api.signIn('other@works.example');
  lab = await api.signIn('lab@works.example');
});
afterAll(() => api.close());

type List = { statutoryObligations: StatutoryObligation[]; total: number };
async function list(query = '', as = owner): Promise<List> {
  const reply = await api.call('GET', `/statutory-obligations?isPagination=0&${query}`, { as });
  expect(reply.status).toBe(200);
  return reply.body.data;
}
async function getEntry(id: string, as = owner): Promise<StatutoryObligation> {
  const entry = (await list('', as)).statutoryObligations.find((each) => each.id === id);
  if (!entry) throw new Error(`No entry ${id}`);
  return entry;
}
const patch = (data: object) => api.call('PATCH', '/organisation', { as: owner, data });
const confirm = (id: string, as = owner) =>
  api.call('POST', `/statutory-obligations/${id}/confirm`, { as, data: {} });
const unconfirm = (id: string, as = owner) =>
  api.call('DELETE', `/statutory-obligations/${id}/confirm`, { as });
const add = (body: object, as = owner) => api.call('POST', '/generate-tasks/add', { as, body });
const countTasks = async () =>
  Number((await api.services.db.pool.query('SELECT count(*) AS n FROM tasks')).rows[0].n);

describe('the catalogue', () => {
  test('says of each entry what, where, until when and whether it is verified', async () => {
    expect(await getEntry(HAZARDOUS)).toMatchObject({
      title: 'Hazardous waste annual return',
      form: 'Form 4',
      period: 'fy',
      due: 'Every year on 30 Jun',
      schedule: { frequency: 'yearly', month: 'june', dayOfMonth: 30 },
      nextDates: [
        { dueDate: '2027-06-30', period: 'FY 2026-27', extendedFrom: null },
        { dueDate: '2028-06-30', period: 'FY 2027-28' },
        { dueDate: '2029-06-30', period: 'FY 2028-29' },
      ],
      states: [],
      appliesTo: { wastes: ['hazardous'], equipment: [] },
      verification: 'verified',
      needsConfirmation: false,
      source: [],
      taskId: null,
      confirmedBy: null,
    });
    expect(await getEntry(CESS)).toMatchObject({
      standing: 'repealed',
      validTo: '2017-06-30',
      schedule: null,
      nextDates: [],
    });
  });

  test('follows the page of the organisation', async () => {
    await patch({ wastes: [], equipment: [], state: 'Goa', sector: 'chemicals' });
    expect((await getEntry(HAZARDOUS)).applies).toBe(false);
    await patch({ wastes: ['hazardous'], state: 'Kerala' });
    const entry = await getEntry(HAZARDOUS);
    expect([entry.applies, entry.reasons]).toEqual([
      true,
      [{ holds: true, isUnknown: false, text: 'You generate hazardous waste' }],
    ]);
    const factory = (await list('applies=1&keyword=factory%20annual')).statutoryObligations;
    expect(factory.map(({ title, form }) => [title, form])).toEqual([
      ['Factory annual return, Kerala', 'Form 21'],
    ]);
  });

  test('and the orders that it holds, as a person has corrected them', async () => {
    expect((await getEntry(CLEARANCE)).applies).toBe(false);
    const order = await createOrder(api, api.users.owner, []);
    const correct = (kind: string | null) =>
      api.call('PATCH', `/consent-documents/${order.id}`, { as: owner, data: { facts: { kind } } });
    await correct('ec');
    expect((await getEntry(CLEARANCE)).applies).toBe(true);
    await correct(null);
    expect((await getEntry(CLEARANCE)).applies).toBe(false);
    expect((await getEntry(CLEARANCE, other)).applies).toBe(false);
  });

  test.each<[string, (entry: StatutoryObligation) => boolean]>([
    ['subject=waste', ({ subject }) => subject === 'waste'],
    ['verification=conflict', ({ verification }) => verification === 'conflict'],
    ['applies=1', ({ applies }) => applies],
    ['applies=0', ({ applies }) => !applies],
    ['state=history', ({ standing }) => standing !== 'in_force'],
    ['state=no_date', ({ schedule, standing }) => schedule === null && standing === 'in_force'],
    ['state=unconfirmed', (entry) => entry.needsConfirmation && entry.schedule !== null],
    ['state=ready', (entry) => !entry.needsConfirmation && entry.schedule !== null],
    ['keyword=form%204', ({ form }) => form === 'Form 4'],
  ])('filtered by %s', async (query, matches) => {
    const all = await list();
    const { statutoryObligations, total } = await list(query);
    expect(total).toBe(statutoryObligations.length);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(all.total);
    expect(statutoryObligations.map(({ id }) => id)).toEqual(
      all.statutoryObligations.filter(matches).map(({ id }) => id),
    );
  });

  test('sorts and pages', async () => {
    const reply = await api.call('GET', '/statutory-obligations?sortBy=dueDate&pageSize=3', { as: owner });
    const { statutoryObligations, total } = reply.body.data as List;
    expect(statutoryObligations.map(({ nextDates }) => nextDates[0]?.dueDate)).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-01-31',
    ]);
    expect(total).toBeGreaterThan(60);
    const last = await list('sortBy=dueDate&sortOrder=desc');
    expect(last.statutoryObligations.at(-1)?.nextDates).toEqual([]);
    const titles = (await list('sortBy=title&sortOrder=desc')).statutoryObligations.map(({ title }) =>
      title.toLowerCase(),
    );
    expect(titles).toEqual([...titles].sort().reverse());
  });

  test.each(['sortBy=note', 'subject=space', 'applies=2', 'verification=sure', 'pageSize=0', 'state=on'])(
    'refuses %s',
    async (query) => {
      expect((await api.call('GET', `/statutory-obligations?${query}`, { as: owner })).status).toBe(400);
    },
  );

  test('is the lab’s as well, with its own facts', async () => {
    expect((await getEntry(HAZARDOUS, lab)).applies).toBe(false);
    expect((await getEntry(toStatutoryId(42), lab)).applies).toBe(true);
    expect((await getEntry(toStatutoryId(42))).applies).toBe(false);
  });
});

describe('an entry that is not verified', () => {
  test('is off until somebody has confirmed it, and says who and when', async () => {
    const before = await countTasks();
    const reply = await add({ statutoryIds: [STATEMENT] });
    expect([reply.status, reply.body.message, reply.body.data]).toEqual([
      201,
      'No task was added.',
      { tasks: [], skipped: [{ id: STATEMENT, reason: 'unconfirmed' }] },
    ]);
    expect(await countTasks()).toBe(before);

    const confirmed = await confirm(STATEMENT);
    expect(confirmed.body.data).toMatchObject({
      id: STATEMENT,
      confirmedBy: { id: api.users.owner.userId, name: expect.any(String) },
      confirmedAt: NOW.replace('Z', '.000Z'),
    });
    expect((await list('state=ready')).statutoryObligations.map(({ id }) => id)).toContain(STATEMENT);
    const made = (await add({ statutoryIds: [STATEMENT] })).body.data as AddedTasks;
    expect(made.skipped).toEqual([]);
    expect(made.tasks[0]).toMatchObject({
      name: 'Environmental statement',
      dueDate: '2027-09-30',
      origin: 'Received',
    });
  });

  test('is confirmed once, for one’s own organisation only, and it is in the trail', async () => {
    api.setNow('2026-11-21T06:30:00Z');
    await confirm(CLEARANCE);
    api.setNow('2026-11-21T07:00:00Z');
    await confirm(CLEARANCE);
    expect((await getEntry(CLEARANCE)).confirmedAt).toBe('2026-11-21T06:30:00.000Z');
    expect((await getEntry(CLEARANCE, other)).confirmedAt).toBeNull();
    const trail = () =>
      api.services.db.pool.query(
        "SELECT action, summary FROM audit_log WHERE entity = 'statutory_obligation' AND entity_id = $1 ORDER BY created_at",
        [CLEARANCE],
      );
    expect((await trail()).rows.map(({ action }) => action)).toEqual(['confirm']);
    // The other organisation takes back what is not there: nothing of ours changes.
    expect((await unconfirm(CLEARANCE, other)).status).toBe(200);
    expect((await getEntry(CLEARANCE)).confirmedAt).not.toBeNull();
    expect((await unconfirm(CLEARANCE)).body.data).toMatchObject({ confirmedBy: null, confirmedAt: null });
    await unconfirm(CLEARANCE);
    expect((await trail()).rows.map(({ action }) => action)).toEqual(['confirm', 'unconfirm']);
    api.setNow(NOW);
  });

  test('a verified one needs none, and one out of force gets none', async () => {
    expect((await confirm(HAZARDOUS)).body.data).toMatchObject({
      needsConfirmation: false,
      confirmedBy: null,
    });
    const reply = await confirm(CESS);
    expect([reply.status, reply.body.message]).toEqual([
      422,
      'This rule is not in force, so there is nothing to confirm.',
    ]);
  });

  test.each([uuidv7(), 'nothing', '17'])('unknown: %s', async (id) => {
    expect((await confirm(id)).status).toBe(404);
    expect((await unconfirm(id)).status).toBe(404);
  });

  test('who may only look may not confirm', async () => {
    expect((await confirm(STATEMENT, viewer)).status).toBe(403);
    expect((await unconfirm(STATEMENT, viewer)).status).toBe(403);
    expect((await list('', viewer)).total).toBeGreaterThan(60);
  });
});

describe('tasks of the catalogue', () => {
  test('are made once, whoever asks at the same time', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => add({ statutoryIds: [HAZARDOUS] })));
    const ids = replies.map((reply) => (reply.body.data as AddedTasks).tasks[0]?.id);
    expect(new Set(ids).size).toBe(1);
    expect((await getEntry(HAZARDOUS)).taskId).toBe(ids[0]);
    expect((await getEntry(HAZARDOUS, other)).taskId).toBeNull();
    const task = await api.call('GET', `/tasks/${ids[0]}`, { as: owner });
    expect(task.body.data).toMatchObject({
      origin: 'Received',
      statutoryId: HAZARDOUS,
      description: expect.stringContaining('G.S.R. 395(E), 4 Apr 2016'),
      schedule: { frequency: 'yearly', month: 'june', dayOfMonth: 30 },
      alertDays: [30, 7, 1, 0],
    });
  });

  test('can be made again after they were deleted', async () => {
    const [first] = ((await add({ statutoryIds: [HAZARDOUS] })).body.data as AddedTasks).tasks;
    await api.call('POST', '/generate-tasks/delete', { as: owner, data: { ids: [first?.id] } });
    expect((await getEntry(HAZARDOUS)).taskId).toBeNull();
    const [second] = ((await add({ statutoryIds: [HAZARDOUS] })).body.data as AddedTasks).tasks;
    expect(second?.id).not.toBe(first?.id);
  });

  test('are left out with the reason, each', async () => {
    const reply = await add({ statutoryIds: [CESS, RECORDS, FLOW_METER, HAZARDOUS] });
    const { tasks, skipped } = reply.body.data as AddedTasks;
    expect(tasks.map(({ name }) => name)).toEqual(['Hazardous waste annual return']);
    expect(skipped).toEqual([
      { id: CESS, reason: 'not_in_force' },
      { id: RECORDS, reason: 'no_date' },
      { id: FLOW_METER, reason: 'unconfirmed' },
    ]);
  });

  test('that count from the last time begin on the day that is chosen', async () => {
    await confirm(FLOW_METER);
    const late = await add({
      statutoryIds: [FLOW_METER],
      firstDates: [{ id: FLOW_METER, date: '2026-11-20' }],
    });
    expect([late.status, late.body.errors?.[0]?.field]).toEqual([422, 'firstDates[0].date']);
    const reply = await add({
      statutoryIds: [FLOW_METER],
      firstDates: [{ id: FLOW_METER, date: '2027-02-10' }],
      assigneeId: api.users.viewer.userId,
    });
    expect((reply.body.data as AddedTasks).tasks[0]).toMatchObject({
      dueDate: '2027-02-10',
      assignee: { id: api.users.viewer.userId },
    });
  });

  test.each<[string, object, number]>([
    ['an unknown entry', { statutoryIds: [HAZARDOUS, uuidv7()] }, 404],
    ['no id', { statutoryIds: ['nothing'] }, 404],
    ['none', { statutoryIds: [] }, 422],
    ['a task as well', { statutoryIds: [HAZARDOUS], name: 'Sample' }, 422],
    [
      'a date that is none',
      { statutoryIds: [FLOW_METER], firstDates: [{ id: FLOW_METER, date: '2027-02-30' }] },
      422,
    ],
    ['a stranger', { statutoryIds: [HAZARDOUS], assigneeId: uuidv7() }, 404],
  ])('refused: %s', async (_name, body, status) => {
    const before = await countTasks();
    expect((await add(body)).status).toBe(status);
    expect(await countTasks()).toBe(before);
  });
});
