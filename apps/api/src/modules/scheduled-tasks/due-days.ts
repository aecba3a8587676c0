import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import {
  type Filter,
  type FilterShape,
  type FilterValues,
  selectAmong,
  selectTasks,
  type TaskSet,
  toParts,
} from './filters.ts';

/**
 * What is asked of the days that are kept for each task (`due_days`, 0035). What it costs grows with the tasks that a filter
 * finds and the years that it spans, never with their due dates.
 */

/** Days between two that are both included, `YYYY-MM-DD`. */
export type Span = { from: string; to: string };
/** How many due dates a filter finds in a year, a month or on a day, which is told by its first day. */
export type Period = { first: string; found: number };

/** Every day that there is. */
export const ALWAYS: Span = { from: '0001-01-01', to: '9999-12-31' };

/** Every day of a year, and those of it from a day on and until a day. */
const ALL = sql`~(0::bit(366))`;
const since = (day: unknown) => sql`${ALL} >> extract(doy FROM ${day}::date)::integer - 1`;
const until = (day: unknown) => sql`${ALL} << 366 - extract(doy FROM ${day}::date)::integer`;

/** The tasks of a statement, where they are known, and the first and last of its years, where it has them. */
type Asked = {
  tasks: string | RawBuilder<unknown> | undefined;
  first: number | undefined;
  last: number | undefined;
};
/** The same between two days, where it has them. */
export type AskedSpan = Asked & { from: string | undefined; to: string | undefined };

/** The days of the tasks that a filter finds. */
export function selectDays(tx: Tx, { tasks, first, last, ...values }: FilterValues & Asked) {
  const ofTask = (eb: unknown) => {
    let days = (eb as Tx).selectFrom('dueDays').select(['dueDays.year', 'dueDays.open', 'dueDays.completed']);
    if (first !== undefined) days = days.where('dueDays.year', '>=', first);
    if (last !== undefined) days = days.where('dueDays.year', '<=', last);
    // Keeps the two apart: where PostgreSQL takes an organisation for small, it would read all of its days.
    return days.whereRef('dueDays.taskId', '=', sql.ref<string>('task.id')).offset(0);
  };
  return (tasks ? selectAmong(tx, tasks) : selectTasks(tx, values))
    .innerJoinLateral(
      (eb) => ofTask(eb).as('days'),
      (join) => join.onTrue(),
    )
    .clearSelect();
}

/** The days of a row that a status finds. */
function toBits(status: Filter['status']) {
  if (status === undefined) return sql<string>`(days.open | days.completed)`;
  return status === 'completed' ? sql<string>`days.completed` : sql<string>`days.open`;
}

/** How many days of its years a row has, of those between two days. */
export function countBits(status: Filter['status'], { from, to, first, last }: Omit<AskedSpan, 'tasks'>) {
  const begin =
    from === undefined ? sql`` : sql`& CASE year WHEN ${first} THEN ${since(from)} ELSE ${ALL} END`;
  const end = to === undefined ? sql`` : sql`& CASE year WHEN ${last} THEN ${until(to)} ELSE ${ALL} END`;
  return sql<number>`sum(bit_count(${toBits(status)} ${begin} ${end})::integer)`;
}

const YEARS = fixQueries((tx, { status }: FilterShape, values: FilterValues & AskedSpan) =>
  selectDays(tx, values)
    .select([sql<string>`make_date(year, 1, 1)`.as('first'), countBits(status, values).as('found')])
    .groupBy('days.year')
    .orderBy('days.year'),
);

const TOTAL = fixQueries((tx, { status }: FilterShape, values: FilterValues & AskedSpan) =>
  selectDays(tx, values).select(countBits(status, values).as('found')),
);

/** The values of a statement about a span, which has no more of it than it needs. */
export function toValues(values: FilterValues, tasks: TaskSet, { from, to }: Span) {
  const begin = from === ALWAYS.from ? undefined : from;
  const end = to === ALWAYS.to ? undefined : to;
  return {
    ...values,
    tasks: tasks.ids,
    from: begin,
    to: end,
    first: begin === undefined ? undefined : toYear(begin),
    last: end === undefined ? undefined : toYear(end),
  };
}

/** What a filter finds in a span. @param tasks those that it finds */
export async function countSpan(tx: Tx, filter: Filter, tasks: TaskSet, span: Span): Promise<number> {
  if (tasks.length === 0 || span.from > span.to) return 0;
  const { shape, values } = toParts(filter);
  const [sum] = await TOTAL(tx, shape, toValues(values, tasks, span));
  return sum?.found ?? 0;
}

