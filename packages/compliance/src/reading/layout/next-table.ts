import { headsAlignedRows } from './aligned-heads.ts';
import { hasRowLabel } from './row-label.ts';
import { isHeaderCell, isSerialHeader, isTableHeader } from './table-header-rules.ts';
import type { TextLine } from './text-line.ts';

/** A line below the header of a table, on the page of the line before it. `from` is the index of the header. */
export type Below = {
  lines: TextLine[];
  at: number;
  from: number;
  line: TextLine;
  before: TextLine;
  header: TextLine;
};

const levelled = (line: TextLine): string => line.text.toLowerCase().replace(/[^a-z]/g, '');

/** Rows with a title of their own have so many cells, and heads so many lines. */
const LEAST_CELLS = 3;
const HEAD_LINES = 3;

/** Cells begin in one column where they begin within so many points of each other. */
const SAME_COLUMN = 8;
const beginsAt = (line: TextLine, other: TextLine): boolean => Math.abs(line.x0 - other.x0) < SAME_COLUMN;

const toCount = (line: TextLine | undefined): number =>
  Number(/^\(?(\d{1,3})[.)]?$/.exec(line?.cells[0]?.text ?? '')?.[1] ?? 0);

/** "A. Wastes received" above "1 | Used batteries | 14,400": a title inside of a table, as the rows below it count on. */
export const titlesRows = ({ lines, at, from, line, header }: Below): boolean => {
  const next = lines[at + 1];
  if (!/^[A-H][.)]\s/.test(line.text)) return false;
  if (!next || next.page !== line.page || next.cells.length < Math.max(LEAST_CELLS, header.cells.length - 1))
    return false;
  const last = toCount(lines.slice(from + 1, at).findLast((row) => toCount(row) > 0));
  return toCount(next) === last + 1 && (last > 0 || at - from <= HEAD_LINES);
};

const LETTER = /^\(?([a-h])[.)]\s+\S/i;
const toLetter = ({ cells, text }: TextLine): string | null =>
  cells.length === 1 ? (LETTER.exec(text)?.[1]?.toLowerCase() ?? null) : null;

/**
 * "(b) for recovery and recycling" above a row, where "(a) for disposal" stands above the first rows: a title inside of a
 * table, as its letter is the next.
 */
export const lettersRows = ({ lines, at, from, line, header }: Below): boolean => {
  const [letter, next] = [toLetter(line), lines[at + 1]];
  if (letter === null || next?.page !== line.page || next.cells.length < LEAST_CELLS) return false;
  const last = lines
    .slice(from, at)
    .findLast((row) => row !== header && toLetter(row) !== null && beginsAt(row, line));
  return (
    last !== undefined &&
    (toLetter(last)?.charCodeAt(0) ?? 0) + 1 === letter.charCodeAt(0) &&
    beginsAt(next, line) &&
    !isTableHeader(next)
  );
};

/** A second header below rows of the first table: two tables stand close together. */
export const startsNextTable = ({ lines, at, from, line, header }: Below): boolean =>
  isSerialHeader(line) &&
  lines.slice(from + 1, at).some(hasRowLabel) &&
  // "No." below "Sl." of a head that a new page repeats.
  !(line.page !== header.page && lines.slice(from, at).some((other) => other.text === line.text));

/** The same header once more on the same page, or a line of one cell right above it: what it names comes next. */
export const repeatsHeader = ({ lines, at, from, line, header }: Below): boolean => {
  const next = lines[at + 1];
  const isAgain = (other: TextLine | undefined): boolean =>
    other !== undefined &&
    other.page === header.page &&
    other.cells.length > 1 &&
    levelled(other) === levelled(header);
  return (
    at > from + 1 &&
    (isAgain(line) || (line.cells.length === 1 && /^[([]?[A-Z\d]/.test(line.text) && isAgain(next)))
  );
};

/** "Product details" above "Name of product | Capacity": the next table, where nothing in the line is a figure. */
export const titlesNextTable = ({ lines, at, from, line, header }: Below): boolean => {
  const next = lines[at + 1];
  return (
    at > from + 1 &&
    line.cells.length === 1 &&
    /^(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)]\s*)?[A-Z]/.test(line.text) &&
    next !== undefined &&
    next.page === line.page &&
    // Cells of one high head are closer than lines.
    next.y - line.y >= line.height &&
    Math.abs(next.x0 - header.x0) < 4 &&
    !/\d/.test(next.text) &&
    levelled(next) !== levelled(header) &&
    isTableHeader(next)
  );
};

const beginsIn = (x0: number, { cells }: TextLine): boolean =>
  cells.some((cell) => Math.abs(cell.x0 - x0) < SAME_COLUMN);

/** "Item | By whom | How often" below rows with other columns: heads, with a row of their own right below them. */
export const headsOtherColumns = ({ lines, at, from, line, header }: Below): boolean => {
  const next = lines[at + 1];
  const inner = line.cells.slice(1);
  return (
    at > from + 1 &&
    inner.length > 1 &&
    inner.some(({ x0 }) => !lines.slice(from, at).some((above) => beginsIn(x0, above))) &&
    next !== undefined &&
    next.page === line.page &&
    line.cells.every(({ text, x0 }) => /^[A-Z]/.test(text) && isHeaderCell(text) && beginsIn(x0, next)) &&
    next.cells.length === line.cells.length &&
    line.page === header.page &&
    !/\d/.test(line.text) &&
    levelled(line) !== levelled(header)
  );
};

/** "Hazardous wastes, allowed under the rules:" above heads of other columns: the next table, wherever it begins. */
export const announcesNextTable = ({ lines, at, from, line, header }: Below): boolean => {
  const next = lines[at + 1];
  return (
    at > from + 1 &&
    line.cells.length === 1 &&
    /^[A-Z][^|]*:$/.test(line.text) &&
    next !== undefined &&
    next.page === line.page &&
    next.y - line.y >= line.height &&
    next.cells.length >= 3 &&
    !/\d/.test(next.text) &&
    levelled(next) !== levelled(header) &&
    (isTableHeader(next) || headsAlignedRows(lines, at + 1))
  );
};
