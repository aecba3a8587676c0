import { NAME_RULE } from '@anupalan/compliance/reading/names/rename';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { DB } from '../../database/types.generated.ts';
import type { NewObligation } from './repository.ts';

/**
 * Every row of an order, also what was merged into another, and whether it is kept over a re-read: what a person has
 * decided on, changed, added, merged or linked.
 */
export async function listForReading(tx: Tx, documentId: string) {
  return tx
    .selectFrom('obligations')
    .select(['id', 'citation', 'readCitation', 'statedFrequency', 'source', 'mergedInto'])
    .select((eb) => eb.not(undecided(eb)).as('isKept'))
    .where('consentDocumentId', '=', documentId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** @param except ids of rows that stay all the same */
export async function deleteUndecided(
  tx: Tx,
  documentId: string,
  except: readonly string[] = [],
): Promise<void> {
  await tx
    .deleteFrom('obligations')
    .where('consentDocumentId', '=', documentId)
    .where((eb) => undecided(eb))
    .where(sql<boolean>`NOT id = ANY(${[...except]}::uuid[])`)
    .execute();
}

/** What a reading says of a row that was read before. */
const READ_COLUMNS = [
  'position',
  'title',
  'text',
  'conditionNo',
  'category',
  'frequency',
  'recurring',
  'statedFrequency',
  'dueDate',
  'schedule',
  'recurrence',
  'basis',
  'citation',
  'confidence',
  'state',
  'learnedFrom',
  'readAs',
  'titleEditedAt',
  'nameRule',
] as const;

/** Stores what was read; a row that is there is read anew, unless somebody has decided on it meanwhile. */
export async function saveRead(tx: Tx, rows: NewObligation[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 1000) {
    await tx
      .insertInto('obligations')
      .values(rows.slice(from, from + 1000).map((row) => ({ ...row, nameRule: NAME_RULE })))
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) =>
            Object.fromEntries(READ_COLUMNS.map((column) => [column, eb.ref(`excluded.${column}`)])),
          )
          .where((eb) => undecided(eb)),
      )
      .execute();
  }
}

/** Whether an order has any, also such as were merged or rejected. */
export async function hasObligations(tx: Tx, documentId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('obligations')
    .select('id')
    .where('consentDocumentId', '=', documentId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What nobody has decided on: as it was read, or as a lesson says. */
function undecided(eb: ExpressionBuilder<DB, 'obligations'>) {
  return eb.and([
    eb.or([
      eb('obligations.state', '=', 'suggested'),
      eb.and([eb('obligations.state', '=', 'rejected'), eb('obligations.learnedFrom', 'is not', null)]),
    ]),
    eb('obligations.editedAt', 'is', null),
    eb('obligations.pastAnswer', 'is', null),
    eb('obligations.statutoryIds', 'is', null),
    eb('obligations.mergedInto', 'is', null),
  ]);
}
