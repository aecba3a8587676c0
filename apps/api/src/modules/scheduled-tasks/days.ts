import { todayIn } from '@anupalan/compliance/schedules/today';
import type { TaskDay } from '@anupalan/validators/entities/scheduled-task';
import type { TaskDaysQuery } from '@anupalan/validators/requests/scheduled-tasks';
import { sql } from 'kysely';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { fixQueries } from '../../database/fixed-query.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { IS_ROUND_OR_NOT } from '../duties/is-round.ts';
import { listStatutoryTasks } from '../statutory/coverage.ts';
import {
  type FilterShape,
  type FilterValues,
  selectInOrder,
  toFilter,
  toParts,
  toTaskSet,
} from './filters.ts';

const countWhere = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`count(*) FILTER (WHERE ${condition})`;

/** `statutory`: tasks of orders that ask for what the catalogue asks for, as PostgreSQL writes an array of their ids. */
type Values = FilterValues & { statutory: string };

const DAYS = fixQueries((tx: Tx, shape: FilterShape, { statutory, ...values }: Values) => {
  const { today } = values;
  const dates = selectInOrder(tx, { ...shape, ...values })
    .innerJoin('tasks as task', 'task.id', 'scheduled.taskId')
    .select([
      'scheduled.dueDate',
      'task.name',
      sql<boolean>`scheduled.completed_at IS NOT NULL`.as('isDone'),
      IS_ROUND_OR_NOT.as('isRound'),
      sql<boolean>`(task.statutory_id IS NOT NULL OR task.id = ANY(${statutory}::uuid[]))`.as('isStatutory'),
    ]);
  return tx
    .selectFrom(dates.as('date'))
    .select([
      'date.dueDate as day',
      countWhere(sql`is_done AND NOT is_round`).as('completed'),
      countWhere(sql`NOT is_done AND NOT is_round AND due_date >= ${today}`).as('pending'),
      countWhere(sql`NOT is_done AND NOT is_round AND due_date < ${today}`).as('overdue'),
      countWhere(sql`is_round`).as('rounds'),
      countWhere(sql`is_round AND NOT is_done AND due_date < ${today}`).as('missedRounds'),
      countWhere(sql`is_statutory AND NOT is_round`).as('statutory'),
      sql<
        string[]
      >`coalesce(array_agg(DISTINCT date.name ORDER BY date.name) FILTER (WHERE is_statutory AND NOT is_round), '{}')`.as(
        'statutoryNames',
      ),
    ])
    .groupBy('date.dueDate')
    .orderBy('date.dueDate');
});

/**
 * How many due dates each day of a year has, rounds apart. Statutory are those of the catalogue, and those of orders that
 * ask for the same, as Form V does. Days without any are left out; other years
 * are not read.
 */
export async function listDays(
  services: Services,
  caller: MemberCaller,
  query: TaskDaysQuery,
): Promise<TaskDay[]> {
  if ([query.taskId, query.assigneeId, query.consentDocumentId].some((id) => id !== undefined && !isId(id)))
    return [];
  const today = todayIn(caller.organisation.timeZone, services.now().toISOString());
  const { shape, values } = toParts(toFilter(query, today));
  return services.db.readOrganisation(caller.organisation.id, async (tx) => {
    const ids = await listStatutoryTasks(tx);
    return DAYS(tx, shape, { ...values, statutory: toTaskSet(ids).ids });
  });
}
