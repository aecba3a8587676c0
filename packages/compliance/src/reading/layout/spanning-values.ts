import { beginsValue } from './cell-values.ts';
import { type Column, overlaps, type SpanningHead, TOUCH, unite } from './columns.ts';
import type { TextCell, TextLine } from './text-line.ts';

/** So many lines show where columns part before one line may run across them. */
const FEWEST = 3;
/** Of so many lines one may run across columns. */
const OF_LINES = 4;

/** The columns that most lines of a body keep apart, as wide as the heads that stand above each. */
const toNarrow = (body: readonly TextLine[], upper: readonly TextLine[]): Column[] => {
  const most = Math.max(...body.map(({ cells }) => cells.length));
  const full = body.filter(({ cells }) => cells.length === most);
  if (full.length < FEWEST) return [];
  const cells = full.flatMap((line) => line.cells);
  const heads = upper.filter((line) => line.cells.length === most).flatMap((line) => line.cells);
  const headed = unite([...cells, ...heads], 0);
  return headed.length === most ? headed : unite(cells, 0);
};

const across = (cell: TextCell, columns: readonly Column[]): Column[] =>
  columns.filter((column) => overlaps(column, cell));

/**
 * The values that run across columns which the other lines of the body keep apart: "90 % survival of fish after 96 hours"
 * or one "6.5 to 9.0" below the heads of two outlets. A value is of each of these columns, words are of the first.
 * `length`: how many lines are heads.
 */
export const findSpanningValues = (lines: readonly TextLine[], length: number): SpanningHead[] => {
  const body = lines.slice(length);
  const rows = body.filter(({ cells }) => cells.length > 1);
  const columns = rows.length > FEWEST ? toNarrow(rows, lines.slice(0, length)) : [];
  if (columns.length < FEWEST) return [];
  const spans: SpanningHead[] = [];
  let count = 0;
  for (const line of body) {
    const isRow = line.cells.length > 1;
    const wide = line.cells.filter((cell) => across(cell, columns).length > 1);
    // A line with nothing else goes on with the one above it.
    const last = spans.at(-1);
    const [only] = line.cells;
    if (!isRow && only && last && last.line === body[body.indexOf(line) - 1] && only.x0 >= last.x0 - TOUCH)
      spans.push({ ...last, line, x0: only.x0, x1: only.x1 });
    if (!isRow || wide.length === 0) continue;
    // Names and labels stand in the first columns.
    if (wide.some((cell) => across(cell, columns)[0] === columns[0])) return [];
    count++;
    for (const cell of wide) {
      const own = across(cell, columns);
      spans.push({ line, x0: cell.x0, x1: cell.x1, over: beginsValue(cell.text) ? own : own.slice(0, 1) });
    }
  }
  return count * OF_LINES <= rows.length ? spans : [];
};
