import type { StatutoryObligation } from './entities/statutory-obligation.ts';
import type { StatutoryState } from './requests/statutory-obligations.ts';

/** What an entry is for the organisation: a task already, history, without a date, to be confirmed, or ready. */
export function toStatutoryState(
  entry: Pick<StatutoryObligation, 'taskId' | 'standing' | 'schedule' | 'needsConfirmation' | 'confirmedAt'>,
): StatutoryState {
  if (entry.taskId !== null) return 'task';
  if (entry.standing !== 'in_force') return 'history';
  if (entry.schedule === null) return 'no_date';
  return entry.needsConfirmation && entry.confirmedAt === null ? 'unconfirmed' : 'ready';
}
