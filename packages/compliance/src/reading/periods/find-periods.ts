import { findDeadlines, findLeads } from './deadlines.ts';
import { findPrintedDays } from './printed-days.ts';
import { findRecurrences } from './recurrence-rules.ts';
import type { Period } from './types.ts';

const BY_DAYS = {
  1: { every: 1, unit: 'year' },
  2: { every: 6, unit: 'month' },
  3: { every: 4, unit: 'month' },
  4: { every: 3, unit: 'month' },
} as const;
const FREQUENCY_BY_DAYS = { 1: 'yearly', 2: 'half_yearly', 3: null, 4: 'quarterly' } as const;

const MONTH_NAMED =
  /\b(?:in|during)\s+(?:the\s+)?(?:month\s+of\s+)?(january|february|march|april|may|june|july|august|september|october|november|december)\b(?!\s*,?\s*\d)/i;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** How often, by the number of printed days in the year. */
const withDayFrequency = (period: Period): Period => {
  const count = period.monthDays.length;
  if (count !== 1 && count !== 2 && count !== 3 && count !== 4) return period;
  if (period.frequency || period.kind !== 'recurring') return period;
  return { ...period, frequency: FREQUENCY_BY_DAYS[count], cycle: { ...BY_DAYS[count], times: 1 } };
};

const isSameCycle = (a: Period, b: Period): boolean =>
  a.cycle !== null && b.cycle !== null && a.cycle.every === b.cycle.every && a.cycle.unit === b.cycle.unit;

const hasDay = (period: Period): boolean =>
  period.monthDays.length > 0 || period.dayOfMonth !== null || period.weekday !== null;

/** Statements of one duty that stand closer than this are quoted as one. */
const NEARBY = 30;

const monthOf = (monthDay: string | undefined): number => Number(monthDay?.slice(0, 2) ?? 0);

/** "half yearly returns by 30th October … and by 30th April": the second day of the same duty. */
const isOtherHalf = (a: Period, b: Period): boolean =>
  a.frequency === 'half_yearly' &&
  a.monthDays.length === 1 &&
  b.monthDays.length === 1 &&
  Math.abs(monthOf(a.monthDays[0]) - monthOf(b.monthDays[0])) === 6;

/** "six monthly report by 1st June": one day is printed, and the word says that there are more. */
const withStatedCycle = (main: Period, other: Period): Period => {
  const isWithinYear = other.cycle?.unit === 'month' && other.cycle.every > 1 && other.cycle.every < 12;
  if (main.monthDays.length !== 1 || !isWithinYear) return main;
  return { ...main, frequency: other.frequency, cycle: other.cycle };
};

const merge = (a: Period, b: Period, text: string): Period => {
  if (isOtherHalf(a, b)) return { ...a, end: b.end, monthDays: [...a.monthDays, ...b.monthDays].sort() };
  if (a.kind === 'event' && b.kind === 'recurring')
    return { ...b, start: a.start, text: text.slice(a.start, b.end) };
  // What carries the printed day, or else the phrase rather than the adjective, says when.
  const dayed = hasDay(b) && !hasDay(a) ? b : a;
  const isOpen = a.kind === 'recurring' && a.cycle === null && b.cycle !== null;
  const stated = isOpen || (a.isAdjective && !b.isAdjective && b.kind === 'recurring') ? b : a;
  const main = hasDay(dayed) ? withStatedCycle(dayed, dayed === a ? b : a) : stated;
  const start = Math.min(a.start, b.start);
  const end = Math.max(a.end, b.end);
  return {
    ...main,
    start,
    end,
    text: b.start - a.end <= NEARBY ? text.slice(start, end) : main.text,
    question:
      a.question && b.question
        ? a.question
        : hasDay(main) || main.cycle
          ? main.question
          : (a.question ?? b.question),
    isAdjective: a.isAdjective && b.isAdjective,
  };
};

const BOUNDARY = /;|,?\s(?:and|&|whereas|while|but|however|besides|also)\s|,\s|\.\s/;

/** A conjunction, and then a verb of its own: another duty follows. */
const OWN_VERB = /(?:;|,?\s(?:and|&|whereas|while|but)\s)[^;]*\b(?:shall|should|must)\b/i;

