import { groupOf } from '../language/group.ts';
import { COUNT, parseCount } from '../language/numbers.ts';
import { isComputed, isUpkeep } from './adverb-words.ts';
import { ADVERB, adverbCycle, fromCycle } from './adverbs.ts';
import { toCycle } from './cycles.ts';
import { MONTH_NAME } from './month-names.ts';
import type { PeriodRule } from './period-rule.ts';
import { UNIT, unitOf } from './recurrence-unit.ts';

const WORD = '(?:calend[ae]r|financial|alternate|consecutive|succeeding|working)';

const SHORT_ADVERB = '(yearly|annually|monthly|weekly|daily|quarterly|fortnightly)';
const HOURS_OF_A_DAY = 24;

/** "31st March", "June": the end of a part of the year. */
const PART_END = `(?:\\d{1,2}\\s?(?:st|nd|rd|th)?\\s+(?:of\\s+)?)?(?:${MONTH_NAME})`;

const TIMES: Record<string, number> = { once: 1, one: 1, twice: 2, thrice: 3 };
const timesOf = (text: string): number | null =>
  TIMES[text.toLowerCase()] ?? parseCount(text.replace(/\s*(?:times?|rounds|(?:full\s+)?days?)$/i, ''));

/** More than so many of an act in a year, month or week are an amount. */
const MOST_ACTS = 12;
const NAMES_ACT =
  /\b(?:monitoring|(?:samples?|samplings?)(?!\s+(?:bottles?|ports?|points?))|analys[ei]s|tests?|testing|surveys?|audits?|drills?|inspections?|calibrations?|meetings?|trainings?|camps?|check-?ups?)\b/i;

/** A value of air, over the hours that a standard takes it: "SO2 80 µg/m3 on 24 hourly basis". */
const OF_AIR = /(?:[µμu]g|mg)\s*\/\s*(?:N|Nm|cu\.?\s?)?m\s?(?:3|³)/i;

/** What is allowed so often is not to be done so often. */
const MOST =
  /\b(?:only|(?:not\s+)?(?:oftener|more\s+(?:often|frequently))\s+than|not\s+more\s+than|no\s+more\s+than|not\s+exceeding|maximum(?:\s+of)?)\s+$/i;

