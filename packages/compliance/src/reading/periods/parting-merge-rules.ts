import { areRecurring, areSame, type MergeRule } from './merge-rule.ts';
import {
  ACT_BEFORE,
  AND_DOES,
  AND_SENDS,
  BY_EACH,
  COMMANDED,
  COMMANDED_THEN,
  ITS_PAPER,
  NEXT_PARTICIPLE,
  NOUN_BEFORE,
  OWN_VERB,
  WRITES_DOWN,
  WRITES_OTHER,
} from './merge-words.ts';
import { findNextThing } from './next-thing.ts';
import { hasDay, isOtherHalf, isOtherPart, isSameCycle } from './pairs.ts';

/** Pairs of two recurring periods that words between them part for sure, or tie for sure. They come before all others. */
export const PARTING_MERGE_RULES: readonly MergeRule[] = [
  /** "Daily readings shall be consolidated and sent on every Saturday": of each day, and told by the week. Leaves what is done as often as the adjective says. */
  {
    id: 'made-up-of',
    read: ({ a, b, between }) =>
      a.kind === 'recurring' &&
      b.kind === 'recurring' &&
      a.isAdjective &&
      !b.isAdjective &&
      /^\s+(?:[\w-]+\s+){0,3}?(?:readings?|data|figures|values|records?|logs?)\b[^.;]*\b(?:shall|should|must|to)\s+be\s+(?:consolidated|compiled|summari[sz]ed|totalled|aggregated|averaged|collated)\b(?![^.;]*\b(?:shall|should|must)\b)/i.test(
        between,
      )
        ? 'one'
        : null,
  },
  /** "Hourly data for the previous month shall be sent by 7th of each month": of each hour, and sent by the month. Leaves data of no longer time. */
  {
    id: 'data-of-last-month',
    read: ({ a, b, between }) =>
      a.kind === 'recurring' &&
      b.kind === 'recurring' &&
      a.isAdjective &&
      hasDay(b) &&
      !isSameCycle(a, b) &&
      /^\s+(?:[\w-]+\s+){0,4}?(?:data|readings?|figures|values|records?)\b[^.;]*\b(?:for|of)\s+(?:the\s+)?(?:previous|preceding|last)\s+(?:month|quarter|week)\b(?!.*\band\b)/i.test(
        between,
      )
        ? 'one'
        : null,
  },
  /** "by 15th April and so on for each quarter": the first of the days. Leaves what is done besides. */
  {
    id: 'and-so-on',
    read: (pair) =>
      areRecurring(pair) &&
      hasDay(pair.a) &&
      !hasDay(pair.b) &&
      /^\s*,?\s+and\s+so\s+on\b/i.test(pair.between)
        ? 'one'
        : null,
  },
  /** "half yearly returns by 30th October … and by 30th April". Leaves days that are not half a year apart. */
  {
    id: 'other-half',
    read: (pair) => (areRecurring(pair) && isOtherHalf(pair.a, pair.b, pair.between) ? 'one' : null),
  },
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
        ? OWN_VERB.test(pair.between) || NEXT_PARTICIPLE.test(pair.between) || AND_DOES.test(pair.between)
        : COMMANDED_THEN.test(pair.between)) &&
      (hasDay(pair.b) || !WRITES_DOWN.test(pair.between) || WRITES_OTHER.test(pair.between))
        ? 'two'
        : null,
  },
  /** "Annual evaluation shall be done by an institute, and its report placed before the Board by 31st July": two, an act and its paper. Leaves a paper of one verb. */
  {
    id: 'act-and-its-paper',
    read: (pair) =>
      areRecurring(pair) && !hasDay(pair.a) && hasDay(pair.b) && ITS_PAPER.test(pair.between) ? 'two' : null,
  },
  /** "effluent – monthly; the results to be sent by 7th of every month": two, because a semicolon and a verb part them. Leaves what says the same again. */
  {
    id: 'clause-of-its-own',
    read: (pair) =>
      areSame(pair) && !hasDay(pair.a) && /;[^;]*\b(?:shall|should|must|to)\s+be\s+[a-z]/i.test(pair.between)
        ? 'two'
        : null,
  },
  /** "(i) effluent - once in two months by a laboratory (ii) stack - twice a year": an item for each. Leaves what no label parts. */
  {
    id: 'item-for-each',
    read: (pair) =>
      areRecurring(pair) && /\s(?:\(?(?:[ivx]{1,4}|[b-h])|\(\d{1,2})\)\s+[A-Za-z]/.test(pair.between)
        ? 'two'
        : null,
  },
  /** "sampled twice a year, and the noise at four corners, six monthly": a thing each. Leaves papers, and days that are printed. */
  {
    id: 'thing-for-each',
    read: (pair) =>
      areRecurring(pair) &&
      !hasDay(pair.b) &&
      !pair.b.isAdjective &&
      /^\s*(?:$|[.,;(])/.test(pair.behind) &&
      findNextThing(pair.between) !== null
        ? 'two'
        : null,
  },
  /** "stack once in 3 months, noise once in 6 months", "check-up yearly and mock drill once a year": a noun for each. Leaves words that say more of the same. */
  {
    id: 'noun-for-each',
    read: (pair) =>
      areRecurring(pair) &&
      !hasDay(pair.b) &&
      (NOUN_BEFORE.test(pair.between) || (!pair.b.isAdjective && ACT_BEFORE.test(pair.between)))
        ? 'two'
        : null,
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
      ((hasDay(a) && hasDay(b)) || !isSameCycle(a, b)) &&
      /^[\s,&]*(?:and)?\s*$/i.test(between) &&
      /^[^.;]*\brespectively\b/i.test(behind)
        ? 'two'
        : null,
  },
  /** "in raw gas every four hours and after scrubbing once in a day": at another place. Leaves what only says the same again. */
  {
    id: 'place-for-each',
    read: (pair) =>
      areRecurring(pair) &&
      !hasDay(pair.b) &&
      !pair.a.isAdjective &&
      !pair.b.isAdjective &&
      /^\s*,?\s+(?:and|&)\s+(?:after|before|at|in|from|behind|for)\s+(?!(?:any|every|each|least|case|addition)\b)(?:[\w-]+\s+){1,4}$/i.test(
        pair.between,
      )
        ? 'two'
        : null,
  },
];
