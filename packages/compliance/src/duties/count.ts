import type { DutyCounts } from '@anupalan/enums/duty-states';
import type { DateString } from '../schedules/types.ts';
import { type Duty, findDutyState } from './state.ts';

/** So many duties that are alike. */
export type AlikeDuties = { duty: Duty; count: number };

/** No duty at all. */
export const NO_DUTIES: DutyCounts = {
  total: 0,
  late: 0,
  unanswered: 0,
  at_risk: 0,
  kept: 0,
  proven: 0,
  keptLate: 0,
  not_due_yet: 0,
  standing: 0,
  untracked: 0,
};

/** How many duties there are by state on a day (D44). */
export function countDuties(duties: Iterable<AlikeDuties>, today: DateString): DutyCounts {
  const counts = { ...NO_DUTIES };
  for (const { duty, count } of duties) {
    const state = findDutyState(duty, today);
    counts[state] += count;
    if (state === 'standing' || state === 'untracked') continue;
    counts.total += count;
    if (state !== 'kept') continue;
    // "Was this done?" yes says neither when nor shows it.
    if (duty.task?.lastDone?.hasEvidence) counts.proven += count;
    if (duty.task?.lastDone?.isLate) counts.keptLate += count;
  }
  return counts;
}
