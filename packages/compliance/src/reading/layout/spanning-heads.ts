import { beginsValue, hasNoValue } from './cell-values.ts';
import { type Column, overlaps, type SpanningHead, TOUCH, unite } from './columns.ts';
import { isHeaderCell } from './table-header-rules.ts';
import type { TextCell, TextLine } from './text-line.ts';

/** Whether a head has one of the columns that it runs across to itself. */
const heads = (head: Column, column: Column, below: readonly Column[]): boolean =>
  overlaps(column, head) && below.filter((each) => overlaps(each, head)).length === 1;

/** Columns as wide as the heads that each has to itself. */
const widen = (columns: readonly Column[], upper: readonly TextLine[]): Column[] =>
  columns.map((column) => {
    const own = upper
      .flatMap((line) => line.cells)
      .filter(
        (head) => overlaps(column, head) && columns.filter((each) => overlaps(each, head)).length === 1,
      );
    return {
      x0: Math.min(column.x0, ...own.map(({ x0 }) => x0)),
      x1: Math.max(column.x1, ...own.map(({ x1 }) => x1)),
    };
  });

/** Cells of one column begin at the same place, give or take so many points. */
const SAME_EDGE = 1;

/**
 * Heads in the middle of wide columns whose cells stand at their left edges: "Limits" above "Day | Night", with figures
 * beside these heads and not below them. A column reaches to where the next one begins.
 */
const findSpansOverLeftSet = (
  upper: readonly TextLine[],
  narrow: readonly Column[],
  body: readonly TextLine[],
): SpanningHead[] => {
  const isLeftSet = narrow.every(({ x0, x1 }) =>
    body.every(({ cells }) =>
      cells.every((cell) => cell.x0 > x1 || cell.x1 < x0 || Math.abs(cell.x0 - x0) < SAME_EDGE),
    ),
  );
  if (!isLeftSet) return [];
  const wide = narrow.map(({ x0 }, at) => ({ x0, x1: narrow[at + 1]?.x0 ?? Number.POSITIVE_INFINITY }));
  return upper.flatMap((line, at) =>
    line.cells.flatMap((cell) => {
      const own = wide.filter((column) => overlaps(column, cell));
      const over = upper
        .slice(at + 1)
        .map(({ cells }) => cells.filter((head) => own.some((column) => overlaps(column, head))))
        .find((heads) => heads.length === own.length);
      const isOver = over?.every(
        (head, index) => own.filter((each) => overlaps(each, head))[0] === own[index],
      );
      const isBeside = over?.some((head) => narrow.every((column) => !overlaps(column, head)));
      return own.length > 1 && over && isOver && isBeside ? [{ line, x0: cell.x0, x1: cell.x1, over }] : [];
    }),
  );
};

/**
 * How far a head runs that is set to the left of the columns below it: "Standards" above "Summer | Monsoon", with nothing
 * beside it. Null for another head.
 */
const endOfLeftSpan = (
  cell: TextCell,
  line: TextLine,
  below: readonly TextLine[],
  columns: readonly Column[],
  body: readonly TextLine[],
): number | null => {
  const right = Math.min(
    ...line.cells.map(({ x0 }) => x0).filter((x0) => x0 > cell.x1),
    Number.POSITIVE_INFINITY,
  );
  // In a scan the column of the next head may begin a little before it, and with the unit below it in print.
  const own = columns.filter(
    (column) =>
      column.x1 > cell.x0 &&
      column.x0 < right - TOUCH &&
      !line.cells.some((other) => other !== cell && overlaps(other, column)),
  );
  const isHeaded = below.some(
    ({ cells }) =>
      cells.length === own.length && own.every((column) => cells.some((head) => overlaps(column, head))),
  );
  const isOfFigures = own.every((column) => {
    const cells = body.flatMap((row) => row.cells.filter((each) => overlaps(column, each)));
    return (
      cells.length > 1 &&
      cells.filter(({ text }) => beginsValue(text) || hasNoValue(text)).length > cells.length / 2
    );
  });
  const last = own.at(-1);
  const isSpan = (isHeaded && isOfFigures) || isNamedBelow(own, below, body);
  return own.length > 1 && last && isSpan ? last.x1 : null;
};

/**
 * "Parameter | Standard | Unit" below a head that is set to the left of them: each of these columns has such a head on one
 * line, and one of them holds figures.
 */
const isNamedBelow = (
  own: readonly Column[],
  below: readonly TextLine[],
  body: readonly TextLine[],
): boolean =>
  below.some(({ cells }) => {
    const named = own.map((column) => cells.filter((head) => overlaps(column, head)));
    return named.every(
      ([head, ...more]) => head !== undefined && more.length === 0 && isHeaderCell(head.text),
    );
  }) &&
  own.some((column) => {
    const cells = body.flatMap((row) => row.cells.filter((each) => overlaps(column, each)));
    return cells.length > 1 && cells.filter(({ text }) => beginsValue(text)).length > cells.length / 2;
  });

/**
 * The heads that run across columns which the lines of the body keep apart, and which have heads of their own further
 * down. `length`: how many lines are heads; on later pages they may be printed once more.
 */
export const findSpanningHeads = (lines: TextLine[], length: number): SpanningHead[] => {
  const upper = lines.slice(0, length);
  const texts = new Set(upper.map((line) => line.text));
  const body = lines.slice(length).filter((line) => line.cells.length > 1 && !texts.has(line.text));
  if (length < 2 || body.length === 0) return [];
  const narrow = unite(
    body.flatMap((line) => line.cells),
    0,
  );
  const spans = upper.flatMap((line, at) => {
    const columns = widen(narrow, upper.slice(at + 1));
    return line.cells.flatMap((cell) => {
      const below = columns.filter((column) => overlaps(column, cell));
      const headed = below.filter((column) =>
        upper.slice(at + 1).some((other) => other.cells.some((head) => heads(head, column, below))),
      );
      if (headed.length > 1) return [{ line, x0: cell.x0, x1: cell.x1 }];
      const end = endOfLeftSpan(cell, line, upper.slice(at + 1), columns, body);
      return end === null ? [] : [{ line, x0: cell.x0, x1: end }];
    });
  });
  if (spans.length === 0) spans.push(...findSpansOverLeftSet(upper, narrow, body));
  const again = lines.slice(length).filter((line) => texts.has(line.text));
  return [
    ...spans,
    ...spans.flatMap((span) =>
      again.filter((line) => line.text === span.line.text).map((line) => ({ ...span, line })),
    ),
  ];
};
