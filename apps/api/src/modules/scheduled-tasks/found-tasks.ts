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
  type TaskSet,
  toParts,
  toTaskSet,
} from './filters.ts';
import { countOfTasks, countUpTo } from './task-days.ts';

/** So many are looked for once, and their ids go with the queries; others are found anew by each. */
const SOME_TASKS = 1_000;
/** The due dates of so many tasks are counted, however many they are. */
export const FEW_TASKS = 100;

/** How many due dates are found. `totalIsMinimum`: at least so many, and nobody has counted the rest. */
export type Total = { total: number; totalIsMinimum?: true };

const TASKS = fixQueries((tx, _shape: null, values: FilterValues) =>
  tx
    .selectFrom(
      selectTasks(tx, values)
        .limit(SOME_TASKS + 1)
        .as('found'),
    )
    .select((eb) => [
      sql<string>`coalesce(array_agg(id), '{}')::text`.as('ids'),
      eb.fn.countAll<number>().as('length'),
    ]),
);

/** The tasks that a filter finds; `areMore`: these are not all of them. */
export async function findTasks(tx: Tx, filter: Filter): Promise<{ tasks: TaskSet; areMore: boolean }> {
  if (filter.taskId !== undefined && !asksOfTasks(filter))
    return { tasks: toTaskSet([filter.taskId]), areMore: false };
  const [tasks = toTaskSet([])] = await TASKS(tx, null, toParts(filter).values);
  return { tasks, areMore: tasks.length > SOME_TASKS };
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
 * Counts what a filter finds, and stops where the contract lets it.
 * @param tasks some that it finds; `areMore`: and there are others
 */
export async function countFound(
  tx: Tx,
  filter: Filter,
  { tasks, areMore }: { tasks: TaskSet; areMore: boolean },
): Promise<Total> {
  if (tasks.length <= FEW_TASKS) return { total: await countOfTasks(tx, filter, tasks) };
  const total = await countUpTo(tx, filter, tasks, MAX_EXACT_TOTAL);
  return areMore && total <= MAX_EXACT_TOTAL ? countAll(tx, filter) : toTotal(total, tasks.length);
}

async function countAll(tx: Tx, filter: Filter): Promise<Total> {
  const { shape, values } = toParts(filter);
  const [found] = await COUNT(tx, shape, values);
  return toTotal(found?.total ?? 0, SOME_TASKS);
}
