import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { Application } from './application.ts';

/** A date of a task that comes from a renewal condition and is due once, with its order and the order's application. */
export type RenewalDateRow = Awaited<ReturnType<typeof listRenewalDates>>[number];

/** The dates of the renewal tasks of orders that count (D25), the latest first. */
export async function listRenewalDates(tx: Tx, documentIds: readonly string[]) {
  return tx
    .selectFrom('consentDocuments as document')
    .innerJoin('tasks as task', 'task.consentDocumentId', 'document.id')
    .innerJoin('obligations as obligation', 'obligation.id', 'task.obligationId')
    .innerJoin('scheduledTasks as scheduled', 'scheduled.taskId', 'task.id')
    .where(sql<boolean>`document.id = ANY(${[...documentIds]}::uuid[])`)
    .where('document.status', '=', 'ready')
    .where('document.archivedAt', 'is', null)
    .where('document.supersededById', 'is', null)
    .where('task.deletedAt', 'is', null)
    .where('task.periodDays', 'is', null)
    .where('obligation.category', '=', 'renewal')
    .where('scheduled.isWithdrawn', '=', false)
    .select([
      'document.id as documentId',
      'document.title',
      'document.facts',
      'document.correctedFacts',
      'document.validity',
      'document.renewalAppliedOn',
      'document.renewalReference',
      'task.evidenceRequired',
      'scheduled.id',
      'scheduled.taskId',
      'scheduled.dueDate',
      'scheduled.completedAt',
      'scheduled.completedOn',
      'scheduled.reference',
    ])
    .orderBy('scheduled.dueDate', 'desc')
    .orderBy('scheduled.id')
    .execute();
}

/** Writes the application of an order. */
export async function setApplication(
  tx: Tx,
  documentId: string,
  application: Application,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('consentDocuments')
    .set({ ...application, updatedAt: now })
    .where('id', '=', documentId)
    .execute();
}
