import { COUNT } from '../language/numbers.ts';
import { findMatch } from '../language/search.ts';
import { MONTH_NAME } from '../periods/month-names.ts';
import { UNIT } from '../periods/recurrence-unit.ts';

/** Whatever comes again or has a length. */
const ANY_UNIT = `(?:${UNIT}|seasons?|monsoons?|campaigns?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)`;
/** Up to three words between a count and its unit: "every single lunar". */
const FEW = '(?:[\\w-]+\\s+){0,3}?';

/** "once each campaign", "every single lunar month", "three times between two monsoons". */
const OFTEN = new RegExp(
  `\\b(?:once|twice|thrice|(?:${COUNT})\\s+(?:times|rounds|occasions)|every|each|alternate)\\s+${FEW}${ANY_UNIT}\\b`,
  'i',
);
/** "two samples a fortnight", "one night in a month": so many of a unit in another. */
const SO_MANY = new RegExp(
  `\\b(?:${COUNT})\\s+(?:full\\s+)?(?:days?|nights?|weeks?|hours?|samples?|times?|rounds?|visits?|readings?)\\s+(?:(?:in|per|every|each|a|an|of|the)\\s+){1,2}(?:[\\w-]+\\s+)?(?:day|week|fortnight|month|quarter|half[-\\s]?year|year|season|annum)\\b`,
  'i',
);
/** "shall furnish quarter wise sale figures": told so, and perhaps as often. */
const WISE =
  /\b(?:submit|furnish|send|upload|report|file)\w*\s+(?:(?:the|an?|its)\s+)?(?:day|week|fortnight|month|quarter|year)[-\s]?wise\b/i;

/** "tested monthly by": an adverb that the rules of adverbs left. Leaves what it describes, and papers that have it in their name. */
const ADVERB =
  /\b(?:weekly|fortnightly|monthly|quarterly|half[-\s]*yearly|six[-\s]*monthly|yearly|annually|seasonally)\b(?!\s+(?:[\w-]+\s+){0,3}?(?:reports?|returns?|statements?|averages?|mean|limits?|capacity|quantit(?:y|ies)|consumption|generation|production|maximum|flow|discharge|figures|values?|plans?|off|holiday)\b)/i;

/** "before the third quarter is over", "within some ten days", "by 31.10.2026", "latest in March". */
const BY_WHEN = new RegExp(
  `\\b(?:within|before|by|prior\\s+to|till|until|(?:not|no)\\s+later\\s+than|latest(?:\\s+(?:by|in|on))?|ahead\\s+of|in(?=\\s+(?:the\\s+)?(?:next|coming|ensuing|following|forthcoming)\\s))\\s+(?:or\\s+before\\s+)?(?:the\\s+)?${FEW}(?:(?:${COUNT}|next|last|first|second|third|coming|ensuing|forthcoming|following|few|several)[-\\s]+(?:[\\w-]+\\s+)?${ANY_UNIT}\\b|\\d{1,2}[./-]\\d{1,2}[./-](?:(?:19|20)\\d\\d|\\d\\d)\\b|(?:${MONTH_NAME})\\b)`,
  'i',
);

/** "from 1st October, 2024": something begins then. */
const FROM_WHEN = new RegExp(
  `\\b(?:from|w\\.?\\s?e\\.?\\s?f\\.?)\\s+(?:the\\s+)?(?:\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)?\\d\\d\\b|(?:\\d{1,2}\\s?(?:st|nd|rd|th)?\\s+)?(?:${MONTH_NAME})\\s*,?\\s*20\\d\\d\\b)(?!\\s*(?:to|till|up|-|–))`,
  'i',
);
/** "in the second year of mining", "by the end of this phase": a part of a time that the order does not date. */
const IN_PART =
  /\b(?:in|during)\s+(?:the\s+)?(?:first|second|third|fourth|fifth|last|[1-9](?:st|nd|rd|th))\s+(?:year|quarter|month|phase|season|half)\b|\b(?:within|in|during|by)\s+(?:this|the\s+(?:current|present))\s+(?:week|fortnight|month|quarter|half|year|season)\b|\b(?:in|during|within)\s+the\s+period\s+(?:from\s+)?\d|\b(?:by|before)\s+(?:the\s+)?(?:end|close|completion)\s+of\s+(?:(?:the\s+)?(?:first|second|third|fourth|fifth|[1-9](?:st|nd|rd|th))\s+(?:year|quarter|month|phase)\b|this|the\s+(?:current|present|coming|next|ensuing|same)|(?:construction|mining|operation)\s)[\s\w-]{0,20}/i;

/** "on 15th August and 26th January": a day of the year. */
const ON_DAY = new RegExp(
  `(?<!\\b(?:as|ends?|ending|ended|closing|closed)\\s+)\\bon\\s+(?:the\\s+)?\\d{1,2}\\s?(?:st|nd|rd|th)\\s+(?:of\\s+)?(?:${MONTH_NAME})(?!\\s*,?\\s*\\d)`,
  'i',
);
/** "in 2026-27": a year of its own. */
const IN_YEAR = /\b(?:in|during)\s+(?:the\s+)?(?:year\s+)?20\d\d\s*[-–/]\s*(?:20)?\d\d\b/i;

/** "by the Board on 11.02.2022": who did it, and when. */
const BY_WHOM = /^by\s+(?!or\b)[^\d]{2,40}\son\s/i;

const readBy = (text: string): RegExpExecArray | null =>
  [BY_WHEN, FROM_WHEN, IN_PART, ON_DAY, IN_YEAR]
    .map((pattern) => findMatch(pattern, text))
    .filter((found) => found !== null)
    .filter((found) => !BY_WHOM.test(found[0]))
    .toSorted((a, b) => a.index - b.index)[0] ?? null;

const readOften = (text: string): RegExpExecArray | null => {
  for (const pattern of [OFTEN, ADVERB, SO_MANY, WISE]) {
    const found = findMatch(pattern, text);
    if (found) return found;
  }
  return null;
};

/** A time that words name, whatever its form. */
export type AnyTime = { words: string; kind: 'often' | 'by' };

/**
 * Any expression of how often or until when in a text: units with a count or an ordinal behind "every", "once", "within",
 * "before" and the like, days of the week, months and dates. Null where there is none. It only finds them: what they come
 * to is for the rules of periods.
 */
export const findAnyTime = (text: string): AnyTime | null => {
  const often = readOften(text);
  const by = readBy(text);
  if (often && (!by || often.index <= by.index)) return { words: often[0], kind: 'often' };
  return by && { words: by[0], kind: 'by' };
};
