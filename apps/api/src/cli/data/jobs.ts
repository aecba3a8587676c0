import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** What the states of a job are called by the queue. */
export const JOB_STATES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;

/** A job as operators see it; what it carries stays out, for it may name people. */
export type JobRow = {
  id: string;
  queue: string;
  state: string;
  attempts: number;
  retryLimit: number;
  createdAt: Date;
  startsAfter: Date;
  completedAt: Date | null;
  error: string | null;
};

/** Jobs, the newest first. @param filter `queues`: only of these */
export async function listJobs(
  tx: Tx,
  filter: { queues?: readonly string[] | undefined; state?: string | undefined; limit: number },
): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    SELECT id, name AS queue, state::text AS state, retry_count AS attempts, retry_limit AS "retryLimit",
      created_on AS "createdAt", start_after AS "startsAfter", completed_on AS "completedAt",
      coalesce(output ->> 'message', output -> 'value' ->> 'message') AS error
    FROM pgboss.job
    WHERE (${filter.queues ?? null}::text[] IS NULL OR name = ANY (${filter.queues ?? null}::text[]))
      AND (${filter.state ?? null}::text IS NULL OR state::text = ${filter.state ?? null})
    ORDER BY created_on DESC, id DESC LIMIT ${filter.limit}`.execute(tx);
  return rows;
}

/** A job by its id, or null. */
export async function findJob(tx: Tx, id: string): Promise<{ queue: string; state: string } | null> {
  const { rows } = await sql<{ queue: string; state: string }>`
    SELECT name AS queue, state::text AS state FROM pgboss.job WHERE id = ${id}::uuid`.execute(tx);
  return rows[0] ?? null;
}

/** How many jobs of each queue are in each state, and since when the oldest of those that wait does so. */
export async function countJobs(
  tx: Tx,
): Promise<{ queue: string; state: string; jobs: number; oldest: Date }[]> {
  const { rows } = await sql<{ queue: string; state: string; jobs: number; oldest: Date }>`
    SELECT name AS queue, state::text AS state, count(*) AS jobs, min(created_on) AS oldest
    FROM pgboss.job WHERE name NOT LIKE '\\_\\_%' GROUP BY name, state ORDER BY name, state`.execute(tx);
  return rows;
}
