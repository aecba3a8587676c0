import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBulkTasks } from '../../test/due-dates.ts';
import { type Harness, startHarness } from '../../test/harness.ts';
import type { Tx } from './database.ts';

/** The counts by day, of all and of facets, the tasks' days and their earliest dates, beside the same figures worked out from every due date. */
let api: Harness;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-23T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await query('DELETE FROM evidence');
  await query('DELETE FROM tasks');
});

const query = async <Row extends object>(text: string, values?: unknown[]) =>
  (await api.services.db.pool.query<Row>(text, values)).rows;
const owner = () => api.users.owner;
const inOrganisation = <T>(work: (tx: Tx) => Promise<T>, of = owner()) =>
  api.services.db.forOrganisation(of.organisationId, work);

async function expectRight(): Promise<void> {
  const wrong = await query(
    `SELECT * FROM
       (SELECT organisation_id, due_date, sum(open) AS open, sum(on_time) AS on_time, sum(late) AS late
        FROM due_counts GROUP BY 1, 2 HAVING sum(open) <> 0 OR sum(on_time) <> 0 OR sum(late) <> 0) AS kept
     FULL JOIN
       (SELECT date.organisation_id, due_date, count(*) FILTER (WHERE completed_at IS NULL) AS open,
          count(*) FILTER (WHERE (completed_at AT TIME ZONE time_zone)::date <= due_date) AS on_time,
          count(*) FILTER (WHERE (completed_at AT TIME ZONE time_zone)::date > due_date) AS late
        FROM scheduled_tasks AS date JOIN tasks ON tasks.id = task_id JOIN organisations ON organisations.id = date.organisation_id
        WHERE deleted_at IS NULL OR completed_at IS NOT NULL GROUP BY 1, 2) AS counted
     USING (organisation_id, due_date)
     WHERE (kept.open, kept.on_time, kept.late) IS DISTINCT FROM (counted.open, counted.on_time, counted.late)`,
  );
  expect(wrong).toEqual([]);
  const late = await query(
    `SELECT id, next_due_on, first FROM tasks LEFT JOIN (
       SELECT task_id, min(due_date) AS first FROM scheduled_tasks WHERE completed_at IS NULL GROUP BY 1) AS date ON task_id = id
     WHERE next_due_on IS DISTINCT FROM CASE WHEN deleted_at IS NULL THEN first END`,
  );
  expect(late).toEqual([]);
  const done = await query(
    `SELECT tasks.id FROM tasks LEFT JOIN (
       SELECT DISTINCT ON (task_id) task_id, due_date, completed_on > due_date AS is_late,
         EXISTS (SELECT FROM evidence WHERE scheduled_task_id = scheduled_tasks.id) AS has_evidence
       FROM scheduled_tasks WHERE completed_at IS NOT NULL ORDER BY task_id, due_date DESC) AS last ON task_id = tasks.id
     WHERE (last_done_due_on, last_done_is_late, last_done_has_evidence)
       IS DISTINCT FROM (due_date, coalesce(is_late, false), coalesce(has_evidence, false))`,
  );
  expect(done).toEqual([]);
  const turned = await query(
    `SELECT * FROM
       (SELECT task_id, make_date(year, 1, 1) + number - 1 AS due_date, get_bit(completed, number - 1) = 1 AS is_done
        FROM due_days, generate_series(1, 366) AS number WHERE get_bit(open | completed, number - 1) = 1) AS kept
     FULL JOIN
       (SELECT task_id, due_date, completed_at IS NOT NULL AS is_done
        FROM scheduled_tasks JOIN tasks ON tasks.id = task_id WHERE deleted_at IS NULL OR completed_at IS NOT NULL) AS listed
     USING (task_id, due_date)
     WHERE kept.is_done IS DISTINCT FROM listed.is_done`,
  );
  expect(turned).toEqual([]);
  const misplaced = await query(
    `SELECT * FROM
       (SELECT organisation_id, facet, due_date, sum(open) AS open, sum(completed) AS completed
        FROM facet_counts GROUP BY 1, 2, 3 HAVING sum(open) <> 0 OR sum(completed) <> 0) AS kept
     FULL JOIN
       (SELECT task.organisation_id, facet, due_date, count(*) FILTER (WHERE completed_at IS NULL) AS open,
          count(completed_at) AS completed
        FROM scheduled_tasks JOIN tasks AS task ON task.id = task_id, LATERAL (
          VALUES (origin_facet(origin)), (assignee_id), (consent_document_id)) AS of (facet)
        WHERE facet IS NOT NULL AND (deleted_at IS NULL OR completed_at IS NOT NULL) GROUP BY 1, 2, 3) AS counted
     USING (organisation_id, facet, due_date)
     WHERE (kept.open, kept.completed) IS DISTINCT FROM (counted.open, counted.completed)`,
  );
  expect(misplaced).toEqual([]);
  const both = await query('SELECT 1 FROM due_days WHERE (open & completed) <> 0::bit(366)');
  expect(both).toEqual([]);
}

