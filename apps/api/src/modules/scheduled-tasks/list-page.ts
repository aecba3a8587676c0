import { MAX_EXACT_TOTAL } from '@anupalan/enums/limits';
import type { TaskMonth } from '@anupalan/validators/entities/scheduled-task';
import { type ScheduledTasksQuery, scheduledTasksList } from '@anupalan/validators/requests/scheduled-tasks';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { toSort, toWindow } from '../../http/list.ts';
import { countByDay, countMonthsByDay, isCountedByDay, type Place, placeByDay } from './day-counts.ts';
import { type ScheduledTasksFilter, selectFiltered } from './filters.ts';
import { type ScheduledTaskRow, selectScheduled } from './repository.ts';

/** A page of the list. `totalIsMinimum`: there are at least so many, and nobody has counted the rest. */
export type ScheduledPage = { rows: ScheduledTaskRow[]; total: number; totalIsMinimum?: true };

/** Which rows of the sorted list a page has. `place`: where it begins; else `offset` says it. */
type Window = { limit: number; offset: number; isFromEnd: boolean; place: Place | null };

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
    const counted = await countSome(tx, query, today);
    const window = counted.totalIsMinimum
      ? { ...asked, isFromEnd: false }
      : toNearerEnd(asked, counted.total);
    const rows = await listWindow(tx, query, today, sort, { ...window, place: null });
    return { ...counted, rows };
  }
  if (sort.by !== 'dueDate' || asked.offset === 0) {
    const total = await countByDay(tx, query, today);
    return {
      total,
      rows: await listWindow(tx, query, today, sort, { ...toNearerEnd(asked, total), place: null }),
    };
  }
  const { total, place } = await placeByDay(tx, query, today, { offset: asked.offset, order: sort.order });
  if (place === null) return { total, rows: [] };
  const window = { limit: asked.limit, offset: place.skipped, isFromEnd: false, place };
  return { total, rows: await listWindow(tx, query, today, sort, window) };
}

/** Counts what a query finds, and stops where the contract lets it. */
async function countSome(
  tx: Tx,
  query: ScheduledTasksQuery,
  today: string,
): Promise<{ total: number; totalIsMinimum?: true }> {
  const some = selectFiltered(tx, query, today)
    .select(sql`1`.as('one'))
    .limit(MAX_EXACT_TOTAL + 1);
  const { total } = await tx
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total > MAX_EXACT_TOTAL ? { total: MAX_EXACT_TOTAL, totalIsMinimum: true } : { total };
}

/** A page behind the middle is read backwards from the end. */
function toNearerEnd(asked: { limit: number; offset: number }, total: number): Omit<Window, 'place'> {
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
  { limit, offset, isFromEnd, place }: Window,
): Promise<ScheduledTaskRow[]> {
  if (limit === 0) return [];
  const order = isFromEnd === (sort.order === 'asc') ? 'desc' : 'asc';
  const filtered = selectFiltered(tx, query, today)
    .select('scheduled.id')
    .$if(place !== null, (rows) =>
      rows.where('scheduled.dueDate', order === 'asc' ? '>=' : '<=', place?.day ?? today),
    );
  const sorted =
    sort.by === 'name'
      ? filtered.innerJoin('tasks as task', 'task.id', 'scheduled.taskId').orderBy(SORT.name, order)
      : filtered.orderBy(SORT[sort.by], order);
  const page = sorted
    .orderBy('scheduled.dueDate', order)
    .orderBy('scheduled.id', order)
    .limit(limit)
    .offset(offset);
  const rows = await selectScheduled(tx)
    .innerJoin(page.as('page'), 'page.id', 'scheduled.id')
    .orderBy(SORT[sort.by], order)
    .orderBy('scheduled.dueDate', order)
    .orderBy('scheduled.id', order)
    .execute();
  return isFromEnd ? rows.reverse() : rows;
}

/** The next rows of the filtered list by due date, after one of them: from there on the index is read. */
export async function listAfter(
  tx: Tx,
  query: ScheduledTasksFilter,
  today: string,
  after: { dueDate: string; id: string } | null,
  limit: number,
): Promise<ScheduledTaskRow[]> {
  let rows = selectFiltered(tx, query, today).select('scheduled.id');
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
