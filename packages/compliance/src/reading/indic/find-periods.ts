import type { Span } from '../language/sentences.ts';
import type { Period } from '../periods/types.ts';
import { findIndicDeadlines } from './deadline-rules.ts';
import { type Folded, fold, isIndic, toPattern } from './fold.ts';
import { toParts } from './parts.ts';
import { findIndicRecurrences } from './recurrence-rules.ts';

const hasDay = (period: Period): boolean => period.monthDays.length > 0 || period.dayOfMonth !== null;

/** Two statements of one duty that stand closer than this are quoted as one. */
const NEARBY = 4;

/** A conjunction behind a verb: what follows is another duty. */
const NEXT_DUTY = toPattern('(?:[,;]|\\s(?:एवं|तथा|और|व|आणि|અને|તથા))\\s', 'iu');

/** Whether two periods of a sentence say when of the same duty. */
const areOne = (a: Period, b: Period, text: string, parts: readonly Span[]): boolean => {
  if (a.kind !== 'recurring' || b.kind !== 'recurring') return false;
  // Each verb is of its own duty: "प्रत्येक माह जाँच कराये तथा प्रतिवेदन आगामी माह की 10 तारीख तक भेजे".
  if (parts.some(({ end }) => a.end <= end && end <= b.start)) return false;
  const between = text.slice(a.end, b.start);
  if (hasDay(a) && hasDay(b)) return false;
  if (a.frequency === b.frequency && a.frequency !== null) return true;
  // "त्रैमासिक अहवाल 1 जून पर्यंत": the day is the adjective's.
  if (hasDay(b) || hasDay(a)) return !NEXT_DUTY.test(between) || a.isAdjective;
  // "मासिक रिपोर्ट प्रत्येक तीन माह में": the phrase says more than the adjective.
  return a.isAdjective !== b.isAdjective && !NEXT_DUTY.test(between);
};

const join = (a: Period, b: Period, text: string): Period => {
  const day = hasDay(a) ? a : hasDay(b) ? b : null;
  const often = day ? (day === a ? b : a) : a.isAdjective ? b : a;
  const values =
    day === null
      ? often
      : {
          ...day,
          ...(often.isAdjective && day.monthDays.length === 1
            ? { frequency: often.frequency, cycle: often.cycle }
            : {}),
        };
  const words = day ?? often;
  const isNear = text.slice(a.end, b.start).trim().length <= NEARBY;
  const { start, end } = isNear ? { start: a.start, end: b.end } : words;
  return { ...values, start, end, text: text.slice(start, end), isAdjective: a.isAdjective && b.isAdjective };
};

const toPrinted = (period: Period, { at }: Folded, printed: string): Period => {
  const start = at[period.start] ?? 0;
  const last = at[period.end] ?? printed.length;
  const end = start + printed.slice(start, last).trimEnd().length;
  return { ...period, start, end, text: printed.slice(start, end) };
};

/** The periods in a sentence in an Indian language, one per duty, in order of place. */
export const findIndicPeriods = (sentence: string): Period[] => {
  const folded = fold(sentence);
  const { text } = folded;
  const found: Period[] = [];
  for (const period of [...findIndicDeadlines(text), ...findIndicRecurrences(text)])
    if (!found.some((other) => period.start < other.end && other.start < period.end)) found.push(period);
  found.sort((a, b) => a.start - b.start);
  const parts = toParts(text);
  const merged: Period[] = [];
  for (const period of found) {
    const last = merged.at(-1);
    if (last && areOne(last, period, text, parts)) merged[merged.length - 1] = join(last, period, text);
    else merged.push(period);
  }
  return merged.map((period) => toPrinted(period, folded, sentence));
};

/** What the words of a renewal in an Indian language count back from the end of the order ("60 दिन पूर्व"). */
export const findIndicLeads = (stated: string): Period[] =>
  isIndic(stated) ? findIndicPeriods(`वैध ${stated}`).filter(({ kind }) => kind === 'lead') : [];
