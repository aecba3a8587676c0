import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion, WITH_OWNER } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0036');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

/** A task with an assignee, one without, and a deleted one, each with an open and a completed due date. */
async function fill(): Promise<void> {
  await pool.query(
    `${WITH_OWNER},
     task AS (
       INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, occurrences_until, assignee_id)
       SELECT gen_random_uuid(), person.organisation_id, of.name, origin, '{}', '2023-01-01', '{}', '2025-12-31',
         CASE WHEN is_given THEN person.id END
       FROM person, (VALUES ('Given', 'Received', true), ('Free', 'Generated', false), ('Deleted', 'Received', true))
         AS of (name, origin, is_given) RETURNING id, organisation_id)
     INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date, completed_at, completed_by)
     SELECT gen_random_uuid(), task.organisation_id, task.id, day, CASE WHEN is_done THEN day + interval '9 hours' END,
       CASE WHEN is_done THEN person.id END
     FROM task JOIN person USING (organisation_id),
       (VALUES (date '2024-02-28', true), ('2024-02-29', false)) AS date (day, is_done)`,
  );
  await pool.query("UPDATE tasks SET deleted_at = now() WHERE name = 'Deleted'");
}

test('due dates of an earlier version are counted for assignee and origin, and every row is kept', async () => {
  await fill();
  const read = async () =>
    (
      await pool.query(
        `SELECT date.id, task_id, due_date, completed_at, is_withdrawn, name, assignee_id
         FROM scheduled_tasks AS date JOIN tasks ON tasks.id = task_id ORDER BY date.id`,
      )
    ).rows;
  const before = await read();
  expect(before).toHaveLength(6);
  await migrate(pool);
  expect(await read()).toEqual(before);

  const { rows } = await pool.query(
    `SELECT coalesce(users.name, origin) AS facet, due_date::text, part, open, completed
     FROM facet_counts LEFT JOIN users ON users.id = facet
       LEFT JOIN unnest(ARRAY['Received', 'Generated']) AS origin ON origin_facet(origin) = facet
     ORDER BY 1, 2`,
  );
  expect(rows).toEqual([
    { facet: 'Generated', due_date: '2024-02-28', part: 0, open: 0, completed: 1 },
    { facet: 'Generated', due_date: '2024-02-29', part: 0, open: 1, completed: 0 },
    { facet: 'Owner', due_date: '2024-02-28', part: 0, open: 0, completed: 2 },
    { facet: 'Owner', due_date: '2024-02-29', part: 0, open: 1, completed: 0 },
    { facet: 'Received', due_date: '2024-02-28', part: 0, open: 0, completed: 2 },
    { facet: 'Received', due_date: '2024-02-29', part: 0, open: 1, completed: 0 },
  ]);
});
