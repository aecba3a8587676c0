import type { Column, SpanningHead } from './columns.ts';
import type { TextLine } from './text-line.ts';

/** Rules of one border stand at the same place on all lines, give or take so many points. */
const SAME_BORDER = 5;
/** A border beside fewer words is a stroke. */
const FEWEST_WORDS = 2;
/** So much of a table stands between rules, and so much of that in one column each. */
const RULED = 0.9;
const IN_ONE_COLUMN = 0.7;
const FEWEST_COLUMNS = 3;

/** The columns of a ruled table, and the heads that run across several. */
export type RuledColumns = { columns: Column[]; spans: SpanningHead[] };

/** Places that are alike, as one each. */
const toBorders = (places: readonly number[]): number[] => {
  const groups: number[][] = [];
  for (const x of places.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && x - (group[0] ?? x) < SAME_BORDER) group.push(x);
    else groups.push([x]);
  }
  return groups
    .filter(({ length }) => length >= FEWEST_WORDS)
    .map((group) => group.reduce((sum, x) => sum + x, 0) / group.length);
};

/**
 * The columns of a table of a scan by the rules between them, which tell them where cells are empty or their words stand
 * close; null where not all of it is ruled.
 */
export const toRuledColumns = (lines: readonly TextLine[]): RuledColumns | null => {
  const items = lines.flatMap((line) => line.items.map((item) => ({ item, line })));
  const cells = items.flatMap(({ item: { cell }, line }) => (cell ? [{ ...cell, line }] : []));
  if (cells.length < RULED * items.length) return null;
  const borders = toBorders(cells.flatMap(({ x0, x1 }) => [x0, x1]));
  const columns = borders.slice(1).map((x1, at) => ({ x0: borders[at] ?? x1, x1 }));
  if (columns.length < FEWEST_COLUMNS) return null;
  const countColumns = ({ x0, x1 }: Column): number =>
    columns.filter((column) => (column.x0 + column.x1) / 2 > x0 && (column.x0 + column.x1) / 2 < x1).length;
  const wide = cells.filter((cell) => countColumns(cell) > 1);
  if (cells.length - wide.length < IN_ONE_COLUMN * cells.length) return null;
  const spans = new Map(wide.map((cell) => [`${lines.indexOf(cell.line)} ${Math.round(cell.x0)}`, cell]));
  return { columns, spans: [...spans.values()].map(({ line, x0, x1 }) => ({ line, x0, x1 })) };
};
