import type { InputParagraph, OrderReading } from '@anupalan/compliance/reading/types';
import type { Tx } from '../../database/database.ts';

/** Claims an order for reading. @returns where its bytes lie, or null where there is nothing to read */
export async function begin(tx: Tx, id: string, now: Date) {
  const row = await tx
    .updateTable('consentDocuments')
    .set({ status: 'reading', progress: 0, page: null, updatedAt: now })
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .where('status', 'in', ['queued', 'reading'])
    .returning(['fileKey', 'size', 'mimeType', 'title', 'uploadedBy'])
    .executeTakeFirst();
  return row ?? null;
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

/** @returns false where the order was deleted meanwhile */
export async function fail(tx: Tx, id: string, failure: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('consentDocuments')
    .set({ status: 'failed', failure, page: null, updatedAt: now })
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type Finished = Pick<OrderReading, 'facts' | 'validity' | 'unreadPages'> & {
  pageCount: number | null;
  limits: object[];
  questions: object[];
  paragraphs: InputParagraph[] | null;
};

/** @returns false where the order was deleted meanwhile */
export async function finish(tx: Tx, id: string, reading: Finished, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('consentDocuments')
    .set({
      status: 'ready',
      progress: 1,
      page: null,
      failure: null,
      pageCount: reading.pageCount,
      unreadPages: reading.unreadPages,
      facts: JSON.stringify(reading.facts),
      validity: JSON.stringify(reading.validity),
      limits: JSON.stringify(reading.limits),
      questions: JSON.stringify(reading.questions),
      paragraphs: reading.paragraphs && JSON.stringify(reading.paragraphs),
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
