import type { Schedule } from '@anupalan/compliance/schedules/types';
import { needsConfirmation } from '@anupalan/compliance/statutory/catalogue';
import { toStatutorySchedule } from '@anupalan/compliance/statutory/due';
import { toStanding } from '@anupalan/compliance/statutory/standing';
import { describeStatutoryTask } from '@anupalan/compliance/statutory/task';
import type { StatutoryRow } from '@anupalan/compliance/statutory/types';
import { SCHEDULE_MESSAGES } from '@anupalan/enums/field-messages';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import type { AddTasksRequest } from '@anupalan/validators/requests/tasks';
import type { MemberCaller } from '../../access/caller.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { checkAssignee } from '../accounts/service.ts';
import { listRowsWithOrderTask } from '../statutory/coverage.ts';
import { listConfirmations, mapTasks } from '../statutory/repository.ts';
import { getRows } from '../statutory/service.ts';
import { toTask } from './entities.ts';
import { lockOrganisation } from './repository.ts';
import { createTasks, fillIn, getTasksByIds, type TaskSeed, todayOf } from './service.ts';

type Skipped = AddedTasks['skipped'][number];

/**
 * Makes tasks of entries of the catalogue. Idempotent: one that is a task already gives that task. What is not
 * verified is left out until somebody has confirmed it, and what a task of an order does already.
 * @throws AppError invalid (422) for a first due date in the past
 */
export async function addFromCatalogue(
  services: Services,
  caller: MemberCaller,
  body: Pick<AddTasksRequest, 'firstDates' | 'assigneeId'> & { statutoryIds: string[] },
): Promise<AddedTasks> {
  const rows = getRows([...new Set(body.statutoryIds)]);
  const today = todayOf(services, caller);
  const firstDates = new Map((body.firstDates ?? []).map(({ id, date }) => [id, date]));
  for (const [index, { date }] of (body.firstDates ?? []).entries())
    if (date < today) throw invalidField(`firstDates[${index}].date`, SCHEDULE_MESSAGES.oneOffInPast);
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await checkAssignee(tx, body.assigneeId);
    // One after the other: two users who take the same entry at once make one task.
    await lockOrganisation(tx, caller.organisation.id);
    const made = await mapTasks(tx);
    const confirmed = new Set((await listConfirmations(tx)).map(({ statutoryId }) => statutoryId));
    const ofOrders = await listRowsWithOrderTask(tx);
    const skipped: Skipped[] = [];
    const wanted: (string | null)[] = [];
    const seeds: TaskSeed[] = [];
    for (const row of rows) {
      const existing = made.get(row.id);
      if (existing !== undefined) {
        wanted.push(existing);
        continue;
      }
      const plan = planStatutory(row, {
        today,
        isConfirmed: confirmed.has(row.id),
        firstDate: firstDates.get(row.id),
        isCovered: ofOrders.has(row.id),
      });
      if ('reason' in plan) {
        skipped.push({ id: row.id, reason: plan.reason });
        continue;
      }
      wanted.push(null);
      seeds.push({
        name: row.title,
        description: describeStatutoryTask(row),
        origin: 'Received',
        schedule: plan.schedule,
        assigneeId: body.assigneeId ?? null,
        consentDocumentId: null,
        obligationId: null,
        citation: null,
        statutoryId: row.id,
      });
    }
    const taskIds = fillIn(wanted, await createTasks(services, tx, caller, seeds));
    const tasks = taskIds.length > 0 ? await getTasksByIds(tx, taskIds) : [];
    return {
      tasks: taskIds.map((id) => {
        const task = tasks.find((each) => each.id === id);
        if (task === undefined) throw notFound('task');
        return toTask(task);
      }),
      skipped,
    };
  });
}

/** When an entry is due as a task, or why it is none. */
export function planStatutory(
  row: StatutoryRow,
  {
    today,
    isConfirmed,
    isCovered,
    firstDate,
  }: { today: string; isConfirmed: boolean; isCovered: boolean; firstDate?: string | undefined },
): { schedule: Schedule } | { reason: Skipped['reason'] } {
  if (toStanding(row, today) !== 'in_force') return { reason: 'not_in_force' };
  const schedule = toStatutorySchedule(row, row.due.kind === 'rolling' ? (firstDate ?? today) : today);
  if (schedule === null) return { reason: 'no_date' };
  if (isCovered) return { reason: 'covered' };
  return needsConfirmation(row) && !isConfirmed ? { reason: 'unconfirmed' } : { schedule };
}
