import { fromCycle } from './adverbs.ts';
import type { PeriodRule } from './period-rule.ts';

/** What comes with the seasons of each year. */
export const SEASON_RULES: readonly PeriodRule[] = [
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
  /** "before and after the rains", "once before and once after monsoon": twice a year. Leaves one of the two. */
  {
    id: 'before-and-after',
    pattern:
      /\b(?:once\s+)?before\s+and\s+(?:once\s+)?after\s+(?:the\s+)?(?:monsoons?|rains|rainy\s+season)\b/gi,
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
];
