import { addDays, toDayNumber, weekdayIndex } from '../schedules/dates.ts';
import type { DateString } from '../schedules/types.ts';
import type { Stage } from './stages.ts';

/** The Monday of the week of a day. */
export function mondayOf(date: DateString): DateString {
  return addDays(date, -weekdayIndex(toDayNumber(date)));
}

/**
 * Whether the digests of a week are made on a morning (D49): on Monday; on the first morning after it where no server was
 * there on Monday.
 * @param lastWeek the Monday of the week whose digests were made last; null: none yet
 */
export function isDigestDue(morning: DateString, lastWeek: DateString | null): boolean {
  const week = mondayOf(morning);
  return lastWeek !== week && (morning === week || lastWeek !== null);
}

/** Whether the mail of a task's alert waits for the digest: before the due date, but not on the day before it (D49). */
export function waitsForDigest(stage: Stage): boolean {
  return stage < -1;
}
