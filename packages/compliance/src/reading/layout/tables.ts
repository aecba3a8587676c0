import { ROW_LABEL } from './row-label.ts';
import { type LineCell, type TableRow, toColumns, toLineCells } from './table-columns.ts';
import { isTableHeader } from './table-header-rules.ts';
import type { TableRegion } from './table-regions.ts';
import type { TextLine } from './text-line.ts';

/** A table with the heads of its columns and its rows, headers repeated on later pages left out. */
export type Table = { heads: string[]; rows: TableRow[]; lines: TextLine[] };

const join = (a: string, b: string): string => (a && b ? `${a} ${b}` : a || b);

const gapTo = (from: TextLine | undefined, to: TextLine | undefined): number =>
  !from || !to || from.page !== to.page ? Number.POSITIVE_INFINITY : Math.abs(to.y - from.y);

/** Gaps that differ by less than this (points) are the same gap. */
const SAME_GAP = 1.2;

/**
 * Where to cut between two lines that belong to different rows: at the widest gap between them. Where several are as
 * wide, the cells are either set to the top (the cut is right above the lower label) or to the middle of their row.
 */
const findCut = (lines: TextLine[], from: number, to: number, isCentred: boolean): number => {
  const cuts = Array.from({ length: to - from }, (_, at) => from + at + 1);
  const widest = Math.max(...cuts.map((cut) => gapTo(lines[cut - 1], lines[cut])));
  const best = cuts.filter((cut) => gapTo(lines[cut - 1], lines[cut]) >= widest - SAME_GAP);
  return (isCentred ? best[Math.floor((best.length - 1) / 2)] : best.at(-1)) ?? to;
};

/** A cell of the grid, or nothing. */
const cellAt = (grid: LineCell[][], row: number, column = 0): string => grid[row]?.[column]?.text ?? '';

/** Puts the cells of several lines together, column by column. */
const toRow = (lines: TextLine[], grid: LineCell[][]): TableRow => ({
  cells: (grid[0] ?? []).map((_, at) => grid.reduce((text, cells) => join(text, cells[at]?.text ?? ''), '')),
  lines,
  grid,
  under: null,
});

/** The index of the first line of each row, where rows have labels. */
const findLabelledStarts = (lines: TextLine[], labels: number[]): number[] => {
  const isCentred = (labels[0] ?? 0) > 0;
  return labels.map((label, at) => {
    const before = labels[at - 1];
    return before === undefined ? 0 : findCut(lines, before, label, isCentred);
  });
};

/** The index of the first line of each row, where rows have no labels: by their names, or by their values. */
const findPlainStarts = (lines: TextLine[], grid: LineCell[][]): number[] => {
  const all = lines.map((_, at) => at);
  const isNamed = (at: number) => cellAt(grid, at) !== '';
  const values = all.filter((at) => grid[at]?.slice(1).some(({ text }) => /^[<≤]?\s*\d|^nil/i.test(text)));
  // A value without a name beside it: names are wrapped and values set to their middle.
  if (values.some((at) => !isNamed(at))) {
    return values.map((value, at) => (at === 0 ? 0 : findCut(lines, values[at - 1] ?? 0, value, true)));
  }
  return all.filter((at) => isNamed(at) && grid[at]?.slice(1).some(({ text }) => text !== ''));
};

/** One label ("Outlet 1") beside several rows: every line has a name and a value of its own. */
const isSharedLabel = (grid: LineCell[][]): boolean =>
  grid.length > 1 &&
  grid.every((cells) => {
    const [name, value, ...more] = cells
      .slice(1)
      .map(({ text }) => text)
      .filter(Boolean);
    return (
      name !== undefined &&
      value !== undefined &&
      more.length === 0 &&
      /^[A-Z]/i.test(name) &&
      /^[<≤]?\s*\d+(?:\.\d+)?(?:\s*(?:to|-|–)\s*\d+(?:\.\d+)?|\s*[a-zµμ]+\s?\/\s?[\w³]+)$/i.test(value)
    );
  });

