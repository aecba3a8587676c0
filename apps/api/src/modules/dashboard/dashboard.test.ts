import type { DutyCounts } from '@anupalan/enums/duty-states';
import type { Today } from '@anupalan/validators/entities/dashboard';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder } from '../../../test/orders.ts';

type Month = { month: string; onTime: number; late: number; overdue: number; planned: number };
type Dashboard = {
  today: string;
  overdue: number;
  oldestOverdueDays: number | null;
  dueIn14Days: number;
  nextDueDate: string | null;
  duties: DutyCounts;
  rounds: Record<'today' | 'done' | 'late' | 'missed' | 'coming' | 'comingDays', number>;
  toReview: number;
  toDo: Today;
  consents: Record<string, unknown>[];
  year: { startsOn: string; months: Month[] };
  changes: { by: string; summary: string; entity: string }[];
};

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness();
  await signInAt('2026-09-15T06:00:00Z');
});
afterAll(() => api.close());

/** A session lasts hours, this test months. */
async function signInAt(now: string): Promise<void> {
  api.setNow(now);
  owner = await api.signIn('owner@works.example');
}

async function get(as = owner): Promise<Dashboard> {
  const reply = await api.call('GET', '/dashboard', { as });
  expect(reply.status).toBe(200);
  return reply.body.data;
}

async function make(name: string, schedule: object): Promise<string> {
  const reply = await api.call('POST', '/generate-tasks/add', { as: owner, body: { name, schedule } });
  return (reply.body.data as AddedTasks).tasks[0]?.id ?? '';
}

