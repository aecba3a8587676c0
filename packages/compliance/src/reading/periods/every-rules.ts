import { ACT } from '../language/acts.ts';
import { groupOf } from '../language/group.ts';
import { COUNT, parseCount } from '../language/numbers.ts';
import { fromCycle } from './adverbs.ts';
import { toCycle } from './cycles.ts';
import type { PeriodRule } from './period-rule.ts';
import { readAdverb } from './read-adverb.ts';
import { UNIT, unitOf } from './recurrence-unit.ts';

const HOURS_OF_A_DAY = 24;

/** "50% each year", "95% uptime in each month": a share of it. */
const SHARE = /\d\s?(?:%|per\s?cent)\s*(?:[\w-]+\s+(?:in|during|for)\s*)?$/i;
/** An act right before how often. */
const DONE = new RegExp(
  `\\bbe\\s+(?:\\w+ly\\s+)?[a-z]{3,}(?:ed|en|ught|pt|nt)(?:\\s+(?:out|up|down))?\\s+$|\\b(?:shall|should|must|to\\s+be)\\b[^.;]*\\s${ACT}\\s+$`,
  'i',
);

/** A plant that works so. */
const OPERATES =
  /\b(?:operat\w+|work(?:ed|s|ing)?|run(?:s|ning)?|function\w*|production|carried\s+on)\s+(?:only\s+|continuously\s+|round\s+the\s+clock\s+)?$/i;

/** A thing with a number for its name, right before that number. */
const NUMBERED =
  /\b(?:PM|nos?\.?|units?|boilers?|stacks?|zones?|lines?|plants?|tanks?|forms?|phases?|blocks?|types?|class|category|(?:bore\s?)?wells?|points?|locations?|stations?|outlets?|stages?|sets?|sheds?|kilns?|furnaces?|gates?|(?:\w+\s+)?\d+\s*(?:,|and|&))[\s-]*$/i;

/** Who is there in a shift. */
const PEOPLE =
  /(?<!\bby\s+(?:(?:the|an?|its)\s+)?(?:[\w-]+\s+)?)\b(?:supervisors?|operators?|chemists?|staff|persons?|attendants?|workers?|guards?|technicians?)\s+(?:for|in|during|per)\s+$/i;
/** ", each day" behind a shift: how often is told in words. */
const TOLD_DAILY = /^\s*,?\s*(?:each|every)\s+(?:working\s+)?day\b|^\s*,?\s*daily\b/i;
/** Who is posted, and what works. */
const PRESENT =
  /\b(?:posted|engaged|deployed|deputed|employed|appointed|available|present|manned|on\s+duty|operated|operates?|run|runs|works?|worked|kept\s+(?:running|on|open))\b[^.;,]*$/i;
/** "used per day with the loads shall be noted": what is written down of an amount. */
const IS_NOTED =
  /^(?:(?!\b(?:shall|should|must|not|exceed)\b)[^.;,]){0,50}?\s(?:shall|should|must)\s+be\s+(?:\w+ly\s+)?(?:noted|recorded|entered|logged)\b/i;

/** "keep record of liquor fed ", "A register of ash lifted " in front of "per day": what is written down of it. */
const RECORD =
  /\b(?:records?|registers?|accounts?|logs?|log-?\s?books?|details)\s+of\s+(?:(?!\d[\d.,]*\s*\S{1,8}\s*$)[^.;])*$/i;
const KEEP = /\b(?:shall|should|must)\s+(?:also\s+)?(?:keep|maintain|write|record|note|log)\b/i;
const IS_KEPT =
  /^[^.;]{0,60}?\s(?:shall|should|must)\s+be\s+(?:\w+ly\s+)?(?:kept|maintained|written|prepared|available)\b/i;
const isKept = (before: string, behind: string): boolean =>
  RECORD.test(before) &&
  !/\d[\d.,]*\s*\S{1,8}\s*$/.test(before) &&
  (KEEP.test(before) || IS_KEPT.test(behind));

