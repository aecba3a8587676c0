import { MAX_EXACT_TOTAL } from '@anupalan/enums/limits';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import {
  asksOfTasks,
  type Filter,
  type FilterShape,
  type FilterValues,
  selectByDay,
  selectTasks,
  toParts,
} from './filters.ts';
import { countOfTasks } from './task-days.ts';

/** So many are looked for once, and their ids go with the queries; others are found anew by each. */
const SOME_TASKS = 1_000;
/** So many tasks have more due dates as a rule than a list counts. */
const FIRST_TASKS = 100;

const TASKS = fixQueries((tx, _shape: null, values: FilterValues) =>
  selectTasks(tx, values).limit(SOME_TASKS + 1),
);

/** The tasks that a filter finds; `areMore`: these are a thousand of them. */
export async function findTasks(
  tx: Tx,
  filter: Filter,
): Promise<{ tasks: readonly string[]; areMore: boolean }> {
  if (filter.taskId !== undefined && !asksOfTasks(filter)) return { tasks: [filter.taskId], areMore: false };
  const found = await TASKS(tx, null, toParts(filter).values);
  return { tasks: found.slice(0, SOME_TASKS).map(({ id }) => id), areMore: found.length > SOME_TASKS };
}

const COUNT = fixQueries((tx, shape: FilterShape, values: FilterValues) => {
  const filter = { ...shape, ...values };
  const some = selectTasks(tx, filter)
    .innerJoinLateral(
      (eb) =>
        selectByDay(eb as unknown as Tx, filter)
          .select('scheduled.dueDate')
          .whereRef('scheduled.taskId', '=', sql.ref<string>('task.id'))
          // Keeps the two apart: PostgreSQL would read all due dates where the first tasks have enough.
          .offset(0)
          .as('date'),
      (join) => join.onTrue(),
    )
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(MAX_EXACT_TOTAL + 1);
  return tx.selectFrom(some.as('some')).select((eb) => eb.fn.countAll<number>().as('total'));
});

/**
 * Counts what a filter finds of more tasks than are known, and stops where the contract lets it: with the first of those
 * that are known, with all of them, or on the way through the due dates.
 */
export async function countMany(
  tx: Tx,
  filter: Filter,
  known: readonly string[],
): Promise<{ total: number; totalIsMinimum?: true }> {
  const minimum = { total: MAX_EXACT_TOTAL, totalIsMinimum: true } as const;
  for (const tasks of [known.slice(0, FIRST_TASKS), known])
    if ((await countOfTasks(tx, filter, tasks)) > MAX_EXACT_TOTAL) return minimum;
  const { shape, values } = toParts(filter);
  const [found] = await COUNT(tx, shape, values);
  const total = found?.total ?? 0;
  return total > MAX_EXACT_TOTAL ? minimum : { total };
}
