import { MAX_EXACT_TOTAL } from '@anupalan/enums/limits';
import type { TaskMonth } from '@anupalan/validators/entities/scheduled-task';
import { type ScheduledTasksQuery, scheduledTasksList } from '@anupalan/validators/requests/scheduled-tasks';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toSort, toWindow } from '../../http/list.ts';
import { countByDay, countMonthsByDay, isCountedByDay, type Place, placeByDay } from './day-counts.ts';
import {
  asksOfTasks,
  type ScheduledTasksFilter,
  selectByDay,
  selectFiltered,
  selectInOrder,
  selectTasks,
} from './filters.ts';
import { type ScheduledTaskRow, selectScheduled } from './repository.ts';

/** A page of the list. `totalIsMinimum`: there are at least so many, and nobody has counted the rest. */
export type ScheduledPage = { rows: ScheduledTaskRow[]; total: number; totalIsMinimum?: true };

/** Which rows of the sorted list a page has. `place`: where it begins; else `offset` says it. */
type Window = {
  limit: number;
  offset: number;
  isFromEnd: boolean;
  place: Place | null;
  /** The tasks of all rows, where they are few. */
  few: readonly string[] | null;
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
  if (!isCountedByDay(query)) {
    const few = asksOfTasks(query) ? await findFewTasks(tx, query) : null;
    const counted = await countSome(tx, query, today, few);
    const window = counted.totalIsMinimum
      ? { ...asked, isFromEnd: false }
      : toNearerEnd(asked, counted.total);
    return { ...counted, rows: await listWindow(tx, query, today, sort, { ...window, place: null, few }) };
  }
  if (asked.offset === 0) {
    // The first page begins at the first row, however many there are.
    const window = { ...asked, isFromEnd: false, place: null, few: null };
    const [total, rows] = await Promise.all([
      countByDay(tx, query, today),
      listWindow(tx, query, today, sort, window),
    ]);
    return { total, rows };
  }
  if (sort.by !== 'dueDate') {
    const total = await countByDay(tx, query, today);
    const window = { ...toNearerEnd(asked, total), place: null, few: null };
    return { total, rows: await listWindow(tx, query, today, sort, window) };
  }
  const { total, place } = await placeByDay(tx, query, today, { offset: asked.offset, order: sort.order });
  if (place === null) return { total, rows: [] };
  const window = { limit: asked.limit, offset: place.skipped, isFromEnd: false, place, few: null };
  return { total, rows: await listWindow(tx, query, today, sort, window) };
}

/** So many tasks are few: the earliest due dates of each are fewer than those that are passed on the way to others. */
const FEW_TASKS = 100;

/** The tasks that the filters find, where they are few. */
async function findFewTasks(tx: Tx, query: ScheduledTasksQuery): Promise<string[] | null> {
  const found = await selectTasks(tx, query)
    .limit(FEW_TASKS + 1)
    .execute();
  return found.length > FEW_TASKS ? null : found.map(({ id }) => id);
}

/** Counts what a query finds, task by task, and stops where the contract lets it. */
async function countSome(
  tx: Tx,
  query: ScheduledTasksQuery,
  today: string,
  few: readonly string[] | null,
): Promise<{ total: number; totalIsMinimum?: true }> {
  if (few?.length === 0) return { total: 0 };
  const ofTask = (eb: unknown) =>
    selectByDay(eb as Tx, query, today)
      .select('scheduled.dueDate')
      .whereRef('scheduled.taskId', '=', sql.ref<string>('task.id'))
      // Keeps the two apart: PostgreSQL would read all due dates where the first tasks have enough.
      .offset(0);
  const one = sql`1`.as('one');
  const some = asksOfTasks(query)
    ? (few ? selectAmong(tx, few) : selectTasks(tx, query))
        .innerJoinLateral(
          (eb) => ofTask(eb).as('date'),
          (join) => join.onTrue(),
        )
        .clearSelect()
        .select(one)
        .limit(MAX_EXACT_TOTAL + 1)
    : selectByDay(tx, query, today)
        .select(one)
        .limit(MAX_EXACT_TOTAL + 1);
  const { total } = await tx
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total > MAX_EXACT_TOTAL ? { total: MAX_EXACT_TOTAL, totalIsMinimum: true } : { total };
}

function selectAmong(tx: Tx, ids: readonly string[]) {
  return tx.selectFrom('tasks as task').select('task.id').where(sql<boolean>`task.id = ANY(${ids}::uuid[])`);
}

