import { addDays, addMonths } from '@anupalan/compliance/schedules/dates';
import type { DateString } from '@anupalan/compliance/schedules/types';

/** First and last day of a pack. */
export type Period = { startDate: DateString; endDate: DateString };

/** The twelve months that end today: what an inspector usually asks for. */
export function toLastYear(today: DateString): Period {
  return { startDate: addDays(addMonths(today, -12), 1), endDate: today };
}

/**
 * The last half-year that is over. Reports of environmental clearances are due on 1 June and 1 December (EIA Notification
 * 2006, paragraph 10); they usually cover the half-years that end with March and September.
 */
export function toLastHalfYear(today: DateString): Period {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  if (month >= 10) return { startDate: `${year}-04-01`, endDate: `${year}-09-30` };
  if (month >= 4) return { startDate: `${year - 1}-10-01`, endDate: `${year}-03-31` };
  return { startDate: `${year - 1}-04-01`, endDate: `${year - 1}-09-30` };
}
