import type { ScheduledTasksQuery } from '@anupalan/validators/requests/scheduled-tasks-list';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toArrayText } from '../../database/insert-rows.ts';
import { toPattern } from '../../http/list.ts';
import { hasInName } from '../tasks/names.ts';

/** What narrows the list by days, status and tasks. `today` (`YYYY-MM-DD`) decides what is overdue. */
export type DayFilter = Pick<
  ScheduledTasksQuery,
  'dueDate' | 'startDate' | 'endDate' | 'status' | 'taskId'
> & { today: string };

/** All that narrows the list. `pattern`: words of a task's name for ILIKE; `ids`: some rows. */
export type Filter = DayFilter &
  Pick<ScheduledTasksQuery, 'assigneeId' | 'origin' | 'consentDocumentId'> & {
    pattern?: string | undefined;
    ids?: string[] | undefined;
  };

/** What of a filter decides how its queries are made, and is no value in them. */
export type FilterShape = Pick<Filter, 'status'>;
/** The others: values of a query, which is made and compiled before they are known. */
export type FilterValues = Omit<Filter, 'status'>;

/**
 * Tasks that are known: their ids as PostgreSQL writes an array, and how many. So they are taken from one answer and handed on to
 * the next questions; read one by one, some hundred cost more than it does to find them.
 */
export type TaskSet = { ids: string; length: number };

/** Tasks by their ids. */
export function toTaskSet(ids: readonly string[]): TaskSet {
  return { ids: toArrayText(ids), length: ids.length };
}

/** The filter of a query. */
export function toFilter(query: ScheduledTasksQuery & { ids?: string[] }, today: string): Filter {
  const { dueDate, startDate, endDate, status, taskId, assigneeId, origin, consentDocumentId, ids } = query;
  return {
    ...{ today, dueDate, startDate, endDate, status, taskId, assigneeId, origin, consentDocumentId, ids },
    pattern: query.keyword ? toPattern(query.keyword) : undefined,
  };
}

/** Takes a filter apart, for `fixQueries`. */
export function toParts({ status, ...values }: Filter): { shape: FilterShape; values: FilterValues } {
  return { shape: { status }, values };
}

/**
 * Due dates by day, status, task and id. Of a deleted task only what was completed is in it: an open date that is kept
 * for its evidence is due to nobody. The conditions are written as the indexes have them, without parameters where those
 * have none.
 */
export function selectByDay(tx: Tx, query: DayFilter & Pick<Filter, 'ids'>) {
  let rows = tx.selectFrom('scheduledTasks as scheduled').where(sql<boolean>`NOT scheduled.is_withdrawn`);
  if (query.ids) rows = rows.where(sql<boolean>`scheduled.id = ANY(${query.ids}::uuid[])`);
  if (query.dueDate) rows = rows.where('scheduled.dueDate', '=', query.dueDate);
  if (query.startDate) rows = rows.where('scheduled.dueDate', '>=', query.startDate);
  if (query.endDate) rows = rows.where('scheduled.dueDate', '<=', query.endDate);
  if (query.status === 'completed') rows = rows.where('scheduled.completedAt', 'is not', null);
  if (query.status === 'overdue' || query.status === 'pending')
    rows = rows
      .where('scheduled.completedAt', 'is', null)
      .where('scheduled.dueDate', query.status === 'overdue' ? '<' : '>=', query.today);
  if (query.taskId) rows = rows.where('scheduled.taskId', '=', query.taskId);
  return rows;
}

/**
 * Due dates by all filters, for reading them in their order until there are enough: PostgreSQL underestimates how many tasks words
 * find, and would rather sort all of their due dates. Each is looked up among the tasks instead.
 * @param tasks those that the filters find (`TaskSet.ids`), where they are known
 */
export function selectInOrder(tx: Tx, query: Filter, tasks?: string) {
  const rows = selectByDay(tx, query);
  if (!asksOfTasks(query)) return rows;
  const found = tasks ? sql`SELECT unnest(${tasks}::uuid[])` : selectTasks(tx, query);
  return rows.where(sql<boolean>`(scheduled.task_id IN (${found})) IS TRUE`);
}

/** Whether it depends on more than day, status and task which due dates there are. */
export function asksOfTasks(query: Filter): boolean {
  return [query.assigneeId, query.origin, query.consentDocumentId, query.pattern].some(Boolean);
}

/**
 * What stands for the one filter by what tasks say, where the due dates that it finds are counted by day (0036); null where
 * there is none, another, or several.
 */
export function toFacet({ assigneeId, origin, consentDocumentId, pattern, taskId, ids }: FilterValues) {
  const given = [assigneeId, origin, consentDocumentId, pattern, taskId, ids].filter(Boolean);
  if (given.length !== 1) return null;
  if (origin) return sql<string>`origin_facet(${origin})`;
  const id = assigneeId ?? consentDocumentId;
  return id ? sql<string>`${id}::uuid` : null;
}

/** What the filters ask of `task`. */
export function toTaskConditions(query: Filter) {
  const { taskId, assigneeId, origin, consentDocumentId, pattern } = query;
  return [
    taskId && sql<boolean>`task.id = ${taskId}`,
    assigneeId && sql<boolean>`task.assignee_id = ${assigneeId}`,
    origin && sql<boolean>`task.origin = ${origin}`,
    consentDocumentId && sql<boolean>`task.consent_document_id = ${consentDocumentId}`,
    pattern && hasInName(pattern),
  ].filter((condition) => condition !== undefined && condition !== '');
}

/** Tasks by the filters of what they say, deleted ones too. */
export function selectTasks(tx: Tx, query: Filter) {
  const tasks = tx.selectFrom('tasks as task').select('task.id');
  return toTaskConditions(query).reduce((rows, condition) => rows.where(condition), tasks);
}

/** Tasks that are known: the table is not looked at. */
export function selectAmong(tx: Tx, ids: string | RawBuilder<unknown>) {
  return tx
    .selectFrom(sql<{ id: string }>`(SELECT unnest(${ids}::uuid[]) AS id)`.as('task'))
    .select('task.id');
}
