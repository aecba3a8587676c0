import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { PLANNED_ANEW } from '../../database/prepared.ts';
import {
  asksOfTasks,
  type FilterShape,
  type FilterValues,
  selectAmong,
  selectByDay,
  selectInOrder,
  selectTasks,
  type TaskSet,
  toTaskConditions,
} from './filters.ts';
import { FEW_TASKS } from './found-tasks.ts';

/** How the ids of a page are found: what its rows say is read for them alone. */

/** The columns by which a list is sorted. */
export const SORT = {
  dueDate: 'scheduled.dueDate',
  name: 'task.name',
  status: 'scheduled.completedAt',
} as const;

/** How the rows of a page are found: each is another query. */
export type PageShape = FilterShape & {
  by: keyof typeof SORT;
  order: 'asc' | 'desc';
  limit: number;
  /** How a page by due date is read. */
  way: Way;
};
/** `tasks`: those of all rows, where they are known; `day`: the one that a page begins on; `offset`: absent for the first. */
export type PageValues = FilterValues & {
  tasks: string | undefined;
  day: string | undefined;
  offset: number | undefined;
};

/**
 * How a page by due date is read: along the days, each row looked up among the tasks; the first due dates of each of a few
 * tasks, which are fewer than those that are passed on the way to others; or the way of these two that fits, which is seen when the tasks of a facet are looked for.
 */
type Way = 'along' | 'of each' | 'either';

/** The way for tasks that are known, or for those of a facet. */
export function toWay(tasks: TaskSet | null, isOfFacet: boolean): Way {
  if (isOfFacet) return 'either';
  return tasks !== null && tasks.length <= FEW_TASKS ? 'of each' : 'along';
}

/** Selects the ids of a page. */
export function selectPage(tx: Tx, shape: PageShape, values: PageValues) {
  const { by } = shape;
  if (by === 'name') return selectByName(tx, shape, values);
  if (by === 'status' || shape.way === 'along') return selectAlong(tx, { ...shape, by }, values);
  return shape.way === 'either' ? selectEither(tx, shape, values) : selectOfEach(tx, shape, values);
}

/** Rows that are read along their days. What was completed has an index for it: this is its condition, and no other's. */
export function alongDays(rows: ReturnType<typeof selectByDay>, status: FilterShape['status']) {
  return status === 'completed' ? rows.where('scheduled.completedOn', 'is not', null) : rows;
}

/** Rows from a day on, in their order. */
function beginAt(rows: ReturnType<typeof selectByDay>, order: 'asc' | 'desc', day: string | undefined) {
  return day === undefined ? rows : rows.where('scheduled.dueDate', order === 'asc' ? '>=' : '<=', day);
}

/**
 * The ids of a page by name. Either the tasks are followed, or the filtered tasks are sorted: which of them is better depends
 * on what they leave, so that their plan is not kept.
 */
function selectByName(tx: Tx, { order, limit, ...shape }: PageShape, { offset, ...values }: PageValues) {
  const filter = { ...shape, ...values };
  const { dueDate, startDate, endDate, taskId } = filter;
  const isNarrowed = [shape.status, dueDate, startDate, endDate, taskId].some(Boolean) || asksOfTasks(filter);
  const named = selectByDay(tx, filter)
    .innerJoin('tasks as task', 'task.id', 'scheduled.taskId')
    .select('scheduled.id');
  const rows = toTaskConditions(filter).reduce((found, condition) => found.where(condition), named);
  return (isNarrowed ? rows.where(sql<boolean>`TRUE ${sql.raw(PLANNED_ANEW)}`) : rows)
    .orderBy(SORT.name, order)
    .orderBy('scheduled.dueDate', order)
    .orderBy('scheduled.id', order)
    .limit(limit)
    .offset(offset ?? 0);
}

/** The ids of a page, from an index that has them in their order. */
function selectAlong(
  tx: Tx,
  { by, order, limit, ...shape }: PageShape & { by: Exclude<PageShape['by'], 'name'> },
  { day, offset, tasks, ...values }: PageValues,
) {
  const found = selectInOrder(tx, { ...shape, ...values }, tasks);
  const along = by === 'dueDate' ? alongDays(found, shape.status) : found;
  return beginAt(along, order, day)
    .select('scheduled.id')
    .orderBy(SORT[by], order)
    .orderBy('scheduled.dueDate', order)
    .orderBy('scheduled.id', order)
    .limit(limit)
    .offset(offset ?? 0);
}

/** The ids of a page by due date, of the first due dates of each task. */
function selectOfEach(
  tx: Tx,
  { order, limit, ...shape }: PageShape,
  { day, offset, tasks, ...values }: PageValues,
  among = selectAmong(tx, tasks ?? '{}'),
) {
  const most = offset === undefined ? limit : sql<number>`${offset}::bigint + ${limit}`;
  const firstOfTask = (eb: unknown) =>
    beginAt(selectByDay(eb as Tx, { ...shape, ...values }), order, day)
      .select(['scheduled.id', 'scheduled.dueDate'])
      .whereRef('scheduled.taskId', '=', sql.ref<string>('task.id'))
      .orderBy('scheduled.dueDate', order)
      .limit(most);
  return among
    .innerJoinLateral(
      (eb) => firstOfTask(eb).as('date'),
      (join) => join.onTrue(),
    )
    .clearSelect()
    .select('date.id')
    .orderBy('date.dueDate', order)
    .orderBy('date.id', order)
    .limit(limit)
    .offset(offset ?? 0);
}

/**
 * The ids of a page by due date, one way or the other: no more tasks of a facet are looked for than are few, and PostgreSQL
 * does not begin with a part whose condition on their number is not met.
 */
function selectEither(tx: Tx, shape: PageShape, values: PageValues) {
  const found = tx.with(
    (cte) => cte('found').materialized(),
    (within) => selectTasks(within as unknown as Tx, values).limit(FEW_TASKS + 1),
  );
  const areFew = sql<boolean>`(SELECT count(*) FROM found) <= ${sql.lit(FEW_TASKS)}`;
  const among = tx.selectFrom(sql<{ id: string }>`(SELECT id FROM found)`.as('task')).select('task.id');
  const each = selectOfEach(tx, shape, values, among).where(areFew);
  const along = selectAlong(tx, { ...shape, by: 'dueDate' }, values).where(sql<boolean>`NOT ${areFew}`);
  return found
    .selectFrom(each.as('each'))
    .select('each.id')
    .unionAll(tx.selectFrom(along.as('along')).select('along.id'));
}
