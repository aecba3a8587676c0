import { findDates } from '../language/dates.ts';
import { findMatch } from '../language/search.ts';
import { findPeriods } from '../periods/find-periods.ts';
import { UNIT } from '../periods/recurrence-unit.ts';
import { type Asked, EVERY_PERIOD } from '../questions/asks.ts';
import { type Rule, readFirst } from '../rule.ts';
import { hasCommand, isCondition } from './duty-word-rules.ts';
import { findTrap } from './trap-rules.ts';

/** What a command says of time that no rule of periods reads, as a question; its words are the start of a name. */
export type UnreadTimeRule = Rule<[sentence: string], Asked & { words: string }>;

const SOON =
  /\b(?:at\s+(?:the|an)\s+(?:very\s+)?earl(?:iest|y)(?:\s+(?:date|possible\s+time|opportunity))?|as\s+(?:early|soon|quickly)\s+as\s+(?:possible|practicable)|in\s+a\s+time[-\s]*bound\s+manner|within\s+(?:a|the)\s+(?:reasonable|minimum\s+possible|shortest\s+possible)\s+(?:time|period)|expeditiously)\b/i;
/** What lies before a date that ends something: a deadline, and what is to wait for it. */
const BEFORE_DATE =
  /\b(?:by|before|till|until|up\s*to|latest(?:\s+by)?|later\s+than)\s+(?:or\s+before\s+)?(?:the\s+)?(?:dated?\s+)?$/i;
const WAITS = /\b(?:until|till|unless|before)\s+(?:an?|the|its|all|such)\s[^;.]{3,}/i;
const OFTEN = new RegExp(
  `\\b(?:once|twice|thrice|every|each)\\s+(?:(?:in|a|an|every|each|per|of|the)\\s+){0,2}(?:[\\w-]+\\s+){0,2}?${UNIT}\\b`,
  'i',
);
/** How often is said of an amount, or of what is allowed at most. */
const AMOUNT =
  /\b(?:not\s+more\s+than|only|more\s+than|not\s+exceed\w*|maximum|average|capacity|produc\w+|discharge|quantity|valid\w*|fees?|penalt\w+|delay|default|working|reserves?|next|may)\b/i;

/** Most sentences say nothing of it: one look spares them the rules. */
const HINT =
  /earl|soon|quickly|time[-\s]*bound|reasonable|possible|expeditious|until|till|unless|before|once|twice|thrice|every|each/i;

/** The first that knows decides. */
export const UNREAD_TIME_RULES: readonly UnreadTimeRule[] = [
  /** "shall commission the STP at the earliest": by when? Leaves a day that is printed beside it. */
  {
    id: 'soon',
    read: (sentence) => {
      const words = findMatch(SOON, sentence)?.[0];
      return words === undefined
        ? null
        : {
            words,
            question: `The order says "${words.toLowerCase()}" and not by when. Until when is it due?`,
            asks: { kind: 'day', options: [] },
          };
    },
  },
  /** "no furnace shall be lit until a filter is installed, latest by 31.10.2026": is something due then? Leaves prohibitions that end. */
  {
    id: 'awaited-by',
    read: (sentence) => {
      if (!/\d/.test(sentence) || !WAITS.test(sentence)) return null;
      const date = findDates(sentence).find(
        ({ start, iso }) => iso !== null && BEFORE_DATE.test(sentence.slice(0, start)),
      );
      const words = date && sentence.slice(sentence.slice(0, date.start).search(BEFORE_DATE), date.end);
      return date?.iso && words
        ? {
            words,
            question: `This sentence may be a duty: it says "${words}". If it is one, when is it due?`,
            asks: { kind: 'day', options: [date.iso] },
          }
        : null;
    },
  },
  /** "each and every working month": how often? Leaves amounts, and what is allowed so often at most. */
  {
    id: 'often',
    read: (sentence) => {
      const words = findMatch(OFTEN, sentence)?.[0];
      return words === undefined || AMOUNT.test(sentence) || findPeriods(sentence).length > 0
        ? null
        : {
            words,
            question: `This sentence may be a duty: it says "${words}". If it is one, how often is it due?`,
            asks: { kind: 'period', options: EVERY_PERIOD },
          };
    },
  },
];

/**
 * What to ask of a sentence that commands, names a time and gives no duty; null where it commands nothing, or is what the
 * board does, a right, a power, a fee, a validity or a condition.
 */
export const findUnreadTime = (
  sentence: string,
  rules = UNREAD_TIME_RULES,
): (Asked & { words: string }) | null => {
  if (!HINT.test(sentence)) return null;
  const found = readFirst(rules, sentence);
  if (found === null || !hasCommand(sentence)) return null;
  const start = sentence.indexOf(found.words);
  const trap = findTrap(sentence, sentence, start);
  if (trap !== null && !(trap === 'prohibition' && WAITS.test(sentence))) return null;
  return isCondition(sentence, { start, end: start + found.words.length }) ? null : found;
};
