import { headsAlignedRows, headsMeasuredRows, headsTimedRows } from './aligned-heads.ts';
import { beginsValue } from './cell-values.ts';
import { findForm } from './forms.ts';
import { findHeadsAbove } from './headless-rows.ts';
import { findHighHead } from './high-heads.ts';
import { findPrintedRows } from './printed-rows.ts';
import { hasRowLabel } from './row-label.ts';
import type { TableRegion } from './table.ts';
import { endsTable, TABLE_END_RULES } from './table-end-rules.ts';
import { isTableHeader } from './table-header-rules.ts';
import type { TextLine } from './text-line.ts';

const isCloseTo = (a: number, b: number): boolean => Math.abs(a - b) < 8;

/** A table that goes on after a page break without its header: rows with the same left edge and several cells. */
const continuesAfterBreak = (line: TextLine, above: TextLine[]): boolean => {
  const values = line.cells.slice(1);
  if (values.length < 2 || !hasRowLabel(line)) return false;
  const labels = above.filter(hasRowLabel);
  const [header] = above;
  // The header stands alone at the foot of a page, and its rows begin on the next.
  if (labels.length === 0 && header)
    return (
      Math.abs(header.x0 - line.x0) < 24 &&
      values.filter((cell) => header.cells.some((head) => Math.abs(head.x0 - cell.x0) < 14)).length >= 2
    );
  const edges = above.flatMap((other) => other.cells.slice(1).map((cell) => cell.x0));
  return (
    labels.some((other) => isCloseTo(other.x0, line.x0)) &&
    values.some((cell) => edges.some((edge) => isCloseTo(edge, cell.x0)))
  );
};

const middleOf = ({ x0, x1 }: { x0: number; x1: number }): number => (x0 + x1) / 2;

/** "Iron | 3 mg/l" at the head of a page, below rows without labels: each cell stands in a column of theirs, and the last of two is a value. */
const goesOnUnlabelled = (line: TextLine, above: TextLine[]): boolean => {
  const rows = above.slice(1).filter(({ cells }) => cells.length > 1);
  const [first, ...others] = line.cells;
  const last = others.at(-1);
  if (!first || !last || hasRowLabel(line) || rows.some(hasRowLabel)) return false;
  return (
    (others.length > 1 || beginsValue(last.text)) &&
    rows.some(({ x0 }) => isCloseTo(x0, first.x0)) &&
    others.every((cell) =>
      rows.some((row) =>
        row.cells
          .slice(1)
          .some((each) => isCloseTo(each.x0, cell.x0) || isCloseTo(middleOf(each), middleOf(cell))),
      ),
    )
  );
};

/** "Total | 2.0" at the head of a page: cells below inner columns, of a row that began on the page before. */
const isInsideRow = (line: TextLine, above: TextLine[]): boolean => {
  const [header] = above;
  if (!header || line.cells.length < 2 || line.x0 < header.x0 + 20) return false;
  const others = above.flatMap(({ cells }) => cells.slice(1));
  return line.cells.every((cell) =>
    others.some((other) => isCloseTo(other.x0, cell.x0) || isCloseTo(middleOf(other), middleOf(cell))),
  );
};

/**
 * "ETP waste (chemical" at the head of a page, and half a line below it "35.3 | 612 | Landfill": the upper line of a label whose
 * figures are set to its middle.
 */
const isUpperHalf = (line: TextLine, next: TextLine | undefined, above: TextLine[]): boolean =>
  line.cells.length === 1 &&
  next !== undefined &&
  next.page === line.page &&
  next.cells.length > 2 &&
  next.y - line.y < Math.min(line.height, next.height) * INTERLEAVED &&
  above.some(
    (other) =>
      other.cells.length > 2 &&
      isCloseTo(other.x0, line.x0) &&
      next.cells.every(({ x0 }) => other.cells.slice(1).some((cell) => isCloseTo(cell.x0, x0))),
  );

const levelled = (line: TextLine): string => line.text.toLowerCase().replace(/[^a-z]/g, '');

const isSameHeader = (header: TextLine, line: TextLine): boolean =>
  levelled(header).slice(0, 24) === levelled(line).slice(0, 24);

const MOST_ABOVE = 3;
const MOST_BESIDE = 8;
/** Two lines of one head stand closer than this, in heights. */
const HEAD_PITCH = 1.8;
/** Lines closer than this, in heights, are of cells side by side and of no paragraph. */
const INTERLEAVED = 0.75;

/**
 * "DG set | Emission limit" above "NOx + HC | CO" and "380 kVA | 4.0 | 3.5": heads of which some have a second line that
 * was taken for the header, as that begins further in than the rows.
 */
const isFirstLineOfHeads = (above: TextLine, header: TextLine, row: TextLine | undefined): boolean =>
  row !== undefined &&
  row.page === header.page &&
  header.x0 > above.x0 + 20 &&
  Math.abs(row.x0 - above.x0) < 14 &&
  row.cells.length > header.cells.length &&
  above.cells.length >= 2 &&
  above.cells.every(({ text }) => /^[A-Z]/.test(text) && !/[:;]$/.test(text) && text.split(' ').length <= 6);

