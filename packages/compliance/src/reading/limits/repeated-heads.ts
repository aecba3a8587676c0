import { toOneLine } from '../language/one-line.ts';
import type { Table } from '../layout/table.ts';
import type { LineCell, TableRow } from '../layout/table-columns.ts';
import { isHeaderCell } from '../layout/table-header-rules.ts';

/** Fewer cells that read as the heads above do not make a head of a line. */
const LEAST_REPEATED = 2;

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether a line prints heads: some as they stand above, and nothing that could not head a column. */
const isHeadLine = (line: readonly LineCell[], heads: readonly string[]): boolean => {
  const texts = line.map(({ text }) => text);
  const repeated = texts.filter((text, at) => text !== '' && same(text, heads[at] ?? ''));
  return repeated.length >= LEAST_REPEATED && texts.every((text) => text === '' || isHeaderCell(text.trim()));
};

/** The lines `from` up to but not including `to` of a row, as a row. */
const linesOf = (row: TableRow, from: number, to: number): TableRow => {
  const grid = row.grid.slice(from, to);
  return {
    ...row,
    grid,
    lines: row.lines.slice(from, to),
    cells: row.cells.map((_, at) =>
      toOneLine(
        grid
          .map((line) => line[at]?.text ?? '')
          .filter(Boolean)
          .join(' '),
      ),
    ),
  };
};

/**
 * A table that goes on with heads of another, "Vent No. | Vent attached to | Parameter | Limit" below the last stack, as the
 * tables that it is: a line of a row that prints heads begins the next.
 */
export const atRepeatedHeads = (table: Table): Table[] => {
  const tables: Table[] = [{ ...table, rows: [] }];
  for (const row of table.rows) {
    const { heads } = tables.at(-1) ?? table;
    const at = row.grid.findIndex((line) => isHeadLine(line, heads));
    if (at < 0) tables.at(-1)?.rows.push(row);
    else {
      if (at > 0) tables.at(-1)?.rows.push(linesOf(row, 0, at));
      const rest = linesOf(row, at + 1, row.grid.length);
      tables.push({
        ...table,
        heads: heads.map((head, column) => row.grid[at]?.[column]?.text.trim() || head),
        rows: rest.grid.length > 0 ? [rest] : [],
      });
    }
  }
  return tables.filter(({ rows }) => rows.length > 0 || table.rows.length === 0);
};
