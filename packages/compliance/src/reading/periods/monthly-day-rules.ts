import { findDates, parseMonth } from '../language/dates.ts';
import { groupOf } from '../language/group.ts';
import { COUNT, ORDINAL, parseCount } from '../language/numbers.ts';
import { CLOSE_DAY_RULES } from './close-day-rules.ts';
import { afterClose, monthly } from './close-days.ts';
import { lastDayOf, toMonthDay } from './month-day.ts';
import { MONTH_NAME } from './month-names.ts';
import { findByRules, type PeriodRule } from './period-rule.ts';
import type { Period } from './types.ts';
import { lastDayOfWeek, WEEK_OF_MONTH } from './week-of-month.ts';
import { WEEKDAY_RULES } from './weekday-rules.ts';

const NEXT_MONTH =
  '(?:(?:every|each|the|next|succeeding|following|subsequent|ensuing|suceeding|calend[ae]r|coming|current)\\s+)+months?';

/** "April to September by 31st October": a stretch of months, and until when something of it is due, in two groups. */
const STRETCH_BY = `(?:${MONTH_NAME})\\s*(?:to|-|–)\\s*(?:${MONTH_NAME})\\s*,?\\s*(?:latest\\s+)?(?:by|before|on)\\s+(?:or\\s+before\\s+)?(?:the\\s+)?(${ORDINAL})\\s+(?:of\\s+)?(${MONTH_NAME})(?!\\s*,?\\s*\\d)`;

/** What closes, where the words before a day name it: "for the quarters ending June and December, … 15th of the succeeding month". */
const findClosing = (before: string): string | null =>
  /\b(quarter|half[-\s]?year)s?\s+end(?:ing|ed|s)?\b[^.;]*$/i.exec(before)?.[1] ?? null;

/** "stock as on 31st March and 30th September": the days of the year that something is told of, to where another day is said. */
const AS_ON = /\bas\s+(?:on|at|of)\s+([^.;]*)$/i;

/** The given day of the month behind each of them; null where there are none. */
const findStandings = (before: string, day: number): string[] | null => {
  const stands = findDates(AS_ON.exec(before)?.[1] ?? '').filter(
    (date) => date.year === null && date.day > 0,
  );
  return stands.length === 0 ? null : stands.map(({ month }) => toMonthDay((month % 12) + 1, day)).toSorted();
};

/** What is told of a month that is over. */
const OF_LAST_MONTH =
  /\b(?:of|for|in|during)\s+the\s+(?:(?:previous|preceding|past|last)\s+month|month\s+(?:gone\s+by|just\s+ended|before))\b/i;

/** What is told of every month, or says how often. */
const COMES_AGAIN =
  /\b(?:reports?|returns?|statements?|data|details|figures|readings?|abstracts?|summar(?:y|ies)|accounts?|consumption|generation|(?:every|each)\s+(?:week|month|quarter|half|year)|monthly|quarterly|half[-\s]?yearly|(?:for|of|in|during)\s+(?:the|a)\s+(?:(?:previous|preceding|past|last|said)\s+)?month)\b/i;

/** "lifted between 1st and 15th", "of the first half of the month", "of the first fortnight". */
const FIRST_HALF = /\b(?:1\s?st|first)\b[^.;]*?\b(?:15\s?th|fifteenth|fortnight|half|fifteen\s+days)\b/i;

