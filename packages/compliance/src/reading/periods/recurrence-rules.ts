import { groupOf } from '../language/group.ts';
import { COUNT, parseCount } from '../language/numbers.ts';
import { readAdverb } from './adverb-rules.ts';
import { ADVERB, adverbCycle, fromCycle } from './adverbs.ts';
import { toCycle } from './cycles.ts';
import { OPEN_RECURRENCE_RULES } from './open-recurrence-rules.ts';
import { findByRules, type PeriodRule } from './period-rule.ts';
import { UNIT } from './recurrence-unit.ts';
import type { Period } from './types.ts';

const WORD = '(?:calendar|financial|alternate|consecutive|succeeding|working)';

const SHORT_ADVERB = '(yearly|annually|monthly|weekly|daily|quarterly|fortnightly)';
const HOURS_OF_A_DAY = 24;

const TIMES: Record<string, number> = { once: 1, one: 1, twice: 2, thrice: 3 };
const timesOf = (text: string): number | null =>
  TIMES[text.toLowerCase()] ?? parseCount(text.replace(/\s*(?:times?|rounds|days)$/i, ''));

const UNITS: Record<string, string> = {
  yearly: 'year',
  annually: 'year',
  quarterly: 'quarter',
  monthly: 'month',
  fortnightly: 'fortnight',
  weekly: 'week',
  daily: 'day',
};
const unitOf = (adverb: string): string => UNITS[adverb.toLowerCase()] ?? '';

/** What is allowed so often is not to be done so often. */
const MOST =
  /\b(?:only|(?:not\s+)?(?:oftener|more\s+(?:often|frequently))\s+than|not\s+more\s+than|no\s+more\s+than|not\s+exceeding|maximum(?:\s+of)?)\s+$/i;

