import type { Schedule } from '@anupalan/compliance/schedules/types';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import type { ObligationRow } from '../obligations/repository.ts';
import { makeOccurrences, toHorizon } from './occurrences.ts';
import * as repository from './repository.ts';
import { todayOf } from './service.ts';

/** A task and where it goes. */
export type Carried = {
  task: repository.TaskRow;
  obligation: ObligationRow;
  /** The task's new schedule; null: it stays. */
  schedule: Schedule | null;
  documentId: string;
};

/** Moves a task to the condition of another order, or to its first one. */
export async function carryOver(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  carried: Carried,
): Promise<void> {
  const { task, obligation, schedule, documentId } = carried;
  await repository.moveTask(
    tx,
    task.id,
    { consentDocumentId: documentId, obligationId: obligation.id, citation: obligation.citation as Citation },
    services.now(),
  );
  if (schedule === null) return;
  const today = todayOf(services, caller);
  const occurrencesUntil = toHorizon(today);
  await repository.updateTask(tx, task.id, { schedule, occurrencesUntil }, services.now());
  await repository.deletePendingAfter(tx, task.id, today);
  await makeOccurrences(
    tx,
    caller.organisation.id,
    [{ id: task.id, schedule, from: today }],
    occurrencesUntil,
  );
}