const addTasks = (tasks = 3, dates = 30) =>
  addBulkTasks(api, {
    organisationId: owner().organisationId,
    tasks,
    dates,
    from: '2026-11-01',
    stepDays: 2,
    completed: { by: owner().userId, before: '2026-11-23' },
    assigneeId: owner().userId,
  });
const complete = (tx: Tx, taskId: string | undefined, dueDate: string) =>
  tx
    .updateTable('scheduledTasks')
    .set({ completedAt: api.services.now(), completedOn: '2026-11-23', completedBy: owner().userId })
    .where('taskId', '=', taskId ?? '')
    .where('dueDate', '=', dueDate)
    .execute();

describe('the counts and the earliest dates are right', () => {
  test('after dates come, are completed, open again, move and go', async () => {
    await addTasks();
    await expectRight();
    await query(
      "UPDATE scheduled_tasks SET completed_at = now(), completed_by = $1 WHERE completed_at IS NULL AND due_date < '2026-11-10'",
      [owner().userId],
    );
    await expectRight();
    await query(
      "UPDATE scheduled_tasks SET completed_at = NULL, completed_by = NULL WHERE due_date < '2026-11-05'",
    );
    await expectRight();
    await query("UPDATE scheduled_tasks SET due_date = due_date + 400 WHERE due_date < '2026-11-15'");
    await expectRight();
    await query("UPDATE scheduled_tasks SET remark = 'No further notes'");
    await expectRight();
    await query("DELETE FROM scheduled_tasks WHERE due_date < '2026-11-20'");
    await expectRight();
    await query('DELETE FROM scheduled_tasks');
    await expectRight();
  });

  test('after a task is deleted that has completed dates, and open ones with evidence', async () => {
    await addTasks();
    await query(
      `INSERT INTO evidence (id, organisation_id, scheduled_task_id, file_name, mime_type, size, sha256, file_key, uploaded_by)
       SELECT gen_random_uuid(), organisation_id, id, 'a.pdf', 'application/pdf', 1, sha256(''), 'test/' || id, $1
       FROM scheduled_tasks WHERE completed_at IS NULL AND due_date > '2026-11-25'`,
      [owner().userId],
    );
    const as = await api.signIn('owner@works.example');
    const [task] = await query<{ id: string }>('SELECT id FROM tasks LIMIT 1');
    const reply = await api.call('POST', '/generate-tasks/delete', { as, data: { ids: [task?.id] } });
    expect(reply.status).toBe(200);
    const kept = await query('SELECT 1 FROM scheduled_tasks WHERE is_withdrawn');
    expect(kept.length).toBeGreaterThan(0);
    await expectRight();
  });

  test('after tasks are given to others, go under an order, and are deleted or come back with it', async () => {
    await addTasks(5);
    const { organisationId } = owner();
    await query(
      `INSERT INTO consent_documents (id, organisation_id, title, file_name, mime_type, size, sha256, file_key, uploaded_by)
       VALUES (gen_random_uuid(), $1, 'Order', 'order.pdf', 'application/pdf', 1, sha256(''), 'test/order', $2)`,
      [organisationId, owner().userId],
    );
    const numbered = `SELECT id, row_number() OVER (ORDER BY id) AS n FROM tasks WHERE organisation_id = '${organisationId}'`;
    const change = (values: string, numbers: string) =>
      query(
        `UPDATE tasks SET ${values} FROM (${numbered}) AS of WHERE of.id = tasks.id AND n IN (${numbers})`,
      );
    const countOf = async (facet: string) =>
      (await query(`SELECT sum(open + completed) AS dates FROM facet_counts WHERE facet IN (${facet})`))[0];
    const other = `assignee_id = '${api.users.viewer.userId}'`;
    await change(other, '1, 2');
    await expectRight();
    expect(await countOf(`'${api.users.viewer.userId}'`)).toEqual({ dates: 60 });
    await change(
      'consent_document_id = (SELECT id FROM consent_documents LIMIT 1), assignee_id = NULL',
      '2, 3',
    );
    await expectRight();
    expect(await countOf('SELECT id FROM consent_documents')).toEqual({ dates: 60 });
    await change(`deleted_at = now(), origin = 'Received', ${other}`, '3, 4');
    await expectRight();
    await change("deleted_at = NULL, origin = 'Generated', assignee_id = NULL", '3');
    await expectRight();
    await query('DELETE FROM tasks WHERE assignee_id IS NULL');
    await expectRight();
    await query('UPDATE tasks SET consent_document_id = NULL');
    await query('DELETE FROM consent_documents');
  });

  test('in the zone of the organisation, and in India where PostgreSQL does not know the zone', async () => {
    await query("UPDATE organisations SET time_zone = 'Pacific/Kiritimati' WHERE id = $1", [
      owner().organisationId,
    ]);
    await addTasks();
    await query(
      "UPDATE scheduled_tasks SET completed_at = due_date + time '11:00', completed_by = $1 WHERE due_date > '2026-12-01'",
      [owner().userId],
    );
    await expectRight();
    await query("UPDATE organisations SET time_zone = 'Nowhere/City' WHERE id = $1", [
      owner().organisationId,
    ]);
    await query(
      "UPDATE scheduled_tasks SET completed_at = NULL, completed_by = NULL WHERE due_date > '2026-12-01'",
    );
    await query(
      "UPDATE scheduled_tasks SET completed_at = due_date + time '20:00', completed_by = $1 WHERE due_date > '2026-12-01'",
      [owner().userId],
    );
    await query("UPDATE organisations SET time_zone = 'Asia/Kolkata' WHERE id = $1", [
      owner().organisationId,
    ]);
    const days = await query(
      "SELECT DISTINCT completed_on - due_date AS later FROM scheduled_tasks WHERE due_date > '2026-12-01'",
    );
    expect(days).toEqual([{ later: 1 }]);
  });

  test('when an organisation goes with all it has', async () => {
    const [gone] = await query<{ id: string }>(
      "INSERT INTO organisations (id, type, name) VALUES (gen_random_uuid(), 'company', 'Gone') RETURNING id",
    );
    await addBulkTasks(api, { organisationId: gone?.id ?? '', tasks: 2, dates: 5, from: '2026-11-01' });
    await expectRight();
    await query('DELETE FROM organisations WHERE id = $1', [gone?.id]);
    for (const table of ['due_counts', 'facet_counts', 'due_days'])
      expect(await query(`SELECT 1 FROM ${table} WHERE organisation_id = $1`, [gone?.id])).toEqual([]);
    await expectRight();
  });
});

