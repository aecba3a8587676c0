import { formatDate } from '@anupalan/compliance/schedules/describe';
import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import type { UpdateObligationRequest } from '@anupalan/validators/requests/obligations';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { type PastAnswer, toAnswerOf } from '../obligations/last-done.ts';
import type { ObligationRow } from '../obligations/repository.ts';
import { getObligationsByIds } from '../obligations/service.ts';
import { todayOf } from '../tasks/service.ts';
import { followAnswer } from './follow.ts';
import { setPast } from './repository.ts';
import { findOpenCycle, toSettledCycle, toState } from './settle.ts';

type Given = NonNullable<UpdateObligationRequest['lastDone']>;

const NOTHING_ASKED = 'This obligation has no question: it has no due date before its acceptance.';

/**
 * Stores when an obligation was last done, as a person answers it, and lets the register follow (D42). The answer can be
 * changed. Before acceptance it is kept, and takes effect when the task is made.
 * @throws AppError invalid (422) where nothing is asked, or for a day to come; conflict (409) where a date with evidence
 * would go
 */
export async function answerPast(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  id: string,
  given: Given,
): Promise<void> {
  const now = services.now();
  const today = todayOf(services, caller);
  if (given.completedOn && given.completedOn > today)
    throw invalidField('lastDone.completedOn', FIELD_MESSAGES.completedInFuture);
  const [row] = await getObligationsByIds(tx, [id]);
  if (!row) throw notFound('obligation');
  const cycle = await findAskedCycle(tx, row, today);
  if (cycle === null) throw invalidField('lastDone', NOTHING_ASKED);
  const answer = toAnswer(given);
  const before = toAnswerOf(row, cycle);
  const isSame = row.pastAnswer !== null && JSON.stringify(before) === JSON.stringify(answer);
  if (!isSame) {
    await setPast(
      tx,
      id,
      {
        pastSettled: row.pastSettled,
        pastDueOn: cycle.dueDate,
        pastAnswer: answer.answer,
        pastCompletedOn: answer.completedOn,
      },
      now,
    );
    await recordChange(tx, caller, {
      action: 'answer',
      entity: 'obligation',
      entityId: id,
      summary: `Answered when “${row.title}”, due ${formatDate(cycle.dueDate)}, was last done: ${toWords(answer)}`,
      details: { dueDate: cycle.dueDate, from: before, to: answer },
      at: now,
    });
  }
  if (row.taskId === null || row.state !== 'accepted') return;
  const of = { taskId: row.taskId, dueDate: cycle.dueDate };
  await followAnswer(tx, caller, of, toState(answer, cycle), { now, today });
}

/** The cycle that an answer is about: the settled one, else the one that is asked about or can be caught up with today. */
async function findAskedCycle(tx: Tx, row: ObligationRow, today: string) {
  if (row.state === 'rejected') return null;
  if (row.state === 'accepted') {
    const { pastDueOn } = row;
    if (pastDueOn !== null) return toSettledCycle({ ...row, pastDueOn });
    // Accepted before there was a question: it can be caught up with, but is not asked.
    if (row.pastSettled || row.taskBeginsOn === null) return null;
    return findOpenCycle(tx, row, { acceptedOn: row.taskBeginsOn, today });
  }
  return findOpenCycle(tx, row, { acceptedOn: today });
}

function toAnswer(given: Given): PastAnswer {
  if (given.completedOn) return { answer: 'done', completedOn: given.completedOn };
  return { answer: given.notYet ? 'not_yet' : 'not_asked', completedOn: null };
}

function toWords({ answer, completedOn }: PastAnswer): string {
  if (completedOn !== null) return formatDate(completedOn);
  return answer === 'not_yet' ? 'not yet' : 'not asked of us then';
}
