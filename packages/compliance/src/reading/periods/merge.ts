import { toPeriodCode } from '../questions/period-code.ts';
import { FIRST_WITHIN, GOES_WITH, NAMELY, WHICHEVER } from './merge-words.ts';
import { hasDay, isFirst, isOpenDay, isOtherHalf, isOtherPart } from './pairs.ts';
import { findPrintedDays } from './printed-days.ts';
import type { Period } from './types.ts';

const BY_DAYS = {
  1: { every: 1, unit: 'year' },
  2: { every: 6, unit: 'month' },
  3: { every: 4, unit: 'month' },
  4: { every: 3, unit: 'month' },
} as const;
const FREQUENCY_BY_DAYS = { 1: 'yearly', 2: 'half_yearly', 3: null, 4: 'quarterly' } as const;

/** How often, by the number of printed days in the year. */
export const withDayFrequency = (period: Period): Period => {
  const count = period.monthDays.length;
  if (count !== 1 && count !== 2 && count !== 3 && count !== 4) return period;
  if (period.frequency || period.kind !== 'recurring') return period;
  return { ...period, frequency: FREQUENCY_BY_DAYS[count], cycle: { ...BY_DAYS[count], times: 1 } };
};

/** Statements of one duty that stand closer than this are quoted as one. */
const NEARBY = 30;

/** "six monthly report by 1st June", "on 1st April, every second year": one day is printed, and the words say that there are more, or fewer. */
const withStatedCycle = (main: Period, other: Period): Period => {
  const isOther =
    (other.cycle?.unit === 'month' && other.cycle.every > 1 && other.cycle.every < 12) ||
    (other.cycle?.unit === 'year' && other.cycle.every > 1);
  if (main.monthDays.length !== 1 || !isOther) return main;
  const { frequency, cycle, question, asks } = other;
  return { ...main, frequency, cycle, question, asks };
};

