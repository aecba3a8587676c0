import { type FoundDate, findDates, parseMonth } from '../language/dates.ts';
import { ORDINAL, parseCount } from '../language/numbers.ts';
import { lastDayOf, toMonthDay } from './month-day.ts';
import { findMonthlyDays } from './monthly-days.ts';
import { type Period, toPeriod } from './types.ts';

const INTRODUCES_DUE =
  /\b(?:by|before|on|till|until|upto|up to|latest|than|within|every year|each year|yearly|annually)\s*(?:or\s+before\s+)?(?:the\s+)?(?:dated?\s+)?$/i;
const INTRODUCES_PERIOD =
  /\b(?:ending|ended|end|ends|as on|as at|year|from|period|dated?|dtd?\.?|upto|up to|valid(?:ity)?|till|expir\w+|since|of|held on|w\.?e\.?f\.?|notification|vide|between|starting|commencing|closing)\s*(?:on\s+)?(?:the\s+)?$/i;
/** "shall install a flow meter up to 31.12.2025" sets a day; "is valid up to", "fee paid up to" and "shall remain till" do not. */
const IS_ORDERED =
  /\b(?:shall|should|must)\s+(?:be\s+)?(?!be\b|not\b|remain|continue|stand|hold|keep|maintain|kept|maintained)[a-z]+/i;
const HOLDS_UNTIL =
  /\bvalid\w*|\bfees?\b|\bin\s+force\b|\bperiod\b|guarantee|\bpaid\b|\badequate\b|\bexpir\w+|\bfrom\b|\bcapacity\b|\b(?:extended|granted|allowed|permitted|restricted|limited)\b/i;
const CONJUNCTION = /^\s*(?:,|&|and|or|\/|;)+\s*(?:and\s+|by\s+|on\s+|before\s+)?(?:the\s+)?$/i;

