import { type OrderDates, toDue } from '@anupalan/compliance/reading/duties/due';
import { findPeriods } from '@anupalan/compliance/reading/periods/find-periods';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks, Task } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder, listObligations } from '../../../test/orders.ts';

const MONTHLY = 'The applicant shall send the report every month.';
const METER = 'The applicant shall install the meter within 3 months from the date of issue.';
const RENEWAL = 'The applicant shall apply for renewal 120 days before the expiry of this consent.';
const PRINTED = 'The work shall be completed by 31.12.2026.';
const DATES: OrderDates = { issuedOn: '2026-10-05', validUpto: '2027-08-31' };

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

/** An order whose duties were read from these sentences. */
async function makeOrder(quotes: readonly string[], dates = DATES) {
  const fact = (value: string | null) => (value === null ? {} : { value, citation: null, confidence: 0.9 });
  const order = await createOrder(
    api,
    api.users.owner,
    quotes.map((quote) => ({ title: quote })),
    {
      facts: {
        ...(dates.issuedOn ? { issuedOn: fact(dates.issuedOn) } : {}),
        ...(dates.validUpto ? { validUpto: fact(dates.validUpto) } : {}),
      },
    },
  );
  for (const [index, quote] of quotes.entries()) {
    const [period] = findPeriods(quote);
    if (!period) throw new Error(`no period in: ${quote}`);
    const due = toDue(period, dates);
    await api.services.db.pool.query(
      `UPDATE obligations SET citation = $2, stated_frequency = $3, frequency = $4, recurring = $5, due_date = $6,
        schedule = $7, recurrence = $8, basis = $9 WHERE id = $1`,
      [
        order.obligationIds[index],
        JSON.stringify({ page: 1, quote, rects: [] }),
        period.text,
        due.frequency,
        due.recurring,
        due.dueDate,
        due.schedule && JSON.stringify(due.schedule),
        due.recurrence && JSON.stringify(due.recurrence),
        due.basis,
      ],
    );
  }
  return order;
}

const correct = (id: string, facts: object) =>
  api.call('PATCH', `/consent-documents/${id}`, { as: owner, data: { facts } });
async function accept(ids: string[]): Promise<Task[]> {
  const reply = await api.call('POST', '/generate-tasks/add', { as: owner, body: { obligationIds: ids } });
  return (reply.body.data as AddedTasks).tasks;
}
async function datesOf(taskId: string | undefined, limit = 3): Promise<string[]> {
  const { rows } = await api.services.db.pool.query<{ due_date: string }>(
    'SELECT due_date FROM scheduled_tasks WHERE task_id = $1 ORDER BY due_date LIMIT $2',
    [taskId, limit],
  );
  return rows.map((row) => row.due_date);
}

