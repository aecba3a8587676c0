import { buildSchedule } from '@anupalan/compliance/schedules/build';
import { describeScheduleInline } from '@anupalan/compliance/schedules/describe';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { recordChange, recordChanges } from '../audit/service.ts';
import type { DateChange } from '../consent-documents/entities.ts';
import { type Redated, redateObligations } from '../obligations/redate.ts';
import { settlePast } from '../past-cycles/settle.ts';
import { planTask } from './accept-obligations.ts';
import { makeOccurrences, toHorizon } from './occurrences.ts';
import * as repository from './repository.ts';
import { todayOf } from './service.ts';

/** How many due dates were worked out anew, and how many tasks follow them. */
export type RedatedOrder = { obligations: number; tasks: number };

/**
 * Lets due dates that are worked out from an order's issue or end follow a corrected one, and the tasks made of them.
 * What was done or is late already stays; a schedule that a person has set stays as well.
 */
export async function redateOrder(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  documentId: string,
  { before, after }: DateChange,
): Promise<RedatedOrder> {
  const now = services.now();
  const redated = await redateObligations(tx, documentId, before, after, now);
  await recordChanges(
    tx,
    caller,
    redated.map(({ row, timing }) => ({
      action: 'update',
      entity: 'obligation',
      entityId: row.id,
      summary: `Recalculated “${row.title}” from the corrected date of the order`,
      details: { from: { dueDate: row.dueDate, schedule: row.schedule }, to: timing },
      at: now,
    })),
  );
  // Of tasks of before the question none is made; a question that is open follows the corrected date.
  await settlePast(
    services,
    tx,
    caller,
    redated
      .filter(({ row }) => row.state === 'accepted' && row.pastSettled && row.pastAnswer === null)
      .map(({ row }) => row.id),
  );
  let tasks = 0;
  for (const each of redated)
    if (await followObligation(services, tx, caller, each, 'the date of its order was corrected')) tasks += 1;
  return { obligations: redated.length, tasks };
}

/**
 * Lets the task of an obligation follow it, unless somebody has set another schedule.
 * @param why what has happened, after a colon in the audit trail
 * @returns whether it follows
 */
export async function followObligation(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  { row, timing }: Redated,
  why: string,
): Promise<boolean> {
  if (row.taskId === null) return false;
  await repository.lock(tx, [row.taskId]);
  const [task] = await repository.listByIds(tx, [row.taskId]);
  if (!task) return false;
  // A schedule of somebody's own is not the one that was worked out.
  const old = planTask({ ...row, state: 'accepted', done: null }, task.beginsOn);
  if (!('schedule' in old) || !isSame(old.schedule, task.schedule as Schedule)) return false;
  const schedule = toNewSchedule(timing, task.beginsOn);
  if (schedule === null || isSame(schedule, old.schedule)) return false;
  const today = todayOf(services, caller);
  const isOnce = schedule.frequency === null && !schedule.interval;
  const occurrencesUntil = toHorizon(today);
  if (isOnce) {
    if (await repository.hasCompleted(tx, task.id)) return false;
    // A due date that has passed by the new reckoning is late, and shown as such.
    await repository.deletePending(tx, task.id);
  } else await repository.deletePendingAfter(tx, task.id, today);
  await repository.updateTask(tx, task.id, { schedule, occurrencesUntil }, services.now());
  const begins = task.beginsOn > today ? task.beginsOn : today;
  const from = isOnce ? schedule.startDate : begins;
  await makeOccurrences(tx, caller.organisation.id, [{ id: task.id, schedule, from }], occurrencesUntil);
  await recordChange(tx, caller, {
    action: 'update',
    entity: 'task',
    entityId: task.id,
    summary: `Changed “${task.name}” to ${describeScheduleInline(schedule)}: ${why}`,
    details: { from: { schedule: task.schedule }, to: { schedule } },
    at: services.now(),
  });
  return true;
}

/** The schedule of the task by the new timing; null: it has no date any more, and the task keeps what it has. */
function toNewSchedule(timing: Redated['timing'], beginsOn: string): Schedule | null {
  if (timing.schedule) return whole(timing.schedule);
  return timing.recurring && timing.recurrence
    ? buildSchedule({ recurrence: timing.recurrence, startDate: beginsOn })
    : null;
}

function whole({ startDate, endDate, ...recurrence }: Schedule): Schedule {
  return buildSchedule({ recurrence, startDate, ...(endDate ? { endDate } : {}) });
}

function isSame(one: Schedule, other: Schedule): boolean {
  return JSON.stringify(whole(one)) === JSON.stringify(whole(other));
}
