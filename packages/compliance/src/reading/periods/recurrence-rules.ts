import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import { ADVERB, fromCycle } from './adverbs.ts';
import { COUNTED_RULES } from './counted-rules.ts';
import { toCycle } from './cycles.ts';
import { EVERY_RULES } from './every-rules.ts';
import { OPEN_RECURRENCE_RULES } from './open-recurrence-rules.ts';
import { findByRules, type PeriodRule } from './period-rule.ts';
import { readAdverb } from './read-adverb.ts';
import { SEASON_RULES } from './season-rules.ts';
import type { Period } from './types.ts';

/** Another word for how often, beside "month-wise". */
const SAYS_HOW_OFTEN =
  /\b(?:daily|weekly|fortnightly|monthly|quarterly|yearly|annual(?:ly)?|every|each|once|twice|thrice|per)\b/i;

/** Where the part of a sentence began. */
const PART_BEFORE = /[;,]|\sand\s+the\s/gi;
/** Where another part begins; behind a comma how often may still be told ("month-wise, every quarter"). */
const NEXT_PART =
  /;|,(?!\s*(?:every|each|once|twice|quarterly|half[-\s]*yearly|yearly|annually)\b)|\s+and\s+(?:the|its|their|an?)\s|$/i;

/** How often, in one word. */
export const RECURRENCE_RULES: readonly PeriodRule[] = [
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
  /** "statement: day-wise", "shall furnish an extract monthwise", "shall record day wise the dosing": as often, where nothing else says how often. Leaves "month-wise figures". */
  {
    id: 'unit-wise',
    pattern:
      /\b(day|week|fortnight|month|quarter|year)[-\s]*wise\b(?=\s*(?:$|[.,;)]|(?:and|to|by|in|with|at|for|through|on)\b)|(?<=\b(?:record|note|enter|log|write\s+down|report|furnish|submit)\s+\w+[-\s]*wise)\s+(?:the|all|its|their)\s)/gi,
    read: (m, text) => {
      const last = findMatches(PART_BEFORE, text.slice(0, m.index)).at(-1);
      const start = last ? last.index + 1 : 0;
      const end = text.slice(m.index).search(NEXT_PART) + m.index;
      return SAYS_HOW_OFTEN.test(text.slice(start, end)) ? null : fromCycle(toCycle(1, 1, groupOf(m, 1)));
    },
  },
  /** "Year wise expenditure shall be reported": as often, where nothing else says when. Leaves figures that are due on a day. */
  {
    id: 'unit-wise-told',
    pattern:
      /(?<=^|[.;,]\s*|\b(?:the|and)\s+)(year|month|quarter|week|day)[-\s]*wise\b(?=\s+(?:[\w&/,-]+\s+){1,11}?(?:shall|should|must|to)\s+be\s+(?:\w+ly\s+)?(?:reported|submitted|furnished|sent|informed|intimated|entered|recorded|noted|logged|maintained|uploaded)\b)/gi,
    read: (m, text) => {
      const words = text.slice(m.index).split(/[;.]/, 1)[0] ?? '';
      return SAYS_HOW_OFTEN.test(words) ||
        /\b(?:within|by|before|along\s*with)\s+(?:the\s+)?(?:\d|end|next|[a-z]+\s+(?:days|months))/i.test(
          words,
        )
        ? null
        : fromCycle(toCycle(1, 1, groupOf(m, 1)));
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
  /da(?:il)?y|week|fort\s?night|month|quar?t|year|annu|ennial|once|twice|thrice|season|monsoon|rains|winter|summer|sowing|harvest|hour|\bhrs?\b|shift|\b[hq]-?1\b|\b(?:qtr|mth|wk|yr)|\b[qm]['’]ly|morning|noon|evening|night|\b(?:odd|even)\b/i;

/** All statements of how often in a text, in order of place. The lists are asked in this order: what is open, then the more telling. */
export const findRecurrences = (
  text: string,
  {
    open = OPEN_RECURRENCE_RULES,
    counted = COUNTED_RULES,
    every = EVERY_RULES,
    seasons = SEASON_RULES,
    adverbs = RECURRENCE_RULES,
  }: Partial<Record<'open' | 'counted' | 'every' | 'seasons' | 'adverbs', readonly PeriodRule[]>> = {},
): Period[] =>
  HINT.test(text)
    ? findByRules(text, [...open, ...counted, ...every, ...seasons, ...adverbs]).sort(
        (a, b) => a.start - b.start,
      )
    : [];
