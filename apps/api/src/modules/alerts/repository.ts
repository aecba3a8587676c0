import type { AlertResult, DeliveryChannel } from '@anupalan/enums/notifications';
import type { AppRole } from '@anupalan/enums/roles';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';

/** A line of the ledger before it is written. Exactly one of the two ids is there. */
export type LedgerEntry = {
  organisationId: string;
  taskId: string | null;
  consentDocumentId: string | null;
  dueDate: string;
  stage: number;
  recipientId: string;
  channel: DeliveryChannel;
  morning: string;
  result: AlertResult;
  note: string | null;
};

/** A line as it was written. */
export type WrittenEntry = Omit<LedgerEntry, 'organisationId' | 'morning' | 'note'>;

const ROWS_AT_ONCE = 1000;

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

/** Mails of earlier mornings that never went out: they count as failed, so that their stage is due again. */
export async function expirePendingMails(tx: Tx, before: string, note: string, now: Date): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ result: 'failed', note, updatedAt: now })
    .where('result', '=', 'pending')
    .where('morning', '<', before)
    .execute();
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

/** Dates that are not done and whose first alert may have come. */
export async function listOpenOccurrences(tx: Tx, today: string) {
  return tx
    .selectFrom('scheduledTasks as scheduled')
    .innerJoin('tasks as task', 'task.id', 'scheduled.taskId')
    .select([
      'scheduled.taskId',
      'scheduled.dueDate',
      'task.name',
      'task.alertDays',
      'task.schedule',
      'task.assigneeId',
    ])
    .where('task.deletedAt', 'is', null)
    .where('scheduled.completedAt', 'is', null)
    .where(
      sql<boolean>`scheduled.due_date <= ${today}::date + coalesce((SELECT max(days) FROM unnest(task.alert_days) AS days), 0)`,
    )
    .orderBy('scheduled.dueDate')
    .orderBy('scheduled.id')
    .execute();
}

/** Alerts that were sent, or left out on purpose, for open dates and for orders; what failed is due again. */
export async function listSentAlerts(tx: Tx) {
  return tx
    .selectFrom('alerts')
    .leftJoin('scheduledTasks as scheduled', (join) =>
      join.onRef('scheduled.taskId', '=', 'alerts.taskId').onRef('scheduled.dueDate', '=', 'alerts.dueDate'),
    )
    .select([
      'alerts.taskId',
      'alerts.consentDocumentId',
      'alerts.dueDate',
      'alerts.stage',
      'alerts.recipientId',
      'alerts.channel',
    ])
    .where('alerts.result', '<>', 'failed')
    .where((eb) => eb.or([eb('alerts.taskId', 'is', null), eb('scheduled.completedAt', 'is', null)]))
    .execute();
}

/**
 * Writes lines into the ledger. A line that is there already stays as it is, unless it failed: then it begins anew.
 * The rows travel as one JSON text: as parameters, thousands of them would hold the server up.
 * @returns those that were written
 */
export async function insertEntries(
  tx: Tx,
  entries: readonly LedgerEntry[],
  now: Date,
): Promise<WrittenEntry[]> {
  const written: WrittenEntry[] = [];
  for (const subject of ['task_id', 'consent_document_id'] as const) {
    const ofSubject = entries.filter((entry) => (entry.taskId !== null) === (subject === 'task_id'));
    for (let from = 0; from < ofSubject.length; from += ROWS_AT_ONCE) {
      const rows = ofSubject.slice(from, from + ROWS_AT_ONCE).map((entry) => ({ id: uuidv7(), ...entry }));
      const { rows: done } = await sql<WrittenEntry>`
        INSERT INTO alerts (id, organisation_id, task_id, consent_document_id, due_date, stage, recipient_id, channel,
          morning, result, note, created_at, updated_at)
        SELECT entry.*, ${now}::timestamptz, ${now}::timestamptz
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS entry(id uuid, "organisationId" uuid, "taskId" uuid,
          "consentDocumentId" uuid, "dueDate" date, stage integer, "recipientId" uuid, channel text, morning date,
          result text, note text)
        ON CONFLICT (${sql.ref(subject)}, due_date, stage, recipient_id, channel)
          WHERE ${sql.ref(subject)} IS NOT NULL
          DO UPDATE SET morning = excluded.morning, result = excluded.result, note = excluded.note,
            updated_at = excluded.updated_at
          WHERE alerts.result = 'failed'
        RETURNING task_id, consent_document_id, due_date, stage, recipient_id, channel, result`.execute(tx);
      written.push(...done);
    }
  }
  return written;
}

/** What one user's mail of a morning is about, with how things stand now. */
export async function listMailed(tx: Tx, userId: string, morning: string) {
  return tx
    .selectFrom('alerts')
    .leftJoin('tasks as task', 'task.id', 'alerts.taskId')
    .leftJoin('users as assignee', 'assignee.id', 'task.assigneeId')
    .leftJoin('scheduledTasks as scheduled', (join) =>
      join.onRef('scheduled.taskId', '=', 'alerts.taskId').onRef('scheduled.dueDate', '=', 'alerts.dueDate'),
    )
    .leftJoin('consentDocuments as document', 'document.id', 'alerts.consentDocumentId')
    .select([
      'alerts.id',
      'alerts.taskId',
      'alerts.consentDocumentId',
      'alerts.dueDate',
      'task.name',
      'task.deletedAt',
      'assignee.id as assigneeId',
      'assignee.name as assigneeName',
      'scheduled.id as scheduledId',
      'scheduled.completedAt',
      'document.title',
      'document.archivedAt',
      'document.supersededById',
    ])
    .where('alerts.recipientId', '=', userId)
    .where('alerts.morning', '=', morning)
    .where('alerts.channel', '=', 'email')
    .where('alerts.result', '=', 'pending')
    .orderBy('alerts.dueDate')
    .orderBy('alerts.id')
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

/** Writes what became of mails, unless a later morning has taken them over. */
export async function setResult(
  tx: Tx,
  ids: readonly string[],
  morning: string,
  outcome: { result: AlertResult; note: string | null; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('alerts')
    .set({ result: outcome.result, note: outcome.note, updatedAt: outcome.now })
    .where('id', 'in', [...ids])
    .where('morning', '=', morning)
    .execute();
}
