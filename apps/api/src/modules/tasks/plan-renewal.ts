import { matchObligations } from '@anupalan/compliance/renewal/match-obligations';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { RenewalPlan } from '@anupalan/validators/entities/renewal';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { getForRenewal } from '../consent-documents/service.ts';
import { toObligation } from '../obligations/entities.ts';
import type { ObligationRow } from '../obligations/repository.ts';
import { listAllOf } from '../obligations/service.ts';
import { planTask } from './accept-obligations.ts';
import * as repository from './repository.ts';
import { todayOf } from './service.ts';

/** A condition of the older order beside the same of the newer one; `task`: what is to be done of it. */
export type RenewedPair = { older: ObligationRow; newer: ObligationRow; task: repository.TaskRow | null };

/** Which conditions and tasks of an order go on in another. */
export type RenewalPairs = {
  older: { id: string; title: string };
  newer: { id: string; title: string };
  pairs: RenewedPair[];
  gone: { older: ObligationRow; task: repository.TaskRow | null }[];
  /** Tasks whose condition is not known any more. */
  loose: repository.TaskRow[];
  added: ObligationRow[];
};

/**
 * Pairs the conditions of two orders. Those that are tasks choose first, so that what a person has decided goes on.
 * A condition of the newer order that is a task already, or was set aside, is taken by none.
 * @throws AppError not_found, conflict, invalid
 */
export async function pairOrders(tx: Tx, olderId: string, newerId: string): Promise<RenewalPairs> {
  if (olderId === newerId)
    throw invalidField('newDocumentId', 'An order cannot renew itself. Choose the new order.');
  const { older, newer } = await getForRenewal(tx, olderId, newerId);
  const tasks = await repository.listOfDocument(tx, older.id);
  const asked = await listAllOf(tx, older.id);
  const free = (await listAllOf(tx, newer.id)).filter(
    (row) => row.taskId === null && row.state !== 'rejected',
  );
  const taskOf = (row: ObligationRow) => tasks.find((task) => task.obligationId === row.id) ?? null;
  const kept = asked.filter((row) => taskOf(row) !== null);
  const others = asked.filter((row) => taskOf(row) === null && row.state !== 'rejected');
  const matches = matchObligations(kept, free);
  const taken = new Set(matches.values());
  const more = matchObligations(
    others,
    free.filter((row) => !taken.has(row.id)),
  );
  for (const [from, to] of more) matches.set(from, to);
  const all = new Set(matches.values());
  const known = asked.filter((row) => kept.includes(row) || others.includes(row));
  return {
    older,
    newer,
    pairs: known.flatMap((row) => {
      const match = free.find((one) => one.id === matches.get(row.id));
      return match === undefined ? [] : [{ older: row, newer: match, task: taskOf(row) }];
    }),
    gone: known.filter((row) => !matches.has(row.id)).map((row) => ({ older: row, task: taskOf(row) })),
    // What has happened under the older order is still to be reported.
    loose: tasks.filter(
      (task) => task.eventObligationId === null && !asked.some((row) => row.id === task.obligationId),
    ),
    added: free.filter((row) => !all.has(row.id)),
  };
}

/** The schedule that a carried task gets; null where it stays as it is. */
export function findNewSchedule({ newer, task }: RenewedPair, today: string): Schedule | null {
  if (task === null) return null;
  const plan = planTask(newer, today);
  // A condition without a date that can be kept leaves the schedule as it was.
  if (!('schedule' in plan)) return null;
  const isSame = JSON.stringify(sorted(plan.schedule)) === JSON.stringify(sorted(task.schedule as Schedule));
  return isSame ? null : plan.schedule;
}

/** The database gives the keys of JSON back in an order of its own. */
function sorted(schedule: Schedule): [string, unknown][] {
  return Object.entries(schedule).toSorted(([a], [b]) => a.localeCompare(b));
}

/** What a renewal would do; changes nothing. */
export async function getRenewalPlan(
  services: Services,
  caller: MemberCaller,
  olderId: string,
  newerId: string,
): Promise<RenewalPlan> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const today = todayOf(services, caller);
    const { pairs, gone, loose, added } = await pairOrders(tx, olderId, newerId);
    return {
      kept: pairs.map((pair) => ({
        older: toObligation(pair.older, today),
        newer: toObligation(pair.newer, today),
        task: toRenewedTask(pair.task),
        schedule: findNewSchedule(pair, today),
      })),
      gone: gone.map(({ older, task }) => ({ older: toObligation(older, today), task: toRenewedTask(task) })),
      ended: loose.flatMap((task) => toRenewedTask(task) ?? []),
      added: added.map((row) => toObligation(row, today)),
    };
  });
}

function toRenewedTask(task: repository.TaskRow | null): RenewalPlan['ended'][number] | null {
  if (task === null) return null;
  const assignee =
    task.assigneeId && task.assigneeName ? { id: task.assigneeId, name: task.assigneeName } : null;
  return { id: task.id, name: task.name, assignee, schedule: task.schedule as Schedule };
}
