import { toStatutoryId } from '@anupalan/compliance/statutory/make-row';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { TaskDay } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import type { StatutoryObligation } from '@anupalan/validators/entities/statutory-obligation';
import type { AddedTasks, Task } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, type Reply, startHarness } from '../../../test/harness.ts';
import { createOrder, type ObligationSeed } from '../../../test/orders.ts';
import { listForReading } from '../obligations/reading-rows.ts';

const HAZARDOUS = toStatutoryId(17);
const STATEMENT = toStatutoryId(1);
const CLEARANCE = [toStatutoryId(2), toStatutoryId(3)];

const RETURN: ObligationSeed = {
  title: 'File annual return in Form 4',
  quote: 'The annual return of hazardous waste shall be filed in Form 4 by 30th June every year.',
  category: 'return',
  frequency: 'yearly',
  startDate: '2026-06-30',
};
const STACK: ObligationSeed = { title: 'Paint the stack', quote: 'The stack shall be painted every year.' };

let api: Harness;
let owner: Session;
let other: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  other = await api.signIn(api.users.other.email);
  await api.call('PATCH', '/organisation', {
    as: owner,
    data: { state: 'Goa', sector: 'chemicals', wastes: ['hazardous'] },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.db.pool.query('UPDATE tasks SET deleted_at = now() WHERE deleted_at IS NULL');
  await api.services.db.pool.query(
    'UPDATE consent_documents SET archived_at = now() WHERE archived_at IS NULL',
  );
});

const make = (seeds: ObligationSeed[], kind = 'cto') =>
  createOrder(api, api.users.owner, seeds, {
    title: 'Consent of the works',
    facts: { kind: { value: kind } },
  });
const add = async (body: object) => {
  const reply = await api.call('POST', '/generate-tasks/add', { as: owner, body });
  expect(reply.status).toBe(201);
  return reply.body.data as AddedTasks;
};
async function list(query = '', as = owner): Promise<StatutoryObligation[]> {
  const reply = await api.call('GET', `/statutory-obligations?isPagination=0&${query}`, { as });
  expect(reply.status).toBe(200);
  return (reply.body.data as { statutoryObligations: StatutoryObligation[] }).statutoryObligations;
}
const getEntry = async (id: string, as = owner) => (await list('', as)).find((entry) => entry.id === id);
const countTasks = async () =>
  (
    await api.services.db.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM tasks WHERE deleted_at IS NULL',
    )
  ).rows[0]?.count;

describe('what the law asks besides the orders', () => {
  test('says which duty of which order asks for the same', async () => {
    const order = await make([STACK, RETURN]);
    expect((await getEntry(HAZARDOUS))?.coveredBy).toEqual([
      {
        obligationId: order.obligationIds[1],
        title: 'File annual return in Form 4',
        conditionNo: '2',
        page: 1,
        consentDocumentId: order.id,
        documentTitle: 'Consent of the works',
        state: 'suggested',
        taskId: null,
      },
    ]);
    expect((await getEntry(HAZARDOUS, other))?.coveredBy).toEqual([]);
  });

  test('is what applies and no order mentions', async () => {
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    await make([STACK]);
    expect(await ids('gaps=1')).toEqual(expect.arrayContaining([HAZARDOUS, STATEMENT]));
    const order = await make([RETURN]);
    const gaps = await list('gaps=1');
    expect(gaps.map(({ id }) => id)).not.toContain(HAZARDOUS);
    expect(gaps.map(({ id }) => id)).toContain(STATEMENT);
    expect(gaps.every(({ applies, coveredBy }) => applies && coveredBy?.length === 0)).toBe(true);
    expect(await ids('gaps=0')).toEqual([HAZARDOUS]);
    // What was rejected, and what an order that no longer counts says, leaves the gap.
    await api.call('PATCH', '/obligations', {
      as: owner,
      data: { ids: order.obligationIds, state: 'rejected' },
    });
    expect(await ids('gaps=1')).toContain(HAZARDOUS);
    await make([RETURN]);
    await api.services.db.pool.query('UPDATE consent_documents SET archived_at = now()');
    expect(await ids('gaps=0')).toEqual([]);
  });

  test.each(['gaps=2', 'gaps=yes'])('refuses %s', async (query) => {
    expect((await api.call('GET', `/statutory-obligations?${query}`, { as: owner })).status).toBe(400);
  });
});

