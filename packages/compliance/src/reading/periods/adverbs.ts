import { toFrequency } from './cycles.ts';
import type { Cycle, Period } from './types.ts';

const ADVERBS: Record<string, Cycle> = {
  daily: { every: 1, unit: 'day', times: 1 },
  nightly: { every: 1, unit: 'day', times: 1 },
  daybyday: { every: 1, unit: 'day', times: 1 },
  weekbyweek: { every: 1, unit: 'week', times: 1 },
  monthbymonth: { every: 1, unit: 'month', times: 1 },
  monthtomonth: { every: 1, unit: 'month', times: 1 },
  yeartoyear: { every: 1, unit: 'year', times: 1 },
  everyday: { every: 1, unit: 'day', times: 1 },
  daytoday: { every: 1, unit: 'day', times: 1 },
  shiftwise: { every: 1, unit: 'day', times: 1 },
  hourly: { every: 1, unit: 'day', times: 1 },
  halfmonthly: { every: 1, unit: 'month', times: 2 },
  weekly: { every: 1, unit: 'week', times: 1 },
  fortnightly: { every: 2, unit: 'week', times: 1 },
  monthly: { every: 1, unit: 'month', times: 1 },
  quarterly: { every: 3, unit: 'month', times: 1 },
  qtrly: { every: 3, unit: 'month', times: 1 },
  qly: { every: 3, unit: 'month', times: 1 },
  mthly: { every: 1, unit: 'month', times: 1 },
  mly: { every: 1, unit: 'month', times: 1 },
  wkly: { every: 1, unit: 'week', times: 1 },
  yrly: { every: 1, unit: 'year', times: 1 },
  halfyrly: { every: 6, unit: 'month', times: 1 },
  monthonmonth: { every: 1, unit: 'month', times: 1 },
  yearonyear: { every: 1, unit: 'year', times: 1 },
  monthaftermonth: { every: 1, unit: 'month', times: 1 },
  yearafteryear: { every: 1, unit: 'year', times: 1 },
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
  triennial: { every: 3, unit: 'year', times: 1 },
  triennially: { every: 3, unit: 'year', times: 1 },
  quinquennial: { every: 5, unit: 'year', times: 1 },
  quinquennially: { every: 5, unit: 'year', times: 1 },
  biennially: { every: 2, unit: 'year', times: 1 },
};

/** Source of a pattern for all adverbs and adjectives of frequency, hyphens and blanks forgiven. */
export const ADVERB =
  "(daily|nightly|(?:day|week|month)\\s+by\\s+(?:day|week|month)|month\\s+(?:to|on|after)\\s+month|year\\s+(?:to|on|after)\\s+year|every\\s*day|day[-\\s]+to[-\\s]+day|shift[-\\s]*wise|hourly|weekly|fort\\s*nightly|(?:three|3)[-\\s]+monthly|(?:four|4)[-\\s]+monthly|(?:two|2)[-\\s]+monthly|tri-?monthly|(?:six|6)[-\\s]*monthly|half[-\\s]*(?:yearly|yrly|monthly)|qtrly|q[’']ly|mthly|m[’']ly|wkly|yrly|semi-?annual(?:ly)?|bi-?annual(?:ly)?|(?:bi-?|tri|quinqu)ennial(?:ly)?|monthly|quar?terly|yearly|annual(?:ly)?)";

/** The cycle of an adverb ("six monthly"), or null. */
export const adverbCycle = (text: string): Cycle | null => {
  const key = text
    .toLowerCase()
    .replace(/[\s'’-]/g, '')
    .replace(/^3/, 'three')
    .replace(/^4/, 'four')
    .replace(/^2/, 'two')
    .replace(/^6/, 'six');
  return ADVERBS[key] ?? null;
};

/** What a cycle says of a period; null stays null. */
export const fromCycle = (cycle: Cycle | null): Partial<Period> | null =>
  cycle && { cycle, frequency: toFrequency(cycle) };
