import { findIndicPeriods } from '../indic/find-periods.ts';
import { isIndic } from '../indic/fold.ts';
import { parseMonth } from '../language/dates.ts';
import { belongTogether } from './belong-together.ts';
import { withClarified } from './clarified.ts';
import { findDeadlines } from './deadline-rules.ts';
import { findEvents } from './event-rules.ts';
import { fromEvent, isOwnDuty, withOwnVerbs } from './from-event.ts';
import { findLeads } from './lead-rules.ts';
import { merge, withDayFrequency } from './merge.ts';
import type { MergeRule } from './merge-rule.ts';
import { MONTH_NAME } from './month-names.ts';
import { withNextMonths, withOwnCloses, withRespectiveDays } from './own-closes.ts';
import { hasDay } from './pairs.ts';
import { PHASE_RULES, type PhaseRule, withPhases } from './phase-rules.ts';
import { findPrintedDays } from './printed-days.ts';
import { findRecurrences } from './recurrence-rules.ts';
import type { SeasonMonthRule } from './season-month-rules.ts';
import { withSeasonMonths } from './season-months.ts';
import { withEnds, withFirstDays, withLaterYears } from './series-days.ts';
import { type Period, toPeriod } from './types.ts';

const MONTH_NAMED = new RegExp(
  `\\b(?:in|during)\\s+(?:the\\s+)?(?:month\\s+of\\s+)?(${MONTH_NAME})\\b(?!\\s*,?\\s*\\d)`,
  'i',
);

/** "annually in the month of December": the month is kept, to anchor the schedule. */
const withMonth = (period: Period, sentence: string): Period => {
  if (period.kind !== 'recurring' || period.frequency !== 'yearly' || hasDay(period)) return period;
  const name = MONTH_NAMED.exec(sentence)?.[1];
  return name ? { ...period, month: parseMonth(name) } : period;
};

const ITS_CLOSE =
  /^\s*(?:from|after)\s+(?:it|that|the\s+same)\s+(?:ends|closes|is\s+over|has\s+ended)\b|^\s*(?:of|from|after)\s+(?:(?:its|their|such|that|the\s+said)\s+(?:close|closing|end|completion|expiry)|(?:the\s+)?(?:close|end|completion|expiry)\s+of\s+(?:(?:the|each|every|that|such)\s+)?(?:said\s+|respective\s+|reporting\s+)?period)|^\s*thereof/i;

/** "seven days after it ends": the words of an event that is the end of what was named before. */
const AFTER_IT_ENDS =
  /\s+(?:from|after)\s+(?:it|that|the\s+same)\s+(?:ends|closes|is\s+over|has\s+ended)$|\s+(?:of|from|after)\s+its\s+closing$/i;

/** "On completion of each quarter, …": what the days behind it count from. */
const AT_CLOSE = /\b(?:on|upon|after|at)\s+(?:the\s+)?(?:completion|end|close|expiry)\s+of\s+(?:the\s+)?$/i;

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
      !(
        ITS_CLOSE.test(sentence.slice(period.end)) ||
        AFTER_IT_ENDS.test(period.text) ||
        (BARE_SPAN.test(period.text) && AT_CLOSE.test(sentence.slice(0, last.start)))
      )
    )
      return period;
    if (
      /^\s*thereof/i.test(sentence.slice(period.end)) &&
      /\band\b/i.test(sentence.slice(last.end, period.start))
    )
      return period;
    const span = {
      monthly: 'month',
      quarterly: 'quarter',
      half_yearly: 'half-year',
      yearly: /calendar/i.test(last.text) ? 'calendar year' : 'financial year',
    }[String(last.frequency)];
    const named = HALVES.exec(sentence)?.[0] ?? '';
    const closing = span
      ? findPrintedDays(`${named} ${period.text.replace(AFTER_IT_ENDS, '')} of the end of every ${span}`)[0]
      : undefined;
    return closing
      ? withDayFrequency({ ...closing, start: period.start, end: period.end, text: period.text })
      : period;
  });

/** What comes of an act, and is told afterwards: "…, and the results shall be submitted within 7 days". */
const RESULT =
  /(?:\band\b|&|,|;)\s*(?:\w+\W+){0,4}?(?:reports?|results?|findings|certificates?|cop(?:y|ies)|data|same|deviations?|exceedances?|observations?|outcomes?|readings?|minutes)\b[^.;]*\b(?:submit|sen[dt]|furnish|upload|forward|report|intimat|inform|communicat|circulat|shared|display|put\s+up|laid|placed|filed?\b)|(?:\band\b|&|,|;)\s*(?:(?:the\s+)?(?:\w+\s+){1,2}?(?:shall|should|must)\s+|(?:(?:shall|should|must|also|to)\s+)*)(?:submit|send|furnish|upload|forward|report|put\s+up)\s+(?:(?:the|its|their|such|said)\s+)?(?:\w+\s+){0,2}?(?:reports?|results?|findings|certificates?|cop(?:y|ies)|data|same|observations?|outcomes?|deviations?|exceedances?|minutes)\b/i;
