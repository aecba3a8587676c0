import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Whose duties: of everyone, or those whose task is assigned to a person. */
export type Whose = { assigneeId: string | null };

/** The days that make a difference to a state; those before are alike, and so are those after. */
export type Window = { from: string; to: string };

/** A task is in force; of those that events have begun, what is open. */
const IN_FORCE = sql<boolean>`deleted_at IS NULL AND (event_obligation_id IS NULL OR next_due_on IS NOT NULL)`;

/** What a task tells of its due dates; `latest` picks one of several tasks. */
const inForce = <T>(value: RawBuilder<T>) => sql<T>`${value} FILTER (WHERE ${IN_FORCE})`;
const ofLatest = (column: string) =>
  sql<
    boolean | null
  >`(${inForce(sql`array_agg(${sql.ref(column)} ORDER BY last_done_due_on DESC NULLS LAST)`)})[1]`;

/** The tasks of each obligation as one: one at most is its own, events make others. */
function selectTasksOfObligations(tx: Tx, { assigneeId }: Whose, documentIds?: readonly string[]) {
  let tasks = tx
    .selectFrom('tasks')
    // All of these have one; said for the index of it.
    .where('consentDocumentId', 'is not', null)
    .where((eb) => eb.or([eb('obligationId', 'is not', null), eb('eventObligationId', 'is not', null)]));
  if (documentIds) tasks = tasks.where('consentDocumentId', 'in', documentIds);
  if (assigneeId !== null) tasks = tasks.where('assigneeId', '=', assigneeId).where('deletedAt', 'is', null);
  return tasks
    .select([
      sql<string>`coalesce(obligation_id, event_obligation_id)`.as('obligationId'),
      sql<boolean>`bool_or(${IN_FORCE})`.as('isInForce'),
      sql<boolean>`bool_or(obligation_id IS NOT NULL AND deleted_at IS NOT NULL)`.as('hadTask'),
      inForce(sql<number | null>`max(period_days)`).as('periodDays'),
      inForce(sql<string | null>`min(next_due_on)`).as('nextDueOn'),
      inForce(sql<string | null>`max(last_done_due_on)`).as('lastDoneDueOn'),
      ofLatest('last_done_is_late').as('lastDoneIsLate'),
      ofLatest('last_done_has_evidence').as('lastDoneHasEvidence'),
    ])
    .groupBy(sql`coalesce(obligation_id, event_obligation_id)`)
    .as('task');
}

/** A date among those that make a difference. */
const near = (date: RawBuilder<unknown>, { from, to }: Window) =>
  sql<
    string | null
  >`CASE WHEN ${date} IS NOT NULL THEN greatest(least(${date}, ${to}::date), ${from}::date) END`;

/** The day on which an obligation is due once, as tasks are made of it. */
const DUE_ONCE = sql`(CASE WHEN NOT obligation.recurring
  THEN coalesce(obligation.due_date, (obligation.schedule ->> 'startDate')::date) END)`;

/**
 * Accepted obligations of orders that count (D25), alike ones together: how many there are of each sort.
 * @param documentIds of these orders alone
 */
export function countAlikeObligations(
  tx: Tx,
  window: Window,
  whose: Whose = { assigneeId: null },
  documentIds?: readonly string[],
) {
  const tasks = selectTasksOfObligations(tx, whose, documentIds);
  let rows = tx
    .selectFrom('obligations as obligation')
    .innerJoin('consentDocuments as document', (join) =>
      join
        .onRef('document.id', '=', 'obligation.consentDocumentId')
        .on('document.archivedAt', 'is', null)
        .on('document.supersededById', 'is', null)
        .on('document.status', '=', 'ready'),
    )
    .leftJoin(tasks, 'task.obligationId', 'obligation.id')
    .where('obligation.state', '=', 'accepted')
    .where('obligation.mergedInto', 'is', null);
  if (documentIds) rows = rows.where('obligation.consentDocumentId', 'in', documentIds);
  if (whose.assigneeId !== null) rows = rows.where('task.isInForce', '=', true);
  return rows
    .select((eb) => [
      'obligation.consentDocumentId as documentId',
      'obligation.done',
      sql<boolean>`obligation.past_due_on IS NOT NULL AND obligation.past_answer IS NULL`.as('isAskedWhen'),
      near(DUE_ONCE, window).as('dueDate'),
      sql<boolean>`obligation.recurring AND (obligation.schedule IS NOT NULL OR obligation.recurrence IS NOT NULL)`.as(
        'hasPeriod',
      ),
      eb.fn.coalesce('task.isInForce', sql<boolean>`false`).as('isInForce'),
      eb.fn.coalesce('task.hadTask', sql<boolean>`false`).as('hadTask'),
      'task.periodDays',
      near(sql.ref('task.nextDueOn'), window).as('nextDueOn'),
      near(sql.ref('task.lastDoneDueOn'), window).as('lastDoneDueOn'),
      'task.lastDoneIsLate',
      'task.lastDoneHasEvidence',
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(sql`1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12`)
    .execute();
}

/** Tasks without an order, alike ones together: how many there are of each sort. */
export function countAlikeTasks(tx: Tx, window: Window, { assigneeId }: Whose) {
  let tasks = tx
    .selectFrom('tasks as task')
    .where('task.deletedAt', 'is', null)
    .where('task.consentDocumentId', 'is', null);
  if (assigneeId !== null) tasks = tasks.where('task.assigneeId', '=', assigneeId);
  return tasks
    .select((eb) => [
      'task.periodDays',
      near(sql.ref('task.nextDueOn'), window).as('nextDueOn'),
      near(sql.ref('task.lastDoneDueOn'), window).as('lastDoneDueOn'),
      'task.lastDoneIsLate',
      'task.lastDoneHasEvidence',
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(sql`1, 2, 3, 4, 5`)
    .execute();
}
