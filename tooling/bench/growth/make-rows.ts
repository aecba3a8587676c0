import { randomUUID } from 'node:crypto';
import { createOrganisation, createUser, getBuiltInRoles } from '@anupalan/api/src/demo/accounts.ts';
import { openSession } from '@anupalan/api/src/modules/sessions/service.ts';
import { type GrowthServer, TODAY } from './server.ts';

/** An organisation that is measured. */
export type Grown = {
  organisationId: string;
  ownerId: string;
  token: string;
  dates: number;
  /** Ids to filter by. */
  assigneeId: string;
  consentDocumentId: string;
  taskId: string;
};

/** Due dates of a task, on average: one in ten is daily, most are monthly or rarer, three years of them are past. */
const DATES_PER_TASK = 200;
const PEOPLE = 20;
const ORDERS = 8;

/** Makes an organisation with an owner, who is signed in, and colleagues. */
async function makePeople(server: GrowthServer, name: string, colleagues: number) {
  const { db, now } = server.services;
  const person = (each: string) => ({
    name: each,
    email: `${each} of ${name}@works.example`.toLowerCase().replaceAll(' ', '.'),
    designation: 'Officer',
    department: 'EHS',
    mobileNo: '9000000000',
    passwordHash: '-',
  });
  return db.asSystem('demo', async (tx) => {
    const { company = '' } = await getBuiltInRoles(tx);
    const place = { state: 'Goa', address: 'Plot 1', sector: 'Paint' };
    const created = await createOrganisation(
      tx,
      company,
      { type: 'company', name, ...place, owner: person('Asha Rao') },
      now(),
    );
    const people: string[] = [];
    for (let number = 1; number <= colleagues; number++)
      people.push(await createUser(tx, created.organisationId, company, person(`Person ${number}`), now()));
    const { token } = await openSession(tx, created.ownerId, now());
    return { ...created, token, people };
  });
}

/**
 * Makes an organisation of weekly tasks: `late`, each with so many open due dates that have passed, or `to extend`, each
 * lacking so many. Every due date is of the same number of days after that of the week before.
 */
export async function makeSeries(
  server: GrowthServer,
  name: string,
  kind: 'late' | 'to extend',
  { tasks, dates }: { tasks: number; dates: number },
): Promise<Pick<Grown, 'organisationId'>> {
  const { organisationId } = await makePeople(server, name, 0);
  await server.pool.query(
    `INSERT INTO tasks (id, organisation_id, name, origin, schedule, frequency, begins_on, alert_days, occurrences_until)
     SELECT gen_random_uuid(), $1, 'Sample the stack ' || n, 'Received',
       jsonb_build_object('frequency', null, 'interval', '{"every": 1, "unit": "week"}'::jsonb, 'startDate', first), NULL, first,
       '{0}', first - 1
     FROM generate_series(1, $2::int) AS n,
       LATERAL (SELECT CASE WHEN $3 THEN $4::date - 7 * $5::int ELSE ($4::date + interval '13 months')::date - 7 * $5::int + 7 END AS first) AS begin`,
    [organisationId, tasks, kind === 'late', TODAY, dates],
  );
  if (kind === 'late')
    await server.pool.query(
      `INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date)
       SELECT gen_random_uuid(), organisation_id, id, begins_on + 7 * n FROM tasks, generate_series(0, $2::int - 1) AS n
       WHERE organisation_id = $1`,
      [organisationId, dates],
    );
  await server.pool.query('VACUUM ANALYZE tasks, scheduled_tasks');
  return { organisationId };
}

