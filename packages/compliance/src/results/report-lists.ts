import { toDocumentLines } from '../reading/layout/document-lines.ts';
import { citePassage, toPassage } from '../reading/layout/passage.ts';
import type { TextLine } from '../reading/layout/text-line.ts';
import type { Citation, InputPage } from '../reading/types.ts';
import {
  afterTable,
  followContext,
  joinWrapped,
  NO_CONTEXT,
  type ReportContext,
  restoreColon,
} from './context.ts';
import { LISTED_HEADS, type ListedCells, readListedValues } from './listed-values.ts';
import { citeRow, isFilled, type ReportTable } from './report-tables.ts';

/** Lists the results of lines without a table, each stretch of them with what stands above it. */
const gatherLists = <Line>(
  lines: readonly Line[],
  by: {
    read: (line: Line) => ListedCells[];
    cite: (line: Line, at: number) => Citation;
    follow: (context: ReportContext, between: readonly Line[]) => ReportContext;
  },
  first: ReportContext,
): ReportTable[] => {
  const tables: ReportTable[] = [];
  let context = first;
  let between: Line[] = [];
  lines.forEach((line, at) => {
    const found = by.read(line);
    if (found.length === 0) {
      between.push(line);
      return;
    }
    if (between.length > 0 || tables.length === 0) {
      context = by.follow(context, between);
      tables.push({ heads: [...LISTED_HEADS], rows: [], context });
      context = afterTable(context);
      between = [];
    }
    const citation = by.cite(line, at);
    tables.at(-1)?.rows.push(...found.map((cells) => ({ cells: [...cells], citation })));
  });
  return tables;
};

const textsOf = (line: TextLine): string[] => line.cells.map(({ text }) => text);

/** The results that the pages of a PDF list in lines ("pH : 7.2"), for a report without a table. */
export const findPageLists = (pages: InputPage[]): ReportTable[] =>
  gatherLists(
    toDocumentLines({ form: 'pdf', pages }),
    {
      read: (line) => readListedValues(textsOf(line)),
      cite: (line) => {
        const passage = toPassage([line]);
        return citePassage(passage, 0, passage.text.length);
      },
      follow: (context, between) => joinWrapped(between).map(restoreColon).reduce(followContext, context),
    },
    NO_CONTEXT,
  );

/** The same of the rows of a sheet without heads. */
export const findSheetLists = (sheet: readonly string[][], title = ''): ReportTable[] =>
  gatherLists(
    sheet.map((row) => row.map((cell) => cell.trim())),
    {
      read: (cells) => readListedValues(cells),
      cite: (cells, at) => citeRow(at, cells),
      follow: (context, between) =>
        between.map((cells) => cells.filter(isFilled)).reduce(followContext, context),
    },
    followContext(NO_CONTEXT, [title]),
  );
