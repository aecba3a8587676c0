import { groupOf } from '../language/group.ts';
import { COUNT, ORDINAL, parseCount } from '../language/numbers.ts';
import { type Rule, readFirst } from '../rule.ts';
import { ORDER } from './deadline-anchor.ts';
import { MONTH_NAME } from './month-names.ts';
import { hasDay } from './pairs.ts';
import type { Period, Span } from './types.ts';

/** A recurring period in its sentence: `before` and `after` are the words around it, `last` the period before it. */
type PhasePlace = { period: Period; before: string; after: string; last: Period | null };

/** What limits a recurring period to a part of the years: where it begins or ends, or what to ask. */
export type PhaseRule = Rule<
  [place: PhasePlace],
  Partial<Pick<Period, 'frequency' | 'cycle' | 'from' | 'until' | 'last' | 'question' | 'asks'>>
>;

const toSpan = (count: number | null, unit: string): Span | null =>
  count === null || count < 1 ? null : { amount: count, unit: /year/i.test(unit) ? 'year' : 'month' };

const FIRST = new RegExp(
  `^\\s*,?\\s*(?:for|during|in)\\s+(?:the\\s+)?(?:first|initial)\\s+(?:(${COUNT})\\s+)?(years?|months?)\\b`,
  'i',
);
const FIRST_BEFORE = new RegExp(
  `^\\W*(?:for|during|in)\\s+(?:the\\s+)?(?:first|initial)\\s+(?:(${COUNT})\\s+)?(years?|months?)\\b[^.;]*$`,
  'i',
);
const AFTERWARDS = /^\s*,?\s*(?:thereafter|afterwards|after\s+that|later\s+on|subsequently)\b/i;
const AFTERWARDS_BEFORE = /\b(?:thereafter|afterwards|after\s+that|subsequently)\b[^.;]{0,60}$/i;
const FOR_YEARS = new RegExp(
  `^\\s*,?\\s*for\\s+(?:a\\s+period\\s+of\\s+)?(${COUNT})\\s+(years?|months?)\\b`,
  'i',
);
const TILL_THEN_BEFORE = /[;,]\s*(?:and\s+)?(?:till|until)\s+then\b[^.;]*$/i;
const TILL_THEN =
  /^[^.;]{0,40}?\b(?:till|until|up\s?to)\s+(?:then|that\s+(?:date|day|time)|(?:its|such|the)\s+(?:completion|commissioning|compliance))\b/i;
const ONWARDS = new RegExp(
  `\\b(?:from|after|with\\s+effect\\s+from)\\s+(?:the\\s+)?(${ORDINAL})\\s+(year|month)(?:\\s+(?:onwards?|of\\s+(?:operation|(?:the|this)\\s+(?:consent|order|authori[sz]ation|clearance)|issue))\\b|(?=\\s*(?:[.,;]|$)))`,
  'i',
);
const AFTER_SPAN = new RegExp(
  `\\bafter\\s+(?:the\\s+)?(?:first\\s+|initial\\s+|completion\\s+of\\s+)?(${COUNT})\\s+(years?|months?)\\s+(?:of|from)\\s+(?:the\\s+)?(?:date\\s+of\\s+)?(?:issue|grant|operation|this\\s+(?:order|consent))\\b`,
  'i',
);
/** A start that an order of establishment leaves to the holder. */
const START =
  /\b(?:after|from|upon|on|once|since)\s+(?:the\s+)?(?:date\s+of\s+)?(?:(?:its|successful|first)\s+)*(?:commissioning|commencement\s+of\s+(?:commercial\s+)?(?:production|operations?)|start(?:ing)?\s+of\s+(?:commercial\s+)?production|(?:plant|unit|industry|project)\s+is\s+commissioned)\b/i;

