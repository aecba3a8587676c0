import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { UpdateTaskRequest } from '@anupalan/validators/requests/tasks';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQuery } from '../../database/fixed-query.ts';
import { insertRows, toArrayText } from '../../database/insert-rows.ts';
import type { DB } from '../../database/types.generated.ts';

export type TaskRow = Awaited<ReturnType<typeof listByIds>>[number];

/** Tasks that are not deleted. */
export function selectLive(tx: Tx) {
  return tx.selectFrom('tasks as task').where('task.deletedAt', 'is', null);
}

/** What a task itself says. */
const OWN_COLUMNS = [
  'task.id',
  'task.name',
  'task.description',
  'task.origin',
  'task.schedule',
  'task.frequency',
  'task.beginsOn',
  'task.alertDays',
  'task.evidenceRequired',
  'task.consentDocumentId',
  'task.obligationId',
  'task.citation',
  'task.statutoryId',
  'task.eventObligationId',
  'task.happenedOn',
  'task.createdAt',
  'task.updatedAt',
] as const;

/** The same as a table: also what its assignee and the list's order are found by. */
export const TASK_COLUMNS = [...OWN_COLUMNS, 'task.assigneeId', 'task.nextDueOn'] as const;

/** Of a task with its assignee and its earliest open date. */
export const COLUMNS = [
  ...OWN_COLUMNS,
  'assignee.id as assigneeId',
  'assignee.name as assigneeName',
  'task.nextDueOn as dueDate',
] as const;

/** Tasks with their assignee and their earliest open date. @param live those that are wanted */
function selectTasks(live: ReturnType<typeof selectLive>) {
  return live.leftJoin('users as assignee', 'assignee.id', 'task.assigneeId').select(COLUMNS);
}

const ONE = fixQuery(['id'], (tx, { id }: { id: string }) =>
  selectTasks(selectLive(tx)).where('task.id', '=', id),
);

const SOME = fixQuery(['ids'], (tx, { ids }: { ids: readonly string[] }) =>
  selectTasks(selectLive(tx)).where(sql<boolean>`task.id = ANY(${ids}::uuid[])`).orderBy('task.id'),
);

/** Live tasks by id. One is looked for as one: a list of unknown length would be planned anew each time. */
export async function listByIds(tx: Tx, ids: readonly string[]) {
  const [id] = ids;
  return id !== undefined && ids.length === 1 ? ONE(tx, { id }) : SOME(tx, { ids });
}

/** One parameter however many they are, so that the statement is the same. */
function isAmong(ids: readonly string[]) {
  return sql<boolean>`id = ANY(${ids}::uuid[])`;
}

/** Lets one transaction of an organisation after the other do what must not happen twice. */
export async function lockOrganisation(tx: Tx, organisationId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${organisationId}, 11))`.execute(tx);
}

/** Locks tasks against changes by others until the transaction ends. */
export async function lock(tx: Tx, ids: string[]): Promise<void> {
  await tx.selectFrom('tasks').select('id').where(isAmong(ids)).orderBy('id').forUpdate().execute();
}

/** Gives tasks to a user, or to nobody. */
export async function assign(tx: Tx, ids: string[], assigneeId: string | null, now: Date): Promise<void> {
  await tx.updateTable('tasks').set({ assigneeId, updatedAt: now }).where(isAmong(ids)).execute();
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

export async function insertTasks(tx: Tx, tasks: readonly NewTask[]): Promise<void> {
  await insertRows(
    tx,
    'tasks',
    tasks.map(({ now, statutoryId = null, eventObligationId = null, happenedOn = null, ...task }) => ({
      ...task,
      evidenceRequired: task.evidenceRequired ?? false,
      statutoryId,
      eventObligationId,
      happenedOn,
      frequency: task.schedule.frequency,
      createdAt: now,
      updatedAt: now,
    })),
  );
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
  await deleteOpen(tx).where(sql<boolean>`task_id = ANY(${ids}::uuid[])`).execute();
  await tx.updateTable('tasks').set({ deletedAt: now, updatedAt: now }).where(isAmong(ids)).execute();
}

/** A due date to insert. */
export type NewOccurrence = { id: string; taskId: string; dueDate: string };

/** Due dates of one statement: what it takes stays below the time that a statement has. */
const OCCURRENCES_AT_ONCE = 20_000;

/** Inserts due dates of tasks; one that is there already stays as it is. */
export async function insertOccurrences(
  tx: Tx,
  organisationId: string,
  rows: readonly NewOccurrence[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += OCCURRENCES_AT_ONCE) {
    const some = rows.slice(from, from + OCCURRENCES_AT_ONCE);
    await sql`INSERT INTO scheduled_tasks (id, organisation_id, task_id, due_date)
      SELECT id, ${organisationId}::uuid, task_id, due_date
      FROM unnest(${toArrayText(some.map(({ id }) => id))}::uuid[], ${toArrayText(some.map(({ taskId }) => taskId))}::uuid[],
        ${toArrayText(some.map(({ dueDate }) => dueDate))}::date[]) AS occurrence(id, task_id, due_date)
      ON CONFLICT (task_id, due_date) DO NOTHING`.execute(tx);
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

/**
 * Some tasks whose dates end before a day, locked: a change or a deletion at the same moment waits, or is seen.
 * @param limit how many at most
 */
export async function listToExtend(tx: Tx, until: string, limit: number) {
  return tx
    .selectFrom('tasks')
    .select(['id', 'schedule', 'beginsOn', 'occurrencesUntil'])
    .where('deletedAt', 'is', null)
    .where('occurrencesUntil', '<', until)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

export async function setOccurrencesUntil(tx: Tx, ids: readonly string[], until: string): Promise<void> {
  await tx.updateTable('tasks').set({ occurrencesUntil: until }).where(isAmong(ids)).execute();
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

/** Lets a task cite other words of its order. */
export async function setCitation(tx: Tx, id: string, citation: Citation, now: Date): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ citation: JSON.stringify(citation), updatedAt: now })
    .where('id', '=', id)
    .execute();
}
