import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/**
 * Open due dates from the counts that are kept by day: how many are late and since when, how many come soon and when the
 * next does.
 * @param assigneeId of a person's tasks alone
 */
export async function countOpen(
  tx: Tx,
  { today, until }: { today: string; until: string },
  { assigneeId }: { assigneeId: string | null },
) {
  const counts = tx
    .selectFrom(assigneeId === null ? 'dueCounts' : 'facetCounts')
    .where('dueDate', '<=', until);
  const days = (assigneeId === null ? counts : counts.where(sql<boolean>`facet = ${assigneeId}::uuid`))
    .groupBy('dueDate')
    .select((eb) => ['dueDate', eb.fn.sum<number>('open').as('open')])
    .as('day');
  const none = sql<number>`0`;
  return tx
    .selectFrom(days)
    .where('open', '>', 0)
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('open').filterWhere('dueDate', '<', today), none).as('late'),
      eb.fn.min('dueDate').filterWhere('dueDate', '<', today).as('oldest'),
      eb.fn.coalesce(eb.fn.sum<number>('open').filterWhere('dueDate', '>=', today), none).as('coming'),
      eb.fn.min('dueDate').filterWhere('dueDate', '>=', today).as('next'),
    ])
    .executeTakeFirstOrThrow();
}

/** Orders that count and have suggestions left. */
export async function countToReview(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom('consentDocuments as document')
    .where('document.archivedAt', 'is', null)
    .where('document.supersededById', 'is', null)
    .where('document.status', '=', 'ready')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('obligations')
          .select('obligations.id')
          .whereRef('obligations.consentDocumentId', '=', 'document.id')
          .where('obligations.state', '=', 'suggested')
          .where('obligations.mergedInto', 'is', null),
      ),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Due dates of a year by month, and what became of them. Completed after the day counts as late. */
export async function countByMonth(tx: Tx, range: { from: string; to: string; today: string }) {
  const none = sql<number>`0`;
  return tx
    .selectFrom('dueCounts')
    .where('dueDate', '>=', range.from)
    .where('dueDate', '<=', range.to)
    .select((eb) => [
      sql<string>`to_char(due_date, 'YYYY-MM')`.as('month'),
      eb.fn.sum<number>('onTime').as('onTime'),
      eb.fn.sum<number>('late').as('late'),
      eb.fn.coalesce(eb.fn.sum<number>('open').filterWhere('dueDate', '<', range.today), none).as('overdue'),
      eb.fn.coalesce(eb.fn.sum<number>('open').filterWhere('dueDate', '>=', range.today), none).as('planned'),
    ])
    .groupBy(sql`1`)
    .execute();
}

export async function listChanges(tx: Tx, entities: string[], limit: number) {
  if (entities.length === 0) return [];
  return tx
    .selectFrom('auditLog')
    .select(['id', 'createdAt', 'actorName', 'summary', 'entity', 'entityId'])
    .where('entity', 'in', entities)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Requests to support that are not resolved. */
export async function countOpenSupport(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom('supportRequests')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', '<>', 'RESOLVED')
    .executeTakeFirstOrThrow();
  return total;
}
