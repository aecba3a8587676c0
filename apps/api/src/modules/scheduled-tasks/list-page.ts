import { type ScheduledTasksQuery, scheduledTasksList } from '@anupalan/validators/requests/scheduled-tasks';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import { toSort, toWindow } from '../../http/list.ts';
import { countByDay, isCountedByDay, type Place, placeByDay } from './day-counts.ts';
import {
  type Filter,
  type FilterShape,
  type FilterValues,
  selectAmong,
  selectByDay,
  selectFiltered,
  selectInOrder,
  toFilter,
  toParts,
} from './filters.ts';
import { countMany, findTasks } from './found-tasks.ts';
import { type DescribedRow, describePage } from './repository.ts';
import { countOfTasks, placeOfTasks } from './task-days.ts';

/** A page of the list. `totalIsMinimum`: there are at least so many, and nobody has counted the rest. */
export type ScheduledPage = { rows: DescribedRow[]; total: number; totalIsMinimum?: true };

/** Which rows of the sorted list a page has. `place`: where it begins; else `offset` says it. */
type Window = {
  limit: number;
  offset: number;
  isFromEnd: boolean;
  place: Place | null;
  /** The tasks of all rows, where they are known. */
  tasks: readonly string[] | null;
};

/**
 * A page of the list. What it costs does not grow with the rows before it, where the kept counts say which day it begins
 * on; from the nearer end it is read otherwise. The ids of the page are found first: what the rows say is read for them alone.
 * @param today the day that decides what is overdue (`YYYY-MM-DD`)
 */
export async function listScheduled(
  tx: Tx,
  query: ScheduledTasksQuery,
  today: string,
): Promise<ScheduledPage> {
  const asked = toWindow(query);
  const sort = toSort(scheduledTasksList, query);
  const filter = toFilter(query, today);
  const found = isCountedByDay(filter) ? null : await findTasks(tx, filter);
  if (found?.areMore) {
    const counted = await countMany(tx, filter, found.tasks);
    const window = counted.totalIsMinimum
      ? { ...asked, isFromEnd: false }
      : toNearerEnd(asked, counted.total);
    return { ...counted, rows: await listWindow(tx, filter, sort, { ...window, place: null, tasks: null }) };
  }
  const tasks = found?.tasks ?? null;
  const kept = toKept(tx, filter, tasks);
  if (asked.offset === 0) {
    // The first page begins at the first row, however many there are.
    const window = { ...asked, isFromEnd: false, place: null, tasks };
    const [total, rows] = await Promise.all([kept.count(), listWindow(tx, filter, sort, window)]);
    return { total, rows };
  }
  if (sort.by !== 'dueDate') {
    const total = await kept.count();
    const window = { ...toNearerEnd(asked, total), place: null, tasks };
    return { total, rows: await listWindow(tx, filter, sort, window) };
  }
  const { total, place } = await kept.place({ offset: asked.offset, order: sort.order });
  if (place === null) return { total, rows: [] };
  const window = { limit: asked.limit, offset: place.skipped, isFromEnd: false, place, tasks };
  return { total, rows: await listWindow(tx, filter, sort, window) };
}

/** The kept figures that answer for a filter: those of the tasks that it finds, or those of days. */
function toKept(tx: Tx, filter: Filter, tasks: readonly string[] | null) {
  type At = { offset: number; order: 'asc' | 'desc' };
  return {
    count: () => (tasks ? countOfTasks(tx, filter, tasks) : countByDay(tx, filter)),
    place: (at: At) => (tasks ? placeOfTasks(tx, filter, tasks, at) : placeByDay(tx, filter, at)),
  };
}

/** So many tasks are few: the earliest due dates of each are fewer than those that are passed on the way to others. */
const FEW_TASKS = 100;
/** A page behind the middle is read backwards from the end. */
function toNearerEnd(
  asked: { limit: number; offset: number },
  total: number,
): Omit<Window, 'place' | 'tasks'> {
  const after = total - asked.offset - asked.limit;
  if (after >= asked.offset) return { ...asked, isFromEnd: false };
  const limit = Math.max(0, Math.min(asked.limit, total - asked.offset));
  return { limit, offset: Math.max(0, after), isFromEnd: true };
}

const SORT = { dueDate: 'scheduled.dueDate', name: 'task.name', status: 'scheduled.completedAt' } as const;

/** How the rows of a page are found: each is another query. */
type PageShape = FilterShape & {
  by: keyof typeof SORT;
  order: 'asc' | 'desc';
  limit: number;
  /** Whether the tasks of all rows are few. */
  isOfFew: boolean;
};
/** `tasks`: those of all rows, where they are known; `day`: the one that a page begins on; `offset`: absent for the first. */
type PageValues = FilterValues & {
  tasks: readonly string[] | undefined;
  day: string | undefined;
  offset: number | undefined;
};

