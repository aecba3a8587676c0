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
/** So many tasks have more due dates as a rule than a list counts: the first page looks for no more. */
export const ENOUGH_TASKS = 300;
/** The due dates of so many tasks are counted, however many they are. */
export const FEW_TASKS = 100;

/** How many due dates are found. `totalIsMinimum`: at least so many, and nobody has counted the rest. */
export type Total = { total: number; totalIsMinimum?: true };

const TASKS = fixQueries((tx, { most }: { most: number }, values: FilterValues) =>
  selectTasks(tx, values).limit(most + 1),
);

/** The tasks that a filter finds, up to `most`; `areMore`: these are so many of them. */
export async function findTasks(
  tx: Tx,
  filter: Filter,
  most: typeof SOME_TASKS | typeof ENOUGH_TASKS,
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
  return tasks > FEW_TASKS && total > MAX_EXACT_TOTAL
    ? { total: MAX_EXACT_TOTAL, totalIsMinimum: true }
    : { total };
}

/**
 * Counts what a filter finds of more tasks than the first page looks for, and stops where the contract lets it: with these,
 * with more of them, or on the way through the due dates.
 * @param known those that have been looked for
 */
export async function countOn(tx: Tx, filter: Filter, known: readonly string[]): Promise<Total> {
  const some = await countOfTasks(tx, filter, known);
  if (some > MAX_EXACT_TOTAL) return toTotal(some, known.length);
  const { tasks, areMore } = await findTasks(tx, filter, SOME_TASKS);
  const total = await countOfTasks(tx, filter, tasks);
  return areMore && total <= MAX_EXACT_TOTAL ? countAll(tx, filter) : toTotal(total, tasks.length);
}

/** The same of more tasks than any page looks for. */
export async function countMany(tx: Tx, filter: Filter, known: readonly string[]): Promise<Total> {
  for (const tasks of [known.slice(0, ENOUGH_TASKS), known]) {
    const total = await countOfTasks(tx, filter, tasks);
    if (total > MAX_EXACT_TOTAL) return toTotal(total, tasks.length);
  }
  return countAll(tx, filter);
}

async function countAll(tx: Tx, filter: Filter): Promise<Total> {
  const { shape, values } = toParts(filter);
  const [found] = await COUNT(tx, shape, values);
  return toTotal(found?.total ?? 0, SOME_TASKS);
}
