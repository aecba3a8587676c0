import type { Clause } from '../duties/clauses.ts';
import { toIndicSort } from './duty-rules.ts';
import { findIndicPeriods } from './find-periods.ts';
import { fold, hasKnownScript, isIndic } from './fold.ts';
import { toParts } from './parts.ts';

/** The part of a sentence in its own letters that a place is in. */
const partAt = (sentence: string, at: number) => {
  const folded = fold(sentence);
  const parts = toParts(folded.text).map(({ start, end }) => ({
    start: folded.at[start] ?? 0,
    end: folded.at[end] ?? sentence.length,
    sort: toIndicSort(folded.text.slice(start, end)),
  }));
  return parts.find(({ end }) => at < end) ?? null;
};

/** Whether a sentence in Hindi, Marathi or Gujarati commands something. */
export const hasIndicCommand = (sentence: string): boolean => {
  if (!isIndic(sentence)) return false;
  const { text } = fold(sentence);
  return toParts(text).some(({ start, end }) => toIndicSort(text.slice(start, end)) === 'command');
};

/**
 * The duties of a sentence in Hindi, Marathi or Gujarati, each with its period and its words: those of the part of the
 * sentence with its own verb, of all of the sentence where there is one duty.
 */
export const readIndicSentence = (sentence: string): Clause[] => {
  if (!hasKnownScript(sentence)) return [];
  const periods = findIndicPeriods(sentence);
  const clauses = periods.flatMap((period): Clause[] => {
    const part = partAt(sentence, period.start);
    if (!part || part.sort === 'trap' || part.sort === null) return [];
    // What is only named has a period; a date beside it may be anything.
    if (part.sort === 'activity' && period.kind !== 'recurring') return [];
    return [{ start: part.start, end: part.end, period }];
  });
  return clauses.map((clause, at) => {
    const last = clauses[at - 1];
    const next = clauses[at + 1];
    if (clauses.length === 1) return { ...clause, start: 0, end: sentence.length };
    // Two periods before one verb share its words.
    return {
      ...clause,
      start: last && last.start < clause.start ? clause.start : at === 0 ? 0 : clause.start,
      end: next ? clause.end : sentence.length,
    };
  });
};
