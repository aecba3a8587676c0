import type { Line } from './hidden-print.ts';
import { median } from './median.ts';
import type { Box } from './types.ts';

/** "6.", "(6)", "b)": the number of a condition, in one of the ways in which they are counted. */
const NUMBER = /^(\(?)(?:(\d{1,2})|([a-z]))([.)])$/;
/** Numbers of one list begin, or end, below each other, give or take so many heights of a word. */
const SAME_COLUMN = 0.8;
/** More numbers that are missing in a row were never there. */
const MOST_MISSING = 3;
/** Lines of a list are so far apart at most, in heights of a word: further ones are not of it. */
const FARTHEST = 4;
/** Where a line is missing, the next one is so much further down than usual, in steps from line to line. */
const ONE_LINE = 0.8;

/** The number that a line begins with: how it is counted, its value, and the line's place among the lines. */
type Numbered = { style: string; value: number; box: Box; at: number };

const toNumbered = ({ words }: Line, at: number): Numbered[] => {
  const [word] = words;
  const found = word && NUMBER.exec(word.text);
  if (!found) return [];
  const [, open = '', digits, letter = '', close = ''] = found;
  const value = digits === undefined ? letter.charCodeAt(0) - 96 : Number(digits);
  return [{ style: `${open}${digits === undefined ? 'a' : '1'}${close}`, value, box: word.bbox, at }];
};

/**
 * The empty places of a page where a condition ought to be: its number is missing between two others ("1.", "3."), and so
 * is as much as a line between them. Where the board left a number out, the lines go on at their usual distance.
 * @param lines those that were read, from above to below
 */
export const findNumberGaps = (lines: readonly Line[], type: number): Box[] => {
  const numbered = lines.flatMap(toNumbered);
  const stepTo = (at: number): number => (lines[at]?.middle ?? 0) - (lines[at - 1]?.middle ?? 0);
  const isStep = (step: number): boolean => step > type / 2 && step < FARTHEST * type;
  const line = median(lines.map((_, at) => stepTo(at)).filter((step, at) => at > 0 && isStep(step))) ?? 0;
  const usual = median(numbered.map(({ at }) => stepTo(at)).filter(isStep)) ?? line;
  return numbered.flatMap((number, index) => {
    const next = numbered
      .slice(index + 1)
      .find(
        ({ style, box }) =>
          style === number.style &&
          (Math.abs(box.x0 - number.box.x0) < SAME_COLUMN * type ||
            Math.abs(box.x1 - number.box.x1) < SAME_COLUMN * type),
      );
    const missing = next ? next.value - number.value - 1 : 0;
    if (!next || missing < 1 || missing > MOST_MISSING) return [];
    const steps = lines.slice(number.at + 1, next.at + 1).map((_, i) => number.at + 1 + i);
    const [widest] = steps.toSorted((a, b) => stepTo(b) - stepTo(a));
    if (widest === undefined || stepTo(widest) < usual + ONE_LINE * line) return [];
    const [y0, y1] = [(lines[widest - 1]?.middle ?? 0) + type, (lines[widest]?.middle ?? 0) - type];
    const ends = steps.flatMap((at) => lines[at]?.words.map(({ bbox }) => bbox.x1) ?? []);
    return y1 > y0 ? [{ x0: number.box.x0, x1: Math.max(...ends), y0, y1 }] : [];
  });
};
