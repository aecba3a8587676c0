import { parseMonth } from '../language/dates.ts';
import { findDeadlines } from './deadline-rules.ts';
import { findEvents } from './event-rules.ts';
import { findLeads } from './lead-rules.ts';
import {
  belongTogether,
  hasDay,
  isOpenDay,
  isOtherHalf,
  isOtherPart,
  MERGE_RULES,
  type MergeRule,
  OWN_VERB,
} from './merge-rules.ts';
import { MONTH_NAME } from './month-names.ts';
import { PHASE_RULES, type PhaseRule, withPhases } from './phase-rules.ts';
import { findPrintedDays } from './printed-days.ts';
import { findRecurrences } from './recurrence-rules.ts';
import { type Period, toPeriod } from './types.ts';

const BY_DAYS = {
  1: { every: 1, unit: 'year' },
  2: { every: 6, unit: 'month' },
  3: { every: 4, unit: 'month' },
  4: { every: 3, unit: 'month' },
} as const;
const FREQUENCY_BY_DAYS = { 1: 'yearly', 2: 'half_yearly', 3: null, 4: 'quarterly' } as const;

const MONTH_NAMED = new RegExp(
  `\\b(?:in|during)\\s+(?:the\\s+)?(?:month\\s+of\\s+)?(${MONTH_NAME})\\b(?!\\s*,?\\s*\\d)`,
  'i',
);

/** How often, by the number of printed days in the year. */
const withDayFrequency = (period: Period): Period => {
  const count = period.monthDays.length;
  if (count !== 1 && count !== 2 && count !== 3 && count !== 4) return period;
  if (period.frequency || period.kind !== 'recurring') return period;
  return { ...period, frequency: FREQUENCY_BY_DAYS[count], cycle: { ...BY_DAYS[count], times: 1 } };
};

/** Statements of one duty that stand closer than this are quoted as one. */
const NEARBY = 30;

/** "six monthly report by 1st June": one day is printed, and the word says that there are more. */
const withStatedCycle = (main: Period, other: Period): Period => {
  const isWithinYear = other.cycle?.unit === 'month' && other.cycle.every > 1 && other.cycle.every < 12;
  if (main.monthDays.length !== 1 || !isWithinYear) return main;
  const { frequency, cycle, question, asks } = other;
  return { ...main, frequency, cycle, question, asks };
};

/** One year that a yearly paper is for: "annual return for the FY 2023-24". */
const ONE_YEAR = /\b(?:FY|financial\s+year|year|period)\W*(?:19|20)\d{2}\b/i;

const merge = (a: Period, b: Period, text: string): Period => {
  if (a.kind === 'lead' && b.kind === 'once')
    return { ...b, start: a.start, text: text.slice(a.start, b.end) };
  if (
    a.kind === 'recurring' &&
    b.kind === 'once' &&
    b.date !== null &&
    ONE_YEAR.test(text.slice(a.end, b.start))
  )
    return { ...b, start: a.start, text: text.slice(a.start, b.end) };
  if (a.kind === 'recurring' && b.kind === 'once' && b.date !== null)
    return { ...a, end: b.end, first: b.date };
  if (isOtherPart(a, b, text.slice(a.end, b.start)))
    return withDayFrequency({
      ...a,
      end: b.end,
      text: text.slice(a.start, b.end),
      frequency: null,
      cycle: null,
      monthDays: [...a.monthDays, ...b.monthDays].sort(),
    });
  if (isOtherHalf(a, b)) return { ...a, end: b.end, monthDays: [...a.monthDays, ...b.monthDays].sort() };
  if ((a.kind === 'event' || isOpenDay(a)) && b.kind === 'recurring')
    return { ...b, start: a.start, text: text.slice(a.start, b.end) };
  // What carries the printed day, or else the phrase rather than the adjective, says when.
  const dayed = hasDay(b) && !hasDay(a) ? b : a;
  const isOpen = a.kind === 'recurring' && a.cycle === null && b.cycle !== null;
  const isNamedMonths = a.cycle?.unit === 'year' && b.month !== null && b.cycle?.unit === 'month';
  const stated =
    isOpen || isNamedMonths || (a.isAdjective && !b.isAdjective && b.kind === 'recurring') ? b : a;
  const main = hasDay(dayed) ? withStatedCycle(dayed, dayed === a ? b : a) : stated;
  const start = Math.min(a.start, b.start);
  const end = Math.max(a.end, b.end);
  const asking = (a.question && b.question) || !(hasDay(main) || main.cycle) ? (a.question ? a : b) : main;
  return {
    ...main,
    start,
    end,
    text: b.start - a.end <= NEARBY ? text.slice(start, end) : main.text,
    question: asking.question,
    asks: asking.asks,
    isAdjective: a.isAdjective && b.isAdjective,
  };
};

