import { toEnglishTable } from '../indic/table-words.ts';
import type { Table } from '../layout/table.ts';
import type { LineCell, TableRow } from '../layout/table-columns.ts';
import { isHeaderCell } from '../layout/table-header-rules.ts';
import { findAveraging } from './averaging.ts';
import { readLimitValue } from './values.ts';

/** "Parameter | Limit | Parameter | Limit": the right half is set beside the left one, and goes on with its rows. */
const unfold = (table: Table): Table => {
  const half = table.heads.length / 2;
  const left = table.heads.slice(0, half);
  const isTwice =
    Number.isInteger(half) &&
    half > 1 &&
    left.every((head, at) => head !== '' && head.toLowerCase() === table.heads[half + at]?.toLowerCase());
  if (!isTwice) return table;
  const halfOf = (row: TableRow, from: number): TableRow => ({
    ...row,
    cells: row.cells.slice(from, from + half),
    grid: row.grid.map((line) => line.slice(from, from + half)),
  });
  return {
    ...table,
    heads: left,
    rows: [0, half].flatMap((from) => table.rows.map((row) => halfOf(row, from))),
  };
};

/** A second line of heads that was taken for a row: "| Annual | 24 hours average" below one head for both. */
const withSubHeads = (table: Table): Table => {
  const [first, ...rows] = table.rows;
  const own = first?.cells.slice(1).filter((cell) => cell !== '') ?? [];
  const isHead =
    first !== undefined &&
    first.cells[0] === '' &&
    own.length > 1 &&
    own.every(
      (cell) => isHeaderCell(cell) && (findAveraging(cell) !== null || readLimitValue(cell) === null),
    );
  if (!isHead || rows.length === 0) return table;
  return {
    ...table,
    heads: table.heads.map((head, at) => [head, first.cells[at] ?? ''].filter(Boolean).join(' ')),
    rows,
  };
};

/** "--do--", "ditto", a mark of repetition: what stands above it goes on. */
const DITTO = /^(?:[\s-]*(?:do|ditto)[\s.-]*|["”〃]|['’]{2})$/i;

/** A table with what its marks of repetition stand for. */
const withDittos = (table: Table): Table => {
  const isDitto = (cell: LineCell) => DITTO.test(cell.text);
  if (!table.rows.some(({ grid }) => grid.some((line) => line.some(isDitto)))) return table;
  const above: string[] = [];
  const rows = table.rows.map((row) => {
    const grid = row.grid.map((line) =>
      line.map((cell, column) => {
        if (isDitto(cell)) return { ...cell, text: above[column] ?? '' };
        if (cell.text !== '') above[column] = cell.text;
        return cell;
      }),
    );
    const cells = row.cells.map((cell, column) =>
      row.grid.some((line) => line[column] && isDitto(line[column]))
        ? grid
            .map((line) => line[column]?.text ?? '')
            .filter(Boolean)
            .join(' ')
        : cell,
    );
    return { ...row, grid, cells };
  });
  return { ...table, rows };
};

/**
 * A table in the shape that limits are read from: halves below each other, in English words, all lines of its heads in its
 * heads, and marks of repetition filled in.
 */
export const toPlainShape = (table: Table): Table => withDittos(withSubHeads(toEnglishTable(unfold(table))));
