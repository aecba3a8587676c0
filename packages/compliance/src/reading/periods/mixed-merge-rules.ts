import type { MergeRule } from './merge-rule.ts';
import {
  EITHER_WAY,
  FIRST_ONE,
  FIRST_WITHIN,
  NAMELY,
  OWN_VERB,
  SAYS_AGAIN,
  WHICHEVER,
} from './merge-words.ts';
import { hasDay, isFirst, isOpenDay, isPlainSpan } from './pairs.ts';

/** "guarantee with validity of". */
const IS_HELD = /\bvalid(?:ity)?\s+(?:(?:of|for|up\s?to|till|until|a|period)\s+)*$/i;
/** One command, which comes before the deadline. */
const DONE_BETWEEN =
  /^(?:(?!\b(?:shall|should|must)\b)[^;])*\b(?:shall|should|must)\s+be\s+(?!kept\b|valid\b|maintained\b)(?:(?!\b(?:shall|should|must)\b)[^;])*$/i;

/** Pairs of which one at least comes once or with an event. Pairs that no rule knows are two duties. */
export const MIXED_MERGE_RULES: readonly MergeRule[] = [
  /** "within two weeks or by 30.04.2027, whichever is earlier": one deadline, which is asked for. Leaves two deadlines. */
  {
    id: 'whichever',
    read: ({ a, b, between, behind }) =>
      a.kind === 'once' && b.kind === 'once' && EITHER_WAY.test(between) && WHICHEVER.test(behind)
        ? 'one'
        : null,
  },
  /** "intimated immediately and in writing within 24 hours": one thing is told of one event. Leaves another act about it. */
  {
    id: 'told-again',
    read: ({ a, b, between }) =>
      a.kind === 'event' &&
      (b.kind === 'event' || (b.kind === 'once' && b.date === null)) &&
      /^\s*,?\s+(?:and|followed\s+by)\s+(?:(?:then|also|thereafter|subsequently|later|confirmed)\s+)*(?:an?\s+)?(?:(?:written|detailed|full)\s+)?(?:reports?(?:ed)?\s+)?(?:(?:by\s+(?:e-?mail|post)|in\s+(?:writing|detail|form[-\s]*\w{1,3}))\s+)?$/i.test(
        between,
      )
        ? 'one'
        : null,
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
  /** "once in six months, and before the monsoon in any case": a time of the same act. Leaves a day with an act of its own. */
  {
    id: 'and-in-any-case',
    read: ({ a, b, between }) =>
      a.kind === 'recurring' &&
      a.cycle !== null &&
      isOpenDay(b) &&
      /^[\s,]*(?:and|but|or)\s+(?:(?:also|again|once|invariably|necessarily|preferably|always)\s+)*$/i.test(
        between,
      )
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
  /** "every year at least 15 days before the season": a time of the same act. Leaves an act of its own. */
  {
    id: 'each-time-before',
    read: ({ a, b, between }) =>
      a.kind === 'recurring' &&
      a.cycle?.unit === 'year' &&
      (b.kind === 'event' || isOpenDay(b)) &&
      /before|prior|advance|ahead/i.test(b.text) &&
      /^[\s,(]*(?:(?:at\s*least|minimum|(?:not|no)\s+later\s+than|preferably|well|latest)\s+)?$/i.test(
        between,
      )
        ? 'one'
        : null,
  },
  /** "before the onset of monsoon and not later than 31st July 2027": the day is printed. Leaves a day of another act. */
  {
    id: 'open-day-with-date',
    read: ({ a, b, between, words }) =>
      isOpenDay(a) &&
      b.kind === 'once' &&
      b.date !== null &&
      words <= 6 &&
      /^[\s,(]*(?:and|but|or)?[\s,]*(?:in\s+any\s+case\s+)?(?:(?:not|no)\s+(?:later\s+than|beyond)|latest(?:\s+by)?|positively\s+by|by|before)\s+(?:the\s+)?$/i.test(
        between,
      )
        ? 'one'
        : null,
  },
  /** "120 days before its expiry, i.e. before 01.12.2028", "until 30.09.2029, i.e. six months beyond the validity": one day. Leaves another day. */
  {
    id: 'lead-namely',
    read: ({ a, b, between }) =>
      ((a.kind === 'lead' && b.kind === 'once' && b.date !== null) ||
        (a.kind === 'once' && a.date !== null && (b.kind === 'lead' || b.kind === 'event'))) &&
      NAMELY.test(between)
        ? 'one'
        : null,
  },
  /** "within 90 days of this order, i.e. by 03.12.2026": the day that the span ends on. Leaves the day of another act. */
  {
    id: 'span-namely',
    read: ({ a, b, between }) =>
      a.kind === 'once' &&
      b.kind === 'once' &&
      ((a.amount !== null && b.date !== null) || (a.date !== null && b.amount !== null)) &&
      SAYS_AGAIN.test(between)
        ? 'one'
        : null,
  },
  /** "A guarantee with validity of six months beyond the expiry, i.e. up to 30.06.2028, shall be deposited within 21 days": how long it holds, and the deadline. Leaves what is kept valid. */
  {
    id: 'held-and-due',
    read: ({ a, b, before, between }) =>
      (a.kind === 'lead' || (a.kind === 'once' && a.date !== null)) &&
      b.kind === 'once' &&
      b.amount !== null &&
      IS_HELD.test(before) &&
      !/\b(?:shall|should|must)\b/i.test(before) &&
      DONE_BETWEEN.test(between)
        ? 'one'
        : null,
  },
  /** "every 1000 running hours and at any rate not less than once in 3 months": the calendar says when at the latest. Leaves another act. */
  {
    id: 'event-and-at-least',
    read: ({ a, b, between, behind }) =>
      a.kind === 'event' &&
      b.kind === 'recurring' &&
      /\bhours?\b/i.test(a.text) &&
      (/^[\s,]*(?:and|or|but)\s+(?:(?:in|at)\s+any\s+(?:rate|case)|anyway|otherwise|at\s+least|(?:not|no)\s+less\s+than|\s|,)+$/i.test(
        between,
      ) ||
        (/^\s*or\s+$/i.test(between) && WHICHEVER.test(behind)))
        ? 'one'
        : null,
  },
  /** "each year within 30 days of renewal of the policy", "every year before its expiry": the paper of each year. Leaves an event with an act of its own. */
  {
    id: 'series-within-event',
    read: ({ a, b, words }) =>
      a.kind === 'recurring' &&
      a.cycle?.unit === 'year' &&
      b.kind === 'event' &&
      /^(?:within|(?:well\s+)?before)\b/i.test(b.text) &&
      words === 0
        ? 'one'
        : null,
  },
  /** "quarterly, the first such return being due on 15.07.2024": the series begins then. Leaves the dates of other things. */
  {
    id: 'first-of-series',
    read: ({ a, b, between }) =>
      a.kind === 'recurring' && b.kind === 'once' && b.date !== null && FIRST_ONE.test(between)
        ? 'one'
        : null,
  },
  /** "annually, the first test being within three months of start up": the series begins when that happens. Leaves the event of another act. */
  {
    id: 'first-of-series-from-event',
    read: ({ a, b, between }) =>
      a.kind === 'recurring' &&
      !a.isAdjective &&
      b.kind === 'event' &&
      /^within\b/i.test(b.text) &&
      /^[^;.]*,/.test(between) &&
      FIRST_WITHIN.test(between)
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
  /** "within 180 days of its charging and yearly after that": a series that an event begins. Leaves what is done beside the event. */
  {
    id: 'series-after-event',
    read: ({ a, b, between, behind }) =>
      a.kind === 'event' &&
      b.kind === 'recurring' &&
      !hasDay(b) &&
      (/^[\s,]*(?:and\s+)?(?:thereafter|then|subsequently|after\s+that|afterwards)\s*,?\s*$/i.test(between) ||
        (/^[\s,]*and\s+$/i.test(between) &&
          /^\s*,?\s*(?:thereafter|after\s+that|afterwards|subsequently|onwards?)\b/i.test(behind)))
        ? 'one'
        : null,
  },
  /** "Seven days prior to trial run and three days prior to production the Board shall be told": one verb of both. Leaves events with a verb each. */
  {
    id: 'events-of-one-verb',
    read: ({ a, b, before, between }) =>
      a.kind === 'event' &&
      b.kind === 'event' &&
      /^\W*$/.test(before) &&
      /^\s*(?:[\w-]+\s+){0,6}?(?:and|or)\s+(?:again\s+)?$/i.test(between) &&
      !/\b(?:shall|should|must|be)\b/i.test(between)
        ? 'one'
        : null,
  },
  /** "within 24 hours or 1 day of the spill": two events next to each other are one. Leaves events further apart. */
  {
    id: 'two-events',
    read: ({ a, b, words }) => (a.kind === 'event' && b.kind === 'event' && words <= 2 ? 'one' : null),
  },
];
