import { addDays, dayInMonth, toMonthNumber } from '@anupalan/compliance/schedules/dates';
import type { TaskMonth } from '@anupalan/validators/entities/scheduled-task';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import type { Place } from './day-counts.ts';
import { type Filter, type FilterValues, selectAmong, selectTasks, toParts } from './filters.ts';

/**
 * Figures of a list that is filtered by what tasks say, from the days that are kept for each task (`due_days`, 0035). What
 * they cost grows with the tasks that the filter finds and the years that it spans, never with their due dates.
 */

/** Days between two that are both included, `YYYY-MM-DD`. */
type Span = { from: string; to: string };
/** How many due dates the tasks have in a year, a month or on a day, which is told by its first day. */
type Period = { first: string; open: number; completed: number };

const ALWAYS: Span = { from: '0001-01-01', to: '9999-12-31' };

/**
 * Periods of a part of a year that are asked for at once; days are asked for within a month. PostgreSQL takes their number
 * from here, and would compile the statement for a thousand where it did not know it.
 */
const MOST = { year: 1, month: 12, day: 31 };

/** Every day of a year. */
const ALL = sql`~(0::bit(366))`;

/** What a row of a statement below says of the days that it asks for. */
type Asked = {
  tasks: readonly string[] | undefined;
  starts: string[];
  ends: string[];
  first: number;
  last: number;
};

const PERIODS = fixQueries((tx, { by }: { by: 'year' | 'month' | 'day' }, values: FilterValues & Asked) => {
  const { tasks, starts, ends, first, last } = values;
  const unit = sql.lit(by);
  const step = sql`interval ${sql.lit(`1 ${by}`)}`;
  return (
    tx
      .with('kept', (within) =>
        selectFound(within as unknown as Tx, tasks, values)
          .innerJoinLateral(
            (eb) =>
              eb
                .selectFrom('dueDays')
                .select(['dueDays.year', 'dueDays.open', 'dueDays.completed'])
                .whereRef('dueDays.taskId', '=', sql.ref<string>('task.id'))
                .where('dueDays.year', '>=', first)
                .where('dueDays.year', '<=', last)
                // Keeps the two apart: where PostgreSQL takes an organisation for small, it would read all of its days.
                .offset(0)
                .as('days'),
            (join) => join.onTrue(),
          )
          .clearSelect()
          .select(['days.year', 'days.open', 'days.completed']),
      )
      // The days of each period as the bits of its year. Years that no task has are left out, however long a span is.
      .with(
        (cte) => cte('period').materialized(),
        (within) =>
          within
            .selectFrom(
              sql<{ year: number; first: string; days: string }>`(
              SELECT year, part.first,
                (${ALL} >> extract(doy FROM part.first)::integer - 1) & (${ALL} << 366 - extract(doy FROM part.last)::integer) AS days
              FROM (SELECT DISTINCT year FROM kept) AS years
              CROSS JOIN unnest(${starts}::date[], ${ends}::date[]) AS span (begins, ends)
              CROSS JOIN LATERAL (
                SELECT greatest(make_date(year, 1, 1), span.begins) AS first, least(make_date(year, 12, 31), span.ends) AS last) AS part_of_year
              CROSS JOIN LATERAL (
                SELECT greatest(begin, part_of_year.first) AS first, least((begin + ${step})::date - 1, part_of_year.last) AS last
                FROM (SELECT (date_trunc(${unit}, part_of_year.first) + number * ${step})::date AS begin
                      FROM generate_series(0, ${sql.lit(MOST[by] - 1)}) AS number) AS begins
                WHERE begin <= part_of_year.last) AS part
              WHERE part_of_year.first <= part_of_year.last)`.as('part'),
            )
            .selectAll(),
      )
      .selectFrom('period')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('kept')
            .whereRef('kept.year', '=', 'period.year')
            .select([
              sql<number>`sum(bit_count(kept.open & period.days)::integer)`.as('open'),
              sql<number>`sum(bit_count(kept.completed & period.days)::integer)`.as('completed'),
            ])
            .as('sum'),
        (join) => join.onTrue(),
      )
      .select(['period.first', 'sum.open', 'sum.completed'])
      .orderBy('period.first')
  );
});

function selectFound(tx: Tx, tasks: readonly string[] | undefined, values: FilterValues) {
  return tasks ? selectAmong(tx, tasks) : selectTasks(tx, values);
}

