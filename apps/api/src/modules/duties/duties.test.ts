import type { DutyCounts } from '@anupalan/enums/duty-states';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness, toMultipart } from '../../../test/harness.ts';
import { createOrder, type ObligationSeed } from '../../../test/orders.ts';
import { countNaively } from './naive.test-support.ts';

const TODAY = '2026-11-23';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: `${TODAY}T06:00:00Z` });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

type Figures = { duties: DutyCounts; overdue: number; dueIn14Days: number; rounds: object; toReview: number };
const getDashboard = async (scope = 'organisation'): Promise<Figures> =>
  (await api.call('GET', `/dashboard?scope=${scope}`, { as: owner })).body.data;
const getOrder = async (id: string): Promise<ConsentDocument> =>
  (await api.call('GET', `/consent-documents/${id}`, { as: owner })).body.data;

/** The same figures in a second way, from every row: also those of each order. */
async function expectRight(): Promise<void> {
  const { organisationId, userId } = api.users.owner;
  const { ofOrder, ...naive } = await countNaively(api.services.db.pool, organisationId, TODAY);
  expect(await getDashboard()).toMatchObject(naive);
  for (const [id, duties] of ofOrder) expect((await getOrder(id)).duties).toEqual(duties);
  const {
    ofOrder: _,
    toReview: __,
    ...mine
  } = await countNaively(api.services.db.pool, organisationId, TODAY, userId);
  expect(await getDashboard('mine')).toMatchObject(mine);
}

const SEEDS: ObligationSeed[] = [
  { title: 'Monthly', frequency: 'monthly', startDate: '2026-12-10' },
  { title: 'Daily', frequency: 'daily', startDate: '2026-01-10' },
  { title: 'In a week', dueDate: '2026-11-30' },
  { title: 'Later', dueDate: '2027-03-31' },
  { title: 'Has passed', dueDate: '2026-08-31' },
  {
    title: 'In an accident',
    statedFrequency: 'within 24 hours of an accident',
    quote: 'inform the Board within 24 hours of an accident',
  },
];

const addTasks = async (ids: string[]): Promise<AddedTasks> =>
  (await api.call('POST', '/generate-tasks/add', { as: owner, body: { obligationIds: ids } })).body.data;