const PAGE = fixQueries((tx, shape: PageShape, values: PageValues) => {
  const { by, order } = shape;
  const page =
    values.tasks && shape.isOfFew && by === 'dueDate'
      ? selectOfFew(tx, shape, { ...values, tasks: values.tasks })
      : selectPage(tx, shape, values);
  return describePage(tx, page)
    .orderBy(SORT[by], order)
    .orderBy('scheduled.dueDate', order)
    .orderBy('scheduled.id', order);
});

async function listWindow(
  tx: Tx,
  filter: Filter,
  sort: ReturnType<typeof toSort<keyof typeof SORT>>,
  { limit, offset, isFromEnd, place, tasks }: Window,
): Promise<DescribedRow[]> {
  if (limit === 0 || tasks?.length === 0) return [];
  const { shape, values } = toParts(filter);
  const order = isFromEnd === (sort.order === 'asc') ? 'desc' : 'asc';
  const rows = await PAGE(
    tx,
    { ...shape, by: sort.by, order, limit, isOfFew: tasks !== null && tasks.length <= FEW_TASKS },
    { ...values, tasks: tasks ?? undefined, day: place?.day, offset: offset || undefined },
  );
  return isFromEnd ? rows.reverse() : rows;
}

/** Rows that are read along their days. What was completed has an index for it: this is its condition, and no other's. */
function alongDays(rows: ReturnType<typeof selectByDay>, status: FilterShape['status']) {
  return status === 'completed' ? rows.where('scheduled.completedOn', 'is not', null) : rows;
}

/** Rows from a day on, in their order. */
function beginAt(rows: ReturnType<typeof selectByDay>, order: 'asc' | 'desc', day: string | undefined) {
  return day === undefined ? rows : rows.where('scheduled.dueDate', order === 'asc' ? '>=' : '<=', day);
}

/** The ids of a page, from an index that has them in their order. */
function selectPage(
  tx: Tx,
  { by, order, limit, ...shape }: PageShape,
  { day, offset, tasks, ...values }: PageValues,
) {
  const filter = { ...shape, ...values };
  const found = by === 'name' ? selectFiltered(tx, filter) : selectInOrder(tx, filter, tasks);
  const along = by === 'dueDate' ? alongDays(found, shape.status) : found;
  const rows = beginAt(along, order, day).select('scheduled.id');
  const sorted =
    by === 'name'
      ? rows.innerJoin('tasks as task', 'task.id', 'scheduled.taskId').orderBy(SORT.name, order)
      : rows.orderBy(SORT[by], order);
  return sorted
    .orderBy('scheduled.dueDate', order)
    .orderBy('scheduled.id', order)
    .limit(limit)
    .offset(offset ?? 0);
}

/** The ids of a page by due date, of the first due dates of a few tasks each. */
function selectOfFew(
  tx: Tx,
  { order, limit, ...shape }: PageShape,
  { tasks, day, offset, ...values }: PageValues & { tasks: readonly string[] },
) {
  const most = offset === undefined ? limit : sql<number>`${offset}::bigint + ${limit}`;
  const firstOfTask = (eb: unknown) =>
    beginAt(selectByDay(eb as Tx, { ...shape, ...values }), order, day)
      .select(['scheduled.id', 'scheduled.dueDate'])
      .whereRef('scheduled.taskId', '=', sql.ref<string>('task.id'))
      .orderBy('scheduled.dueDate', order)
      .limit(most);
  return selectAmong(tx, tasks)
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

const AFTER = fixQueries(
  (
    tx,
    { limit, ...shape }: FilterShape & { limit: number },
    { day, id, ...values }: FilterValues & { day: string | undefined; id: string | undefined },
  ) => {
    let rows = alongDays(selectInOrder(tx, { ...shape, ...values }), shape.status).select('scheduled.id');
    if (day !== undefined)
      rows = rows.where(sql<boolean>`(scheduled.due_date, scheduled.id) > (${day}::date, ${id}::uuid)`);
    const next = rows.orderBy('scheduled.dueDate').orderBy('scheduled.id').limit(limit);
    return describePage(tx, next).orderBy('scheduled.dueDate').orderBy('scheduled.id');
  },
);

/** The next rows of the filtered list by due date, after one of them: from there on the index is read. */
export async function listAfter(
  tx: Tx,
  filter: Filter,
  after: { dueDate: string; id: string } | null,
  limit: number,
): Promise<DescribedRow[]> {
  const { shape, values } = toParts(filter);
  return AFTER(tx, { ...shape, limit }, { ...values, day: after?.dueDate, id: after?.id });
}
