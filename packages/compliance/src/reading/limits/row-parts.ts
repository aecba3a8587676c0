import type { LineCell, TableRow } from '../layout/table-columns.ts';
import { readLimitValue } from './values.ts';

/** The columns of a table of limits that matter for parting its rows. */
type Columns = { parameter: number; averaging: number; values: readonly number[]; unit: number };

const textAt = (line: LineCell[] | undefined, column: number): string => line?.[column]?.text ?? '';

/** Whether a cell of one line is a whole value: with a unit of its own, or beside one. */
const isWhole = (line: LineCell[], at: number, unit: number): boolean => {
  const value = readLimitValue(textAt(line, at));
  return (
    value !== null &&
    (value.unit !== null ||
      textAt(line, unit) !== '' ||
      /^\d[\d.]*(?:\s*(?:-|–|to)\s*\d[\d.]*)?$/.test(textAt(line, at)))
  );
};

/**
 * A row that holds several values below each other, each beside a parameter or averaging time of its own, as several
 * rows: "SO2 | Annual | 50" and, below, "24 hours | 80". Any other row stays as it is.
 */
export const partRow = (row: TableRow, { parameter, averaging, values, unit }: Columns): TableRow[] => {
  const starts = row.grid.flatMap((line, at) =>
    values.some((column) => isWhole(line, column, unit)) ? [at] : [],
  );
  if (starts.length < 2) return [row];
  const hasOwn = (column: number) =>
    column >= 0 && starts.every((start) => textAt(row.grid[start], column) !== '');
  const own = [parameter, averaging].filter(hasOwn);
  if (own.length === 0) return [row];
  const shared = (at: number) => !own.includes(at) && !values.includes(at) && at !== unit;
  return starts.map((start, index) => {
    const to = starts[index + 1] ?? row.grid.length;
    const from = index === 0 ? 0 : start;
    const lines = row.grid.slice(from, to);
    const grid = row.grid.map((line, at) =>
      line.map((cell, column) =>
        shared(column) || (at >= from && at < to) ? cell : { text: '', parts: [] },
      ),
    );
    return {
      ...row,
      grid,
      cells: row.cells.map((cell, column) =>
        shared(column)
          ? cell
          : lines
              .map((line) => textAt(line, column))
              .filter(Boolean)
              .join(' '),
      ),
    };
  });
};