async function listDates(filter: string): Promise<ScheduledTask[]> {
  const reply = await api.call('GET', `/generate-tasks/scheduled-tasks?${filter}`, { as: owner });
  return (reply.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks;
}
const setStatus = (data: object) =>
  api.call('PATCH', '/generate-tasks/scheduled-tasks/status', { as: owner, data });

test('a new order with nothing done shows zero kept; what is done, asked and deleted moves its duties', async () => {
  const order = await createOrder(api, api.users.owner, SEEDS);
  const [monthly, daily, , , passed, event] = order.obligationIds;
  expect((await getOrder(order.id)).duties).toMatchObject({ total: 0, standing: 0 });
  expect((await getDashboard()).toReview).toBe(1);
  const { tasks } = await addTasks(order.obligationIds);
  const taskOf = (id: string | undefined) => tasks.find(({ obligationId }) => obligationId === id)?.id ?? '';
  expect((await getOrder(order.id)).duties).toEqual({
    total: 5,
    late: 0,
    unanswered: 1,
    at_risk: 1,
    kept: 0,
    proven: 0,
    keptLate: 0,
    not_due_yet: 3,
    standing: 1,
    untracked: 0,
  });
  await expectRight();

  // Today's day of the round, and the monthly one of December already, with evidence.
  const [today] = await listDates(`taskId=${taskOf(daily)}&dueDate=${TODAY}`);
  const [ahead] = await listDates(`taskId=${taskOf(monthly)}&dueDate=2026-12-10`);
  expect((await setStatus({ ids: [today?.id, ahead?.id], status: 'completed', remark: 'Seen' })).status).toBe(
    200,
  );
  expect((await getOrder(order.id)).duties).toMatchObject({ kept: 2, proven: 0, not_due_yet: 1 });
  const file = toMultipart({ bytes: Buffer.from('%PDF-1.7 report'), fileName: 'report.pdf' });
  const url = `/scheduled-tasks/${ahead?.id}/evidence`;
  const added = await api.call('POST', url, { as: owner, ...file });
  expect(added.status).toBe(201);
  expect((await getOrder(order.id)).duties).toMatchObject({ kept: 2, proven: 1 });
  await expectRight();

  // The day of the work is amended: nothing opens, nothing is completed anew.
  await api.services.db.pool.query("UPDATE scheduled_tasks SET due_date = '2026-11-20' WHERE id = $1", [
    today?.id,
  ]);
  expect((await getOrder(order.id)).duties).toMatchObject({ kept: 2, keptLate: 1 });
  await setStatus({ id: today?.id, status: 'completed', completedOn: '2026-11-20' });
  expect((await getOrder(order.id)).duties).toMatchObject({ kept: 2, keptLate: 0 });
  const piece = (added.body.data as { id: string }).id;
  await api.call('DELETE', `${url}/${piece}`, { as: owner });
  expect((await getOrder(order.id)).duties).toMatchObject({ kept: 2, proven: 0 });
  await expectRight();

  const answer = (id: string | undefined, data: object) =>
    api.call('PATCH', `/obligations/${id}`, { as: owner, data });
  await answer(passed, { done: false });
  expect((await getOrder(order.id)).duties).toMatchObject({ late: 1, unanswered: 0 });
  await answer(passed, { done: true });
  expect((await getOrder(order.id)).duties).toMatchObject({ late: 0, kept: 3 });
  await api.call('POST', '/generate-tasks/delete', { as: owner, data: { ids: [taskOf(daily)] } });
  expect((await getOrder(order.id)).duties).toMatchObject({ total: 4, kept: 2, untracked: 1 });
  await expectRight();

  const started = await api.call('POST', `/obligations/${event}/start`, {
    as: owner,
    data: { happenedOn: '2026-11-20' },
  });
  expect(started.status).toBe(201);
  expect((await getOrder(order.id)).duties).toMatchObject({ total: 5, late: 1, standing: 0 });
  await expectRight();
  const [incident] = await listDates('status=overdue');
  await setStatus({ id: incident?.id, status: 'completed' });
  expect((await getOrder(order.id)).duties).toMatchObject({ total: 4, late: 0, standing: 1 });
  await expectRight();
});

test('an order that does not count has no states; those of the dashboard are without its duties', async () => {
  const order = await createOrder(api, api.users.owner, [{ dueDate: '2026-08-31', state: 'accepted' }]);
  const { unanswered } = (await getDashboard()).duties;
  expect((await getOrder(order.id)).duties).toMatchObject({ unanswered: 1 });
  const change = (set: string) =>
    api.services.db.pool.query(`UPDATE consent_documents SET ${set} WHERE id = $1`, [order.id]);
  await change("status = 'reading'");
  expect((await getOrder(order.id)).duties).toBeNull();
  expect((await getDashboard()).duties.unanswered).toBe(unanswered - 1);
  await change("status = 'ready', archived_at = now()");
  expect((await getDashboard()).duties.unanswered).toBe(unanswered - 1);
  await expectRight();
});

test('rounds are done together with one remark, but for those that ask for evidence', async () => {
  const add = async (name: string, evidenceRequired: boolean) => {
    const body = { name, schedule: { frequency: 'daily', startDate: TODAY }, evidenceRequired };
    const reply = await api.call('POST', '/generate-tasks/add', { as: owner, body });
    const taskId = (reply.body.data as AddedTasks).tasks[0]?.id;
    return (await listDates(`taskId=${taskId}&dueDate=${TODAY}`))[0]?.id;
  };
  const plain = [await add('Log flow', false), await add('Log pH', false)];
  const asking = await add('Inspect the store', true);
  const before = await getDashboard();
  const refused = await setStatus({ ids: [...plain, asking], status: 'completed', remark: 'Round at 9' });
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'Nothing was completed. These require evidence: “Inspect the store”. Add a file to each, or leave them out.',
  ]);
  expect(await getDashboard()).toMatchObject({ rounds: before.rounds });
  const done = await setStatus({ ids: plain, status: 'completed', remark: 'Round at 9' });
  expect(
    (done.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks.map(({ remark }) => remark),
  ).toEqual(['Round at 9', 'Round at 9']);
  expect((await getDashboard()).duties.kept).toBe(before.duties.kept + 2);
  await expectRight();
});

test('overdue of the list and the export are the days of the figure', async () => {
  const { overdue, rounds } = (await getDashboard()) as Figures & {
    rounds: { late: number; missed: number };
  };
  const list = await api.call('GET', '/generate-tasks/scheduled-tasks?status=overdue', { as: owner });
  const { total } = list.body.data as { total: number };
  expect(total).toBe(overdue - rounds.late + rounds.missed);
  const sheet = await api.call('GET', '/scheduled-tasks/export?format=csv&status=overdue', { as: owner });
  expect(sheet.text.trim().split('\n').length - 1).toBe(total);
});
