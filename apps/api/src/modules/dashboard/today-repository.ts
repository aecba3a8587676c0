import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { factValue } from '../consent-documents/fact-value.ts';
import { IS_ROUND, IS_ROUND_OR_NOT } from '../duties/is-round.ts';

/** Whose tasks: of everyone, or those that are assigned to a person. */
type Whose = { assigneeId: string | null };

/** A few due dates by id, and how many there are of them: each task has one. */
export type Found = { ids: string[]; total: number };

const toFound = (rows: { id: string; total: number }[]): Found => ({
  ids: rows.map(({ id }) => id),
  total: rows[0]?.total ?? 0,
});

function selectTasks(tx: Tx, { assigneeId }: Whose) {
  const tasks = tx.selectFrom('tasks as task').where('task.deletedAt', 'is', null);
  return assigneeId === null ? tasks : tasks.where('task.assigneeId', '=', assigneeId);
}

/**
 * The due dates that are late the longest, one of each task; rounds, of which the latest missed day counts (D44), come behind
 * all others.
 */
export async function findLate(tx: Tx, today: string, whose: Whose, limit: number): Promise<Found> {
  const tasks = selectTasks(tx, whose)
    .where('task.nextDueOn', '<', today)
    .select(['task.id', 'task.nextDueOn', IS_ROUND_OR_NOT.as('isRound')])
    .select(sql<number>`(count(*) OVER ())::int`.as('total'))
    .orderBy('isRound')
    .orderBy('task.nextDueOn')
    .orderBy('task.id')
    .limit(limit);
  const rows = await tx
    .selectFrom(tasks.as('task'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('scheduledTasks as date')
          .select(['date.id', 'date.dueDate'])
          .whereRef('date.taskId', '=', 'task.id')
          .where('date.completedAt', 'is', null)
          .where('date.dueDate', '<', today)
          .where((of) =>
            of.or([of('task.isRound', '=', true), of('date.dueDate', '=', of.ref('task.nextDueOn'))]),
          )
          .orderBy('date.dueDate', 'desc')
          .limit(1)
          .as('date'),
      (join) => join.onTrue(),
    )
    .select(['date.id', 'task.total'])
    .orderBy('task.isRound')
    .orderBy('date.dueDate')
    .orderBy('task.id')
    .execute();
  return toFound(rows);
}

/** The next due dates of tasks that are no rounds, from today until a day. */
export async function findComing(
  tx: Tx,
  { today, until }: { today: string; until: string },
  whose: Whose,
  limit: number,
): Promise<Found> {
  const tasks = selectTasks(tx, whose)
    .where('task.nextDueOn', '>=', today)
    .where('task.nextDueOn', '<=', until)
    .where(IS_ROUND_OR_NOT, '=', false)
    .select(['task.id', 'task.nextDueOn'])
    .select(sql<number>`(count(*) OVER ())::int`.as('total'))
    .orderBy('task.nextDueOn')
    .orderBy('task.id')
    .limit(limit);
  const rows = await tx
    .selectFrom(tasks.as('task'))
    .innerJoin('scheduledTasks as date', (join) =>
      join.onRef('date.taskId', '=', 'task.id').onRef('date.dueDate', '=', 'task.nextDueOn'),
    )
    .select(['date.id', 'task.total'])
    .orderBy('task.nextDueOn')
    .orderBy('task.id')
    .execute();
  return toFound(rows);
}

/** The rounds of a day, those to be done first. All are put in order from the index of rounds; the rest is read of a few. */
export async function listRoundsOf(tx: Tx, today: string, whose: Whose, limit: number) {
  const rounds = selectTasks(tx, whose)
    .where(IS_ROUND)
    .innerJoin('scheduledTasks as date', (join) =>
      join.onRef('date.taskId', '=', 'task.id').on('date.dueDate', '=', today),
    )
    .select(['date.id', 'task.id as taskId', 'task.name'])
    .select(sql<boolean>`date.completed_at IS NOT NULL`.as('isDone'))
    .orderBy('isDone')
    .orderBy('task.name')
    .orderBy('task.id')
    .limit(limit);
  return tx
    .selectFrom(rounds.as('round'))
    .innerJoin('tasks as task', 'task.id', 'round.taskId')
    .select(['round.id', 'round.taskId', 'task.schedule'])
    .orderBy('round.isDone')
    .orderBy('round.name')
    .orderBy('round.taskId')
    .execute();
}

/** Where tasks stand in their orders: the order, its kind and the number of the condition. */
export async function listClauses(tx: Tx, taskIds: string[]) {
  if (taskIds.length === 0) return [];
  return tx
    .selectFrom('tasks as task')
    .innerJoin('consentDocuments as document', 'document.id', 'task.consentDocumentId')
    .leftJoin('obligations as obligation', (join) =>
      join.on('obligation.id', '=', (eb) => eb.fn.coalesce('task.obligationId', 'task.eventObligationId')),
    )
    .where('task.id', 'in', taskIds)
    .select([
      'task.id as taskId',
      'document.title as order',
      factValue('kind').as('kind'),
      'obligation.conditionNo',
      'obligation.category',
    ])
    .execute();
}