/** "annually in the month of December": the month is kept, to anchor the schedule. */
const withMonth = (period: Period, sentence: string): Period => {
  if (period.kind !== 'recurring' || period.frequency !== 'yearly' || hasDay(period)) return period;
  const name = MONTH_NAMED.exec(sentence)?.[1];
  return name ? { ...period, month: parseMonth(name) } : period;
};

const ITS_CLOSE =
  /^\s*(?:of|from|after)\s+(?:(?:its|their|such|that|the\s+said)\s+(?:close|end|completion|expiry)|(?:the\s+)?(?:close|end|completion|expiry)\s+of\s+(?:(?:the|each|every|that|such)\s+)?(?:said\s+|respective\s+|reporting\s+)?period)|^\s*thereof/i;

/** The halves of the calendar year, where they are printed. */
const HALVES = /\bjan(?:uary)?\s*(?:to|-|–)\s*june?\b/i;

/** A time limit without a date of its own. */
const isSpan = (period: Period): boolean => period.kind === 'once' || period.kind === 'event';

/** "for every quarter, within ten days of its close": the days count from the ends of the quarters. */
const withOwnClose = (found: Period[], sentence: string): Period[] =>
  found.map((period, at) => {
    const last = found[at - 1];
    if (
      !isSpan(period) ||
      last?.kind !== 'recurring' ||
      found.slice(0, at).some(({ month }) => month !== null) ||
      !ITS_CLOSE.test(sentence.slice(period.end))
    )
      return period;
    const span = {
      monthly: 'month',
      quarterly: 'quarter',
      half_yearly: 'half-year',
      yearly: 'financial year',
    }[String(last.frequency)];
    const named = HALVES.exec(sentence)?.[0] ?? '';
    const closing = span
      ? findPrintedDays(`${named} ${period.text} of the end of every ${span}`)[0]
      : undefined;
    return closing
      ? withDayFrequency({ ...closing, start: period.start, end: period.end, text: period.text })
      : period;
  });

/** What comes of an act, and is told afterwards: "…, and the results shall be submitted within 7 days". */
const RESULT =
  /(?:\band\b|&|,|;)\s*(?:\w+\W+){0,4}?(?:reports?|results?|findings|certificates?|cop(?:y|ies)|data|same|deviations?|exceedances?|observations?|outcomes?|readings?|minutes)\b[^.;]*\b(?:submit|sen[dt]|furnish|upload|forward|report|intimat|inform)|(?:\band\b|&|,|;)\s*(?:(?:shall|should|must|also|to)\s+)*(?:submit|send|furnish|upload|forward|report|put\s+up)\s+(?:(?:the|its|their|such|said)\s+)?(?:\w+\s+){0,2}?(?:reports?|results?|findings|certificates?|cop(?:y|ies)|data|same|observations?)\b/i;
const BARE_SPAN = /^(?:within|not\s+later\s+than|no\s+later\s+than)\b[^,;]*\b(?:days?|weeks?|months?)$/i;

/** "tested quarterly, and the results shall be submitted within 7 days": counted from each test, not from the order. */
const withResults = (found: Period[], sentence: string): Period[] =>
  found.map((period, at) => {
    const last = found[at - 1];
    const isResult =
      last?.kind === 'recurring' &&
      period.kind === 'once' &&
      period.amount !== null &&
      BARE_SPAN.test(period.text) &&
      RESULT.test(sentence.slice(last.end, period.start));
    return isResult ? toPeriod(period, 'event') : period;
  });

