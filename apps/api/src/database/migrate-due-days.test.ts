import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion, WITH_OWNER } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0035');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

/** A live task and a deleted one, each with due dates over the turn of two years, some completed. */
async function fill(): Promise<void> {
  await pool.query(
    `${WITH_OWNER},
     task AS (
       INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, occurrences_until)
       SELECT gen_random_uuid(), organisation.id, name, 'Received', '{}', '2023-01-01', '{}', '2025-12-31'
       FROM organisation, (VALUES ('Sample the ÉTANG'), ('Deleted')) AS of (name) RETURNING id, organisation_id)
     INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date, completed_at, completed_by)
     SELECT gen_random_uuid(), task.organisation_id, task.id, day, CASE WHEN is_done THEN day + interval '9 hours' END,
       CASE WHEN is_done THEN person.id END
     FROM task JOIN person USING (organisation_id),
       (VALUES (date '2023-12-31', true), ('2024-01-01', true), ('2024-02-29', false), ('2024-12-31', false), ('2025-12-31', false))
         AS date (day, is_done)`,
  );
  await pool.query("UPDATE tasks SET deleted_at = now() WHERE name = 'Deleted'");
}

test('tasks of an earlier version have the days of their due dates, and every row is kept', async () => {
  await fill();
  const read = async () =>
    (
      await pool.query(
        'SELECT id, task_id, due_date, completed_at, is_withdrawn FROM scheduled_tasks ORDER BY id',
      )
    ).rows;
  const before = await read();
  await migrate(pool);
  expect(await read()).toEqual(before);

  const { rows: days } = await pool.query(
    `SELECT name, state, array_agg(day::text ORDER BY day) AS days
     FROM due_days JOIN tasks ON tasks.id = task_id, LATERAL (VALUES ('open', open), ('completed', completed)) AS kept (state, bits),
       LATERAL (SELECT make_date(year, 1, 1) + number - 1 AS day FROM generate_series(1, 366) AS number
                WHERE get_bit(bits, number - 1) = 1) AS due
     GROUP BY name, state ORDER BY name, state`,
  );
  expect(days).toEqual([
    { name: 'Deleted', state: 'completed', days: ['2023-12-31', '2024-01-01'] },
    { name: 'Sample the ÉTANG', state: 'completed', days: ['2023-12-31', '2024-01-01'] },
    { name: 'Sample the ÉTANG', state: 'open', days: ['2024-02-29', '2024-12-31', '2025-12-31'] },
  ]);
  const { rows: names } = await pool.query('SELECT folded_name FROM tasks ORDER BY name');
  expect(names).toEqual([{ folded_name: 'deleted' }, { folded_name: 'sample the étang' }]);
});
