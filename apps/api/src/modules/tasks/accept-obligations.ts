import { buildSchedule } from '@anupalan/compliance/schedules/build';
import type { Recurrence, Schedule } from '@anupalan/compliance/schedules/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { AddedTasks } from '@anupalan/validators/entities/task';
import type { MemberCaller } from '../../access/caller.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { checkAssignee } from '../accounts/service.ts';
import type { ObligationRow } from '../obligations/repository.ts';
import { acceptIn, getObligationsByIds } from '../obligations/service.ts';
import { settlePast } from '../past-cycles/settle.ts';
import { mapCatalogueTasks } from '../statutory/coverage.ts';
import { toTask } from './entities.ts';
import { lockOrganisation } from './repository.ts';
import { createTasks, fillIn, getTasksByIds, type TaskSeed, todayOf } from './service.ts';
import { takeOver } from './take-over.ts';

type Skipped = AddedTasks['skipped'][number];

/**
 * Makes tasks of obligations and accepts them on the way. Idempotent: one that is a task already gives that task.
 * The rows are locked, so two users who accept the same one at once make one task. What a task of the catalogue does
 * already makes no second one: that task becomes the order's.
 */
export async function addFromObligations(
  services: Services,
  caller: MemberCaller,
  ids: string[],
  assigneeId: string | null,
): Promise<AddedTasks> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await checkAssignee(tx, assigneeId);
    // Locked first and read again: what another one did while we waited is seen.
    await getObligationsByIds(tx, ids, { lock: true });
    const rows = await getObligationsByIds(tx, ids);
    const today = todayOf(services, caller);
    await acceptIn(
      services,
      tx,
      caller,
      rows.filter((row) => row.state === 'suggested'),
    );
    // Two users who take the same duty from the order and from the catalogue at once make one task.
    const catalogue = await mapCatalogueTasks(tx, ids, () => lockOrganisation(tx, caller.organisation.id));
    const skipped: Skipped[] = [];
    const wanted: (string | null)[] = [];
    const seeds: TaskSeed[] = [];
    for (const row of inOrderOf(ids, rows)) {
      if (row.taskId) {
        wanted.push(row.taskId);
        continue;
      }
      const plan = planTask(row, today);
      if ('reason' in plan) {
        skipped.push({ id: row.id, reason: plan.reason });
        continue;
      }
      const taken = await takeOver(services, tx, caller, {
        obligation: row,
        schedule: plan.schedule,
        taskIds: catalogue.get(row.id) ?? [],
      });
      if (taken === 'covered') {
        skipped.push({ id: row.id, reason: 'covered' });
        continue;
      }
      wanted.push(taken);
      if (taken !== null) continue;
      seeds.push({
        name: row.title,
        description: row.text,
        origin: 'Generated',
        schedule: plan.schedule,
        assigneeId,
        consentDocumentId: row.consentDocumentId,
        obligationId: row.id,
        citation: row.citation as Citation,
      });
    }
    const taskIds = fillIn(wanted, await createTasks(services, tx, caller, seeds));
    // What was no task before has its day of acceptance now, and its question about the cycle before (D42).
    const settled = rows.filter((row) => row.taskId === null && row.state !== 'rejected');
    await settlePast(
      services,
      tx,
      caller,
      settled.map((row) => row.id),
      today,
    );
    const tasks = taskIds.length > 0 ? await getTasksByIds(tx, taskIds) : [];
    return { tasks: taskIds.map((id) => toTask(tasks.find((task) => task.id === id) ?? missing())), skipped };
  });
}

function inOrderOf(ids: string[], rows: ObligationRow[]): ObligationRow[] {
  return [...new Set(ids)].flatMap((id) => rows.filter((row) => row.id === id));
}

function missing(): never {
  throw notFound('task');
}

/** When an obligation is due as a task, or why it is none (D19, D22 of the specification's decisions). */
export function planTask(
  row: Pick<ObligationRow, 'state' | 'recurring' | 'schedule' | 'recurrence' | 'dueDate' | 'done'>,
  today: string,
): { schedule: Schedule } | { reason: Skipped['reason'] } {
  if (row.state === 'rejected') return { reason: 'rejected' };
  const printed = row.schedule as Schedule | null;
  const recurrence = row.recurrence as Recurrence | null;
  if (row.recurring) {
    if (printed) return { schedule: printed };
    // The order's date is not known: the series is anchored on the day of acceptance.
    return recurrence ? { schedule: buildSchedule({ recurrence, startDate: today }) } : { reason: 'no_date' };
  }
  const dueDate = row.dueDate ?? printed?.startDate ?? null;
  if (dueDate === null) return { reason: 'no_date' };
  if (row.done === true || dueDate < today) return { reason: 'date_passed' };
  return { schedule: buildSchedule({ frequency: null, startDate: dueDate }) };
}
