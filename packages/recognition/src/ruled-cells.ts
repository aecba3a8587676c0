import type { Rules } from './picture/remove-rules.ts';
import type { RecognisedLine, RecognisedWord } from './types.ts';

/** How far into a box of a word a rule may reach that stands beside it, in heights of the box. */
const INTO = 0.35;

const heightOf = ({ bbox }: RecognisedWord): number => bbox.y1 - bbox.y0;
const middleOf = ({ bbox }: RecognisedWord): number => (bbox.y0 + bbox.y1) / 2;

/** A rule that lies a little askew is broken into pieces: between two of them, or at its end, so much may be missing, in heights of a word. */
const BROKEN = 0.25;

/** The end of the word that stands before another at the same height; null: none does. */
const endBefore = (word: RecognisedWord, words: readonly RecognisedWord[]): number | null => {
  const middle = middleOf(word);
  let end: number | null = null;
  for (const { bbox } of words)
    if (bbox.y0 < middle && bbox.y1 > middle && (bbox.x0 + bbox.x1) / 2 < word.bbox.x0)
      end = Math.max(end ?? bbox.x1, bbox.x1);
  return end;
};

/** The foot of the words that stand above another; null: none do. */
const footAbove = ({ bbox: own }: RecognisedWord, words: readonly RecognisedWord[]): number | null => {
  const middle = (own.y0 + own.y1) / 2;
  let foot: number | null = null;
  for (const { bbox } of words)
    if (bbox.x0 < own.x1 && bbox.x1 > own.x0 && (bbox.y0 + bbox.y1) / 2 < own.y0 && bbox.y1 < middle)
      foot = Math.max(foot ?? bbox.y1, bbox.y1);
  return foot;
};

/**
 * The lines of a picture with a mark on the words that begin a cell or a row of a ruled table: between them and the words
 * before, or above, a rule stood, however close they stand.
 */
export const withCells = (
  lines: readonly RecognisedLine[],
  { upright, level }: Rules,
): readonly RecognisedLine[] => {
  if (upright.length === 0) return lines;
  const all = lines.flatMap(({ words }) => words);
  /** The nearest rules on both sides of a word; infinitely far where none is. */
  const findSides = ({ bbox }: RecognisedWord, middle: number, into: number, broken: number) => {
    let left = Number.NEGATIVE_INFINITY;
    let right = Number.POSITIVE_INFINITY;
    for (const { x, y0, y1 } of upright) {
      if (y0 - broken > middle || y1 + broken < middle) continue;
      if (x <= bbox.x0 + into) left = Math.max(left, x);
      else if (x >= bbox.x1 - into) right = Math.min(right, x);
    }
    return { left, right };
  };
  const toSides = (word: RecognisedWord): Pick<RecognisedWord, 'startsCell' | 'cell'> => {
    const into = INTO * heightOf(word);
    const { left, right } = findSides(word, middleOf(word), into, BROKEN * heightOf(word));
    const before = endBefore(word, all);
    const { x0 } = word.bbox;
    return {
      ...(before !== null && left >= before - into && { startsCell: true as const }),
      ...(Number.isFinite(left) &&
        Number.isFinite(right) && { cell: { left: x0 - left, right: right - x0 } }),
    };
  };
  /** By how much a rule stands above the foot of the word. */
  const findRuleAbove = (word: RecognisedWord): number | undefined => {
    const { x0, x1, y0, y1 } = word.bbox;
    const middle = (x0 + x1) / 2;
    const into = INTO * heightOf(word);
    const above = footAbove(word, all);
    const rules = level.filter(
      (each) =>
        above !== null &&
        each.x0 <= middle &&
        each.x1 >= middle &&
        each.y >= above - into &&
        each.y <= y0 + into,
    );
    // The nearest of several: a border of the page may run above them.
    return rules.length > 0 ? y1 - Math.max(...rules.map(({ y }) => y)) : undefined;
  };
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => {
      const ruleAbove = findRuleAbove(word);
      return {
        ...word,
        ...toSides(word),
        ...(ruleAbove !== undefined && { ruleAbove }),
      };
    }),
  }));
};
