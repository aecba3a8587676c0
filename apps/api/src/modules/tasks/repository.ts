import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import { type TasksQuery, tasksList, type UpdateTaskRequest } from '@anupalan/validators/requests/tasks';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { DB } from '../../database/types.generated.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';

export type TaskRow = Awaited<ReturnType<typeof listByIds>>[number];

/** Tasks with their assignee and their earliest open date. */
function selectTasks(tx: Tx) {
  return tx
    .selectFrom('tasks as task')
    .leftJoin('users as assignee', 'assignee.id', 'task.assigneeId')
    .where('task.deletedAt', 'is', null)
    .select([
      'task.id',
      'task.name',
      'task.description',
      'task.origin',
      'task.schedule',
      'task.frequency',
      'task.beginsOn',
      'task.alertDays',
      'task.consentDocumentId',
      'task.obligationId',
      'task.citation',
      'task.statutoryId',
      'task.createdAt',
      'task.updatedAt',
      'assignee.id as assigneeId',
      'assignee.name as assigneeName',
    ])
    .select((eb) => earliestOpen(eb).as('dueDate'));
}

function earliestOpen(eb: unknown) {
  return (eb as Tx)
    .selectFrom('scheduledTasks')
    .select((of) => of.fn.min('scheduledTasks.dueDate').as('dueDate'))
    .where('scheduledTasks.completedAt', 'is', null)
    .whereRef('scheduledTasks.taskId', '=', sql.ref<string>('task.id'));
}

export async function listByIds(tx: Tx, ids: string[]) {
  return selectTasks(tx).where('task.id', 'in', ids).orderBy('task.id').execute();
}

