import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Takes back the answers that rejected obligations, where somebody has decided on these anew. */
export async function dropRejections(tx: Tx, obligationIds: readonly string[]): Promise<void> {
  if (obligationIds.length === 0) return;
  const ids = [...obligationIds];
  await tx
    .updateTable('consentDocuments')
    .set({
      answers: sql<string>`(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(answers)
        WHERE NOT coalesce(value ->> 'rejectedId' = ANY(${ids}::text[]), false))`,
    })
    .where('id', 'in', (eb) =>
      eb.selectFrom('obligations').select('consentDocumentId').where('id', 'in', ids),
    )
    .where(
      sql<boolean>`EXISTS (SELECT FROM jsonb_each(answers) WHERE value ->> 'rejectedId' = ANY(${ids}::text[]))`,
    )
    .execute();
}
