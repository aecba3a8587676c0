import { isProse } from './prose-rules.ts';
import { hasRowLabel } from './row-label.ts';
import { HEADING } from './table-end-rules.ts';
import { isHeaderCell } from './table-header-rules.ts';
import type { TextLine } from './text-line.ts';

const FIRST = /^\(?0?(?:1|i|a)[.)]?$/i;
const LEAST_CELLS = 4;
/** How many lines heads in narrow columns take. */
const MOST_LINES = 14;
/** How close heads and the first row stand, in heights of a line. */
const CLOSE = 2.4;
const LEAST_HEADS = 3;
/** How far a title reaches into the next column at least, and begins off the margin at most, in points. */
const INTO = 4;

/**
 * Where the heads begin above a first row ("1 | Boiler | 8 TPH | 33") when no line of them is known for a header: heads
 * of narrow columns, each set to the middle, share no line. Null where what stands above are no heads.
 */
export const findHeadsAbove = (lines: TextLine[], at: number, free: number): number | null => {
  const row = lines[at];
  if (!row || row.cells.length < LEAST_CELLS || !hasRowLabel(row) || !FIRST.test(row.cells[0]?.text ?? ''))
    return null;
  let from = at;
  while (from > free && at - from < MOST_LINES) {
    const line = lines[from];
    const above = lines[from - 1];
    if (!line || !above || above.page !== row.page) break;
    const isClose = line.y - above.y < CLOSE * Math.max(line.height, above.height);
    const isShort = above.cells.every(({ x0, x1 }) => x1 - x0 < above.pageWidth * 0.35);
    // "Stack emission norms" from the margin into the second column: a title and no head.
    const isTitle =
      above.cells.length === 1 &&
      above.x0 <= row.x0 + INTO &&
      (above.cells[0]?.x1 ?? 0) > (row.cells[1]?.x0 ?? 0) + INTO;
    if (
      isTitle ||
      !isClose ||
      !isShort ||
      HEADING.test(above.text) ||
      isProse(above, row.x0) ||
      /[:;]$|\s\S+\s\S+\.$/.test(above.text)
    )
      break;
    from--;
  }
  if (from === at) return null;
  const cells = lines.slice(from, at).flatMap((line) => line.cells);
  return cells.filter(({ text }) => isHeaderCell(text)).length >= LEAST_HEADS ? from : null;
};