/**
 * "Outlet | Description | Prescribed standards" above "No. | | pH | TSS": the first line of a row of heads, of which the next
 * was taken for the header. Rules stand above some of its words, and not above the first.
 */
const beginsRuledHead = (above: TextLine, header: TextLine): boolean => {
  const [first, ...others] = header.items;
  return (
    above.page === header.page &&
    above.items.some(({ startsCell }) => startsCell === true) &&
    first?.ruleAbove === undefined &&
    others.some(({ ruleAbove }) => ruleAbove !== undefined) &&
    header.y - above.y < Math.max(above.height, header.height) * HEAD_PITCH
  );
};

/** How many upper lines of heads, set to the middle of a high header, are above it: short, off the margin, close. */
const countAboveHeader = (header: TextLine, upper: TextLine[], row: TextLine | undefined): number => {
  const [last] = upper.slice(-1);
  if (last && beginsRuledHead(last, header)) return 1;
  if (last && last.page === header.page && isFirstLineOfHeads(last, header, row)) {
    return header.y - last.y < Math.max(last.height, header.height) * HEAD_PITCH ? 1 : 0;
  }
  let count = 0;
  let below = header;
  for (const above of upper.slice(-MOST_BESIDE).toReversed()) {
    const isClose = below.y - above.y < Math.max(above.height, below.height) * 1.25;
    const isBeside = below.y - above.y < Math.min(above.height, below.height) * INTERLEAVED;
    const isOffMargin =
      isBeside || above.x0 > header.x0 + 20 || /^(?:sr|sl|s|stack|chimney|outlet)\.?$/i.test(above.text);
    const isShort = above.cells.every((cell) => cell.text.split(' ').length <= 4);
    if (above.page !== header.page || !isClose || !isOffMargin || !isShort) break;
    if (count >= MOST_ABOVE && !isBeside) break;
    count++;
    below = above;
  }
  return count;
};

/** A line and those below it that are lines of the same high row of heads. */
const listBeside = (lines: TextLine[], at: number): TextLine[] => {
  let to = at + 1;
  for (; to < lines.length && to < at + MOST_BESIDE; to++) {
    const [above, line] = [lines[to - 1], lines[to]];
    if (!above || !line || above.page !== line.page || hasRowLabel(line)) break;
    if (line.y - above.y >= Math.min(above.height, line.height) * INTERLEAVED) break;
  }
  return lines.slice(at, to);
};

const fullestOf = (heads: TextLine[], other: TextLine): TextLine =>
  heads.toSorted((a, b) => b.cells.length - a.cells.length)[0] ?? other;

/** Finds the tables among the lines: from a header to the first line of prose, heading or page that does not go on. */
export const findTableRegions = (lines: TextLine[], endRules = TABLE_END_RULES): TableRegion[] => {
  const regions: TableRegion[] = [];
  let at = 0;
  /** Where the last table ended. */
  let free = 0;
  while (at < lines.length) {
    const header = lines[at];
    if (!header) break;
    const printed = findPrintedRows(lines, at);
    if (printed) {
      regions.push(printed);
      at = printed.to;
      free = at;
      continue;
    }
    const isKnown =
      isTableHeader(header) ||
      headsAlignedRows(lines, at) ||
      headsMeasuredRows(lines, at) ||
      headsTimedRows(lines, at);
    // Heads at the left of their columns are known by their words, if at all.
    const found = findHighHead(lines, at);
    const high = found?.areCentred || !isKnown ? found : null;
    const above = high
      ? at
      : isKnown
        ? at - countAboveHeader(header, lines.slice(free, at), lines[at + 1])
        : findHeadsAbove(lines, at, free);
    if (above === null) {
      const form = findForm(lines, at);
      if (form) {
        regions.push(form);
        free = form.to;
      }
      at = form?.to ?? at + 1;
      continue;
    }
    const from = above;
    // Heads that share no line: the fullest of them stands for the header, and the first row is one already.
    const beside = high ? lines.slice(at, at + high.lines) : isKnown ? listBeside(lines, at) : [];
    const head = fullestOf(isKnown || high ? beside : lines.slice(from, at), header);
    const first = at + beside.length - 1;
    let to = first + (isKnown || high ? 1 : 2);
    for (; to < lines.length; to++) {
      const line = lines[to];
      const before = lines[to - 1];
      if (!line || !before) break;
      if (line.page !== before.page) {
        if (
          lines.slice(from, at).some((head) => head.text === line.text) ||
          (isTableHeader(line)
            ? isSameHeader(header, line)
            : continuesAfterBreak(line, lines.slice(from, to)) ||
              isInsideRow(line, lines.slice(from, to)) ||
              goesOnUnlabelled(line, lines.slice(from, to)) ||
              isUpperHalf(line, lines[to + 1], lines.slice(from, to)))
        )
          continue;
        break;
      }
      if (endsTable({ lines, at: to, from: first, line, before, header: head }, endRules)) break;
    }
    if (to - from >= 2) {
      regions.push({ from, to, ...(high && { head: high }) });
      free = to;
    }
    at = to;
  }
  return regions;
};
