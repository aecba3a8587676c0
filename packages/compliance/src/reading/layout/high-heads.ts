import { beginsValue, hasNoValue } from './cell-values.ts';
import { type Column, type HighHead, overlaps, type SpanningHead, TOUCH } from './columns.ts';
import { isProse } from './prose-rules.ts';
import { hasRowLabel } from './row-label.ts';
import { isHeaderCell, isMeasured } from './table-header-rules.ts';
import type { TextCell, TextLine } from './text-line.ts';

const LEAST_CELLS = 3;
const LEAST_ROWS = 2;
/** How many lines heads take at most, and how many below them are looked at. */
const MOST_HEADS = 8;
const MOST_ROWS = 14;
/** How close two cells of one column begin or have their middles, in points. */
const SAME_PLACE = 3;
/** Middles that differ by less are the same, in points. */
const SAME_MIDDLE = 0.5;
/** Lines of one head, and heads and the first row, are closer than so many heights of a line. */
const HEAD_PITCH = 1.8;
const ROW_PITCH = 3.4;
/** How far the middle of a head may be off that of its column, in points. */
const OFF_MIDDLE = 8;
/** Lines of the cells of one row are closer than this, in heights. */
const SAME_ROW = 1.25;
const LONGEST_HEAD = 64;

type Group = TextCell[];

const middleOf = ({ x0, x1 }: Column): number => (x0 + x1) / 2;

const isInLine = (cell: TextCell, other: TextCell): boolean =>
  Math.abs(cell.x0 - other.x0) < SAME_PLACE || Math.abs(middleOf(cell) - middleOf(other)) < SAME_PLACE;

/** "24 hourly", "27°C", "3 days", "14-03-2023": a time, a day or a method in a head, which begins as a value does. */
const IN_HEAD =
  /^\d+\s*(?:°|-?\s?(?:h|hrs?|hours?|hourly|d|days?|months?|years?)\b)|^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$/i;

