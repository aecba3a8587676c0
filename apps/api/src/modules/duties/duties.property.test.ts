import { periodDays } from '@anupalan/compliance/schedules/alerts';
import { addDays } from '@anupalan/compliance/schedules/dates';
import type { Interval, Schedule } from '@anupalan/compliance/schedules/types';
import type { Session } from '@anupalan/validators/entities/session';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder } from '../../../test/orders.ts';
import { expectNaiveFigures } from './naive.test-support.ts';

/** The turn of a year is near: the days of a round are kept by year. */
const TODAY = '2026-12-27';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness({ now: `${TODAY}T06:00:00Z` });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const interval = (every: number, unit: Interval['unit'], more: Partial<Interval> = {}): Schedule => ({
  frequency: null,
  interval: { every, unit, ...more },
  startDate: '2026-01-01',
});
const SCHEDULES: Schedule[] = [
  ...(['daily', 'weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly'] as const).map((frequency) => ({
    frequency,
    startDate: '2026-01-01',
  })),
  { frequency: null, startDate: '2026-12-31' },
  interval(1, 'week', { days: ['monday', 'thursday'] }),
  interval(2, 'week'),
  interval(2, 'week', { days: ['monday', 'wednesday', 'friday'] }),
  interval(6, 'day'),
  interval(7, 'day'),
  interval(15, 'day'),
  interval(1, 'month', { daysOfMonth: [1, 7, 13, 19, 25] }),
  interval(1, 'month', { daysOfMonth: [1, 8, 15, 22] }),
  interval(3, 'month'),
  interval(2, 'year'),
];

test('the database knows the days between two due dates as the engine does', async () => {
  for (const schedule of SCHEDULES) {
    const { rows } = await api.services.db.pool.query('SELECT period_days($1) AS days', [schedule]);
    const days = periodDays(schedule);
    expect([schedule, rows[0].days && Math.fround(rows[0].days)]).toEqual([
      schedule,
      days && Math.fround(days),
    ]);
  }
});

const day = fc.integer({ min: -40, max: 40 });
/** What became of a due date: open, or completed so many days after it, with so many files. */
const date = fc.record({ day, late: fc.option(fc.integer({ min: -3, max: 3 })), files: fc.nat({ max: 1 }) });
const task = fc.record({
  schedule: fc.constantFrom(...SCHEDULES),
  of: fc.constantFrom('obligation', 'event', 'order', 'none', 'none'),
  isMine: fc.boolean(),
  isDeleted: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  dates: fc.uniqueArray(date, { maxLength: 5, selector: (each) => each.day }),
});
const obligation = fc.record({
  state: fc.constantFrom('accepted', 'accepted', 'accepted', 'suggested', 'rejected'),
  when: fc.constantFrom('once', 'again', 'never'),
  day,
  done: fc.option(fc.boolean()),
  isAsked: fc.boolean(),
  tasks: fc.array(task, { maxLength: 2 }),
});
const order = fc.record({
  state: fc.constantFrom('counts', 'counts', 'counts', 'archived', 'superseded', 'failed'),
  obligations: fc.array(obligation, { maxLength: 4 }),
});
type Order = typeof order extends fc.Arbitrary<infer T> ? T : never;
type Task = typeof task extends fc.Arbitrary<infer T> ? T : never;

const query = (text: string, values: unknown[] = []) => api.services.db.pool.query(text, values);

async function addTask(
  made: Task,
  { obligationId, documentId }: { obligationId?: string | undefined; documentId?: string },
): Promise<void> {
  const { organisationId, userId } = api.users.owner;
  const id = uuidv7();
  const isOwn = made.of === 'obligation' || made.of === 'none';
  await query(
    `INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, occurrences_until, assignee_id,
       consent_document_id, obligation_id, event_obligation_id, happened_on)
     VALUES ($1, $2, 'Task', 'Received', $3, '2026-01-01', '{}', '2027-12-31', $4, $5, $6, $7, $8)`,
    [
      id,
      organisationId,
      made.schedule,
      made.isMine ? userId : null,
      documentId ?? null,
      obligationId && isOwn ? obligationId : null,
      obligationId && made.of === 'event' ? obligationId : null,
      obligationId && made.of === 'event' ? TODAY : null,
    ],
  );
  for (const { day: days, late, files } of made.dates) {
    const dueDate = addDays(TODAY, days);
    const dateId = uuidv7();
    const done = late === null ? null : addDays(dueDate, late);
    await query(
      `INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date, completed_at, completed_on, completed_by)
       VALUES ($1, $2, $3, $4, $5::date, $5, $6)`,
      [dateId, organisationId, id, dueDate, done, done && userId],
    );
    if (files > 0 && done !== null)
      await query(
        `INSERT INTO evidence (id, organisation_id, scheduled_task_id, file_name, mime_type, size, sha256, file_key, uploaded_by)
         VALUES ($1, $2, $3, 'a.pdf', 'application/pdf', 1, sha256(''), $5, $4)`,
        [uuidv7(), organisationId, dateId, userId, `test/${dateId}`],
      );
  }
  if (made.isDeleted) await query('UPDATE tasks SET deleted_at = now() WHERE id = $1', [id]);
}

async function addOrder({ state, obligations }: Order): Promise<void> {
  const { id, obligationIds } = await createOrder(
    api,
    api.users.owner,
    obligations.map((made) => ({
      state: made.state as 'accepted',
      ...(made.when === 'once' ? { dueDate: addDays(TODAY, made.day) } : {}),
      ...(made.when === 'again' ? { frequency: 'monthly' as const, startDate: '2026-01-10' } : {}),
    })),
  );
  for (const [index, made] of obligations.entries()) {
    const obligationId = obligationIds[index];
    await query('UPDATE obligations SET done = $2, past_due_on = $3 WHERE id = $1', [
      obligationId,
      made.done,
      made.isAsked ? '2026-10-10' : null,
    ]);
    // One task at a time is its own; what was deleted was there before.
    const tasks = made.tasks.toSorted((one, other) => Number(other.isDeleted) - Number(one.isDeleted));
    let hasOwn = false;
    for (const each of tasks) {
      const isOfOrder: boolean = each.of === 'order' || (hasOwn && each.of !== 'event');
      await addTask(each, { obligationId: isOfOrder ? undefined : obligationId, documentId: id });
      hasOwn ||= !isOfOrder && each.of !== 'event' && !each.isDeleted;
    }
  }
  const set = {
    counts: null,
    archived: 'archived_at = now()',
    superseded: 'superseded_by_id = id',
    failed: "status = 'failed', failure = 'Not read'",
  }[state];
  if (set) await query(`UPDATE consent_documents SET ${set} WHERE id = $1`, [id]);
}

test('of any orders, tasks and histories', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { minLength: 1, maxLength: 3 }),
      fc.array(task, { maxLength: 4 }),
      async (orders, tasks) => {
        await query('DELETE FROM evidence');
        await query('DELETE FROM tasks');
        await query('DELETE FROM obligations');
        await query('DELETE FROM consent_documents');
        for (const each of orders) await addOrder(each);
        for (const each of tasks) await addTask({ ...each, of: 'none' }, {});
        await expectNaiveFigures(api, owner, TODAY);
      },
    ),
    { numRuns: 40 },
  );
}, 300_000);
