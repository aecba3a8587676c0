import { parseMonth } from '../language/dates.ts';
import { groupOf } from '../language/group.ts';
import { parseCount } from '../language/numbers.ts';
import { lastDayOf, toMonthDay } from './month-day.ts';
import { MONTH_NAME } from './month-names.ts';
import { findByRules, type PeriodRule } from './period-rule.ts';
import type { Period } from './types.ts';
import { lastDayOfWeek, WEEK_OF_MONTH } from './week-of-month.ts';

/** Every year on a day; null for what is no day of the calendar. A day that the month lacks is its last. */
const yearly = (month: number | null, day: number): Partial<Period> | null =>
  month === null || month < 1 || month > 12 || day < 1 || day > 31
    ? null
    : { monthDays: [toMonthDay(month, Math.min(day, lastDayOf(month)))] };

/** Days that have a name and the same date each year. */
const NAMED_DAYS: Record<string, string> = {
  environment: '06-05',
  safety: '03-04',
  water: '03-22',
  earth: '04-22',
};

/** Days that a month's name or number gives without a date. */
export const NAMED_MONTH_RULES: readonly PeriodRule[] = [
  /** "before the end of August", "by the end of March 2026", "by May end". Leaves the end of what is no month. */
  {
    id: 'end-of-named-month',
    pattern: new RegExp(
      `\\b(?:by|before|on|at|till)\\s+(?:or\\s+before\\s+)?(?:the\\s+)?(?:(?:end[-\\s]+(?:of\\s+)?|last\\s+day\\s+of\\s+)(?:the\\s+month\\s+of\\s+)?(${MONTH_NAME})|(${MONTH_NAME})\\s+end)\\b(?:\\s*,?\\s*((?:19|20)\\d{2}))?`,
      'gi',
    ),
    read: (m) => {
      const month = parseMonth(m[1] ?? groupOf(m, 2));
      if (month === null) return null;
      const day = toMonthDay(month, lastDayOf(month));
      return m[3] ? { kind: 'once', date: `${m[3]}-${day}` } : { monthDays: [day] };
    },
  },
  /** "by mid-July 2026", "before the middle of August every year": the 15th. Leaves the middle of what is no month. */
  {
    id: 'middle-of-month',
    pattern: new RegExp(
      `\\b(?:by|before|than|in|till)\\s+(?:the\\s+)?(?:mid(?:dle)?)[-\\s]*(?:of\\s+)?(${MONTH_NAME})\\b(?:\\s*,?\\s*((?:19|20)\\d{2}))?`,
      'gi',
    ),
    read: (m) => {
      const month = parseMonth(groupOf(m, 1));
      if (month === null) return null;
      const day = toMonthDay(month, 15);
      return m[2] ? { kind: 'once', date: `${m[2]}-${day}` } : { monthDays: [day] };
    },
  },
  /** "by March 2025": its last day. Leaves a month that only dates something ("held in March 2025"). */
  {
    id: 'by-named-month',
    pattern: new RegExp(
      `\\b(?:by|not\\s+later\\s+than|latest\\s+by|within)\\s+(?:the\\s+month\\s+of\\s+)?(${MONTH_NAME})\\s*[,'-]?\\s*((?:19|20)\\d{2})\\b`,
      'gi',
    ),
    read: (m) => {
      const month = parseMonth(groupOf(m, 1));
      return month === null
        ? null
        : { kind: 'once', date: `${groupOf(m, 2)}-${toMonthDay(month, lastDayOf(month))}` };
    },
  },
  /** "by the end of 2026", "before the end of the year 2026": once, on its last day. Leaves financial years. */
  {
    id: 'end-of-numbered-year',
    pattern:
      /\b(?:by|before|till)\s+(?:the\s+)?(?:end|close)\s+of\s+(?:(?:the\s+)?(?:calendar\s+)?year\s+)?(20\d\d)\b(?!\s*[-–/]\s*\d)/gi,
    read: (m) => ({ kind: 'once', date: `${groupOf(m, 1)}-12-31` }),
  },
  /** "by the end of the financial year 2026-27", "before the close of FY 2026-2027": once, on its last day. Leaves years without a number. */
  {
    id: 'end-of-numbered-financial-year',
    pattern:
      /\b(?:by|before|till|within)\s+(?:the\s+)?(?:(?:end|close)\s+of\s+)?(?:the\s+)?(?:financial\s+year|F\.?\s?Y\.?)\s*(20\d\d)\s*[-–/]\s*(?:20)?\d\d\b/gi,
    read: (m) => ({ kind: 'once', date: `${Number(groupOf(m, 1)) + 1}-03-31` }),
  },
  /** "by the close of the first quarter of F.Y. 2026-27", "before the second half of 2026-27 is over": its last day. Leaves what was done in it. */
  {
    id: 'part-of-numbered-year',
    pattern:
      /\b(?:by|before|till|within)\s+(?:the\s+)?(?:(?:end|close|completion)\s+of\s+)?(?:the\s+)?(?:(first|second|third|fourth|last|1st|2nd|3rd|4th)\s+(quarter|half)|([QH])-?([1-4]))\s+of\s+(?:the\s+)?(?:(?:financial\s+)?year\s+|F\.?\s?Y\.?\s*)?(20\d\d)\s*[-–/]\s*(?:20)?\d\d\b/gi,
    read: (m) => {
      const months = /^[hH]/.test(m[2] ?? m[3] ?? '') ? 6 : 3;
      const parts = 12 / months;
      const place = /last/i.test(m[1] ?? '') ? parts : (parseCount(m[1] ?? groupOf(m, 4)) ?? 0);
      const after = 3 + place * months;
      const month = ((after - 1) % 12) + 1;
      const year = Number(groupOf(m, 5)) + (after > 12 ? 1 : 0);
      return place < 1 || place > parts
        ? null
        : { kind: 'once', date: `${year}-${toMonthDay(month, lastDayOf(month))}` };
    },
  },
  /** "by the end of this financial year": once, on its last day. Leaves a year that is not named. */
  {
    id: 'end-of-this-year',
    pattern:
      /\b(?:by|before|on|within)\s+(?:the\s+)?(?:(?:end|close)\s+of\s+)?(?:the\s+)?(?:this|current|present|ongoing)\s+(financial|calendar)\s+year\b/gi,
    read: (m) => ({ kind: 'once', monthDays: [/fin/i.test(groupOf(m, 1)) ? '03-31' : '12-31'] }),
  },
  /** "by the year end": asked, because it is not said which year's; every year, whether the calendar or the financial year ends. Leaves a year that is named. */
  {
    id: 'year-end',
    pattern:
      /\b(?:by|before|till)\s+(?:the\s+)?(?:year(?:\s+|-)end|end\s+of\s+the\s+year)\b(?!\s+(?:20|19)\d\d)/gi,
    read: (m, text) =>
      /\b(?:every|each)\s+year|annual|yearly/i.test(text)
        ? {
            ...yearly(12, 31),
            question: `The order says ${m[0].toLowerCase()} of each year and not whether that is the calendar year or the financial year. Which day is meant?`,
            asks: { kind: 'day_of_year', options: ['12-31', '03-31'] },
          }
        : {
            kind: 'once',
            question: `The order says ${m[0].toLowerCase()} and not which year's. Until when is it due?`,
            asks: { kind: 'day', options: [] },
          },
  },
  /** "in the first quarter of each financial year": its last day. Leaves a quarter without a year that comes again. */
  {
    id: 'part-of-year',
    pattern:
      /\b(?:in|during|within|by\s+(?:the\s+)?end\s+of)\s+(?:the\s+)?(first|second|third|fourth|last|1st|2nd|3rd|4th)\s+(month|quarter|half)\s+of\s+(?:(?:every|each|the)\s+)+(financial\s+|calendar\s+)?year\b/gi,
    read: (m) => {
      if (!/\b(?:every|each)\b/i.test(m[0])) return null;
      const months = { month: 1, quarter: 3, half: 6 }[groupOf(m, 2).toLowerCase()] ?? 12;
      const parts = 12 / months;
      const place = /last/i.test(groupOf(m, 1)) ? parts : (parseCount(groupOf(m, 1)) ?? 0);
      const start = /calendar/i.test(m[3] ?? '') ? 0 : 3;
      const month = ((start + place * months - 1) % 12) + 1;
      return place < 1 || place > parts ? null : yearly(month, lastDayOf(month));
    },
  },
  /** "every January", "by every September end": once a year. Leaves a month without "every". */
  {
    id: 'every-named-month',
    pattern: new RegExp(
      `\\b(?:every|each)\\s+(${MONTH_NAME})(\\s+end)?(?!\\s*(?:,|and|&)\\s*(?:${MONTH_NAME}))`,
      'gi',
    ),
    read: (m) => {
      const month = parseMonth(groupOf(m, 1));
      if (month === null) return null;
      return m[2]
        ? yearly(month, lastDayOf(month))
        : { frequency: 'yearly', cycle: { every: 1, unit: 'year', times: 1 }, month };
    },
  },
  /** "in January and July", "during April, August and December": two, three or four months of each year. Leaves one. */
  {
    id: 'several-months',
    pattern: new RegExp(
      `\\b(?:in|during|every|each)\\s+(?:the\\s+)?(?:months?\\s+of\\s+)?((?:${MONTH_NAME})(?:\\s*(?:,|and|&)+\\s*(?:(?:in\\s+)?(?:the\\s+)?months?\\s+of\\s+)?(?:${MONTH_NAME}))+)(?!\\s*,?\\s*(?:\\d|to\\b))`,
      'gi',
    ),
    read: (m) => {
      const months = groupOf(m, 1)
        .split(/[\s,&]+/)
        .filter((name) => parseMonth(name) !== null && name.length > 2);
      const every = { 2: 6, 3: 4, 4: 3 }[months.length];
      if (!every) return null;
      const frequency = every === 6 ? 'half_yearly' : every === 3 ? 'quarterly' : null;
      return { frequency, cycle: { every, unit: 'month', times: 1 }, month: parseMonth(months[0] ?? '') };
    },
  },
  /** "30.09 of every year". Leaves numbers without "every year". */
  {
    id: 'numeric-day',
    pattern:
      /\b(?:(\d{1,2})\s?[./-]\s?(\d{1,2})\s*(?:and|&|,)\s*)?(\d{1,2})\s?[./-]\s?(\d{1,2})\s+(?:of\s+)?(?:every|each)\s+(?:calendar\s+)?year/gi,
    read: (m) => {
      const last = yearly(Number(m[4]), Number(m[3]));
      const first = m[1] ? yearly(Number(m[2]), Number(m[1])) : null;
      if (m[1] && !first) return null;
      return last && { monthDays: [...(first?.monthDays ?? []), ...(last.monthDays ?? [])].sort() };
    },
  },
  /** "on World Environment Day": 5 June. Leaves days that have no date of their own. */
  {
    id: 'named-day',
    pattern:
      /\bon\s+(?:the\s+(?:occasion\s+of\s+)?)?(?:(?:world\s+)?(environment)|(?:national\s+)?(safety)|world\s+(water)|(earth))\s*-?\s*day\b/gi,
    read: (m) => {
      const name =
        m
          .slice(1)
          .find((each) => each !== undefined)
          ?.toLowerCase() ?? '';
      const day = NAMED_DAYS[name];
      return day ? { monthDays: [day] } : null;
    },
  },
  /** "at the start of every financial year": 1 April, or 1 January of a calendar year. Leaves the start of anything else. */
  {
    id: 'start-of-year',
    pattern:
      /\b(?:at|in|on|from)\s+the\s+(?:very\s+)?(?:start|beginning|commencement)\s+of\s+(?:(?:every|each|the)\s+)+(financial|calendar)\s+year\b/gi,
    read: (m) => ({ monthDays: [/fin/i.test(groupOf(m, 1)) ? '04-01' : '01-01'] }),
  },
  /** "in the first week of January", of several months: its last day. Leaves a week of every month. */
  {
    id: 'week-of-named-month',
    pattern: new RegExp(
      `\\b${WEEK_OF_MONTH}\\s+(?:of|in)\\s+(?:the\\s+months?\\s+of\\s+)?((?:${MONTH_NAME})(?:\\s*(?:,|and|&)+\\s*(?:${MONTH_NAME}))*)`,
      'gi',
    ),
    read: (m) => {
      const day = lastDayOfWeek(groupOf(m, 1));
      const days = groupOf(m, 2)
        .split(/[\s,&]+(?:and\s+)?/i)
        .flatMap((name) => yearly(parseMonth(name), day)?.monthDays ?? []);
      return days.length > 0 ? { monthDays: days.sort() } : null;
    },
  },
];

/** "before the end of August every year", "in January and July", "30.09 of every year". */
export const findNamedMonths = (text: string, rules = NAMED_MONTH_RULES): Period[] =>
  findByRules(text, rules);
