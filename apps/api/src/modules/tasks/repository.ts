import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import { type TasksQuery, tasksList, type UpdateTaskRequest } from '@anupalan/validators/requests/tasks';
import { type Insertable, type OrderByItemBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries, fixQuery } from '../../database/fixed-query.ts';
import { insertRows, toArrayText } from '../../database/insert-rows.ts';
import type { DB } from '../../database/types.generated.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';
import { hasInName } from './names.ts';

export type TaskRow = Awaited<ReturnType<typeof listByIds>>[number];

/** Tasks that are not deleted. */
function selectLive(tx: Tx) {
  return tx.selectFrom('tasks as task').where('task.deletedAt', 'is', null);
}

/** Of a task with its assignee and its earliest open date. */
const COLUMNS = [
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
  'task.eventObligationId',
  'task.happenedOn',
  'task.createdAt',
  'task.updatedAt',
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

const SORT = {
  name: 'task.name',
  frequency: 'task.frequency',
  origin: 'task.origin',
  createdAt: 'task.createdAt',
} as const;

/** What narrows the list, as values of its queries. `pattern`: words of name or description for ILIKE. */
type Filter = Pick<TasksQuery, 'origin' | 'frequency' | 'consentDocumentId' | 'assigneeId'> & {
  pattern: string | undefined;
};

function selectFiltered(tx: Tx, { origin, frequency, consentDocumentId, assigneeId, pattern }: Filter) {
  let rows = selectLive(tx);
  if (origin) rows = rows.where('task.origin', '=', origin);
  if (frequency) rows = rows.where('task.frequency', '=', frequency);
  if (consentDocumentId) rows = rows.where('task.consentDocumentId', '=', consentDocumentId);
  if (assigneeId) rows = rows.where('task.assigneeId', '=', assigneeId);
  if (pattern)
    rows = rows.where((eb) => eb.or([hasInName(pattern), eb('task.description', 'ilike', pattern)]));
  return rows;
}

/** How a page is found; `limit` rows, from the first on unless there is an `offset`. */
type PageShape = ReturnType<typeof toSort<'dueDate' | keyof typeof SORT>> & { limit: number };

const PAGE = fixQueries(
  (tx, { by, order, limit }: PageShape, { offset, ...filter }: Filter & { offset: number | undefined }) => {
    const column = by === 'dueDate' ? 'task.nextDueOn' : SORT[by];
    const direction = (to: OrderByItemBuilder) => {
      const asked = order === 'asc' ? to.asc() : to.desc();
      return by === 'dueDate' ? asked.nullsLast() : asked;
    };
    // The ids first, from an index that has them in their order; each task is looked up by its id then. PostgreSQL plans
    // for an organisation of usual size, and would read all tasks of a large one to find those of the page (0025).
    const page = selectFiltered(tx, filter)
      .select('task.id')
      .orderBy(column, direction)
      .orderBy('task.id', order)
      .limit(limit)
      .offset(offset ?? 0);
    return tx
      .selectFrom(page.as('page'))
      .innerJoinLateral(
        (eb) =>
          eb.selectFrom('tasks').selectAll('tasks').whereRef('tasks.id', '=', 'page.id').offset(0).as('task'),
        (join) => join.onTrue(),
      )
      .leftJoin('users as assignee', 'assignee.id', 'task.assigneeId')
      .select(COLUMNS)
      .orderBy(column, direction)
      .orderBy('task.id', order);
  },
);

// Of the tasks alone: an index holds all that is counted.
const COUNT = fixQueries((tx, _shape: null, filter: Filter) =>
  selectFiltered(tx, filter).select((eb) => eb.fn.countAll<number>().as('total')),
);

export async function listTasks(tx: Tx, query: TasksQuery): Promise<{ rows: TaskRow[]; total: number }> {
  const { origin, frequency, consentDocumentId, assigneeId, keyword } = query;
  const pattern = keyword ? toPattern(keyword) : undefined;
  const filter = { origin, frequency, consentDocumentId, assigneeId, pattern };
  const { limit, offset } = toWindow(query);
  const [rows, [counted]] = await Promise.all([
    PAGE(tx, { ...toSort(tasksList, query), limit }, { ...filter, offset: offset || undefined }),
    COUNT(tx, null, filter),
  ]);
  return { rows, total: counted?.total ?? 0 };
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
