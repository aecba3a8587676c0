import {
  closesCycle,
  findPastCycle,
  findPreviousDue,
  type PastCycle,
} from '@anupalan/compliance/cycles/past-cycle';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { type PastAnswer, toAnswerOf, toRecurringDuty } from '../obligations/last-done.ts';
import type { ObligationRow } from '../obligations/repository.ts';
import { getObligationsByIds } from '../obligations/service.ts';
import { todayOf } from '../tasks/service.ts';
import { type CycleState, followAnswer } from './follow.ts';
import * as repository from './repository.ts';

/**
 * Decides for obligations that are accepted now whether their latest due date before this day is asked about (D42), and
 * lets their tasks follow what was answered before. What is not accepted asks when it is read out.
 * @param acceptedOn the day of acceptance; without it that of the task, else today
 */
export async function settlePast(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  ids: string[],
  acceptedOn?: string,
): Promise<void> {
  if (ids.length === 0) return;
  const today = todayOf(services, caller);
  const now = services.now();
  for (const row of await getObligationsByIds(tx, ids)) {
    const day = acceptedOn ?? row.taskBeginsOn ?? today;
    const cycle = row.state === 'accepted' ? await findOpenCycle(tx, row, { acceptedOn: day }) : null;
    const answer = cycle === null ? null : toAnswerOf(row, cycle);
    const past = {
      pastSettled: row.state === 'accepted',
      pastDueOn: cycle?.dueDate ?? (row.state === 'accepted' ? null : row.pastDueOn),
      ...(row.state === 'accepted'
        ? { pastAnswer: answer?.answer ?? null, pastCompletedOn: answer?.completedOn ?? null }
        : { pastAnswer: row.pastAnswer, pastCompletedOn: row.pastCompletedOn }),
    };
    if (!isSame(row, past)) await repository.setPast(tx, row.id, past, now);
    if (cycle === null || answer?.answer == null || row.taskId === null) continue;
    const of = { taskId: row.taskId, dueDate: cycle.dueDate };
    await followAnswer(tx, caller, of, toState(answer, cycle), { now, today });
  }
}

/** The cycle before acceptance that an obligation is asked about; null: none, or the register has a date of it. */
export async function findOpenCycle(
  tx: Tx,
  row: ObligationRow,
  days: { acceptedOn: string; today?: string },
): Promise<PastCycle | null> {
  const cycle = findPastCycle(toRecurringDuty(row), { issuedOn: row.issuedOn, ...days });
  if (cycle === null) return null;
  const { id: obligationId, consentDocumentId, taskId } = row;
  const isThere = await repository.hasDateInCycle(tx, { obligationId, consentDocumentId, taskId, ...cycle });
  return isThere ? null : cycle;
}

/** What the register says after an answer: work on a day that does not close the cycle leaves it open (D42). */
export function toState(
  { answer, completedOn }: PastAnswer,
  { previous }: Pick<PastCycle, 'previous'>,
): CycleState {
  if (answer === 'not_asked') return 'absent';
  if (answer === 'not_yet' || completedOn === null) return 'open';
  return closesCycle(completedOn, { previous }) ? { completedOn } : 'open';
}

/** The cycle that a settled question is about. */
export function toSettledCycle(row: ObligationRow & { pastDueOn: string }): PastCycle {
  const previous = findPreviousDue(toRecurringDuty(row), row.pastDueOn);
  // A duty that recurs no more has no date before: any work counts.
  return { dueDate: row.pastDueOn, previous: previous ?? '' };
}

function isSame(row: ObligationRow, past: repository.PastColumns): boolean {
  return (Object.keys(past) as (keyof repository.PastColumns)[]).every((key) => row[key] === past[key]);
}
