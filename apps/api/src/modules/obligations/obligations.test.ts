import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder, listObligations, type ObligationSeed } from '../../../test/orders.ts';

let api: Harness;
let owner: Session;
let foreignId: string;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  const foreign = await createOrder(api, api.users.other, [
    { frequency: 'monthly', startDate: '2026-01-10' },
  ]);
  foreignId = foreign.obligationIds[0] ?? '';
});
afterAll(() => api.close());

async function make(...seeds: ObligationSeed[]): Promise<string[]> {
  return (await createOrder(api, api.users.owner, seeds)).obligationIds;
}

const patchOne = (id: string | undefined, data: object) =>
  api.call('PATCH', `/obligations/${id}`, { as: owner, data });
const patchMany = (data: object) => api.call('PATCH', '/obligations', { as: owner, data });

async function statesOf(ids: string[]): Promise<string[]> {
  const { rows } = await api.services.db.pool.query<{ id: string; state: string }>(
    'SELECT id, state FROM obligations WHERE id = ANY($1)',
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.state ?? 'gone');
}

describe('changing one', () => {
  test('takes title and text', async () => {
    const [id] = await make({});
    const reply = await patchOne(id, { title: 'Sample the stack', text: 'Once a month.' });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      title: 'Sample the stack',
      text: 'Once a month.',
      state: 'suggested',
    });
  });

  // The printed schedule is monthly on the 10th, from 2026-01-10.
  test.each<[string, object, Partial<Obligation>]>([
    [
      'a frequency rebuilds the schedule from its start',
      { frequency: 'yearly' },
      {
        frequency: 'yearly',
        recurring: true,
        schedule: { frequency: 'yearly', month: 'january', dayOfMonth: 10, startDate: '2026-01-10' },
      },
    ],
    [
      'a due date moves the series',
      { dueDate: '2026-12-05' },
      {
        frequency: 'monthly',
        recurring: true,
        dueDate: '2026-12-05',
        schedule: { frequency: 'monthly', dayOfMonth: 5, startDate: '2026-12-05' },
      },
    ],
    [
      'both together',
      { frequency: 'half_yearly', dueDate: '2027-03-31' },
      {
        frequency: 'half_yearly',
        dueDate: '2027-03-31',
        schedule: { frequency: 'half_yearly', month: 'march', dayOfMonth: 31, startDate: '2027-03-31' },
      },
    ],
    [
      'a schedule wins over frequency and due date',
      {
        frequency: 'daily',
        dueDate: '2027-01-01',
        schedule: { frequency: 'weekly', day: 'monday', startDate: '2026-11-23' },
      },
      {
        frequency: 'weekly',
        dueDate: '2026-11-23',
        schedule: { frequency: 'weekly', day: 'monday', startDate: '2026-11-23' },
      },
    ],
    [
      'once, with its date',
      { frequency: null, dueDate: '2027-01-31' },
      {
        frequency: null,
        recurring: false,
        dueDate: '2027-01-31',
        schedule: { frequency: null, startDate: '2027-01-31' },
      },
    ],
    ['no schedule', { schedule: null }, { frequency: null, recurring: false, dueDate: null, schedule: null }],
    ['accepting', { state: 'accepted' }, { state: 'accepted' }],
    ['rejecting', { state: 'rejected' }, { state: 'rejected' }],
    ['closing as done', { done: true }, { done: true }],
  ])('%s', async (_, data, expected) => {
    const [id] = await make({ frequency: 'monthly', startDate: '2026-01-10' });
    const reply = await patchOne(id, data);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject(expected);
  });

  test('says who corrected when it is due, and what was read, until that is put back', async () => {
    const [id] = await make({ frequency: 'monthly', startDate: '2026-01-10' });
    const { schedule, dueDate } = (await patchOne(id, { title: 'Another name' })).body.data as Obligation;
    const changed = (await patchOne(id, { frequency: 'yearly' })).body.data as Obligation;
    expect(changed.retimed).toMatchObject({ schedule, dueDate });
    expect(changed.retimed?.by).not.toBe('');
    const back = (await patchOne(id, { schedule })).body.data as Obligation;
    expect(back.schedule).toEqual(schedule);
    expect(back.retimed).toBeNull();
  });

  test.each<[string, object, number, string]>([
    ['an unknown frequency', { frequency: 'hourly' }, 400, 'frequency'],
    ['an unknown state', { state: 'done' }, 400, 'state'],
    ['a day that is none', { dueDate: '2026-02-29' }, 422, 'dueDate'],
    ['an empty title', { title: ' ' }, 422, 'title'],
    [
      'a weekly schedule without its day',
      { schedule: { frequency: 'weekly', startDate: '2026-11-23' } },
      422,
      'schedule.day',
    ],
    ['a text for done', { done: 'yes' }, 400, 'done'],
  ])('refuses %s', async (_, data, status, field) => {
    const [id] = await make({});
    const reply = await patchOne(id, data);
    expect(reply.status).toBe(status);
    expect(reply.body.errors?.map((error) => error.field)).toContain(field);
  });

  test.each<[string, () => string]>([
    ['another organisation’s', () => foreignId],
    ['an unknown one', () => uuidv7()],
    ['what is no id', () => 'nothing'],
  ])('%s is 404, whatever the body says', async (_, id) => {
    expect((await patchOne(id(), { state: 'accepted' })).status).toBe(404);
    expect((await patchOne(id(), { state: 'no such' })).status).toBe(404);
    expect(await statesOf([foreignId])).toEqual(['suggested']);
  });

  test('is in the audit trail with who, from and to', async () => {
    const [id] = await make({ title: 'Paint the stack' });
    await patchOne(id, { state: 'rejected' });
    const { rows } = await api.services.db.pool.query(
      'SELECT actor_name, action, summary FROM audit_log WHERE entity_id = $1',
      [id],
    );
    expect(rows).toEqual([
      {
        actor_name: 'Owner Rao',
        action: 'rejected',
        summary: 'Marked “Paint the stack” as not an obligation',
      },
    ]);
  });
});

