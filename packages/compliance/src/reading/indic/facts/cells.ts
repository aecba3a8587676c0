import type { TextCell, TextLine } from '../../layout/text-line.ts';
import { fold } from '../fold.ts';

/** What stands behind a label: the printed words, and the lines of both. */
export type Labelled = { words: string; lines: TextLine[]; isBelow: boolean };

const EMPTY = /^[\s:.\-–—।]*$/;

const overlaps = (a: TextCell, b: TextCell): boolean => a.x0 < b.x1 && b.x0 < a.x1;

/** What stands in a line below a cell, in the same column; empty where nothing does. */
export const wordsBelow = (cell: TextCell, next: TextLine | undefined): string =>
  next === undefined ? '' : (next.cells.find((each) => overlaps(cell, each))?.text ?? '');

/**
 * The words behind a label that begins a cell: in the cell, else in the one beside it, else below it.
 * @param label a pattern for folded text that is bound to its start
 * @param isLabel whether the cell beside is a label of its own, so that the words are below both
 */
export const listLabelled = (
  lines: readonly TextLine[],
  label: RegExp,
  isLabel: (folded: string) => boolean = () => false,
): Labelled[] =>
  lines.flatMap((line, at) =>
    line.cells.flatMap((cell, column): Labelled[] => {
      const { text, at: places } = fold(cell.text);
      const match = label.exec(text);
      if (!match) return [];
      const own = cell.text.slice(places[match.index + match[0].length]);
      if (!EMPTY.test(own)) return [{ words: own, lines: [line], isBelow: false }];
      const beside = line.cells[column + 1]?.text ?? '';
      if (!EMPTY.test(beside) && !isLabel(fold(beside).text))
        return [{ words: beside, lines: [line], isBelow: false }];
      const next = lines[at + 1];
      const words = wordsBelow(cell, next);
      return next && words !== '' ? [{ words, lines: [line, next], isBelow: true }] : [];
    }),
  );