const BARE_SPAN =
  /^(?:within|not\s+later\s+than|no\s+later\s+than)\b[^,;]*\b(?:days?|weeks?|fortnight|months?)$/i;

/** "tested quarterly, and the results shall be submitted within 7 days": counted from each test, not from the order. */
const withResults = (found: Period[], sentence: string): Period[] =>
  found.map((period, at) => {
    const last = found[at - 1];
    if (
      last?.kind === 'once' &&
      period.kind === 'once' &&
      period.amount !== null &&
      /\bnext\b/i.test(period.text)
    )
      return toPeriod(period, 'event');
    const isResult =
      last?.kind === 'recurring' &&
      period.kind === 'once' &&
      period.amount !== null &&
      BARE_SPAN.test(period.text) &&
      RESULT.test(sentence.slice(last.end, period.start));
    return isResult ? toPeriod(period, 'event') : period;
  });

/** Most sentences say nothing of time: one look spares them all the rules. */
const HINT =
  /da(?:il)?y|week|fort\s?night|month|quar?t|year|annu|ennial|once|twice|thrice|season|monsoon|rains|winter|summer|sowing|harvest|hour|\bhrs?\b|shift|\b[hq]-?1\b|\b(?:qtr|mth|wk|yr)|\b[qm]['’]ly|morning|evening|night|\b(?:odd|even)\b|\binst\b|instant|\bprox|before|prior|advance|\d[./-]\d|\d\W{0,2}(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\W{1,3}\d|january|february|march|april|\bmay\b|june|july|august|september|october|november|december|\bend\s+of\s+20\d\d|\b(?:in|during|every|each)\s+(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|\bF\.?Y\b/i;

/** Lists of rules other than the reader's own. */
type OtherRules = {
  merges?: readonly MergeRule[];
  phases?: readonly PhaseRule[];
  seasons?: readonly SeasonMonthRule[];
};

const readPeriods = (sentence: string, { merges, phases = PHASE_RULES, seasons }: OtherRules): Period[] => {
  if (isIndic(sentence)) return findIndicPeriods(sentence);
  if (!HINT.test(sentence)) return withOwnVerbs(findEvents(sentence), sentence);
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
  const settled = withClarified(found, sentence);
  // An event beside a time limit in the same breath is what the limit counts from.
  const events = findEvents(sentence);
  const alone = events.filter((event) =>
    settled.every((other) =>
      isOwnDuty(other.start < event.start ? [other, event] : [event, other], sentence),
    ),
  );
  const happened = [...events, ...settled.filter(({ kind }) => kind === 'event')];
  const counted = settled.map((period) => fromEvent(period, happened, sentence));
  counted.push(...withOwnVerbs(alone, sentence));
  counted.sort((a, b) => a.start - b.start);
  const merged: Period[] = [];
  for (const period of withOwnClose(
    withRespectiveDays(withOwnCloses(withEnds(counted, sentence), sentence), sentence),
    sentence,
  )) {
    const last = merged.at(-1);
    if (last && belongTogether(last, period, sentence, merges))
      merged[merged.length - 1] = merge(last, period, sentence);
    else merged.push(period);
  }
  const dated = withFirstDays(withNextMonths(withLaterYears(merged, sentence)), sentence);
  const anchored = withResults(dated, sentence).map((period) => withMonth(period, sentence));
  return withPhases(withSeasonMonths(anchored, sentence, seasons), sentence, phases);
};

/** How many sentences are remembered twice over: those of a long order, which are read once more to say why. */
const LATEST = 500;
let latest = new Map<string, Period[]>();
let earlier = latest;

const remember = (sentence: string, periods: Period[]): Period[] => {
  if (latest.size >= LATEST) {
    earlier = latest;
    latest = new Map();
  }
  latest.set(sentence, periods);
  return periods;
};

/** The periods in a sentence, one per duty, in order of place. */
export const findPeriods = (sentence: string, rules?: OtherRules): Period[] =>
  rules
    ? readPeriods(sentence, rules)
    : (latest.get(sentence) ?? remember(sentence, earlier.get(sentence) ?? readPeriods(sentence, {})));
