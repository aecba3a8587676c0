import { findMatches } from '../language/search.ts';
import { ADVERB } from '../periods/adverbs.ts';
import { findNextThing } from '../periods/next-thing.ts';
import { hasDay, isSameCycle } from '../periods/pairs.ts';
import type { Period } from '../periods/types.ts';

/**
 * A stretch of a sentence that lays down one duty: its period, and where its words start and end. `beside`: where the
 * adjectives of several duties stand next to each other ("quarterly and annual returns"), which share their words.
 */
export type Clause = { start: number; end: number; period: Period; beside?: { start: number; end: number } };

const BOUNDARIES = /;|,?\s(?:and|&|whereas|while|but|however|besides)\s|,\s/gi;
/** What an act is for: "a plan to reach zero discharge by 31.03.2027". */
const AIM = /\s(?=(?:to\s+(?!the\b|an?\b|be\b)[a-z]|for\s+[a-z]+ing\b|so\s+as\s+to\b))/i;
const LEADING = /^(?:[;,\s]|and\s|&\s|whereas\s|while\s|but\s|however\s|besides\s)+/i;

/** "…, with a monthly summary to be sent": what opens the part of the next period. */
const WITH_NEXT = /,\s+with\s+(?:(?:(?:an?|the|its)\s+)?$|[^,;]*\b(?:to\s+be|being)\s[^,;]*$)/i;