/** Days that are not dates, within every month. More telling ones first. */
export const MONTHLY_DAY_RULES: readonly PeriodRule[] = [
  /** "on the 1st and 15th of every month", "by 10th, 20th and 30th": each of them. Leaves one day, and days of a named month. */
  {
    id: 'days-of-month',
    pattern: new RegExp(
      `\\b(?:on|every|each|by|before)\\s+(?:the\\s+)?(${ORDINAL}(?:\\s*(?:,|and|&)+\\s*(?:and\\s+)?(?:the\\s+)?${ORDINAL})+)\\s*(?:days?\\b\\s*)?,?\\s*(?:of|in)\\s+(?:the\\s+)?(?:(?:every|each|the|a|calendar)\\s+)*months?\\b(?!\\s+of\\b)`,
      'gi',
    ),
    read: (m) => {
      const days = groupOf(m, 1)
        .split(/\s*(?:,|\band\b|&)\s*(?:the\s+)?/i)
        .filter((each) => each !== '')
        .map((each) => parseCount(each) ?? 0)
        .sort((a, b) => a - b);
      return days.some((day, at) => day < 1 || day > 31 || day === days[at - 1])
        ? null
        : { cycle: { every: 1, unit: 'month', times: days.length }, daysOfMonth: days };
    },
  },
  /** "of the 1st to 15th by the 20th, and of the rest of the month by the 5th of the next": twice a month. Leaves one such day. */
  {
    id: 'day-for-each-half',
    pattern: new RegExp(
      `\\bby\\s+(?:the\\s+)?(${ORDINAL})\\b[^.]{5,120}?\\b(?:rest|remain(?:der|ing)|second|other|latter|16\\s?th|later)\\b[^.]{0,60}?\\bby\\s+(?:the\\s+)?(${ORDINAL})\\s+of\\s+(?:the\\s+)?(?:next|following|succeeding|ensuing)(?:\\s+month)?\\b`,
      'gi',
    ),
    read: (m, text) => {
      const days = [groupOf(m, 1), groupOf(m, 2)].map((each) => parseCount(each) ?? 0).sort((a, b) => a - b);
      const isOfHalves = FIRST_HALF.test(text.slice(0, m.index));
      return !isOfHalves || (days[0] ?? 0) < 1 || (days[1] ?? 0) > 31
        ? null
        : { cycle: { every: 1, unit: 'month', times: 2 }, daysOfMonth: days };
    },
  },
  /** "on or before the 28th instant", "by 5th prox.": a day of the month of the order, or of the next. Leaves days of any other month. */
  {
    id: 'day-of-letter',
    pattern: new RegExp(
      `\\b(?:by|before|on|till|latest|than|upto)\\s+(?:or\\s+before\\s+)?(?:the\\s+)?(${ORDINAL})\\s+(?:of\\s+(?:the\\s+)?)?(inst(?:ant|\\.)?|prox(?:imo|\\.)?|this\\s+month|(?:the\\s+)?current\\s+month)(?!\\w)`,
      'gi',
    ),
    read: (m, text) => {
      const day = parseCount(groupOf(m, 1));
      return day === null ||
        day < 1 ||
        day > 31 ||
        /\b(?:every|each)\s+month\b|\bmonthly\b/i.test(text.slice(0, m.index))
        ? null
        : {
            kind: 'once',
            dayOfMonth: day,
            from: { amount: /^prox/i.test(groupOf(m, 2)) ? 1 : 0, unit: 'month' },
          };
    },
  },
  /** "by the end of this month": the last day of the month of the order. Leaves the end of every month. */
  {
    id: 'end-of-this-month',
    pattern:
      /\b(?:by|before|till|within)\s+(?:or\s+before\s+)?(?:the\s+)?(?:(?:last\s+(?:working\s+)?day|end|close)\s+of\s+)?(?:this|(?:the\s+)?(?:current|present))\s+month\b(?:\s+(?:end|itself))?/gi,
    read: () => ({ kind: 'once', dayOfMonth: 31, from: { amount: 0, unit: 'month' } }),
  },
  /** "10th of every succeeding month"; of the month after a quarter where one is named to end. Leaves a day of a named month. */
  {
    id: 'day-of-month',
    pattern: new RegExp(
      `(?:\\b(?:by|before|on|within|till|latest|than|upto)\\s+(?:or\\s+before\\s+)?(?:the\\s+)?)?\\b(${ORDINAL})\\s*(?:day\\b\\s*)?,?\\s*(?:(?:of|in)\\s+|(?=(?:every|each)\\s))(?:the\\s+)?${NEXT_MONTH}(?:\\s+(?:after|following|thereafter)(?=\\s*(?:[.,;]|$)))?`,
      'gi',
    ),
    read: (m, text) => {
      const day = parseCount(groupOf(m, 1));
      const isAgain = /\b(?:every|each|calendar)\b/i.test(m[0]);
      const stands = isAgain || day === null ? null : findStandings(text.slice(0, m.index), day);
      if (stands) return { monthDays: stands };
      const span = isAgain ? null : findClosing(text.slice(0, m.index));
      return span && day !== null ? afterClose(day, 'day', span) : monthly(day);
    },
  },
  /** "within the first ten days of next month": the last of them. Leaves the first days of a named month. */
  {
    id: 'first-days-of-month',
    pattern: new RegExp(
      `\\b(?:within|in|during)\\s+(?:the\\s+)?first\\s+(${COUNT})\\s+days?\\s+of\\s+(?:the\\s+)?${NEXT_MONTH}`,
      'gi',
    ),
    read: (m) => monthly(parseCount(groupOf(m, 1))),
  },
  /** "within 7 days of the next month": its seventh. Leaves days of a month that is over. */
  {
    id: 'days-of-next-month',
    pattern: new RegExp(
      `\\b(?:within|not\\s+(?:beyond|later\\s+than))\\s+(${COUNT})\\s+days?\\s+of\\s+(?:the\\s+)?(?:(?:every|each)\\s+)?(?:next|succeeding|following|subsequent|ensuing)\\s+month\\b`,
      'gi',
    ),
    read: (m) => monthly(parseCount(groupOf(m, 1))),
  },
  /** "by the third working day of the next month": the earliest day that it can be. Leaves the last working day. */
  {
    id: 'working-day-of-month',
    pattern: new RegExp(
      `\\b(?:by|before|on|within)\\s+(?:or\\s+before\\s+)?(?:the\\s+)?(${ORDINAL})\\s+(?:working|business)\\s+day\\s+(?:of|in)\\s+(?:the\\s+)?${NEXT_MONTH}`,
      'gi',
    ),
    read: (m) => monthly(parseCount(groupOf(m, 1))),
  },
  /** "in the first week of every month": its last day. Leaves a week of a named month. */
  {
    id: 'week-of-month',
    pattern: new RegExp(`\\b${WEEK_OF_MONTH}\\s+(?:of|in)\\s+(?:the\\s+)?${NEXT_MONTH}`, 'gi'),
    read: (m) => monthly(lastDayOfWeek(groupOf(m, 1))),
  },
  /** "every month by the 7th", "monthly, by the 5th". Leaves "every month by 7th January", which is a date. */
  {
    id: 'month-by-day',
    pattern: new RegExp(
      `\\b(?:(?:every|each)\\s+month|monthly(?:\\s+basis)?),?\\s+(?:by|before|on)\\s+(?:or\\s+before\\s+)?(?:the\\s+)?(\\d{1,2}\\s*(?:st|nd|rd|th))\\b(?!\\s*(?:of\\s+)?(?:${MONTH_NAME}))`,
      'gi',
    ),
    read: (m) => monthly(parseCount(groupOf(m, 1))),
  },
  /** "submit monthly data on the portal by the 5th", "report, by the 5th, the water drawn in the month gone by": of each month. Leaves a day with a month, and where nothing is monthly. */
  {
    id: 'day-alone',
    pattern:
      /\b(?:by|before|on)\s+(?:or\s+before\s+)?(?:the\s+)?(\d{1,2}\s*(?:st|nd|rd|th)|(?:fif|seven|ten|fifteen|twentie|thirtie)th)(?:\s+day)?(?=\s*(?:[.,;)]|$|and\b|along\b|without\b|positively\b))/gi,
    read: (m, text) =>
      /\bmonthly\b|\b(?:every|each)\s+month\b/i.test(text.slice(0, m.index)) || OF_LAST_MONTH.test(text)
        ? monthly(parseCount(groupOf(m, 1)))
        : null,
  },
  /** "a board shall be put up by the end of the next month": once, and which day is asked. Leaves what is told of each month, and sentences that say how often. */
  {
    id: 'end-of-next-month',
    pattern:
      /\b(?:by|before|till)\s+(?:the\s+)?(?:(?:last\s+(?:working\s+)?day|end)\s+of\s+(?:the\s+)?(?:next|coming|ensuing)\s+month|(?:next|coming|ensuing)\s+month[-\s]+end)\b/gi,
    read: (m, text) =>
      COMES_AGAIN.test(text)
        ? null
        : {
            kind: 'once',
            question: `The order says ${m[0].toLowerCase()} and prints no day. Until when is it due?`,
            asks: { kind: 'day', options: [] },
          },
  },
  /** "on the last day of each month", "by the end of every month". Leaves the end of a named month, and "as on the last day". */
  {
    id: 'end-of-month',
    pattern: new RegExp(
      `\\b(?:(?:by|before|on|at)\\s+(?:or\\s+before\\s+)?)?(?:the\\s+)?(?:(?:last\\s+(?:working\\s+)?day|end)\\s+of\\s+(?:the\\s+)?${NEXT_MONTH}|(?:every|each)\\s+month[-\\s]+end\\b)`,
      'gi',
    ),
    read: (m, text) => (/\bas\s*$/i.test(text.slice(0, m.index)) ? null : monthly(31)),
  },
  /** "closed monthly by month end", "by the month end": of every month, where the sentence says that it comes again; else asked. Leaves the end of a named month. */
  {
    id: 'month-end',
    pattern: /(?<!\b(?:every|each)\s+)\b(?:by|before|at|on)\s+(?:the\s+)?month[-\s]+ends?\b/gi,
    read: (m, text) =>
      /\bmonthly\b|\b(?:every|each)\s+month\b|\bduring\s+the\s+month\b/i.test(text)
        ? monthly(31)
        : {
            ...monthly(31),
            question: `The order says ${m[0].toLowerCase()} and not of which month. How often is it due?`,
            asks: { kind: 'period', options: ['P1M', 'P3M', 'P6M', 'P1Y'] },
          },
  },
  /** "April to September by 31st October and October to March by 30th April": the day of each half. Leaves one stretch alone. */
  {
    id: 'day-of-each-half',
    pattern: new RegExp(
      `\\b${STRETCH_BY}\\s*(?:,|;|and|&)+\\s*(?:for\\s+)?(?:the\\s+)?(?:period\\s+)?${STRETCH_BY}`,
      'gi',
    ),
    read: (m) => {
      const days = [m.slice(1, 3), m.slice(3, 5)].map(([day = '', month = '']) => ({
        day: parseCount(day),
        month: parseMonth(month),
      }));
      const monthDays = days.flatMap(({ day, month }) =>
        day === null || month === null || day > lastDayOf(month) ? [] : [toMonthDay(month, day)],
      );
      return monthDays.length === 2 ? { monthDays: monthDays.toSorted() } : null;
    },
  },
  /** "1st day of January and July": one day in several months. Leaves a day of one month, and months that begin a stretch ("1st December and October to March"). */
  {
    id: 'day-of-several-months',
    pattern: new RegExp(
      `\\b(${ORDINAL})\\s+(?:day\\s+)?(?:of\\s+|in\\s+)?(?:the\\s+)?((?:${MONTH_NAME})(?:\\s*(?:,|and|&)\\s*(?:${MONTH_NAME}))+)(?!\\s*(?:to|till|[-–])\\s*(?:${MONTH_NAME})\\b)`,
      'gi',
    ),
    read: (m) => {
      const day = parseCount(groupOf(m, 1));
      const months = groupOf(m, 2)
        .split(/\s*(?:,|and|&)\s*/i)
        .map(parseMonth);
      if (day === null || day < 1 || day > 31) return null;
      return {
        monthDays: months
          .filter((month): month is number => month !== null)
          .map((month) => toMonthDay(month, day)),
      };
    },
  },
];

/** Days within a month or after the close of a quarter: "10th of every succeeding month", "within 10 days of close of each quarter". */
export const findMonthlyDays = (
  text: string,
  {
    closes = CLOSE_DAY_RULES,
    weekdays = WEEKDAY_RULES,
    days = MONTHLY_DAY_RULES,
  }: Partial<Record<'closes' | 'weekdays' | 'days', readonly PeriodRule[]>> = {},
): Period[] => findByRules(text, [...closes, ...weekdays, ...days]);
