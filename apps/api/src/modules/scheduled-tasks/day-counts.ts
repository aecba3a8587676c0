import type { TaskMonth } from '@anupalan/validators/entities/scheduled-task';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import {
  asksOfTasks,
  type Filter,
  type FilterShape,
  type FilterValues,
  toFacet,
  toParts,
} from './filters.ts';

/** Whether the counts that are kept by day, of all (0026) or of a facet (0036), answer how many due dates a query finds. */
export function isCountedByDay(query: Filter): boolean {
  const isOfAll = !asksOfTasks(query) && query.taskId === undefined && query.ids === undefined;
  return isOfAll || toFacet(query) !== null;
}

/** The counts of days: of all due dates, or of those of a facet. */
function selectCounts(tx: Tx, query: FilterValues) {
  const facet = toFacet(query);
  const of = tx.selectFrom(facet ? 'facetCounts' : 'dueCounts').select(['dueDate', 'open']);
  return facet
    ? of.select(sql<number>`completed`.as('completed')).where(sql<boolean>`facet = ${facet}`)
    : of.select(sql<number>`on_time + late`.as('completed'));
}

/** The counts of the days that a query asks for, each with how many of its due dates the query finds. */
function selectDays(tx: Tx, query: FilterShape & FilterValues) {
  const found =
    query.status === 'completed'
      ? sql<number>`completed`
      : query.status === undefined
        ? sql<number>`open + completed`
        : sql<number>`open`;
  let days = tx
    .selectFrom(selectCounts(tx, query).as('kept'))
    .select(['dueDate', 'open', 'completed', found.as('found')]);
  if (query.dueDate) days = days.where('dueDate', '=', query.dueDate);
  if (query.startDate) days = days.where('dueDate', '>=', query.startDate);
  if (query.endDate) days = days.where('dueDate', '<=', query.endDate);
  if (query.status === 'overdue') days = days.where('dueDate', '<', query.today);
  if (query.status === 'pending') days = days.where('dueDate', '>=', query.today);
  return days;
}

const COUNT = fixQueries((tx, shape: FilterShape, values: FilterValues) =>
  tx
    .selectFrom(selectDays(tx, { ...shape, ...values }).as('day'))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('found'), sql<number>`0`).as('total')),
);

/** How many due dates a query by day and status finds. */
export async function countByDay(tx: Tx, query: Filter): Promise<number> {
  const { shape, values } = toParts(query);
  return (await COUNT(tx, shape, values))[0]?.total ?? 0;
}

/** Where a row of a list by due date is: its day, and how many of that day are before it. */
export type Place = { day: string; skipped: number };

const PLACE = fixQueries(
  (
    tx,
    { order, ...shape }: FilterShape & { order: 'asc' | 'desc' },
    values: FilterValues & { offset: number },
  ) => {
    const days = tx
      .selectFrom(selectDays(tx, { ...shape, ...values }).as('day'))
      .groupBy('dueDate')
      .select((eb) => [
        'dueDate',
        eb.fn.sum<number>('found').as('dates'),
        sql<number>`sum(sum(found)) OVER (ORDER BY due_date ${sql.raw(order)})`.as('upto'),
      ]);
    return tx
      .selectFrom(days.as('day'))
      .select((eb) => [
        eb.fn.coalesce(eb.fn.sum<number>('dates'), sql<number>`0`).as('total'),
        (order === 'asc' ? eb.fn.min('dueDate') : eb.fn.max('dueDate'))
          .filterWhere('upto', '>', values.offset)
          .as('day'),
        sql<number | null>`min(upto - dates) FILTER (WHERE upto > ${values.offset})`.as('before'),
      ]);
  },
);

/**
 * How many due dates a query by day and status finds, and where the one with a number in their order is, so that a
 * page far behind is read from its day on; null: there are not so many.
 */
export async function placeByDay(
  tx: Tx,
  query: Filter,
  { offset, order }: { offset: number; order: 'asc' | 'desc' },
): Promise<{ total: number; place: Place | null }> {
  const { shape, values } = toParts(query);
  const [row] = await PLACE(tx, { ...shape, order }, { ...values, offset });
  if (!row) return { total: 0, place: null };
  if (row.day === null || row.before === null) return { total: row.total, place: null };
  return { total: row.total, place: { day: row.day, skipped: offset - row.before } };
}

const MONTHS = fixQueries((tx, shape: FilterShape, values: FilterValues) => {
  const { today } = values;
  return tx
    .selectFrom(selectDays(tx, { ...shape, ...values }).as('day'))
    .select((eb) => [
      sql<string>`to_char(due_date, 'YYYY-MM')`.as('month'),
      eb.fn.sum<number>('completed').as('completed'),
      eb.fn
        .coalesce(eb.fn.sum<number>('open').filterWhere('dueDate', '>=', today), sql<number>`0`)
        .as('pending'),
      eb.fn
        .coalesce(eb.fn.sum<number>('open').filterWhere('dueDate', '<', today), sql<number>`0`)
        .as('overdue'),
    ])
    .groupBy(sql`1`)
    .having(sql`sum(found)`, '>', 0)
    .orderBy(sql`1`);
});

/** Due dates by month and status. */
export async function countMonthsByDay(tx: Tx, query: Filter): Promise<TaskMonth[]> {
  const of = (status: Filter['status']) => query.status === undefined || query.status === status;
  const { shape, values } = toParts(query);
  const months = await MONTHS(tx, shape, values);
  return months.map(({ month, completed, pending, overdue }) => ({
    month,
    completed: of('completed') ? completed : 0,
    pending: of('pending') ? pending : 0,
    overdue: of('overdue') ? overdue : 0,
  }));
}
