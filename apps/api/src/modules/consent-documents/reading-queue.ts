import type { QueuePlace } from '@anupalan/validators/entities/consent-document';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { JobPayloads, JobQueue } from '../../jobs/job-queue.ts';
import { getReadingSeconds } from './reading-pace.ts';

/** Orders that one server reads at the same time: each reading is a process of its own that takes a whole core. */
export const READERS = 2;

/**
 * Queues a reading behind what its organisation has queued already, and level with the first of everybody else:
 * organisations take turns, however much one of them has sent. The turn is the job's priority, counted downwards
 * (start-time fair queueing); it begins anew at 0 whenever nothing waits.
 * @param options `startAfter` in seconds
 */
export async function queueReading(
  jobs: JobQueue,
  tx: Tx,
  payload: JobPayloads['read-order'],
  options: { startAfter?: number } = {},
): Promise<void> {
  const { rows } = await sql<{ turn: number }>`
    SELECT GREATEST(
      COALESCE(min(-priority) FILTER (WHERE state = 'active' OR start_after <= now()), 0),
      COALESCE(max(-priority) FILTER (WHERE group_id = ${payload.organisationId}) + 1, 0)
    ) AS turn
    FROM pgboss.job WHERE name = 'read-order' AND state IN ('created', 'retry', 'active')`.execute(tx);
  await jobs.enqueue(tx, 'read-order', payload, {
    ...options,
    priority: -(rows[0]?.turn ?? 0),
    groupId: payload.organisationId,
  });
}

/**
 * The places of those orders that are queued, of whatever organisations; one that no job will read has none. What is
 * being read counts among those before.
 */
export async function listPlaces(
  tx: Tx,
  orders: readonly { id: string; status: string }[],
): Promise<ReadonlyMap<string, QueuePlace>> {
  const ids = orders.filter(({ status }) => status === 'queued').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; position: number }>`
    SELECT id, position FROM (
      SELECT data ->> 'consentDocumentId' AS id,
        row_number() OVER (ORDER BY state DESC, priority DESC, created_on)::int AS position
      FROM pgboss.job
      WHERE name = 'read-order' AND (state = 'active' OR state IN ('created', 'retry') AND start_after <= now())
    ) AS places
    WHERE id = ANY(${ids})`.execute(tx);
  return new Map(rows.map(({ id, position }) => [id, { position, expectedWaitSeconds: toWait(position) }]));
}

/** Readers work side by side: who is among the first has one at once. */
function toWait(position: number): number {
  return Math.ceil((Math.max(0, position - READERS) / READERS) * getReadingSeconds());
}
