import { firstOccurrenceOnOrAfter } from '@anupalan/compliance/schedules/occurrences';
import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import type { ObligationRow } from '../obligations/repository.ts';
import { carryOver } from './carry-over.ts';
import * as repository from './repository.ts';
import { getTasksByIds, todayOf } from './service.ts';

/**
 * Makes a task of the catalogue that of an obligation which asks for the same, so that there is one and not two. It keeps
 * its past; where the order has another day, that one counts from now on.
 * @param taskIds tasks of the catalogue that do the same
 * @returns the task; `covered` where several do it; null where none does that is free
 */
export async function takeOver(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  { obligation, schedule, taskIds }: { obligation: ObligationRow; schedule: Schedule; taskIds: string[] },
): Promise<string | 'covered' | null> {
  if (taskIds.length === 0) return null;
  await repository.lock(tx, taskIds);
  const free = (await getTasksByIds(tx, taskIds)).filter((task) => task.obligationId === null);
  const [task, ...others] = free;
  if (task === undefined) return null;
  if (others.length > 0) return 'covered';
  const isSameDay = firstOccurrenceOnOrAfter(schedule, todayOf(services, caller)) === task.dueDate;
  await carryOver(services, tx, caller, {
    task,
    obligation,
    schedule: isSameDay ? null : schedule,
    documentId: obligation.consentDocumentId,
  });
  await recordChange(tx, caller, {
    action: 'update',
    entity: 'task',
    entityId: task.id,
    summary: `Linked “${task.name}” of the catalogue to “${obligation.title}” of the order: both ask for the same`,
    details: { obligationId: obligation.id, statutoryId: task.statutoryId },
    at: services.now(),
  });
  return task.id;
}
