import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import { IS_ROUND } from '../duties/is-round.ts';
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
