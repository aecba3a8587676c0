import { hasRowLabel } from './row-label.ts';
import type { Table, TableRegion } from './table.ts';
import { type TableRow, toLineCells } from './table-columns.ts';
import { isTableHeader } from './table-header-rules.ts';
import { findRuledStarts } from './table-rows.ts';
import type { TextLine } from './text-line.ts';

/** What boards ask for in forms, before the answers beside it. */
const KEY =
  /\b(?:dates?|names?|categor(?:y|ies)|type|validity|period|address|applicant|occupier|investment|capital|district|certificate|consent|number\s+of|quantity|mode|products?|raw\s+materials?|location|fees?|scale|area|industry|standards?|parameters?|fuel)\b/i;
const LEAST_ROWS = 4;
const LEAST_KEYS = 3;
/** How near two cells begin that are of one column, in points. */
const SAME_START = 2;
/** A gap that is no part of a cell, in heights of a line. */
const FAR = 3.4;

/** Of a scan sheets lie a little to one side, and labels are lost, so that their words begin further to the right. */
const SCAN = { start: 8, indent: 24 };

const isAt = (x: number, start: number, within = SAME_START): boolean => Math.abs(x - start) <= within;

const isScanned = ({ items }: TextLine): boolean => items.some(({ confidence }) => confidence !== undefined);

/** Whether a line is a question and its answer, or goes on with one of them. */
const belongs = (line: TextLine, before: TextLine, question: number, answer: number): boolean => {
  const [first, second, more] = line.cells;
  if (!first || more || /\b(?:shall|must)\b/i.test(line.text)) return false;
  if (line.page === before.page && line.y - before.y > FAR * Math.max(line.height, before.height))
    return false;
  const scanned = isScanned(line);
  const within = scanned ? SCAN.start : SAME_START;
  const isQuestion = scanned
    ? first.x0 >= question - SCAN.start && first.x0 <= question + SCAN.indent && first.x1 < answer + within
    : isAt(first.x0, question);
  if (second) return isQuestion && isAt(second.x0, answer, within) && !isTableHeader(line);
  // A line of a Word document is a whole row.
  if (line.page === null || line.page !== before.page) return false;
  const isAnswer = scanned ? first.x0 >= answer - SCAN.start : isAt(first.x0, answer);
  return isAnswer || (isQuestion && first.x1 < answer);
};

/** A form that begins at a line: questions on the left, answers beside them, and no head; null where there is none. */
export const findForm = (lines: TextLine[], from: number): TableRegion | null => {
  const line = lines[from];
  const [question, answer, more] = line?.cells ?? [];
  if (!line || !question || !answer || more || hasRowLabel(line) || !/[a-z]{3}/i.test(question.text))
    return null;
  let to = from;
  for (let before = line; to < lines.length; to++) {
    const each = lines[to];
    if (!each || !belongs(each, before, question.x0, answer.x0)) break;
    before = each;
  }
  const rows = lines.slice(from, to).filter(({ cells }) => cells.length > 1);
  const keys = rows.filter(({ cells }) => KEY.test(cells[0]?.text ?? ''));
  return rows.length >= LEAST_ROWS && keys.length >= LEAST_KEYS ? { from, to, isForm: true } : null;
};

/** Lines of one cell are this close together, in the smallest distance of lines. */
const SAME_ROW = 1.3;

/** So many of the rows of a form whose rows are as close as lines may stand further apart. */
const MOST_LOOSE = 0.2;

/** A form as a table of two columns without heads. */
export const toForm = (all: TextLine[], { from, to }: TableRegion): Table => {
  const lines = all.slice(from, to);
  const [question, answer] = lines[0]?.cells ?? [];
  const columns = [
    { x0: question?.x0 ?? 0, x1: (answer?.x0 ?? 0) - SAME_START },
    { x0: (answer?.x0 ?? 0) - SAME_START, x1: Number.POSITIVE_INFINITY },
  ];
  const gapAt = (at: number): number => {
    const before = lines[at - 1];
    const line = lines[at];
    return !before || !line || before.page !== line.page ? Number.POSITIVE_INFINITY : line.y - before.y;
  };
  const pitch = Math.min(...lines.map((_, at) => gapAt(at)));
  // Rows as close as lines, or nearly all: each question begins one.
  const isLoose = (line: TextLine, at: number): boolean =>
    line.cells.length > 1 && Number.isFinite(gapAt(at)) && gapAt(at) >= SAME_ROW * pitch;
  const pairs = lines.filter(({ cells }) => cells.length > 1).length;
  const isDense =
    !lines.some((line, at) => line.cells.length < 2 && gapAt(at) < SAME_ROW * pitch) ||
    lines.filter(isLoose).length < pairs * MOST_LOOSE;
  // Rules between the rows of a scan tell them apart, however its lines came out.
  const starts = new Set(findRuledStarts(lines));
  const isRuled = starts.size > pairs / 2;
  const rows: TableRow[] = [];
  for (const [at, line] of lines.entries()) {
    const cells = toLineCells(line, columns);
    const last = rows.at(-1);
    const isWrapped = line.cells.length < 2 && (cells[0]?.text === '' || /^[a-z(]/.test(line.text));
    const isSamePage = line.page === lines[at - 1]?.page;
    const goesOn = isRuled
      ? isSamePage && !starts.has(at)
      : gapAt(at) < SAME_ROW * pitch && (isDense ? isWrapped : true);
    if (last && goesOn) {
      last.lines.push(line);
      last.grid.push(cells);
      last.cells = last.cells.map((text, column) =>
        [text, cells[column]?.text ?? ''].filter(Boolean).join(' '),
      );
    } else rows.push({ cells: cells.map(({ text }) => text), lines: [line], grid: [cells], under: null });
  }
  return { heads: ['', ''], rows, lines };
};

/** Whether a table is a form: no column has a head. */
export const isForm = ({ heads }: Table): boolean => heads.length === 2 && heads.every((head) => head === '');
