import { areRecurring, areSame, type MergeRule, oneIf } from './merge-rule.ts';
import { AND_SENDS_IT, BOUNDARY, DUE_BEHIND, GOES_WITH, OF_SEASONS, OWN_VERB } from './merge-words.ts';
import { hasDay, isOftener, isSameCycle } from './pairs.ts';

/** " and submit the results": a verb of its own, in the active, before a paper. */
const AND_TELLS =
  /^[^;]*\b(?:and|&)\s+(?:also\s+)?(?:submit|furnish|send|forward|file|upload|report)\s+(?:(?:the|its|their)\s+)?(?:\w+\s+)?(?:results?|reports?|data|findings|readings?|records?|figures|values|details)\b/i;

/** Pairs of two recurring periods that nothing parts for sure. Pairs that no rule knows are two duties. */
export const MERGE_RULES: readonly MergeRule[] = [
  /** "by 31.01 or before 31st January": one where it is the same day, and near. Leaves pairs of which one has no day. */
  {
    id: 'two-days',
    read: (pair) =>
      areSame(pair) && hasDay(pair.a) && hasDay(pair.b)
        ? oneIf(pair.words <= 3 && pair.a.monthDays.join() === pair.b.monthDays.join())
        : null,
  },
  /** "by 30th April and 31st October, every year", "pre- and post-monsoon, each year": days of each year. Leaves another verb. */
  {
    id: 'days-every-year',
    read: (pair) =>
      areRecurring(pair) &&
      (pair.a.monthDays.length > 1 || OF_SEASONS.test(pair.a.text)) &&
      pair.b.cycle?.unit === 'year' &&
      !hasDay(pair.b) &&
      !OWN_VERB.test(pair.between) &&
      !pair.b.isAdjective
        ? 'one'
        : null,
  },
  /** "annually … once in a year", "every year by 30th June". Leaves different frequencies. */
  { id: 'same-cycle', read: (pair) => (areSame(pair) ? 'one' : null) },
  /** "analyse fortnightly and submit the results along with the monthly statement": two, an act and what tells of several. Leaves an act that is rarer than the paper. */
  {
    id: 'told-with-paper',
    read: ({ a, b, between, behind }) =>
      a.kind === 'recurring' &&
      b.kind === 'recurring' &&
      !DUE_BEHIND.test(behind) &&
      GOES_WITH.test(between) &&
      AND_TELLS.test(between) &&
      isOftener(a, b)
        ? 'two'
        : null,
  },
  /** "annually along with the six-monthly report": two where that paper has a day of its own, else it is only named. Leaves the same period. */
  {
    id: 'goes-with',
    read: (pair) =>
      areRecurring(pair) && pair.a.cycle !== null && pair.b.cycle !== null && GOES_WITH.test(pair.between)
        ? oneIf(!hasDay(pair.b) && !DUE_BEHIND.test(pair.behind))
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
      !/\bshall\b/.test(pair.between) &&
      !(!isSameCycle(pair.a, pair.b) && AND_SENDS_IT.test(pair.between))
        ? 'one'
        : null,
  },
  /** Within twelve words, without a comma or conjunction between. Leaves pairs further apart. */
  {
    id: 'within-reach',
    read: (pair) => (areRecurring(pair) && !BOUNDARY.test(pair.between) && pair.words <= 12 ? 'one' : null),
  },
];
