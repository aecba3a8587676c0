import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0026');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

/** Two organisations, the zone of one of which PostgreSQL does not know; each with a live task and a deleted one. */
async function fill(): Promise<void> {
  await pool.query(
    `WITH organisation AS (
       INSERT INTO organisations (id, type, name, time_zone)
       VALUES (gen_random_uuid(), 'company', 'Alpha', 'Pacific/Kiritimati'), (gen_random_uuid(), 'company', 'Beta', 'Nowhere/City')
       RETURNING id),
     person AS (
       INSERT INTO users (id, organisation_id, role_id, name, email)
       SELECT gen_random_uuid(), organisation.id, roles.id, 'Owner', organisation.id || '@works.example'
       FROM organisation, roles WHERE slug = 'company' AND roles.organisation_id IS NULL RETURNING id, organisation_id),
     task AS (
       INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, occurrences_until, deleted_at)
       SELECT gen_random_uuid(), organisation.id, name, 'Received', '{}', '2026-01-01', '{}', '2027-12-31', deleted_at
       FROM organisation, (VALUES ('Live', NULL), ('Deleted', now())) AS of (name, deleted_at)
       RETURNING id, organisation_id)
     INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date, completed_at, completed_by)
     SELECT gen_random_uuid(), task.organisation_id, task.id, date '2026-11-01' + n,
       CASE WHEN n < 6 THEN date '2026-11-01' + n + interval '15 hours' END, CASE WHEN n < 6 THEN person.id END
     FROM task JOIN person USING (organisation_id), generate_series(0, 9) AS n`,
  );
}

test('due dates of an earlier version are counted, and every row is kept', async () => {
  await fill();
  const read = async () =>
    (await pool.query('SELECT id, task_id, due_date, completed_at FROM scheduled_tasks ORDER BY id')).rows;
  const before = await read();
  await migrate(pool);
  expect(await read()).toEqual(before);

  const { rows: counts } = await pool.query(
    `SELECT name, sum(open) AS open, sum(on_time) AS on_time, sum(late) AS late, count(*) AS days
     FROM due_counts JOIN organisations ON organisations.id = organisation_id GROUP BY name ORDER BY name`,
  );
  // 15:00 UTC is the next day on Kiritimati, and the same one in India, which stands for the zone that nobody knows.
  expect(counts).toEqual([
    { name: 'Alpha', open: 4, on_time: 0, late: 12, days: 10 },
    { name: 'Beta', open: 4, on_time: 12, late: 0, days: 10 },
  ]);
  const { rows: tasks } = await pool.query('SELECT DISTINCT name, next_due_on FROM tasks ORDER BY name');
  expect(tasks).toEqual([
    { name: 'Deleted', next_due_on: null },
    { name: 'Live', next_due_on: '2026-11-07' },
  ]);
  const { rows: withdrawn } = await pool.query(
    'SELECT count(*) AS dates FROM scheduled_tasks WHERE is_withdrawn',
  );
  expect(withdrawn).toEqual([{ dates: 8 }]);
});