describe('one task, never two', () => {
  test('an entry is left out where a task of an order does the same', async () => {
    const order = await make([RETURN]);
    await add({ obligationIds: order.obligationIds });
    expect(await add({ statutoryIds: [HAZARDOUS] })).toEqual({
      tasks: [],
      skipped: [{ id: HAZARDOUS, reason: 'covered' }],
    });
    expect(await countTasks()).toBe(1);
    const [covering] = (await getEntry(HAZARDOUS))?.coveredBy ?? [];
    expect(covering?.taskId).not.toBeNull();
    // A condition that is no task yet keeps nobody from making one.
    await make([]);
  });

  test('an entry whose condition is no task yet can be made one', async () => {
    await make([RETURN]);
    expect((await add({ statutoryIds: [HAZARDOUS] })).skipped).toEqual([]);
  });

  test('a condition takes the task of the catalogue over', async () => {
    const [made] = (await add({ statutoryIds: [HAZARDOUS] })).tasks;
    const order = await make([RETURN]);
    const { tasks, skipped } = await add({ obligationIds: order.obligationIds });
    expect(skipped).toEqual([]);
    expect(tasks).toMatchObject([
      {
        id: made?.id,
        statutoryId: HAZARDOUS,
        obligationId: order.obligationIds[0],
        consentDocumentId: order.id,
        citation: { quote: RETURN.quote },
        dueDate: '2027-06-30',
      },
    ]);
    expect(await countTasks()).toBe(1);
    expect((await getEntry(HAZARDOUS))?.taskId).toBe(made?.id);
    // Again, it is that task.
    expect((await add({ obligationIds: order.obligationIds })).tasks[0]?.id).toBe(made?.id);
    const trail = await api.services.db.pool.query(
      "SELECT summary FROM audit_log WHERE entity_id = $1 AND action = 'update'",
      [made?.id],
    );
    expect(trail.rows).toHaveLength(1);
  });

  test('with the day of the order, where that is another', async () => {
    await add({ statutoryIds: [HAZARDOUS] });
    const order = await make([{ ...RETURN, startDate: '2026-04-30' }]);
    const [task] = (await add({ obligationIds: order.obligationIds })).tasks;
    expect(task).toMatchObject({ dueDate: '2027-04-30', schedule: { month: 'april', dayOfMonth: 30 } });
    const { rows } = await api.services.db.pool.query<{ due: string }>(
      "SELECT to_char(due_date, 'MM-DD') AS due FROM scheduled_tasks WHERE task_id = $1",
      [task?.id],
    );
    expect(new Set(rows.map(({ due }) => due))).toEqual(new Set(['04-30']));
  });

  test('of two orders each keeps its own', async () => {
    await add({ statutoryIds: [HAZARDOUS] });
    const first = await make([RETURN]);
    const second = await make([RETURN]);
    const made = [
      ...(await add({ obligationIds: first.obligationIds })).tasks,
      ...(await add({ obligationIds: second.obligationIds })).tasks,
    ].map(({ id }: Task) => id);
    expect(new Set(made).size).toBe(2);
  });

  test('a condition that both tasks of a year do already makes none', async () => {
    for (const id of CLEARANCE)
      await api.call('POST', `/statutory-obligations/${id}/confirm`, { as: owner, data: {} });
    const order = await make(
      [
        {
          title: 'Submit six-monthly compliance reports',
          quote: 'Six-monthly compliance reports shall be submitted.',
          frequency: 'half_yearly',
          startDate: '2026-06-01',
        },
      ],
      'ec',
    );
    expect((await add({ statutoryIds: CLEARANCE })).tasks).toHaveLength(2);
    expect(await add({ obligationIds: order.obligationIds })).toEqual({
      tasks: [],
      skipped: [{ id: order.obligationIds[0], reason: 'covered' }],
    });
  });

  test('whoever asks for both at the same time', async () => {
    const order = await make([RETURN]);
    await Promise.all([
      add({ statutoryIds: [HAZARDOUS] }),
      add({ obligationIds: order.obligationIds }),
      add({ statutoryIds: [HAZARDOUS] }),
    ]);
    expect(await countTasks()).toBe(1);
  });
});

