import { todayIn } from '@anupalan/compliance/schedules/today';
import type { TaskMonth } from '@anupalan/validators/entities/scheduled-task';
import type { TaskMonthsQuery } from '@anupalan/validators/requests/scheduled-tasks';
import { sql } from 'kysely';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { countMonthsByDay, isCountedByDay } from './day-counts.ts';
import {
  asksOfTasks,
  type Filter,
  type FilterShape,
  type FilterValues,
  selectByDay,
  selectTasks,
  toFilter,
  toParts,
} from './filters.ts';

/** How many due dates each month of a span has, by status. Months without any are left out. */
export async function listMonths(
  services: Services,
  caller: MemberCaller,
  query: TaskMonthsQuery,
): Promise<TaskMonth[]> {
  if ([query.taskId, query.assigneeId, query.consentDocumentId].some((id) => id !== undefined && !isId(id)))
    return [];
  const today = todayIn(caller.organisation.timeZone, services.now().toISOString());
  const filter = toFilter(query, today);
  return services.db.readOrganisation(caller.organisation.id, (tx) =>
    isCountedByDay(filter) ? countMonthsByDay(tx, filter) : countMonths(tx, filter),
  );
}

// First by day, and the days by month: a month is written for some hundred days instead of for each due date.
const MONTHS = fixQueries((tx, shape: FilterShape, values: FilterValues) => {
  const filter = { ...shape, ...values };
  const { today } = values;
  const completed = sql<number>`count(date.completed_at)`;
  const open = sql<number>`count(*) - count(date.completed_at)`;
  const dates = (of: Tx) => selectByDay(of, filter).select(['scheduled.dueDate', 'scheduled.completedAt']);
  const days = asksOfTasks(filter)
    ? selectTasks(tx, filter)
        .clearSelect()
        .innerJoinLateral(
          (eb) =>
            dates(eb as unknown as Tx)
              .whereRef('scheduled.taskId', '=', sql.ref<string>('task.id'))
              // Keeps the two apart: the due dates of each task are read from an index that holds all that is asked.
              .offset(0)
              .as('date'),
          (join) => join.onTrue(),
        )
        .select(['date.dueDate', completed.as('completed'), open.as('open')])
        .groupBy('date.dueDate')
    : tx
        .selectFrom(dates(tx).as('date'))
        .select(['date.dueDate', completed.as('completed'), open.as('open')])
        .groupBy('date.dueDate');
  return tx
    .selectFrom(days.as('day'))
    .select([
      sql<string>`to_char(day.due_date, 'YYYY-MM')`.as('month'),
      sql<number>`sum(day.completed)`.as('completed'),
      sql<number>`coalesce(sum(day.open) FILTER (WHERE day.due_date >= ${today}::date), 0)`.as('pending'),
      sql<number>`coalesce(sum(day.open) FILTER (WHERE day.due_date < ${today}::date), 0)`.as('overdue'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`);
});

/** Due dates of a list that nobody keeps counts of, by month and status. */
async function countMonths(tx: Tx, filter: Filter): Promise<TaskMonth[]> {
  const { shape, values } = toParts(filter);
  return MONTHS(tx, shape, values);
}
