import type { DutyEventsQuery } from '@anupalan/validators/requests/obligations';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern } from '../../http/list.ts';

/** An accepted obligation without a period and a date, of an order that counts: it may wait for an event. */
export type UndatedRow = Awaited<ReturnType<typeof listUndated>>[number];

/** Order by order, the newest first, each in its own order. */
export async function listUndated(tx: Tx, query: Pick<DutyEventsQuery, 'consentDocumentId' | 'keyword'>) {
  let rows = tx
    .selectFrom('obligations')
    .innerJoin('consentDocuments as document', 'document.id', 'obligations.consentDocumentId')
    .where('obligations.state', '=', 'accepted')
    .where('obligations.mergedInto', 'is', null)
    .where('obligations.recurring', '=', false)
    .where('obligations.dueDate', 'is', null)
    .where('obligations.statedFrequency', 'is not', null)
    .where('document.status', '=', 'ready')
    .where('document.archivedAt', 'is', null)
    .where('document.supersededById', 'is', null);
  if (query.consentDocumentId)
    rows = rows.where('obligations.consentDocumentId', '=', query.consentDocumentId);
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    rows = rows.where((eb) =>
      eb.or([
        eb('obligations.title', 'ilike', pattern),
        eb('obligations.text', 'ilike', pattern),
        eb('document.title', 'ilike', pattern),
      ]),
    );
  }
  return rows
    .select([
      'obligations.id',
      'obligations.title',
      'obligations.text',
      'obligations.conditionNo',
      'obligations.recurring',
      'obligations.dueDate',
      'obligations.schedule',
      'obligations.statedFrequency',
      'obligations.citation',
      'obligations.consentDocumentId',
      'document.title as documentTitle',
    ])
    .orderBy('document.createdAt', 'desc')
    .orderBy('document.id')
    .orderBy('obligations.position')
    .execute();
}

/** The tasks that obligations have made, the latest day first. */
export async function listStarts(tx: Tx, obligationIds: readonly string[]) {
  return tx
    .selectFrom('tasks')
    .select([
      'id',
      'eventObligationId',
      'happenedOn',
      'nextDueOn',
      sql<string>`schedule ->> 'startDate'`.as('dueDate'),
    ])
    .where(sql<boolean>`event_obligation_id = ANY(${[...obligationIds]}::uuid[])`)
    .where('deletedAt', 'is', null)
    .orderBy('happenedOn', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
