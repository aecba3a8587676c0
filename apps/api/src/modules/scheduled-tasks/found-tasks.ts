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
export const SOME_TASKS = 1_000;
/** So many tasks are counted whatever they have; more have more due dates as a rule than a list counts. */
export const FIRST_TASKS = 100;

/** How many due dates are found. `totalIsMinimum`: at least so many, and nobody has counted the rest. */
export type Total = { total: number; totalIsMinimum?: true };

const TASKS = fixQueries((tx, { most }: { most: number }, values: FilterValues) =>
  selectTasks(tx, values).limit(most + 1),
);

/** The tasks that a filter finds, up to `most`; `areMore`: these are so many of them. */
export async function findTasks(
  tx: Tx,
  filter: Filter,
  most: typeof SOME_TASKS | typeof FIRST_TASKS,
): Promise<{ tasks: readonly string[]; areMore: boolean }> {
  if (filter.taskId !== undefined && !asksOfTasks(filter)) return { tasks: [filter.taskId], areMore: false };
  const found = await TASKS(tx, { most }, toParts(filter).values);
  return { tasks: found.slice(0, most).map(({ id }) => id), areMore: found.length > most };
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

/** What is said of a total of so many tasks: above what a list counts, all that are many say the same. */
export function toTotal(total: number, tasks: number): Total {
  return tasks > FIRST_TASKS && total > MAX_EXACT_TOTAL
    ? { total: MAX_EXACT_TOTAL, totalIsMinimum: true }
    : { total };
}

/**
 * Counts what a filter finds, and stops where the contract lets it: with the first of its tasks, with those that are looked
 * for, or on the way through the due dates.
 * @param first how many the first of its tasks have; there are more of them
 */
export async function countOn(tx: Tx, filter: Filter, first: number): Promise<Total> {
  if (first > MAX_EXACT_TOTAL) return toTotal(first, Number.POSITIVE_INFINITY);
  const { tasks, areMore } = await findTasks(tx, filter, SOME_TASKS);
  return areMore
    ? countMany(tx, filter, tasks)
    : toTotal(await countOfTasks(tx, filter, tasks), tasks.length);
}

/** The same of more tasks than are looked for. @param known some of them */
export async function countMany(tx: Tx, filter: Filter, known: readonly string[]): Promise<Total> {
  const most = Number.POSITIVE_INFINITY;
  for (const tasks of [known.slice(0, FIRST_TASKS), known]) {
    const total = await countOfTasks(tx, filter, tasks);
    if (total > MAX_EXACT_TOTAL) return toTotal(total, most);
  }
  const { shape, values } = toParts(filter);
  const [found] = await COUNT(tx, shape, values);
  return toTotal(found?.total ?? 0, most);
}