/** How often, by a count of times or of units; the order matters: the more telling first. */
export const COUNTED_RULES: readonly PeriodRule[] = [
  /** "once in a month", "twice every 3 years", "four times a year". Leaves "once" without a unit, and "not more than once a day". */
  {
    id: 'times-per-unit',
    pattern: new RegExp(
      `\\b(once|twice|thrice|(?<=frequency\\s+of\\s+)one|(?:one|1)\\s+(?:full\\s+)?day(?=\\s+(?:in\\s+)?(?:a|every|each|per)\\s+(?:fortnight|month|quarter)\\b)|(?:two|three|four|[2-4])\\s+(?:full\\s+)?days(?=\\s+(?:in\\s+)?(?:a|every|each|per)\\s+(?:fortnight|month|quarter)\\b)|${COUNT}\\s*(?:times?|rounds|days?(?=\\s+(?:in\\s+)?(?:a|every|each|per)\\s+week\\b)))(?:\\s+|\\s*\\/\\s*)(?:(?:in|every|each|per|during|within|for|any|the|at|an?\\s+(?:block|cycle|span|period|interval)\\s+of)\\s+){0,3}?(?:(${COUNT})\\s+)?(?:${WORD}\\s+)?${UNIT}\\b(?!\\s+(?:is|are|has|ends|closes)\\b)`,
      'gi',
    ),
    read: (m, text) => {
      if (MOST.test(text.slice(Math.max(0, m.index - 24), m.index))) return null;
      if (/^hour/i.test(groupOf(m, 3)) && (parseCount(m[2] ?? 'one') ?? 1) > HOURS_OF_A_DAY)
        return { kind: 'event' };
      const times = timesOf(groupOf(m, 1));
      const alternate = /alternate/i.test(m[0]) ? 2 : 1;
      return times === null
        ? null
        : fromCycle(toCycle(times, (parseCount(m[2] ?? 'one') ?? 1) * alternate, groupOf(m, 3)));
    },
  },
  /** "in a year not less than four times": the count behind. Leaves a count of the most. */
  {
    id: 'unit-times',
    pattern: new RegExp(
      `\\b(?:in|during)\\s+(?:a|an|every|each)\\s+${UNIT}\\s*,?\\s+(?:(?:at\\s+least|not\\s+less\\s+than|(?:a\\s+)?minimum(?:\\s+of)?)\\s+)?(once|twice|thrice|${COUNT}\\s*times)\\b`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(timesOf(groupOf(m, 2)) ?? 1, 1, groupOf(m, 1))),
  },
  /** "shall be tested in a year by a laboratory": every year. Leaves how long something takes. */
  {
    id: 'tested-in-a-unit',
    pattern:
      /(?<=\bbe\s+(?:[a-z]+ly\s+)?(?:tested|monitored|analy[sz]ed|checked|sampled|measured|calibrated|inspected|cleaned|audited|surveyed|serviced|examined)\s+)in\s+(?:a|every|each)\s+(?:calendar\s+|financial\s+)?(year|half[-\s]?year|quarter|month|week)\b(?!\s+(?:from|of|after)\b)/gi,
    read: (m) => fromCycle(toCycle(1, 1, groupOf(m, 1))),
  },
  /** "once in a year, two years and three years respectively": each a period of its own. Leaves counts that nothing shares out. */
  {
    id: 'respective-counts',
    pattern: new RegExp(
      `(?<=\\bonce\\s+(?:in\\s+|every\\s+){0,2}(?:${COUNT}\\s+(?:years?|months?)\\s*(?:,|and|&)\\s*(?:and\\s+)?)+)(${COUNT})\\s+(years?|months?)\\b(?=[^.;]*\\brespectively\\b)`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "yearly twice", "weekly three times". Leaves an adverb that stands alone. */
  {
    id: 'adverb-times',
    pattern: new RegExp(`\\b${SHORT_ADVERB}\\s+(once|twice|thrice|${COUNT}\\s*times)\\b`, 'gi'),
    read: (m) => fromCycle(toCycle(timesOf(groupOf(m, 2)) ?? 1, 1, unitOf(groupOf(m, 1)))),
  },
  /** "twice yearly", "four times annually". Leaves an adverb that stands alone. */
  {
    id: 'times-adverb',
    pattern: new RegExp(`\\b(once|twice|thrice|${COUNT}\\s*times)\\s+${SHORT_ADVERB}\\b`, 'gi'),
    read: (m) => fromCycle(toCycle(timesOf(groupOf(m, 1)) ?? 1, 1, unitOf(groupOf(m, 2)))),
  },
  /** "fifteen days once", "two months once": the count stands before. Leaves "once" of something else. */
  {
    id: 'units-once',
    pattern: new RegExp(
      `\\b(${COUNT})\\s+(days|weeks|months|years)\\s+once\\b(?!\\s+(?:in|every|a|more|again)\\b)`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "at intervals not exceeding 3 months", "at a periodicity of six months". Leaves intervals without a count. */
  {
    id: 'interval',
    pattern: new RegExp(
      `\\b(?:at|with|in|after)\\s+(?:an?\\s+|the\\s+)?(?:regular\\s+|maximum\\s+|time\\s+)*(?:intervals?|gaps?|spacing|periodicity|frequency)\\s+(?:of\\s+)?(?:not\\s+(?:exceeding|more\\s+than|later\\s+than)\\s+|every\\s+|of\\s+|maximum\\s+|max\\.?\\s+)*(${COUNT})\\s+${UNIT}`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "the gap between two samplings shall not exceed three months": as often as that. Leaves other distances. */
  {
    id: 'gap-between',
    pattern: new RegExp(
      `\\b(?:intervals?|gaps?|duration|time|period)\\s+between\\s+(?:any\\s+)?(?:two|each|successive|consecutive)\\s[^.;,]{2,60}?\\s(?:not\\s+(?:to\\s+)?(?:be\\s+)?(?:exceed(?:ing)?|more\\s+than|longer\\s+than|greater\\s+than|beyond)|be\\s+(?:limited|restricted)\\s+to|within)\\s+(${COUNT})\\s+${UNIT}\\b`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "sampling, 4 nos. per annum", "two soil samples per year": so many of an act. Leaves amounts ("500 nos. per annum"). */
  {
    id: 'acts-per-unit',
    pattern: new RegExp(
      `\\b(\\d{1,2}|one|two|three|four|six|twelve)\\s+(?:(?:nos?\\.?|numbers?|sets?|readings?|rounds?)|(?:[a-z]+\\s+){0,2}?(?:samples?|samplings?|drills?|inspections?|audits?|surveys?|meetings?|tests|analyses|calibrations|trainings|camps|check-?ups))\\s+(?:(?:per|a|an|in|every|each|during)\\s+){1,2}${UNIT}\\b`,
      'gi',
    ),
    read: (m, text) => {
      const times = parseCount(groupOf(m, 1)) ?? 0;
      const isAct = NAMES_ACT.test(m[0]) || NAMES_ACT.test(text.slice(Math.max(0, m.index - 70), m.index));
      return isAct && times <= MOST_ACTS ? fromCycle(toCycle(times, 1, groupOf(m, 2))) : null;
    },
  },
  /** "stack tests, minimum three in a year", "sampled, at least twice a year" by its number. Leaves amounts, and counts of no act. */
  {
    id: 'least-per-unit',
    pattern: new RegExp(
      `(?<=\\b(?:minimum|min\\.|at\\s+least|not\\s+less\\s+than)\\s+(?:of\\s+)?)(\\d{1,2}|one|two|three|four|six|twelve)\\s+(?:in\\s+(?:a|an|each|every|one)|per|every|each|a)\\s+(?:calendar\\s+|financial\\s+)?${UNIT}\\b`,
      'gi',
    ),
    read: (m, text) => {
      const times = parseCount(groupOf(m, 1)) ?? 0;
      return NAMES_ACT.test(text.slice(0, m.index)) && times <= MOST_ACTS
        ? fromCycle(toCycle(times, 1, groupOf(m, 2)))
        : null;
    },
  },
  /** "two programmes shall be held every year": so many of an act, with their verb between. Leaves one of them, and what is no act. */
  {
    id: 'acts-done-per-unit',
    pattern: new RegExp(
      `\\b(?=(?:in\\s+)?(?:every|each|per|(?<=in\\s+)a|in\\s+a)\\s)(?<=\\b(\\d{1,2}|two|three|four|six|twelve)\\s+(?:nos?\\.?\\s+(?:of\\s+)?)?(?:[\\w-]+\\s+){0,3}(?:programmes?|drills|meetings|audits|samples|surveys|camps|trainings|inspections|tests|sessions|rounds)(?:\\s+(?:of|for|on|with)\\s+(?:[\\w-]+\\s+){0,3}?[\\w-]+)?(?:,\\s[^,;.]{2,60},)?\\s+(?:shall|should|must|will|to)\\s+be\\s+[a-z]+(?:\\s+out)?\\s+(?:(?:from|at|in|of)\\s+(?:[\\w-]+\\s+){1,5}?)?)(?:in\\s+a|(?:in\\s+)?(?:every|each|per))\\s+(?:calendar\\s+|financial\\s+)?${UNIT}\\b`,
      'gi',
    ),
    read: (m) => {
      const times = parseCount(groupOf(m, 1)) ?? 0;
      return times > 1 && times <= MOST_ACTS ? fromCycle(toCycle(times, 1, groupOf(m, 2))) : null;
    },
  },
  /** "In a year, at least two mock drills shall be held": so many of an act. Leaves amounts, and what is no act. */
  {
    id: 'in-a-unit-acts',
    pattern:
      /(?<=^\W*)(?:in|during)\s+(?:a|an|one|every|each)\s+(?:calendar\s+|financial\s+)?(year|half[-\s]?year|quarter|month|week)\s*,?\s+(?:(?:at\s+least|not\s+less\s+than|(?:a\s+)?minimum(?:\s+of)?)\s+)?(\d{1,2}|one|two|three|four|six|twelve)\b(?=\s+(?:nos?\.?\s+(?:of\s+)?)?(?:[\w-]+\s+){0,3}?(?:programmes?|drills?|meetings?|audits?|samples?|surveys?|camps?|trainings?|inspections?|tests?|sessions?|rounds?)\s[^.;]*\b(?:shall|should|must|will|to)\b)/gi,
    read: (m) => fromCycle(toCycle(parseCount(groupOf(m, 2)) ?? 0, 1, groupOf(m, 1))),
  },
  /** "drinking water test: 4/year", "septage removal x 1 per month". Leaves amounts of a day. */
  {
    id: 'count-over-unit',
    pattern: /\b(\d{1,2}|one|two|three|four|six|twelve)\s*(?:\/|per)\s*(week|month|quarter|year|annum)\b/gi,
    read: (m, text) =>
      /(?:[:–-]|\bx)\s*$/i.test(text.slice(Math.max(0, m.index - 6), m.index))
        ? fromCycle(toCycle(parseCount(groupOf(m, 1)) ?? 0, 1, groupOf(m, 2)))
        : null,
  },
  /** "H1 and H2", "Q1, Q2, Q3 and Q4": each half or quarter of the year. Leaves one of them. */
  {
    id: 'each-part',
    pattern:
      /\b(?:H-?1\s*(?:,|and|&|\/|\+)\s*H-?2|Q-?1\s*(?:,|and|&|\/|to|-|–|\+)\s*(?:Q-?2\s*(?:,|and|&|\/|\+)\s*Q-?3\s*(?:,|and|&|\/|\+)+\s*(?:and\s+)?)?Q-?4)\b(?:\s*(?:of\s+)?(?:each|every)\s+(?:financial\s+|calendar\s+)?year\b)?/gi,
    read: (m) => fromCycle({ every: /^H/i.test(m[0]) ? 6 : 3, unit: 'month', times: 1 }),
  },
  /** "for the half year ending 31st March and 30th September", "quarters ending June, September, …": each of the parts. Leaves one of them, and parts of one year. */
  {
    id: 'named-parts',
    pattern: new RegExp(
      `\\b(half[-\\s]*year|quarter)s?\\s+(?:end(?:ing|ed|s)|clos(?:ing|ed|es))\\s+(?:on\\s+)?${PART_END}(?:\\s*(?:,|and|&)+\\s*${PART_END})+(?!\\s*,?\\s*(?:19|20)\\d\\d)`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, 1, groupOf(m, 1))),
  },
  /** "at six months interval", "with 15 days' intervals". Leaves intervals without a count. */
  {
    id: 'n-unit-interval',
    pattern: new RegExp(
      `\\b(?:at|with|in|on)\\s+(?:an?\\s+|the\\s+|every\\s+|each\\s+)?(${COUNT})[-\\s]+${UNIT}['’]?s?\\s+intervals?\\b`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "at six monthly intervals", "on a quarterly basis". Leaves "at regular intervals", which says nothing, how a value is made, and what goes on from day to day. */
  {
    id: 'adverb-interval',
    pattern: new RegExp(
      `\\b(?:at|on|in|with)\\s+(?:an?\\s+|the\\s+)?(?:\\d{1,2}[-\\s]*(?=hourly))?${ADVERB}\\s+(?:intervals?|basis|frequency|footing|schedule|rota|cycle|pattern|periodicity)`,
      'gi',
    ),
    read: (m, text) =>
      isComputed(text.slice(0, m.index)) ||
      (/^day\W+to\W+day$/i.test(groupOf(m, 1)) &&
        isUpkeep(text.slice(0, m.index), text.slice(m.index + m[0].length).trimStart())) ||
      (/\d\W*hourly/i.test(m[0]) && !NAMES_ACT.test(text) && OF_AIR.test(text))
        ? null
        : fromCycle(adverbCycle(groupOf(m, 1))),
  },
  /** "at three-yearly intervals", "on 2 monthly basis": so many units. Leaves an adverb without a count. */
  {
    id: 'counted-adverb-interval',
    pattern: new RegExp(
      `\\b(?:at|on|in|with)\\s+(?:an?\\s+|the\\s+)?(${COUNT})[-\\s]+(monthly|yearly|weekly)\\s+(?:intervals?|basis|frequency|schedule|cycle|periodicity)`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, unitOf(groupOf(m, 2)))),
  },
];
