import { MAY_BE_NUMBERED, NUMBERING_RULES } from './numbering-rules.ts';
import type { TextLine } from './text-line.ts';

/** How far a number may run ahead of the last one, where one between was not recognised. */
const LARGEST_STEP = 3;

/** Whether the next number stands below a line, at its margin. */
const isFollowed = (value: number, { x0 }: TextLine, later: readonly TextLine[]): boolean => {
  const next = new RegExp(`^\\(?${value + 1}[.)]+\\s`);
  return later.some((line) => Math.abs(line.x0 - x0) < 3 && next.test(line.text));
};

/** Whether a capital follows on the last one, or is an A with a B below it. */
const isNextCapital = (
  label: string,
  lastCapital: string,
  { x0 }: TextLine,
  later: readonly TextLine[],
): boolean =>
  label === 'A'
    ? later.some((line) => Math.abs(line.x0 - x0) < 3 && /^B\.\s+[A-Z]/.test(line.text))
    : lastCapital !== '' && label.charCodeAt(0) === lastCapital.charCodeAt(0) + 1;

/**
 * Recognises the numbers of conditions in all the styles of the boards: `1.`, `1)`, `3.1`, `A]`, `xvii.`, `a)`,
 * `3(a).`, `Condition 1)`, `(अ)`, `क.`. An integer must follow on the last one at the margin, so that "1. 6 acres" at the start of
 * a line is no condition. The first of an order may be any that the next one follows: the page with those before it may be
 * missing, or was not read.
 */
export const createNumbering = (rules = NUMBERING_RULES) => {
  let last = 0;
  let lastAbove = 0;
  let margin: number | null = null;
  let parent = '';
  let lastCapital = '';
  let hasBegun = false;
  const isPlausible = (value: number, line: TextLine, later: readonly TextLine[]): boolean => {
    const restarts = value === 1 && (margin === null || line.x0 <= margin + 6);
    const follows = value > last && value <= last + LARGEST_STEP;
    // A number that stands alone before hanging text, at the margin of its neighbours, is one even after a gap.
    const hangs = line.cells.length === 2 && /^\(?\d{1,3}[.)]+$/.test(line.cells[0]?.text ?? '');
    if (hangs && value > last && value <= last + 12 && (margin === null || Math.abs(line.x0 - margin) < 6))
      return true;
    const isAtMargin = margin !== null && Math.abs(line.x0 - margin) < 3;
    if (isAtMargin && value > last && value <= last + 12 && /^\S+\s+[A-Z]/.test(line.text)) return true;
    // "SCHEDULE II" above "8.": the numbers of some orders run on through their parts.
    if (last === 0 && value > lastAbove && value <= lastAbove + LARGEST_STEP) return true;
    if (restarts || (follows && (margin === null || Math.abs(line.x0 - margin) < 14))) return true;
    return !hasBegun && isFollowed(value, line, later);
  };
  return {
    startSection: (): void => {
      lastAbove = Math.max(last, lastAbove);
      last = 0;
      margin = null;
      parent = '';
      lastCapital = '';
    },
    /**
     * The number that the line starts with, below its parent ("23 a"), or null.
     * @param later the lines below it
     */
    findNumber: (line: TextLine, later: readonly TextLine[] = []): string | null => {
      if (!MAY_BE_NUMBERED.test(line.text)) return null;
      for (const rule of rules) {
        const found = rule.read(line.text);
        if (!found) continue;
        const { label, rest, isInteger, isCapital } = found;
        if (rest.trim() === '' && line.cells.length < 2) continue;
        if (isCapital) {
          if (!isNextCapital(label, lastCapital, line, later)) continue;
          lastCapital = label;
          return label;
        }
        if (isInteger) {
          const value = Number(label);
          if (
            !isPlausible(value, line, later) ||
            /^\s*\d/.test(rest) ||
            /^\s*(?:acres?|ha|km|m|mg|kg|%)\b/.test(rest)
          )
            continue;
          hasBegun = true;
          last = value;
          margin = line.x0;
          const nested = /^\s*([A-Z])\]|^\s*\(?([a-z]|[\u0905-\u0939\u0a85-\u0ab9])\)\s/.exec(rest);
          parent = label;
          return nested ? `${label} ${nested[1] ?? nested[2]}` : label;
        }
        return /^\p{L}$|^[ivxl]+$/u.test(label) && parent ? `${parent} ${label}` : label;
      }
      return null;
    },
  };
};
