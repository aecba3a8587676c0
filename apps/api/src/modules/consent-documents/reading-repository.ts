import type { InputParagraph, OrderReading } from '@anupalan/compliance/reading/types';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { StoredDoubt } from './doubts.ts';

const HAS_NO_READER = sql<boolean>`NOT EXISTS (
  SELECT 1 FROM pgboss.job
  WHERE name = 'read-order' AND state IN ('created', 'retry', 'active')
    AND data ->> 'consentDocumentId' = consent_documents.id::text
)`;

/** Claims an order for reading. @returns where its bytes lie, or null where there is nothing to read */
export async function begin(tx: Tx, id: string, now: Date) {
  const row = await tx
    .updateTable('consentDocuments')
    .set({ status: 'reading', progress: 0, page: null, readFrom: null, updatedAt: now })
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .where('status', 'in', ['queued', 'reading'])
    .returning(['fileKey', 'size', 'mimeType', 'shownKey', 'shownSize', 'title', 'uploadedBy'])
    .executeTakeFirst();
  return row ?? null;
}

/** At most so many in one go; the next sweep takes the rest. */
const MOST_IN_A_SWEEP = 500;

/**
 * Orders that are queued or being read, without a job that does it, and whose day has come; of all organisations in a
 * system transaction.
 */
export async function listWithoutReader(
  tx: Tx,
  now: Date,
): Promise<{ id: string; organisationId: string }[]> {
  return tx
    .selectFrom('consentDocuments')
    .select(['id', 'organisationId'])
    .where('archivedAt', 'is', null)
    .where('status', 'in', ['queued', 'reading'])
    .where((eb) => eb.or([eb('readFrom', 'is', null), eb('readFrom', '<=', now)]))
    .where(HAS_NO_READER)
    .orderBy('id')
    .limit(MOST_IN_A_SWEEP)
    .execute();
}

/** Puts an order off that would be read now. @returns false where there is nothing to read */
export async function putOff(tx: Tx, id: string, readFrom: Date, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('consentDocuments')
    .set({ status: 'queued', progress: 0, page: null, readFrom, updatedAt: now })
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .where('status', 'in', ['queued', 'reading'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Orders of an organisation that were put off, in a system transaction. */
export async function listPutOff(tx: Tx, organisationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('consentDocuments')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('archivedAt', 'is', null)
    .where('status', '=', 'queued')
    .where('readFrom', 'is not', null)
    .where(HAS_NO_READER)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Claims an order that is queued or being read but that no job reads. @returns false where one does */
export async function adopt(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('consentDocuments')
    .set({ status: 'queued', progress: 0, page: null, readFrom: null, updatedAt: now })
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .where('status', 'in', ['queued', 'reading'])
    .where(HAS_NO_READER)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setProgress(
  tx: Tx,
  id: string,
  state: { page: number; pageCount: number; progress: number },
): Promise<void> {
  await tx
    .updateTable('consentDocuments')
    .set(state)
    .where('id', '=', id)
    .where('status', '=', 'reading')
    .execute();
}

/** Keeps what is known while pages are still read. @returns false where the order is not being read any more */
export async function setSoFar(
  tx: Tx,
  id: string,
  {
    facts,
    validity,
    doubts,
    ...state
  }: { page: number; pageCount: number; progress: number; doubts: StoredDoubt[] } & Pick<
    OrderReading,
    'facts' | 'validity'
  >,
): Promise<boolean> {
  const row = await tx
    .updateTable('consentDocuments')
    .set({
      ...state,
      facts: JSON.stringify(facts),
      validity: JSON.stringify(validity),
      doubts: JSON.stringify(doubts),
    })
    .where('id', '=', id)
    .where('status', '=', 'reading')
    .where('archivedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false where the order was deleted meanwhile */
export async function fail(
  tx: Tx,
  id: string,
  { failure, needsPassword = false }: { failure: string; needsPassword?: boolean },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('consentDocuments')
    .set({ status: 'failed', failure, needsPassword, page: null, updatedAt: now })
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an order another title, unless a person has named it meanwhile. */
export async function rename(tx: Tx, id: string, { from, to }: { from: string; to: string }): Promise<void> {
  await tx
    .updateTable('consentDocuments')
    .set({ title: to })
    .where('id', '=', id)
    .where('title', '=', from)
    .execute();
}

type Finished = Pick<OrderReading, 'facts' | 'validity' | 'unreadPages' | 'unreadLines'> & {
  recognisedPages: number[];
  doubts: StoredDoubt[];
  pageCount: number | null;
  paragraphs: InputParagraph[] | null;
};

/** Replaces the questions of an order: they name obligations, so these come first. */
export async function setQuestions(tx: Tx, id: string, questions: object[]): Promise<void> {
  await tx
    .updateTable('consentDocuments')
    .set({ questions: JSON.stringify(questions) })
    .where('id', '=', id)
    .execute();
}

/** @returns false where the order was deleted meanwhile */
export async function finish(tx: Tx, id: string, reading: Finished, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('consentDocuments')
    .set({
      status: 'ready',
      progress: 1,
      page: null,
      failure: null,
      needsPassword: false,
      pageCount: reading.pageCount,
      unreadPages: reading.unreadPages,
      unreadLines: JSON.stringify(reading.unreadLines ?? []),
      recognisedPages: reading.recognisedPages,
      doubts: JSON.stringify(reading.doubts),
      facts: JSON.stringify(reading.facts),
      validity: JSON.stringify(reading.validity),
      paragraphs: reading.paragraphs && JSON.stringify(reading.paragraphs),
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
