import type { AlertResult } from '@anupalan/enums/notifications';
import type { AppRole } from '@anupalan/enums/roles';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { type AlertGroup, DATES_NAMED } from '../../mail/alert-mail.ts';

/** Lines of the ledger that one transaction decides on. */
const LINES_AT_ONCE = 5000;

/** Organisations with their zone and the last morning whose alerts were made; those whose trial is over are left out. */
export async function listMornings(tx: Tx, now: Date) {
  return tx
    .selectFrom('organisations')
    .leftJoin('alertMornings', 'alertMornings.organisationId', 'organisations.id')
    .select(['organisations.id', 'organisations.timeZone', 'alertMornings.lastMorning'])
    .where((eb) =>
      eb.or([eb('organisations.trialEndsAt', 'is', null), eb('organisations.trialEndsAt', '>', now)]),
    )
    .execute();
}

export async function getOrganisation(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('organisations')
    .select(['id', 'name', 'type', 'timeZone', 'ownerId', 'trialEndsAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, type: row.type as AppRole };
}

/**
 * Takes a morning: true for the first who asks, and for nobody after it has committed. Whoever asks meanwhile waits.
 * Any other morning may be taken, an earlier one too: a clock that was wrong once must not silence the days between.
 */
export async function claimMorning(
  tx: Tx,
  organisationId: string,
  morning: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('alertMornings')
    .values({ organisationId, lastMorning: morning, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('organisationId')
        .doUpdateSet({ lastMorning: morning, updatedAt: now })
        .where('alertMornings.lastMorning', '<>', morning),
    )
    .returning('lastMorning')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends what is open of earlier mornings. A mail that is recorded as sent counts as sent, whatever failed behind it; one
 * that never went out has failed, so that its stage is due again.
 */
export async function expirePendingMails(tx: Tx, before: string, note: string, now: Date): Promise<void> {
  const pending = tx
    .updateTable('alerts')
    .where('alerts.channel', '=', 'email')
    .where('alerts.result', '=', 'pending')
    .where('alerts.morning', '<', before);
  await pending
    .set({ result: 'sent', note: null, updatedAt: now })
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('alertMails as mail')
          .select('mail.morning')
          .whereRef('mail.userId', '=', 'alerts.recipientId')
          .whereRef('mail.morning', '=', 'alerts.morning'),
      ),
    )
    .execute();
  await pending.set({ result: 'failed', note, updatedAt: now }).execute();
  await tx.deleteFrom('alertMails').where('morning', '<', before).execute();
}

/** Users who are there, with whether a mail may go to them. */
export async function listActiveUsers(tx: Tx) {
  return tx
    .selectFrom('users')
    .select(['id', 'emailVerifiedAt'])
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .execute();
}

/** Whose mail, and of which morning. */
export type MailOf = { userId: string; morning: string };

/** The lines of a mail that are not decided yet, with how their subjects stand now. */
function selectPending(tx: Tx, { userId, morning }: MailOf) {
  return tx
    .selectFrom('alerts')
    .leftJoin('tasks as task', 'task.id', 'alerts.taskId')
    .leftJoin('scheduledTasks as scheduled', (join) =>
      join.onRef('scheduled.taskId', '=', 'alerts.taskId').onRef('scheduled.dueDate', '=', 'alerts.dueDate'),
    )
    .leftJoin('consentDocuments as document', 'document.id', 'alerts.consentDocumentId')
    .where('alerts.recipientId', '=', userId)
    .where('alerts.morning', '=', morning)
    .where('alerts.channel', '=', 'email')
    .where('alerts.result', '=', 'pending');
}

/** Done, taken away or renewed since the morning. */
const IS_SETTLED = sql<boolean>`CASE WHEN alerts.task_id IS NULL
  THEN document.archived_at IS NOT NULL OR document.superseded_by_id IS NOT NULL
  ELSE task.deleted_at IS NOT NULL OR scheduled.id IS NULL OR scheduled.completed_at IS NOT NULL END`;

/** What a mail says of a line. */
const LINE = [
  'taskId',
  'consentDocumentId',
  'dueDate',
  'assigneeId',
  'assigneeName',
  'title',
  'group',
] as const;

/**
 * What one user's mail of a morning is about: the first dates of each group, with the number of all in it. The rest
 * stays in the database, however long the list is.
 * @param today by which the groups are told apart
 */
export async function listMailed(tx: Tx, of: MailOf, today: string) {
  const group = sql<AlertGroup>`CASE WHEN alerts.task_id IS NULL THEN 'orders'
    WHEN alerts.due_date < ${today}::date THEN 'overdue'
    WHEN alerts.due_date = ${today}::date THEN 'today' ELSE 'coming' END`;
  const grouped = selectPending(tx, of)
    .leftJoin('users as assignee', 'assignee.id', 'task.assigneeId')
    .where(IS_SETTLED, '=', false)
    .select([
      'alerts.id',
      'alerts.taskId',
      'alerts.consentDocumentId',
      'alerts.dueDate',
      'assignee.id as assigneeId',
      'assignee.name as assigneeName',
      sql<string>`coalesce(task.name, document.title, '')`.as('title'),
      group.as('group'),
    ]);
  const counted = tx
    .selectFrom(grouped.as('line'))
    .select(LINE)
    .select([
      sql<number>`row_number() OVER (PARTITION BY line.group ORDER BY line.due_date, line.title, line.id)`.as(
        'place',
      ),
      sql<number>`count(*) OVER (PARTITION BY line.group)`.as('total'),
    ]);
  return tx
    .selectFrom(counted.as('counted'))
    .select([...LINE, 'total'])
    .where('place', '<=', DATES_NAMED)
    .orderBy('place')
    .execute();
}

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