/** "Every" and "each" before a unit of time, or several; the order matters: the more telling first. */
export const EVERY_RULES: readonly PeriodRule[] = [
  /** "every 500 hours or six months, whichever is earlier": the calendar says when at the latest. Leaves hours alone. */
  {
    id: 'hours-or-units',
    pattern: new RegExp(
      `\\b(?:after\\s+)?(?:every|each)\\s+(?:${COUNT})\\s+(?:running\\s+|operating\\s+)?hours?(?:\\s+of\\s+(?:\\w+\\s+)?\\w+)?\\s*,?\\s+or\\s+(${COUNT})\\s+${UNIT}\\b`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "after every 500 hours of operation": a meter says when, no calendar. Leaves hours of a day. */
  {
    id: 'running-hours',
    pattern: new RegExp(`\\b(?:every|each)\\s+(${COUNT})\\s+(?:running\\s+|operating\\s+)?hours?\\b`, 'gi'),
    read: (m) => ((parseCount(groupOf(m, 1)) ?? 0) > HOURS_OF_A_DAY ? { kind: 'event' } : null),
  },
  /** "every six months", "each 2 years". Leaves "every month", and counts without "every". */
  {
    id: 'every-n-units',
    pattern: new RegExp(`\\b(?:every|each)\\s+(${COUNT})\\s+${UNIT}\\b`, 'gi'),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "every 2½ years", "once in two and a half years": in months or days. Leaves whole counts. */
  {
    id: 'and-a-half',
    pattern: new RegExp(
      `\\b(?:every|each|once\\s+in(?:\\s+every)?)\\s+(${COUNT})\\s*(?:½|and\\s+(?:a\\s+)?half)\\s+(years?|months?)(?!\\w)`,
      'gi',
    ),
    read: (m) => {
      const halves = 2 * (parseCount(groupOf(m, 1)) ?? 0) + 1;
      return /^y/i.test(groupOf(m, 2))
        ? fromCycle(toCycle(1, halves * 6, 'months'))
        : fromCycle(toCycle(1, halves * 15, 'days'));
    },
  },
  /** "after two months each", "at the end of three months, each time": as often. Leaves amounts of each ("two months each for drying and curing"). */
  {
    id: 'n-units-each',
    pattern: new RegExp(
      `\\b(?:after|at|in)\\s+(?:the\\s+)?(?:(?:end|lapse|gap|interval)\\s+of\\s+)?(${COUNT})\\s+${UNIT}\\s*,?\\s*(?:each\\s+time\\b|each\\b(?=\\s*(?:[.,;)]|$)))`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "every third month", "each 6th day". Leaves "the third month", which is one month. */
  {
    id: 'every-nth-unit',
    pattern: new RegExp(
      `\\b(?:every|each)\\s+(third|fourth|fifth|sixth|seventh|tenth|fifteenth|3rd|4th|5th|6th|7th|10th|15th)\\s+${UNIT}\\b`,
      'gi',
    ),
    read: (m) => fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2))),
  },
  /** "two-monthly report", "5 monthly", "2 yearly". Leaves what the words around make no period ("4 monthly averages"), and the number of a thing ("PM 10 monthly"). */
  {
    id: 'n-monthly',
    pattern: new RegExp(`\\b(?!an?\\b)(${COUNT})[-\\s]+(monthly|yearly|weekly)\\b`, 'gi'),
    read: (m, text) => {
      const word = groupOf(m, 2).toLowerCase();
      if (/^\d/.test(m[0]) && NUMBERED.test(text.slice(0, m.index))) return null;
      const adverb = readAdverb(word, m.index, m.index + m[0].length, text);
      return adverb && { ...adverb, ...fromCycle(toCycle(1, parseCount(groupOf(m, 1)) ?? 0, unitOf(word))) };
    },
  },
  /** "every month", "each alternate week", "per quarter", "every calender year" with its misprint. Leaves "next every 5 years plan" and "every year plan", shares ("50% each year") and people ("a supervisor for each shift"). */
  {
    id: 'every-unit',
    pattern: new RegExp(
      `\\b(?:every|each|per\\s+(?=quarter|half))\\s*(?:(alternate|second|other|2nd)\\s+)?(?:(?:succeeding|calend[ae]r|financial|academic|assessment|single|and\\s+every|completed|following|next|subsequent|such|six|working)\\s+)*${UNIT}\\b(?!\\s*(?:plan|long))`,
      'gi',
    ),
    read: (m, text) => {
      const before = text.slice(Math.max(0, m.index - 12), m.index);
      if (/\bnext\s*$/i.test(before) || SHARE.test(text.slice(0, m.index))) return null;
      if (/shift/i.test(groupOf(m, 2)) && PEOPLE.test(text.slice(0, m.index))) return null;
      return fromCycle(toCycle(1, m[1] ? 2 : 1, groupOf(m, 2)));
    },
  },
  /** "shall be worked out per month", "and the power recorded per day": done as often. So is what "used per day shall be noted", and a record that is kept of it. Leaves amounts ("40 kg per month", "used per day"). */
  {
    id: 'done-per-unit',
    pattern: /\bper\s+(?:calend[ae]r\s+)?(shift|day|week|month|year)\b/gi,
    read: (m, text) =>
      DONE.test(text.slice(0, m.index)) ||
      IS_NOTED.test(text.slice(m.index + m[0].length)) ||
      isKept(text.slice(0, m.index), text.slice(m.index + m[0].length))
        ? fromCycle(toCycle(1, 1, groupOf(m, 1)))
        : null,
  },
  /** "close the account at the end of the quarter": of each. Leaves the end of one that is told of, and of a year, which is asked. */
  {
    id: 'end-of-the-unit',
    pattern:
      /\bat\s+the\s+(?:end|close)\s+of\s+the\s+(shift|day|week|month|quarter)\b(?!\s+(?:of|in|shift|following|succeeding|next|ending|concerned)\b)/gi,
    read: (m) => fromCycle(toCycle(1, 1, groupOf(m, 1))),
  },
  /** "logged in three shifts a day": every day. Leaves how many shifts a plant works, and who is posted in them. */
  {
    id: 'shifts-a-day',
    pattern:
      /\b(?:in|during)\s+(?:all\s+)?(?:the\s+)?(?:two|three|[23])\s+shifts\s+(?:(?:a|per|each|every|in\s+(?:a|each|every)|of\s+(?:the|each|a))\s+day|daily)\b/gi,
    read: (m, text) => {
      const before = text.slice(0, m.index);
      return OPERATES.test(before) ||
        PRESENT.test(before) ||
        PEOPLE.test(`${before}in `) ||
        !DONE.test(before)
        ? null
        : fromCycle({ every: 1, unit: 'day', times: 1 });
    },
  },
  /** "at the start of A, B and C shifts", "at each change of shift", "in all the three shifts": every day. Leaves how many shifts a plant works, and who is posted in them. */
  {
    id: 'shift-points',
    pattern:
      /\b(?:at\s+(?:the\s+|each\s+|every\s+)?(?:start|beginning|commencement|end|close|change|changeover|handing\s+over|middle)\s+of\s+(?:(?:the|each|every|all|both|any)\s+)*(?:(?:\d|[A-C]|I{1,3}|first|second|third|two|three|general|morning|afternoon|evening|night|day)\s*(?:,|and|&|\/)?\s+)*shifts?|(?:in|during|for|at)\s+(?:both|all|each\s+(?:one\s+)?of|every\s+one\s+of)\s+(?:of\s+)?(?:the\s+)?(?:(?:two|three|four|[2-4])\s+)?(?:working\s+)?shifts)\b/gi,
    read: (m, text) => {
      const before = text.slice(0, m.index);
      return TOLD_DAILY.test(text.slice(m.index + m[0].length)) ||
        OPERATES.test(before) ||
        PRESENT.test(before) ||
        PEOPLE.test(`${before}in `)
        ? null
        : fromCycle({ every: 1, unit: 'day', times: 1 });
    },
  },
  /** "checked in the general shift", "read during the night shift": every day. Leaves how long a plant works. */
  {
    id: 'in-a-shift',
    pattern:
      /\b(?:in|during)\s+(?:the\s+|each\s+|every\s+)?(?:general|day|night|morning|evening|first|second|third|[A-C])\s+shift\b/gi,
    read: (m, text) =>
      DONE.test(text.slice(0, m.index)) && !OPERATES.test(text.slice(0, m.index))
        ? fromCycle({ every: 1, unit: 'day', times: 1 })
        : null,
  },
  /** "swept every second night", "each alternate morning": every second day. Leaves the second night. */
  {
    id: 'alternate-part-of-day',
    pattern:
      /\b(?:(?:every|each)\s+(?:second|alternate|other)\s+|on\s+alternate\s+)(?:morning|evening|night)s?\b/gi,
    read: () => fromCycle({ every: 2, unit: 'day', times: 1 }),
  },
  /** "renewed in odd years", "on even dates", "in every even month": every second one. Leaves "odd" of something else. */
  {
    id: 'odd-or-even',
    pattern:
      /\b(?:in|during|on|every|each)\s+(?:(?:the|all|every|each)\s+)*(?:odd|even)(?:[-\s]*numbered)?\s+(years?|months?|weeks?|days?|dates?)\b/gi,
    read: (m) => fromCycle(toCycle(1, 2, groupOf(m, 1).replace(/dates?/i, 'days'))),
  },
  /** "quarter to quarter", "on a month-to-month basis": each of them. Leaves day to day. */
  {
    id: 'unit-to-unit',
    pattern: /\b(week|month|quarter|year)[-\s]+to[-\s]+\1\b/gi,
    read: (m) => fromCycle(toCycle(1, 1, groupOf(m, 1))),
  },
  /** "revised on half year basis", "on a quarter basis": each of them. Leaves "on yearly basis", which an adverb tells. */
  {
    id: 'unit-basis',
    pattern: /\bon\s+(?:an?\s+|each\s+|per\s+)?(day|week|month|quarter|half[-\s]*year|year)[-\s]+basis\b/gi,
    read: (m) => fromCycle(toCycle(1, 1, groupOf(m, 1))),
  },
  /** "on all working days": every day. Leaves all days of something else. */
  {
    id: 'all-days',
    pattern:
      /\bon\s+all\s+(?:the\s+)?(?:working\s+|operating\s+|production\s+)?days(?:\s+(?:of|in)\s+(?:the|a)\s+(?:week|month|year))?\b(?!\s+(?:of|when|on)\b)/gi,
    read: () => fromCycle({ every: 1, unit: 'day', times: 1 }),
  },
  /** "every morning", "wetted morning and evening": every day. Leaves one morning. */
  {
    id: 'part-of-day',
    pattern:
      /\b(?:(?:every|each)\s+(?:working\s+)?(?:morning|noon|afternoon|evening|night)|(?:in\s+the\s+)?(?:mornings?|forenoons?)\s*(?:and|&)\s*(?:in\s+the\s+)?(?:afternoons?|evenings?|nights?))\b/gi,
    read: () => fromCycle({ every: 1, unit: 'day', times: 1 }),
  },
  /** "the daily average shall be sent before noon of the next day": of every day. Leaves the next day of what happens. */
  {
    id: 'of-next-day',
    pattern:
      /\b(?:by|before|on|within|in)\s+(?:[^.;,]{1,24}\s)?(?:of|on)?\s*(?:the\s+)?(?:next|following|succeeding)\s+(?:working\s+)?day\b/gi,
    read: (m, text) =>
      /\b(?:daily|day[-\s]?wise|(?:each|every)\s+day|day['’]s|(?:of|for|in)\s+the\s+(?:previous\s+)?day)\b/i.test(
        text.slice(0, m.index),
      )
        ? fromCycle({ every: 1, unit: 'day', times: 1 })
        : null,
  },
  /** "on alternate days", "BOD – alternate days": every second one. Leaves "alternate arrangement", and days of something else. */
  {
    id: 'alternate',
    pattern: new RegExp(`(?:\\b(?:on|in|during)\\s+|[–:(@]\\s*|\\s-\\s*)alternate\\s+${UNIT}\\b`, 'gi'),
    read: (m) => fromCycle(toCycle(1, 2, groupOf(m, 1))),
  },
  /** "plant 100 saplings per year": so many trees each year. Leaves capacities ("100 t per year"). */
  {
    id: 'trees-per-year',
    pattern: /\b(?<=(?:trees?|saplings?|plants|seedlings?)\s+)(?:per|a)\s+(year|annum|month|week)\b/gi,
    read: (m) => fromCycle(toCycle(1, 1, groupOf(m, 1).replace('annum', 'year'))),
  },
];
