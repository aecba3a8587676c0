import type { CatchUpRow } from '@anupalan/validators/entities/catch-up';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder, type ObligationSeed } from '../../../test/orders.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const SEEDS: ObligationSeed[] = [
  { title: 'File Form V', frequency: 'yearly', startDate: '2025-09-30' },
  { title: 'Sample the effluent', frequency: 'monthly', startDate: '2025-06-10' },
  { title: 'Submit the plan', dueDate: '2026-03-31' },
  { title: 'Plant trees', dueDate: '2027-03-31' },
  { title: 'Keep a log', frequency: 'daily', startDate: '2026-01-01' },
  { title: 'Report an accident' },
  { title: 'Rejected', frequency: 'yearly', startDate: '2025-09-30', state: 'rejected' },
];

async function createAccepted(seeds = SEEDS) {
  const facts = {
    issuedOn: { value: '2025-05-01', citation: null, confidence: 1 },
    kind: { value: 'cto', citation: null, confidence: 1 },
  };
  const order = await createOrder(api, api.users.owner, seeds, { title: 'Consent to operate', facts });
  const reply = await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { obligationIds: order.obligationIds },
  });
  return { ...order, tasks: (reply.body.data as AddedTasks).tasks };
}

async function list(query: string): Promise<{ rows: CatchUpRow[]; total: number }> {
  const reply = await api.call('GET', `/catch-up?${query}`, { as: owner });
  expect(reply.status).toBe(200);
  return reply.body.data as { rows: CatchUpRow[]; total: number };
}

/** The number that the dashboard has, of all orders. */
async function countWaiting(): Promise<number> {
  const reply = await api.call('GET', '/dashboard', { as: owner });
  return (reply.body.data as { toDo: { answers: number } }).toDo.answers;
}

const short = (rows: CatchUpRow[]) =>
  rows.map(({ kind, dueDate, obligation }) => `${kind} ${dueDate} ${obligation.title}`);

test('lists what had passed before acceptance, and the answers once they are given', async () => {
  const { id, obligationIds } = await createAccepted();
  const of = `consentDocumentId=${id}`;
  const open = await list(of);
  expect(short(open.rows)).toEqual([
    'once 2026-03-31 Submit the plan',
    'cycle 2026-09-30 File Form V',
    'cycle 2026-11-10 Sample the effluent',
  ]);
  expect(open.total).toBe(3);
  expect(await countWaiting()).toBe((await list('')).total);
  expect(open.rows[0]).toMatchObject({ documentTitle: 'Consent to operate', documentKind: 'cto' });
  const [form, , plan] = obligationIds;
  await api.call('PATCH', `/obligations/${form}`, { as: owner, data: { lastDone: { notYet: true } } });
  await api.call('PATCH', `/obligations/${plan}`, { as: owner, data: { done: true } });
  expect(short((await list(of)).rows)).toEqual(['cycle 2026-11-10 Sample the effluent']);
  const answered = await list(`${of}&status=answered`);
  expect(short(answered.rows)).toEqual(['once 2026-03-31 Submit the plan', 'cycle 2026-09-30 File Form V']);
  const given = { by: owner.user.name, on: '2026-11-21T06:00:00.000Z' };
  expect(answered.rows.map((row) => row.answered)).toEqual([given, given]);
  expect(open.rows.map((row) => row.answered)).toEqual([null, null, null]);
});

test('an answer that a one-off was done is taken back; one that the register has changed since is nobody’s', async () => {
  const { id, obligationIds, tasks } = await createAccepted();
  const of = `consentDocumentId=${id}`;
  const [form, , plan] = obligationIds;
  await api.call('PATCH', `/obligations/${plan}`, { as: owner, data: { done: true } });
  await api.call('PATCH', `/obligations/${plan}`, { as: owner, data: { done: null } });
  expect(short((await list(of)).rows)).toContain('once 2026-03-31 Submit the plan');
  await api.call('PATCH', `/obligations/${form}`, { as: owner, data: { lastDone: { notYet: true } } });
  await api.services.db.pool.query(
    `UPDATE scheduled_tasks SET completed_on = '2026-10-02', completed_at = now(), completed_by = $2
     WHERE task_id = $1 AND due_date = '2026-09-30'`,
    [tasks[0]?.id, owner.user.id],
  );
  const [row] = (await list(`${of}&status=answered`)).rows;
  expect([row?.obligation.lastDone.completedOn, row?.answered]).toEqual(['2026-10-02', null]);
});

