import type { PageItem } from '../types.ts';

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec)\\b';
const NEXT = '(?:the\\s+)?(?:following|next|succeeding|subsequent|same|current)';
/** What stands behind a day of a month, in the words behind it. */
const BEHIND_DAY = new RegExp(
  `^(?:day\\s+of\\b|${MONTH}|of\\s+(?:${MONTH}|(?:each|every|${NEXT})\\s+(?:\\p{L}+\\s+)?(?:month|year|quarter)\\b))`,
  'iu',
);
const BEFORE_MONTH = new RegExp(`^${MONTH}`, 'i');
const BEFORE_DAY_OF = /^day\s+of\b/i;
/** The word before a day. Shares and figures of other things follow such words less often. */
const AHEAD = /^(?:the|on|by|before|upto|to|till|until|than|from|of|and|&|latest)$/i;
/** So many words behind a day tell that it is one. */
const WORDS_BEHIND = 5;

/** '22"', "15%", "31°”", "5th)": a day with signs for its raised ending, or with signs behind it. */
const WITH_SIGNS = /^([12]?\d|3[01])(?:[%!?"“”'’‘*°®™^§~]{1,3}|(?:st|nd|rd|th)[)\]}!"“”'’*°]+)([.,;]?)$/;
/** "315", "315!": two digits of a day and a third for its ending. No day has three. */
const THREE_DIGITS = /^([12]\d|3[01])\d[!"“”'’*°]?([.,;]?)$/;
/** "71": the ending of a day of one digit as a second. No month has so many days. */
const TOO_MANY = /^(?=3[2-9]|[4-9])(\d)\d([.,;]?)$/;
/** "30": nothing is left of the ending. */
const BARE = /^([12]?\d|3[01])()$/;

/** A day of a month as English prints it: "22nd". */
export const ordinalOf = (day: number): string => {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
};

/** The patterns that a word may be read by, given those around it. */
const listPatterns = (before: string, behind: string): RegExp[] => {
  const isAhead = AHEAD.test(before);
  return [
    ...(isAhead || BEFORE_MONTH.test(behind) || BEFORE_DAY_OF.test(behind) ? [WITH_SIGNS, THREE_DIGITS] : []),
    ...(isAhead ? [TOO_MANY] : []),
    ...(/^the$/i.test(before) && BEFORE_DAY_OF.test(behind) ? [BARE] : []),
  ];
};

/** The day that a word is, and whether its sign for the ending was a digit, or none; null: it is no such word. */
const readDay = (items: readonly PageItem[], at: number): { text: string; isOdd: boolean } | null => {
  const word = items[at]?.text.trim() ?? '';
  if (!/^\d/.test(word)) return null;
  const behind = items
    .slice(at + 1, at + 1 + WORDS_BEHIND)
    .map(({ text }) => text.trim())
    .join(' ');
  if (!BEHIND_DAY.test(behind)) return null;
  for (const pattern of listPatterns(items[at - 1]?.text.trim() ?? '', behind)) {
    const [, day, end] = pattern.exec(word) ?? [];
    if (Number(day) > 0) return { text: `${ordinalOf(Number(day))}${end}`, isOdd: pattern !== WITH_SIGNS };
  }
  return null;
};

/** The days whose ending came out as a digit, or got lost: a person compares them with the page. */
export const listRaisedDays = (items: readonly PageItem[]): PageItem[] =>
  items.filter((_, at) => readDay(items, at)?.isOdd);

/**
 * The words of a recognised page with the days of months whose raised ending came out as signs ('22" June', "15% of each
 * month"), as a digit that no day has ("315 March", "71 of the next month") or not at all ("the 30 day of September").
 */
export const withRaisedDays = (items: readonly PageItem[]): PageItem[] =>
  items.map((item, at) => {
    const day = readDay(items, at);
    return day === null ? item : { ...item, text: day.text };
  });
