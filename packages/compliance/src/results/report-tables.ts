import { toDocumentLines } from '../reading/layout/document-lines.ts';
import { citeLines } from '../reading/layout/passage.ts';
import { ROW_LABEL } from '../reading/layout/row-label.ts';
import { toTable } from '../reading/layout/tables.ts';
import type { TextLine } from '../reading/layout/text-line.ts';
import type { Citation, InputPage } from '../reading/types.ts';
import { isResultHeader } from './columns.ts';
import { followContext, NO_CONTEXT, type ReportContext } from './context.ts';

/** A table of results with what stands above it. */
export type ReportTable = {
  heads: string[];
  rows: { cells: string[]; citation: Citation }[];
  context: ReportContext;
};

/** What ends a table: signatures, notes and the like. */
const END =
  /^(?:remarks?\b|notes?\b|opinion|end\s+of|\*+|authori[sz]ed|for\s+[A-Z]|checked|verified|reviewed|analy[sz]ed\s+by|tested\s+by|interpretation|statement|conclusion|page\s+\d|terms|disclaimer|this\s+report|the\s+(?:above|results?)|abbreviations?|signature|BDL\s*[-:=–]|ND\s*[-:=–])/i;
const PROSE_LENGTH = 70;

const textsOf = (line: TextLine): string[] => line.cells.map((cell) => cell.text);

const isEnd = (line: TextLine): boolean =>
  END.test(line.text) || (line.cells.length === 1 && line.text.length > PROSE_LENGTH);

/** A row that goes on with the numbers of the page before, below the letterhead that each page repeats. */
const continues = (line: TextLine, above: readonly TextLine[]): boolean => {
  const label = line.cells[0]?.text ?? '';
  const last = above.findLast((other) => ROW_LABEL.test(other.cells[0]?.text ?? ''))?.cells[0]?.text ?? '';
  return line.cells.length > 2 && Number.parseInt(label, 10) === Number.parseInt(last, 10) + 1;
};

/** The lines of a table from its header on, also those on the next page, and where to go on. */
const takeTable = (lines: readonly TextLine[], from: number): { taken: TextLine[]; next: number } => {
  const taken: TextLine[] = [];
  let next = from;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const last = taken.at(-1);
    const isNewPage = last !== undefined && last.page !== line.page;
    if (last && isResultHeader(textsOf(line))) break;
    if (isNewPage) {
      // Below the letterhead the table may go on; until then nothing is taken.
      if (line.page !== null && last.page !== null && line.page > last.page + 1) break;
      if (!continues(line, taken)) continue;
    } else if (last && isEnd(line)) break;
    taken.push(line);
    next = at + 1;
  }
  return { taken, next };
};

/** The tables of results on the pages of a PDF, in reading order. */
export const findPageTables = (pages: InputPage[]): ReportTable[] => {
  const lines = toDocumentLines({ form: 'pdf', pages });
  const tables: ReportTable[] = [];
  let context = NO_CONTEXT;
  let isNew = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    if (!isResultHeader(textsOf(line))) {
      context = followContext(context, textsOf(line), isNew);
      if (context.point !== null || context.sample !== null) isNew = false;
      at++;
      continue;
    }
    const { taken, next } = takeTable(lines, at);
    const { heads, rows } = toTable(taken, { from: 0, to: taken.length });
    tables.push({
      heads,
      rows: rows.map((row) => ({ cells: row.cells, citation: citeLines(row.lines) })),
      context,
    });
    isNew = true;
    at = Math.max(next, at + 1);
  }
  return tables;
};

const citeRow = (row: number, cells: readonly string[]): Citation => ({
  page: null,
  paragraph: row,
  quote: cells.filter((cell) => cell !== '').join(' | '),
  rects: [],
});

/** The tables of results of a sheet: from each row of heads to the next empty row or row of heads. */
export const findSheetTables = (rows: readonly string[][]): ReportTable[] => {
  const tables: ReportTable[] = [];
  let context = NO_CONTEXT;
  let table: ReportTable | null = null;
  rows.forEach((row, at) => {
    const cells = row.map((cell) => cell.trim());
    const filled = cells.filter((cell) => cell !== '');
    if (isResultHeader(filled)) {
      table = { heads: cells, rows: [], context };
      tables.push(table);
    } else if (table !== null && filled.length > 1 && !END.test(filled[0] ?? '')) {
      table.rows.push({ cells, citation: citeRow(at, cells) });
    } else {
      const isNew = tables.length > 0;
      table = null;
      context = followContext(context, filled, isNew);
    }
  });
  return tables;
};
