import { beginsValue } from './cell-values.ts';
import { isProse } from './prose-rules.ts';
import { hasRowLabel } from './row-label.ts';
import { isHeaderCell, isMeasured } from './table-header-rules.ts';
import type { TextCell, TextLine } from './text-line.ts';

const LEAST_CELLS = 3;
const LEAST_ROWS = 2;
/** How many lines below its heads a table is looked for in. */
const MOST_LINES = 14;
/** How close two cells of one column begin, end, or have their middles, in points. */
const SAME_PLACE = 3;
/** A gap that no table has, in heights of a line. */
const FAR = 3.4;
const LONGEST_HEAD = 64;

/** "To be (from 01.07.2025)", "After 2025", "sample dt. 184072022" in a scan: what a head says of a time. */
const DATE = /\b(?:dt\.|dated?)\s*:?\s*\d[\d./-]*|\b(?:\d{1,2}[./-]\d{1,2}[./-])?(?:19|20)\d\d\b/g;

const isHead = ({ text }: TextCell): boolean =>
  text.length <= LONGEST_HEAD &&
  (/^(?:[A-Z([#]|p\.?H\b)/.test(text) || isHeaderCell(text)) &&
  !/[;:]$|[a-z]{3}\.\s\S|\d{3}/.test(text.replace(DATE, ' '));

const isBelow = (cell: TextCell, head: TextCell): boolean =>
  Math.abs(cell.x0 - head.x0) < SAME_PLACE ||
  Math.abs(cell.x1 - head.x1) < SAME_PLACE ||
  Math.abs(cell.x0 + cell.x1 - head.x0 - head.x1) < 2 * SAME_PLACE;

/** A figure, or what stands for none in its place. */
const FIGURE = /^(?:[<≤>≥]\s*)?\d[\d.,]*(?:\s|$|-|–)|^(?:nil|absent|bdl|nt|na|-|–)$/i;

const MOST_HEADS = 3;

/**
 * Whether a line of two short cells and more heads rows that begin with what is measured ("BOD | 30", "1 | COD | 250"),
 * two of which stand below it; a second line of heads may stand between.
 */
export const headsMeasuredRows = (lines: TextLine[], at: number): boolean => {
  const head = lines[at];
  if (!head || head.page === null || head.cells.length < 2 || hasRowLabel(head)) return false;
  if (!head.cells.every(isHead) || isMeasured(head.cells[0]?.text ?? '') || isProse(head, head.x0))
    return false;
  let rows = 0;
  for (let below = at + 1; below < Math.min(lines.length, at + MOST_LINES) && rows < LEAST_ROWS; below++) {
    const line = lines[below];
    const before = lines[below - 1];
    if (!line || !before || line.page !== head.page) return false;
    if (line.y - before.y > FAR * Math.max(line.height, before.height)) return false;
    const [name, ...values] = hasRowLabel(line) ? line.cells.slice(1) : line.cells;
    const isRow = isMeasured(name?.text ?? '') && values.some(({ text }) => beginsValue(text));
    if (isRow && head.cells.some((each) => name !== undefined && isBelow(name, each))) rows++;
    else if (!isRow && values.some(({ text }) => beginsValue(text))) continue;
    else if (
      rows > 0 ||
      below - at > MOST_HEADS ||
      !line.cells.every((cell) => isHead(cell) || isHeaderCell(cell.text)) ||
      hasRowLabel(line)
    )
      return false;
  }
  return rows >= LEAST_ROWS;
};

/**
 * Whether a line heads a table, whatever its words are: three short cells and more, below each of which cells of at least
 * two rows with figures stand in line.
 */
export const headsAlignedRows = (lines: TextLine[], at: number): boolean => {
  const head = lines[at];
  if (!head || head.page === null || head.cells.length < LEAST_CELLS) return false;
  if (hasRowLabel(head) || !head.cells.every(isHead) || isProse(head, head.x0)) return false;
  let rows = 0;
  for (let below = at + 1; below < Math.min(lines.length, at + MOST_LINES) && rows < LEAST_ROWS; below++) {
    const line = lines[below];
    const before = lines[below - 1];
    if (!line || !before || line.page !== head.page) break;
    if (line.y - before.y > FAR * Math.max(line.height, before.height)) break;
    if (!line.cells.every((cell) => head.cells.some((each) => isBelow(cell, each)))) break;
    const hasFigure = line.cells.slice(1).some(({ text }) => FIGURE.test(text));
    if (line.cells.length === head.cells.length && hasFigure) rows++;
  }
  return rows >= LEAST_ROWS;
};

/** A cell that is nothing but how often: "Monthly", "Once in two months", "Every 15 days". */
export const HOW_OFTEN =
  /^(?:(?:at\s+least\s+)?(?:once|twice|thrice)\b|every\s|daily|weekly|fortnightly|(?:bi-?|two-?\s?|three-?\s?|four-?\s?|six-?\s?)?monthly|quarterly|half[\s-]?yearly|(?:two-?\s?)?yearly|annually)[a-z\d\s()-]*$/i;

/**
 * Whether a line heads a table, whatever its words are: two short cells and more, below one of which, but the first, cells
 * of at least two rows are nothing but how often ("What is to be watched | Interval").
 */
export const headsTimedRows = (lines: TextLine[], at: number): boolean => {
  const head = lines[at];
  if (!head || head.page === null || head.cells.length < 2 || hasRowLabel(head)) return false;
  if (!head.cells.every((cell) => isHead(cell) && !HOW_OFTEN.test(cell.text)) || isProse(head, head.x0))
    return false;
  let rows = 0;
  for (let below = at + 1; below < Math.min(lines.length, at + MOST_LINES) && rows < LEAST_ROWS; below++) {
    const line = lines[below];
    const before = lines[below - 1];
    if (!line || !before || line.page !== head.page || isProse(line, head.x0)) break;
    if (line.y - before.y > FAR * Math.max(line.height, before.height)) break;
    const isTimed = line.cells
      .slice(1)
      .some((cell) => HOW_OFTEN.test(cell.text) && head.cells.slice(1).some((each) => isBelow(cell, each)));
    // A name may go on below its first line; a row without its time is of another table.
    if (isTimed) rows++;
    else if (rows === 0 || line.cells.length > 1) break;
  }
  return rows >= LEAST_ROWS;
};