/** The figures of spans, by time. @param tasks those that the filter finds, where they are known */
async function listPeriods(
  tx: Tx,
  by: 'year' | 'month' | 'day',
  filter: Filter,
  tasks: readonly string[] | null,
  spans: readonly Span[],
): Promise<Period[]> {
  const asked = spans.filter(({ from, to }) => from <= to);
  if (tasks?.length === 0 || asked.length === 0) return [];
  const starts = asked.map(({ from }) => from);
  const ends = asked.map(({ to }) => to);
  return PERIODS(
    tx,
    { by },
    {
      ...toParts(filter).values,
      tasks: tasks ?? undefined,
      starts,
      ends,
      first: Math.min(...starts.map(toYear)),
      last: Math.max(...ends.map(toYear)),
    },
  );
}

const toYear = (day: string) => Number(day.slice(0, 4));

/** The days that a filter leaves, by its own and by its status. */
function toSpan({ dueDate, startDate, endDate, status, today }: Filter): Span {
  const from = [dueDate, startDate, status === 'pending' ? today : undefined];
  const to = [dueDate, endDate, status === 'overdue' ? addDays(today, -1) : undefined];
  return {
    from: from.filter((day) => day !== undefined).reduce(toLater, ALWAYS.from),
    to: to.filter((day) => day !== undefined).reduce(toEarlier, ALWAYS.to),
  };
}

/** How many of a period's due dates a status finds. */
function toFound({ status }: Filter, { open, completed }: Period): number {
  if (status === undefined) return open + completed;
  return status === 'completed' ? completed : open;
}

const toSum = (filter: Filter, periods: readonly Period[]) =>
  periods.reduce((sum, period) => sum + toFound(filter, period), 0);

/** How many due dates a filter finds. @param tasks those that it finds, or null where they are not known */
export async function countOfTasks(tx: Tx, filter: Filter, tasks: readonly string[] | null): Promise<number> {
  return toSum(filter, await listPeriods(tx, 'year', filter, tasks, [toSpan(filter)]));
}

/** Due dates by month and status. Months without any are left out. @param tasks as of `countOfTasks` */
export async function countMonthsOfTasks(
  tx: Tx,
  filter: Filter,
  tasks: readonly string[] | null,
): Promise<TaskMonth[]> {
  const { status, today } = filter;
  const span = toSpan(filter);
  // What is open is overdue until yesterday, and pending from today on: the month of today is in two parts.
  const parts = [
    { ...span, to: toEarlier(span.to, addDays(today, -1)) },
    { ...span, from: toLater(span.from, today) },
  ];
  const months = new Map<string, TaskMonth>();
  for (const period of await listPeriods(tx, 'month', filter, tasks, parts)) {
    if (toFound(filter, period) === 0) continue;
    const month = period.first.slice(0, 7);
    const counts = months.get(month) ?? { month, completed: 0, pending: 0, overdue: 0 };
    if (status === undefined || status === 'completed') counts.completed += period.completed;
    if (status !== 'completed') counts[period.first < today ? 'overdue' : 'pending'] += period.open;
    months.set(month, counts);
  }
  return [...months.values()];
}

/**
 * How many due dates a filter finds, and where the one with a number in their order by day is; null: there are not so
 * many. The year is looked for first, then the month, then the day.
 * @param tasks those that the filter finds
 */
export async function placeOfTasks(
  tx: Tx,
  filter: Filter,
  tasks: readonly string[],
  { offset, order }: { offset: number; order: 'asc' | 'desc' },
): Promise<{ total: number; place: Place | null }> {
  const span = toSpan(filter);
  const years = await listPeriods(tx, 'year', filter, tasks, [span]);
  const total = toSum(filter, years);
  if (offset >= total) return { total, place: null };
  const find = (periods: readonly Period[], skip: number): Place => {
    let skipped = skip;
    for (const period of order === 'asc' ? periods : periods.toReversed()) {
      const found = toFound(filter, period);
      if (found > skipped) return { day: period.first, skipped };
      skipped -= found;
    }
    throw new Error('The days of the tasks do not add up');
  };
  const within = ({ day }: Place, last: string) => [{ from: day, to: toEarlier(span.to, last) }];
  const year = find(years, offset);
  const inYear = within(year, `${year.day.slice(0, 4)}-12-31`);
  const month = find(await listPeriods(tx, 'month', filter, tasks, inYear), year.skipped);
  const inMonth = within(month, dayInMonth(toMonthNumber(month.day), 31));
  return { total, place: find(await listPeriods(tx, 'day', filter, tasks, inMonth), month.skipped) };
}

const toEarlier = (one: string, other: string) => (one < other ? one : other);
const toLater = (one: string, other: string) => (one > other ? one : other);
