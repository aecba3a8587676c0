import type { StatutoryStanding } from '@anupalan/enums/statutory';
import type { DateString } from '../schedules/types.ts';
import type { StatutoryRow } from './types.ts';

/** Whether a rule is in force on a day: through its last day, and never once another text took its place. */
export function toStanding(
  { validFrom, validTo, isReplaced }: Pick<StatutoryRow, 'validFrom' | 'validTo' | 'isReplaced'>,
  today: DateString,
): StatutoryStanding {
  if (isReplaced || (validTo !== null && validTo < today)) return 'repealed';
  return validFrom !== null && today < validFrom ? 'not_yet' : 'in_force';
}
