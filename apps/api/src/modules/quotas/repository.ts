import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** What was set for an organisation (null: nothing), and what decides which is the usual. */
export type Limits = Awaited<ReturnType<typeof getLimits>>;

/** @param options `lock`: nobody else gets the limits with a lock before the end of this transaction */
export async function getLimits(tx: Tx, organisationId: string, options: { lock?: boolean } = {}) {
  return tx
    .selectFrom('organisations')
    .select(['storageQuotaBytes', 'dailyPages', 'trialEndsAt', 'timeZone'])
    .where('id', '=', organisationId)
    .$if(options.lock === true, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
}

/**
 * Bytes of the files that an organisation keeps: orders and what is shown of them, evidence, technical documents,
 * reports of results, packs of orders, and those that it has handed in as a laboratory. Pictures of people are left out, for each is small. A deleted order
 * counts as long as a task cites it, as its file stays so long (D26); a version that was brought back has no file of its
 * own. Summed from indexes that hold the sizes: 100,000 files take some 20 ms, and a sum cannot drift as a counter does.
 */
export async function sumFiles(tx: Tx, organisationId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT (
      (SELECT COALESCE(sum(size + COALESCE(shown_size, 0)), 0) FROM consent_documents
        WHERE organisation_id = ${organisationId} AND (archived_at IS NULL OR id IN (
          SELECT consent_document_id FROM tasks
          WHERE organisation_id = ${organisationId} AND deleted_at IS NULL AND consent_document_id IS NOT NULL)))
      + (SELECT COALESCE(sum(size), 0) FROM evidence WHERE organisation_id = ${organisationId})
      + (SELECT COALESCE(sum(size), 0) FROM technical_versions
          WHERE organisation_id = ${organisationId} AND restored_from IS NULL)
      + (SELECT COALESCE(sum(size), 0) FROM result_reports
          WHERE organisation_id = ${organisationId} AND file_key IS NOT NULL)
      + (SELECT COALESCE(sum(size), 0) FROM order_packs
          WHERE organisation_id = ${organisationId} AND status = 'ready')
      + (SELECT COALESCE(sum(size), 0) FROM lab_reports WHERE lab_id = ${organisationId})
    )::bigint AS bytes`.execute(tx);
  return rows[0]?.bytes ?? 0;
}

/** Pages that were read for an organisation on one of its days. */
export async function getPagesRead(tx: Tx, organisationId: string, day: string): Promise<number> {
  const row = await tx
    .selectFrom('pagesRead')
    .select('pages')
    .where('organisationId', '=', organisationId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.pages ?? 0;
}

/** Adds to the pages that were read for an organisation on one of its days. */
export async function addPagesRead(
  tx: Tx,
  organisationId: string,
  day: string,
  pages: number,
): Promise<void> {
  await tx
    .insertInto('pagesRead')
    .values({ organisationId, day, pages })
    .onConflict((conflict) =>
      conflict
        .columns(['organisationId', 'day'])
        .doUpdateSet((eb) => ({ pages: eb('pagesRead.pages', '+', eb.ref('excluded.pages')) })),
    )
    .execute();
}
