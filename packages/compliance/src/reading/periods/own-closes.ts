import { findMatch } from '../language/search.ts';
import { hasDay } from './pairs.ts';
import { findPrintedDays } from './printed-days.ts';
import type { Period } from './types.ts';

/** What a frequency closes with. */
const SPAN_OF: Record<string, string> = {
  monthly: 'month',
  quarterly: 'quarter',
  half_yearly: 'half-year',
  yearly: 'financial year',
};

const SPAN = '(?:month|quarter|half[-\\s]?year|(?:financial\\s+)?year|period)s?';
/** "of the quarter or year", "of the respective period": of whichever has ended. */
const WHICHEVER = new RegExp(
  `\\s+(?:the\\s+|each\\s+|every\\s+)?(?:${SPAN}\\s*(?:,|\\/|or|and|and\\/or)\\s*(?:(?:the|as\\s+the\\s+case\\s+may\\s+be)\\s+)*)+${SPAN}\\b|\\s+(?:the\\s+)?(?:respective|concerned|relevant|said|corresponding)\\s+${SPAN}\\b`,
  'i',
);
/** Until when, counted from such an end; the last words before what has ended. */
const COUNTED = /\b(?:within|by|before|on|in)\s+[^.;]{2,60}?\b(?:of|from|after|following|succeeding)$/i;
const END_OF_NEXT_MONTH =
  /\b(?:by|before|on)\s+(?:or\s+before\s+)?(?:the\s+)?(?:last\s+day|end)\s+of\s+(?:the\s+)?(?:next|succeeding|following|subsequent|ensuing)\s+month\b/i;

/** Whether two adjectives stand side by side: "quarterly and annual returns". */
const areSideBySide = (a: Period, b: Period, text: string): boolean =>
  a.kind === 'recurring' &&
  b.kind === 'recurring' &&
  /^\s*(?:and|&|\/|,|as\s+well\s+as)\s*$/i.test(text.slice(a.end, b.start));

/** The days of one of them, as if the words named its own end alone. */
const withClose = (period: Period, counted: string): Period => {
  const span = SPAN_OF[String(period.frequency)];
  if (!span) return period;
  const words = END_OF_NEXT_MONTH.test(counted)
    ? span === 'month'
      ? 'by the end of every month'
      : `by the end of the month following the ${span}`
    : `${counted} ${span === 'month' && /month/i.test(counted) ? '' : `the ${span}`}`;
  const days = findPrintedDays(words)[0];
  if (!days) return period;
  const { monthDays, dayOfMonth } = days;
  return { ...period, monthDays, dayOfMonth };
};

/**
 * "quarterly and annual returns by the end of the succeeding month of the quarter or year": two papers, each counted from
 * the end of its own period. Others stay as they are.
 */
export const withOwnCloses = (found: Period[], sentence: string): Period[] => {
  const at = found.findIndex((period, place) => {
    const next = found[place + 1];
    return next !== undefined && areSideBySide(period, next, sentence);
  });
  const [a, b] = [found[at], found[at + 1]];
  if (at < 0 || !a || !b) return found;
  const behind = sentence.slice(b.end);
  const whichever = WHICHEVER.exec(behind);
  const counted = whichever && COUNTED.exec(behind.slice(0, whichever.index));
  if (!whichever || !counted) return found;
  const start = b.end + counted.index;
  const end = b.end + whichever.index + whichever[0].length;
  const others = found.slice(at + 2).filter((other) => other.end <= start || other.start >= end);
  return [...found.slice(0, at), withClose(a, counted[0]), withClose(b, counted[0]), ...others];
};

const NEXT_MONTH = /\b(?:next|succeeding|following|subsequent|ensuing|coming)\s+month\b/i;

/**
 * "every six months …, and reports in the first week of the succeeding month": of the month after each, not of every month.
 * Which one that is, the order does not say. Others stay as they are.
 */
export const withNextMonths = (found: Period[]): Period[] =>
  found.map((period, at) => {
    const last = found[at - 1];
    const isLonger =
      last?.kind === 'recurring' &&
      last.cycle !== null &&
      last.cycle.unit !== 'day' &&
      last.cycle.unit !== 'week' &&
      last.frequency !== 'monthly';
    return isLonger &&
      period.frequency === 'monthly' &&
      period.dayOfMonth !== null &&
      NEXT_MONTH.test(period.text) &&
      !/\b(?:every|each)\b/i.test(period.text)
      ? { ...period, frequency: last.frequency, cycle: last.cycle, dayOfMonth: null }
      : period;
  });

const RESPECTIVELY = /\brespectively\b/i;

/** Whether a period says how often and prints no day. */
const isPlain = (period: Period): boolean =>
  period.kind === 'recurring' && period.cycle !== null && !hasDay(period);

/**
 * "a quarterly return and an annual return by the end of the month after the quarter and by 30th June, respectively": the
 * first paper has the first day, the second the second. Others stay as they are.
 */
export const withRespectiveDays = (found: Period[], sentence: string): Period[] => {
  const stop = findMatch(RESPECTIVELY, sentence)?.index ?? -1;
  const upTo = found.filter(({ end }) => end <= stop);
  const papers = upTo.filter(isPlain);
  const days = upTo.filter((period) => period.kind === 'recurring' && hasDay(period));
  const isPaired =
    papers.length > 1 &&
    papers.length === days.length &&
    upTo.length === papers.length + days.length &&
    (papers.at(-1)?.end ?? 0) <= (days[0]?.start ?? 0);
  if (!isPaired) return found;
  const paired = papers.map((paper, at) => {
    const { monthDays = [], dayOfMonth = null, daysOfMonth = [], weekday = null } = days[at] ?? {};
    return { ...paper, monthDays, dayOfMonth, daysOfMonth, weekday };
  });
  return [...paired, ...found.filter(({ start }) => start > stop)];
};
