import { ROW_LABEL } from './row-label.ts';
import { toRuledColumns } from './ruled-columns.ts';
import { findSpanningHeads } from './spanning-heads.ts';
import { findSpanningValues } from './spanning-values.ts';
import type { Table, TableRegion } from './table.ts';
import { type LineCell, type TableRow, toColumns, toLineCells } from './table-columns.ts';
import { isTableHeader } from './table-header-rules.ts';
import { countHeadLines, headerLength, mergeHalves } from './table-heads.ts';
import { cellAt, toRows } from './table-rows.ts';
import type { TextLine } from './text-line.ts';

/** "By-product details", "Effluent type: Trade effluent" inside a column. */
const SUB_TITLE = /^(?:[\w/ -]*\bdetails|effluent\s+type\s*:.*)$/i;

const isFilled = (cells: LineCell[]): boolean => (cells[0]?.text ?? '') !== '';

/** "Raw mill / kiln (1 No. x 6000" above "TPD)": the first line of a cell. */
const goesOn = (text: string, next: string): boolean =>
  next !== '' && (/[(,/&-]$|\([^)]*$/.test(text) || /^[a-z(]/.test(next));

/** Lines closer than this, in heights, are of cells side by side. */
const BESIDE = 0.75;
/** "Heater (10 lakh kcal/hr)" half a line below one row and above the next: a name that is set to the middle of its rows. */
const isBetweenRows = (line: TextLine, others: readonly (TextLine | undefined)[]): boolean =>
  others.every(
    (other) =>
      other?.page === line.page && Math.abs(other.y - line.y) < BESIDE * Math.min(other.height, line.height),
  );

/** Sub-headings ("Effluent type: Sewage") run across columns and belong to no row. */
const isSubHeading = (line: TextLine, cells: LineCell[], below: LineCell[] | undefined): boolean => {
  const label = cells[0]?.text ?? '';
  if (goesOn(label, below?.[0]?.text ?? '')) return false;
  const isAlone = line.cells.length === 1 && cells.filter(({ text }) => text !== '').length === 1;
  return isAlone && ((label.split(' ').length > 1 && !ROW_LABEL.test(label)) || SUB_TITLE.test(line.text));
};

/** "1 | 2 | 3 | 4": the numbers of the columns. */
const isCount = (cells: LineCell[]): boolean =>
  cells.length > 2 && cells.every(({ text }, at) => text.replace(/^\(|[).]$/g, '') === String(at + 1));

/** The sub-heading above a row, if any. */
const findUnder = (row: TableRow, lines: TextLine[], subHeadings: TextLine[]): string | null => {
  if (subHeadings.length === 0) return null;
  const [first] = row.lines;
  const at = first ? lines.indexOf(first) : -1;
  return subHeadings.findLast((line) => lines.indexOf(line) < at)?.text ?? null;
};

/** Reads a table: its columns from the white strips between them, its rows from labels and distances. */
export const toTable = (all: TextLine[], region: TableRegion): Table => {
  const every = all.slice(region.from, region.to);
  const ruled = toRuledColumns(every) ?? region.head ?? null;
  const upper = countHeadLines(every);
  const spans = ruled?.spans ?? [...findSpanningHeads(every, upper), ...findSpanningValues(every, upper)];
  const columns = ruled?.columns ?? toColumns(every, spans);
  const cells = every.map((line) => toLineCells(line, columns, spans));
  const isSub = every.map(
    (line, at) =>
      at > 0 &&
      !isBetweenRows(line, [every[at - 1], every[at + 1]]) &&
      isSubHeading(line, cells[at] ?? [], cells.slice(at + 1).find(isFilled)),
  );
  const subHeadings = every.filter((_, at) => isSub[at]);
  const lines = every.filter((_, at) => !isSub[at]);
  const raw = cells.filter((_, at) => !isSub[at]);
  const isKnownHead =
    region.head !== undefined &&
    (ruled === region.head || ruled?.columns.length === region.head.columns.length);
  const length = isKnownHead ? (region.head?.lines ?? 0) : headerLength(lines, raw);
  const grid = ruled ? raw : mergeHalves(raw, length);
  const heads = (grid[0] ?? []).map((_, at) =>
    grid
      .slice(0, length)
      .map((cells) => cells[at]?.text ?? '')
      .filter(Boolean)
      .join(' ')
      // A narrow column breaks "Quantity" before its last letter.
      .replace(/(?<=[a-z]{3}) (?=[ehnrsty](?:\s|$))/g, ''),
  );
  const isLabelled = grid.slice(length).some((cells) => ROW_LABEL.test(cells[0]?.text ?? ''));
  const headTexts = new Set(lines.slice(0, length).map((line) => line.text));
  const body: number[] = [];
  let repeated = false;
  let isSame = false;
  for (let at = length; at < lines.length; at++) {
    const line = lines[at];
    if (!line) continue;
    const isNewPage = line.page !== lines[at - 1]?.page;
    if (isNewPage) {
      isSame = headTexts.has(line.text);
      repeated = isSame || isTableHeader(line);
    }
    // Below the very same heads a row may go on that began on the page before: "NOx | 120".
    const isRow = isLabelled
      ? ROW_LABEL.test(cellAt(grid, at)) ||
        (isSame &&
          !headTexts.has(line.text) &&
          line.cells.length > 1 &&
          line.cells.some(({ text }) => /^[<≤]?\s*\d/.test(text)))
      : !headTexts.has(line.text);
    if (repeated && isRow) repeated = false;
    if (!repeated && !isCount(grid[at] ?? [])) body.push(at);
  }
  const rows = toRows(
    body.map((at) => lines[at]).filter((line): line is TextLine => line !== undefined),
    body.map((at) => grid[at] ?? []),
  );
  return { heads, rows: rows.map((row) => ({ ...row, under: findUnder(row, every, subHeadings) })), lines };
};
