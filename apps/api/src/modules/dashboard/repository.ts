import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Open dates: how many are late and since when, how many come soon and when the next does. */
export async function countOpen(tx: Tx, today: string, soon: string) {
  return tx
    .selectFrom('scheduledTasks')
    .innerJoin('tasks', 'tasks.id', 'scheduledTasks.taskId')
    .where('tasks.deletedAt', 'is', null)
    .where('completedAt', 'is', null)
    .where('dueDate', '<=', soon)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('dueDate', '<', today).as('overdue'),
      eb.fn.min('dueDate').filterWhere('dueDate', '<', today).as('oldest'),
      eb.fn.countAll<number>().filterWhere('dueDate', '>=', today).as('dueSoon'),
      eb.fn.min('dueDate').filterWhere('dueDate', '>=', today).as('next'),
    ])
    .executeTakeFirstOrThrow();
}

/** Tasks by the worst of their open dates: late, due within the week, neither. */
export async function countTasks(tx: Tx, today: string, week: string) {
  const tasks = tx
    .selectFrom('tasks')
    .leftJoin('scheduledTasks', (join) =>
      join.onRef('scheduledTasks.taskId', '=', 'tasks.id').on('scheduledTasks.completedAt', 'is', null),
    )
    .where('tasks.deletedAt', 'is', null)
    .groupBy('tasks.id')
    .select((eb) => ['tasks.id', eb.fn.min('scheduledTasks.dueDate').as('dueDate')])
    .as('task');
  return tx
    .selectFrom(tasks)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('task.dueDate', '<', today).as('notKept'),
      eb.fn
        .countAll<number>()
        .filterWhere((of) => of.and([of('task.dueDate', '>=', today), of('task.dueDate', '<=', week)]))
        .as('atRisk'),
    ])
    .executeTakeFirstOrThrow();
}

/** Each task's most pressing open date, late ones first. Many late days of a daily task are one row. */
export async function listPressing(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom((eb) =>
      eb
        .selectFrom('scheduledTasks')
        .innerJoin('tasks', (join) =>
          join.onRef('tasks.id', '=', 'scheduledTasks.taskId').on('tasks.deletedAt', 'is', null),
        )
        .where('scheduledTasks.completedAt', 'is', null)
        .distinctOn('scheduledTasks.taskId')
        .select(['scheduledTasks.id', 'scheduledTasks.dueDate', 'scheduledTasks.taskId'])
        .orderBy('scheduledTasks.taskId')
        .orderBy('scheduledTasks.dueDate')
        .as('pressing'),
    )
    .select('pressing.id')
    .orderBy('pressing.dueDate')
    .orderBy('pressing.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Due dates of a year by month, and what became of them. Completed after the day counts as late, in the zone of the organisation. */
export async function countByMonth(
  tx: Tx,
  range: { from: string; to: string; today: string; timeZone: string },
) {
  const completedOn = sql<string>`(completed_at AT TIME ZONE ${range.timeZone})::date`;
  return (
    tx
      .selectFrom('scheduledTasks')
      .innerJoin('tasks', 'tasks.id', 'scheduledTasks.taskId')
      // An open date that a deleted task keeps for its evidence is due to nobody.
      .where((of) => of.or([of('tasks.deletedAt', 'is', null), of('completedAt', 'is not', null)]))
      .where('dueDate', '>=', range.from)
      .where('dueDate', '<=', range.to)
      .select((eb) => [
        sql<string>`to_char(due_date, 'YYYY-MM')`.as('month'),
        eb.fn
          .countAll<number>()
          .filterWhere((of) =>
            of.and([of('completedAt', 'is not', null), of(completedOn, '<=', of.ref('dueDate'))]),
          )
          .as('onTime'),
        eb.fn
          .countAll<number>()
          .filterWhere((of) =>
            of.and([of('completedAt', 'is not', null), of(completedOn, '>', of.ref('dueDate'))]),
          )
          .as('late'),
        eb.fn
          .countAll<number>()
          .filterWhere((of) => of.and([of('completedAt', 'is', null), of('dueDate', '<', range.today)]))
          .as('overdue'),
        eb.fn
          .countAll<number>()
          .filterWhere((of) => of.and([of('completedAt', 'is', null), of('dueDate', '>=', range.today)]))
          .as('planned'),
      ])
      .groupBy(sql`1`)
      .execute()
  );
}

export async function listChanges(tx: Tx, entities: string[], limit: number) {
  if (entities.length === 0) return [];
  return tx
    .selectFrom('auditLog')
    .select(['id', 'createdAt', 'actorName', 'summary', 'entity', 'entityId'])
    .where('entity', 'in', entities)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Requests to support that are not resolved. */
export async function countOpenSupport(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom('supportRequests')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('status', '<>', 'RESOLVED')
    .executeTakeFirstOrThrow();
  return total;
}