/** How often, in every wording that boards use; the order matters: the more telling first. */
export const RECURRENCE_RULES: readonly PeriodRule[] = [
  /** "once in a month", "twice every 3 years", "four times a year". Leaves "once" without a unit, and "not more than once a day". */
  {
    id: 'times-per-unit',
    pattern: new RegExp(
      `\\b(once|twice|thrice|(?<=frequency\\s+of\\s+)one|${COUNT}\\s*(?:times|rounds|days(?=\\s+(?:in\\s+)?(?:a|every|each|per)\\s+week\\b)))\\s+(?:(?:in|every|each|per|during|within|for|any|the|at|an?\\s+(?:block|cycle|span)\\s+of)\\s+){0,3}?(?:(${COUNT})\\s+)?(?:${WORD}\\s+)?${UNIT}\\b`,
      'gi',
    ),
    read: (m, text) => {
      if (MOST.test(text.slice(Math.max(0, m.index - 24), m.index))) return null;
      if (/^hour/i.test(groupOf(m, 3)) && (parseCount(m[2] ?? 'one') ?? 1) > HOURS_OF_A_DAY)
        return { kind: 'event' };
      const times = timesOf(groupOf(m, 1));
      const alternate = /alternate/i.test(m[0]) ? 2 : 1;
      return times === null
        ? null
        : fromCycle(toCycle(times, (parseCount(m[2] ?? 'one') ?? 1) * alternate, groupOf(m, 3)));
    },
  },
  /** "once in a year, two years and three years respectively": each a period of its own. Leaves counts that nothing shares out. */
  {
    id: 'respective-counts',
    pattern: new RegExp(
      `(?<=\\bonce\\s+(?:in\\s+|every\\s+){0,2}(?:${COUNT}\\s+(?:years?|months?)\\s*(?:,|and|&)\\s*(?:and\\s+)?)+)(${COUNT})\\s+(years?|months?)\\b(?=[^.;]*\\brespectively\\b)`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "yearly twice", "weekly three times". Leaves an adverb that stands alone. */
  {
    id: 'adverb-times',
    pattern: new RegExp(`\\b${SHORT_ADVERB}\\s+(once|twice|thrice|${COUNT}\\s*times)\\b`, 'gi'),
    read: (m) => fromCycle(toCycle(timesOf(groupOf(m, 2)) ?? 1, 1, unitOf(groupOf(m, 1)))),
  },
  /** "twice yearly", "four times annually". Leaves an adverb that stands alone. */
  {
    id: 'times-adverb',
    pattern: new RegExp(`\\b(once|twice|thrice|${COUNT}\\s*times)\\s+${SHORT_ADVERB}\\b`, 'gi'),
    read: (m) => fromCycle(toCycle(timesOf(groupOf(m, 1)) ?? 1, 1, unitOf(groupOf(m, 2)))),
  },
  /** "fifteen days once", "two months once": the count stands before. Leaves "once" of something else. */
  {
    id: 'units-once',
    pattern: new RegExp(
      `\\b(${COUNT})\\s+(days|weeks|months|years)\\s+once\\b(?!\\s+(?:in|every|a|more|again)\\b)`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "at intervals not exceeding 3 months", "with an interval of six months". Leaves intervals without a count. */
  {
    id: 'interval',
    pattern: new RegExp(
      `\\b(?:at|with|in)\\s+(?:an?\\s+|the\\s+)?(?:regular\\s+)?(?:time\\s+)?intervals?\\s+(?:of\\s+)?(?:not\\s+(?:exceeding|more\\s+than|later\\s+than)\\s+|every\\s+|of\\s+|maximum\\s+|max\\.?\\s+)*(${COUNT})\\s+${UNIT}`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "at six months interval", "with 15 days' intervals". Leaves intervals without a count. */
  {
    id: 'n-unit-interval',
    pattern: new RegExp(
      `\\b(?:at|with|in|on)\\s+(?:an?\\s+|the\\s+|every\\s+|each\\s+)?(${COUNT})[-\\s]+${UNIT}['’]?s?\\s+intervals?\\b`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "at six monthly intervals", "on a quarterly basis". Leaves "at regular intervals", which says nothing. */
  {
    id: 'adverb-interval',
    pattern: new RegExp(
      `\\b(?:at|on|in|with)\\s+(?:an?\\s+|the\\s+)?(?:\\d{1,2}[-\\s]*(?=hourly))?${ADVERB}\\s+(?:intervals?|basis|frequency)`,
      'gi',
    ),
    read: (m) => fromCycle(adverbCycle(groupOf(m, 1))),
  },
  /** "after every 500 hours of operation": a meter says when, no calendar. Leaves hours of a day. */
  {
    id: 'running-hours',
    pattern: new RegExp(`\\b(?:every|each)\\s+(${COUNT})\\s+(?:running\\s+|operating\\s+)?hours?\\b`, 'gi'),
    read: (m) => ((parseCount(groupOf(m, 1)) ?? 0) > HOURS_OF_A_DAY ? { kind: 'event' } : null),
  },
  /** "every six months", "each 2 years". Leaves "every month", and counts without "every". */
  {
    id: 'every-n-units',
    pattern: new RegExp(`\\b(?:every|each)\\s+(${COUNT})\\s+${UNIT}\\b`, 'gi'),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "every third month", "each 6th day". Leaves "the third month", which is one month. */
  {
    id: 'every-nth-unit',
    pattern: new RegExp(
      `\\b(?:every|each)\\s+(third|fourth|fifth|sixth|seventh|tenth|fifteenth|3rd|4th|5th|6th|7th|10th|15th)\\s+${UNIT}\\b`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "two-monthly report", "5 monthly", "2 yearly". Leaves what the words around make no period ("4 monthly averages"). */
  {
    id: 'n-monthly',
    pattern: new RegExp(`\\b(?!an?\\b)(${COUNT})[-\\s]+(monthly|yearly|weekly)\\b`, 'gi'),
    read: (m, text) => {
      const word = groupOf(m, 2).toLowerCase();
      const adverb = readAdverb(word, m.index, m.index + m[0].length, text);
      return adverb && { ...adverb, ...fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, unitOf(word))) };
    },
  },
  /** "every month", "each alternate week", "per quarter". Leaves "next every 5 years plan" and "every year plan", and shares ("50% each year"). */
  {
    id: 'every-unit',
    pattern: new RegExp(
      `\\b(?:every|each|per\\s+(?=quarter|half))\\s*(?:(alternate|second|other)\\s+)?(?:(?:succeeding|calendar|financial|assessment|single|and\\s+every|completed|following|next|subsequent|such|six|working)\\s+)*${UNIT}\\b(?!\\s*(?:plan|long))`,
      'gi',
    ),
    read: (m, text) => {
      const before = text.slice(Math.max(0, m.index - 12), m.index);
      if (/\bnext\s*$/i.test(before) || /\d\s?%\s*$/.test(before)) return null;
      return fromCycle(toCycle(1, m[1] ? 2 : 1, groupOf(m, 2)));
    },
  },
  /** "every morning": every day. Leaves one morning. */
  {
    id: 'part-of-day',
    pattern: /\b(?:every|each)\s+(?:working\s+)?(?:morning|noon|afternoon|evening|night)\b/gi,
    read: () => fromCycle({ every: 1, unit: 'day', times: 1 }),
  },
  /** "on alternate days": every second one. Leaves "alternate arrangement". */
  {
    id: 'alternate',
    pattern: new RegExp(`\\b(?:on|in|during)\\s+alternate\\s+${UNIT}\\b`, 'gi'),
    read: (m) => fromCycle(toCycle(1, 2, groupOf(m, 1))),
  },
  /** "plant 100 saplings per year": so many trees each year. Leaves capacities ("100 t per year"). */
  {
    id: 'trees-per-year',
    pattern: /\b(?<=(?:trees?|saplings?|plants|seedlings?)\s+)(?:per|a)\s+(year|annum|month|week)\b/gi,
    read: (m) => fromCycle(toCycle(1, 1, groupOf(m, 1).replace('annum', 'year'))),
  },
  /** "before every monsoon", "each winter": once a year. Leaves "during the monsoon". */
  {
    id: 'every-season',
    pattern:
      /\b(?:once\s+)?(?:every|each|before\s+(?:every|each))\s+(?:rainy\s+season|monsoons?|rains|winter|summer|crushing\s+season|off[-\s]?season)\b/gi,
    read: (m, text) =>
      /\bwithin\b.*\b(?:end|close|completion|start|onset|commencement)\s+of\s+$/i.test(
        text.slice(Math.max(0, m.index - 80), m.index),
      )
        ? null
        : fromCycle({ every: 1, unit: 'year', times: 1 }),
  },
  /** "pre-monsoon and post-monsoon": twice a year. Leaves one of the two alone. */
  {
    id: 'pre-and-post-monsoon',
    pattern:
      /\b(?:both\s+)?(?:during\s+)?(?:pre-?(?=\s*(?:and|&|,|\/)\s*post)|(?:pre[-\s]*|before\s+(?:the\s+)?)monsoon)(?:\s+seasons?)?(?:\s*\([^)]*\))?\s*(?:(?:and|&|,|\/)\s*)(?:during\s+)?(?:post[-\s]*|after\s+(?:the\s+)?)monsoon(?:\s+seasons?)?(?:\s*\([^)]*\))?/gi,
    read: () => fromCycle({ every: 6, unit: 'month', times: 1 }),
  },
  /** "in summer and winter": twice a year. Leaves one of the two alone. */
  {
    id: 'summer-and-winter',
    pattern:
      /\b(?:in\s+|during\s+)?(?:both\s+)?(?:the\s+)?(?:summer\s+(?:and|&)\s+winter|winter\s+(?:and|&)\s+summer)(?:\s+seasons?)?\b(?!,|\s+(?:and|&)\s)/gi,
    read: () => fromCycle({ every: 6, unit: 'month', times: 1 }),
  },
  /** "before the onset of monsoon": once, on a day that a person has to name. Leaves every monsoon, and a printed day. */
  {
    id: 'before-monsoon',
    pattern:
      /\b(?:before|prior\s+to|by\s+(?:the\s+)?end\s+of|by(?=\s+(?:the\s+)?(?:next|ensuing|coming|forthcoming)\s))\s+(?:the\s+)?(?:(?:onset|start|commencement|beginning|arrival)\s+of\s+(?:the\s+)?)?(?:(?:next|ensuing|coming|forthcoming)\s+)?(?:monsoons?|rainy\s+season|rains|(?<=\b(?:next|ensuing|coming|forthcoming)\s+)(?:\w+\s+)?season)\b(?!\W+(?:i\.?\s?e\b|viz|namely|by\b|on\b|\d))/gi,
    read: (m) => ({
      kind: 'once',
      question: `The order says ${m[0].toLowerCase()} and not which day. Until when is it due?`,
      asks: { kind: 'day', options: [] },
    }),
  },
  /** "bi-annually": twice a year, and asks. Leaves "biennially", which has one meaning. */
  {
    id: 'bi-annually',
    pattern: /\bbi-?annual(?:ly)?\b/gi,
    read: (m, text) => {
      const period = readAdverb(m[0], m.index, m.index + m[0].length, text);
      const question = `The order says ${m[0].toLowerCase()}: it was read as twice a year, but can mean every two years. Which is meant?`;
      return period && { ...period, question, asks: { kind: 'period', options: ['P6M', 'P2Y'] } };
    },
  },
  /** "analysed monthly", "quarterly report". Leaves "daily discharge" and the like, by the words around it. */
  {
    id: 'adverb',
    pattern: new RegExp(`\\b${ADVERB}\\b(?:\\s+basis)?`, 'gi'),
    read: (m, text) => readAdverb(groupOf(m, 1), m.index, m.index + m[0].length, text),
  },
];

const HINT =
  /da(?:il)?y|week|fort\s?night|month|quart|year|annu|ennial|once|twice|thrice|season|monsoon|rains|winter|summer|hour|shift|morning|noon|evening|night/i;

/** All statements of how often in a text, in order of place. */
export const findRecurrences = (
  text: string,
  rules = RECURRENCE_RULES,
  open = OPEN_RECURRENCE_RULES,
): Period[] =>
  HINT.test(text) ? findByRules(text, [...open, ...rules]).sort((a, b) => a.start - b.start) : [];