/** A page behind the middle is read backwards from the end. */
function toNearerEnd(asked: { limit: number; offset: number }, total: number): Omit<Window, 'place' | 'few'> {
  const after = total - asked.offset - asked.limit;
  if (after >= asked.offset) return { ...asked, isFromEnd: false };
  const limit = Math.max(0, Math.min(asked.limit, total - asked.offset));
  return { limit, offset: Math.max(0, after), isFromEnd: true };
}

const SORT = { dueDate: 'scheduled.dueDate', name: 'task.name', status: 'scheduled.completedAt' } as const;

async function listWindow(
  tx: Tx,
  query: ScheduledTasksQuery,
  today: string,
  sort: ReturnType<typeof toSort<keyof typeof SORT>>,
  window: Window,
): Promise<ScheduledTaskRow[]> {
  const { limit, isFromEnd, few } = window;
  if (limit === 0 || few?.length === 0) return [];
  const order = isFromEnd === (sort.order === 'asc') ? 'desc' : 'asc';
  const page =
    few && sort.by === 'dueDate'
      ? selectOfFew(tx, query, today, { ...window, few, order })
      : selectPage(tx, query, today, { ...window, by: sort.by, order });
  const rows = await selectScheduled(tx)
    .innerJoin(page, 'page.id', 'scheduled.id')
    .orderBy(SORT[sort.by], order)
    .orderBy('scheduled.dueDate', order)
    .orderBy('scheduled.id', order)
    .execute();
  return isFromEnd ? rows.reverse() : rows;
}

type Ordered = Window & { order: 'asc' | 'desc' };

/** The ids of a page, from an index that has them in their order. */
function selectPage(
  tx: Tx,
  query: ScheduledTasksQuery,
  today: string,
  { by, order, place, limit, offset }: Ordered & { by: keyof typeof SORT },
) {
  const rows = (by === 'name' ? selectFiltered : selectInOrder)(tx, query, today)
    .select('scheduled.id')
    .$if(place !== null, (from) =>
      from.where('scheduled.dueDate', order === 'asc' ? '>=' : '<=', place?.day ?? today),
    );
  const sorted =
    by === 'name'
      ? rows.innerJoin('tasks as task', 'task.id', 'scheduled.taskId').orderBy(SORT.name, order)
      : rows.orderBy(SORT[by], order);
  return sorted
    .orderBy('scheduled.dueDate', order)
    .orderBy('scheduled.id', order)
    .limit(limit)
    .offset(offset)
    .as('page');
}

/** The ids of a page by due date, of the first due dates of a few tasks each. */
function selectOfFew(
  tx: Tx,
  query: ScheduledTasksQuery,
  today: string,
  { few, order, limit, offset }: Ordered & { few: readonly string[] },
) {
  const firstOfTask = (eb: unknown) =>
    selectByDay(eb as Tx, query, today)
      .select(['scheduled.id', 'scheduled.dueDate'])
      .whereRef('scheduled.taskId', '=', sql.ref<string>('task.id'))
      .orderBy('scheduled.dueDate', order)
      .limit(offset + limit);
  return selectAmong(tx, few)
    .innerJoinLateral(
      (eb) => firstOfTask(eb).as('date'),
      (join) => join.onTrue(),
    )
    .clearSelect()
    .select('date.id')
    .orderBy('date.dueDate', order)
    .orderBy('date.id', order)
    .limit(limit)
    .offset(offset)
    .as('page');
}

/** The next rows of the filtered list by due date, after one of them: from there on the index is read. */
export async function listAfter(
  tx: Tx,
  query: ScheduledTasksFilter,
  today: string,
  after: { dueDate: string; id: string } | null,
  limit: number,
): Promise<ScheduledTaskRow[]> {
  let rows = selectInOrder(tx, query, today).select('scheduled.id');
  if (after)
    rows = rows.where(
      sql<boolean>`(scheduled.due_date, scheduled.id) > (${after.dueDate}::date, ${after.id}::uuid)`,
    );
  const next = rows.orderBy('scheduled.dueDate').orderBy('scheduled.id').limit(limit);
  return selectScheduled(tx)
    .innerJoin(next.as('next'), 'next.id', 'scheduled.id')
    .orderBy('scheduled.dueDate')
    .orderBy('scheduled.id')
    .execute();
}

/** Due dates of the filtered list by month and status. @param today the day that decides what is overdue */
export async function countByMonth(tx: Tx, query: ScheduledTasksQuery, today: string): Promise<TaskMonth[]> {
  if (isCountedByDay(query)) return countMonthsByDay(tx, query, today);
  return selectFiltered(tx, query, today)
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
