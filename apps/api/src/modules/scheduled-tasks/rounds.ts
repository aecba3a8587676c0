import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import { countBits, selectDays, toValues } from './due-days.ts';
import {
  type Filter,
  type FilterShape,
  type FilterValues,
  selectByDay,
  toParts,
  toTaskSet,
} from './filters.ts';
import { toSpan } from './task-days.ts';

/** A round of which a list finds due dates: how many, the first and the last of them with its id. */
export type FoundRound = {
  name: string;
  count: number;
  first: string;
  firstId: string;
  last: string;
  lastId: string;
};

/** Whether `task` is due more often than weekly (D46): days between two dates, on average for several a period. */
export const IS_ROUND = sql<boolean>`coalesce(task.frequency = 'daily'
  OR (task.schedule #>> '{interval,every}')::real
    * CASE task.schedule #>> '{interval,unit}' WHEN 'day' THEN 1 WHEN 'week' THEN 7 WHEN 'month' THEN 31 ELSE 366 END
    / greatest(1, CASE
        WHEN jsonb_typeof(task.schedule #> '{interval,days}') = 'array'
          THEN jsonb_array_length(task.schedule #> '{interval,days}')
        WHEN jsonb_typeof(task.schedule #> '{interval,daysOfMonth}') = 'array'
          THEN jsonb_array_length(task.schedule #> '{interval,daysOfMonth}')
      END) < 7, false)`;

type Values = FilterValues & Parameters<typeof countBits>[1];

const ROUNDS = fixQueries((tx, shape: FilterShape, values: Values) => {
  const { from, to, first, last } = values;
  const end = (eb: unknown, order: 'asc' | 'desc') =>
    selectByDay(eb as Tx, { ...shape, ...values })
      .select(['scheduled.id', 'scheduled.dueDate'])
      .whereRef('scheduled.taskId', '=', sql.ref<string>('found.id'))
      .orderBy('scheduled.dueDate', order)
      .limit(1);
  const counted = selectDays(tx, { ...values, tasks: undefined })
    .where(IS_ROUND)
    .select([
      sql<string>`task.id`.as('id'),
      sql<string>`min(task.name)`.as('name'),
      countBits(shape.status, { from, to, first, last }).as('count'),
    ])
    .groupBy(sql`task.id`);
  return tx
    .selectFrom(counted.as('found'))
    .innerJoinLateral(
      (eb) => end(eb, 'asc').as('early'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) => end(eb, 'desc').as('late'),
      (join) => join.onTrue(),
    )
    .where('found.count', '>', 0)
    .select([
      'found.name',
      'found.count',
      'early.dueDate as first',
      'early.id as firstId',
      'late.dueDate as last',
      'late.id as lastId',
    ]);
});

/** The rounds that a filter finds. What it costs grows with the tasks of the organisation, not with their due dates. */
export async function listRounds(tx: Tx, filter: Filter): Promise<FoundRound[]> {
  const { shape, values } = toParts(filter);
  const { tasks: _, ...span } = toValues(values, toTaskSet([]), toSpan(filter));
  return ROUNDS(tx, shape, span);
}

/** Leaves rounds out of due dates that are looked through in their order. */
export const IS_NO_ROUND = sql<boolean>`NOT EXISTS (SELECT FROM tasks AS task
  WHERE task.id = scheduled.task_id AND ${IS_ROUND} OFFSET 0)`;