const isDue = (text: string, date: FoundDate): boolean => {
  const before = text.slice(Math.max(0, date.start - 40), date.start);
  if (/\bon or before\s*(?:the\s+)?(?:dated?\s+)?$/i.test(before)) return true;
  if (/\bbefore\s*(?:the\s+)?$/i.test(before)) return true;
  // "every six months i.e., 1st of January", "before the onset of monsoon i.e. 31.05.2021"
  if (/\b(?:i\.?\s?e\.?|viz\.?|namely)\W*(?:on\s+|by\s+)?$/i.test(before))
    return date.year === null || /\b(?:before|by)\b/i.test(before);
  // "half yearly (1st June & 1st December)": a day without a year in brackets; with a year it dates something.
  if (date.year === null && /[(:]\s*$/.test(before)) return true;
  if (/\b(?:up\s?to|till)\s*(?:the\s+)?(?:dated?\s+)?$/i.test(before))
    return IS_ORDERED.test(text.slice(0, date.start)) && !HOLDS_UNTIL.test(text.slice(0, date.start));
  return INTRODUCES_DUE.test(before) && !INTRODUCES_PERIOD.test(before);
};

const isUse = (text: string, date: FoundDate): boolean => {
  const after = text.slice(date.end, date.end + 40);
  const before = text.slice(Math.max(0, date.start - 40), date.start);
  return (
    !INTRODUCES_PERIOD.test(before) &&
    /^\s*(?:of\s+)?(?:every|each)\s+(?:calendar\s+|financial\s+|succeeding\s+)?year/i.test(after)
  );
};

/** Days of the year ("30th June every year", "1st June and 1st December") and full dates ("by 31.12.2025"). */
const findDueDates = (text: string): Period[] => {
  const dates = findDates(text);
  const periods: Period[] = [];
  let open: Period | null = null;
  let lastEnd = -1;
  for (const date of dates) {
    const joins: boolean =
      open !== null &&
      date.year === null &&
      open.monthDays.length > 0 &&
      CONJUNCTION.test(text.slice(lastEnd, date.start));
    const place = { start: date.start, end: date.end, text: date.text };
    if (joins && open && date.day > 0) {
      open.monthDays.push(toMonthDay(date.month, date.day));
      open.end = date.end;
      open.text = text.slice(open.start, date.end);
    } else if (date.year === null && (isDue(text, date) || isUse(text, date)) && date.day > 0) {
      open = toPeriod(place, 'recurring', { monthDays: [toMonthDay(date.month, date.day)] });
      periods.push(open);
    } else if (date.year !== null && isDue(text, date)) {
      open = toPeriod(place, 'once', {
        date: date.iso,
        question: date.iso
          ? null
          : `The order prints ${date.text}, which is no day of the calendar. Which day is meant?`,
      });
      periods.push(open);
    } else open = null;
    lastEnd = date.end;
  }
  return periods;
};

const DAY_OF_MONTHS = new RegExp(
  `\\b(${ORDINAL})\\s+(?:day\\s+)?(?:of\\s+|in\\s+)?(?:the\\s+)?((?:january|february|march|april|may|june|july|august|september|october|november|december)(?:\\s*(?:,|and|&)\\s*(?:january|february|march|april|may|june|july|august|september|october|november|december))+)`,
  'gi',
);

/** "1st day of January and July": one day in several months. */
const findSharedDays = (text: string): Period[] =>
  [...text.matchAll(DAY_OF_MONTHS)].flatMap((m) => {
    const day = parseCount(m[1] ?? '');
    const months = (m[2] ?? '').split(/\s*(?:,|and|&)\s*/i).map(parseMonth);
    if (day === null || day < 1 || day > 31) return [];
    const monthDays = months
      .filter((month): month is number => month !== null)
      .map((month) => toMonthDay(month, day));
    return [toPeriod({ start: m.index, end: m.index + m[0].length, text: m[0] }, 'recurring', { monthDays })];
  });

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
const END_OF_NAMED = new RegExp(
  `\\b(?:by|before|on|at|till)\\s+(?:or\\s+before\\s+)?(?:the\\s+)?(?:end\\s+of\\s+(?:the\\s+month\\s+of\\s+)?(${MONTH})|(${MONTH})\\s+end)\\b(?:\\s*,?\\s*((?:19|20)\\d{2}))?`,
  'gi',
);
const NAMED_MONTHS = new RegExp(
  `\\b(?:in|during)\\s+(?:the\\s+)?(?:months?\\s+of\\s+)?((?:${MONTH})(?:\\s*(?:,|and|&)+\\s*(?:${MONTH}))+)(?!\\s*,?\\s*(?:\\d|to\\b))`,
  'gi',
);
/** "before the end of August every year", "by the end of March 2026", "in January and July". */
const findNamedMonths = (text: string): Period[] => [
  ...[...text.matchAll(END_OF_NAMED)].flatMap((m) => {
    const month = parseMonth(m[1] ?? m[2] ?? '');
    const place = { start: m.index, end: m.index + m[0].length, text: m[0] };
    if (month === null) return [];
    if (m[3]) return [toPeriod(place, 'once', { date: `${m[3]}-${toMonthDay(month, lastDayOf(month))}` })];
    return [toPeriod(place, 'recurring', { monthDays: [toMonthDay(month, lastDayOf(month))] })];
  }),
  ...[...text.matchAll(NAMED_MONTHS)].flatMap((m) => {
    const months = (m[1] ?? '')
      .split(/[\s,&]+(?:and\s+)?/i)
      .filter((name) => parseMonth(name) !== null && name.length > 2);
    const every = { 2: 6, 3: 4, 4: 3 }[months.length];
    const place = { start: m.index, end: m.index + m[0].length, text: m[0] };
    if (!every) return [];
    const frequency = every === 6 ? 'half_yearly' : every === 3 ? 'quarterly' : null;
    return [
      toPeriod(place, 'recurring', {
        frequency,
        cycle: { every, unit: 'month', times: 1 },
        month: parseMonth(months[0] ?? ''),
      }),
    ];
  }),
];

const NUMERIC_DAY = /\b(\d{1,2})\s?[./-]\s?(\d{1,2})\s+(?:of\s+)?(?:every|each)\s+(?:calendar\s+)?year/gi;
const WEEK_OF_NAMED = new RegExp(`\\b(first|second|third|last)\\s+week\\s+of\\s+(${MONTH})\\b`, 'gi');
const LAST_DAY_OF_WEEK: Record<string, number> = { first: 7, second: 14, third: 21, last: 31 };

/** "30.09 of every year", "in the first week of January every year". */
const findOtherDays = (text: string): Period[] => {
  const read = (m: RegExpExecArray, month: number | null, day: number): Period[] =>
    month === null || month < 1 || month > 12 || day < 1 || day > 31
      ? []
      : [
          toPeriod({ start: m.index, end: m.index + m[0].length, text: m[0] }, 'recurring', {
            monthDays: [toMonthDay(month, Math.min(day, lastDayOf(month)))],
          }),
        ];
  return [
    ...[...text.matchAll(NUMERIC_DAY)].flatMap((m) => read(m, Number(m[2]), Number(m[1]))),
    ...[...text.matchAll(WEEK_OF_NAMED)].flatMap((m) =>
      read(m, parseMonth(m[2] ?? ''), LAST_DAY_OF_WEEK[(m[1] ?? '').toLowerCase()] ?? 0),
    ),
  ];
};

const HINT =
  /\d[./-]\s?\d|month|quarter|half|year|week|day\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;

/** All printed due days in a text. Dates that only name a period ("ending 31st March", "dated …") are none. */
export const findPrintedDays = (text: string): Period[] => {
  const periods: Period[] = [];
  if (!HINT.test(text)) return periods;
  for (const period of [
    ...findMonthlyDays(text),
    ...findSharedDays(text),
    ...findDueDates(text),
    ...findNamedMonths(text),
    ...findOtherDays(text),
  ]) {
    if (!periods.some((other) => period.start < other.end && other.start < period.end)) periods.push(period);
  }
  return periods.sort((a, b) => a.start - b.start);
};
