import { createDatabase } from '@anupalan/api/src/database/database.ts';
import { createPool } from '@anupalan/api/src/database/pool.ts';
import { addOrganisation, signIn } from '../accounts.ts';

/** Organisations that share the tables. */
const ORGANISATIONS = 20;
const TASKS = 50;
/** Due dates of each task. */
const DATES = 20;

/** Who calls, and about what. */
export type Rows = {
  token: string;
  taskIds: string[];
  dateIds: string[];
  /** Another organisation, for rows that are added: its session, and a task of it. */
  added: { token: string; taskId: string };
};

/** Fills a database that has its tables: 20 organisations with 50 tasks and 1,000 due dates each. */
export async function fillRows(databaseUrl: string): Promise<Rows> {
  const db = createDatabase(createPool(databaseUrl, () => undefined));
  const now = new Date();
  try {
    const organisations = [];
    for (let number = 0; number < ORGANISATIONS; number++)
      organisations.push(await addOrganisation(db, number, now));
    for (const { organisationId, ownerId } of organisations) {
      await db.pool.query(
        `INSERT INTO tasks (id, organisation_id, name, description, origin, schedule, frequency, begins_on,
            alert_days, assignee_id, citation, occurrences_until)
          SELECT gen_random_uuid(), $1, 'Stack monitoring of boiler ' || number,
            'Sample the stack by an approved laboratory and keep the report.', 'Received',
            jsonb_build_object('frequency', 'monthly', 'startDate', current_date, 'dayOfMonth', 10),
            'monthly', current_date, '{7,1}', CASE WHEN number % 2 = 0 THEN $2::uuid END,
            jsonb_build_object('page', 3, 'quote', 'The unit shall monitor the stack once in a month.', 'rects',
              jsonb_build_array(jsonb_build_object('x', 0.1, 'y', 0.2, 'width', 0.7, 'height', 0.02))),
            current_date + 400
          FROM generate_series(1, ${TASKS}) AS number`,
        [organisationId, ownerId],
      );
      await db.pool.query(
        `INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date)
          SELECT gen_random_uuid(), organisation_id, id, current_date - 180 + 18 * number
          FROM tasks, generate_series(1, ${DATES}) AS number WHERE organisation_id = $1`,
        [organisationId],
      );
    }
    // What the rows have changed is told at once, and not behind this: autovacuum would take them up while nobody calls.
    await db.pool.query('SELECT pg_stat_force_next_flush()');
    await db.pool.query('VACUUM ANALYZE');
    const [first, last] = [organisations[0], organisations.at(-1)];
    if (!first || !last) throw new Error('There is no organisation');
    const list = async (table: string, organisationId: string) =>
      (
        await db.pool.query<{ id: string }>(
          `SELECT id FROM ${table} WHERE organisation_id = $1 ORDER BY id`,
          [organisationId],
        )
      ).rows.map(({ id }) => id);
    return {
      token: await signIn(db, first.ownerId, now),
      taskIds: await list('tasks', first.organisationId),
      dateIds: await list('scheduled_tasks', first.organisationId),
      added: {
        token: await signIn(db, last.ownerId, now),
        taskId: (await list('tasks', last.organisationId))[0] ?? '',
      },
    };
  } finally {
    await db.close();
  }
}
