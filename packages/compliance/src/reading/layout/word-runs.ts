import type { PageItem } from '../types.ts';

/** A gap may be so many times a narrow one of its line and still be a blank. */
const BLANK = 1.5;
/** Blanks are never wider than the second of these, in heights of the letters, and narrower gaps than the first are. */
const NARROWEST = 0.42;
const WIDEST = 0.8;

/** The gap that a quarter of the gaps are narrower than: a blank, also where most are gaps between cells. */
const narrowOf = (gaps: number[]): number => gaps.toSorted((a, b) => a - b)[gaps.length >> 2] ?? 0;

/**
 * Joins the words of a line (left to right) to runs, as a file with text of its own prints them: the words of a cell
 * belong together, however far the lines of the page are spread; what a rule of a table parts does not. Each run has the place of all its words.
 */
export const toRuns = (words: readonly PageItem[]): PageItem[] => {
  const gapAfter = (at: number): number => {
    const [word, next] = [words[at], words[at + 1]];
    return word && next ? next.x - word.x - word.width : Number.POSITIVE_INFINITY;
  };
  const gaps = words.slice(1).map((_, at) => gapAfter(at));
  const usual = BLANK * narrowOf(gaps);
  const runs: PageItem[] = [];
  for (const [at, word] of words.entries()) {
    const run = runs.at(-1);
    const widest = Math.min(WIDEST, Math.max(NARROWEST, usual / word.height)) * word.height;
    if (!run || word.startsCell || gapAfter(at - 1) > widest) {
      runs.push({ ...word });
      continue;
    }
    run.text += ` ${word.text}`;
    run.width = word.x + word.width - run.x;
  }
  return runs;
};
