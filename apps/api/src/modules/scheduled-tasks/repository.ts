import type { TaskMonth } from '@anupalan/validators/entities/scheduled-task';
import { type ScheduledTasksQuery, scheduledTasksList } from '@anupalan/validators/requests/scheduled-tasks';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';

export type ScheduledTaskRow = Awaited<ReturnType<typeof listByIds>>[number];

/** Dates of tasks, also the open ones that a deleted task keeps for their evidence. */
function selectScheduled(tx: Tx) {
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

export async function listByIds(tx: Tx, ids: string[], options: { lock?: boolean } = {}) {
  return selectScheduled(tx)
    .where('scheduled.id', 'in', ids)
    .orderBy('scheduled.id')
    .$if(options.lock === true, (query) => query.forUpdate('scheduled'))
    .execute();
}

const SORT = { dueDate: 'scheduled.dueDate', name: 'task.name', status: 'scheduled.completedAt' } as const;

/** The filters of the list, and where some rows are asked for, their ids. */
export type ScheduledTasksFilter = ScheduledTasksQuery & { ids?: string[] };

/**
 * The filters of the list. Of a deleted task only what was completed is in it: an open date that is kept for its
 * evidence is due to nobody.
 * @param today the day that decides what is overdue (`YYYY-MM-DD`)
 */
function selectFiltered(tx: Tx, query: ScheduledTasksFilter, today: string) {
  let rows = selectScheduled(tx).where((of) =>
    of.or([of('task.deletedAt', 'is', null), of('scheduled.completedAt', 'is not', null)]),
  );
  if (query.ids) rows = rows.where('scheduled.id', 'in', query.ids);
  if (query.dueDate) rows = rows.where('scheduled.dueDate', '=', query.dueDate);
  if (query.startDate) rows = rows.where('scheduled.dueDate', '>=', query.startDate);
  if (query.endDate) rows = rows.where('scheduled.dueDate', '<=', query.endDate);
  if (query.status === 'completed') rows = rows.where('scheduled.completedAt', 'is not', null);
  if (query.status === 'overdue')
    rows = rows.where('scheduled.completedAt', 'is', null).where('scheduled.dueDate', '<', today);
  if (query.status === 'pending')
    rows = rows.where('scheduled.completedAt', 'is', null).where('scheduled.dueDate', '>=', today);
  if (query.taskId) rows = rows.where('scheduled.taskId', '=', query.taskId);
  if (query.assigneeId) rows = rows.where('task.assigneeId', '=', query.assigneeId);
  if (query.origin) rows = rows.where('task.origin', '=', query.origin);
  if (query.consentDocumentId) rows = rows.where('task.consentDocumentId', '=', query.consentDocumentId);
  if (query.keyword) rows = rows.where('task.name', 'ilike', toPattern(query.keyword));
  return rows;
}

/** The next rows of the filtered list by due date, after one of them. */
export async function listAfter(
  tx: Tx,
  query: ScheduledTasksFilter,
  today: string,
  after: { dueDate: string; id: string } | null,
  limit: number,
): Promise<ScheduledTaskRow[]> {
  let rows = selectFiltered(tx, query, today);
  if (after)
    rows = rows
      // Said apart, it is a bound of the index: each batch begins where the last one ended.
      .where('scheduled.dueDate', '>=', after.dueDate)
      .where((eb) => eb.or([eb('scheduled.dueDate', '>', after.dueDate), eb('scheduled.id', '>', after.id)]));
  return rows.orderBy('scheduled.dueDate').orderBy('scheduled.id').limit(limit).execute();
}

/** A page of the list. @param today the day that decides what is overdue (`YYYY-MM-DD`) */
export async function listScheduled(
  tx: Tx,
  query: ScheduledTasksQuery,
  today: string,
): Promise<{ rows: ScheduledTaskRow[]; total: number }> {
  const rows = selectFiltered(tx, query, today);
  const { total } = await rows
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { by, order } = toSort(scheduledTasksList, query);
  const found = await rows
    .orderBy(SORT[by], order)
    .orderBy('scheduled.dueDate', order)
    .orderBy('scheduled.id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows: found, total };
}

/** Dates of the filtered list by month and status. @param today the day that decides what is overdue */
export async function countByMonth(tx: Tx, query: ScheduledTasksQuery, today: string): Promise<TaskMonth[]> {
  return selectFiltered(tx, query, today)
    .clearSelect()
    .select((eb) => [
      sql<string>`to_char(scheduled.due_date, 'YYYY-MM')`.as('month'),
      eb.fn.countAll<number>().filterWhere('scheduled.completedAt', 'is not', null).as('completed'),
      eb.fn
        .countAll<number>()
        .filterWhere((of) =>
          of.and([of('scheduled.completedAt', 'is', null), of('scheduled.dueDate', '>=', today)]),
        )
        .as('pending'),
      eb.fn
        .countAll<number>()
        .filterWhere((of) =>
          of.and([of('scheduled.completedAt', 'is', null), of('scheduled.dueDate', '<', today)]),
        )
        .as('overdue'),
    ])
    .groupBy('month')
    .orderBy('month')
    .execute();
}

/** The last dates before a day and the next from it on, oldest first. */
export async function listAround(
  tx: Tx,
  taskId: string,
  today: string,
  each: number,
): Promise<ScheduledTaskRow[]> {
  const past = await selectScheduled(tx)
    .where('scheduled.taskId', '=', taskId)
    .where('scheduled.dueDate', '<', today)
    .orderBy('scheduled.dueDate', 'desc')
    .limit(each)
    .execute();
  const coming = await selectScheduled(tx)
    .where('scheduled.taskId', '=', taskId)
    .where('scheduled.dueDate', '>=', today)
    .orderBy('scheduled.dueDate')
    .limit(each)
    .execute();
  return [...past.reverse(), ...coming];
}

export async function complete(
  tx: Tx,
  ids: string[],
  by: { userId: string; remark: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('scheduledTasks')
    .set({ completedAt: by.now, completedBy: by.userId, remark: by.remark, updatedAt: by.now })
    .where('id', 'in', ids)
    .execute();
}

export async function reopen(tx: Tx, ids: string[], by: { remark: string | null; now: Date }): Promise<void> {
  await tx
    .updateTable('scheduledTasks')
    .set({ completedAt: null, completedBy: null, remark: by.remark, updatedAt: by.now })
    .where('id', 'in', ids)
    .execute();
}

/** Completed dates of deleted tasks cannot be opened again. */
export async function listDeletedAmong(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('scheduledTasks')
    .innerJoin('tasks', 'tasks.id', 'scheduledTasks.taskId')
    .select('scheduledTasks.id')
    .where('scheduledTasks.id', 'in', ids)
    .where('tasks.deletedAt', 'is not', null)
    .execute();
  return rows.map((row) => row.id);
}
