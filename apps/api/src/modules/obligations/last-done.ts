import {
  closesCycle,
  findPastCycle,
  findPreviousDue,
  type PastCycle,
  type RecurringDuty,
} from '@anupalan/compliance/cycles/past-cycle';
import type { Recurrence, Schedule } from '@anupalan/compliance/schedules/types';
import type { LastDone } from '@anupalan/validators/entities/obligation';
import type { ObligationRow } from './repository.ts';

type Row = Pick<
  ObligationRow,
  | 'state'
  | 'recurring'
  | 'schedule'
  | 'recurrence'
  | 'dueDate'
  | 'issuedOn'
  | 'pastSettled'
  | 'pastDueOn'
  | 'pastAnswer'
  | 'pastCompletedOn'
  | 'pastDateId'
  | 'pastDateCompletedOn'
>;

const NOTHING: LastDone = { asked: false, dueDate: null, answer: null, completedOn: null };

/** What of an obligation tells its series. */
export function toRecurringDuty(
  row: Pick<ObligationRow, 'recurring' | 'schedule' | 'recurrence' | 'dueDate'>,
): RecurringDuty {
  return {
    recurring: row.recurring,
    schedule: row.schedule as Schedule | null,
    recurrence: row.recurrence as Recurrence | null,
    dueDate: row.dueDate,
  };
}

/**
 * When it was last done, as it is asked and answered (D42). What is accepted keeps the question of that day; of what is
 * still to review it is that of today.
 */
export function toLastDone(row: Row, today: string): LastDone {
  if (row.state === 'rejected') return NOTHING;
  if (row.state === 'accepted') {
    if (row.pastDueOn === null) return NOTHING;
    return { asked: row.pastSettled, dueDate: row.pastDueOn, ...toAnswer(row) };
  }
  const cycle = findPastCycle(toRecurringDuty(row), { issuedOn: row.issuedOn, acceptedOn: today });
  if (cycle === null) return NOTHING;
  return { asked: true, dueDate: cycle.dueDate, ...toAnswerOf(row, cycle) };
}

/** An answer and the day of the work. */
export type PastAnswer = Pick<LastDone, 'answer' | 'completedOn'>;

/** What of an answer is one about a cycle: a day always is; the others are about the cycle that they were given for. */
export function toAnswerOf(
  row: Pick<Row, 'pastDueOn' | 'pastAnswer' | 'pastCompletedOn'>,
  cycle: PastCycle,
): PastAnswer {
  const isOfIt = row.pastAnswer === 'done' || row.pastDueOn === cycle.dueDate;
  return isOfIt ? stored(row) : { answer: null, completedOn: null };
}

/** What the register says of the cycle counts: it may have been completed or opened again since. */
function toAnswer(row: Row): PastAnswer {
  if (row.pastAnswer === null || row.pastDateId === null || row.pastDueOn === null) return stored(row);
  if (row.pastDateCompletedOn) return { answer: 'done', completedOn: row.pastDateCompletedOn };
  const previous = findPreviousDue(toRecurringDuty(row), row.pastDueOn);
  const isOlder =
    row.pastCompletedOn !== null && previous !== null && !closesCycle(row.pastCompletedOn, { previous });
  return isOlder ? stored(row) : { answer: 'not_yet', completedOn: null };
}

function stored(row: Pick<Row, 'pastAnswer' | 'pastCompletedOn'>): PastAnswer {
  return { answer: row.pastAnswer as LastDone['answer'], completedOn: row.pastCompletedOn };
}