test('is paged, counted, searched and sorted', async () => {
  const { id } = await createAccepted();
  const of = `consentDocumentId=${id}`;
  const second = await list(`${of}&pageSize=1&pageNo=2`);
  expect([short(second.rows), second.total]).toEqual([['cycle 2026-09-30 File Form V'], 3]);
  expect(short((await list(`${of}&sortBy=title&sortOrder=desc&pageSize=1`)).rows)).toEqual([
    'once 2026-03-31 Submit the plan',
  ]);
  expect((await list(`${of}&keyword=effluent`)).total).toBe(1);
  expect(await list('consentDocumentId=nothing')).toEqual({ rows: [], total: 0 });
});

test('offers what was accepted before the question, unless the register has the cycle or it is too old', async () => {
  const { id, obligationIds, tasks } = await createAccepted(SEEDS.slice(0, 2));
  const unsettle = (begins: string) =>
    api.services.db.pool.query(
      `WITH old AS (UPDATE obligations SET past_settled = false, past_due_on = NULL WHERE id = ANY($1) RETURNING id)
       UPDATE tasks SET begins_on = $2 FROM old WHERE tasks.obligation_id = old.id`,
      [obligationIds, begins],
    );
  await unsettle('2026-11-05');
  const of = `consentDocumentId=${id}`;
  expect(short((await list(of)).rows)).toEqual([
    'cycle 2026-09-30 File Form V',
    'cycle 2026-10-10 Sample the effluent',
  ]);
  expect((await list(of)).rows[0]?.obligation.lastDone).toMatchObject({ asked: false, dueDate: null });
  expect(await countWaiting()).toBe((await list('')).total);
  await api.services.db.pool.query(
    `INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date) VALUES (gen_random_uuid(), $1, $2, '2026-10-10')`,
    [api.users.owner.organisationId, tasks[1]?.id],
  );
  expect(short((await list(of)).rows)).toEqual(['cycle 2026-09-30 File Form V']);
  await api.call('PATCH', `/obligations/${obligationIds[0]}`, {
    as: owner,
    data: { lastDone: { completedOn: '2026-09-28' } },
  });
  expect((await list(of)).total).toBe(0);
  expect(short((await list(`${of}&status=answered`)).rows)).toEqual(['cycle 2026-09-30 File Form V']);

  const old = await createAccepted(SEEDS.slice(0, 2));
  await api.services.db.pool.query(
    `WITH old AS (UPDATE obligations SET past_settled = false, past_due_on = NULL WHERE id = ANY($1) RETURNING id)
     UPDATE tasks SET begins_on = '2025-08-01' FROM old WHERE tasks.obligation_id = old.id`,
    [old.obligationIds],
  );
  expect((await list(`consentDocumentId=${old.id}`)).total).toBe(0);
});

test('asks nothing of deleted tasks, of orders that count no more, and of others', async () => {
  const { id, tasks } = await createAccepted();
  const of = `consentDocumentId=${id}`;
  await api.call('POST', '/generate-tasks/delete', { as: owner, data: { ids: [tasks[0]?.id] } });
  expect(short((await list(of)).rows)).not.toContain('cycle 2026-09-30 File Form V');
  await api.call('DELETE', `/consent-documents/${id}`, { as: owner });
  expect((await list(of)).total).toBe(0);
  const foreign = await createOrder(api, api.users.other, [{ ...SEEDS[2], state: 'accepted' }]);
  expect((await list(`consentDocumentId=${foreign.id}`)).total).toBe(0);
});
