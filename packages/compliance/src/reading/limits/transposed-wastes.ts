import { toOneLine } from '../language/one-line.ts';
import type { Table } from '../layout/table.ts';
import type { LineCell, TableRow } from '../layout/table-columns.ts';

const WASTE_HEAD = /^(?:(?:name|type|description)\s+of\s+(?:the\s+)?)?(?:hazardous\s+)?wastes?\b/i;
/** What a row of quantities is called, and what one cell of it is. */
const QUANTITY_ROW = /quantit|\bqty\b|quantum|generation|amount|\bper\s+(?:annum|year|month)\b/i;
const QUANTITY =
  /^\d[\d,]*(?:\.\d+)?\s*(?:(?:M\.?T|KL|T|kgs?|tonn?e?s?|lit(?:re|er)s?|nos?)\.?\s*(?:(?:\/|per)\s*[a-z]+)?|M?TPA|MTA|KLPA|KLA|LPA)?\.?$/i;

const joinCells = (lines: readonly LineCell[]): LineCell => ({
  text: toOneLine(
    lines
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' '),
  ),
  parts: lines.flatMap(({ parts }) => parts),
});

/** A cell of a row with all of its lines. */
const cellOf = (row: TableRow, column: number): LineCell =>
  joinCells(row.grid.flatMap((line) => line[column] ?? []));

/**
 * "Waste | Slag | Used oil" above "Category | 9.3 | 5.1" and "Quantity | 40 TPA | 0.1 KLPA": wastes side by side, as the
 * table with a row for each that it stands for. Any other table stays as it is.
 */
export const withWastesBelow = (table: Table): Table => {
  const [first = '', ...names] = table.heads;
  const quantities = table.rows.find(({ cells }) => QUANTITY_ROW.test(cells[0] ?? ''));
  const isTurned =
    names.length > 1 &&
    WASTE_HEAD.test(first) &&
    names.every((name) => /[a-z]{3}/i.test(name) && !QUANTITY_ROW.test(name)) &&
    quantities?.cells.slice(1).every((cell) => QUANTITY.test(cell));
  if (!isTurned || quantities === undefined) return table;
  const heads = [first, ...table.rows.map(({ cells }) => cells[0] ?? '')];
  const rows = names.map((name, at): TableRow => {
    const column = at + 1;
    const cells = [{ text: name, parts: [] }, ...table.rows.map((row) => cellOf(row, column))];
    return {
      cells: cells.map(({ text }) => text),
      grid: [cells],
      lines: quantities.lines,
      under: null,
    };
  });
  return { ...table, heads, rows };
};
