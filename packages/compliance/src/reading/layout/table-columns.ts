import { toOneLine } from '../language/one-line.ts';
import { type Column, overlaps, type SpanningHead, unite } from './columns.ts';
import { followsMark } from './raised-marks.ts';
import type { TextCell, TextLine } from './text-line.ts';

/** What one line prints in a cell. */
export type CellPart = TextCell & { line: TextLine };

/** A cell of one line: its words, and where they are. */
export type LineCell = { text: string; parts: CellPart[] };

/**
 * A row of a table: its cells by column (empty string: nothing there), the lines that it was printed on, what each of
 * these prints in each column (`grid`), and the sub-heading that it is below. `printed`: its cells as they stand, where
 * `cells` are English for them.
 */
export type TableRow = {
  cells: string[];
  lines: TextLine[];
  grid: LineCell[][];
  under: string | null;
  printed?: readonly string[];
};

/** The finest pieces of a line that can be told apart: runs of text as printed, or cells where there are none. */
const toPieces = (line: TextLine): TextCell[] => {
  if (line.items.length === 0) return line.cells;
  const pieces: TextCell[] = [];
  for (const [at, item] of line.items.entries()) {
    const last = pieces.at(-1);
    if (last && followsMark(line.items[at - 1], item)) {
      last.text += item.x - last.x1 > 0.15 * item.height ? ` ${item.text}` : item.text;
      last.x1 = Math.max(last.x1, item.x + item.width);
    } else if (last && !item.startsCell && item.x - last.x1 < 0.22 * item.height) {
      last.text += item.text;
      last.x1 = Math.max(last.x1, item.x + item.width);
    } else pieces.push({ text: item.text, x0: item.x, x1: item.x + item.width });
  }
  return pieces.filter((piece) => piece.text.trim() !== '');
};

const isWithin = (piece: TextCell, span: SpanningHead): boolean =>
  piece.x0 >= span.x0 - 1 && piece.x1 <= span.x1 + 1;

/**
 * The columns of a table: stretches of the page between white strips that run through all of its lines. Lines with a
 * single cell are left out, because sub-headings run across columns, and so are heads above several columns.
 */
export const toColumns = (lines: TextLine[], spans: readonly SpanningHead[] = []): Column[] => {
  const pieces = lines
    .filter((line) => line.cells.length > 1)
    .flatMap((line) =>
      toPieces(line).filter((piece) => !spans.some((span) => span.line === line && isWithin(piece, span))),
    );
  return unite(pieces, 1.5);
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

/** The cells of one line by column; what runs across several is in each of them. */
export const toLineCells = (
  line: TextLine,
  columns: Column[],
  spans: readonly SpanningHead[] = [],
): LineCell[] => {
  const cells = columns.map((): LineCell => ({ text: '', parts: [] }));
  for (const piece of toPieces(line)) {
    const span = spans.find((each) => each.line === line && isWithin(piece, each));
    const own = span
      ? cells.filter((_, at) => {
          const column = columns[at];
          return column !== undefined && (span.over ?? [span]).some((each) => overlaps(column, each));
        })
      : cells.slice(columnOf(columns, piece)).slice(0, 1);
    for (const cell of own) {
      cell.parts.push({ ...piece, line });
      cell.text =
        cell.text === '' ? piece.text : `${cell.text}${cell.text.endsWith(' ') ? '' : ' '}${piece.text}`;
    }
  }
  return cells.map((cell) => ({ ...cell, text: toOneLine(cell.text) }));
};
