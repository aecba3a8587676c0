import { groupOf } from '../language/group.ts';
import { COUNT, ORDINAL, parseCount } from '../language/numbers.ts';
import { afterClose, HALVES_OF_THE_CALENDAR, monthly, toDays, withinAfterClose } from './close-days.ts';
import { lastDayOf, toMonthDay } from './month-day.ts';
import type { PeriodRule } from './period-rule.ts';

const CLOSE =
  '(?:(?:from|of|after|following)\\s+(?:the\\s+)?(?:date\\s+of\\s+)?(?:close|closure|end|completion|expiry|closing|ending)\\s+of\\s+(?:the\\s+)?(?:(?:each|every|that|respective|relevant|concerned|previous|preceding|subsequent|succeeding|ensuing)\\s+)*|(?:of|after)\\s+(?:each|every)\\s+(?=quarter|half)|following\\s+(?:the|each|every)\\s+(?=quarter|half)|after\\s+(?:the|each|every)\\s+(?=(?:quarter|half[-\\s]?year)\\s+(?:is\\s+over|ends|closes|has\\s+ended)))((?:calendar\\s+)?(?:month|quarter|half[-\\s]?year|year)|financial\\s+year)(?:\\s+(?:is\\s+over|ends|closes|has\\s+ended))?';

