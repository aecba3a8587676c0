import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

export type ScheduledTaskRow = Awaited<ReturnType<typeof listByIds>>[number];

/** Due dates with what their tasks say, also the open ones that a deleted task keeps for their evidence. */
export function selectScheduled(tx: Tx) {
  return tx
    .selectFrom('scheduledTasks as scheduled')
    .innerJoin('tasks as task', 'task.id', 'scheduled.taskId')
    .leftJoin('users as assignee', 'assignee.id', 'task.assigneeId')
    .leftJoin('users as completer', 'completer.id', 'scheduled.completedBy')
    .select([
      'scheduled.id',
      'scheduled.taskId',
      'scheduled.dueDate',
      'scheduled.completedAt',
      'scheduled.remark',
      'task.name',
      'task.frequency',
      'task.origin',
      'task.consentDocumentId',
      'assignee.id as assigneeId',
      'assignee.name as assigneeName',
      'completer.id as completerId',
      'completer.name as completerName',
    ]);
}

/** One parameter however many they are, so that the statement is the same. */
/** One id is compared as one: a list of unknown length would be planned anew each time. */
function isAmong(ids: readonly string[]) {
  return ids.length === 1
    ? sql<boolean>`scheduled.id = ${ids[0]}::uuid`
    : sql<boolean>`scheduled.id = ANY(${ids}::uuid[])`;
}

/** Locks the tasks of due dates that are about to change: the tasks first, and the due dates then (0026). */
export async function lockTasksOf(tx: Tx, ids: string[]): Promise<void> {
  await tx
    .selectFrom('tasks')
    .select('tasks.id')
    .where('tasks.id', 'in', (eb) =>
      eb.selectFrom('scheduledTasks as scheduled').select('scheduled.taskId').where(isAmong(ids)),
    )
    .orderBy('tasks.id')
    .forNoKeyUpdate()
    .execute();
}

export async function listByIds(tx: Tx, ids: string[], options: { lock?: boolean } = {}) {
  return selectScheduled(tx)
    .where(isAmong(ids))
    .orderBy('scheduled.id')
    .$if(options.lock === true, (query) => query.forUpdate('scheduled'))
    .execute();
}

/** The last dates before a day and the next from it on, oldest first. */
export async function listAround(
  tx: Tx,
  taskId: string,
  today: string,
  each: number,
): Promise<ScheduledTaskRow[]> {
  const [past, coming] = await Promise.all([
    selectScheduled(tx)
      .where('scheduled.taskId', '=', taskId)
      .where('scheduled.dueDate', '<', today)
      .orderBy('scheduled.dueDate', 'desc')
      .limit(each)
      .execute(),
    selectScheduled(tx)
      .where('scheduled.taskId', '=', taskId)
      .where('scheduled.dueDate', '>=', today)
      .orderBy('scheduled.dueDate')
      .limit(each)
      .execute(),
  ]);
  return [...past.reverse(), ...coming];
}

/** @param by `today`: the day of now where the organisation is, which decides between on time and late */
export async function complete(
  tx: Tx,
  ids: string[],
  by: { userId: string; remark: string | null; now: Date; today: string },
): Promise<void> {
  await tx
    .updateTable('scheduledTasks as scheduled')
    .set({
      completedAt: by.now,
      completedOn: by.today,
      completedBy: by.userId,
      remark: by.remark,
      updatedAt: by.now,
    })
    .where(isAmong(ids))
    .execute();
}

export async function reopen(tx: Tx, ids: string[], by: { remark: string | null; now: Date }): Promise<void> {
  await tx
    .updateTable('scheduledTasks as scheduled')
    .set({
      completedAt: null,
      completedOn: null,
      completedBy: null,
      remark: by.remark,
      updatedAt: by.now,
    })
    .where(isAmong(ids))
    .execute();
}

/** Completed dates of deleted tasks cannot be opened again. */
export async function listDeletedAmong(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('scheduledTasks as scheduled')
    .innerJoin('tasks', 'tasks.id', 'scheduled.taskId')
    .select('scheduled.id')
    .where(isAmong(ids))
    .where('tasks.deletedAt', 'is not', null)
    .execute();
  return rows.map((row) => row.id);
}
