import { groupOf } from '../language/group.ts';
import { COUNT, parseCount } from '../language/numbers.ts';
import { findMatches } from '../language/search.ts';
import { fromCycle } from './adverbs.ts';
import { toCycle } from './cycles.ts';
import { lastDayOf, toMonthDay } from './month-day.ts';
import type { PeriodRule } from './period-rule.ts';

/** "pre-monsoon (April)", "after the monsoon", "winter season". */
const SEASON =
  '(?:(?:(?:pre|post)[-\\s]*|(?:before|after)\\s+(?:the\\s+)?)?(?:(?:south|north)\\s*-?\\s*(?:west|east)\\s+)?monsoon|(?:pre|post)[-\\s]*(?:sowing|harvest(?:ing)?|crushing|winter|summer|season(?!s))|pre-?(?=\\s*(?:and|&|,|\\/)\\s*post)|summer|winter|autumn|spring|rainy)(?:\\s+(?:seasons?|periods?))?(?:\\s*\\([^)]*\\))?';
/** What stands between two of them. */
const AND = '\\s*(?:(?:,|and|&|\\/|as\\s+well\\s+as)\\s*)+(?:(?:in|during|the)\\s+)*';
/** Each season once, without what its brackets explain. */
const EACH_SEASON =
  /\b(?:(?:pre|post)[-\s]*(?:monsoon|sowing|harvest(?:ing)?|crushing|winter|summer|season)?|monsoon|summer|winter|autumn|spring|rainy)(?!\w)/gi;

/** The last month before the monsoon. */
const MAY = 5;

/** Before the monsoon first, and then after it: in May and in November, where no months are printed. */
const AROUND_MONSOON = /\b(?:pre|before)\b[^()]*\b(?:post|after)\b[^()]*$/i;

/** A season beside another, or a count of times that seasons explain. */
const OTHER_SEASON = /\b(?:winter|summer|monsoon|season|twice|thrice|times)\b/i;

/** Work that is done again and again on what stands already, commanded in the clause before. */
const UPKEEP =
  /\b(?:(?:shall|should|must|to)\s+be\s+(?:\w+ly\s+)?(?:[\w-]+ed\s+(?:and|&|,)\s+)?(?:cleaned|de-?silted|de-?sludged|flushed|inspected|checked|serviced|overhauled|maintained|tested|sampled|de-?weeded)|(?:upkeep|cleaning|de-?silting|servicing|maintenance|inspection|overhaul(?:ing)?)\s+of\b[^.;]*\b(?:shall|should|must|to)\s+be\s+(?:done|carried\s+out|undertaken|taken\s+up|completed|ensured))\b[^.;]*$/i;
/** Another time of the same act, which says how often. */
const OTHER_TIME =
  /\b(?:20\d\d|every|each|twice|thrice|yearly|annual(?:ly)?|half[-\s]?yearly|quarterly|monthly|weekly|daily|post|after|within\s+\d|(?:one|two|three|six)\s+months?)\b/i;

