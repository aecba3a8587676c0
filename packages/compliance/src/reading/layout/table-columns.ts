import { toOneLine } from '../language/one-line.ts';
import type { TextCell, TextLine } from './text-line.ts';

/** A row of a table: its cells by column (empty string: nothing there) and the lines that it was printed on. */
export type TableRow = { cells: string[]; lines: TextLine[] };

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
export const toLineCells = (line: TextLine, columns: Column[]): string[] => {
  const cells = columns.map(() => '');
  for (const piece of toPieces(line)) {
    const at = columnOf(columns, piece);
    const before = cells[at] ?? '';
    cells[at] = before === '' ? piece.text : `${before}${before.endsWith(' ') ? '' : ' '}${piece.text}`;
  }
  return cells.map((cell) => toOneLine(cell));
};
