import type { MemberCaller } from '../../access/caller.ts';
import type { Services } from '../../http/services.ts';
import type { PastCycles } from '../obligations/service.ts';
import { answerPast } from './answer.ts';
import { settlePast } from './settle.ts';

export { countToAnswer } from './catch-up.ts';

/** What is asked about the cycles before acceptance, for the review of one caller (D42). */
export function pastCyclesOf(services: Services, caller: MemberCaller): PastCycles {
  return {
    settle: (tx, ids) => settlePast(services, tx, caller, ids),
    answer: (tx, id, given) => answerPast(services, tx, caller, id, given),
  };
}
