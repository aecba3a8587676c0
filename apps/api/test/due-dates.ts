import type { Harness } from './harness.ts';

/** Tasks of an organisation with due dates each, made by SQL: more than calls make in a test's time. */
export type BulkTasks = {
  organisationId: string;
  tasks: number;
  /** Due dates of each task, a day apart. */
  dates: number;
  /** The day of the first, `YYYY-MM-DD`. */
  from: string;
  /** Days between the first due dates of two tasks. */
  stepDays?: number;
  /** Who has completed those of the past, and until which day. */
  completed?: { by: string; before: string };
  assigneeId?: string;
};

/** Makes tasks with due dates: every tenth of the past stays open, every seventh was completed late. */
export async function addBulkTasks(api: Harness, bulk: BulkTasks): Promise<void> {
  const { pool } = api.services.db;
  await pool.query(
    `WITH task AS (
       INSERT INTO tasks (id, organisation_id, name, origin, schedule, frequency, begins_on, alert_days, assignee_id, occurrences_until)
       SELECT gen_random_uuid(), $1, (ARRAY['Sample the stack', 'Read the meter', 'File the return'])[1 + n % 3] || ' ' || n,
         CASE WHEN n % 4 = 0 THEN 'Received' ELSE 'Generated' END, '{"frequency": "daily", "startDate": "2020-01-01"}', 'daily',
         '2020-01-01', '{0}', $7, $4::date + $3::int FROM generate_series(1, $2::int) AS n RETURNING id),
     numbered AS (SELECT id, row_number() OVER () AS n FROM task),
     date AS (
       SELECT id AS task_id, ($4::date + day + (n * $5::int)::int) AS due_date, n + day AS turn
       FROM numbered, generate_series(0, $3::int - 1) AS day)
     INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date, completed_at, completed_by)
     SELECT gen_random_uuid(), $1, task_id, due_date,
       CASE WHEN is_done THEN due_date + interval '6 hours' + (turn % 7 / 6) * interval '2 days' END,
       CASE WHEN is_done THEN $6::uuid END
     FROM date, LATERAL (SELECT $6::uuid IS NOT NULL AND due_date < $8::date AND turn % 10 > 0 AS is_done) AS state`,
    [
      bulk.organisationId,
      bulk.tasks,
      bulk.dates,
      bulk.from,
      bulk.stepDays ?? 0,
      bulk.completed?.by ?? null,
      bulk.assigneeId ?? null,
      bulk.completed?.before ?? null,
    ],
  );
}
