import type { Day } from '../../schedules/types.ts';
import { COUNT, ORDINAL, parseCount } from '../language/numbers.ts';
import { lastDayOf, toMonthDay } from './month-day.ts';
import { type Period, toPeriod } from './types.ts';

const WEEKDAYS: Day[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const NEXT_MONTH =
  '(?:(?:every|each|the|next|succeeding|following|subsequent|ensuing|suceeding|calendar|coming)\\s+)+months?';
const DAY_OF_MONTH = new RegExp(
  `(?:\\b(?:by|before|on|within|till|latest|than|upto)\\s+(?:or\\s+before\\s+)?(?:the\\s+)?)?\\b(${ORDINAL})\\s*(?:day\\s+)?(?:of|in)\\s+(?:the\\s+)?${NEXT_MONTH}(?:\\s+following\\s+(?:the\\s+|each\\s+|every\\s+)?(quarter))?`,
  'gi',
);
const DAY_AFTER_QUARTER = new RegExp(
  `\\b(${ORDINAL})\\s*(?:day\\s+)?(?:of|in)\\s+(?:the\\s+)?(?:next\\s+|first\\s+)?month\\s+(?:following|succeeding|after|next to)\\s+(?:the\\s+|each\\s+|every\\s+|end of\\s+|close of\\s+)*(quarter|half[-\\s]?year)`,
  'gi',
);
const WEEK_OF_MONTH = new RegExp(
  `\\b(first|second|third|last)\\s+week\\s+of\\s+(?:the\\s+)?${NEXT_MONTH}`,
  'gi',
);
const CLOSE =
  '(?:from|of|after|following)\\s+(?:the\\s+)?(?:date\\s+of\\s+)?(?:close|end|completion|expiry|closing|ending)\\s+of\\s+(?:the\\s+)?(?:(?:each|every|that|respective|relevant|concerned|previous|preceding)\\s+)*(?:calendar\\s+)?(month|quarter|half[-\\s]?year|financial\\s+year|year)';
const AFTER_CLOSE = new RegExp(
  `\\bwithin\\s+(?:a\\s+period\\s+of\\s+)?(${COUNT})\\s+(days?|weeks?|months?|fortnight)\\s+${CLOSE}`,
  'gi',
);
const MONTH_BY_DAY =
  /\b(?:every|each)\s+month\s+(?:by|before|on)\s+(?:or\s+before\s+)?(?:the\s+)?(\d{1,2}\s?(?:st|nd|rd|th))\b(?!\s*(?:of\s+)?[A-Z])/gi;
const END_OF_MONTH = new RegExp(
  `\\b(?:(?:by|before|on|at)\\s+(?:or\\s+before\\s+)?)?(?:the\\s+)?(?:last\\s+day|end)\\s+of\\s+(?:the\\s+)?${NEXT_MONTH}`,
  'gi',
);
const WEEKDAY = /\b(?:every|each|on)\s+(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/gi;

/** The day `days` (or `months`) after the end of each quarter, half-year (April to March) or financial year. */
const afterClose = (count: number, unit: string, span: string): Partial<Period> | null => {
  const isMonths = unit.startsWith('month');
  const days = unit.startsWith('week') ? count * 7 : unit.startsWith('fortnight') ? 14 : count;
  const ends = /quarter/i.test(span) ? [12, 3, 6, 9] : /half/i.test(span) ? [3, 9] : [3];
  const shift = isMonths ? count : 1;
  if (!isMonths && days > 31) return null;
  const monthDays = ends.map((end) => {
    const month = ((end + shift - 1) % 12) + 1;
    return toMonthDay(month, isMonths ? lastDayOf(month) : Math.min(days, lastDayOf(month)));
  });
  return { monthDays };
};

/** Days within a month or after the close of a quarter: "10th of every succeeding month", "within 10 days of close of each quarter". */
export const findMonthlyDays = (text: string): Period[] => {
  const periods: Period[] = [];
  const add = (m: RegExpMatchArray, values: Partial<Period> | null) => {
    const start = m.index ?? 0;
    if (!values || periods.some((other) => start < other.end && other.start < start + m[0].length)) return;
    periods.push(toPeriod({ start, end: start + m[0].length, text: m[0] }, 'recurring', values));
  };
  const monthly = (day: number | null): Partial<Period> | null =>
    day === null || day < 1 || day > 31
      ? null
      : { frequency: 'monthly', cycle: { every: 1, unit: 'month', times: 1 }, dayOfMonth: day };
  for (const m of text.matchAll(AFTER_CLOSE)) {
    const count = /fortnight/i.test(m[2] ?? '') ? 1 : parseCount(m[1] ?? '');
    if (count === null) continue;
    const days = /week/i.test(m[2] ?? '') ? count * 7 : count;
    add(
      m,
      /^month/i.test(m[3] ?? '') ? monthly(days) : afterClose(count, (m[2] ?? '').toLowerCase(), m[3] ?? ''),
    );
  }
  for (const m of text.matchAll(DAY_AFTER_QUARTER))
    add(m, afterClose(parseCount(m[1] ?? '') ?? 0, 'day', m[2] ?? ''));
  for (const m of text.matchAll(DAY_OF_MONTH)) {
    const day = parseCount(m[1] ?? '');
    add(m, m[2] && day !== null ? afterClose(day, 'day', 'quarter') : monthly(day));
  }
  for (const m of text.matchAll(WEEK_OF_MONTH)) {
    add(m, monthly({ first: 7, second: 14, third: 21, last: 31 }[(m[1] ?? '').toLowerCase()] ?? null));
  }
  for (const m of text.matchAll(MONTH_BY_DAY)) add(m, monthly(parseCount(m[1] ?? '')));
  for (const m of text.matchAll(END_OF_MONTH)) add(m, monthly(31));
  for (const m of text.matchAll(WEEKDAY)) {
    const weekday = WEEKDAYS.find((day) => day === m[1]?.toLowerCase()) ?? null;
    add(m, { frequency: 'weekly', cycle: { every: 1, unit: 'week', times: 1 }, weekday });
  }
  return periods;
};