describe('changing several', () => {
  test('marks all of them and tells how they are', async () => {
    const ids = await make({}, {}, {});
    const reply = await patchMany({ ids, state: 'accepted' });
    expect(reply.status).toBe(200);
    expect((reply.body.data as { obligations: Obligation[] }).obligations.map((each) => each.state)).toEqual([
      'accepted',
      'accepted',
      'accepted',
    ]);
    expect(await statesOf(ids)).toEqual(['accepted', 'accepted', 'accepted']);
  });

  test('the same state again is no change and no entry of the trail', async () => {
    const ids = await make({});
    for (let i = 0; i < 2; i++) expect((await patchMany({ ids, state: 'accepted' })).status).toBe(200);
    const { rows } = await api.services.db.pool.query('SELECT 1 FROM audit_log WHERE entity_id = $1', [
      ids[0],
    ]);
    expect(rows).toHaveLength(1);
  });

  test.each<[string, () => string, number]>([
    ['another organisation’s id', () => foreignId, 404],
    ['an unknown id', () => uuidv7(), 404],
    ['what is no id', () => 'nothing', 404],
  ])('with %s among them changes none', async (_, id, status) => {
    const ids = await make({}, {});
    expect((await patchMany({ ids: [...ids, id()], state: 'rejected' })).status).toBe(status);
    expect(await statesOf(ids)).toEqual(['suggested', 'suggested']);
  });

  test.each<[string, object, number]>([
    ['no ids', { state: 'accepted' }, 422],
    ['an empty list', { ids: [], state: 'accepted' }, 422],
    ['no state', { ids: [uuidv7()] }, 404],
    ['a text for the list', { ids: 5, state: 'accepted' }, 400],
  ])('refuses %s', async (_, data, status) => {
    expect((await patchMany(data)).status).toBe(status);
  });

  test('two people who put them in another order do not lock each other', async () => {
    const ids = await make({}, {}, {}, {});
    const replies = await Promise.all([
      patchMany({ ids, state: 'accepted' }),
      patchMany({ ids: [...ids].reverse(), state: 'rejected' }),
      patchMany({ ids, state: 'accepted' }),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect(new Set(await statesOf(ids)).size).toBe(1);
  });
});

test('an obligation with a task is not rejected under it', async () => {
  const [id] = await make({ frequency: 'monthly', startDate: '2026-01-10' });
  await api.call('POST', '/generate-tasks/add', { as: owner, body: { obligationIds: [id] } });
  expect((await patchOne(id, { state: 'rejected' })).status).toBe(422);
  expect((await patchMany({ ids: [id], state: 'suggested' })).status).toBe(422);
  expect((await patchMany({ ids: [id], state: 'accepted' })).status).toBe(200);
});

test('the list of an order is filtered, searched and paged', async () => {
  const order = await createOrder(api, api.users.owner, [
    { title: 'Stack test', frequency: 'monthly', startDate: '2026-01-10' },
    { title: 'Annual return', frequency: 'yearly', startDate: '2026-09-30', state: 'accepted' },
    { title: 'Plant 100% trees', dueDate: '2027-01-01' },
  ]);
  const titles = async (query: string) => {
    const reply = await api.call('GET', `/consent-documents/${order.id}/obligations?${query}`, { as: owner });
    return (reply.body.data as { obligations: Obligation[] }).obligations.map((each) => each.title);
  };
  expect(await titles('')).toEqual(['Stack test', 'Annual return', 'Plant 100% trees']);
  expect(await titles('state=accepted')).toEqual(['Annual return']);
  expect(await titles('state=all')).toHaveLength(3);
  expect(await titles('frequency=monthly')).toEqual(['Stack test']);
  expect(await titles('keyword=100%25')).toEqual(['Plant 100% trees']);
  expect(await titles('sortBy=title&sortOrder=desc')).toEqual([
    'Stack test',
    'Plant 100% trees',
    'Annual return',
  ]);
  expect(await titles('pageNo=2&pageSize=2')).toEqual(['Plant 100% trees']);
  expect(await listObligations(api, owner, order.id)).toHaveLength(3);
});
