import type { ScheduledTasksQuery } from '@anupalan/validators/requests/scheduled-tasks';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toPattern } from '../../http/list.ts';

/** The filters of the list, and where some rows are asked for, their ids. */
export type ScheduledTasksFilter = ScheduledTasksQuery & { ids?: string[] };

/** Filters of what tasks say, without those. */
type ByDay = Omit<ScheduledTasksFilter, 'assigneeId' | 'origin' | 'consentDocumentId' | 'keyword'>;

/**
 * Due dates by day, status, task and id. Of a deleted task only what was completed is in it: an open date that is kept
 * for its evidence is due to nobody. The conditions are written as the indexes have them, without parameters where those
 * have none.
 * @param today the day that decides what is overdue (`YYYY-MM-DD`)
 */
export function selectByDay(tx: Tx, query: ByDay, today: string) {
  let rows = tx.selectFrom('scheduledTasks as scheduled').where(sql<boolean>`NOT scheduled.is_withdrawn`);
  if (query.ids) rows = rows.where(sql<boolean>`scheduled.id = ANY(${query.ids}::uuid[])`);
  if (query.dueDate) rows = rows.where('scheduled.dueDate', '=', query.dueDate);
  if (query.startDate) rows = rows.where('scheduled.dueDate', '>=', query.startDate);
  if (query.endDate) rows = rows.where('scheduled.dueDate', '<=', query.endDate);
  if (query.status === 'completed') rows = rows.where('scheduled.completedAt', 'is not', null);
  if (query.status === 'overdue' || query.status === 'pending')
    rows = rows
      .where('scheduled.completedAt', 'is', null)
      .where('scheduled.dueDate', query.status === 'overdue' ? '<' : '>=', today);
  if (query.taskId) rows = rows.where('scheduled.taskId', '=', query.taskId);
  return rows;
}

/** Due dates by all filters. @param today as for {@link selectByDay} */
export function selectFiltered(tx: Tx, query: ScheduledTasksFilter, today: string) {
  const rows = selectByDay(tx, query, today);
  return asksOfTasks(query) ? rows.where('scheduled.taskId', 'in', selectTasks(tx, query)) : rows;
}

/**
 * The same, for reading them in their order until there are enough: PostgreSQL underestimates how many tasks words
 * find, and would rather sort all of their due dates. Each is looked up among the tasks instead.
 */
export function selectInOrder(tx: Tx, query: ScheduledTasksFilter, today: string) {
  const rows = selectByDay(tx, query, today);
  return asksOfTasks(query)
    ? rows.where(sql<boolean>`(scheduled.task_id IN (${selectTasks(tx, query)})) IS TRUE`)
    : rows;
}

/** Whether it depends on more than day, status and task which due dates there are. */
export function asksOfTasks(query: ScheduledTasksFilter): boolean {
  return [query.assigneeId, query.origin, query.consentDocumentId, query.keyword].some(Boolean);
}

/** Tasks by the filters of what they say, deleted ones too. */
export function selectTasks(tx: Tx, query: ScheduledTasksFilter) {
  let tasks = tx.selectFrom('tasks as task').select('task.id');
  if (query.assigneeId) tasks = tasks.where('task.assigneeId', '=', query.assigneeId);
  if (query.origin) tasks = tasks.where('task.origin', '=', query.origin);
  if (query.consentDocumentId) tasks = tasks.where('task.consentDocumentId', '=', query.consentDocumentId);
  if (query.keyword) tasks = tasks.where('task.name', 'ilike', toPattern(query.keyword));
  return tasks;
}
