import { extendOrganisation } from '@anupalan/api/src/jobs/extend-occurrences.ts';
import { makeAlerts } from '@anupalan/api/src/modules/alerts/make-alerts.ts';
import { makeSeries } from './make-rows.ts';
import { type Cost, measure, printLine, toCpu } from './measure.ts';
import { type GrowthServer, TODAY } from './server.ts';

/** What a sweep may cost beside the plain SQL that writes the same rows. */
const MOST_RATIO = 1.5;
/** Due dates of each task that is extended or alerted. */
const DATES_OF_TASK = 50;

type Series = Awaited<ReturnType<typeof makeSeries>>;
type Sweep = {
  name: string;
  /** The product's way. */
  run(server: GrowthServer, of: Series): Promise<void>;
  /** The same rows by plain SQL, in one transaction of the application role. */
  toStatements(): readonly string[];
  /** How many rows there are afterwards. */
  counted: string;
};

const SWEEPS: readonly Sweep[] = [
  {
    name: 'extending',
    run: (server, { organisationId }) => extendOrganisation(server.services, organisationId),
    toStatements: () => [
      `INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date)
       SELECT gen_random_uuid(), organisation_id, id, day FROM tasks,
         generate_series(occurrences_until + 1, date '${TODAY}' + interval '13 months', '1 week') AS day
       WHERE organisation_id = current_organisation() AND deleted_at IS NULL
       ON CONFLICT (task_id, due_date) DO NOTHING`,
      `UPDATE tasks SET occurrences_until = date '${TODAY}' + interval '13 months'
       WHERE organisation_id = current_organisation()`,
    ],
    counted: 'scheduled_tasks',
  },
  {
    name: 'alerting',
    run: (server, { organisationId }) => makeAlerts(server.services, organisationId),
    toStatements: () => [
      `INSERT INTO alerts (id, organisation_id, task_id, due_date, stage, recipient_id, channel, morning, result)
       SELECT gen_random_uuid(), task.organisation_id, task.id, due_date, 7, owner_id, channel, '${TODAY}',
         CASE channel WHEN 'email' THEN 'pending' ELSE 'sent' END
       FROM tasks AS task JOIN scheduled_tasks AS date ON date.task_id = task.id AND date.organisation_id = task.organisation_id
         JOIN organisations ON organisations.id = task.organisation_id, unnest(ARRAY['in_app', 'email']) AS channel
       WHERE task.organisation_id = current_organisation() AND deleted_at IS NULL AND completed_at IS NULL
         AND NOT is_withdrawn AND due_date <= '${TODAY}'
       ON CONFLICT DO NOTHING`,
      `WITH told AS (
         INSERT INTO notifications (id, organisation_id, title, message, type, channel, audience)
         SELECT gen_random_uuid(), organisation_id, 'Late: ' || name, 'Due dates', 'alert', 'in_app', 'all' FROM tasks
         WHERE organisation_id = current_organisation() RETURNING id, organisation_id)
       INSERT INTO user_notifications (id, organisation_id, user_id, notification_id)
       SELECT gen_random_uuid(), told.organisation_id, owner_id, told.id
       FROM told JOIN organisations ON organisations.id = told.organisation_id`,
    ],
    counted: 'alerts',
  },
];

/**
 * Extends and alerts as many due dates by the product's sweeps as by plain SQL, in two organisations that are alike, and
 * prints what both cost.
 * @param dates due dates that each sweep makes, or alerts
 * @returns the names of the sweeps that cost more than they may
 */
export async function benchSweeps(server: GrowthServer, dates: number): Promise<string[]> {
  printLine(`Sweeps of ${dates.toLocaleString('en-IN')} due dates, s of CPU`, 'sweep', 'plain SQL', 'ratio');
  const dear: string[] = [];
  for (const sweep of SWEEPS) {
    const rows = { tasks: Math.ceil(dates / DATES_OF_TASK), dates: DATES_OF_TASK };
    const kind = sweep.name === 'extending' ? 'to extend' : 'late';
    const own = await makeSeries(server, `${sweep.name} by the sweep`, kind, rows);
    const plain = await makeSeries(server, `${sweep.name} by SQL`, kind, rows);
    const cost = await measure(server, () => sweep.run(server, own));
    const plainCost = await measure(server, () => runPlain(server, plain, sweep.toStatements()));
    const written = [await count(server, own, sweep.counted), await count(server, plain, sweep.counted)];
    if (written[0] !== written[1] || (written[0] ?? 0) < dates)
      throw new Error(`${sweep.name}: the sweep made ${written[0]} rows, plain SQL ${written[1]}`);
    const ratio = toCpu(cost) / toCpu(plainCost);
    printLine(sweep.name, show(cost), show(plainCost), ratio);
    if (ratio > MOST_RATIO) dear.push(sweep.name);
  }
  return dear;
}

const show = (cost: Cost) => `${(toCpu(cost) / 1000).toFixed(1)} (${(cost.database / 1000).toFixed(1)})`;

async function runPlain(server: GrowthServer, of: Series, statements: readonly string[]): Promise<void> {
  const client = await server.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      "SELECT set_config('role', 'anupalan_app', true), set_config('app.organisation_id', $1, true)",
      [of.organisationId],
    );
    for (const statement of statements) await client.query(statement);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

async function count(server: GrowthServer, of: Series, table: string): Promise<number> {
  const { rows } = await server.pool.query(
    `SELECT count(*) AS rows FROM ${table} WHERE organisation_id = $1`,
    [of.organisationId],
  );
  return rows[0]?.rows ?? 0;
}
