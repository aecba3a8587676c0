import { withLabel } from './lost-numbers.ts';
import type { TextLine } from './text-line.ts';

/** Cells of a column begin at the same place, give or take so many points. */
const SAME_START = 6;
/** Rows stand at most so many heights of their letters apart. */
const FARTHEST = 4;
/** A number that was misread has at most so many signs. */
const LONGEST = 3;

/** A recogniser may read "No" twice. */
const SERIAL_HEAD = /^(?:S[lr]?\.?|क्र\.?|ક્રમ|No\.?)(?:\s*No\.?){0,2}$/iu;
/** "S-1", "P2": a row may be named so, and is no number that was misread. */
const NAME = /^\p{L}+[-\s]?\d+$/u;

const TWO_NUMBERS = /^\d{1,3}\s?(?:[&,-]|and|to)\s?\d{1,3}\.?$/;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < SAME_START;

type Columns = { serial: number; second: number; last: number; between: readonly number[] };

/** The columns of a table whose first counts its rows; null for another line. */
const toColumns = ({ cells }: TextLine): Columns | null => {
  const [serial, second] = cells;
  const last = cells.at(-1);
  return serial && second && last && cells.length > 2 && SERIAL_HEAD.test(serial.text)
    ? {
        serial: serial.x0,
        second: second.x0,
        last: last.x0,
        between: cells.slice(2, -1).map(({ x0 }) => x0),
      }
    : null;
};

/** A row from its first line: its number where it was read, null where not. Undefined: the line begins no row. */
const readSerial = (
  line: TextLine,
  { serial, second, last, between }: Columns,
): number | null | undefined => {
  const { cells } = line;
  const begins = (x0: number) => cells.some((cell) => isNear(cell.x0, x0));
  // A dash of the last column may be lost; the columns before it tell a row then.
  const hasColumns = begins(second) && (begins(last) || between.filter(begins).length > 1);
  if (!hasColumns) return undefined;
  const [first] = cells;
  if (!first || !isNear(first.x0, serial)) return first && isNear(first.x0, second) ? null : undefined;
  const number = /^\(?(\d{1,3})[.)]{0,2}$/.exec(first.text)?.[1];
  if (number) return Number(number);
  // "1&2": one row for two stacks.
  if (TWO_NUMBERS.test(first.text)) return undefined;
  return first.text.length <= LONGEST && !NAME.test(first.text) ? null : undefined;
};

/** Whether a rule stands above words of a line. */
const isBelowRule = ({ items }: TextLine): boolean => items.some(({ ruleAbove }) => ruleAbove !== undefined);

/** The rows of a table below its head, and what was read of their numbers. */
const findRows = (lines: readonly TextLine[], head: number, columns: Columns) => {
  const rows: { at: number; serial: number | null }[] = [];
  const isRuled = lines.slice(Math.max(0, head - 1), head + 1).some(isBelowRule);
  for (let at = head + 1; at < lines.length; at++) {
    const [line, before] = [lines[at], lines[at - 1]];
    if (!line || !before || line.y - before.y > FARTHEST * line.height) break;
    // Below the first of the lines of a ruled head only a rule begins a row: "(m)" goes on with "Stack height".
    const serial = isRuled && !isBelowRule(line) ? undefined : readSerial(line, columns);
    if (serial !== undefined) rows.push({ at, serial });
    else if (toColumns(line) || (isRuled ? isBelowRule(line) && rows.length > 0 : line.cells.length > 1))
      break;
  }
  return rows;
};

/**
 * The lines of a recognised page with the numbers of table rows that were lost or misread ("1", "WN", "3"), below a head
 * that promises them. Where those that were read do not count the rows, nothing is changed.
 */
export const withLostSerials = (lines: readonly TextLine[]): TextLine[] => {
  const found = [...lines];
  for (const [head, line] of lines.entries()) {
    const columns = toColumns(line);
    if (!columns) continue;
    const rows = findRows(lines, head, columns);
    const isCount = rows.every(({ serial }, nth) => serial === null || serial === nth + 1);
    if (!isCount || rows.length < 2) continue;
    for (const [nth, { at, serial }] of rows.entries()) {
      const row = lines[at];
      if (row && serial === null) found[at] = withLabel(row, `${nth + 1}`, columns.serial);
    }
  }
  return found;
};
