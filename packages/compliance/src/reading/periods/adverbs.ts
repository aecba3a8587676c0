import { toFrequency } from './cycles.ts';
import type { Cycle, Period } from './types.ts';

const ADVERBS: Record<string, Cycle> = {
  daily: { every: 1, unit: 'day', times: 1 },
  daybyday: { every: 1, unit: 'day', times: 1 },
  weekbyweek: { every: 1, unit: 'week', times: 1 },
  monthbymonth: { every: 1, unit: 'month', times: 1 },
  monthtomonth: { every: 1, unit: 'month', times: 1 },
  everyday: { every: 1, unit: 'day', times: 1 },
  daytoday: { every: 1, unit: 'day', times: 1 },
  shiftwise: { every: 1, unit: 'day', times: 1 },
  hourly: { every: 1, unit: 'day', times: 1 },
  weekly: { every: 1, unit: 'week', times: 1 },
  fortnightly: { every: 2, unit: 'week', times: 1 },
  monthly: { every: 1, unit: 'month', times: 1 },
  quarterly: { every: 3, unit: 'month', times: 1 },
  quaterly: { every: 3, unit: 'month', times: 1 },
  threemonthly: { every: 3, unit: 'month', times: 1 },
  trimonthly: { every: 3, unit: 'month', times: 1 },
  fourmonthly: { every: 4, unit: 'month', times: 1 },
  twomonthly: { every: 2, unit: 'month', times: 1 },
  halfyearly: { every: 6, unit: 'month', times: 1 },
  sixmonthly: { every: 6, unit: 'month', times: 1 },
  semiannual: { every: 6, unit: 'month', times: 1 },
  semiannually: { every: 6, unit: 'month', times: 1 },
  biannual: { every: 6, unit: 'month', times: 1 },
  biannually: { every: 6, unit: 'month', times: 1 },
  yearly: { every: 1, unit: 'year', times: 1 },
  annual: { every: 1, unit: 'year', times: 1 },
  annually: { every: 1, unit: 'year', times: 1 },
  biennial: { every: 2, unit: 'year', times: 1 },
  biennially: { every: 2, unit: 'year', times: 1 },
};

/** Source of a pattern for all adverbs and adjectives of frequency, hyphens and blanks forgiven. */
export const ADVERB =
  '(daily|(?:day|week|month)\\sby\\s(?:day|week|month)|month\\sto\\smonth|every\\s?day|day[-\\s]to[-\\s]day|shift[-\\s]?wise|hourly|weekly|fort\\s?nightly|(?:three|3)[-\\s]monthly|(?:four|4)[-\\s]monthly|(?:two|2)[-\\s]monthly|tri-?monthly|(?:six|6)[-\\s]?monthly|half[-\\s]?yearly|semi-?annual(?:ly)?|bi-?annual(?:ly)?|bi-?ennial(?:ly)?|monthly|quart?erly|yearly|annual(?:ly)?)';

/** The cycle of an adverb ("six monthly"), or null. */
export const adverbCycle = (text: string): Cycle | null => {
  const key = text
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/^3/, 'three')
    .replace(/^4/, 'four')
    .replace(/^2/, 'two')
    .replace(/^6/, 'six');
  return ADVERBS[key] ?? null;
};

/** What a cycle says of a period; null stays null. */
export const fromCycle = (cycle: Cycle | null): Partial<Period> | null =>
  cycle && { cycle, frequency: toFrequency(cycle) };

/** What an adjective of frequency must describe to be a duty: "quarterly statement", not "daily discharge". */
const DUTY_NOUN =
  /^(?:(?!(?:for|of|is|are|as|in|the|to|shall|with|from|at|on|by)\b)[\w/&(),.-]+\s+){0,4}?(?:reports?|returns?|statements?|records?|recording|registers?|logs?|log\s?-?books?|monitoring|analys[ei]s|analyzed|sampling|samples?|tests?|testing|calibration|reconciliation|audits?|surveys?|inspections?|checks?|check-?ups?|readings?|compliances?|data|results?|progress|submissions?|trainings?|drills?|meetings?|examinations?|measurements?|maintenance|certificates?|details|information|entry|entries|accounts?|cleaning|assessment|review|reporting|performance|statements?|updates?|updation|balance|abstracts?|summar(?:y|ies)|status|figures|minutes|verification|validation|inventory|servicing|desludging|health|medical|mock|awareness|programmes?|sweeping|sprinkling|basis)\b/i;
const KEPT =
  /^(?:\w+\s+){0,3}(?:returns?|reports?)\s+(?:shall|should|must|to)\s+be\s+(?:kept|retained|preserved|made\s+available)\b/i;
const FUNCTION_WORD =
  /^(?:and|or|at|by|in|to|through|from|as|for|basis|with|on|the|a|of|if|so|who|which|that|during|till|until|under|using|w\.?r\.?t|via|along|before|after|upto|shall|should|must|is|are|will|be|within|i\.e)\b|^[^\w]|^$|^\(|^\d/i;

/**
 * Reads an adverb or adjective of frequency at `start..end` of a text, by the words around it: "analysed monthly" and
 * "monthly report" are periods, "monthly average" and "with the annual report" are none.
 */
export const readAdverb = (
  word: string,
  start: number,
  end: number,
  text: string,
): Partial<Period> | null => {
  const before = text.slice(Math.max(0, start - 24), start);
  const rest = text.slice(end).trimStart();
  const cycle = adverbCycle(word);
  const period = fromCycle(cycle);
  // "enclosed with the annual report" names a report, and lays no duty down.
  const isMentioned =
    /\b(?:with|along\s?with|in|of|through|per|from|under|into)\s+the\s+(?:said\s+)?$|\b(?:along\s?with|with)\s+(?:its\s+|their\s+)?$/i.test(
      before,
    );
  if (
    !period ||
    (isMentioned && !/^basis/i.test(rest)) ||
    /\b(?:maximum|max\.?|total|average|permissible|normal)\s+$/i.test(before)
  )
    return null;
  if (/^basis\b/i.test(rest) || /\bbasis$/i.test(text.slice(start, end))) return period;
  if (/^(?:average|mean|max|limit)/i.test(rest)) return null;
  const isAdverbOnly = /ly$|wise$|day$|week$|month$/i.test(word);
  if (isAdverbOnly && FUNCTION_WORD.test(rest)) return period;
  // "annual return shall be kept at site": a paper is filed away, nothing recurs.
  if (KEPT.test(rest)) return null;
  if (DUTY_NOUN.test(rest)) return { ...period, isAdjective: true };
  return null;
};
