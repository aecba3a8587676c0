import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion, WITH_OWNER } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0045');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

test('tasks of an earlier version know their period and their latest completed date; every row is kept', async () => {
  await pool.query(
    `${WITH_OWNER},
     task AS (
       INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, occurrences_until)
       SELECT gen_random_uuid(), organisation_id, name, 'Received', schedule::jsonb, '2026-01-01', '{}', '2027-01-01'
       FROM person, (VALUES ('Proven', '{"frequency": "monthly"}'), ('Late', '{"frequency": "daily"}'),
         ('Nothing done', '{"frequency": null, "interval": {"every": 1, "unit": "week", "days": ["monday", "friday"]}}'),
         ('Once', '{"frequency": null}')) AS of (name, schedule)
       RETURNING id, organisation_id, name),
     date AS (
       INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date, completed_at, completed_by, completed_on)
       SELECT gen_random_uuid(), task.organisation_id, task.id, due_date::date, done_on::date,
         CASE WHEN done_on IS NOT NULL THEN person.id END, done_on::date
       FROM task, person, (VALUES
         ('Proven', '2026-01-10', NULL), ('Proven', '2026-02-10', '2026-02-10'), ('Proven', '2026-03-10', NULL),
         ('Late', '2026-02-10', '2026-02-10'), ('Late', '2026-02-11', '2026-02-12'),
         ('Nothing done', '2026-02-10', NULL)) AS of (task_name, due_date, done_on)
       WHERE task.name = task_name RETURNING id, organisation_id, task_id, completed_on, due_date)
     INSERT INTO evidence (id, organisation_id, scheduled_task_id, file_name, mime_type, size, sha256, file_key, uploaded_by)
     SELECT gen_random_uuid(), date.organisation_id, date.id, 'a.pdf', 'application/pdf', 1, sha256(''), 'test/' || date.id, person.id
     FROM date, person WHERE due_date <= '2026-02-10'`,
  );
  const read = async () =>
    (await pool.query('SELECT id, name, schedule, next_due_on FROM tasks ORDER BY id')).rows;
  const before = await read();
  expect(before).toHaveLength(4);
  await migrate(pool);
  expect(await read()).toEqual(before);
  const { rows } = await pool.query(
    `SELECT name, period_days AS days, last_done_due_on::text AS due_on, last_done_is_late AS is_late,
       last_done_has_evidence AS has_evidence FROM tasks ORDER BY name`,
  );
  expect(rows).toEqual([
    { name: 'Late', days: 1, due_on: '2026-02-11', is_late: true, has_evidence: false },
    { name: 'Nothing done', days: 3.5, due_on: null, is_late: false, has_evidence: false },
    { name: 'Once', days: null, due_on: null, is_late: false, has_evidence: false },
    { name: 'Proven', days: 31, due_on: '2026-02-10', is_late: false, has_evidence: true },
  ]);
});