async function complete(taskId: string, dueDate: string): Promise<void> {
  const list = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${taskId}&dueDate=${dueDate}`, {
    as: owner,
  });
  const [one] = (list.body.data as { scheduledTasks: ScheduledTask[] }).scheduledTasks;
  const data = { id: one?.id, status: 'completed' };
  const reply = await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', { as: owner, data });
  expect(reply.status).toBe(200);
}

test('of a new organisation is empty, with twelve months of the financial year', async () => {
  const dashboard = await get();
  expect(dashboard).toMatchObject({
    today: '2026-09-15',
    overdue: 0,
    oldestOverdueDays: null,
    dueIn14Days: 0,
    nextDueDate: null,
    duties: { total: 0, kept: 0, standing: 0, untracked: 0 },
    rounds: { today: 0, done: 0, late: 0, missed: 0, coming: 0, comingDays: 0 },
    toReview: 0,
    toDo: {
      late: { total: 0, rows: [] },
      rounds: [],
      decisions: { total: 0, until: '2026-09-22' },
      answers: 0,
      question: null,
    },
    consents: [],
    year: { startsOn: '2026-04-01' },
    changes: [],
  });
  const months = dashboard.year.months.map((each) => each.month);
  expect([months.length, months[0], months[11]]).toEqual([12, '2026-04', '2027-03']);
});

test('counts what is late, what is due in 14 days, and how the tasks stand', async () => {
  // Due on 10 October and 10 November, and then on.
  const monthly = await make('Monthly', { frequency: 'monthly', dayOfMonth: 10, startDate: '2026-09-15' });
  await make('In two weeks', { frequency: null, startDate: '2026-12-05' });
  await make('In two weeks and a day', { frequency: null, startDate: '2026-12-06' });
  await make('In a week', { frequency: null, startDate: '2026-11-28' });
  await make('In eight days', { frequency: null, startDate: '2026-11-29' });
  await make('Daily', { frequency: 'daily', startDate: '2026-11-19', endDate: '2026-11-23' });
  await signInAt('2026-10-10T18:29:59Z');
  await complete(monthly, '2026-10-10');
  await signInAt('2026-11-21T06:00:00Z');

  const dashboard = await get();
  // Late: 10 November, and the daily one, which missed two days. Soon: that one with three days, and those of 28, 29 and 5.
  expect(dashboard).toMatchObject({
    today: '2026-11-21',
    overdue: 2,
    oldestOverdueDays: 11,
    dueIn14Days: 4,
    nextDueDate: '2026-11-21',
    duties: { total: 6, late: 2, unanswered: 0, at_risk: 1, kept: 0, not_due_yet: 3 },
    rounds: { today: 1, done: 0, late: 1, missed: 2, coming: 1, comingDays: 3 },
  });
  const rows = await api.services.db.pool.query<{ late: number; soon: number }>(
    `SELECT count(*) FILTER (WHERE due_date < '2026-11-21') AS late,
            count(*) FILTER (WHERE due_date BETWEEN '2026-11-21' AND '2026-12-05') AS soon
     FROM scheduled_tasks WHERE completed_at IS NULL`,
  );
  // A round is one in the figures, and its days are beside them.
  const { rounds, overdue, dueIn14Days } = dashboard;
  expect(rows.rows[0]).toEqual({
    late: overdue - rounds.late + rounds.missed,
    soon: dueIn14Days - rounds.coming + rounds.comingDays,
  });
  // One row a task: the longest late first, rounds by their latest missed day.
  const { late, rounds: cards, decisions } = dashboard.toDo;
  expect(late.rows.map((each) => [each.name, each.dueDate])).toEqual([
    ['Monthly', '2026-11-10'],
    ['Daily', '2026-11-20'],
  ]);
  expect(late.total).toBe(dashboard.duties.late);
  expect(decisions.rows.map((each) => [each.name, each.dueDate])).toEqual([['In a week', '2026-11-28']]);
  expect([decisions.until, decisions.total]).toEqual(['2026-11-28', 1]);
  expect(cards.map(({ name, missed, days, status }) => ({ name, missed, days, status }))).toEqual([
    {
      name: 'Daily',
      missed: 2,
      days: [...Array.from({ length: 11 }, () => 'none'), 'missed', 'missed', 'open'],
      status: 'pending',
    },
  ]);
});

test('the year tells what was on time, late, overdue and planned, by the organisation’s day', async () => {
  const early = await make('Early', { frequency: null, startDate: '2026-12-10' });
  const late = await make('Late', { frequency: null, startDate: '2026-12-11' });
  await signInAt('2026-12-10T18:29:59Z');
  await complete(early, '2026-12-10');
  await signInAt('2026-12-11T18:30:00Z');
  await complete(late, '2026-12-11');
  const { months } = (await get()).year;
  const of = (month: string) => months.find((each) => each.month === month);
  expect(of('2026-10')).toEqual({ month: '2026-10', onTime: 1, late: 0, overdue: 0, planned: 0 });
  // 10, 28, 29 and the five days of the daily one.
  expect(of('2026-11')).toEqual({ month: '2026-11', onTime: 0, late: 0, overdue: 8, planned: 0 });
  // 5 and 6, and 10 of the monthly one, have passed; 10 was in time, 11 a day late.
  expect(of('2026-12')).toEqual({ month: '2026-12', onTime: 1, late: 1, overdue: 3, planned: 0 });
  expect(of('2027-02')).toEqual({ month: '2027-02', onTime: 0, late: 0, overdue: 0, planned: 1 });
});

test('the financial year turns on 1 April, by the organisation’s day', async () => {
  await signInAt('2027-03-31T18:29:59Z');
  expect((await get()).year.startsOn).toBe('2026-04-01');
  await signInAt('2027-03-31T18:30:00Z');
  expect((await get()).year.startsOn).toBe('2027-04-01');
});

test('consents are ribbons with their end and the day from which to renew', async () => {
  await signInAt('2026-12-15T06:00:00Z');
  const fact = (value: unknown) => ({ value, citation: null, confidence: 1 });
  await createOrder(api, api.users.owner, [], {
    title: 'Later',
    facts: { validUpto: fact('2029-03-31'), issuedOn: fact('2024-04-01'), renewalLeadDays: fact(60) },
  });
  await createOrder(api, api.users.owner, [], {
    title: 'Open',
    facts: { openEnded: fact('until_cancelled') },
  });
  await createOrder(api, api.users.owner, [], { title: 'Sooner', facts: { validUpto: fact('2027-02-28') } });
  expect((await get()).consents).toMatchObject([
    {
      title: 'Sooner',
      upto: '2027-02-28',
      applyBy: '2026-10-31',
      renewalAppliedOn: null,
      state: 'expiring',
      daysLeft: 75,
    },
    { title: 'Later', from: '2024-04-01', upto: '2029-03-31', applyBy: '2029-01-30', state: 'valid' },
    {
      title: 'Open',
      upto: null,
      applyBy: null,
      state: 'valid',
      daysLeft: null,
      openEnded: 'until_cancelled',
    },
  ]);
});

test('names the condition of a task, the order to review and a question that waits', async () => {
  const order = await createOrder(
    api,
    api.users.owner,
    [
      { title: 'File Form V', dueDate: '2026-12-18' },
      { title: 'Plant saplings', dueDate: '2026-08-31', state: 'accepted' },
      { title: 'Left to check', dueDate: '2027-03-31' },
    ],
    { title: 'Consent to operate', facts: { kind: { value: 'cto', citation: null, confidence: 1 } } },
  );
  await api.call('POST', '/generate-tasks/add', {
    as: owner,
    body: { obligationIds: [order.obligationIds[0]], assigneeId: api.users.owner.userId },
  });
  const { toDo, toReview } = await get();
  const clause = { order: 'Consent to operate', kind: 'cto' };
  expect(toDo.decisions.rows.find(({ name }) => name === 'File Form V')?.clause).toEqual({
    ...clause,
    conditionNo: '1',
  });
  expect(toDo.answers).toBe(1);
  expect(toDo.question).toMatchObject({
    obligationId: order.obligationIds[1],
    dueDate: '2026-08-31',
    clause: { ...clause, conditionNo: '2' },
  });
  expect(toReview).toBe(toDo.review.orders.length);
  expect(toDo.review).toMatchObject({ suggestions: 1, orders: [{ id: order.id, suggestions: 1 }] });
  const mine = (await api.call('GET', '/dashboard?scope=mine', { as: owner })).body.data as Dashboard;
  expect(mine.toDo.decisions.rows.map(({ name }) => name)).toEqual(['File Form V']);
  expect((await api.call('GET', '/dashboard?scope=others', { as: owner })).status).toBe(400);
});

test('the menu counts what the dashboard counts, and nothing for people who may not see it', async () => {
  const count = async (as: Session) =>
    (await api.call('GET', '/user/notifications/unread', { as })).body.data;
  const { overdue, toDo } = await get();
  expect(overdue).toBeGreaterThan(0);
  expect(await count(owner)).toMatchObject({ overdue, toReview: toDo.review.suggestions });
  const nobody = await api.signIn('nobody@works.example');
  expect(await count(nobody)).toMatchObject({ overdue: 0, toReview: 0 });
});

test('what changed is told newest first, by whom', async () => {
  await make('The newest', { frequency: 'daily', startDate: '2026-12-15' });
  const { changes } = await get();
  expect(changes.length).toBeGreaterThan(3);
  expect(changes[0]).toMatchObject({ by: 'Owner Rao', entity: 'task' });
  expect(changes[0]?.summary).toContain('The newest');
});

test('what a person may not see is not told', async () => {
  const nobody = await api.signIn('nobody@works.example');
  expect(await get(nobody)).toMatchObject({
    overdue: 0,
    dueIn14Days: 0,
    duties: { total: 0 },
    toDo: { late: { total: 0 }, rounds: [], decisions: { total: 0 } },
    consents: [],
    changes: [],
  });
  const other = await api.signIn('other@works.example');
  expect(await get(other)).toMatchObject({
    overdue: 0,
    duties: { total: 0 },
    toDo: { late: { total: 0 }, rounds: [], decisions: { total: 0 } },
    consents: [],
    changes: [],
  });
});