const isHeadText = (text: string): boolean =>
  text.length <= LONGEST_HEAD &&
  !/[;:]$|[a-z]{3}\.\s\S|\bshall\b/.test(text) &&
  (/[a-z]{2}/i.test(text) || isHeaderCell(text) || /^[([]?[A-Za-z#]/.test(text) || IN_HEAD.test(text));

const isFigure = ({ text }: TextCell): boolean => beginsValue(text) && !IN_HEAD.test(text);

/** A line of a body: three cells and more, of which one behind the first is a figure. */
const isRow = ({ cells }: TextLine): boolean => cells.length >= LEAST_CELLS && cells.slice(1).some(isFigure);

/** The cells of rows by column: those that begin or have their middles in line. */
const toGroups = (rows: readonly TextLine[]): Group[] => {
  const groups: Group[] = [];
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    const own = groups.find((group) => group.some((each) => isInLine(cell, each)));
    if (own) own.push(cell);
    else groups.push([cell]);
  }
  return groups.toSorted((a, b) => Math.min(...a.map(({ x0 }) => x0)) - Math.min(...b.map(({ x0 }) => x0)));
};

const leftOf = (group: Group): number => Math.min(...group.map(({ x0 }) => x0));
const rightOf = (group: Group): number => Math.max(...group.map(({ x1 }) => x1));

const spreadOf = (places: readonly number[]): number => Math.max(...places) - Math.min(...places);

/** Whether cells begin at one place; figures of nearly one width do, and have their middles closer still. */
const isLeftSet = (group: Group): boolean => {
  const spread = spreadOf(group.map(({ x0 }) => x0));
  return spread < SAME_PLACE && spread <= spreadOf(group.map(middleOf)) + SAME_MIDDLE;
};

/** Whether a head has its middle where the cells below it have theirs. */
const isOverMiddles = (head: Column, group: Group): boolean =>
  !isLeftSet(group) && group.every((cell) => Math.abs(middleOf(cell) - middleOf(head)) < SAME_PLACE);

/** Columns that touch each other: one ends where the cells of the next begin, or half way where those are set to the middle. */
const toColumns = (groups: readonly Group[], right: number): Column[] => {
  const starts = groups.map((group, at) => {
    const before = groups[at - 1];
    return before === undefined || isLeftSet(group)
      ? leftOf(group) - TOUCH
      : (rightOf(before) + leftOf(group)) / 2;
  });
  return starts.map((x0, at) => ({ x0, x1: starts[at + 1] ?? right }));
};

type Head = { cell: TextCell; line: TextLine; level: number };

/**
 * Which columns a head is over: those of the heads below it. Where heads are set to the middle, as many as have their
 * middle where it has its own, so that "Quantity" is over "in a month | in a year" though it touches one of them only; never
 * one that a head beside it is over.
 */
const findOver = (
  head: Head,
  heads: readonly Head[],
  columns: readonly Column[],
  areCentred: boolean,
): number[] => {
  const below = heads.filter(({ level }) => level > head.level);
  const beside = heads.filter((other) => other !== head && other.level === head.level);
  const headed = (at: number) => {
    const isOver = ({ cell }: Head) => isOf(cell, columns[at] as Column);
    return below.some(isOver) && !beside.some(isOver);
  };
  const over = columns.flatMap((column, at) =>
    below.some(({ cell }) => overlaps(cell, head.cell) && isOf(cell, column)) ? [at] : [],
  );
  const [first = columns.findIndex((column) => isOf(head.cell, column)), last = first] = [
    over[0],
    over.at(-1),
  ];
  if (!areCentred || first < 0 || !headed(first)) return over;
  let best = { from: first, to: last, away: Number.POSITIVE_INFINITY };
  for (let from = first; from >= 0 && headed(from); from--)
    for (let to = last; to < columns.length && headed(to); to++) {
      const [x0, x1] = [columns[from]?.x0 ?? 0, columns[to]?.x1 ?? 0];
      const away = Math.abs((x0 + x1) / 2 - middleOf(head.cell));
      if (away < best.away - SAME_PLACE) best = { from, to, away };
    }
  return columns.flatMap((_, at) => (at >= best.from && at <= best.to ? [at] : []));
};

function isOf(cell: TextCell, column: Column): boolean {
  const middle = middleOf(cell);
  return middle >= column.x0 && middle < column.x1;
}

/** Where the first row begins: above its fullest line stand others of its cells, close and in its columns. */
const beginOfRow = (
  lines: readonly TextLine[],
  at: number,
  row: number,
  groups: readonly Group[],
): number => {
  let begin = row;
  while (begin > at + 1) {
    const [line, above] = [lines[begin], lines[begin - 1]];
    if (!line || !above || line.y - above.y >= SAME_ROW * Math.max(line.height, above.height)) break;
    const isInColumns = above.cells.every((cell) =>
      groups.some((group) => Math.abs(leftOf(group) - cell.x0) < SAME_PLACE),
    );
    if (!isInColumns) break;
    begin--;
  }
  return begin;
};

/** "(a) for disposal" above the first row, where its names begin, and below the head of these: a sub-heading and no head. */
const withoutSubHeading = (
  lines: readonly TextLine[],
  at: number,
  begin: number,
  [names]: readonly Group[],
): number => {
  const line = lines[begin - 1];
  if (!line || !names || begin - 1 <= at || line.cells.length > 1) return begin;
  const isAtNames = Math.abs(line.x0 - leftOf(names)) < SAME_PLACE;
  const heads = lines.slice(at, begin - 1).flatMap(({ cells }) => cells);
  const isHeaded = heads.some(({ x0, x1 }) => x0 < rightOf(names) && x1 > leftOf(names));
  return isAtNames && isHeaded && /^\(?[a-z\d]{1,3}[.)]\s/i.test(line.text) ? begin - 1 : begin;
};

/**
 * The heads of a table whose first line is `at`, whatever their words are: they take several lines, some of them are set
 * to the middle of their column or run across several, and rows with figures stand in line below them.
 */
export const findHighHead = (lines: readonly TextLine[], at: number): HighHead | null => {
  const top = lines[at];
  if (!top || top.page === null) return null;
  if (hasRowLabel(top) || !top.cells.every(({ text }) => isHeadText(text)) || isProse(top, top.x0))
    return null;
  let row = at + 1;
  for (; row <= at + MOST_HEADS; row++) {
    const [line, before] = [lines[row], lines[row - 1]];
    if (!line || !before || line.page !== top.page || isProse(line, top.x0)) return null;
    if (line.y - before.y > HEAD_PITCH * Math.max(line.height, before.height)) return null;
    if (isRow(line)) break;
  }
  const first = lines[row];
  if (!first || !isRow(first)) return null;
  const rows = [first];
  for (let below = row + 1; below < Math.min(lines.length, row + MOST_ROWS); below++) {
    const [line, before] = [lines[below], lines[below - 1]];
    if (!line || !before || line.page !== top.page || isProse(line, first.x0)) break;
    if (line.y - before.y > ROW_PITCH * Math.max(line.height, before.height)) break;
    if (line.cells.length < LEAST_CELLS) continue;
    if (!line.cells.every((cell) => first.cells.some((each) => isInLine(cell, each)))) break;
    rows.push(line);
  }
  if (rows.filter(isRow).length < LEAST_ROWS) return null;
  const groups = toGroups(rows);
  // A title stands above the heads where the names of the rows begin, or to the left of them.
  if (top.cells.length === 1 && top.x0 < leftOf(groups[0] ?? []) + SAME_PLACE) return null;
  const begin = withoutSubHeading(lines, at, beginOfRow(lines, at, row, groups), groups);
  const heads = lines
    .slice(at, begin)
    .flatMap((line, level) => line.cells.map((cell): Head => ({ cell, line, level })));
  // "m" below "Height" is no label of a row.
  const isLabel = ({ line }: Head) => hasRowLabel(line) && line.x0 < rightOf(groups[0] ?? []);
  if (
    heads.some(
      (head) =>
        !isHeadText(head.cell.text) || isFigure(head.cell) || hasNoValue(head.cell.text) || isLabel(head),
    )
  )
    return null;
  if (!heads.some(({ cell }) => isHeaderCell(cell.text) || isMeasured(cell.text))) return null;
  const last = groups.at(-1);
  if (!last) return null;
  const leaf = heads.findLast(({ cell }) => cell.x1 > leftOf(last));
  if (!leaf) return null;
  const right = Math.max(rightOf(last), leaf.cell.x1, 2 * middleOf(leaf.cell) - leftOf(last)) + TOUCH;
  const columns = toColumns(groups, right);
  // The last column ends where its head says so, which is no sign of it; nor is a head as wide as its cells.
  const leaves = columns.map((column) => heads.findLast(({ cell }) => isOf(cell, column))?.cell ?? column);
  const areCentred =
    columns
      .slice(0, -1)
      .every(
        (column, at) =>
          Math.abs(middleOf(leaves[at] ?? column) - middleOf(column)) < OFF_MIDDLE ||
          isOverMiddles(leaves[at] ?? column, groups[at] ?? []),
      ) &&
    leaves.filter(
      (leaf, at) => leaf.x0 > leftOf(groups[at] ?? []) + SAME_PLACE || isOverMiddles(leaf, groups[at] ?? []),
    ).length >=
      columns.length / 2;
  const spans: SpanningHead[] = [];
  const own: Head[] = [];
  for (const head of heads) {
    const over = findOver(head, heads, columns, areCentred);
    if (over.length > 1)
      spans.push({
        line: head.line,
        x0: head.cell.x0,
        x1: head.cell.x1,
        over: over.flatMap((each) => columns[each] ?? []),
      });
    else own.push(head);
  }
  // Each column has a head of its own, and what stands above the first is no title of the table.
  if (!columns.every((column) => own.some(({ cell }) => isOf(cell, column)))) return null;
  return { lines: begin - at, columns, spans, areCentred };
};
