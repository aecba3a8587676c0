import type { OrganisationFacts } from '@anupalan/compliance/statutory/types';
import type { ConsentKind } from '@anupalan/enums/consents';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { IS_ROUND_OR_NOT } from '../duties/is-round.ts';

/** Who confirmed which entry, and when. */
export async function listConfirmations(tx: Tx) {
  return tx
    .selectFrom('statutoryConfirmations as confirmation')
    .innerJoin('users', 'users.id', 'confirmation.confirmedBy')
    .select(['confirmation.statutoryId', 'confirmation.confirmedAt', 'users.id as userId', 'users.name'])
    .execute();
}

/** @returns false where it was confirmed before: who did first stays */
export async function insertConfirmation(
  tx: Tx,
  row: { organisationId: string; statutoryId: string; confirmedBy: string; confirmedAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('statutoryConfirmations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['organisationId', 'statutoryId']).doNothing())
    .returning('statutoryId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns false where it was not confirmed */
export async function deleteConfirmation(tx: Tx, statutoryId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('statutoryConfirmations')
    .where('statutoryId', '=', statutoryId)
    .returning('statutoryId')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The live tasks that were made of entries: id of the task by id of the entry. */
export async function mapTasks(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('tasks')
    .select(['id', 'statutoryId'])
    .where('deletedAt', 'is', null)
    .where('statutoryId', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.statutoryId ?? '', row.id]));
}

/** Live tasks of entries that no order has taken over. */
export async function listFreeTasks(tx: Tx, statutoryIds: readonly string[]): Promise<{ name: string }[]> {
  return tx
    .selectFrom('tasks')
    .select('name')
    .where('deletedAt', 'is', null)
    .where('obligationId', 'is', null)
    .where(sql<boolean>`statutory_id = ANY(${[...statutoryIds]}::uuid[])`)
    .orderBy('id')
    .execute();
}

/** Makes a task that of its order alone, unless it is of one of the entries. */
export async function releaseTask(
  tx: Tx,
  taskId: string,
  except: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ statutoryId: null, updatedAt: now })
    .where('id', '=', taskId)
    .where(sql<boolean>`statutory_id <> ALL(${[...except]}::uuid[])`)
    .execute();
}

/** The kind of an order, as a person has corrected it. */
const ORDER_KIND = sql<
  string | null
>`CASE WHEN document.corrected_facts ? 'kind' THEN document.corrected_facts ->> 'kind' ELSE document.facts -> 'kind' ->> 'value' END`;

/** A duty of an order that counts, not rejected, with its order and its task. */
export type DutyRow = Awaited<ReturnType<typeof listDuties>>[number];

/** Duties of the orders that count, accepted ones first; with `ids` those of them, in whichever order they stand. */
export async function listDuties(tx: Tx, ids?: readonly string[]) {
  return tx
    .selectFrom('obligations as duty')
    .innerJoin('consentDocuments as document', 'document.id', 'duty.consentDocumentId')
    .leftJoin('tasks as task', (join) =>
      join.onRef('task.obligationId', '=', 'duty.id').on('task.deletedAt', 'is', null),
    )
    .select([
      'duty.id',
      'duty.title',
      'duty.conditionNo',
      'duty.citation',
      'duty.category',
      'duty.frequency',
      'duty.state',
      'duty.statutoryIds',
      'duty.consentDocumentId',
      'document.title as documentTitle',
      ORDER_KIND.as('orderKind'),
      'task.id as taskId',
    ])
    .where('duty.state', '<>', 'rejected')
    .where('duty.mergedInto', 'is', null)
    .where('document.status', '=', 'ready')
    .where('document.archivedAt', 'is', null)
    .where('document.supersededById', 'is', null)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`duty.id = ANY(${[...(ids ?? [])]}::uuid[])`))
    .orderBy('duty.state')
    .orderBy('document.createdAt', 'desc')
    .orderBy('document.id')
    .orderBy('duty.position')
    .execute();
}

/**
 * Duties whose live task is no round, as far as they tell what they ask for. Log books and the like are most of an order
 * and repeat nothing of the catalogue.
 */
export async function listDutiesWithTask(tx: Tx) {
  return tx
    .selectFrom('tasks as task')
    .innerJoin('obligations as duty', 'duty.id', 'task.obligationId')
    .innerJoin('consentDocuments as document', 'document.id', 'duty.consentDocumentId')
    .select([
      'duty.title',
      sql<string>`duty.citation ->> 'quote'`.as('quote'),
      'duty.category',
      'duty.frequency',
      'duty.statutoryIds',
      ORDER_KIND.as('orderKind'),
      'task.id as taskId',
    ])
    .where('task.deletedAt', 'is', null)
    .where('duty.mergedInto', 'is', null)
    .where(sql<boolean>`NOT ${IS_ROUND_OR_NOT}`)
    .execute();
}

/** What of an organisation decides which entries are for it: its page, and the kinds of its orders that count. */
export async function getFacts(tx: Tx, organisationId: string): Promise<OrganisationFacts> {
  const page = await tx
    .selectFrom('organisations')
    .select(['type', 'state', 'sector', 'category', 'wastes', 'equipment'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const kinds = await tx
    .selectFrom('consentDocuments')
    .select(
      sql<
        string | null
      >`CASE WHEN corrected_facts ? 'kind' THEN corrected_facts ->> 'kind' ELSE facts -> 'kind' ->> 'value' END`.as(
        'kind',
      ),
    )
    .distinct()
    .where('archivedAt', 'is', null)
    .where('supersededById', 'is', null)
    .where('status', '=', 'ready')
    .execute();
  return {
    state: page.state,
    category: page.category,
    // Whatever a laboratory calls its sector, it is one.
    sector: page.type === 'lab' ? 'laboratory' : page.sector,
    wastes: page.wastes as string[],
    equipment: page.equipment as string[],
    consents: kinds.flatMap(({ kind }) => (kind === null ? [] : [kind as ConsentKind])),
  };
}