/** Whether the second of two statements has a verb of its own. */
const isOwnDuty = ([first, second]: [Period, Period], sentence: string): boolean =>
  OWN_VERB.test(sentence.slice(first.end, second.start)) ||
  (first.end < second.start && /;/.test(sentence.slice(first.end, second.start)));

/** An event that opens its sentence: "Whenever …", "In case of …". The words behind it speak of that alone. */
const OPENS = /^(?:whenever|as\s+and\s+when|(?:every|each)\s+time|in\s+(?:the\s+)?(?:case|event)\s+of)\b/i;
const OF_ORDER = /\b(?:order|consent|letter|issue|authori[sz]ation|clearance)\b/i;

/** "Any change shall be told within a week": what happens, and is told then. Leaves "every tank". */
const ANY_HAPPENING =
  /(?:^|[.,;]|\band)\s*(?:any|every|each|all)\s+(?:the\s+)?(?:(?:such|further|subsequent|other|major|minor|accidental|unusual)\s+)*(?:change|modification|alteration|addition|deviation|accident|incident|spill(?:age)?|leak(?:age)?|break\s?down|failure|malfunction|exceedance|excess|complaint|damage|mishap|upset|fire|injury|death|stoppage|shut\s?down|closure|transfer|disposal|sale|violation|defect|fault|discharge|disruption|interruption|increase)s?\b(?:(?!\b(?:and|but)\b[^.;]*\b(?:shall|should|must)\b)[^.;])*$/i;

/** "In case a value exceeds, the waste shall be … within 7 days". Leaves "if not done already". */
const IN_CASE =
  /(?:^|[.;])\s*(?:and\s+)?(?:in\s+case|in\s+the\s+event|if|whenever|when)\b(?![^,]*\b(?:not|already|required|desires?|wish(?:es)?|order|consent)\b)[^.;,]{6,120},[^.;]*\b(?:shall|should|must)\b[^.;]*$/i;

/**
 * A time limit beside an event counts from it: "Whenever the ownership changes the Board shall be informed within 30
 * days". Leaves one that names the order, or has a date or a verb of its own.
 */
const fromEvent = (period: Period, events: readonly Period[], sentence: string): Period =>
  period.kind === 'once' &&
  period.date === null &&
  !OF_ORDER.test(period.text) &&
  (ANY_HAPPENING.test(sentence.slice(0, period.start)) ||
    IN_CASE.test(sentence.slice(0, period.start)) ||
    events.some(
      (event) =>
        event.start < period.start && OPENS.test(event.text) && !isOwnDuty([event, period], sentence),
    ))
    ? { ...period, kind: 'event', amount: null, unit: null }
    : period;

/** Most sentences say nothing of time: one look spares them all the rules. */
const HINT =
  /da(?:il)?y|week|fort\s?night|month|quart|year|annu|bienn|once|twice|thrice|season|monsoon|rains|winter|summer|hour|shift|morning|evening|night|before|prior|advance|\d[./-]\d|\d\W{0,2}(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|january|february|march|april|\bmay\b|june|july|august|september|october|november|december/i;

/** The periods in a sentence, one per duty, in order of place. */
export const findPeriods = (
  sentence: string,
  {
    merges = MERGE_RULES,
    phases = PHASE_RULES,
  }: { merges?: readonly MergeRule[]; phases?: readonly PhaseRule[] } = {},
): Period[] => {
  if (!HINT.test(sentence)) return findEvents(sentence).slice(0, 1);
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
  // An event beside a time limit in the same breath is what the limit counts from.
  const events = findEvents(sentence);
  const alone = events.filter((event) =>
    found.every((other) => isOwnDuty(other.start < event.start ? [other, event] : [event, other], sentence)),
  );
  const counted = found.map((period) => fromEvent(period, events, sentence));
  counted.push(...alone.slice(0, 1));
  counted.sort((a, b) => a.start - b.start);
  const merged: Period[] = [];
  for (const period of withOwnClose(counted, sentence)) {
    const last = merged.at(-1);
    if (last && belongTogether(last, period, sentence, merges))
      merged[merged.length - 1] = merge(last, period, sentence);
    else merged.push(period);
  }
  return withPhases(
    withResults(merged, sentence).map((period) => withMonth(period, sentence)),
    sentence,
    phases,
  );
};
