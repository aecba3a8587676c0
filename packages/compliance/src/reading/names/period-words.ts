import { COUNT } from '../language/numbers.ts';
import { MONTH_NAME } from '../periods/month-names.ts';
import { COMMANDS } from './grammar.ts';

/** Words of a period that are longer hold a part of what is to be done. */
const LONGEST_PERIOD = 44;

/** "30 days prior to any planned shutdown of the plant": a time and what it is counted from, however long. */
const SPAN_FROM = new RegExp(
  `^(?:(?:within|not\\s+later\\s+than)\\s+)?${COUNT}\\s+(?:working\\s+)?(?:hours?|days?|weeks?|months?|years?)\\s+(?:from|of|after|before|prior|in\\s+advance)\\b(?:(?!\\b(?:and|shall|should|must|submit|furnish)\\b)[^,;])*$`,
  'i',
);

/** "in the third year of the validity of this consent": a year of the order, however long. */
const YEAR_OF =
  /^(?:at|by|before|on|till|in|during|within|after|upon)\s+(?:the\s+)?(?:\w+\s+of\s+(?:the\s+)?)?\w+\s+(?:year|month)\s+(?:of|from|after)\b[^,;]*$/i;

/** "four times a year - pre-monsoon, monsoon, …": what explains the count may hold anything. */
const TIMES_A_YEAR =
  /^(?:[a-z]+|\d+)\s+times\s+(?:a|in\s+a|per|every|each|in\s+each)\s+(?:year|month|week|day)\b/i;

/** "four stack samples a year": a count of acts, and in what time. */
const ACTS_A_YEAR = new RegExp(
  `^(?:${COUNT})\\s+(?:[a-z]+\\s+){0,2}(?:samples?|drills?|inspections?|audits?|surveys?|meetings?|tests)\\s+((?:per|a|an|in|every|each|during)\\s.+)$`,
  'i',
);

/** "in April and October, by the 20th of these months": months, and the day in them. */
const IN_MONTHS = new RegExp(`^(?:in|during)\\s+(?:the\\s+)?(?:months?\\s+of\\s+)?(?:${MONTH_NAME})\\b`, 'i');

/** "30th June each year, file an annual": a day, and the verb that it was put before. */
const DAY_THEN_VERB = /^([^,]+,)\s+(?:file|submit|furnish|send|upload|forward|prepare)\b/i;

/** The last words of a long period that say when. */
const LAST_TIME =
  /\b(?:by|on\s+or\s+before|before|within|not\s+later|latest|every|each|once)\b(?!.*\b(?:shall|should|must|be|by|before)\b).*$|,?\s+on\s+(?:the\s+)?\d.*$/is;

/** A paper that the words of a period name as well: its verb stands before it. */
const PAPER = /\b(?:returns?|reports?|statements?)\b/i;

/** The words of a period that a name leaves out: not an adjective ("annual return"), nor a whole clause around a day. */
export const toTime = (period: string): string => {
  if (/^(?:bi-?|semi-?)?(?:annual|ennial)$/i.test(period.trim())) return '';
  if (/^(?:in\s+(?:the\s+)?(?:case|event)|whenever|as\s+and\s+when|every\s+time)\b/i.test(period)) return '';
  if (/^accompany/i.test(period)) return '';
  const before = DAY_THEN_VERB.exec(period)?.[1];
  if (before) return before;
  // "four stack samples a year": what is drawn stays.
  const often = ACTS_A_YEAR.exec(period)?.[1];
  if (often) return often;
  if (SPAN_FROM.test(period) || YEAR_OF.test(period)) return period;
  if (IN_MONTHS.test(period) && !COMMANDS.test(period)) return period;
  const times = TIMES_A_YEAR.exec(period)?.[0];
  if (times) return times;
  if (PAPER.test(period)) return LAST_TIME.exec(period)?.[0] ?? '';
  if (/^(?:once|twice|thrice)\b/i.test(period) && !COMMANDS.test(period)) return period;
  if (period.length <= LONGEST_PERIOD && !COMMANDS.test(period)) return period;
  return LAST_TIME.exec(period)?.[0] ?? '';
};