describe('a corrected date of an order', () => {
  test('is followed by what was worked out from it, and by its tasks', async () => {
    const order = await makeOrder([MONTHLY, METER, RENEWAL, PRINTED]);
    const tasks = await accept(order.obligationIds);
    expect(await Promise.all(tasks.map(({ id }) => datesOf(id, 2)))).toEqual([
      ['2026-12-05', '2027-01-05'],
      ['2027-01-05'],
      ['2027-05-03'],
      ['2026-12-31'],
    ]);
    const issued = await correct(order.id, { issuedOn: '2026-10-15' });
    expect([issued.status, issued.body.message]).toEqual([
      200,
      'The order has been saved. 2 due dates follow the corrected date, and 2 tasks.',
    ]);
    expect(await Promise.all(tasks.map(({ id }) => datesOf(id, 2)))).toEqual([
      ['2026-12-15', '2027-01-15'],
      ['2027-01-15'],
      ['2027-05-03'],
      ['2026-12-31'],
    ]);
    const ended = await correct(order.id, { validUpto: '2028-08-31' });
    expect(ended.body.message).toBe(
      'The order has been saved. 1 due date follows the corrected date, and 1 task.',
    );
    const obligations = await listObligations(api, owner, order.id);
    expect(obligations.map(({ dueDate, schedule }) => dueDate ?? schedule?.startDate)).toEqual([
      '2026-10-15',
      '2027-01-15',
      '2028-05-03',
      '2026-12-31',
    ]);
    const again = await correct(order.id, { issuedOn: '2026-10-15' });
    expect(again.body.message).toBe('The order has been saved.');
    const { rows } = await api.services.db.pool.query(
      "SELECT entity, count(*)::int AS n FROM audit_log WHERE summary LIKE '%corrected%' GROUP BY entity ORDER BY entity",
    );
    expect(rows).toEqual([
      { entity: 'obligation', n: 3 },
      { entity: 'task', n: 3 },
    ]);
  });

  test('that was not known before gives dates to what had none', async () => {
    const unknown = { issuedOn: null, validUpto: null };
    const order = await makeOrder([MONTHLY, METER], unknown);
    const tasks = await accept(order.obligationIds);
    // Without an issue date the series is anchored on the day of acceptance, and the meter has no date.
    expect(tasks).toHaveLength(1);
    expect(await datesOf(tasks[0]?.id, 1)).toEqual(['2026-11-21']);
    await correct(order.id, { issuedOn: '2026-10-05' });
    // What is due today stays; what comes follows.
    expect(await datesOf(tasks[0]?.id)).toEqual(['2026-11-21', '2026-12-05', '2027-01-05']);
    const [, meter] = await listObligations(api, owner, order.id);
    expect(meter).toMatchObject({ dueDate: '2027-01-05', taskId: null });
  });

  test('moves a deadline into the past, where it is late and not lost', async () => {
    const order = await makeOrder([METER]);
    const [task] = await accept(order.obligationIds);
    await correct(order.id, { issuedOn: '2026-08-01' });
    expect(await datesOf(task?.id)).toEqual(['2026-11-01']);
    const list = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${task?.id}`, { as: owner });
    expect((list.body.data as { scheduledTasks: { status: string }[] }).scheduledTasks[0]?.status).toBe(
      'overdue',
    );
  });

  test('leaves alone what was done', async () => {
    const order = await makeOrder([METER]);
    const [task] = await accept(order.obligationIds);
    const list = await api.call('GET', `/generate-tasks/scheduled-tasks?taskId=${task?.id}`, { as: owner });
    const [due] = (list.body.data as { scheduledTasks: { id: string }[] }).scheduledTasks;
    await api.call('PATCH', '/generate-tasks/scheduled-tasks/status', {
      as: owner,
      data: { id: due?.id, status: 'completed' },
    });
    await correct(order.id, { issuedOn: '2026-10-20' });
    expect(await datesOf(task?.id)).toEqual(['2027-01-05']);
  });

  test('leaves alone what a person has set: the condition, or the task', async () => {
    const order = await makeOrder([MONTHLY, METER]);
    const [monthly = '', meter = ''] = order.obligationIds;
    await api.call('PATCH', `/obligations/${monthly}`, { as: owner, data: { dueDate: '2026-12-24' } });
    const [task] = await accept([meter]);
    await api.call('PUT', '/generate-tasks/frequency', {
      as: owner,
      data: { id: task?.id, schedule: { frequency: null, startDate: '2027-02-02' } },
    });
    const reply = await correct(order.id, { issuedOn: '2026-10-20' });
    expect(reply.body.message).toBe('The order has been saved. 1 due date follows the corrected date.');
    expect(await datesOf(task?.id)).toEqual(['2027-02-02']);
    const [first] = await listObligations(api, owner, order.id);
    expect(first?.dueDate).toBe('2026-12-24');
  });

  test('taken away leaves the tasks as they are', async () => {
    const order = await makeOrder([METER]);
    const [task] = await accept(order.obligationIds);
    await correct(order.id, { issuedOn: null });
    expect(await datesOf(task?.id)).toEqual(['2027-01-05']);
    expect((await listObligations(api, owner, order.id))[0]).toMatchObject({ dueDate: null, schedule: null });
  });

  test('another fact moves nothing', async () => {
    const order = await makeOrder([MONTHLY]);
    const reply = await correct(order.id, { authority: 'Some board' });
    expect(reply.body.message).toBe('The order has been saved.');
  });
});
