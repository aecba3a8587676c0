import { findPeriods } from '../reading/periods/find-periods.ts';
import type { Schedule } from '../schedules/types.ts';
import { type EventLimit, parseEventLimit } from './event-limit.ts';

/** What tells whether a duty begins when something happens. `quote`: the words that lay it down. */
export type PossibleEvent = {
  recurring: boolean;
  dueDate: string | null;
  schedule: Schedule | null;
  statedFrequency: string | null;
  quote: string;
};

/** A duty that begins when something happens: when, in the order's words, and the time limit that they have. */
export type DutyEvent = { words: string; limit: EventLimit | null };

/** Words that are an event wherever they stand; others hang on the sentence around them. */
const ALWAYS =
  /^(?:forthwith|immediately|without\b.*\bdelay|promptly|at\s+once|as\s+soon\s+as\s+possible|whenever|as\s+and\s+when|(?:every|each)\s+time|in\s+(?:the\s+)?(?:case|event)\s+of)\b|\b(?:hours?|hrs?)\b/i;

/**
 * The event that a duty waits for, or null: it has a date or a period, or its date is only not known (a deadline that
 * counts from the order's issue, a renewal before an end that is not printed).
 */
export function toDutyEvent(duty: PossibleEvent): DutyEvent | null {
  const words = duty.statedFrequency;
  if (words === null || duty.recurring || duty.dueDate !== null || duty.schedule !== null) return null;
  return ALWAYS.test(words) || isEventIn(duty.quote, words) ? { words, limit: parseEventLimit(words) } : null;
}

/** Whether the reader takes the words for an event, in their sentence or, where they are not found there, alone. */
function isEventIn(quote: string, words: string): boolean {
  const period = findPeriods(quote).find(({ text }) => text === words) ?? findPeriods(words)[0];
  return period?.kind === 'event';
}
