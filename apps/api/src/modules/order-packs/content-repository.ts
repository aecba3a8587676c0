import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** An order with what its papers say of it, whether it was deleted or not. */
export async function findOrder(tx: Tx, id: string) {
  return tx
    .selectFrom('consentDocuments as document')
    .innerJoin('organisations as organisation', 'organisation.id', 'document.organisationId')
    .select([
      'document.title',
      'document.fileName',
      'document.size',
      'document.sha256',
      'document.fileKey',
      'document.shownKey',
      'document.shownSize',
      'document.pageCount',
      'document.unreadPages',
      'document.facts',
      'document.correctedFacts',
      'organisation.name as organisationName',
      'organisation.address as organisationAddress',
      'organisation.timeZone',
    ])
    .where('document.id', '=', id)
    .executeTakeFirst();
}

/** Conditions of an order in its order, also those that were rejected. */
export async function listConditions(tx: Tx, documentId: string) {
  return tx
    .selectFrom('obligations')
    .select(['id', 'title', 'text', 'conditionNo', 'citation', 'state', 'done', 'pastDueOn', 'pastAnswer'])
    .select((eb) => [
      sql<string | null>`(CASE WHEN NOT recurring
        THEN coalesce(due_date, (schedule ->> 'startDate')::date) END)`.as('dueOnce'),
      sql<boolean>`recurring AND (schedule IS NOT NULL OR recurrence IS NOT NULL)`.as('hasPeriod'),
      eb
        .exists(
          eb
            .selectFrom('tasks')
            .select(sql`1`.as('one'))
            .whereRef('tasks.obligationId', '=', 'obligations.id')
            .where('tasks.deletedAt', 'is not', null),
        )
        .as('hadTask'),
    ])
    .where('consentDocumentId', '=', documentId)
    .where('mergedInto', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Tasks of an order, also deleted ones of which something was recorded. */
export async function listTasks(tx: Tx, documentId: string) {
  return tx
    .selectFrom('tasks as task')
    .select(['task.id', 'task.name', 'task.schedule', 'task.deletedAt', 'task.beginsOn'])
    .select(sql<string | null>`coalesce(task.obligation_id, task.event_obligation_id)`.as('obligationId'))
    .where('task.consentDocumentId', '=', documentId)
    .where((eb) =>
      eb.or([
        eb('task.deletedAt', 'is', null),
        eb.exists(
          eb
            .selectFrom('scheduledTasks as done')
            .select(sql`1`.as('one'))
            .whereRef('done.taskId', '=', 'task.id')
            .where('done.completedAt', 'is not', null),
        ),
      ]),
    )
    .orderBy('task.createdAt')
    .orderBy('task.id')
    .execute();
}

/** The period of which a pack speaks, and its order. */
type Span = { documentId: string; startDate: string; endDate: string };

function selectDates(tx: Tx, { documentId, startDate, endDate }: Span) {
  return tx
    .selectFrom('scheduledTasks as scheduled')
    .innerJoin('tasks as task', 'task.id', 'scheduled.taskId')
    .where('task.consentDocumentId', '=', documentId)
    .where('scheduled.isWithdrawn', '=', false)
    .where('scheduled.dueDate', '>=', startDate)
    .where('scheduled.dueDate', '<=', endDate);
}

/** Due dates of an order in a period, by task and day. @param limit one more than may be is enough to know it */
export async function listDates(tx: Tx, span: Span, limit: number) {
  return selectDates(tx, span)
    .leftJoin('users as completer', 'completer.id', 'scheduled.completedBy')
    .select([
      'scheduled.id',
      'scheduled.taskId',
      'scheduled.dueDate',
      'scheduled.completedAt',
      'scheduled.completedOn',
      'scheduled.reference',
      'scheduled.remark',
      'completer.name as completerName',
    ])
    .orderBy('scheduled.taskId')
    .orderBy('scheduled.dueDate')
    .limit(limit)
    .execute();
}

/** Evidence of the due dates of an order in a period, oldest first. */
export async function listEvidence(tx: Tx, span: Span) {
  return selectDates(tx, span)
    .innerJoin('evidence', 'evidence.scheduledTaskId', 'scheduled.id')
    .select([
      'evidence.scheduledTaskId',
      'evidence.fileName',
      'evidence.size',
      'evidence.sha256',
      'evidence.fileKey',
    ])
    .orderBy('scheduled.dueDate')
    .orderBy('evidence.createdAt')
    .orderBy('evidence.id')
    .execute();
}

/** The first day on which an order had a due date or a task; null where it never had one. */
export async function findTrackedFrom(tx: Tx, documentId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('scheduledTasks as scheduled')
    .innerJoin('tasks as task', 'task.id', 'scheduled.taskId')
    .select((eb) => eb.fn.min('scheduled.dueDate').as('first'))
    .where('task.consentDocumentId', '=', documentId)
    .where('scheduled.isWithdrawn', '=', false)
    .executeTakeFirst();
  return row?.first ?? null;
}

/** Number and bytes of the files that a pack of an order and a period would have. */
export async function sumFiles(tx: Tx, span: Span): Promise<{ files: number; bytes: number }> {
  const [order, evidence] = await Promise.all([
    tx
      .selectFrom('consentDocuments')
      .select(['size', 'shownSize'])
      .where('id', '=', span.documentId)
      .executeTakeFirst(),
    selectDates(tx, span)
      .innerJoin('evidence', 'evidence.scheduledTaskId', 'scheduled.id')
      .select((eb) => [
        eb.fn.countAll<number>().as('files'),
        eb.fn.coalesce(eb.fn.sum<number>('evidence.size'), sql<number>`0`).as('bytes'),
      ])
      .executeTakeFirst(),
  ]);
  // The index, and the order with what is shown in its place.
  const ofOrder = 3;
  return {
    files: ofOrder + Number(evidence?.files ?? 0),
    bytes: Number(order?.size ?? 0) + Number(order?.shownSize ?? 0) + Number(evidence?.bytes ?? 0),
  };
}
