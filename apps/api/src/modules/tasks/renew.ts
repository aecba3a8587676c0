import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { Task } from '@anupalan/validators/entities/task';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { getForRenewal, supersede } from '../consent-documents/service.ts';
import { toObligation } from '../obligations/entities.ts';
import { acceptIn, getAll as getObligations, listAllOf } from '../obligations/service.ts';
import { planTask } from './accept-obligations.ts';
import { toTask } from './entities.ts';
import { matchObligations } from './match-obligations.ts';
import { horizonOf, makeOccurrences } from './occurrences.ts';
import * as repository from './repository.ts';
import { getAll, todayOf } from './service.ts';

/** What a renewal did. */
export type Renewal = {
  /** Tasks that go on under the new order, with owner and history. */
  carried: Task[];
  /** Of these, the ones whose schedule is another now. */
  changed: { taskId: string; from: Schedule; to: Schedule }[];
  /** Tasks that the new order no longer asks for. */
  ended: { id: string; name: string }[];
  /** What the new order asks for besides; to be reviewed. */
  added: Obligation[];
};

/**
 * Puts a new order in the place of an older one, which no longer counts. A task whose condition stands in the new
 * order as well goes on under it; one whose condition is gone ends, and its completed history stays.
 */
export async function renewOrder(
  services: Services,
  caller: MemberCaller,
  olderId: string,
  newerId: string,
): Promise<Renewal> {
  if (olderId === newerId)
    throw invalidField('newDocumentId', 'An order cannot renew itself: choose the new one.');
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const { older, newer } = await getForRenewal(tx, olderId, newerId);
    const tasks = await repository.listOfDocument(tx, older.id);
    const found = await listAllOf(tx, newer.id);
    const free = found.filter((row) => row.taskId === null && row.state !== 'rejected');
    const asked = await getObligations(
      tx,
      tasks.flatMap((task) => task.obligationId ?? []),
    );
    const matches = matchObligations(asked, free);
    const renewal: Renewal = { carried: [], changed: [], ended: [], added: [] };
    const carriedIds: string[] = [];
    for (const task of tasks) {
      const obligation = free.find((row) => row.id === matches.get(task.obligationId ?? ''));
      if (!obligation) {
        renewal.ended.push({ id: task.id, name: task.name });
        continue;
      }
      const to = await carryOver(services, tx, caller, task, newer.id, obligation);
      if (to) renewal.changed.push({ taskId: task.id, from: task.schedule as Schedule, to });
      carriedIds.push(task.id);
    }
    if (renewal.ended.length > 0)
      await repository.deleteTasks(
        tx,
        renewal.ended.map((each) => each.id),
        services.now(),
      );
    await acceptIn(
      services,
      tx,
      caller,
      free.filter((row) => [...matches.values()].includes(row.id) && row.state === 'suggested'),
    );
    await supersede(tx, older.id, newer.id, services.now());
    await recordChange(tx, caller, {
      action: 'renew',
      entity: 'consent_document',
      entityId: newer.id,
      summary: `Renewed ${older.title} by ${newer.title}: ${carriedIds.length} tasks go on, ${renewal.ended.length} end`,
      details: { olderId: older.id, carried: carriedIds, ended: renewal.ended },
      at: services.now(),
    });
    renewal.carried = carriedIds.length > 0 ? (await getAll(tx, carriedIds)).map(toTask) : [];
    renewal.added = free.filter((row) => ![...matches.values()].includes(row.id)).map(toObligation);
    return renewal;
  });
}

type Found = Awaited<ReturnType<typeof listAllOf>>[number];

/** Moves a task to the condition of the new order. @returns its new schedule where that is another */
async function carryOver(
  services: Services,
  tx: Tx,
  caller: MemberCaller,
  task: repository.TaskRow,
  documentId: string,
  obligation: Found,
): Promise<Schedule | null> {
  const today = todayOf(services, caller);
  const plan = planTask(obligation, today);
  const before = task.schedule as Schedule;
  // A condition without a date that can be kept leaves the schedule as it was.
  const schedule = 'schedule' in plan ? plan.schedule : before;
  await repository.moveTask(
    tx,
    task.id,
    { consentDocumentId: documentId, obligationId: obligation.id, citation: obligation.citation as Citation },
    services.now(),
  );
  if (JSON.stringify(sorted(schedule)) === JSON.stringify(sorted(before))) return null;
  const occurrencesUntil = horizonOf(today);
  await repository.updateTask(tx, task.id, { schedule, occurrencesUntil }, services.now());
  await repository.deletePendingAfter(tx, task.id, today);
  await makeOccurrences(
    tx,
    { id: task.id, organisationId: caller.organisation.id, schedule },
    today,
    occurrencesUntil,
  );
  return schedule;
}

/** The database gives the keys of JSON back in an order of its own. */
function sorted(schedule: Schedule): [string, unknown][] {
  return Object.entries(schedule).toSorted(([a], [b]) => a.localeCompare(b));
}
