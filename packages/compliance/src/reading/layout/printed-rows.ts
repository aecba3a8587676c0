import { HOW_OFTEN } from './aligned-heads.ts';
import type { Table, TableRegion } from './table.ts';
import type { CellPart, LineCell, TableRow } from './table-columns.ts';
import { isMeasured } from './table-header-rules.ts';
import type { TextLine } from './text-line.ts';

/** "Stack 1 | PM | Monthly": an upright stroke that is printed between the cells of a row. */
const STROKE = /\s*[|¦│]\s*/g;
const HAS_STROKE = /[|¦│]/;
const LEAST_CELLS = 3;
const COMMANDS = /\b(?:shall|should|must)\b/i;

/** The cells of a line between its strokes, each where its letters stand; none where it has fewer than three. */
const toCells = (line: TextLine): LineCell[] => {
  if (!HAS_STROKE.test(line.text) || COMMANDS.test(line.text)) return [];
  const words = line.text.replace(/^\s*[|¦│]\s*|\s*[|¦│]\s*$/g, (stroke) => ' '.repeat(stroke.length));
  const letter = (line.x1 - line.x0) / Math.max(1, line.text.length);
  const cells: LineCell[] = [];
  let start = 0;
  for (const stroke of [...words.matchAll(STROKE), null]) {
    const end = stroke?.index ?? words.length;
    const text = words.slice(start, end).trim();
    const part: CellPart = { text, x0: line.x0 + start * letter, x1: line.x0 + end * letter, line };
    cells.push({ text, parts: text === '' ? [] : [part] });
    start = end + (stroke?.[0].length ?? 0);
  }
  return cells.length < LEAST_CELLS ? [] : cells;
};

const isTimed = (cells: readonly LineCell[]): boolean =>
  cells.slice(1).some(({ text }) => HOW_OFTEN.test(text));

/** Rows with strokes between their cells that begin at a line, one of which says how often; null where there are none. */
export const findPrintedRows = (lines: readonly TextLine[], from: number): TableRegion | null => {
  const first = lines[from];
  if (!first || !HAS_STROKE.test(first.text)) return null;
  const count = toCells(first).length;
  if (count === 0) return null;
  let to = from;
  while (to < lines.length && lines[to]?.page === first.page && toCells(lines[to] ?? first).length === count)
    to++;
  return lines.slice(from, to).some((line) => isTimed(toCells(line))) ? { from, to, isPrinted: true } : null;
};

/** What a column without a head is for, by its cells. */
const toHead = (cells: readonly string[]): string => {
  if (cells.every((text) => HOW_OFTEN.test(text))) return 'Frequency';
  return cells.every((text) => isMeasured(text)) ? 'Parameters' : '';
};

/** Such rows as a table: the first line has its heads where it says of nothing how often. */
export const toPrintedTable = (all: readonly TextLine[], { from, to }: TableRegion): Table => {
  const lines = all.slice(from, to);
  const grid = lines.map(toCells);
  const [first = []] = grid;
  const hasHeads = grid.length > 1 && !isTimed(first);
  const rows = grid.slice(hasHeads ? 1 : 0).map((cells, at): TableRow => {
    const line = lines[at + (hasHeads ? 1 : 0)];
    return { cells: cells.map(({ text }) => text), lines: line ? [line] : [], grid: [cells], under: null };
  });
  const heads = first.map(({ text }, column) =>
    hasHeads ? text : toHead(rows.map(({ cells }) => cells[column] ?? '')),
  );
  return { heads, rows, lines };
};