/** "Total | 354.0": the sum below the rows, and no name that begins so. */
const isTotal = (cells: LineCell[]): boolean => {
  const [first, ...rest] = cells.map(({ text }) => text).filter(Boolean);
  return (
    /^(?:grand\s+|sub[\s-]?)?total(?:\s*[(:].*|\s+(?:at|quantity)\b.*)?$/i.test(first ?? '') &&
    rest.some((text) => /^\d/.test(text))
  );
};

/** Rows from the lines of a table's body: by their labels, or else by the lines that fill the first column. */
const toRows = (lines: TextLine[], grid: LineCell[][]): TableRow[] => {
  const labels = lines.map((_, at) => at).filter((at) => ROW_LABEL.test(cellAt(grid, at)));
  // A sum is a row of its own, though it has no label.
  const marked =
    labels.length === 0
      ? labels
      : lines.map((_, at) => at).filter((at) => labels.includes(at) || isTotal(grid[at] ?? []));
  const starts = labels.length > 0 ? findLabelledStarts(lines, marked) : findPlainStarts(lines, grid);
  return starts.flatMap((start, at) => {
    const end = starts[at + 1] ?? lines.length;
    const each = lines.slice(start, end);
    const cells = grid.slice(start, end);
    return labels.length > 0 && isSharedLabel(cells)
      ? each.map((line, row) => toRow([line], [cells[row] ?? []]))
      : [toRow(each, cells)];
  });
};

/** Where the header ends: the lines before the first row that has a label, or the first line. */
const headerLength = (lines: TextLine[], grid: LineCell[][]): number => {
  const first = grid.findIndex((cells, at) => at > 0 && ROW_LABEL.test(cells[0]?.text ?? ''));
  if (first > 0 && first <= 20) return findCut(lines, 0, first, false);
  let length = 1;
  // Without labels a header goes on in lines that hold words only and stand closer than the rows below.
  while (length < 4 && length < lines.length - 1) {
    const holdsValues = grid[length]?.some(({ text }) =>
      /^[<≤]?\s*\d|^(?:nil|once|monthly|quarterly)/i.test(text),
    );
    const pitch = gapTo(lines[length - 1], lines[length]);
    if (holdsValues || cellAt(grid, length) !== '' || pitch > gapTo(lines[length], lines[length + 1]) + 0.5)
      break;
    length++;
  }
  return length;
};

/** "By-product details", "Effluent type: Trade effluent" inside a column. */
const SUB_TITLE = /^(?:[\w/ -]*\bdetails|effluent\s+type\s*:.*)$/i;

/** Sub-headings ("Effluent type: Sewage") run across columns and belong to no row. */
const isSubHeading = (line: TextLine, cells: LineCell[]): boolean => {
  const label = cells[0]?.text ?? '';
  const isAlone = line.cells.length === 1 && cells.filter(({ text }) => text !== '').length === 1;
  return isAlone && ((label.split(' ').length > 1 && !ROW_LABEL.test(label)) || SUB_TITLE.test(line.text));
};

/**
 * Columns that belong together: the head is centred over a column whose cells stand to one side of it, so that one
 * strip holds only the head and the next only cells.
 */
const mergeHalves = (grid: LineCell[][], length: number): LineCell[][] => {
  const width = grid[0]?.length ?? 0;
  const isEmpty = (at: number, from: number, to: number) =>
    grid.slice(from, to).every((cells) => !cells[at]?.text);
  const groups: number[][] = [];
  for (let at = 0; at < width; at++) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const headOnly = (each: number) => isEmpty(each, length, grid.length);
    const bodyOnly = (each: number) => isEmpty(each, 0, length);
    const fits =
      last !== undefined &&
      group?.length === 1 &&
      ((headOnly(last) && bodyOnly(at)) || (bodyOnly(last) && headOnly(at)));
    if (group && fits) group.push(at);
    else groups.push([at]);
  }
  return grid.map((cells) =>
    groups.map((group) => {
      const own = group.flatMap((at) => cells[at] ?? []);
      return {
        text: own
          .map(({ text }) => text)
          .filter(Boolean)
          .join(' '),
        parts: own.flatMap(({ parts }) => parts),
      };
    }),
  );
};

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
  const columns = toColumns(every);
  const cells = every.map((line) => toLineCells(line, columns));
  const isSub = every.map((line, at) => at > 0 && isSubHeading(line, cells[at] ?? []));
  const subHeadings = every.filter((_, at) => isSub[at]);
  const lines = every.filter((_, at) => !isSub[at]);
  const raw = cells.filter((_, at) => !isSub[at]);
  const length = headerLength(lines, raw);
  const grid = mergeHalves(raw, length);
  const heads = (grid[0] ?? []).map((_, at) =>
    grid
      .slice(0, length)
      .map((cells) => cells[at]?.text ?? '')
      .filter(Boolean)
      .join(' ')
      // A narrow column breaks "Quantity" before its last letter.
      .replace(/(?<=[a-z]{3}) (?=[ehnrsty](?:\s|$))/g, ''),
  );
  const body: number[] = [];
  let repeated = false;
  for (let at = length; at < lines.length; at++) {
    const line = lines[at];
    if (!line) continue;
    const isNewPage = line.page !== lines[at - 1]?.page;
    if (isNewPage) repeated = isTableHeader(line);
    if (repeated && ROW_LABEL.test(cellAt(grid, at))) repeated = false;
    if (!repeated) body.push(at);
  }
  const rows = toRows(
    body.map((at) => lines[at]).filter((line): line is TextLine => line !== undefined),
    body.map((at) => grid[at] ?? []),
  );
  return { heads, rows: rows.map((row) => ({ ...row, under: findUnder(row, every, subHeadings) })), lines };
};
