import { findDates } from '../language/dates.ts';
import { findMatch } from '../language/search.ts';
import { findPeriods } from '../periods/find-periods.ts';
import { type Asked, EVERY_PERIOD } from '../questions/asks.ts';
import { type Rule, readFirst } from '../rule.ts';
import { findAnyTime } from './any-time.ts';
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
/** How often or until when is said of an amount, of what is allowed at most, or of a paper. */
const AMOUNT =
  /\b(?:not\s+more\s+than|only|more\s+than|not\s+exceed\w*|maximum|average|capacity|produc\w+|discharge|quantity|valid\w*|fees?|penalt\w+|delay|default|working|reserves?|may|plans?\s+for\s+(?:every|each|the))\b/i;
/** What was, and until when something holds. */
const HELD =
  /\b(?:expir\w+|granted|paid|dated|held|ended|closed|ends|ending|in\s+force|plan\s+for|beyond|next\s+\w+\s+years)\b/i;

/** How many letters before a time say what it is of. */
const AROUND = 80;

/** Most sentences say nothing of it: one look spares them the rules. */
const HINT =
  /earl[iy]|soon|quickly|time[-\s]*bound|reasonable|possible|expeditious|until|till|unless|before|once|twice|thrice|times|every|each\b|\bper\b|\bin\s+(?:an?|the\s+(?:next|coming|ensuing|following))\s|wise\b|alternate|within|prior|later|latest|ahead|from\s+\S*\d|from\s+(?:the\s+)?\w+\W+\d|w\.?\s?e\.?\s?f|(?:in|during|by|within)\s+(?:this|the\s+(?:current|present|period))\b|(?:in|during)\s+(?:the\s+)?(?:year\s+)?(?:first|second|third|fourth|fifth|last|\d)|\bon\s+(?:the\s+)?\d|\bby\s+(?:the\s+)?(?:\d|end|close|completion|[a-z]+\s+\d|next|coming|first|second|third|last)|(?:week|month|quarter|half[-\s]*year|\byear|annual|seasonal)ly/i;

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
  /** "every single lunar month", "before the third heating season": how often, or when? Leaves amounts, and what is allowed so often at most. */
  {
    id: 'any-time',
    read: (sentence) => {
      const found = findAnyTime(sentence);
      if (found === null || AMOUNT.test(sentence) || findPeriods(sentence).length > 0) return null;
      const { words, kind } = found;
      const start = sentence.indexOf(words);
      if (kind === 'by' && HELD.test(sentence.slice(Math.max(0, start - AROUND), start + words.length)))
        return null;
      const question = `This sentence may be a duty: it says "${words}". If it is one, ${kind === 'often' ? 'how often' : 'when'} is it due?`;
      return kind === 'often'
        ? { words, question, asks: { kind: 'period', options: EVERY_PERIOD } }
        : { words, question, asks: { kind: 'day', options: [] } };
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