/** What a filter finds in each year of a span. @param tasks those that it finds */
export async function listYears(tx: Tx, filter: Filter, tasks: TaskSet, span: Span): Promise<Period[]> {
  if (tasks.length === 0 || span.from > span.to) return [];
  const { shape, values } = toParts(filter);
  return YEARS(tx, shape, toValues(values, tasks, span));
}

/**
 * Periods of a year that are asked for at once; days are asked for within a month. PostgreSQL takes their number from here,
 * and would compile the statement for a thousand where it did not know it.
 */
const MOST = { month: 12, day: 31 };
type Unit = keyof typeof MOST;

/** How many of the days of a period are in some bits of a year. */
const countPart = (bits: RawBuilder<unknown>) =>
  sql<number>`sum(bit_count(substring(${bits} FROM period.start FOR period.length))::integer)`;

const PERIODS = fixQueries(
  (
    tx,
    { by, status }: FilterShape & { by: Unit },
    values: FilterValues & Asked & { starts: string[]; ends: string[] },
  ) => {
    const unit = sql.lit(by);
    const step = sql`interval ${sql.lit(`1 ${by}`)}`;
    return (
      tx
        .with('kept', (within) =>
          selectDays(within as unknown as Tx, values).select([
            'days.year',
            'days.completed',
            toBits(status).as('bits'),
          ]),
        )
        // Where the days of each period are among those of its year. Years that no task has are left out, however long a span
        // is. A part of the bits is taken and counted in a third of the time that comparing all of them with a mask takes.
        .with(
          (cte) => cte('period').materialized(),
          (within) =>
            within
              .selectFrom(
                sql<{ year: number; first: string; start: number; length: number }>`(
                SELECT year, part.first, extract(doy FROM part.first)::integer AS start, part.last - part.first + 1 AS length
                FROM (SELECT DISTINCT year FROM kept) AS years
                CROSS JOIN unnest(${values.starts}::date[], ${values.ends}::date[]) AS span (begins, ends)
                CROSS JOIN LATERAL (
                  SELECT greatest(make_date(year, 1, 1), span.begins) AS first, least(make_date(year, 12, 31), span.ends) AS last) AS part_of_year
                CROSS JOIN LATERAL (
                  SELECT greatest(begin, part_of_year.first) AS first, least((begin + ${step})::date - 1, part_of_year.last) AS last
                  FROM (SELECT (date_trunc(${unit}, part_of_year.first) + number * ${step})::date AS begin
                        FROM generate_series(0, ${sql.lit(MOST[by] - 1)}) AS number) AS begins
                  WHERE begin <= part_of_year.last) AS part
                WHERE part_of_year.first <= part_of_year.last)`.as('part'),
              )
              .select(['part.year', 'part.first', 'part.start', 'part.length']),
        )
        .selectFrom('period')
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('kept')
              .whereRef('kept.year', '=', 'period.year')
              .select([
                countPart(sql`kept.bits`).as('found'),
                (by === 'month' && status === undefined ? countPart(sql`kept.completed`) : sql<number>`0`).as(
                  'completed',
                ),
              ])
              .as('sum'),
          (join) => join.onTrue(),
        )
        .select(['period.first', 'sum.found', 'sum.completed'])
        .orderBy('period.first')
    );
  },
);

/**
 * What a filter finds in each month or on each day of spans.
 * @param tasks those that it finds, where they are known
 * @returns by time; `completed` are those of all of a month, where the filter asks for no status
 */
export async function listPeriods(
  tx: Tx,
  by: Unit,
  filter: Filter,
  tasks: TaskSet | null,
  spans: readonly Span[],
): Promise<(Period & { completed: number })[]> {
  const asked = spans.filter(({ from, to }) => from <= to);
  if (tasks?.length === 0 || asked.length === 0) return [];
  const starts = asked.map(({ from }) => from);
  const ends = asked.map(({ to }) => to);
  const { shape, values } = toParts(filter);
  return PERIODS(
    tx,
    { ...shape, by },
    {
      ...values,
      tasks: tasks?.ids,
      starts,
      ends,
      first: Math.min(...starts.map(toYear)),
      last: Math.max(...ends.map(toYear)),
    },
  );
}

const toYear = (day: string) => Number(day.slice(0, 4));
