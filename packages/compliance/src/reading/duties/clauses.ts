import type { Period } from '../periods/types.ts';

/** A stretch of a sentence that lays down one duty: its period, and where its words start and end. */
export type Clause = { start: number; end: number; period: Period };

const BOUNDARIES = /;\s*|,?\s(?:and|&|whereas|while|but|however|besides)\s+(?:the\s+)?|,\s+/gi;
const LEADING = /^(?:[;,\s]|and\s|&\s|whereas\s|while\s|but\s|however\s|besides\s)+/i;

const boundaryAfter = (sentence: string, from: number, to: number): number | null => {
  BOUNDARIES.lastIndex = from;
  const strong = [...sentence.slice(from, to).matchAll(BOUNDARIES)];
  // A conjunction or semicolon parts duties better than a comma, which may stand in a list.
  const best = strong.find((m) => !/^,\s+$/.test(m[0])) ?? strong[0];
  return best?.index === undefined ? null : from + best.index;
};

/** Cuts a sentence at the conjunction between two periods; with one period the sentence stays whole. */
export const toClauses = (sentence: string, periods: Period[]): Clause[] => {
  const clauses: Clause[] = [];
  let start = 0;
  periods.forEach((period, at) => {
    const next = periods[at + 1];
    const cut = next ? (boundaryAfter(sentence, period.end, next.start) ?? next.start) : sentence.length;
    const lead = LEADING.exec(sentence.slice(start, cut))?.[0].length ?? 0;
    clauses.push({ start: start + lead, end: cut, period });
    start = cut;
  });
  return clauses;
};