/** Lets one transaction of an organisation after the other do what must not happen twice. */
export async function lockOrganisation(tx: Tx, organisationId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${organisationId}, 11))`.execute(tx);
}

/** Locks tasks against changes by others until the transaction ends. */
export async function lock(tx: Tx, ids: string[]): Promise<void> {
  await tx.selectFrom('tasks').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Gives tasks to a user, or to nobody. */
export async function assign(tx: Tx, ids: string[], assigneeId: string | null, now: Date): Promise<void> {
  await tx.updateTable('tasks').set({ assigneeId, updatedAt: now }).where('id', 'in', ids).execute();
}

const SORT = {
  name: 'task.name',
  frequency: 'task.frequency',
  origin: 'task.origin',
  createdAt: 'task.createdAt',
} as const;

export async function listTasks(tx: Tx, query: TasksQuery): Promise<{ rows: TaskRow[]; total: number }> {
  let rows = selectTasks(tx);
  if (query.origin) rows = rows.where('task.origin', '=', query.origin);
  if (query.frequency) rows = rows.where('task.frequency', '=', query.frequency);
  if (query.consentDocumentId) rows = rows.where('task.consentDocumentId', '=', query.consentDocumentId);
  if (query.assigneeId) rows = rows.where('task.assigneeId', '=', query.assigneeId);
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    rows = rows.where((eb) =>
      eb.or([eb('task.name', 'ilike', pattern), eb('task.description', 'ilike', pattern)]),
    );
  }
  const { total } = await rows
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { by: column, order } = toSort(tasksList, query);
  const window = toWindow(query);
  const sorted =
    column === 'dueDate'
      ? rows.orderBy('dueDate', (by) => (order === 'asc' ? by.asc().nullsLast() : by.desc().nullsLast()))
      : rows.orderBy(SORT[column], order);
  return {
    rows: await sorted.orderBy('task.id', order).limit(window.limit).offset(window.offset).execute(),
    total,
  };
}

/** A row to insert: its columns, with schedule and citation as objects. */
export type NewTask = Omit<
  Insertable<DB['tasks']>,
  'schedule' | 'frequency' | 'citation' | 'createdAt' | 'updatedAt' | 'deletedAt'
> & {
  schedule: Schedule;
  citation: Citation | null;
  now: Date;
};

export async function insertTask(tx: Tx, task: NewTask): Promise<void> {
  const { now, schedule, citation, ...rest } = task;
  await tx
    .insertInto('tasks')
    .values({
      ...rest,
      frequency: schedule.frequency,
      schedule: JSON.stringify(schedule),
      citation: citation && JSON.stringify(citation),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

export async function updateTask(
  tx: Tx,
  id: string,
  changes: Omit<UpdateTaskRequest, 'id' | 'schedule'> & { schedule: Schedule; occurrencesUntil: string },
  now: Date,
): Promise<void> {
  const { schedule, ...rest } = changes;
  await tx
    .updateTable('tasks')
    .set({ ...rest, schedule: JSON.stringify(schedule), frequency: schedule.frequency, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** A deleted task leaves its completed history, and takes its open dates away but for those with evidence. */
export async function deleteTasks(tx: Tx, ids: string[], now: Date): Promise<void> {
  await deleteOpen(tx).where('taskId', 'in', ids).execute();
  await tx.updateTable('tasks').set({ deletedAt: now, updatedAt: now }).where('id', 'in', ids).execute();
}

/** Dates of a task; one that is there already stays as it is. */
export async function insertOccurrences(
  tx: Tx,
  rows: { id: string; organisationId: string; taskId: string; dueDate: string }[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 5000) {
    await tx
      .insertInto('scheduledTasks')
      .values(rows.slice(from, from + 5000))
      .onConflict((conflict) => conflict.columns(['taskId', 'dueDate']).doNothing())
      .execute();
  }
}

/** Open dates after a day go: the schedule has changed. */
export async function deletePendingAfter(tx: Tx, taskId: string, day: string): Promise<void> {
  await deleteOpen(tx).where('taskId', '=', taskId).where('dueDate', '>', day).execute();
}

/** Every open date of a task goes. */
export async function deletePending(tx: Tx, taskId: string): Promise<void> {
  await deleteOpen(tx).where('taskId', '=', taskId).execute();
}

/** Whether a date of a task has been completed. */
export async function hasCompleted(tx: Tx, taskId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('scheduledTasks')
    .select('id')
    .where('taskId', '=', taskId)
    .where('completedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes open dates. One that has evidence is kept: what a person has handed in is never lost. */
function deleteOpen(tx: Tx) {
  return tx
    .deleteFrom('scheduledTasks')
    .where('completedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('evidence')
            .select('evidence.id')
            .whereRef('evidence.scheduledTaskId', '=', 'scheduledTasks.id'),
        ),
      ),
    );
}

/** Tasks whose dates end before a day, locked: a change or a deletion at the same moment waits, or is seen. */
export async function listToExtend(tx: Tx, until: string) {
  return tx
    .selectFrom('tasks')
    .select(['id', 'schedule', 'beginsOn', 'occurrencesUntil'])
    .where('deletedAt', 'is', null)
    .where('occurrencesUntil', '<', until)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function setOccurrencesUntil(tx: Tx, id: string, until: string): Promise<void> {
  await tx.updateTable('tasks').set({ occurrencesUntil: until }).where('id', '=', id).execute();
}

/** Organisations with tasks whose dates end before a day. For the sweep, over all organisations. */
export async function listOrganisationsToExtend(tx: Tx, until: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('tasks')
    .select('organisationId')
    .distinct()
    .where('deletedAt', 'is', null)
    .where('occurrencesUntil', '<', until)
    .execute();
  return rows.map((row) => row.organisationId);
}

/** Live tasks of an order, locked until the transaction ends. */
export async function listOfDocument(tx: Tx, documentId: string): Promise<TaskRow[]> {
  const rows = await tx
    .selectFrom('tasks')
    .select('id')
    .where('consentDocumentId', '=', documentId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.length > 0
    ? listByIds(
        tx,
        rows.map((row) => row.id),
      )
    : [];
}

/** Puts a task under another order, and the condition there. */
export async function moveTask(
  tx: Tx,
  id: string,
  to: { consentDocumentId: string; obligationId: string; citation: Citation },
  now: Date,
): Promise<void> {
  const { citation, ...rest } = to;
  await tx
    .updateTable('tasks')
    .set({ ...rest, citation: JSON.stringify(citation), updatedAt: now })
    .where('id', '=', id)
    .execute();
}