/** Makes an organisation with so many due dates, its people, orders, evidence and trail. */
export async function makeOrganisation(server: GrowthServer, name: string, dates: number): Promise<Grown> {
  const { organisationId, ownerId, token, people } = await makePeople(server, name, PEOPLE);
  const orders = Array.from({ length: ORDERS }, () => randomUUID());
  const { pool } = server;
  await pool.query(
    `INSERT INTO consent_documents (id, organisation_id, title, file_name, mime_type, size, sha256, file_key, uploaded_by,
       status, progress, facts)
     SELECT id, $2, 'Consent to operate ' || n, 'order.pdf', 'application/pdf', 1000, decode(lpad(to_hex(n), 64, '0'), 'hex'),
       'bench/' || id, $3, 'ready', 1, jsonb_build_object('validUpto', jsonb_build_object('value', ($4::date + 200 + n::int)::text,
         'citation', null, 'confidence', 1))
     FROM unnest($1::uuid[]) WITH ORDINALITY AS each(id, n)`,
    [orders, organisationId, ownerId, TODAY],
  );
  await pool.query(
    `INSERT INTO tasks (id, organisation_id, description, name, origin, schedule, frequency, begins_on, alert_days, assignee_id,
       consent_document_id, occurrences_until)
     SELECT gen_random_uuid(), $1,
       CASE WHEN n % 3 > 0 THEN 'Condition ' || n || ': the applicant shall have the stack, the effluent and the ambient air of '
         || 'the works sampled by a recognised laboratory, keep the record, and submit it to the regional officer.' ELSE '' END,
       (ARRAY['Sample', 'Read', 'Check', 'Report', 'File', 'Calibrate', 'Inspect', 'Renew', 'Clean', 'Weigh'])[1 + n % 10] || ' '
         || (ARRAY['the stack', 'the outlet', 'ambient air', 'the meter', 'the noise level', 'the sludge', 'the log book'])[1 + n % 7]
         || ' of unit ' || n,
       CASE WHEN n % 3 = 0 THEN 'Received' ELSE 'Generated' END,
       CASE frequency
         WHEN 'daily' THEN '{"frequency": "daily"}'
         WHEN 'weekly' THEN jsonb_build_object('frequency', 'weekly', 'day', 'monday')
         WHEN 'monthly' THEN jsonb_build_object('frequency', 'monthly', 'dayOfMonth', 1 + n % 28)
         WHEN 'quarterly' THEN jsonb_build_object('frequency', 'quarterly', 'month', 'january', 'dayOfMonth', 1 + n % 28)
         ELSE jsonb_build_object('frequency', 'yearly', 'month', 'may', 'dayOfMonth', 1 + n % 28)
       END || '{"startDate": "2023-12-01"}', frequency, '2023-12-01',
       CASE frequency WHEN 'daily' THEN '{}'::int[] WHEN 'weekly' THEN '{0}' WHEN 'monthly' THEN '{3,0}' ELSE '{30,7,1,0}' END,
       CASE WHEN n % 5 > 0 THEN ($2::uuid[])[1 + n % ${PEOPLE}] END,
       CASE WHEN n % 3 > 0 THEN ($3::uuid[])[1 + n % ${ORDERS}] END,
       $4::date + interval '13 months'
     FROM (SELECT n, CASE WHEN n % 20 < 2 THEN 'daily' WHEN n % 20 < 5 THEN 'weekly' WHEN n % 20 < 13 THEN 'monthly'
             WHEN n % 20 < 17 THEN 'quarterly' ELSE 'yearly' END AS frequency
           FROM generate_series(1, $5::int) AS n) AS task`,
    [organisationId, people, orders, TODAY, Math.ceil(dates / DATES_PER_TASK)],
  );
  await pool.query(
    `INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date, completed_at, completed_by, remark)
     SELECT gen_random_uuid(), $1, task_id, due_date,
       CASE WHEN is_done THEN due_date + interval '11 hours' + (turn % 10 - 8) * interval '12 hours' END,
       CASE WHEN is_done THEN $2::uuid END,
       CASE WHEN is_done AND turn % 9 = 0 THEN 'All values are within their limits' END
     FROM (SELECT task_id, due_date, turn,
             CASE WHEN due_date < $3::date THEN turn % 33 > 0 ELSE due_date < $3::date + 30 AND turn % 50 = 0 END AS is_done
           FROM (SELECT task.id AS task_id, day::date AS due_date, abs(hashtext(task.id::text || day)) AS turn
                 FROM tasks AS task, generate_series(
                   CASE frequency WHEN 'daily' THEN date '2023-12-01' WHEN 'weekly' THEN date '2023-12-04'
                     ELSE date '2023-12-01' + (schedule ->> 'dayOfMonth')::int - 1 END,
                   task.occurrences_until,
                   CASE frequency WHEN 'daily' THEN interval '1 day' WHEN 'weekly' THEN interval '7 days'
                     WHEN 'monthly' THEN interval '1 month' WHEN 'quarterly' THEN interval '3 months'
                     ELSE interval '1 year' END) AS day
                 WHERE task.organisation_id = $1) AS date
           ORDER BY due_date DESC, task_id LIMIT $4) AS dated`,
    [organisationId, ownerId, TODAY, dates],
  );
  await pool.query(
    `INSERT INTO evidence (id, organisation_id, scheduled_task_id, file_name, mime_type, size, sha256, file_key, uploaded_by)
     SELECT gen_random_uuid(), $1, id, 'report.pdf', 'application/pdf', 1000, sha256(id::text::bytea), 'bench/' || id, $2
     FROM scheduled_tasks WHERE organisation_id = $1 AND completed_at IS NOT NULL AND hashtext(id::text) % 50 = 0`,
    [organisationId, ownerId],
  );
  await pool.query(
    `INSERT INTO audit_log (id, organisation_id, actor_id, actor_name, action, entity, entity_id, summary, created_at)
     SELECT gen_random_uuid(), $1, $2, 'Asha Rao', 'completed', 'scheduled_task', id, 'Completed a due date', completed_at
     FROM scheduled_tasks WHERE organisation_id = $1 AND completed_at >= $3::date - 365`,
    [organisationId, ownerId, TODAY],
  );
  const { rows } = await pool.query<{ dates: number; task_id: string }>(
    `SELECT count(*) AS dates, (SELECT id FROM tasks WHERE organisation_id = $1 AND frequency = 'daily' LIMIT 1) AS task_id
     FROM scheduled_tasks WHERE organisation_id = $1`,
    [organisationId],
  );
  return {
    organisationId,
    ownerId,
    token,
    dates: rows[0]?.dates ?? 0,
    assigneeId: people[3] ?? '',
    consentDocumentId: orders[1] ?? '',
    taskId: rows[0]?.task_id ?? '',
  };
}

