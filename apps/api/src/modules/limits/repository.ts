import type { Citation } from '@anupalan/validators/entities/citation';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { insertRows, type RowOf } from '../../database/insert-rows.ts';
import type { Finding, FindingSort, Printed } from './findings.ts';

/** Both tables have the same columns but for those of the values, which go by `columns` of the sort. */
type Shared = 'consentLimits';
const tableOf = <V>({ table }: FindingSort<V>): Shared => table as Shared;

function selectFindings<V>(tx: Tx, sort: FindingSort<V>) {
  return tx
    .selectFrom(tableOf(sort))
    .select(['id', 'citation', 'confidence', 'source', 'readAs'])
    .select(
      Object.entries<string>(sort.columns).map(([name, column]) => sql.ref<string | null>(column).as(name)),
    );
}

type Row = Record<string, unknown>;

function toFinding<V>(sort: FindingSort<V>, row: Row): Finding<V> {
  const { id, citation, confidence, source, readAs } = row;
  const values = Object.fromEntries(Object.keys(sort.columns).map((name) => [name, row[name]]));
  return { id, values, citation, confidence, source, readAs } as Finding<V>;
}

/** The rows of orders that a person has not removed, by order, each in its order. */
export async function listFindings<V>(
  tx: Tx,
  sort: FindingSort<V>,
  documentIds: readonly string[],
): Promise<Map<string, Finding<V>[]>> {
  const rows = await selectFindings(tx, sort)
    .select('consentDocumentId')
    .where('consentDocumentId', 'in', documentIds)
    .where('removedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const found = new Map<string, Finding<V>[]>();
  for (const row of rows) {
    const own = found.get(row.consentDocumentId) ?? [];
    own.push(toFinding(sort, row));
    found.set(row.consentDocumentId, own);
  }
  return found;
}

/** One row of an order, for change; null where it is not there or was removed. */
export async function lockFinding<V>(
  tx: Tx,
  sort: FindingSort<V>,
  { documentId, id }: { documentId: string; id: string },
): Promise<Finding<V> | null> {
  const row = await selectFindings(tx, sort)
    .where('consentDocumentId', '=', documentId)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? toFinding(sort, row) : null;
}

/** Rows of an order that a person added, corrected or removed: a later reading leaves them alone. */
export async function listKept<V>(tx: Tx, sort: FindingSort<V>, documentId: string): Promise<Finding<V>[]> {
  const rows = await selectFindings(tx, sort)
    .where('consentDocumentId', '=', documentId)
    .where((eb) => eb.or([eb('source', '=', 'person'), eb('removedAt', 'is not', null)]))
    .orderBy('position')
    .execute();
  return rows.map((row) => toFinding(sort, row));
}

/** Deletes what only the reader has said. */
export async function deleteRead<V>(tx: Tx, sort: FindingSort<V>, documentId: string): Promise<void> {
  await tx
    .deleteFrom(tableOf(sort))
    .where('consentDocumentId', '=', documentId)
    .where('source', '=', 'read')
    .where('removedAt', 'is', null)
    .execute();
}

/** Where the next row of an order goes: behind the last. */
export async function findNextPosition<V>(tx: Tx, sort: FindingSort<V>, documentId: string): Promise<number> {
  const row = await tx
    .selectFrom(tableOf(sort))
    .select((eb) => eb.fn.max<number | null>('position').as('last'))
    .where('consentDocumentId', '=', documentId)
    .executeTakeFirst();
  return (row?.last ?? -1) + 1;
}

/** A new row; JSON columns take the value itself. */
export type NewFinding<V> = Omit<Finding<V>, 'readAs'> & {
  organisationId: string;
  consentDocumentId: string;
  position: number;
  now: Date;
};

export async function insertFindings<V>(
  tx: Tx,
  sort: FindingSort<V>,
  rows: readonly NewFinding<V>[],
): Promise<void> {
  await insertRows(
    tx,
    tableOf(sort),
    rows.map(
      (row) =>
        ({
          ...toColumns(sort, row.values),
          id: row.id,
          organisationId: row.organisationId,
          consentDocumentId: row.consentDocumentId,
          position: row.position,
          citation: row.citation,
          confidence: row.confidence,
          source: row.source,
          createdAt: row.now,
          updatedAt: row.now,
        }) as unknown as RowOf<Shared>,
    ),
  );
}

function toColumns<V>(sort: FindingSort<V>, values: Partial<V>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<string>(sort.columns)
      .filter(([name]) => values[name as keyof V] !== undefined)
      .map(([name, column]) => [column, values[name as keyof V]]),
  );
}

/** What a person has put right; the first correction keeps what was read. */
export async function correctFinding<V>(
  tx: Tx,
  sort: FindingSort<V>,
  id: string,
  correction: { changes: Partial<V>; citation: Citation | undefined; readAs: Printed<V> | null; now: Date },
): Promise<void> {
  const { changes, citation, readAs, now } = correction;
  await tx
    .updateTable(tableOf(sort))
    .set({
      ...toColumns(sort, changes),
      ...(citation === undefined ? {} : { citation: JSON.stringify(citation) }),
      readAs: readAs && JSON.stringify(readAs),
      source: 'person',
      confidence: 1,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Removes a row that was read: it stays, unseen, so that the next reading does not bring it back. */
export async function hideFinding<V>(tx: Tx, sort: FindingSort<V>, id: string, now: Date): Promise<void> {
  await tx.updateTable(tableOf(sort)).set({ removedAt: now, updatedAt: now }).where('id', '=', id).execute();
}

export async function deleteFinding<V>(tx: Tx, sort: FindingSort<V>, id: string): Promise<void> {
  await tx.deleteFrom(tableOf(sort)).where('id', '=', id).execute();
}
