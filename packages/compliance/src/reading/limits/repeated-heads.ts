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

/** So many of the cells of such a line are known for heads, and no other begins with a figure. */
const MOST_HEADS = 0.6;

/** Whether a line right below a caption of its own prints heads: another table begins. */
const isOtherHeadLine = (line: readonly LineCell[]): boolean => {
  const texts = line.map(({ text }) => text.trim()).filter(Boolean);
  return (
    texts.length >= LEAST_REPEATED &&
    texts.every((text) => /^[A-Z(]/.test(text)) &&
    texts.filter(isHeaderCell).length >= texts.length * MOST_HEADS
  );
};

const NAMES_WHAT = /\b(?:parameters?|pollutants?|characteristics?|constituents?)\b/i;
const NAMES_LIMIT = /\b(?:limits?|standards?|norms?|permissible|tolerance)\b/i;
const MOST_WORDS = 6;

/** Whether a line below a full row prints what is measured and its limit as heads: a table of other parameters begins. */
const isStandardHeadLine = (line: readonly LineCell[]): boolean => {
  const texts = line.map(({ text }) => text.trim()).filter(Boolean);
  return (
    texts.length >= LEAST_REPEATED &&
    texts.every((text) => text.split(' ').length <= MOST_WORDS && !/\d\s*(?:mg|ppm|dB|%)|:/i.test(text)) &&
    texts.some((text) => NAMES_WHAT.test(text)) &&
    texts.some((text) => NAMES_LIMIT.test(text) && !NAMES_WHAT.test(text))
  );
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
 * tables that it is: a line of a row that prints heads begins the next, and so does one that stands first below a caption.
 */
export const atRepeatedHeads = (table: Table): Table[] => {
  const tables: Table[] = [{ ...table, rows: [] }];
  let under: string | null = null;
  for (const row of table.rows) {
    const { heads, caption } = tables.at(-1) ?? table;
    const isCaptioned = row.under !== null && row.under !== under && isOtherHeadLine(row.grid[0] ?? []);
    under = row.under;
    const own = caption !== undefined && row.under === caption ? { ...row, under: null } : row;
    const at = isCaptioned
      ? 0
      : row.grid.findIndex((line) => isHeadLine(line, heads) || isStandardHeadLine(line));
    if (at < 0) tables.at(-1)?.rows.push(own);
    else {
      if (at > 0) tables.at(-1)?.rows.push(linesOf(own, 0, at));
      const rest = linesOf(isCaptioned ? { ...row, under: null } : own, at + 1, row.grid.length);
      tables.push({
        ...table,
        heads: heads.map((head, column) => row.grid[at]?.[column]?.text.trim() || (isCaptioned ? '' : head)),
        rows: rest.grid.length > 0 ? [rest] : [],
        ...(isCaptioned && row.under !== null && { caption: row.under }),
      });
    }
  }
  return tables.filter(({ rows }) => rows.length > 0 || table.rows.length === 0);
};
