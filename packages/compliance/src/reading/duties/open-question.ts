import { isIndic } from '../indic/fold.ts';
import { askMayBe } from '../indic/may-be-duty.ts';
import { type IndicName, toIndicName } from '../indic/names.ts';
import { ACT } from '../language/acts.ts';
import { findMatches } from '../language/search.ts';
import type { Span } from '../language/sentences.ts';
import { toName } from '../names/to-name.ts';
import { findPeriods } from '../periods/find-periods.ts';
import { type Asked, EVERY_PERIOD } from '../questions/asks.ts';
import { toPeriodCode } from '../questions/period-code.ts';
import type { ReadQuestion } from '../types.ts';
import { toObligationCategory } from './category-rules.ts';
import type { Clause } from './clauses.ts';
import type { OrderDates } from './due.ts';
import { isCondition, isDuty } from './duty-word-rules.ts';
import { findTrap } from './trap-rules.ts';
import { findUnreadTime } from './unread-time-rules.ts';
import { findVagueness, findVagueWords } from './vagueness-rules.ts';

/** Where a sentence may go on with another act. */
const JOINT = /;|,?\s(?:and|but|while|whereas)\s/gi;
/** A part that commands by itself, or shares the verb before it ("and the pits limed …"). */
const OWN_COMMAND = new RegExp(
  `\\b(?:shall|should|must|will|to)\\s+[a-z]|\\bbe\\s+[a-z]|^\\W*(?:[\\w/-]+\\s+){0,8}?${ACT}\\b|^\\W*(?:and|but|while|whereas|;)?\\s*(?:submit|furnish|send|update|review|check|clean|test|monitor|report|maintain|replace|renew)\\b`,
  'i',
);

/**
 * The parts of a sentence that may hold a duty of which nothing was read: all of it where it gave no clause, else what
 * commands by itself and has none of their periods.
 */
export const listOpenParts = (sentence: string, clauses: readonly Clause[]): Span[] => {
  if (clauses.length === 0) return [{ start: 0, end: sentence.length }];
  if (isIndic(sentence)) return [];
  const joints = findMatches(JOINT, sentence).map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  if (joints.length === 0) return [];
  const starts = [0, ...joints.map(({ end }) => end)];
  const ends = [...joints.map(({ start }) => start), sentence.length];
  return starts
    .map((start, at) => ({ start, end: ends[at] ?? sentence.length }))
    .filter(
      ({ start, end }) =>
        !clauses.some(({ period }) => period.start < end && start < period.end) &&
        OWN_COMMAND.test(sentence.slice(start, end)),
    );
};

/** What was, what is only told, and how much. */
const TOLD =
  /\b(?:was|were|had|has|have|may|not|no|capacity|produc\w+|generat\w+|consum\w+|costs?|Rs|fees?|average|maximum|dated|vide|ref|granted|valid\w*)\b/i;

/** A period in a sentence that neither commands nor names an act: "drains are scraped on every Saturday". Null for what is told. */
const findUnsaid = (sentence: string): (Asked & { words: string }) | null => {
  const period = findPeriods(sentence).find(
    ({ kind, cycle, isAdjective }) => kind === 'recurring' && cycle !== null && !isAdjective,
  );
  if (!period?.cycle || TOLD.test(sentence) || isDuty(sentence)) return null;
  if (isCondition(sentence, period) || findTrap(sentence, sentence, period.start) !== null) return null;
  return {
    words: period.text,
    question: `This sentence may be a duty: it says "${period.text.trim()}". If it is one, how often is it due?`,
    asks: { kind: 'period', options: [...new Set([toPeriodCode(period.cycle), ...EVERY_PERIOD])] },
  };
};

/** What to ask of a sentence that may be a duty and does not say so for sure, or not how often. */
export const toOpenQuestion = (
  sentence: string,
  dates: OrderDates,
): Pick<ReadQuestion, 'text' | 'asks'> | null => {
  if (isIndic(sentence)) return askMayBe(sentence, dates);
  const text = findVagueness(sentence);
  if (text !== null) return { text, asks: { kind: 'period', options: EVERY_PERIOD } };
  const unread = findUnreadTime(sentence) ?? findUnsaid(sentence);
  return unread && { text: unread.question, asks: unread.asks };
};

/** The name and the category of a duty that a question may make. */
export const nameOpen = (sentence: string, conditionNo: string | null): IndicName => {
  if (isIndic(sentence)) return toIndicName(sentence, sentence, conditionNo);
  const category = toObligationCategory(sentence);
  return {
    title: toName(sentence, {
      period: findVagueWords(sentence) ?? (findUnreadTime(sentence) ?? findUnsaid(sentence))?.words ?? '',
      category,
    }),
    category,
  };
};