describe('at the same moment', () => {
  test('two who complete dates of one day do not wait for each other, and both count', async () => {
    await addTasks(2);
    const [one, two] = await query<{ id: string }>('SELECT id FROM tasks');
    await inOrganisation(async (first) => {
      await complete(first, one?.id, '2026-11-29');
      // Ends while the first is still under way.
      await inOrganisation((second) => complete(second, two?.id, '2026-11-29'));
    });
    await expectRight();
    expect(await query('SELECT 1 FROM due_counts WHERE part <> 0')).toHaveLength(1);
    // Of its origin and its assignee.
    expect(await query('SELECT 1 FROM facet_counts WHERE part <> 0')).toHaveLength(2);
    await inOrganisation((tx) => complete(tx, one?.id, '2026-11-30'));
    await expectRight();
    for (const table of ['due_counts', 'facet_counts'])
      expect(await query(`SELECT 1 FROM ${table} WHERE part <> 0`)).toEqual([]);
  });

  test('a task is given to another while a date of it is completed', async () => {
    await addTasks(1);
    const [task] = await query<{ id: string }>('SELECT id FROM tasks');
    const give = (to: string) => query('UPDATE tasks SET assignee_id = $1', [to]);
    let given: Promise<unknown> | undefined;
    await inOrganisation(async (tx) => {
      await complete(tx, task?.id, '2026-11-29');
      // Waits for the first.
      given = give(api.users.viewer.userId);
    });
    await given;
    await expectRight();
    let completed: Promise<unknown> | undefined;
    await inOrganisation(async (tx) => {
      await tx.updateTable('tasks').set({ assigneeId: owner().userId }).execute();
      completed = inOrganisation((second) => complete(second, task?.id, '2026-12-01'));
    });
    await completed;
    await expectRight();
  });

  test('many calls complete, open, add and delete', async () => {
    await addTasks(6, 40);
    const as = await api.signIn('owner@works.example');
    const dates = await query<{ id: string; task_id: string }>(
      'SELECT id, task_id FROM scheduled_tasks ORDER BY id',
    );
    const tasks = [...new Set(dates.map((date) => date.task_id))];
    const some = (from: number, step: number) =>
      dates.filter((_, index) => index % step === from).map(({ id }) => id);
    const setStatus = (ids: string[], status: string) =>
      api.call('PATCH', '/generate-tasks/scheduled-tasks/status', { as, data: { ids, status } });
    const add = (name: string) =>
      api.call('POST', '/generate-tasks/add', {
        as,
        body: { name, schedule: { frequency: 'weekly', day: 'monday', startDate: '2026-11-23' } },
      });
    const change = (id?: string) =>
      api.call('PUT', '/generate-tasks/frequency', {
        as,
        data: { id, schedule: { frequency: 'monthly', dayOfMonth: 5, startDate: '2026-11-23' } },
      });
    const replies = await Promise.all([
      setStatus(some(0, 3), 'completed'),
      setStatus(some(1, 3), 'completed'),
      add('First'),
      setStatus(some(0, 2), 'completed'),
      change(tasks[0]),
      change(tasks[1]),
      setStatus(some(2, 5), 'pending'),
      add('Second'),
      api.call('POST', '/generate-tasks/delete', { as, data: { ids: [tasks[2]] } }),
      setStatus(some(3, 4), 'completed'),
      api.call('PATCH', '/generate-tasks/assignee', {
        as,
        data: { ids: tasks.slice(3), assigneeId: api.users.viewer.userId },
      }),
    ]);
    // What another call has just deleted is not found; nothing else fails.
    expect(
      replies.map(({ status }) => status).filter((status) => ![200, 201, 404, 422].includes(status)),
    ).toEqual([]);
    await expectRight();
  });
});

test('nobody sees or writes the counts of another organisation', async () => {
  await addTasks(1);
  const { organisationId } = owner();
  const seen = await inOrganisation(
    (tx) =>
      Promise.all([
        tx.selectFrom('dueCounts').select('organisationId').execute(),
        tx.selectFrom('facetCounts').select('organisationId').execute(),
      ]),
    api.users.other,
  );
  expect(seen).toEqual([[], []]);
  await expect(
    inOrganisation(
      (tx) =>
        tx
          .insertInto('dueCounts')
          .values({ organisationId, dueDate: '2026-11-01', part: 7, open: 1, onTime: 0, late: 0 })
          .execute(),
      api.users.other,
    ),
  ).rejects.toThrow(/row-level security/);
});