/** Makes other organisations with an owner, two tasks and a few due dates each, all by SQL. */
export async function makeNeighbours(server: GrowthServer, count: number): Promise<void> {
  await server.pool.query(
    `WITH organisation AS (
       INSERT INTO organisations (id, type, name) SELECT gen_random_uuid(), 'company', 'Neighbour ' || n
       FROM generate_series(1, $1::int) AS n RETURNING id, name),
     owner AS (
       INSERT INTO users (id, organisation_id, role_id, name, email, email_verified_at)
       SELECT gen_random_uuid(), organisation.id, roles.id, 'Owner', 'owner@' || replace(lower(organisation.name), ' ', '-')
         || '.example', now()
       FROM organisation, roles WHERE roles.slug = 'company' AND roles.organisation_id IS NULL RETURNING organisation_id),
     task AS (
       INSERT INTO tasks (id, organisation_id, name, origin, schedule, frequency, begins_on, alert_days, occurrences_until)
       SELECT gen_random_uuid(), organisation_id, 'Sample the stack ' || n, 'Received',
         '{"frequency": "quarterly", "month": "january", "dayOfMonth": 5, "startDate": "2026-01-05"}', 'quarterly', '2026-01-05',
         '{7,0}', $2::date + interval '13 months'
       FROM owner, generate_series(1, 2) AS n RETURNING id, organisation_id)
     INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date)
     SELECT gen_random_uuid(), organisation_id, id, date '2026-10-05' + quarter * interval '3 months'
     FROM task, generate_series(0, 4) AS quarter`,
    [count, TODAY],
  );
  // An owner belongs to the organisation only after both are there.
  await server.pool.query(
    `UPDATE organisations SET owner_id = users.id FROM users
     WHERE users.organisation_id = organisations.id AND organisations.owner_id IS NULL`,
  );
}
