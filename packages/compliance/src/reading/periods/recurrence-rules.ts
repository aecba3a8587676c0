import { COUNT, parseCount } from '../language/numbers.ts';
import { ADVERB, adverbCycle, fromCycle, readAdverb } from './adverbs.ts';
import { toCycle } from './cycles.ts';
import { type Period, toPeriod } from './types.ts';

/** A wording that states how often. `id` names it in tests; the first rule that matches a stretch wins. */
export type RecurrenceRule = {
  id: string;
  pattern: RegExp;
  read: (match: RegExpMatchArray, text: string) => Partial<Period> | null;
};

const UNIT = '(days?|weeks?|fortnights?|months?|quarters?|half[-\\s]?years?|years?|shifts?|annum|hours?)';
const WORD = '(?:calendar|financial|alternate|consecutive|succeeding|working)';

const TIMES: Record<string, number> = { once: 1, one: 1, twice: 2, thrice: 3 };
const timesOf = (text: string): number | null =>
  TIMES[text.toLowerCase()] ?? parseCount(text.replace(/\s*times?$/i, ''));

/** How often, in every wording that boards use; the order matters: the more telling first. */
export const RECURRENCE_RULES: RecurrenceRule[] = [
  {
    id: 'times-per-unit',
    pattern: new RegExp(
      `\\b(once|twice|thrice|${COUNT}\\s*times)\\s+(?:(?:in|every|each|per|during|within|for|any|the|at)\\s+){0,3}?(?:(${COUNT})\\s+)?(?:${WORD}\\s+)?${UNIT}\\b`,
      'gi',
    ),
    read: (m) => {
      const times = timesOf(m[1] ?? '');
      const alternate = /alternate/i.test(m[0]) ? 2 : 1;
      return times === null
        ? null
        : fromCycle(toCycle(times, (parseCount(m[2] ?? 'one') ?? 1) * alternate, m[3] ?? ''));
    },
  },
  {
    id: 'adverb-times',
    pattern: /\b(yearly|annually|monthly|weekly|daily|quarterly|fortnightly)\s+(once|twice|thrice)\b/gi,
    read: (m) =>
      fromCycle(
        toCycle(
          timesOf(m[2] ?? '') ?? 1,
          1,
          (m[1] ?? '')
            .replace(/^annually$/i, 'year')
            .replace(/^daily$/i, 'day')
            .replace(/ly$/i, ''),
        ),
      ),
  },
  {
    id: 'times-adverb',
    pattern: /\b(once|twice|thrice)\s+(yearly|annually|monthly|weekly|daily|quarterly|fortnightly)\b/gi,
    read: (m) =>
      fromCycle(
        toCycle(
          timesOf(m[1] ?? '') ?? 1,
          1,
          (m[2] ?? '')
            .replace(/^annually$/i, 'year')
            .replace(/^daily$/i, 'day')
            .replace(/ly$/i, ''),
        ),
      ),
  },
  {
    id: 'interval',
    pattern: new RegExp(
      `\\b(?:at|with|in)\\s+(?:an?\\s+|the\\s+)?(?:regular\\s+)?(?:time\\s+)?intervals?\\s+(?:of\\s+)?(?:not\\s+(?:exceeding|more\\s+than|later\\s+than)\\s+|every\\s+|of\\s+|maximum\\s+|max\\.?\\s+)*(${COUNT})\\s+${UNIT}`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(m[1] ?? '') ?? 0, m[2] ?? '')),
  },
  {
    id: 'adverb-interval',
    pattern: new RegExp(
      `\\b(?:at|on|in|with)\\s+(?:an?\\s+|the\\s+)?${ADVERB}\\s+(?:intervals?|basis|frequency)`,
      'gi',
    ),
    read: (m) => fromCycle(adverbCycle(m[1] ?? '')),
  },
  {
    id: 'every-n-units',
    pattern: new RegExp(`\\b(?:every|each)\\s+(${COUNT})\\s+${UNIT}\\b`, 'gi'),
    read: (m) => fromCycle(toCycle(1, parseCount(m[1] ?? '') ?? 0, m[2] ?? '')),
  },
  {
    id: 'every-nth-unit',
    pattern: new RegExp(
      `\\b(?:every|each)\\s+(third|fourth|fifth|sixth|3rd|4th|5th|6th)\\s+${UNIT}\\b`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(m[1] ?? '') ?? 0, m[2] ?? '')),
  },
  {
    id: 'once-a-season',
    pattern:
      /\bonce\s+(?:in\s+|every\s+|each\s+|per\s+|a\s+|the\s+|all\s+)+seasons?\b|\b(?:every|each)\s+season\b|\bseason-?wise\b/gi,
    read: () => ({ question: 'The order says once in a season and not which seasons. How often is it due?' }),
  },
  {
    id: 'n-monthly',
    pattern: new RegExp(`\\b(${COUNT})[-\\s]monthly\\b`, 'gi'),
    read: (m, text) => {
      const adverb = readAdverb('monthly', m.index ?? 0, (m.index ?? 0) + m[0].length, text);
      return adverb && { ...adverb, ...fromCycle(toCycle(1, parseCount(m[1] ?? '') ?? 0, 'month')) };
    },
  },
  {
    id: 'every-unit',
    pattern: new RegExp(
      `\\b(?:every|each|per\\s+(?=quarter|half))\\s*(?:(alternate|second|other)\\s+)?(?:(?:succeeding|calendar|financial|assessment|single|and\\s+every|completed|following|next|subsequent|such|six|working)\\s+)*${UNIT}\\b(?!\\s*(?:plan|long))`,
      'gi',
    ),
    read: (m, text) => {
      const before = text.slice(Math.max(0, (m.index ?? 0) - 12), m.index);
      if (/\bnext\s*$/i.test(before)) return null;
      return fromCycle(toCycle(1, m[1] ? 2 : 1, m[2] ?? ''));
    },
  },
  {
    id: 'bi-monthly',
    pattern: /\bbi-?\s?monthly\b/gi,
    read: () => ({
      question:
        'The order says bi-monthly, which can mean every two months or twice a month. Which of the two is meant?',
    }),
  },
  {
    id: 'every-season',
    pattern:
      /\b(?:every|each|before\s+(?:every|each))\s+(?:rainy\s+season|monsoons?|rains|winter|summer|crushing\s+season)\b/gi,
    read: () => fromCycle({ every: 1, unit: 'year', times: 1 }),
  },
  {
    id: 'pre-and-post-monsoon',
    pattern:
      /\b(?:both\s+)?(?:during\s+)?pre[-\s]?monsoon\s*(?:(?:and|&|,|\/)\s*)(?:during\s+)?post[-\s]?monsoon(?:\s+seasons?)?/gi,
    read: () => fromCycle({ every: 6, unit: 'month', times: 1 }),
  },
  {
    id: 'either-of-two',
    pattern:
      /\b(?:on\s+)?(monthly|quarterly|half[-\s]?yearly)\s*\/\s*(?:quarterly|half[-\s]?yearly|yearly|annually)(?:\s+basis)?\b/gi,
    read: (m) => {
      const period = fromCycle(adverbCycle(m[1] ?? ''));
      return (
        period && {
          ...period,
          question: `The order says ${m[0].trim()} and leaves open which. How often is it due?`,
        }
      );
    },
  },
  {
    id: 'bi-annually',
    pattern: /\bbi-?annual(?:ly)?\b/gi,
    read: (m, text) => {
      const period = readAdverb(m[0], m.index ?? 0, (m.index ?? 0) + m[0].length, text);
      const question = `The order says ${m[0].toLowerCase()}: it was read as twice a year, but can mean every two years. Which is meant?`;
      return period && { ...period, question };
    },
  },
  {
    id: 'adverb',
    pattern: new RegExp(`\\b${ADVERB}\\b(?:\\s+basis)?`, 'gi'),
    read: (m, text) => readAdverb(m[1] ?? '', m.index ?? 0, (m.index ?? 0) + m[0].length, text),
  },
];

const HINT =
  /da(?:il)?y|week|fort\s?night|month|quart|year|annu|bienn|once|twice|thrice|season|monsoon|rains|winter|summer|hour|shift/i;

/** All statements of how often in a text, in order of place. */
export const findRecurrences = (text: string): Period[] => {
  const periods: Period[] = [];
  if (!HINT.test(text)) return periods;
  for (const rule of RECURRENCE_RULES) {
    for (const match of text.matchAll(rule.pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (periods.some((other) => start < other.end && other.start < end)) continue;
      const values = rule.read(match, text);
      if (values) periods.push(toPeriod({ start, end, text: match[0] }, 'recurring', values));
    }
  }
  return periods.sort((a, b) => a.start - b.start);
};
