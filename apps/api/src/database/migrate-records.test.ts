import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierVersion, startEarlierVersion, WITH_OWNER } from '../../test/earlier-version.ts';
import { migrate } from './migrate.ts';

let earlier: EarlierVersion;
let pool: Pool;
beforeAll(async () => {
  earlier = await startEarlierVersion('0040');
  pool = earlier.pool;
});
afterAll(() => earlier.close());

test('what was completed in an earlier version was done on the day of entry; its tasks ask for no evidence', async () => {
  await pool.query(
    `${WITH_OWNER},
     task AS (
       INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, occurrences_until)
       SELECT gen_random_uuid(), organisation_id, 'Sample', 'Received', '{"frequency": "monthly"}', '2026-01-01', '{}', '2027-01-01'
       FROM person RETURNING id, organisation_id)
     INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date, completed_at, completed_by, remark)
     SELECT gen_random_uuid(), task.organisation_id, task.id, due_date::date, done_at::timestamptz,
       CASE WHEN done_at IS NOT NULL THEN person.id END, remark
     FROM task, person, (VALUES
       ('2026-02-10', '2026-02-10T19:00:00Z', 'By post'), ('2026-03-10', NULL, NULL)) AS of (due_date, done_at, remark)`,
  );
  await migrate(pool);
  const { rows } = await pool.query(
    `SELECT due_date::text, completed_on::text, reference, scheduled_tasks.remark, evidence_required
     FROM scheduled_tasks JOIN tasks ON tasks.id = task_id ORDER BY due_date`,
  );
  const plain = { reference: null, evidence_required: false };
  expect(rows).toEqual([
    { due_date: '2026-02-10', completed_on: '2026-02-11', remark: 'By post', ...plain },
    { due_date: '2026-03-10', completed_on: null, remark: null, ...plain },
  ]);
});
