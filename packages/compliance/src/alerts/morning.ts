import { ALERT_HOUR } from '@anupalan/enums/limits';
import { parseAbsolute } from '@internationalized/date';
import { todayIn } from '../schedules/today.ts';
import type { DateString } from '../schedules/types.ts';

/**
 * The day whose morning has come in a zone at an instant (ISO 8601), or null before 08:00 there (D24). Throws a
 * RangeError for a zone that does not exist.
 */
export function findMorning(timeZone: string, instantIso: string): DateString | null {
  const isMorning = parseAbsolute(instantIso, timeZone).hour >= ALERT_HOUR;
  return isMorning ? todayIn(timeZone, instantIso) : null;
}
