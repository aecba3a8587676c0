import { type Rule, readFirst } from '../rule.ts';
import {
  AND_SENDS,
  BOUNDARY,
  BY_EACH,
  COMMANDED,
  COMMANDED_THEN,
  EITHER_WAY,
  FIRST_ONE,
  FIRST_PAPER,
  FIRST_WITHIN,
  FOR_PART,
  NAMELY,
  NEXT_PARTICIPLE,
  NOUN_BEFORE,
  OWN_VERB,
  THEREAFTER,
  WHICHEVER,
  WRITES_DOWN,
} from './merge-words.ts';
import type { Period } from './types.ts';

/** Two neighbours in a sentence, and what stands between them. */
type Neighbours = { a: Period; b: Period; before: string; between: string; behind: string; words: number };

/** Whether two statements say when one duty is due, or are two duties. The first rule that knows decides. */
export type MergeRule = Rule<[pair: Neighbours], 'one' | 'two'>;

/** Whether a day of the year, the month or the week is printed. */
export const hasDay = (period: Period): boolean =>
  period.monthDays.length > 0 ||
  period.dayOfMonth !== null ||
  period.daysOfMonth.length > 0 ||
  period.weekday !== null;

/** "before the monsoon": once, on a day that is asked for. */
export const isOpenDay = (period: Period): boolean =>
  period.kind === 'once' && period.date === null && period.asks?.kind === 'day';

const isSameCycle = (a: Period, b: Period): boolean =>
  a.cycle !== null &&
  b.cycle !== null &&
  a.cycle.every === b.cycle.every &&
  a.cycle.unit === b.cycle.unit &&
  a.cycle.times === b.cycle.times;

const monthOf = (monthDay: string | undefined): number => Number(monthDay?.slice(0, 2) ?? 0);

/** "half yearly returns by 30th October … and by 30th April": the second day of the same duty. */
export const isOtherHalf = (a: Period, b: Period): boolean =>
  a.frequency === 'half_yearly' &&
  a.monthDays.length === 1 &&
  b.monthDays.length === 1 &&
  Math.abs(monthOf(a.monthDays[0]) - monthOf(b.monthDays[0])) === 6;

/** "by 30 April for October to March and by 31 October for April to September": a further day of the same paper. */
export const isOtherPart = (a: Period, b: Period, between: string): boolean =>
  a.monthDays.length > 0 &&
  b.monthDays.length === 1 &&
  !a.monthDays.includes(b.monthDays[0] ?? '') &&
  b.date === null &&
  FOR_PART.test(between) &&
  !/;|\b(?:shall|should|must|returns?|reports?|statements?)\b/i.test(between);

/** So long after the issue, or by a printed day. */
const isPlainSpan = (period: Period): boolean => period.kind === 'once' && period.question === null;

/** Whether a deadline is that of the first of a series that the words behind it name: "thereafter", "subsequent". */
export const isFirst = (a: Period, before: string, between: string): boolean =>
  isPlainSpan(a) && (FIRST_PAPER.test(`${before} `) || FIRST_PAPER.test(between)) && THEREAFTER.test(between);

const areRecurring = ({ a, b }: Neighbours): boolean => a.kind === 'recurring' && b.kind === 'recurring';
const areSame = (pair: Neighbours): boolean => areRecurring(pair) && isSameCycle(pair.a, pair.b);
const oneIf = (isOne: boolean): 'one' | 'two' => (isOne ? 'one' : 'two');

