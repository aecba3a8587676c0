import { type TableRow, toColumns, toLineCells } from './table-columns.ts';
import { isTableHeader, ROW_LABEL, type TableRegion } from './table-regions.ts';
import type { TextLine } from './text-line.ts';

/** A table with the heads of its columns and its rows, headers repeated on later pages left out. */
export type Table = { heads: string[]; rows: TableRow[]; lines: TextLine[] };

const join = (a: string, b: string): string => (a && b ? `${a} ${b}` : a || b);

const gapTo = (from: TextLine | undefined, to: TextLine | undefined): number =>
  !from || !to || from.page !== to.page ? Number.POSITIVE_INFINITY : Math.abs(to.y - from.y);

/** Whether a line without a label of its own stands nearer to the row below than to the row above. */
const belongsBelow = (lines: TextLine[], at: number): boolean =>
  gapTo(lines[at - 1], lines[at]) > gapTo(lines[at], lines[at + 1]) + 1.5;

const toRow = (cells: string[], line: TextLine): TableRow => ({ cells, lines: [line], isHeader: false });

const addLine = (row: TableRow, cells: string[], line: TextLine, above: boolean): void => {
  row.cells = row.cells.map((cell, at) =>
    above ? join(cells[at] ?? '', cell) : join(cell, cells[at] ?? ''),
  );
  row.lines = above ? [line, ...row.lines] : [...row.lines, line];
};

/** Rows from the lines of a table: a line with a label starts a row, the others belong to the nearer row. */
const toRows = (lines: TextLine[], grid: string[][]): TableRow[] => {
  const hasLabel = (at: number) => ROW_LABEL.test(grid[at]?.[0] ?? '');
  const labelled = lines.filter((_, at) => hasLabel(at)).length > 0;
  const rows: TableRow[] = [];
  let pending: { cells: string[]; line: TextLine }[] = [];
  lines.forEach((line, at) => {
    const cells = grid[at] ?? [];
    const filled = cells.filter(Boolean).length;
    const starts = labelled ? hasLabel(at) : cells[0] !== '' && filled > 1;
    const last = rows.at(-1);
    if (starts) {
      const row = toRow(cells, line);
      for (const above of pending.reverse()) addLine(row, above.cells, above.line, true);
      pending = [];
      rows.push(row);
    } else if (labelled && belongsBelow(lines, at) && filled < cells.length) pending.push({ cells, line });
    else if (last && pending.length === 0) addLine(last, cells, line, false);
    else pending.push({ cells, line });
  });
  return rows;
};

/** Where the header ends: the lines before the first row that has a label, or the first line. */
const headerLength = (lines: TextLine[], grid: string[][]): number => {
  const first = grid.findIndex((cells, at) => at > 0 && ROW_LABEL.test(cells[0] ?? ''));
  if (first > 0 && first <= 5) return first;
  let length = 1;
  while (length < 4 && length < lines.length - 1) {
    const pitch = gapTo(lines[length - 1], lines[length]);
    const next = gapTo(lines[length], lines[length + 1]);
    if ((grid[length]?.[0] ?? '') !== '' || pitch >= next) break;
    length++;
  }
  return length;
};

/** Reads a table: its columns from the white strips between them, its rows from labels and distances. */
export const toTable = (all: TextLine[], region: TableRegion): Table => {
  const lines = all.slice(region.from, region.to);
  const columns = toColumns(lines);
  const grid = lines.map((line) => toLineCells(line, columns));
  const length = headerLength(lines, grid);
  const heads = columns.map((_, at) =>
    grid
      .slice(0, length)
      .map((cells) => cells[at] ?? '')
      .filter(Boolean)
      .join(' '),
  );
  const body: number[] = [];
  let repeated = false;
  for (let at = length; at < lines.length; at++) {
    const line = lines[at];
    if (!line) continue;
    const isNewPage = line.page !== lines[at - 1]?.page;
    if (isNewPage) repeated = isTableHeader(line);
    if (repeated && ROW_LABEL.test(grid[at]?.[0] ?? '')) repeated = false;
    if (!repeated) body.push(at);
  }
  const rows = toRows(
    body.map((at) => lines[at]).filter((line): line is TextLine => line !== undefined),
    body.map((at) => grid[at] ?? []),
  );
  return { heads, rows, lines };
};
