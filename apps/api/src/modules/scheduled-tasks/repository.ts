import { type AliasedExpression, type Expression, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import { factValue } from '../consent-documents/fact-value.ts';
import { selectListed } from '../evidence/repository.ts';

export type ScheduledTaskRow = Awaited<ReturnType<typeof listByIds>>[number];
/** A due date with its evidence. */
export type DescribedRow = Awaited<ReturnType<typeof listDescribed>>[number];

const COLUMNS = [
  'scheduled.id',
  'scheduled.taskId',
  'scheduled.dueDate',
  'scheduled.completedAt',
  'scheduled.completedOn',
  'scheduled.remark',
  'scheduled.reference',
  'task.evidenceRequired',
  'task.name',
  'task.frequency',
  'task.origin',
  'task.consentDocumentId',
  'assignee.id as assigneeId',
  'assignee.name as assigneeName',
  'completer.id as completerId',
  'completer.name as completerName',
] as const;

/** What a page says besides: where a task comes from, and how it repeats. */
const SOURCE_COLUMNS = ['source.consentKind', 'duty.conditionNo', 'task.schedule'] as const;

/** Due dates with what their tasks say, also the open ones that a deleted task keeps for their evidence. */
function selectScheduled(tx: Tx) {
  return tx
    .selectFrom('scheduledTasks as scheduled')
    .innerJoin('tasks as task', 'task.id', 'scheduled.taskId')
    .leftJoin('users as assignee', 'assignee.id', 'task.assigneeId')
    .leftJoin('users as completer', 'completer.id', 'scheduled.completedBy')
    .select(COLUMNS);
}

/** Selects ids of due dates. */
type Ids = Expression<{ id: string }> & { as(alias: 'page'): AliasedExpression<{ id: string }, 'page'> };

/**
 * The due dates of a page with what their tasks say and their evidence, read by `readListed`. Each is looked up by its
 * id, and then its task: a plan is kept for all organisations, and PostgreSQL, which takes them for small, would read all
 * due dates of the organisation to find those of the page. So it is with its people.
 * @param page selects their ids
 */
export function describePage(tx: Tx, page: Ids) {
  const person = (eb: unknown, id: string) =>
    (eb as Tx)
      .selectFrom('users')
      .select(['users.id', 'users.name'])
      .whereRef('users.id', '=', sql.ref<string>(id))
      .offset(0);
  return tx
    .selectFrom(page.as('page'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('scheduledTasks')
          .select([
            'scheduledTasks.id',
            'scheduledTasks.taskId',
            'scheduledTasks.dueDate',
            'scheduledTasks.completedAt',
            'scheduledTasks.completedOn',
            'scheduledTasks.completedBy',
            'scheduledTasks.remark',
            'scheduledTasks.reference',
          ])
          .whereRef('scheduledTasks.id', '=', 'page.id')
          .offset(0)
          .as('scheduled'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('tasks')
          .select([
            'tasks.name',
            'tasks.frequency',
            'tasks.schedule',
            'tasks.origin',
            'tasks.consentDocumentId',
            'tasks.assigneeId',
            'tasks.obligationId',
            'tasks.evidenceRequired',
          ])
          .whereRef('tasks.id', '=', 'scheduled.taskId')
          .offset(0)
          .as('task'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) => person(eb, 'task.assigneeId').as('assignee'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) => person(eb, 'scheduled.completedBy').as('completer'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('consentDocuments as document')
          .select(factValue('kind').as('consentKind'))
          .whereRef('document.id', '=', 'task.consentDocumentId')
          .offset(0)
          .as('source'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('obligations')
          .select('obligations.conditionNo')
          .whereRef('obligations.id', '=', 'task.obligationId')
          .offset(0)
          .as('duty'),
      (join) => join.onTrue(),
    )
    .select(COLUMNS)
    .select(SOURCE_COLUMNS)
    .select(selectListed(tx).as('evidence'));
}

/** Some due dates: one id, or several. One is compared as one: a list of unknown length would be planned anew each time. */
type Some = { id: string | undefined; ids: readonly string[] | undefined };

function toSome(ids: readonly string[]): Some {
  return ids.length === 1 ? { id: ids[0], ids: undefined } : { id: undefined, ids };
}

function isAmong({ id, ids }: Some) {
  return id === undefined
    ? sql<boolean>`scheduled.id = ANY(${ids}::uuid[])`
    : sql<boolean>`scheduled.id = ${id}::uuid`;
}

/** Their ids, as they are given: each is looked up by what describes them. */
function selectGiven(tx: Tx, { id, ids }: Some) {
  const given =
    id === undefined
      ? sql<{ id: string }>`(SELECT DISTINCT unnest(${ids}::uuid[]) AS id)`
      : sql<{ id: string }>`(SELECT ${id}::uuid AS id)`;
  return tx.selectFrom(given.as('given')).select('given.id');
}

const LOCK_TASKS = fixQueries((tx, _shape: null, some: Some) =>
  tx
    .selectFrom('tasks')
    .select('tasks.id')
    .where('tasks.id', 'in', (eb) =>
      eb.selectFrom('scheduledTasks as scheduled').select('scheduled.taskId').where(isAmong(some)),
    )
    .orderBy('tasks.id')
    .forNoKeyUpdate(),
);

/** Locks the tasks of due dates that are about to change: the tasks first, and the due dates then (0026). */
export async function lockTasksOf(tx: Tx, ids: readonly string[]): Promise<void> {
  await LOCK_TASKS(tx, null, toSome(ids));
}

const LOCK = fixQueries((tx, _shape: null, some: Some) =>
  selectScheduled(tx)
    .select('task.deletedAt as taskDeletedAt')
    .where(isAmong(some))
    .orderBy('scheduled.id')
    .forUpdate('scheduled'),
);

/** Locks due dates. Of those of a deleted task, what was completed cannot be opened again. */
export async function lockDates(tx: Tx, ids: readonly string[]) {
  return LOCK(tx, null, toSome(ids));
}

const BY_IDS = fixQueries((tx, _shape: null, some: Some) =>
  selectScheduled(tx).where(isAmong(some)).orderBy('scheduled.id'),
);

export async function listByIds(tx: Tx, ids: readonly string[]) {
  return BY_IDS(tx, null, toSome(ids));
}

const DESCRIBED = fixQueries((tx, _shape: null, some: Some) =>
  describePage(tx, selectGiven(tx, some)).orderBy('scheduled.id'),
);

/** The same with their evidence. */
export async function listDescribed(tx: Tx, ids: readonly string[]) {
  return DESCRIBED(tx, null, toSome(ids));
}

const AROUND = fixQueries(
  (tx, { each }: { each: number }, { taskId, today }: { taskId: string; today: string }) => {
    const columns = [
      'id',
      'taskId',
      'dueDate',
      'completedAt',
      'completedOn',
      'completedBy',
      'remark',
      'reference',
    ] as const;
    const side = (isPast: boolean) =>
      tx
        .selectFrom('scheduledTasks')
        .select(columns)
        .where('taskId', '=', taskId)
        .where('dueDate', isPast ? '<' : '>=', today)
        .orderBy('dueDate', isPast ? 'desc' : 'asc')
        .limit(each)
        .as('side');
    const both = tx
      .selectFrom(side(true))
      .select(columns)
      .unionAll(tx.selectFrom(side(false)).select(columns))
      .as('scheduled');
    return tx
      .selectFrom(both)
      .leftJoin('users as completer', 'completer.id', 'scheduled.completedBy')
      .select([
        'scheduled.id',
        'scheduled.taskId',
        'scheduled.dueDate',
        'scheduled.completedAt',
        'scheduled.completedOn',
        'scheduled.remark',
        'scheduled.reference',
        'completer.id as completerId',
        'completer.name as completerName',
      ])
      .select(selectListed(tx).as('evidence'))
      .orderBy('scheduled.dueDate');
  },
);

/** The last dates of a task before a day and the next from it on, oldest first, without what the task says. */
export async function listAround(tx: Tx, taskId: string, today: string, each: number) {
  return AROUND(tx, { each }, { taskId, today });
}

/** What a change of status writes. `completedOn`: the day of the work, which decides between on time and late. */
export type StatusChange = {
  completedAt: Date | null;
  completedOn: string | null;
  completedBy: string | null;
  remark: string | null;
  reference: string | null;
  updatedAt: Date;
};

const SET_STATUS = fixQueries((tx, _shape: null, { id, ids, ...change }: Some & StatusChange) =>
  tx.updateTable('scheduledTasks as scheduled').set(change).where(isAmong({ id, ids })),
);

/** Completes due dates, or opens them again. */
export async function setStatus(tx: Tx, ids: readonly string[], change: StatusChange): Promise<void> {
  await SET_STATUS(tx, null, { ...toSome(ids), ...change });
}
