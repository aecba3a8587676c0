import { type Rule, readFirst } from '../rule.ts';
import { adverbCycle, fromCycle } from './adverbs.ts';
import type { Period } from './types.ts';

/** An adverb or adjective of frequency as it stands in a text: `before` and `rest` are the words around it. */
type AdverbPlace = { word: string; matched: string; before: string; rest: string; period: Partial<Period> };

/** What the words around an adverb make of it: a period, or none. The first rule that knows decides. */
export type AdverbRule = Rule<[place: AdverbPlace], Partial<Period> | 'none'>;

/** What an adjective of frequency must describe to be a duty: "quarterly statement", not "daily discharge". */
const DUTY_NOUN =
  /^(?:(?!(?:for|of|is|are|as|in|the|to|shall|with|from|at|on|by)\b)[\w/&(),.-]+\s+){0,4}?(?:reports?|returns?|statements?|records?|recording|registers?|logs?|log\s?-?books?|monitoring|analys[ei]s|analyzed|sampling|samples?|tests?|testing|calibration|reconciliation|audits?|surveys?|inspections?|checks?|check-?ups?|readings?|compliances?|data|results?|progress|submissions?|trainings?|drills?|meetings?|examinations?|measurements?|maintenance|certificates?|details|information|entry|entries|accounts?|cleaning|assessment|review|reporting|performance|statements?|updates?|updation|balance|abstracts?|summar(?:y|ies)|status|figures|minutes|verification|validation|inventory|servicing|desludging|health|medical|mock|awareness|programmes?|sweeping|sprinkling|basis)\b/i;
const KEPT =
  /^(?:\w+\s+){0,3}(?:returns?|reports?)\s+(?:shall|should|must|to)\s+be\s+(?:kept|retained|preserved|made\s+available)\b/i;
const FUNCTION_WORD =
  /^(?:and|or|at|by|in|to|through|from|as|for|basis|with|on|the|a|of|if|so|who|which|that|during|till|until|under|using|w\.?r\.?t|via|along|before|after|upto|shall|should|must|is|are|will|be|within|i\.e)\b|^[^\w]|^$|^\(|^\d/i;
const MENTIONED =
  /\b(?:with|along\s?with|in|of|through|per|from|under|into)\s+the\s+(?:said\s+)?$|\b(?:along\s?with|with)\s+(?:its\s+|their\s+)?$/i;

/** The order matters: what is none for sure comes before the wider rules. */
export const ADVERB_RULES: readonly AdverbRule[] = [
  /** "enclosed with the annual report" names a report and lays no duty down. Leaves "in the monthly basis". */
  {
    id: 'mentioned',
    read: ({ before, rest }) => (MENTIONED.test(before) && !/^basis/i.test(rest) ? 'none' : null),
  },
  /** "maximum daily", "average monthly": a measure. Leaves "maximum" that stands further away. */
  {
    id: 'measure-before',
    read: ({ before }) =>
      /\b(?:maximum|max\.?|total|average|permissible|normal)\s+$/i.test(before) ? 'none' : null,
  },
  /** "on annual basis": a period whatever follows. Leaves an adjective without "basis". */
  {
    id: 'basis',
    read: ({ matched, rest, period }) =>
      /^basis\b/i.test(rest) || /\bbasis$/i.test(matched) ? period : null,
  },
  /** "monthly average", "daily maximum": a measure, even of readings. Leaves "monthly readings". */
  {
    id: 'measure-after',
    read: ({ rest }) => (/^(?:average|mean|max|limit)/i.test(rest) ? 'none' : null),
  },
  /** "analysed monthly and", "cleaned weekly.": nothing is described. Leaves "annual", which has to describe something. */
  {
    id: 'adverb',
    read: ({ word, rest, period }) =>
      /ly$|wise$|day$|week$|month$/i.test(word) && FUNCTION_WORD.test(rest) ? period : null,
  },
  /** "annual return shall be kept at site": a paper is filed away, nothing recurs. Leaves a return that is sent. */
  { id: 'kept', read: ({ rest }) => (KEPT.test(rest) ? 'none' : null) },
  /** "quarterly compliance report", "annual health check-up": an act or a paper. Leaves "daily discharge". */
  {
    id: 'duty-noun',
    read: ({ rest, period }) => (DUTY_NOUN.test(rest) ? { ...period, isAdjective: true } : null),
  },
];

/**
 * Reads an adverb or adjective of frequency at `start..end` of a text, by the words around it: "analysed monthly" and
 * "monthly report" are periods, "monthly average" and "with the annual report" are none.
 */
export const readAdverb = (
  word: string,
  start: number,
  end: number,
  text: string,
  rules = ADVERB_RULES,
): Partial<Period> | null => {
  const period = fromCycle(adverbCycle(word));
  if (!period) return null;
  const before = text.slice(Math.max(0, start - 24), start);
  const rest = text.slice(end).trimStart();
  const found = readFirst(rules, { word, matched: text.slice(start, end), before, rest, period });
  return found === 'none' ? null : found;
};
