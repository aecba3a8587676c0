import type { Tx } from '../../database/database.ts';
import { factValue } from '../consent-documents/fact-value.ts';

/** Orders that count and have suggestions left: how many these are, the order with most of them first. */
export async function listToReview(tx: Tx) {
  return tx
    .selectFrom('consentDocuments as document')
    .innerJoin('obligations', (join) =>
      join
        .onRef('obligations.consentDocumentId', '=', 'document.id')
        .on('obligations.state', '=', 'suggested')
        .on('obligations.mergedInto', 'is', null),
    )
    .where('document.archivedAt', 'is', null)
    .where('document.supersededById', 'is', null)
    .where('document.status', '=', 'ready')
    .select((eb) => ['document.id', 'document.title', eb.fn.countAll<number>().as('suggestions')])
    .groupBy(['document.id', 'document.title'])
    .orderBy('suggestions', 'desc')
    .orderBy('document.id')
    .execute();
}

/** One-offs that had passed when they were accepted, and of which nobody has said whether they were done (D22). */
export async function listUnanswered(tx: Tx, today: string, limit: number) {
  return tx
    .selectFrom('obligations as obligation')
    .innerJoin('consentDocuments as document', (join) =>
      join
        .onRef('document.id', '=', 'obligation.consentDocumentId')
        .on('document.archivedAt', 'is', null)
        .on('document.supersededById', 'is', null)
        .on('document.status', '=', 'ready'),
    )
    .where('obligation.state', '=', 'accepted')
    .where('obligation.mergedInto', 'is', null)
    .where('obligation.recurring', '=', false)
    .where('obligation.done', 'is', null)
    .where('obligation.dueDate', '<', today)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('tasks').select('tasks.id').whereRef('tasks.obligationId', '=', 'obligation.id'),
        ),
      ),
    )
    .select([
      'obligation.id',
      'obligation.title',
      'obligation.consentDocumentId',
      'obligation.conditionNo',
      'obligation.dueDate',
      'document.title as order',
      factValue('kind').as('kind'),
    ])
    .orderBy('obligation.dueDate', 'desc')
    .orderBy('obligation.id')
    .limit(limit)
    .execute();
}