/** Two statements of one duty ("half yearly … 1st June & 1st December"), as against two duties in one sentence. */
const belongTogether = (a: Period, b: Period, text: string): boolean => {
  const between = text.slice(a.end, b.start);
  const words = between.split(/\s+/).filter(Boolean).length;
  if (a.kind === 'recurring' && b.kind === 'recurring') {
    if (isOtherHalf(a, b)) return true;
    if (isSameCycle(a, b)) {
      // "annual report … and consumed … shall be put up by 30th April" is one duty: the verb belongs to the adjective.
      if (!hasDay(a) && hasDay(b) && !a.isAdjective && OWN_VERB.test(between)) return false;
      if (hasDay(a) && hasDay(b)) return words <= 3 && a.monthDays.join() === b.monthDays.join();
      return true;
    }
    // "monthly for level and quarterly for quality"
    if (/\bfor\b.*(?:,|\band\b|&)/i.test(between)) return false;
    if (words <= 3 && !/\b(?:shall|be|and)\b|[;&]/.test(between)) return true;
    if (!hasDay(a) && hasDay(b) && a.isAdjective && !/\bshall\b/.test(between)) return true;
    return !BOUNDARY.test(between) && words <= 12;
  }
  if (a.kind === 'recurring' && b.kind === 'once') {
    if (b.date !== null || /\bshall\b|;/.test(between)) return false;
    return a.isAdjective || (words <= 6 && !/\b(?:and|&)\b/.test(between));
  }
  // "15 days prior to the start of the season every year" is one duty of every year.
  if (a.kind === 'event' && b.kind === 'recurring' && /before|prior|advance|ahead/i.test(a.text))
    return words <= 10 && !/\b(?:shall|and|or)\b|[;,&]/.test(between);
  if (a.kind === b.kind && a.kind === 'lead') return true;
  // "a plan within 30 days … to reach zero discharge by 31.03.2026": the second date is the aim, not the duty.
  if (a.kind === 'once' && b.kind === 'once' && b.date !== null) return !BOUNDARY.test(between);
  return words <= 2 && a.kind === b.kind && a.kind !== 'once';
};

/** "annually in the month of December": the month is kept, to anchor the schedule. */
const withMonth = (period: Period, sentence: string): Period => {
  if (period.kind !== 'recurring' || period.frequency !== 'yearly' || hasDay(period)) return period;
  const name = MONTH_NAMED.exec(sentence)?.[1]?.toLowerCase();
  return name ? { ...period, month: MONTHS.indexOf(name) + 1 } : period;
};

const ITS_CLOSE =
  /^\s*(?:of|from|after)\s+(?:its|their|such|that|the\s+said)\s+(?:close|end|completion|expiry)|^\s*thereof/i;

/** "for every quarter, within ten days of its close": the days count from the ends of the quarters. */
const withOwnClose = (found: Period[], sentence: string): Period[] =>
  found.map((period, at) => {
    const last = found[at - 1];
    if (period.kind !== 'once' || last?.kind !== 'recurring' || !ITS_CLOSE.test(sentence.slice(period.end)))
      return period;
    const span = {
      monthly: 'month',
      quarterly: 'quarter',
      half_yearly: 'half-year',
      yearly: 'financial year',
    }[String(last.frequency)];
    const closing = span ? findPrintedDays(`${period.text} of the end of every ${span}`)[0] : undefined;
    return closing
      ? withDayFrequency({ ...closing, start: period.start, end: period.end, text: period.text })
      : period;
  });

/** Most sentences say nothing of time: one look spares them all the rules. */
const HINT =
  /da(?:il)?y|week|fort\s?night|month|quart|year|annu|bienn|once|twice|thrice|season|monsoon|rains|winter|summer|hour|shift|before|prior|advance|\d[./-]\d|\d\W{0,2}(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|january|february|march|april|\bmay\b|june|july|august|september|october|november|december/i;

/** The periods in a sentence, one per duty, in order of place. */
export const findPeriods = (sentence: string): Period[] => {
  if (!HINT.test(sentence)) return [];
  const found: Period[] = [];
  const groups = [
    findLeads(sentence),
    findPrintedDays(sentence),
    findRecurrences(sentence),
    findDeadlines(sentence),
  ];
  for (const period of groups.flat()) {
    if (!found.some((other) => period.start < other.end && other.start < period.end))
      found.push(withDayFrequency(period));
  }
  found.sort((a, b) => a.start - b.start);
  const merged: Period[] = [];
  for (const period of withOwnClose(found, sentence)) {
    const last = merged.at(-1);
    if (last && belongTogether(last, period, sentence))
      merged[merged.length - 1] = merge(last, period, sentence);
    else merged.push(period);
  }
  return merged.map((period) => withMonth(period, sentence));
};
