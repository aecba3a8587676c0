import { toDocumentLines } from '../reading/layout/document-lines.ts';
import { citeCells } from '../reading/layout/passage.ts';
import { hasRowLabel } from '../reading/layout/row-label.ts';
import { toTable } from '../reading/layout/tables.ts';
import type { TextCell, TextLine } from '../reading/layout/text-line.ts';
import type { Citation, InputPage } from '../reading/types.ts';
import { isResultHeader } from './columns.ts';
import { afterTable, followContext, joinWrapped, NO_CONTEXT, type ReportContext } from './context.ts';
import { toHeadLine, toSheetHeads } from './report-heads.ts';
import {
  countHeads,
  countUpperHeads,
  END,
  holdsAmount,
  isHeader,
  LIMIT_ROW,
  RULER,
  takeTable,
} from './table-lines.ts';
import type { ReportHead } from './types.ts';

/** A table of results with what stands above it. */
export type ReportTable = {
  heads: ReportHead[];
  rows: { cells: string[]; citation: Citation }[];
  context: ReportContext;
};

const overlaps = (a: TextCell, b: TextCell): boolean => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 0;

/** A row of limits whose name runs across columns ("NAAQ standards (24 hourly)"), which it would make one. */
const spansColumns = ({ cells: [label, ...others] }: TextLine, rows: readonly TextLine[]): boolean =>
  label !== undefined &&
  others.length > 0 &&
  LIMIT_ROW.test(label.text) &&
  rows.some((row) => row.cells.filter((cell) => overlaps(cell, label)).length > 1);

/** "Discipline: Chemical testing" between the heads and the first row. */
const isGroupLine = (line: TextLine): boolean => line.text.includes(':') && !hasRowLabel(line);

const toBody = (lines: readonly TextLine[]): TextLine[] => {
  const from = lines.findIndex((line) => !isGroupLine(line));
  const rows = from < 0 ? [] : lines.slice(from);
  return rows.filter((row) => !spansColumns(row, rows));
};

/** A strip of cells without a head belongs to the column on its left: a word that stands far from the one before. */
const joinHeadless = (heads: readonly ReportHead[], cells: readonly string[]): string[] => {
  const joined = [...cells];
  for (let at = heads.length - 1; at > 0; at--) {
    if (heads[at]?.text !== '') continue;
    joined[at - 1] = [joined[at - 1], joined[at]].filter(Boolean).join(' ');
    joined[at] = '';
  }
  return joined;
};

const readTaken = (all: TextLine[], context: ReportContext): ReportTable | null => {
  const [first, ...more] = all.slice(0, countHeads(all));
  if (!first) return null;
  const { line, toHeads } = toHeadLine([first, ...more]);
  const body = toBody(all.slice(1 + more.length));
  const table = toTable([line, ...body], { from: 0, to: body.length + 1 });
  const heads = toHeads(table.heads);
  return {
    heads,
    rows: table.rows.map((row) => ({ cells: joinHeadless(heads, row.cells), citation: citeCells(row) })),
    context,
  };
};

/** The tables of results on the pages of a PDF, in reading order. */
export const findPageTables = (pages: InputPage[]): ReportTable[] => {
  const lines = toDocumentLines({ form: 'pdf', pages }).filter((line) => !RULER.test(line.text));
  const tables: ReportTable[] = [];
  let context = NO_CONTEXT;
  let above: TextLine[] = [];
  /** Follows what stands between two tables at once, since a label may go on in the next line. */
  const follow = () => {
    for (const cells of joinWrapped(above)) context = followContext(context, cells);
    above = [];
  };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    if (!isHeader(lines, at)) {
      above.push(line);
      at++;
      continue;
    }
    const upper = above.splice(above.length - countUpperHeads(above, line));
    follow();
    const { taken, next } = takeTable(lines, at);
    const table = readTaken([...upper, ...taken], context);
    if (table) tables.push(table);
    context = afterTable(context);
    at = Math.max(next, at + 1);
  }
  return tables;
};

/** Where a row of a sheet stands: by its number, from 0. */
export const citeRow = (row: number, cells: readonly string[]): Citation => ({
  page: null,
  paragraph: row,
  quote: cells.filter((cell) => cell !== '').join(' | '),
  rects: [],
});

/** Whether a cell of a sheet says something. */
export const isFilled = (cell: string): boolean => cell !== '';

/** Whether a row of a sheet names columns below the heads of the row above it. */
const isLowerHead = (upper: readonly string[], lower: readonly string[]): boolean =>
  lower.some(isFilled) &&
  !holdsAmount(lower) &&
  (upper[0] ?? '') !== '' &&
  (lower[0] ?? '') === '' &&
  isResultHeader([...upper, ...lower].filter(isFilled));

/**
 * The tables of results of a sheet: from each row of heads to the next empty row or row of heads.
 * @param title the name of the sheet, which may say what was sampled ("STP")
 */
export const findSheetTables = (sheet: readonly string[][], title = ''): ReportTable[] => {
  const rows = sheet.map((row) => row.map((cell) => cell.trim()));
  const tables: ReportTable[] = [];
  let context = followContext(NO_CONTEXT, [title]);
  let table: ReportTable | null = null;
  for (let at = 0; at < rows.length; at++) {
    const cells = rows[at] ?? [];
    const below = rows[at + 1] ?? [];
    const filled = cells.filter(isFilled);
    const hasLower = isLowerHead(cells, below);
    if (hasLower || isResultHeader(filled)) {
      table = { heads: toSheetHeads(cells, hasLower ? below : []), rows: [], context };
      tables.push(table);
      context = afterTable(context);
      if (hasLower) at++;
    } else if (table !== null && filled.length > 1 && !END.test(filled[0] ?? '')) {
      table.rows.push({ cells, citation: citeRow(at, cells) });
    } else {
      table = null;
      context = followContext(context, filled);
    }
  }
  return tables;
};
