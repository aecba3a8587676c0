import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import { type AskedSpan, countBits, type Span, selectDays, toValues } from './due-days.ts';
import { type Filter, type FilterShape, type FilterValues, type TaskSet, toParts } from './filters.ts';

/** Tasks whose days are counted before it is looked whether there are enough due dates. */
const TASKS_AT_ONCE = 50;

const ENOUGH = fixQueries(
  (
    tx,
    { status, enough }: FilterShape & { enough: number },
    { tasks, length, ...values }: FilterValues & AskedSpan & { length: number },
  ) => {
    const step = sql.lit(TASKS_AT_ONCE);
    const some = selectDays(tx, {
      ...values,
      tasks: sql`(${tasks}::uuid[])[counted.upto + 1:counted.upto + ${step}]`,
    }).select(countBits(status, values).as('found'));
    return tx
      .withRecursive('counted(upto, found)', () =>
        tx.selectNoFrom([sql<number>`0`.as('upto'), sql<number>`0::bigint`.as('found')]).unionAll(
          sql<{ upto: number; found: number }>`SELECT upto + ${step}, found + coalesce((${some}), 0)
              FROM counted WHERE found <= ${sql.lit(enough)} AND upto < ${length}`,
        ),
      )
      .selectFrom('counted')
      .select((eb) => eb.fn.max<number>('counted.found').as('found'));
  },
);

/**
 * What a filter finds in a span, up to some more than what is enough: the days of the other tasks are not looked at.
 * @param tasks those that it finds
 */
export async function countEnough(
  tx: Tx,
  filter: Filter,
  tasks: TaskSet,
  span: Span,
  enough: number,
): Promise<number> {
  if (tasks.length === 0 || span.from > span.to) return 0;
  const { shape, values } = toParts(filter);
  const [sum] = await ENOUGH(
    tx,
    { ...shape, enough },
    {
      ...toValues(values, tasks, span),
      length: tasks.length,
    },
  );
  return sum?.found ?? 0;
}