/** Days that are counted from the start or the close of a month, a quarter, a half-year or a year. More telling ones first. */
export const CLOSE_DAY_RULES: readonly PeriodRule[] = [
  /** "within 10 days of the close of every quarter", "within a fortnight from the end of each month". Leaves other ends. */
  {
    id: 'after-close',
    pattern: new RegExp(
      `\\b(?:within|(?:not|no)\\s+later\\s+than|not\\s+beyond)\\s+(?:a\\s+period\\s+of\\s+)?(${COUNT})\\s+(days?|weeks?|months?|fortnight)\\s+${CLOSE}`,
      'gi',
    ),
    read: (m, text) => {
      const count = parseCount(groupOf(m, 1));
      if (count === null) return null;
      const days = toDays(count, groupOf(m, 2).toLowerCase());
      return /month/i.test(groupOf(m, 3))
        ? monthly(days)
        : withinAfterClose(count, groupOf(m, 2).toLowerCase(), groupOf(m, 3), text);
    },
  },
  /** "within one month of each year's close": the same with what closes before it. Leaves other ends. */
  {
    id: 'after-own-close',
    pattern: new RegExp(
      `\\bwithin\\s+(${COUNT})\\s+(days?|weeks?|months?|fortnight)\\s+(?:of|from|after)\\s+(?:(?:each|every)\\s+)(financial\\s+year|(?:calendar\\s+)?year|quarter|half[-\\s]?year)['’]?s?\\s+(?:close|end|closing|completion)\\b`,
      'gi',
    ),
    read: (m, text) =>
      withinAfterClose(parseCount(groupOf(m, 1)) ?? 0, groupOf(m, 2).toLowerCase(), groupOf(m, 3), text),
  },
  /** "within 25 days of the quarter-end", "within a week of every month-end": the end as one word. Leaves other ends. */
  {
    id: 'after-span-end',
    pattern: new RegExp(
      `\\b(?:within|(?:not|no)\\s+later\\s+than|not\\s+beyond)\\s+(${COUNT})\\s+(days?|weeks?|months?|fortnight)\\s+(?:of|from|after)\\s+(?:(?:the|each|every)\\s+)?(month|quarter|half[-\\s]?year|(?:financial\\s+)?year)[-\\s]+(?:end(?:ing)?|clos(?:e|ing|ure))s?\\b`,
      'gi',
    ),
    read: (m, text) => {
      const count = parseCount(groupOf(m, 1)) ?? 0;
      const unit = groupOf(m, 2).toLowerCase();
      return /^month/i.test(groupOf(m, 3))
        ? monthly(toDays(count, unit))
        : withinAfterClose(count, unit, groupOf(m, 3), text);
    },
  },
  /** "on the tenth working day after each quarter ends", "by the 10th day from the close of the half-year". Leaves days of a month. */
  {
    id: 'nth-day-after-close',
    pattern: new RegExp(
      `\\b(?:by|before|on|than)\\s+(?:or\\s+before\\s+)?(?:the\\s+)?(?!first\\b|1\\s?st\\b)(${ORDINAL})\\s+(?:working\\s+|calendar\\s+)?day\\s+${CLOSE}`,
      'gi',
    ),
    read: (m, text) => {
      const day = parseCount(groupOf(m, 1));
      return /month/i.test(groupOf(m, 2)) ? monthly(day) : afterClose(day ?? 0, 'day', groupOf(m, 2), text);
    },
  },
  /** "15th day of the month following the quarter". Leaves months that follow no quarter. */
  {
    id: 'day-after-quarter',
    pattern: new RegExp(
      `\\b(${ORDINAL})\\s*(?:day\\s+)?(?:of|in)\\s+(?:the\\s+)?(?:(?:next\\s+|first\\s+)?month\\s+(?:following|succeeding|after|next\\s+to)|(?:next|succeeding|following|subsequent)\\s+month\\s+(?:of|after|following))\\s+(?:the\\s+|each\\s+|every\\s+|that\\s+|such\\s+|said\\s+|concerned\\s+|end\\s+of\\s+|close\\s+of\\s+)*(quarter|half[-\\s]?year|financial\\s+year)`,
      'gi',
    ),
    read: (m) => afterClose(parseCount(groupOf(m, 1)) ?? 0, 'day', groupOf(m, 2)),
  },
  /** "by the end of the month succeeding the quarter", "in the month following each half-year". Leaves other months. */
  {
    id: 'month-after-quarter',
    pattern:
      /\b(?:(?:(?:by|before|on|at|till)\s+(?:or\s+before\s+)?)?(?:the\s+)?(?:last\s+day|end)\s+of|in|within|during)\s+(?:the\s+)?(?:(?:next\s+|first\s+|one\s+)?month\s+(?:following|succeeding|after|next\s+to)|(?:next|succeeding|following|subsequent)\s+month\s+(?:of|after|following))\s+(?:the\s+|each\s+|every\s+|that\s+|such\s+|said\s+|concerned\s+|end\s+of\s+|close\s+of\s+)*(quarter|half[-\s]?year|financial\s+year)\b/gi,
    read: (m) => afterClose(1, 'month', groupOf(m, 1)),
  },
  /** "within the first 10 days of the next quarter". Leaves the first days of one. */
  {
    id: 'first-days-of-span',
    pattern: new RegExp(
      `\\b(?:within|in|during)\\s+(?:the\\s+)?first\\s+(${COUNT})\\s+days?\\s+of\\s+(?:the\\s+)?(?:(?:every|each|next|succeeding|following|subsequent)\\s+)+(quarter|half[-\\s]?year|financial\\s+year)\\b`,
      'gi',
    ),
    read: (m) => afterClose(parseCount(groupOf(m, 1)) ?? 0, 'day', groupOf(m, 2)),
  },
  /** "in the first week of the next quarter", "within the first month of every half-year": its last day. Leaves a week of a month. */
  {
    id: 'first-of-span',
    pattern:
      /\b(?:in|by|within|during)\s+(?:the\s+)?first\s+(week|fortnight|month)\s+(?:of|in|after)\s+(?:the\s+)?(?:(?:every|each|next|succeeding|following|subsequent)\s+)+(quarter|half[-\s]?year|financial\s+year)\b/gi,
    read: (m) => afterClose(1, groupOf(m, 1).toLowerCase(), groupOf(m, 2)),
  },
  /** "on the last working day of each quarter", "by the end of every half-year". Leaves the end of one, and of a plain year. */
  {
    id: 'end-of-span',
    pattern:
      /\b(?:by|before|on|at|in|during)\s+(?:or\s+before\s+)?(?:the\s+)?(?:last\s+(?:working\s+)?(?:day|date)|(?:last|closing|final|concluding)\s+(?:week|fortnight|month)|end|close)\s+of\s+(?:every|each)\s+(quarter|half[-\s]?year|(?:financial|calendar)\s+year)\b/gi,
    read: (m, text) => {
      const span = groupOf(m, 1);
      const halves = HALVES_OF_THE_CALENDAR.test(text) ? [6, 12] : [3, 9];
      const ends = /quarter/i.test(span)
        ? [3, 6, 9, 12]
        : /half/i.test(span)
          ? halves
          : [/cal/i.test(span) ? 12 : 3];
      return { monthDays: ends.map((month) => toMonthDay(month, lastDayOf(month))) };
    },
  },
  /** "on the first day of each quarter", "on the 1st of every quarter", "at the start of every half-year". Leaves the first day of one. */
  {
    id: 'start-of-span',
    pattern:
      /\b(?:by|on|at|in)\s+(?:the\s+)?(?:first(?:\s+(?:working\s+)?day)?|1\s?st(?:\s+day)?|start|beginning)\s+of\s+(?:every|each)\s+(quarter|half[-\s]?year)\b/gi,
    read: (m) => ({
      monthDays: /quarter/i.test(groupOf(m, 1)) ? ['01-01', '04-01', '07-01', '10-01'] : ['04-01', '10-01'],
    }),
  },
];