/** " (ii) stack": the next item of a list. */
const NEXT_ITEM = /(?<![;,])\s(?=(?:\(?(?:[ivx]{1,4}|[b-h])|\(\d{1,2})\)\s+[A-Za-z])/gi;

/** "screens, oil traps and settling tanks ": a list and at most what becomes of it, up to the next period. */
const LIST_AHEAD =
  /^(?:(?:(?!\b(?:shall|should|must|will|to|which|that|be)\b)[\w()./&-]+\s*){1,5},\s+)+(?:(?!\b(?:shall|should|must|will|to|which|that|be|and)\b)[\w()./&-]+\s+){1,5}(?:and|&)\s+(?:(?!\b(?:shall|should|must|will|the|its|their|all|to|which|that|be|is|are)\b)[\w()./&-]+\s+){1,5}(?:(?:shall|should|must|will)\s+(?:also\s+)?be\s+(?:[a-z]{3,}ed|done|sent|kept|carried\s+out)\s+)?$/i;

const boundaryAfter = (sentence: string, from: number, to: number): number | null => {
  const strong = findMatches(BOUNDARIES, sentence.slice(from, to));
  // The duty that follows has a verb of its own; a conjunction parts duties better than a comma, which may stand in a list.
  const isComma = (m: RegExpExecArray) => m[0].trim() === ',';
  const opensDuty = (m: RegExpExecArray) =>
    /^[^,;]{0,160}\b(?:shall|should|must)\b/i.test(sentence.slice(from + m.index + m[0].length));
  // "SO2 and NOx monitoring and the samples shall": an article opens the subject of the next.
  const opensNoun = (m: RegExpExecArray) =>
    /^\s*(?:the|an?|its|their)\s/i.test(sentence.slice(from + m.index + m[0].length)) ||
    /\bthe\s*$/i.test(m[0]);
  const opensParticiple = (m: RegExpExecArray) =>
    /^\s*(?:the|all|its)\s+(?:[\w-]+\s+){1,3}(?:[a-z]{3,}ed|sent|kept)\s+and\b/i.test(
      sentence.slice(from + m.index + m[0].length),
    );
  // "for PM10, SO2 and NOx and the results uploaded": what has a participle of its own.
  const opensDone = (m: RegExpExecArray) =>
    /^\s*(?:(?:the|its|an?)\s+)?(?:(?!(?:and|of|in|at|to|for|by|with)\b)[\w-]+\s+){1,3}(?:be\s+)?(?:[a-z]{3,}ed|sent|kept)(?=\s*(?:$|,|\b(?:to|in|on|at|by|with|every|each|once)\b))/i.test(
      sentence.slice(from + m.index + m[0].length, to),
    );
  // "dosing, permeate and reject and send an extract": a paper is sent.
  const sends = (m: RegExpExecArray) =>
    /^\s*(?:also\s+)?(?:send|submit|furnish|forward|upload|file|mail)\s+(?:the|an?|its|their|it|them)\b/i.test(
      sentence.slice(from + m.index + m[0].length),
    );
  // "recorded hourly, and BOD, COD and oil and grease shall be analysed": a whole list behind the period.
  const atOnce = strong.find((m) => m.index === 0 && LIST_AHEAD.test(sentence.slice(from + m[0].length, to)));
  if (atOnce) return from;
  const item = findMatches(NEXT_ITEM, sentence.slice(from, to)).at(-1);
  if (item) return from + item.index;
  const thing = findNextThing(sentence.slice(from, to));
  if (thing !== null) return from + thing;
  const withNext = WITH_NEXT.exec(sentence.slice(from, to));
  if (withNext) return from + withNext.index;
  const semicolon = strong.findLast((m) => m[0] === ';');
  // A comma right before the next period opens its part: "for BOD and TSS, monthly for coliform".
  const next = strong.findLast((m) => from + m.index + m[0].length === to);
  const best =
    (next && !strong.some((m) => !isComma(m) && opensDuty(m)) ? next : undefined) ??
    strong.findLast(
      (m) => !isComma(m) && opensDuty(m) && opensNoun(m) && m.index >= (semicolon?.index ?? 0),
    ) ??
    strong.find((m) => !isComma(m) && opensDuty(m) && m.index >= (semicolon?.index ?? 0)) ??
    semicolon ??
    strong.find((m) => opensParticiple(m)) ??
    strong.find((m) => !isComma(m) && opensDone(m)) ??
    strong.find((m) => !isComma(m) && sends(m)) ??
    // A comma before the conjunction parts more than a conjunction in a list.
    strong.findLast((m) => /^,\s*(?:and|&)/.test(m[0])) ??
    strong.find((m) => !isComma(m)) ??
    strong[0];
  if (best?.index !== undefined) return from + best.index;
  const aim = sentence.slice(from, to).search(AIM);
  return aim < 0 ? null : from + aim;
};

/** "quarterly and annual returns", "monthly, quarterly and annual returns": what stands between. */
const SIDE_BY_SIDE = /^\s*(?:and|&|\/|as\s+well\s+as)\s*$/i;
/** Nothing but an adverb or adjective of frequency. */
const BARE = new RegExp(`^${ADVERB}$`, 'i');
const FIRST_WORDS = new RegExp(`^${ADVERB}`, 'i');
/** A verb right before the first belongs to it alone: "monitored daily and monthly reports sent". */
const DONE = /(?:ed|en|out|up|done|sent|kept|basis)\s*$/i;

/** Whether two adjectives describe one noun. */
const areBeside = (a: Period, b: Period | undefined, sentence: string): boolean =>
  b !== undefined &&
  a.kind === 'recurring' &&
  b.kind === 'recurring' &&
  b.isAdjective &&
  BARE.test(a.text) &&
  SIDE_BY_SIDE.test(sentence.slice(a.end, b.start)) &&
  !DONE.test(sentence.slice(0, a.start));

/**
 * "The returns shall be filed every year:", before items that are as often, each with its day: how often is said of them,
 * and the head is no duty of its own.
 */
export const withoutHead = (clauses: Clause[], sentence: string, items: readonly Clause[]): Clause[] =>
  clauses.filter(
    ({ period, end }) =>
      !(
        period.kind === 'recurring' &&
        !hasDay(period) &&
        /^\s*:\s*-?\s*$/.test(sentence.slice(period.end, end)) &&
        items.some((item) => hasDay(item.period) && isSameCycle(item.period, period))
      ),
  );

/** Cuts a sentence at the conjunction between two periods; with one period the sentence stays whole. */
export const toClauses = (sentence: string, periods: Period[]): Clause[] => {
  const clauses: Clause[] = [];
  let start = 0;
  let open: Period[] = [];
  periods.forEach((period, at) => {
    const next = periods[at + 1];
    open.push(period);
    if (areBeside(period, next, sentence)) return;
    const end = next ? (boundaryAfter(sentence, period.end, next.start) ?? next.start) : sentence.length;
    const lead = LEADING.exec(sentence.slice(start, end))?.[0].length ?? 0;
    const adjective = FIRST_WORDS.exec(period.text)?.[0] ?? period.text;
    const beside =
      open.length > 1 ? { start: open[0]?.start ?? start, end: period.start + adjective.length } : undefined;
    for (const each of open)
      clauses.push({ start: start + lead, end, period: each, ...(beside ? { beside } : {}) });
    open = [];
    start = end;
  });
  return clauses;
};
