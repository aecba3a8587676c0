import { todayIn } from '@anupalan/compliance/schedules/today';
import type { TaskMonth } from '@anupalan/validators/entities/scheduled-task';
import type { TaskMonthsQuery } from '@anupalan/validators/requests/scheduled-tasks';
import type { MemberCaller } from '../../access/caller.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { countMonthsByDay, isCountedByDay } from './day-counts.ts';
import { asksOfTasks, toFilter, toTaskSet } from './filters.ts';
import { countMonthsOfTasks } from './task-days.ts';

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
  const tasks = asksOfTasks(filter) || filter.taskId === undefined ? null : toTaskSet([filter.taskId]);
  return services.db.readOrganisation(caller.organisation.id, (tx) =>
    isCountedByDay(filter) ? countMonthsByDay(tx, filter) : countMonthsOfTasks(tx, filter, tasks),
  );
}
