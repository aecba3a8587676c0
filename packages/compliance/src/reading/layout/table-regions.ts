import { ROW_LABEL } from './row-label.ts';
import { endsTable, TABLE_END_RULES } from './table-end-rules.ts';
import { isTableHeader } from './table-header-rules.ts';
import type { TextLine } from './text-line.ts';

/** Lines `from` (the header) up to but not including `to`. */
export type TableRegion = { from: number; to: number };

const isCloseTo = (a: number, b: number): boolean => Math.abs(a - b) < 8;

/** A table that goes on after a page break without its header: rows with the same left edge and several cells. */
const continuesAfterBreak = (lines: TextLine[], at: number, from: number): boolean => {
  const line = lines[at];
  const label = line?.cells[0];
  if (!line || !label || line.cells.length < 2 || !ROW_LABEL.test(label.text)) return false;
  const labels = lines.slice(from, at).filter((other) => ROW_LABEL.test(other.cells[0]?.text ?? ''));
  const header = lines[from];
  // The header stands alone at the foot of a page, and its rows begin on the next.
  if (labels.length === 0 && header)
    return (
      line.cells.length >= 3 &&
      Math.abs((header.cells[0]?.x0 ?? 0) - label.x0) < 24 &&
      line.cells.slice(1).filter((cell) => header.cells.some((head) => Math.abs(head.x0 - cell.x0) < 14))
        .length >= 2
    );
  const edges = lines.slice(from, at).flatMap((other) => other.cells.slice(1).map((cell) => cell.x0));
  return (
    labels.some((other) => isCloseTo(other.cells[0]?.x0 ?? 0, label.x0)) &&
    line.cells.length >= 3 &&
    line.cells.slice(1).some((cell) => edges.some((edge) => isCloseTo(edge, cell.x0)))
  );
};

const levelled = (line: TextLine): string => line.text.toLowerCase().replace(/[^a-z]/g, '');

const isSameHeader = (header: TextLine, line: TextLine): boolean =>
  levelled(header).slice(0, 24) === levelled(line).slice(0, 24);

/** Upper lines of heads that are set to the middle of a high header: short, off the margin, close above. */
const linesAboveHeader = (lines: TextLine[], at: number, free: number): number => {
  const header = lines[at];
  let count = 0;
  while (header && at - count - 1 >= free && count < 3) {
    const above = lines[at - count - 1];
    const below = lines[at - count];
    if (!above || !below || above.page !== header.page || above.page === null) break;
    const isClose = below.y - above.y < Math.max(above.height, below.height) * 1.25;
    const isOffMargin =
      above.x0 > header.x0 + 20 || /^(?:sr|sl|s|stack|chimney|outlet)\.?$/i.test(above.text);
    if (!isClose || !isOffMargin || !above.cells.every((cell) => cell.text.split(' ').length <= 4)) break;
    count++;
  }
  return count;
};

/** Finds the tables among the lines: from a header to the first line of prose, heading or page that does not go on. */
export const findTableRegions = (lines: TextLine[], endRules = TABLE_END_RULES): TableRegion[] => {
  const regions: TableRegion[] = [];
  let at = 0;
  while (at < lines.length) {
    const header = lines[at];
    if (!header || !isTableHeader(header)) {
      at++;
      continue;
    }
    const from = at - linesAboveHeader(lines, at, regions.at(-1)?.to ?? 0);
    let to = at + 1;
    for (; to < lines.length; to++) {
      const line = lines[to];
      const before = lines[to - 1];
      if (!line || !before) break;
      if (line.page !== before.page) {
        if (isTableHeader(line) ? isSameHeader(header, line) : continuesAfterBreak(lines, to, from)) continue;
        break;
      }
      if (endsTable(lines, to, at, endRules)) break;
    }
    if (to - from >= 2) regions.push({ from, to });
    at = to;
  }
  return regions;
};
