import { toOneLine } from '../language/one-line.ts';
import type { TextCell, TextLine } from './text-line.ts';

/** What one line prints in a cell. */
export type CellPart = TextCell & { line: TextLine };

/** A cell of one line: its words, and where they are. */
export type LineCell = { text: string; parts: CellPart[] };

/**
 * A row of a table: its cells by column (empty string: nothing there), the lines that it was printed on, what each of
 * these prints in each column (`grid`), and the sub-heading that it is below.
 */
export type TableRow = { cells: string[]; lines: TextLine[]; grid: LineCell[][]; under: string | null };

type Column = { x0: number; x1: number };

/** The finest pieces of a line that can be told apart: runs of text as printed, or cells where there are none. */
const toPieces = (line: TextLine): TextCell[] => {
  if (line.items.length === 0) return line.cells;
  const pieces: TextCell[] = [];
  for (const item of line.items) {
    const last = pieces.at(-1);
    if (last && item.x - last.x1 < 0.22 * item.height) {
      last.text += item.text;
      last.x1 = Math.max(last.x1, item.x + item.width);
    } else pieces.push({ text: item.text, x0: item.x, x1: item.x + item.width });
  }
  return pieces.filter((piece) => piece.text.trim() !== '');
};

/**
 * The columns of a table: stretches of the page between white strips that run through all of its lines. Lines with a
 * single cell are left out, because sub-headings run across columns.
 */
export const toColumns = (lines: TextLine[]): Column[] => {
  const pieces = lines.filter((line) => line.cells.length > 1).flatMap(toPieces);
  const columns: Column[] = [];
  for (const piece of pieces.toSorted((a, b) => a.x0 - b.x0)) {
    const last = columns.at(-1);
    if (last && piece.x0 < last.x1 + 1.5) last.x1 = Math.max(last.x1, piece.x1);
    else columns.push({ x0: piece.x0, x1: piece.x1 });
  }
  return columns;
};

const columnOf = (columns: Column[], piece: TextCell): number => {
  const middle = Math.min((piece.x0 + piece.x1) / 2, piece.x0 + 12);
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  columns.forEach((column, at) => {
    const away = middle < column.x0 ? column.x0 - middle : Math.max(0, middle - column.x1);
    if (away < distance) {
      best = at;
      distance = away;
    }
  });
  return best;
};

/** The cells of one line by column. */
export const toLineCells = (line: TextLine, columns: Column[]): LineCell[] => {
  const cells = columns.map((): LineCell => ({ text: '', parts: [] }));
  for (const piece of toPieces(line)) {
    const cell = cells[columnOf(columns, piece)];
    if (!cell) continue;
    cell.parts.push({ ...piece, line });
    cell.text =
      cell.text === '' ? piece.text : `${cell.text}${cell.text.endsWith(' ') ? '' : ' '}${piece.text}`;
  }
  return cells.map((cell) => ({ ...cell, text: toOneLine(cell.text) }));
};
