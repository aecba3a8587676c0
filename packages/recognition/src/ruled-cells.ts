import type { UprightRule } from './picture/remove-rules.ts';
import type { RecognisedLine, RecognisedWord } from './types.ts';

/** How far into a box of a word a rule may reach that stands beside it, in heights of the box. */
const INTO = 0.35;

const heightOf = ({ bbox }: RecognisedWord): number => bbox.y1 - bbox.y0;
const middleOf = ({ bbox }: RecognisedWord): number => (bbox.y0 + bbox.y1) / 2;

/** The end of the word that stands before another at the same height; null: none does. */
const endBefore = (word: RecognisedWord, words: readonly RecognisedWord[]): number | null => {
  const middle = middleOf(word);
  const ends = words
    .filter(
      (other) =>
        other !== word &&
        other.bbox.y0 < middle &&
        other.bbox.y1 > middle &&
        (other.bbox.x0 + other.bbox.x1) / 2 < word.bbox.x0,
    )
    .map(({ bbox }) => bbox.x1);
  return ends.length > 0 ? Math.max(...ends) : null;
};

/**
 * The lines of a picture with a mark on the words that begin a cell of a ruled table: between them and the words before a
 * rule stood, however close they stand.
 */
export const withCells = (
  lines: readonly RecognisedLine[],
  rules: readonly UprightRule[],
): readonly RecognisedLine[] => {
  if (rules.length === 0) return lines;
  const all = lines.flatMap(({ words }) => words);
  const isParted = (word: RecognisedWord): boolean => {
    const middle = middleOf(word);
    const into = INTO * heightOf(word);
    const before = endBefore(word, all);
    return (
      before !== null &&
      rules.some(
        ({ x, y0, y1 }) => y0 <= middle && y1 >= middle && x >= before - into && x <= word.bbox.x0 + into,
      )
    );
  };
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (isParted(word) ? { ...word, startsCell: true as const } : word)),
  }));
};