/** Pairs that no rule knows are two duties. The order matters: what parts them for sure comes first. */
export const MERGE_RULES: readonly MergeRule[] = [
  /** "half yearly returns by 30th October … and by 30th April". Leaves days that are not half a year apart. */
  { id: 'other-half', read: (pair) => (areRecurring(pair) && isOtherHalf(pair.a, pair.b) ? 'one' : null) },
  /** "by 30 April for October to March and by 31 October for April to September". Leaves days of other papers. */
  {
    id: 'other-part',
    read: ({ a, b, between }) =>
      a.kind === 'recurring' && b.kind === 'recurring' && isOtherPart(a, b, between) ? 'one' : null,
  },
  /**
   * "monitored monthly and the results shall be submitted every month": two, because the second has a verb of its own.
   * "Collected thrice a day and weighed daily" as well. Leaves "sludge sent each month shall be reported by the 5th of
   * the month", which has one verb that commands, "annual report and … shall be put up by 30th April", where the verb belongs to the adjective, and records.
   */
  {
    id: 'verb-of-its-own',
    read: (pair) =>
      areSame(pair) &&
      (!hasDay(pair.a) || (pair.b.isAdjective && AND_SENDS.test(pair.between))) &&
      !pair.a.isAdjective &&
      (COMMANDED.test(pair.before) || hasDay(pair.a)
        ? OWN_VERB.test(pair.between) || NEXT_PARTICIPLE.test(pair.between)
        : COMMANDED_THEN.test(pair.between)) &&
      (hasDay(pair.b) || !WRITES_DOWN.test(pair.between))
        ? 'two'
        : null,
  },
  /** "stack once in 3 months, noise once in 6 months": a noun for each. Leaves words that say more of the same. */
  {
    id: 'noun-for-each',
    read: (pair) => (areRecurring(pair) && NOUN_BEFORE.test(pair.between) && !hasDay(pair.b) ? 'two' : null),
  },
  /** "weekly meetings, monthly reviews": an adjective for each of two nouns. Leaves an adjective and a phrase of one noun. */
  {
    id: 'adjective-for-each',
    read: ({ a, b, between }) =>
      a.kind === 'recurring' &&
      b.kind === 'recurring' &&
      a.isAdjective &&
      b.isAdjective &&
      !isSameCycle(a, b) &&
      /[a-z],\s*$/i.test(between)
        ? 'two'
        : null,
  },
  /** "daily by SMS, weekly by e-mail": each in its own way. Leaves what only says the same again. */
  {
    id: 'way-for-each',
    read: (pair) =>
      (areRecurring(pair) && BY_EACH.test(pair.between)) ||
      (areRecurring(pair) &&
        pair.a.cycle !== null &&
        pair.b.cycle !== null &&
        !pair.a.isAdjective &&
        !isSameCycle(pair.a, pair.b) &&
        /^\s*(?:(?:by|in|through|via|to|from|with|at)\s|in-?house|internally|externally).*,\s*$/i.test(
          pair.between,
        ))
        ? 'two'
        : null,
  },
  /** "by 30th June and 31st July respectively": of one paper each. Leaves days that nothing parts so. */
  {
    id: 'respectively',
    read: ({ a, b, between, behind }) =>
      hasDay(a) &&
      hasDay(b) &&
      /^[\s,&]*(?:and)?\s*$/i.test(between) &&
      /^[^.;]*\brespectively\b/i.test(behind)
        ? 'two'
        : null,
  },
  /** "by 31.01 or before 31st January": one where it is the same day, and near. Leaves pairs of which one has no day. */
  {
    id: 'two-days',
    read: (pair) =>
      areSame(pair) && hasDay(pair.a) && hasDay(pair.b)
        ? oneIf(pair.words <= 3 && pair.a.monthDays.join() === pair.b.monthDays.join())
        : null,
  },
  /** "by 30th April and 31st October, every year": days of each year. Leaves another verb. */
  {
    id: 'days-every-year',
    read: (pair) =>
      areRecurring(pair) &&
      pair.a.monthDays.length > 1 &&
      pair.b.cycle?.unit === 'year' &&
      !hasDay(pair.b) &&
      !OWN_VERB.test(pair.between) &&
      !pair.b.isAdjective
        ? 'one'
        : null,
  },
  /** "annually … once in a year", "every year by 30th June". Leaves different frequencies. */
  { id: 'same-cycle', read: (pair) => (areSame(pair) ? 'one' : null) },
  /** "annually along with the six-monthly report": the paper that it goes with has a period of its own. Leaves the same period. */
  {
    id: 'goes-with',
    read: (pair) =>
      areRecurring(pair) &&
      pair.a.cycle !== null &&
      pair.b.cycle !== null &&
      /\b(?:along\s*with|together\s+with)\b/i.test(pair.between)
        ? 'two'
        : null,
  },
  /** "monthly for level, quarterly for quality": two. Leaves pairs without a purpose each. */
  {
    id: 'for-each',
    read: (pair) =>
      areRecurring(pair) && /\bfor\b.*(?:,|\band\b|&)|,\s*(?:and\s+)?for\b/i.test(pair.between)
        ? 'two'
        : null,
  },
  /** "bi-monthly (once in two months)": next to each other. Leaves what a verb or a conjunction parts. */
  {
    id: 'side-by-side',
    read: (pair) =>
      areRecurring(pair) &&
      pair.words <= 3 &&
      !/\b(?:shall|be|and)\b|[;&]|,\s*\w[\w\s]*\s[–:-]\s*$/.test(pair.between)
        ? 'one'
        : null,
  },
  /** "monthly report, signed and stamped, by 10th …": the day belongs to the adjective. Leaves pairs with "shall" between. */
  {
    id: 'adjective-with-day',
    read: (pair) =>
      areRecurring(pair) &&
      !hasDay(pair.a) &&
      hasDay(pair.b) &&
      pair.a.isAdjective &&
      !/\bshall\b/.test(pair.between)
        ? 'one'
        : null,
  },
  /** "within two weeks or by 30.04.2027, whichever is earlier": one deadline, which is asked for. Leaves two deadlines. */
  {
    id: 'whichever',
    read: ({ a, b, between, behind }) =>
      a.kind === 'once' && b.kind === 'once' && EITHER_WAY.test(between) && WHICHEVER.test(behind)
        ? 'one'
        : null,
  },
  /** Within twelve words, without a comma or conjunction between. Leaves pairs further apart. */
  {
    id: 'within-reach',
    read: (pair) => (areRecurring(pair) && !BOUNDARY.test(pair.between) && pair.words <= 12 ? 'one' : null),
  },
  /** "monthly report within 15 days": the report is a recurring one. Leaves full dates and second duties. */
  {
    id: 'recurring-with-span',
    read: ({ a, b, between, words }) =>
      a.kind === 'recurring' &&
      b.kind === 'once' &&
      b.date === null &&
      !/\bshall\b|;/.test(between) &&
      (a.isAdjective || (words <= 6 && !/\b(?:and|&)\b/.test(between)))
        ? 'one'
        : null,
  },
  /** "quarterly report within a week of its completion": the report is a recurring one. Leaves an event with a verb or noun of its own. */
  {
    id: 'adjective-with-event',
    read: ({ a, b, between, words }) =>
      a.kind === 'recurring' &&
      a.isAdjective &&
      b.kind === 'event' &&
      words <= 6 &&
      /^within\b/i.test(b.text) &&
      !/[,;]|\b(?:and|shall|should|must)\b|&/.test(between)
        ? 'one'
        : null,
  },
  /** "15 days prior to the start of the season every year", "before the monsoon every year": every year. Leaves events that count forward. */
  {
    id: 'before-each-event',
    read: ({ a, b, between, words }) =>
      (a.kind === 'event' || isOpenDay(a)) &&
      b.kind === 'recurring' &&
      /before|prior|advance|ahead/i.test(a.text) &&
      words <= 10 &&
      !/\b(?:shall|and|or)\b|[;,&]/.test(between)
        ? 'one'
        : null,
  },
  /** "the start of every season shall be told 15 days in advance": every year. Leaves events that count forward. */
  {
    id: 'each-event-before',
    read: ({ a, b, between }) =>
      a.kind === 'recurring' &&
      /season|monsoon|winter|summer|campaign/i.test(a.text) &&
      b.kind === 'event' &&
      /before|prior|advance|ahead/i.test(b.text) &&
      !OWN_VERB.test(between)
        ? 'one'
        : null,
  },
  /** "120 days before its expiry, i.e. before 01.12.2028": one day, which is printed. Leaves another day. */
  {
    id: 'lead-namely',
    read: ({ a, b, between }) =>
      a.kind === 'lead' && b.kind === 'once' && b.date !== null && NAMELY.test(between) ? 'one' : null,
  },
  /** "quarterly, the first such return being due on 15.07.2024": the series begins then. Leaves the dates of other things. */
  {
    id: 'first-of-series',
    read: ({ a, b, between }) =>
      a.kind === 'recurring' && b.kind === 'once' && b.date !== null && FIRST_ONE.test(between)
        ? 'one'
        : null,
  },
  /** "six-monthly reports, the first within three months": the series begins then. Leaves the span of another paper. */
  {
    id: 'first-of-series-within',
    read: ({ a, b, between }) =>
      a.kind === 'recurring' && isPlainSpan(b) && FIRST_WITHIN.test(between) ? 'one' : null,
  },
  /** "the first report within three months and thereafter half-yearly": one series. Leaves what is done once before another. */
  {
    id: 'series-after-first',
    read: ({ a, b, before, between }) =>
      b.kind === 'recurring' && isFirst(a, before, between) && !hasDay(b) ? 'one' : null,
  },
  /** "annual return shall be filed before 30.06.2024": the day of the return. Leaves a date with a verb or noun of its own. */
  {
    id: 'adjective-with-date',
    read: ({ a, b, between }) =>
      a.kind === 'recurring' &&
      a.isAdjective &&
      b.kind === 'once' &&
      b.date !== null &&
      !/[;,]|\band\b|&|\bto\s+be\b/.test(between)
        ? 'one'
        : null,
  },
  /** "90 days before … before expiry": one renewal. Leaves a lead beside anything else. */
  { id: 'two-leads', read: ({ a, b }) => (a.kind === 'lead' && b.kind === 'lead' ? 'one' : null) },
  /** "within 24 hours or 1 day of the spill": two events next to each other are one. Leaves events further apart. */
  {
    id: 'two-events',
    read: ({ a, b, words }) => (a.kind === 'event' && b.kind === 'event' && words <= 2 ? 'one' : null),
  },
];

/** Two statements of one duty ("half yearly … 1st June & 1st December"), as against two duties in one sentence. */
export const belongTogether = (a: Period, b: Period, text: string, rules = MERGE_RULES): boolean => {
  const between = text.slice(a.end, b.start);
  const words = between.split(/\s+/).filter(Boolean).length;
  return (
    readFirst(rules, { a, b, before: text.slice(0, a.start), between, behind: text.slice(b.end), words }) ===
    'one'
  );
};