/** What explains the words before it: "(once in two months)", "i.e. every 60 days". */
const EXPLAINS = /^\W*[(]|\b(?:i\.?\s?e\b|viz|namely|that\s+is|at\s+least|minimum)\b/i;

/** One year that a yearly paper is for: "annual return for the FY 2023-24". */
const ONE_YEAR = /\b(?:FY|financial\s+year|year|period)\W*(?:19|20)\d{2}\b/i;

/** Two periods in one breath of which each says otherwise, with neither explained by the other: a person is asked. */
const findContradiction = (a: Period, b: Period, text: string): Pick<Period, 'question' | 'asks'> | null => {
  if (a.question || b.question || !a.cycle || !b.cycle || a.kind !== 'recurring' || b.kind !== 'recurring')
    return null;
  const codes = [a.cycle, b.cycle].map(toPeriodCode);
  const isSure =
    ((hasDay(a) || hasDay(b)) && !isOtherDay(a, b)) ||
    codes[0] === codes[1] ||
    a.month !== null ||
    b.month !== null;
  // "Before and after the monsoon every year": the year only says that it comes again.
  const isAgain = /^(?:in\s+)?(?:every|each)\s+(?:\w+\s+)?year$/i.test(b.text.trim());
  if (isSure || isAgain || EXPLAINS.test(text.slice(a.end, b.end))) return null;
  return {
    question: `The order says ${toQuoted(a.text)} and ${toQuoted(b.text)} of the same. How often is it due?`,
    asks: { kind: 'period', options: codes },
  };
};

const toQuoted = (words: string): string => words.trim().replace(/[.,;:]+$/, '');

/** "Quarterly by the 5th of every month", "monthly by 30th June": a day that does not come as often as the word says. */
const isOtherDay = (a: Period, b: Period): boolean =>
  !hasDay(a) &&
  ((CLOSES[String(a.frequency)] !== undefined && b.frequency === 'monthly' && b.dayOfMonth !== null) ||
    (a.frequency === 'monthly' && b.monthDays.length === 1));

const CLOSES: Record<string, string> = {
  quarterly: 'quarter',
  half_yearly: 'half-year',
  yearly: 'financial year',
};

/** "quarterly report by the 10th of the following month": of the month after each quarter, not of every month. */
const withNextMonth = (a: Period, b: Period): Period | null => {
  const span = CLOSES[String(a.frequency)];
  const isNext =
    /\b(?:following|next|succeeding|subsequent|ensuing)\s+month\b|\bmonth\s+(?:after|following)/i.test(
      b.text,
    );
  if (!span || hasDay(a) || b.frequency !== 'monthly' || b.dayOfMonth === null || !isNext) return null;
  const days = findPrintedDays(`${b.dayOfMonth} of the month following the ${span}`)[0];
  return days && !/\b(?:every|each)\b/i.test(b.text) ? { ...a, monthDays: days.monthDays } : null;
};

/** The last month before the monsoon. */
const MAY = 5;

/** "before the onset of monsoon every year": in May at the latest, where no day is printed. */
const beforeMonsoon = (a: Period, b: Period): Pick<Period, 'month'> => ({
  month:
    isOpenDay(a) && /\b(?:monsoon|rain)/i.test(a.text) && b.frequency === 'yearly' && !hasDay(b)
      ? MAY
      : b.month,
});

/** Two statements of one duty as one. */
export const merge = (a: Period, b: Period, text: string): Period => {
  if (a.kind === 'lead' && b.kind === 'once' && b.amount !== null) return b;
  if (a.kind === 'lead' && b.kind === 'once')
    return { ...b, start: a.start, text: text.slice(a.start, b.end) };
  // "as on 31st December of every year, so as to reach by 15th January next": the day of each year.
  if (a.kind === 'recurring' && b.kind === 'once' && b.date === null && b.monthDays.length > 0)
    return withDayFrequency({ ...a, end: b.end, text: text.slice(a.start, b.end), monthDays: b.monthDays });
  if (
    a.kind === 'recurring' &&
    b.kind === 'once' &&
    b.date !== null &&
    ONE_YEAR.test(text.slice(a.end, b.start))
  )
    return { ...b, start: a.start, text: text.slice(a.start, b.end) };
  if (a.kind === 'recurring' && b.kind === 'once' && b.date !== null)
    return { ...a, end: b.end, first: b.date };
  if (
    a.kind === 'recurring' &&
    b.kind === 'once' &&
    b.amount !== null &&
    b.unit &&
    FIRST_WITHIN.test(text.slice(a.end, b.start))
  )
    return { ...a, end: b.end, from: { amount: b.amount, unit: b.unit } };
  if (b.kind === 'recurring' && isFirst(a, text.slice(0, a.start), text.slice(a.end, b.start))) {
    const from = a.amount !== null && a.unit ? { amount: a.amount, unit: a.unit } : null;
    return { ...b, start: a.start, first: a.date, from };
  }
  if (a.kind === 'once' && b.kind === 'once' && WHICHEVER.test(text.slice(b.end)))
    return {
      ...a,
      question: `The order says ${text.slice(a.start, b.end).trim()}, whichever comes first or last. Until when is it due?`,
      asks: { kind: 'day', options: [a.date, b.date].filter((date) => date !== null) },
    };
  // "Within 90 days, i.e. by 03.12.2026": the printed day counts.
  if (a.kind === 'once' && a.amount !== null && b.kind === 'once' && b.date !== null)
    return { ...b, start: a.start, text: text.slice(a.start, b.end) };
  if (a.date !== null && b.amount !== null && NAMELY.test(text.slice(a.end, b.start)))
    return { ...a, end: b.end, text: text.slice(a.start, b.end) };
  // How long a paper holds is no deadline.
  if (a.kind === 'once' && a.date !== null && b.kind === 'once' && b.amount !== null) return b;
  if (b.isAdjective && a.cycle && !hasDay(b) && GOES_WITH.test(text.slice(a.end, b.start))) return a;
  if (isOtherPart(a, b, text.slice(a.end, b.start)))
    return withDayFrequency({
      ...a,
      end: b.end,
      text: text.slice(a.start, b.end),
      frequency: null,
      cycle: null,
      monthDays: [...a.monthDays, ...b.monthDays].sort(),
    });
  if (isOtherHalf(a, b, text.slice(a.end, b.start)))
    return { ...a, end: b.end, monthDays: [...a.monthDays, ...b.monthDays].sort() };
  if (((a.kind === 'event' || isOpenDay(a)) && b.kind === 'recurring') || (isOpenDay(a) && b.date !== null))
    return { ...b, start: a.start, text: text.slice(a.start, b.end), ...beforeMonsoon(a, b) };
  // "Yearly and before the monsoon" may be two times a year; "every year before the monsoon" is one.
  if (a.kind === 'recurring' && isOpenDay(b) && /\b(?:and|but|or)\b/i.test(text.slice(a.end, b.start)))
    return {
      ...a,
      end: b.end,
      question: `The order says ${toQuoted(a.text)} and ${toQuoted(b.text)}. On which day does the next one begin?`,
      asks: { kind: 'begins' },
    };
  const closing = withNextMonth(a, b);
  if (closing) return { ...closing, end: b.end, text: text.slice(a.start, b.end), isAdjective: false };
  // "Twice a week - Tuesdays and Fridays", "twice a week, on Monday": the count says more than a day.
  if (b.weekday && (a.cycle?.times ?? 1) > 1 && a.cycle?.unit === 'week')
    return { ...a, end: b.end, text: text.slice(a.start, b.end) };
  // What carries the printed day, or else the phrase rather than the adjective, says when.
  const dayed = hasDay(b) && !hasDay(a) ? b : a;
  const isOpen = a.kind === 'recurring' && a.cycle === null && b.cycle !== null;
  const isNamedMonths = a.cycle?.unit === 'year' && b.month !== null && b.cycle?.unit === 'month';
  const stated =
    isOpen || isNamedMonths || (a.isAdjective && !b.isAdjective && b.kind === 'recurring') ? b : a;
  const main = hasDay(dayed) ? withStatedCycle(dayed, dayed === a ? b : a) : stated;
  const start = Math.min(a.start, b.start);
  const end = Math.max(a.end, b.end);
  const contradiction = findContradiction(a, b, text);
  const asking = (a.question && b.question) || !(hasDay(main) || main.cycle) ? (a.question ? a : b) : main;
  return {
    ...main,
    start,
    end,
    text: b.start - a.end <= NEARBY ? text.slice(start, end) : main.text,
    question: contradiction?.question ?? asking.question,
    asks: contradiction?.asks ?? asking.asks,
    isAdjective: a.isAdjective && b.isAdjective,
  };
};
