import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { Renewal } from '@anupalan/validators/entities/renewal';
import type { MemberCaller } from '../../access/caller.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { supersede } from '../consent-documents/service.ts';
import { toObligation } from '../obligations/entities.ts';
import type { ObligationRow } from '../obligations/repository.ts';
import { acceptIn } from '../obligations/service.ts';
import { carryPast } from '../past-cycles/carry.ts';
import { carryOver } from './carry-over.ts';
import { toTask } from './entities.ts';
import { findNewSchedule, pairOrders } from './plan-renewal.ts';
import * as repository from './repository.ts';
import { getTasksByIds, todayOf } from './service.ts';

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
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const { older, newer, pairs, gone, loose, added } = await pairOrders(tx, olderId, newerId);
    const today = todayOf(services, caller);
    const carried: { task: repository.TaskRow; to: ObligationRow; schedule: Schedule | null }[] =
      pairs.flatMap((pair) =>
        pair.task === null
          ? []
          : [{ task: pair.task, to: pair.newer, schedule: findNewSchedule(pair, today) }],
      );
    for (const { task, to, schedule } of carried)
      await carryOver(services, tx, caller, { task, obligation: to, schedule, documentId: newer.id });
    const endedTasks = [...gone.flatMap(({ task }) => task ?? []), ...loose];
    const ended = endedTasks.map(({ id, name }) => ({ id, name }));
    if (ended.length > 0)
      await repository.deleteTasks(
        tx,
        ended.map(({ id }) => id),
        services.now(),
      );
    await acceptIn(
      services,
      tx,
      caller,
      carried.map(({ to }) => to).filter((row) => row.state === 'suggested'),
    );
    await carryPast(
      services,
      tx,
      caller,
      carried.flatMap(({ task, to }) =>
        task.obligationId === null ? [] : [{ fromId: task.obligationId, toId: to.id }],
      ),
    );
    await supersede(tx, older.id, newer.id, services.now());
    const carriedIds = carried.map(({ task }) => task.id);
    await recordChange(tx, caller, {
      action: 'renew',
      entity: 'consent_document',
      entityId: newer.id,
      summary: `Renewed ${older.title} with ${newer.title}: ${carriedIds.length} tasks continue, ${ended.length} end`,
      details: { olderId: older.id, carried: carriedIds, ended },
      at: services.now(),
    });
    return {
      carried: carriedIds.length > 0 ? (await getTasksByIds(tx, carriedIds)).map(toTask) : [],
      changed: carried.flatMap(({ task, schedule }) =>
        schedule === null ? [] : [{ taskId: task.id, from: task.schedule as Schedule, to: schedule }],
      ),
      ended,
      // To be reviewed: what was not in the older order, and what nobody had made a task of there.
      added: [...added, ...pairs.flatMap(({ newer: row, task }) => (task === null ? [row] : []))]
        .toSorted((a, b) => a.position - b.position)
        .map((row) => toObligation(row, today)),
    };
  });
}