describe('a person says which duty of the law an obligation is the same as', () => {
  const link = (id: string | undefined, statutoryIds: string[] | null, as = owner) =>
    api.call('PATCH', `/obligations/${id}`, { as, data: { statutoryIds } });
  const told = (reply: Reply) => (reply.body.data as Obligation).statutory;
  const toNames = (reply: Reply) => told(reply)?.rows.map(({ id }) => id);
  const readTrail = async (id: string | undefined) =>
    (
      await api.services.db.pool.query<{ summary: string }>(
        'SELECT summary FROM audit_log WHERE entity_id = $1 ORDER BY id',
        [id],
      )
    ).rows.map(({ summary }) => summary);

  test('and it counts for the catalogue, is kept over a re-read, undone and in the trail', async () => {
    const order = await make([STACK]);
    const [id] = order.obligationIds;
    const linked = await link(id, [HAZARDOUS]);
    expect(told(linked)).toEqual({
      isByPerson: true,
      rows: [{ id: HAZARDOUS, name: (await getEntry(HAZARDOUS))?.title }],
    });
    expect((await getEntry(HAZARDOUS))?.coveredBy).toMatchObject([{ obligationId: id }]);
    const rows = await api.services.db.forOrganisation(api.users.owner.organisationId, (tx) =>
      listForReading(tx, order.id),
    );
    expect(rows.map(({ isKept }) => isKept)).toEqual([true]);
    expect(told(await link(id, null))).toEqual({ isByPerson: false, rows: [] });
    expect((await getEntry(HAZARDOUS))?.coveredBy).toEqual([]);
    expect(await readTrail(id)).toEqual([
      expect.stringMatching(/^Linked “Paint the stack”: it is the same as “.+” of the catalogue$/),
      'Put the link of “Paint the stack” back as it was read',
    ]);
    const { rows: learned } = await api.services.db.pool.query(
      "SELECT 1 FROM learned_readings WHERE wording ILIKE '%stack%'",
    );
    expect(learned).toEqual([]);
  });

  test('so that what the reader found does not count', async () => {
    const order = await make([RETURN]);
    const [id] = order.obligationIds;
    expect(toNames(await link(id, []))).toEqual([]);
    await add({ obligationIds: order.obligationIds });
    expect((await add({ statutoryIds: [HAZARDOUS] })).skipped).toEqual([]);
    expect(await countTasks()).toBe(2);
    // Both are tasks now: one would be too many.
    const refused = await link(id, null);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Delete one of the two tasks first.');
    expect((await readTrail(id))[0]).toMatch(/^Unlinked “File annual return in Form 4” from “/);
  });

  test('and it takes the task of the catalogue over, which stays with the order when the link goes', async () => {
    const [made] = (await add({ statutoryIds: [HAZARDOUS] })).tasks;
    const order = await make([{ ...STACK, frequency: 'yearly', startDate: '2026-06-30' }]);
    const [id] = order.obligationIds;
    await link(id, [HAZARDOUS]);
    expect((await add({ obligationIds: order.obligationIds })).tasks[0]?.id).toBe(made?.id);
    expect(await countTasks()).toBe(1);
    await link(id, []);
    expect(await getEntry(HAZARDOUS)).toMatchObject({ taskId: null, coveredBy: [] });
    expect((await add({ obligationIds: order.obligationIds })).tasks[0]?.id).toBe(made?.id);
  });

  test('or of the rule of a state, which the words of a renewal do not tell', async () => {
    const renewal: ObligationSeed = {
      title: 'Apply for renewal of consent',
      quote: 'The applicant shall apply for renewal of consent 90 days prior to its expiry.',
      category: 'renewal',
    };
    const [id] = (await make([renewal])).obligationIds;
    const [inState] = (await list('subject=consents')).filter(({ title }) => /renewal in /.test(title));
    expect(toNames(await link(id, null))).toEqual([]);
    expect(toNames(await link(id, [inState?.id ?? '']))).toEqual([inState?.id]);
  });

  test('of the catalogue, and of an order of its own', async () => {
    const [id] = (await make([STACK])).obligationIds;
    const unknown = await link(id, [id ?? '']);
    expect([unknown.status, unknown.body.message]).toEqual([
      422,
      'This duty of the law is not in the catalogue.',
    ]);
    expect((await link(id, [HAZARDOUS], other)).status).toBe(404);
    expect((await link(id, ['x'])).status).toBe(422);
  });
});

test('the days of a year count the tasks of orders that repeat an entry as statutory, and no other', async () => {
  const { obligationIds } = await make([
    { ...RETURN, startDate: '2027-06-30' },
    { ...STACK, frequency: 'yearly', startDate: '2027-06-30' },
  ]);
  await add({ obligationIds });
  const reply = await api.call('GET', '/scheduled-tasks/days?startDate=2027-06-01&endDate=2027-06-30', {
    as: owner,
  });
  const { days } = reply.body.data as { days: TaskDay[] };
  expect(days).toMatchObject([
    { day: '2027-06-30', pending: 2, statutory: 1, statutoryNames: [RETURN.title] },
  ]);
});
