import {
  type ScheduledTasksQuery,
  scheduledTasksList,
} from '@anupalan/validators/requests/scheduled-tasks-list';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import { toSort, toWindow } from '../../http/list.ts';
import { countByDay, isCountedByDay, type Place, placeByDay } from './day-counts.ts';
import {
  type Filter,
  type FilterShape,
  type FilterValues,
  selectInOrder,
  type TaskSet,
  toFacet,
  toFilter,
  toParts,
} from './filters.ts';
import { countFound, findTasks, type Total, toTotal } from './found-tasks.ts';
import { alongDays, type PageShape, type PageValues, SORT, selectPage, toWay } from './page-ids.ts';
import { type DescribedRow, describePage } from './repository.ts';
import { countOfTasks, placeOfTasks } from './task-days.ts';

/** A page of the list. */
export type ScheduledPage = Total & { rows: DescribedRow[] };

/** Which rows of the sorted list a page has. `place`: where it begins; else `offset` says it. */
type Window = {
  limit: number;
  offset: number;
  isFromEnd: boolean;
  place: Place | null;
  /** The tasks of all rows, where they are known. */
  tasks: TaskSet | null;
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
  const list = (window: Window) => listWindow(tx, filter, sort, window);
  const isCounted = isCountedByDay(filter);
  // The first page begins at the first row, however many there are.
  const isFirst = asked.offset === 0;
  const found = isCounted ? null : await findTasks(tx, filter);
  const tasks = found === null || found.areMore ? null : found.tasks;
  const kept = toKept(tx, filter, tasks);
  if (isFirst) {
    const window = { ...asked, isFromEnd: false, place: null, tasks };
    const count = found ? countFound(tx, filter, found) : kept.count().then((total): Total => ({ total }));
    const [counted, rows] = await Promise.all([count, list(window)]);
    return { ...counted, rows };
  }
  if (found?.areMore) {
    const counted = await countFound(tx, filter, found);
    const window = counted.totalIsMinimum
      ? { ...asked, isFromEnd: false }
      : toNearerEnd(asked, counted.total);
    return { ...counted, rows: await list({ ...window, place: null, tasks: null }) };
  }
  const say = (total: number) => toTotal(total, tasks?.length ?? 0);
  if (sort.by !== 'dueDate') {
    const total = await kept.count();
    return { ...say(total), rows: await list({ ...toNearerEnd(asked, total), place: null, tasks }) };
  }
  const { total, place } = await kept.place({ offset: asked.offset, order: sort.order });
  if (place === null) return { ...say(total), rows: [] };
  const window = { limit: asked.limit, offset: place.skipped, isFromEnd: false, place, tasks };
  return { ...say(total), rows: await list(window) };
}

/** How many due dates a filter finds, as the list says it. */
export async function countScheduled(tx: Tx, filter: Filter): Promise<Total> {
  if (isCountedByDay(filter)) return { total: await countByDay(tx, filter) };
  return countFound(tx, filter, await findTasks(tx, filter));
}

/** The kept figures that answer for a filter: those of the tasks that it finds, or those of days. */
function toKept(tx: Tx, filter: Filter, tasks: TaskSet | null) {
  type At = { offset: number; order: 'asc' | 'desc' };
  return {
    count: () => (tasks ? countOfTasks(tx, filter, tasks) : countByDay(tx, filter)),
    place: (at: At) => (tasks ? placeOfTasks(tx, filter, tasks, at) : placeByDay(tx, filter, at)),
  };
}

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

const PAGE = fixQueries((tx, shape: PageShape, values: PageValues) =>
  describePage(tx, selectPage(tx, shape, values))
    .orderBy(SORT[shape.by], shape.order)
    .orderBy('scheduled.dueDate', shape.order)
    .orderBy('scheduled.id', shape.order),
);

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
    { ...shape, by: sort.by, order, limit, way: toWay(tasks, toFacet(filter) !== null) },
    { ...values, tasks: tasks?.ids, day: place?.day, offset: offset || undefined },
  );
  return isFromEnd ? rows.reverse() : rows;
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
