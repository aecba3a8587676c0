import { periodDays } from '../schedules/alerts.ts';
import type { Schedule } from '../schedules/types.ts';

/** Days between two due dates from which on a task is no round: weekly ones are none. */
export const ROUND_BELOW_DAYS = 7;

/**
 * Whether a task is a round (D46): due more often than weekly, as log books, daily readings and what comes twice a week are.
 * The database works it out by `period_days`, which a test compares.
 */
export function isRound(schedule: Schedule): boolean {
  const days = periodDays(schedule);
  return days !== null && days < ROUND_BELOW_DAYS;
}

/** Open due dates: `all`; of them those `ofRounds`; and how many `rounds` have one or more of these. */
export type OpenDates = { all: number; ofRounds: number; rounds: number };

/** How many there are to do, where a task that is a round counts once, with its days beside (D46). */
export function countRoundsOnce({ all, ofRounds, rounds }: OpenDates): number {
  return all - ofRounds + rounds;
}
