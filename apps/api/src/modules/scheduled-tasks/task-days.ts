import { addDays, dayInMonth, toMonthNumber } from '@anupalan/compliance/schedules/dates';
import type { TaskMonth } from '@anupalan/validators/entities/scheduled-task';
import type { Tx } from '../../database/database.ts';
import type { Place } from './day-counts.ts';
import { ALWAYS, countSpan, listPeriods, listYears, type Period, type Span } from './due-days.ts';
import { countEnough } from './enough-days.ts';
import type { Filter, TaskSet } from './filters.ts';

/** Figures of a list that is filtered by what tasks say, from the days that are kept for each task. */

/** The days that a filter leaves, by its own and by its status. */
export function toSpan({ dueDate, startDate, endDate, status, today }: Filter): Span {
  const from = [dueDate, startDate, status === 'pending' ? today : undefined];
  const to = [dueDate, endDate, status === 'overdue' ? addDays(today, -1) : undefined];
  return {
    from: from.filter((day) => day !== undefined).reduce(toLater, ALWAYS.from),
    to: to.filter((day) => day !== undefined).reduce(toEarlier, ALWAYS.to),
  };
}

const toSum = (periods: readonly Period[]) => periods.reduce((sum, { found }) => sum + found, 0);

/** How many due dates a filter finds. @param tasks those that it finds */
export async function countOfTasks(tx: Tx, filter: Filter, tasks: TaskSet): Promise<number> {
  return countSpan(tx, filter, tasks, toSpan(filter));
}

/** The same of many tasks, up to some more than what is enough. */
export async function countUpTo(tx: Tx, filter: Filter, tasks: TaskSet, enough: number): Promise<number> {
  return countEnough(tx, filter, tasks, toSpan(filter), enough);
}

/** Due dates by month and status. Months without any are left out. @param tasks those that it finds, where they are known */
export async function countMonthsOfTasks(
  tx: Tx,
  filter: Filter,
  tasks: TaskSet | null,
): Promise<TaskMonth[]> {
  const { status, today } = filter;
  const span = toSpan(filter);
  // What is open is overdue until yesterday, and pending from today on: the month of today is in two parts.
  const parts = [
    { ...span, to: toEarlier(span.to, addDays(today, -1)) },
    { ...span, from: toLater(span.from, today) },
  ];
  const months = new Map<string, TaskMonth>();
  for (const { first, found, completed } of await listPeriods(tx, 'month', filter, tasks, parts)) {
    if (found === 0) continue;
    const month = first.slice(0, 7);
    const counts = months.get(month) ?? { month, completed: 0, pending: 0, overdue: 0 };
    const done = status === 'completed' ? found : completed;
    counts.completed += done;
    counts[first < today ? 'overdue' : 'pending'] += found - done;
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
  tasks: TaskSet,
  { offset, order }: { offset: number; order: 'asc' | 'desc' },
): Promise<{ total: number; place: Place | null }> {
  const span = toSpan(filter);
  const years = await listYears(tx, filter, tasks, span);
  const total = toSum(years);
  if (offset >= total) return { total, place: null };
  const find = (periods: readonly Period[], skip: number): Place => {
    let skipped = skip;
    for (const period of order === 'asc' ? periods : periods.toReversed()) {
      if (period.found > skipped) return { day: period.first, skipped };
      skipped -= period.found;
    }
    throw new Error('The days of the tasks do not add up');
  };
  const within = ({ day }: Place, last: string) => [
    { from: toLater(span.from, day), to: toEarlier(span.to, last) },
  ];
  const year = find(years, offset);
  const inYear = within(year, `${year.day.slice(0, 4)}-12-31`);
  const month = find(await listPeriods(tx, 'month', filter, tasks, inYear), year.skipped);
  const inMonth = within(month, dayInMonth(toMonthNumber(month.day), 31));
  return { total, place: find(await listPeriods(tx, 'day', filter, tasks, inMonth), month.skipped) };
}

const toEarlier = (one: string, other: string) => (one < other ? one : other);
const toLater = (one: string, other: string) => (one > other ? one : other);
