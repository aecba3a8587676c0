import type { TextCell, TextLine } from './text-line.ts';

/** A stretch of the page from left to right. */
export type Column = { x0: number; x1: number };

/** A head that runs across several columns, "Permissible limit" above "Annual | 24 hours"; `over`: the heads below it, where cells stand beside them. */
export type SpanningHead = { line: TextLine; x0: number; x1: number; over?: readonly Column[] };

/** The heads of a table over several lines: how many lines they take, its columns, the heads that run across several, and whether heads stand in the middle of theirs. */
export type HighHead = { lines: number; columns: Column[]; spans: SpanningHead[]; areCentred: boolean };

/** Stretches that touch, or stand closer than a gap in points, as one. */
export const unite = (pieces: TextCell[], gap: number): Column[] => {
  const columns: Column[] = [];
  for (const { x0, x1 } of pieces.toSorted((a, b) => a.x0 - b.x0)) {
    const last = columns.at(-1);
    if (last && x0 < last.x1 + gap) last.x1 = Math.max(last.x1, x1);
    else columns.push({ x0, x1 });
  }
  return columns;
};

/** How far two stretches have to overlap to belong together, in points. */
export const TOUCH = 2;
/** Whether two stretches belong together. */
export const overlaps = (a: Column, b: Column): boolean =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > TOUCH;