/** A day that the order names and does not print, right behind how often. */
const FROM_DAY =
  /^\s*,?\s*(?:(?:starting|commencing|beginning|counted|reckoned)\s+)?((?:from|after)\s+the\s+(?:date|day|year|month)\s+of\s+(?:(?:the|its|their)\s+)?(?!(?:receipt|issue|grant)\b)(?:[a-z-]+\s+){0,4}?[a-z-]+)(?=\s*(?:[.,;)]|$|\b(?:and|shall|should|must|by|with|in|through|at)\b))/i;
/** A month of one year in which a series begins. */
const FROM_MONTH = new RegExp(
  `^\\s*,?\\s*((?:(?:starting|commencing|beginning)\\s+(?:from|with|in)|from|with\\s+effect\\s+from|w\\.?e\\.?f\\.?)\\s+(?:the\\s+month\\s+of\\s+)?(?:${MONTH_NAME})\\s*,?\\s*20\\d\\d)(?!\\s*(?:to|till|up|-|–))`,
  'i',
);

/** What a series waits for, in the clause of its command. */
const IN_EVENT =
  /\b(?:shall|should|must)\b[^.;]*\b(in\s+(?:the\s+)?(?:event|case)\s+of\s+(?:any\s+|an?\s+|the\s+)?(?:[\w-]+\s+){0,2}?(?:failure|break\s?down|shut\s?down|malfunction|exceedance|outage|emergency))\b[^.;]*$/i;

const SEASON =
  /\b(?:during|in|throughout|within)\s+(?:the\s+|each\s+|every\s+)?(?:(?:crushing|sugar|monsoon|rainy|rainfall|dry|summer|winter|lean|working|operating|operational|harvesting|ginning|milling|firing|brick)\s+)?season\b|\b(?:during|in|throughout)\s+(?:the\s+)?(?:(?:N\.?E\.?|S\.?W\.?|(?:north|south)[-\s]*(?:east|west))\s+)?(?:monsoon|rains)(?:\s+(?:period|months))?\b(?!\s+(?:water|drain))/i;

const askBegin = (words: string): Pick<Period, 'question' | 'asks'> => ({
  question: `The order counts this "${words.toLowerCase()}". On which day does it begin?`,
  asks: { kind: 'begins' },
});

