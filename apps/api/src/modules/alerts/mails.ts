import type { AlertResult } from '@anupalan/enums/notifications';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Lines of the ledger that one transaction decides on. */
const LINES_AT_ONCE = 5000;

/** Whose mail, and of which morning. */
export type MailOf = { userId: string; morning: string };

/** The order of a line that is about one. */
export const ORDER_ID = sql<string | null>`coalesce(alerts.consent_document_id, alerts.renewal_of_id)`;

/** The lines of a mail that are not decided yet, with how their subjects stand now. */
export function selectPending(tx: Tx, { userId, morning }: MailOf) {
  return tx
    .selectFrom('alerts')
    .leftJoin('tasks as task', 'task.id', 'alerts.taskId')
    .leftJoin('scheduledTasks as scheduled', (join) =>
      join.onRef('scheduled.taskId', '=', 'alerts.taskId').onRef('scheduled.dueDate', '=', 'alerts.dueDate'),
    )
    .leftJoin('consentDocuments as document', (join) => join.on('document.id', '=', ORDER_ID))
    .where('alerts.recipientId', '=', userId)
    .where('alerts.morning', '=', morning)
    .where('alerts.channel', '=', 'email')
    .where('alerts.result', '=', 'pending');
}

/** Done, taken away, applied for or renewed since the morning. */
export const IS_SETTLED = sql<boolean>`CASE WHEN alerts.task_id IS NULL
  THEN document.archived_at IS NOT NULL OR document.superseded_by_id IS NOT NULL
    OR alerts.renewal_of_id IS NOT NULL AND document.renewal_applied_on IS NOT NULL
  ELSE task.deleted_at IS NOT NULL OR scheduled.id IS NULL OR scheduled.completed_at IS NOT NULL END`;

/** Who a mail goes to, or undefined where no mail may go to them any more. */
export async function findReader(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
}

/** Notes that a mail went out. The second time it stays as it is. */
export async function recordMail(
  tx: Tx,
  { organisationId, userId, morning, sentAt }: MailOf & { organisationId: string; sentAt: Date },
): Promise<void> {
  await tx
    .insertInto('alertMails')
    .values({ organisationId, userId, morning, sentAt })
    .onConflict((conflict) => conflict.columns(['organisationId', 'userId', 'morning']).doNothing())
    .execute();
}

/** Whether a mail is recorded as sent. */
export async function isMailSent(tx: Tx, { userId, morning }: MailOf): Promise<boolean> {
  const found = await tx
    .selectFrom('alertMails')
    .select('sentAt')
    .where('userId', '=', userId)
    .where('morning', '=', morning)
    .executeTakeFirst();
  return found !== undefined;
}

/** What became of lines of the ledger. */
export type Outcome = { result: AlertResult; note: string | null; now: Date };

/**
 * Writes what became of a mail into some of its lines that are not decided yet; a later morning may have taken them
 * over, and has them then.
 * @returns whether there may be more
 */
export async function setSomeResults(
  tx: Tx,
  of: MailOf,
  which: 'settled' | 'all',
  outcome: Outcome,
): Promise<boolean> {
  const some = selectPending(tx, of).select('alerts.id').limit(LINES_AT_ONCE);
  const { numUpdatedRows } = await tx
    .updateTable('alerts')
    .set({ result: outcome.result, note: outcome.note, updatedAt: outcome.now })
    .where('alerts.id', 'in', which === 'settled' ? some.where(IS_SETTLED, '=', true) : some)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === BigInt(LINES_AT_ONCE);
}
