import type { TextLine } from './text-line.ts';

const ROMAN = /^\(?([ivxl]{1,7})[.)]\s+/;
const FORMS: { pattern: RegExp; isInteger?: boolean }[] = [
  { pattern: /^\(?(\d{1,3}\s?\([a-z]\))[.)]?\s+/ },
  { pattern: /^(?:condition\s+(?:no\.?\s*)?)?\(?(\d{1,3})\s?[.)]{1,2}(?=\s+\S|[A-Z(])/i, isInteger: true },
  {
    pattern:
      /^(\d{1,2}(?:\.\d{1,2}){1,3})[.)]?\s+(?!(?:lakhs?|lacs?|crores?|crs?|mt|kl|kld|cmd|mld|tp[adhm]|mw|kva|nos|kms?|ha|kg|a\.?m|p\.?m)\b)(?=[A-Z"“(])/i,
  },
  { pattern: /^(\d{1,3})\s+(?=[A-Z][a-z])/, isInteger: true },
  { pattern: /^([A-Z])\]\s*/ },
  { pattern: ROMAN },
  { pattern: /^\(?([a-zA-Z])\)\s+/ },
  { pattern: /^([a-z])\.\s+(?=[A-Z])/ },
  { pattern: /^\((\d{1,2}|[a-z]|[ivx]{1,5})\)\s*/ },
];

/** How far a number may run ahead of the last one, where one between was not recognised. */
const LARGEST_STEP = 3;

/**
 * Recognises the numbers of conditions in all the styles of the boards: `1.`, `1)`, `3.1`, `A]`, `xvii.`, `a)`,
 * `3(a).`, `Condition 1)`. An integer must follow on the last one at the margin, so that "1. 6 acres" at the start of
 * a line is no condition.
 */
export const createNumbering = () => {
  let last = 0;
  let margin: number | null = null;
  let parent = '';
  const isPlausible = (value: number, line: TextLine): boolean => {
    const restarts = value === 1 && (margin === null || line.x0 <= margin + 6);
    const follows = value > last && value <= last + LARGEST_STEP;
    // A number that stands alone before hanging text, at the margin of its neighbours, is one even after a gap.
    const hangs = line.cells.length === 2 && /^\(?\d{1,3}[.)]+$/.test(line.cells[0]?.text ?? '');
    if (hangs && value > last && value <= last + 12 && (margin === null || Math.abs(line.x0 - margin) < 6))
      return true;
    const isAtMargin = margin !== null && Math.abs(line.x0 - margin) < 3;
    if (isAtMargin && value > last && value <= last + 12 && /^\S+\s+[A-Z]/.test(line.text)) return true;
    return restarts || (follows && (margin === null || Math.abs(line.x0 - margin) < 14));
  };
  return {
    startSection: (): void => {
      last = 0;
      margin = null;
      parent = '';
    },
    /** The number that the line starts with, below its parent ("23 a"), or null. */
    findNumber: (line: TextLine): string | null => {
      for (const { pattern, isInteger } of FORMS) {
        const match = pattern.exec(line.text);
        const label = match?.[1];
        if (!match || !label) continue;
        const rest = line.text.slice(match[0].length);
        if (rest.trim() === '' && line.cells.length < 2) continue;
        if (isInteger) {
          const value = Number(label);
          if (
            !isPlausible(value, line) ||
            /^\s*\d/.test(rest) ||
            /^\s*(?:acres?|ha|km|m|mg|kg|%)\b/.test(rest)
          )
            continue;
          last = value;
          margin = line.x0;
          const nested = /^\s*([A-Z])\]|^\s*\(?([a-z])\)\s/.exec(rest);
          parent = label;
          return nested ? `${label} ${nested[1] ?? nested[2]}` : label;
        }
        return /^[a-zA-Z]$|^[ivxl]+$/.test(label) && parent ? `${parent} ${label}` : label;
      }
      return null;
    },
  };
};
