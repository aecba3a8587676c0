import { findLostCells, toCellLine } from './lost-cells.ts';
import { resize } from './picture/resize.ts';
import { cutBox, hasInk, type PreparedPicture } from './prepare-picture.ts';
import type { Box, RecognisedLine, Recognition } from './types.ts';

/** More cells that were passed over are no table, but a drawing. */
const MOST_CELLS = 30;
/** So much larger a cell is read than the page, for its letters are few; where that gives nothing, by the next. */
const ENLARGED = [2, 1.5];

/** Recognises a part of a picture as one line. */
type RecogniseLine = (part: Pick<PreparedPicture, 'picture' | 'dpi'>) => Promise<Recognition>;

const readCell = async (
  prepared: PreparedPicture,
  box: Box,
  enlarged: number,
  recognise: RecogniseLine,
): Promise<RecognisedLine | null> => {
  const { left, top, ...part } = cutBox(prepared, box);
  const size = { width: Math.round(part.width * enlarged), height: Math.round(part.height * enlarged) };
  const { lines } = await recognise({ picture: resize(part, size), dpi: prepared.dpi * enlarged });
  const words = lines.flatMap((line) => line.words);
  return toCellLine(
    words.map((word) => ({
      ...word,
      bbox: {
        x0: word.bbox.x0 / enlarged + left,
        x1: word.bbox.x1 / enlarged + left,
        y0: word.bbox.y0 / enlarged + top,
        y1: word.bbox.y1 / enlarged + top,
      },
    })),
  );
};

const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

const textOf = ({ words }: RecognisedLine): string =>
  words
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');

/** Whether a cell says more than was known of it, and that as well. */
const saysMore = (cell: RecognisedLine, known: string): boolean =>
  known === '' || (textOf(cell) !== known && textOf(cell).includes(known));

/**
 * The lines of a page with the cells of tables that were passed over, cut, or came out as dirt, each read alone.
 */
export const withLostCells = async (
  prepared: PreparedPicture,
  lines: readonly RecognisedLine[],
  recognise: RecogniseLine,
): Promise<readonly RecognisedLine[]> => {
  const cells: RecognisedLine[] = [];
  const filled: Box[] = [];
  for (const box of findLostCells(lines, (each) => hasInk(prepared, each)).slice(0, MOST_CELLS)) {
    for (const enlarged of ENLARGED) {
      const cell = await readCell(prepared, box, enlarged, recognise);
      if (!cell || !saysMore(cell, box.known)) continue;
      cells.push(cell);
      filled.push(box);
      break;
    }
  }
  if (cells.length === 0) return lines;
  // What else stands in their lines is as sure as it was.
  const rest = lines.map((line) => ({
    ...line,
    words: line.words.filter((word) => !filled.some((box) => overlaps(word.bbox, box))),
  }));
  return [...rest.filter(({ words }) => words.length > 0), ...cells];
};
