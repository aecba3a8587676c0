import type { AlertResult, AlertSubject, DeliveryChannel } from '@anupalan/enums/notifications';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../database/database.ts';
import { toArrayText } from '../../database/insert-rows.ts';

/** A line of the ledger before it is written; `subjectId` is the id of a task or of an order, `morning` that of its delivery. */
export type LedgerEntry = {
  subjectId: string;
  dueDate: string;
  stage: number;
  recipientId: string;
  channel: DeliveryChannel;
  morning: string;
  result: AlertResult;
  note: string | null;
};

/** Some tasks whose first alert may have come, in the order of their ids. */
export async function listDueTasks(tx: Tx, today: string, after: string | null, limit: number) {
  return tx
    .selectFrom('tasks as task')
    .select(['task.id', 'task.name', 'task.alertDays', 'task.schedule', 'task.assigneeId'])
    .where('task.deletedAt', 'is', null)
    .where(sql<boolean>`task.next_due_on <= ${toLastDay(today)}`)
    .$if(after !== null, (tasks) => tasks.where('task.id', '>', after ?? ''))
    .orderBy('task.id')
    .limit(limit)
    .execute();
}

/** The last due date of a task whose first alert may have come. */
function toLastDay(today: string) {
  return sql`${today}::date + coalesce((SELECT max(days) FROM unnest(task.alert_days) AS days), 0)`;
}

/** The open due dates of tasks whose first alert may have come, ascending, by task. */
export async function listOpenDates(
  tx: Tx,
  taskIds: readonly string[],
  today: string,
): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('scheduledTasks as scheduled')
    .innerJoin('tasks as task', 'task.id', 'scheduled.taskId')
    .select([
      'scheduled.taskId',
      // As one text: the driver takes an array apart element by element.
      sql<string>`string_agg(scheduled.due_date::text, ',' ORDER BY scheduled.due_date)`.as('dates'),
    ])
    .where(sql<boolean>`scheduled.task_id = ANY(${taskIds}::uuid[])`)
    .where('scheduled.completedAt', 'is', null)
    .where(sql<boolean>`NOT scheduled.is_withdrawn`)
    .where(sql<boolean>`scheduled.due_date <= ${toLastDay(today)}`)
    .groupBy('scheduled.taskId')
    .execute();
  return new Map(rows.map(({ taskId, dates }) => [taskId, dates.split(',')]));
}

const COLUMN = { task: 'task_id', order: 'consent_document_id', renewal: 'renewal_of_id' } as const;

/**
 * The latest stage that was sent, or left out on purpose, of open dates of tasks or of orders, by user and channel; what
 * failed is due again. Only the latest: a date that nobody completes has one more every week. What a clock that was wrong
 * once has sent of mornings to come does not count: its late stages would silence those that are due now.
 */
export async function listSentAlerts(
  tx: Tx,
  subject: AlertSubject,
  subjectIds: readonly string[],
  morning: string,
): Promise<Omit<LedgerEntry, 'morning' | 'result' | 'note'>[]> {
  const id = sql<string>`alerts.${sql.ref(COLUMN[subject])}`;
  const rows = await tx
    .selectFrom('alerts')
    .select([id.as('subjectId'), 'alerts.dueDate', 'alerts.recipientId', 'alerts.channel'])
    .select((eb) => eb.fn.max('alerts.stage').as('stage'))
    .where(sql<boolean>`${id} = ANY(${subjectIds}::uuid[])`)
    .where('alerts.result', '<>', 'failed')
    .where('alerts.morning', '<=', morning)
    .$if(subject === 'task', (sent) =>
      sent.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('scheduledTasks as scheduled')
              .select('scheduled.id')
              .whereRef('scheduled.taskId', '=', 'alerts.taskId')
              .whereRef('scheduled.dueDate', '=', 'alerts.dueDate')
              .where('scheduled.completedAt', 'is not', null),
          ),
        ),
      ),
    )
    .groupBy([id, 'alerts.dueDate', 'alerts.recipientId', 'alerts.channel'])
    .execute();
  return rows.map((row) => ({ ...row, channel: row.channel as DeliveryChannel }));
}

/**
 * Writes lines into the ledger. A line that is there already stays as it is, unless it failed: then it begins anew.
 * @param of whose lines; `now` is the moment that they say
 * @returns those that were written
 */
export async function insertEntries(
  tx: Tx,
  subject: AlertSubject,
  entries: readonly LedgerEntry[],
  of: { organisationId: string; now: Date },
): Promise<readonly LedgerEntry[]> {
  if (entries.length === 0) return [];
  const column = sql.ref(COLUMN[subject]);
  const array = (toValue: (entry: LedgerEntry) => string | number) => toArrayText(entries.map(toValue));
  // How many were written says mostly that all were: only otherwise they are named.
  const { rows } = await sql<{ written: number; some: LedgerKey[] | null }>`
    WITH written AS (
      INSERT INTO alerts (id, organisation_id, ${column}, due_date, stage, recipient_id, channel, morning, result, note,
        created_at, updated_at)
      SELECT id, ${of.organisationId}::uuid, subject_id, due_date, stage, recipient_id, channel, morning, result,
        note, ${of.now}::timestamptz, ${of.now}::timestamptz
      FROM unnest(${array(() => uuidv7())}::uuid[], ${array((entry) => entry.subjectId)}::uuid[],
        ${array((entry) => entry.dueDate)}::date[], ${array((entry) => entry.stage)}::int[],
        ${array((entry) => entry.recipientId)}::uuid[], ${array((entry) => entry.channel)}::text[], ${array((entry) => entry.morning)}::date[],
        ${array((entry) => entry.result)}::text[], ${array((entry) => toQuoted(entry.note))}::text[])
        AS entry(id, subject_id, due_date, stage, recipient_id, channel, morning, result, note)
      ON CONFLICT (${column}, due_date, stage, recipient_id, channel) WHERE ${column} IS NOT NULL
        DO UPDATE SET morning = excluded.morning, result = excluded.result, note = excluded.note,
          updated_at = excluded.updated_at
        WHERE alerts.result = 'failed'
      RETURNING ${column} AS id, due_date, stage, recipient_id, channel)
    SELECT count(*) AS written, CASE WHEN count(*) < ${entries.length} THEN jsonb_agg(written) END AS some
    FROM written`.execute(tx);
  const [answer] = rows;
  if (answer?.written === entries.length) return entries;
  const keys = new Set(
    (answer?.some ?? []).map((key) => toKey(key.id, key.due_date, key.stage, key.recipient_id, key.channel)),
  );
  return entries.filter((entry) =>
    keys.has(toKey(entry.subjectId, entry.dueDate, entry.stage, entry.recipientId, entry.channel)),
  );
}

type LedgerKey = { id: string; due_date: string; stage: number; recipient_id: string; channel: string };

function toKey(...parts: readonly (string | number)[]): string {
  return parts.join(' ');
}

/** A text as an element of an array of PostgreSQL. */
function toQuoted(text: string | null): string {
  return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;
}
