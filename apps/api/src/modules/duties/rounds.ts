import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { IS_ROUND } from './is-round.ts';
import type { Whose } from './repository.ts';

/** Days from today, today included, until a later one. */
export type Ahead = { today: string; until: string };

/**
 * Rounds and their days. `today`: those due today, `done` of them; `late`: those with `missed` days; `coming`: those with
 * open days ahead, and how many `comingDays` these are.
 */
export type RoundFigures = Record<'today' | 'done' | 'late' | 'missed' | 'coming' | 'comingDays', number>;

/** Every day of a year; bits begin on 1 January (`due_days`, 0035). */
const ALL = sql`~(0::bit(366))`;
const dayOf = (day: string) => sql`extract(doy FROM ${day}::date)::integer`;
const yearOf = (day: string) => Number(day.slice(0, 4));

/** How many of the days of a row are among some of its year. */
const count = (bits: RawBuilder<unknown>) => sql<number>`coalesce(sum(bit_count(${bits})::integer), 0)`;

/** The days of a row that are before a day. */
const daysBefore = (day: string) => sql`CASE WHEN days.year < ${yearOf(day)} THEN ${ALL}
  WHEN days.year = ${yearOf(day)} THEN ${ALL} << 367 - ${dayOf(day)} ELSE 0::bit(366) END`;

/** How many days some tasks have missed, by task. */
export async function countMissed(tx: Tx, today: string, taskIds: string[]): Promise<Map<string, number>> {
  if (taskIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('dueDays as days')
    .where('days.taskId', 'in', taskIds)
    .select(['days.taskId', count(sql`days.open & ${daysBefore(today)}`).as('missed')])
    .groupBy('days.taskId')
    .execute();
  return new Map(rows.map(({ taskId, missed }) => [taskId, missed]));
}

/**
 * What rounds have to do. It costs as much as there are rounds and years, not days: each has its days of a year as bits.
 */
export async function countRounds(
  tx: Tx,
  { today, until }: Ahead,
  { assigneeId }: Whose,
): Promise<RoundFigures> {
  const [year, last] = [yearOf(today), yearOf(until)];
  const before = daysBefore(today);
  const ahead = sql`CASE WHEN days.year BETWEEN ${year} AND ${last} THEN ${ALL} ELSE 0::bit(366) END
    & CASE WHEN days.year = ${year} THEN ${ALL} >> ${dayOf(today)} - 1 ELSE ${ALL} END
    & CASE WHEN days.year = ${last} THEN ${ALL} << 366 - ${dayOf(until)} ELSE ${ALL} END`;
  const now = (bits: RawBuilder<unknown>) =>
    sql<boolean>`bool_or(days.year = ${year} AND get_bit(${bits}, ${dayOf(today)} - 1) = 1)`;
  let rounds = tx
    .selectFrom('tasks as task')
    .innerJoin('dueDays as days', 'days.taskId', 'task.id')
    .where('task.deletedAt', 'is', null)
    .where(IS_ROUND)
    .where('days.year', '<=', last);
  if (assigneeId !== null) rounds = rounds.where('task.assigneeId', '=', assigneeId);
  const each = rounds
    .select([
      count(sql`days.open & ${before}`).as('missed'),
      count(sql`days.open & ${ahead}`).as('ahead'),
      now(sql`days.open | days.completed`).as('isToday'),
      now(sql`days.completed`).as('isDone'),
    ])
    .groupBy('task.id');
  const none = sql<number>`0`;
  return tx
    .selectFrom(each.as('round'))
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('isToday', '=', true).as('today'),
      eb.fn.countAll<number>().filterWhere('isDone', '=', true).as('done'),
      eb.fn.countAll<number>().filterWhere('missed', '>', 0).as('late'),
      eb.fn.coalesce(eb.fn.sum<number>('missed'), none).as('missed'),
      eb.fn.countAll<number>().filterWhere('ahead', '>', 0).as('coming'),
      eb.fn.coalesce(eb.fn.sum<number>('ahead'), none).as('comingDays'),
    ])
    .executeTakeFirstOrThrow();
}