/** The order matters: what names its years comes before what only follows something. */
export const PHASE_RULES: readonly PhaseRule[] = [
  /** "monthly for the first year", "in the first year, monthly": ends then. Leaves "for the first time". */
  {
    id: 'for-the-first',
    read: ({ before, after, last }) => {
      const m = FIRST.exec(after) ?? (last === null ? FIRST_BEFORE.exec(before) : null);
      const until = m && toSpan(parseCount(m[1] ?? 'one'), groupOf(m, 2));
      const start = until && START.exec(after)?.[0];
      return until ? { until, ...(start ? askBegin(start) : {}) } : null;
    },
  },
  /** "annually for five years": so long. Leaves years that papers are kept for. */
  {
    id: 'for-years',
    read: ({ after }) => {
      const m = FOR_YEARS.exec(after);
      const until = m && toSpan(parseCount(groupOf(m, 1)), groupOf(m, 2));
      return until ? { until } : null;
    },
  },
  /** "quarterly thereafter": begins where the one before ends. Leaves it where the one before has no end. */
  {
    id: 'thereafter',
    read: ({ before, after, last }) =>
      last?.until && (AFTERWARDS.test(after) || AFTERWARDS_BEFORE.test(before)) ? { from: last.until } : null,
  },
  /** "by 31.12.2026, and progress every month till then": ends on that day. Leaves an end that no deadline before it names. */
  {
    id: 'till-then',
    read: ({ before, after, last }) => {
      if (last?.kind !== 'once' || last.question !== null) return null;
      if (!TILL_THEN.test(after) && !TILL_THEN_BEFORE.test(before)) return null;
      if (last.date !== null) return { last: last.date };
      return last.amount !== null && last.unit ? { until: { amount: last.amount, unit: last.unit } } : null;
    },
  },
  /** "once in two years … by the end of September of that year", "… of the following year": as often as what it follows. Leaves what follows each year. */
  {
    id: 'of-that-year',
    read: ({ period, after, last }) =>
      period.monthDays.length === 1 &&
      last?.cycle?.unit === 'year' &&
      last.cycle.every > 1 &&
      /^\s*,?\s*(?:of|in)\s+(?:that|(?:the\s+)?(?:same|following|next|succeeding|subsequent|ensuing)|such)\s+year\b/i.test(
        after,
      )
        ? { frequency: null, cycle: last.cycle }
        : null,
  },
  /** "from the fourth year onwards": after three. Leaves "from the first year". */
  {
    id: 'onwards',
    read: ({ before, after }) => {
      const m = ONWARDS.exec(before) ?? ONWARDS.exec(after);
      const count = m && parseCount(groupOf(m, 1));
      const from = m && count ? toSpan(count - 1, groupOf(m, 2)) : null;
      return from ? { from } : null;
    },
  },
  /** "after two years of operation". Leaves spans of something else. */
  {
    id: 'after-span',
    read: ({ before, after }) => {
      const m = AFTER_SPAN.exec(before) ?? AFTER_SPAN.exec(after);
      const from = m && toSpan(parseCount(groupOf(m, 1)), groupOf(m, 2));
      return from ? { from } : null;
    },
  },
  /** "after commissioning": the day is not in the order, so a person is asked. Leaves other events. */
  {
    id: 'after-start',
    read: ({ before, after }) => {
      const words = (START.exec(before) ?? START.exec(after))?.[0];
      return words ? askBegin(words) : null;
    },
  },
  /** "every third year from the date of opening", "commencing from January 2025": counted from a day that is not printed. Leaves what counts from the order. */
  {
    id: 'from-a-day',
    read: ({ after }) => {
      const m = FROM_DAY.exec(after) ?? FROM_MONTH.exec(after);
      const words = m?.[1]?.trim();
      return words && !ORDER.test(words) ? askBegin(words) : null;
    },
  },
  /** "in the event of a failure …, daily": only then. Leaves what is done at any time. */
  {
    id: 'in-the-event',
    read: ({ period, before }) => {
      const words = IN_EVENT.exec(before)?.[1];
      return words && period.cycle && !hasDay(period)
        ? {
            question: `The order asks for this only "${words}". When does the next one begin?`,
            asks: { kind: 'begins' },
          }
        : null;
    },
  },
  /** "once a week during the season", "daily in the dry season": its days are not in the order. Leaves what is due once a season or a year, and known months. */
  {
    id: 'in-season',
    read: ({ period, before, after, last }) => {
      // Behind another period only what its own part of the sentence says.
      const own =
        last === null ? before : (/(?:[,;]|\band\b)(?!.*(?:[,;]|\band\b)).*$/i.exec(before)?.[0] ?? '');
      const words = (SEASON.exec(after) ?? SEASON.exec(own))?.[0];
      return words && period.months.length === 0 && period.cycle && period.cycle.unit !== 'year'
        ? {
            question: `The order asks for this only "${words.toLowerCase()}". When does the next one begin?`,
            asks: { kind: 'begins' },
          }
        : null;
    },
  },
];

/** Periods that run only for a part of the years, with where they begin and end. Others stay as they are. */
export const withPhases = (periods: Period[], sentence: string, rules = PHASE_RULES): Period[] => {
  const told: Period[] = [];
  for (const [at, period] of periods.entries()) {
    const before = sentence.slice(periods[at - 1]?.end ?? 0, period.start);
    const after = sentence.slice(period.end, periods[at + 1]?.start ?? sentence.length);
    const phase =
      period.kind === 'recurring'
        ? readFirst(rules, { period, before, after, last: told.at(-1) ?? null })
        : null;
    const own = period.question === null ? phase : period;
    told.push(
      phase ? { ...period, ...phase, question: own?.question ?? null, asks: own?.asks ?? null } : period,
    );
  }
  return told;
};