/** What comes with the seasons of each year. */
export const SEASON_RULES: readonly PeriodRule[] = [
  /** "pre-monsoon and post-monsoon", "in summer, monsoon and winter": as many times a year as seasons are named. Leaves one of them alone. */
  {
    id: 'named-seasons',
    pattern: new RegExp(
      `\\b(?:(?:both|in|during|for|every|each)\\s+)*(?:the\\s+)?${SEASON}(?:${AND}${SEASON})+`,
      'gi',
    ),
    read: (m) => {
      const count = findMatches(EACH_SEASON, m[0].replace(/\([^)]*\)/g, '')).length;
      const isAround = count === 2 && AROUND_MONSOON.test(m[0]);
      return { ...fromCycle(toCycle(count, 1, 'year')), ...(isAround ? { month: MAY } : {}) };
    },
  },
  /** "in each of the four seasons": as many times a year. Leaves seasons without a count. */
  {
    id: 'each-of-seasons',
    pattern: new RegExp(
      `\\b(?:in|during|for)?\\s*(?:each\\s+of\\s+(?:the\\s+)?|all\\s+(?:the\\s+)?)(${COUNT})\\s+seasons\\b(?:\\s+(?:of|in)\\s+(?:the|a|every|each)\\s+year)?`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(parseCount(groupOf(m, 1)) ?? 0, 1, 'year')),
  },
  /** "before every monsoon", "twice each winter": as often each year. Leaves "during the monsoon". */
  {
    id: 'every-season',
    pattern:
      /\b(?:(once|twice|thrice)\s+)?(?:(?:before|during|in|after)\s+)?(?:every|each)\s+(?:rainy\s+season|monsoons?|rains|winter|summer|crushing\s+season|off[-\s]?season)\b/gi,
    read: (m, text) =>
      /\bwithin\b.*\b(?:end|close|completion|start|onset|commencement)\s+of\s+$/i.test(
        text.slice(Math.max(0, m.index - 80), m.index),
      )
        ? null
        : {
            ...fromCycle({
              every: 1,
              unit: 'year',
              times: { twice: 2, thrice: 3 }[m[1]?.toLowerCase() ?? ''] ?? 1,
            }),
            ...(/^before\b.*(?:monsoon|rain)/i.test(m[0]) ? { month: MAY } : {}),
          },
  },
  /** "one sample shall be drawn once during the winter": each year. Leaves one of several seasons. */
  {
    id: 'once-in-season',
    pattern:
      /\b(once|twice|thrice)\s+(?:in|during)\s+(?:the\s+|a\s+)?(?:winter|summer|monsoon|rainy|crushing|lean|dry)(?:\s+(?:season|period|months))?\b/gi,
    read: (m, text) =>
      OTHER_SEASON.test(text.replace(m[0], ' '))
        ? null
        : fromCycle({
            every: 1,
            unit: 'year',
            times: { twice: 2, thrice: 3 }[groupOf(m, 1).toLowerCase()] ?? 1,
          }),
  },
  /** "before and after the rains", "once before and once after monsoon": twice a year. Leaves one of the two. */
  {
    id: 'before-and-after',
    pattern:
      /\b(?:once\s+)?before\s+(?:(?:the\s+)?(?:(?:south|north)\s*-?\s*(?:west|east)\s+)?(?:monsoons?|rains|rainy\s+season)\s+)?and\s+(?:once\s+|then\s+|again\s+)*after\s+(?:the\s+)?(?:(?:south|north)\s*-?\s*(?:west|east)\s+)?(?:monsoons?|rains|rainy\s+season|it)\b/gi,
    read: () => ({ ...fromCycle({ every: 6, unit: 'month', times: 1 }), month: MAY }),
  },
  /** "before the onset of monsoon 2027": at the end of May of that year. Leaves a monsoon without its year. */
  {
    id: 'before-monsoon-of-year',
    pattern:
      /\b(?:before|prior\s+to|ahead\s+of)\s+(?:the\s+)?(?:(?:onset|start|commencement|beginning|arrival)\s+of\s+(?:the\s+)?)?(?:monsoons?|rainy\s+season|rains)\s*,?\s*(?:of\s+|in\s+)?(?:the\s+year\s+)?(20\d\d)\b(?!\s*[-–/]\s*\d|\W+(?:i\.?\s?e\b|viz|namely|by\b|on\b))/gi,
    read: (m) => ({ kind: 'once', date: `${groupOf(m, 1)}-${toMonthDay(MAY, lastDayOf(MAY))}` }),
  },
  /** "drains shall be cleaned before the monsoon": upkeep comes again each year. Leaves what is built or finished by then, and the next monsoon. */
  {
    id: 'upkeep-before-monsoon',
    pattern:
      /\b(?:once\s+)?(?:before|prior\s+to|ahead\s+of)\s+(?:the\s+)?(?:(?:onset|start|commencement|beginning|arrival)\s+of\s+(?:the\s+)?)?(?:(?:south|north)\s*-?\s*(?:west|east)\s+)?(?:monsoons?|rainy\s+season|rains)\b(?!\W+(?:i\.?\s?e\b|viz|namely|by\b|on\b|of\b|in\b|\d|and\b|but\b|(?:every|each)\b))/gi,
    read: (m, text) =>
      UPKEEP.test(text.slice(0, m.index)) && !OTHER_TIME.test(text.replace(m[0], ' '))
        ? { ...fromCycle({ every: 1, unit: 'year', times: 1 }), month: MAY }
        : null,
  },
  /** "before the onset of monsoon": once, on a day that a person has to name. Leaves every monsoon, and a printed day. */
  {
    id: 'before-monsoon',
    pattern:
      /\b(?:before|prior\s+to|by\s+(?:the\s+)?(?:end|close)\s+of|(?:by|in|during)(?=\s+(?:the\s+)?(?:next|ensuing|coming|forthcoming|this)\s))\s+(?:the\s+)?(?:(?:onset|start|commencement|beginning|arrival)\s+of\s+(?:the\s+)?)?(?:(?:next|ensuing|coming|forthcoming|this|current|present)\s+)?(?:monsoons?|rainy\s+season|rains|(?<=\b(?:next|ensuing|coming|forthcoming|this|current|present)\s+)(?:\w+\s+)?season)\b(?!\W+(?:i\.?\s?e\b|viz|namely|by\b|on\b|\d))/gi,
    read: (m) => ({
      kind: 'once',
      question: `The order says ${m[0].toLowerCase()} and not which day. Until when is it due?`,
      asks: { kind: 'day', options: [] },
    }),
  },
];
