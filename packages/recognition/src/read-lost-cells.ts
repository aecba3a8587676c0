import { boxOf } from './foreign-lines.ts';
import { findLostCells } from './lost-cells.ts';
import { hasInk, type PreparedPicture } from './prepare-picture.ts';
import { type RecogniseLine, readCell } from './read-cell.ts';
import type { Box, RecognisedLine } from './types.ts';

/** More cells that were passed over are no table, but a drawing. */
const MOST_CELLS = 30;
const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

const textOf = ({ words }: RecognisedLine): string =>
  words
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');

/** Whether a cell says more than was known of it, and that as well. */
const saysMore = (cell: RecognisedLine, known: string): boolean => {
  const text = textOf(cell);
  // What is left of a rule before a figure looks like "1".
  const isRule = /^\d/.test(known) && text === `1${known}`;
  return known === '' || (text !== known && text.includes(known) && !isRule);
};

const leastOf = ({ words }: RecognisedLine): number => Math.min(...words.map(({ confidence }) => confidence));

/** A figure that another reading of the same place has otherwise: a person compares both. */
const withOther = (cell: RecognisedLine, others: readonly RecognisedLine[]): RecognisedLine => {
  const [word, ...more] = cell.words;
  const other = others.map(textOf).find((text) => text !== textOf(cell) && /^\d[\d.,]*$/.test(text));
  return word && more.length === 0 && other !== undefined ? { ...cell, words: [{ ...word, other }] } : cell;
};

/**
 * The cells that were read, each once: the middle of a cell that is beside rows of several lines is looked for at each of
 * these. The surest reading stays.
 */
export const withoutTwice = (cells: readonly RecognisedLine[]): RecognisedLine[] => {
  const stays: RecognisedLine[] = [];
  for (const cell of cells.toSorted((a, b) => leastOf(b) - leastOf(a))) {
    const isTwice = stays.some((each) => overlaps(boxOf(each), boxOf(cell)));
    if (!isTwice) stays.push(cell);
  }
  return stays.map((cell) =>
    withOther(
      cell,
      cells.filter((each) => each !== cell && overlaps(boxOf(each), boxOf(cell))),
    ),
  );
};

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
    const cell = await readCell(
      prepared,
      box,
      recognise,
      (each) => saysMore(each, box.known),
      box.known === '' ? 'agreed' : 'sure',
    );
    if (!cell) continue;
    cells.push(cell);
    filled.push(box);
  }
  if (cells.length === 0) return lines;
  // What else stands in their lines is as sure as it was.
  const rest = lines.map((line) => ({
    ...line,
    words: line.words.filter((word) => !filled.some((box) => overlaps(word.bbox, box))),
  }));
  return [...rest.filter(({ words }) => words.length > 0), ...withoutTwice(cells)];
};
