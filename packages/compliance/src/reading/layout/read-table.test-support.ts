import { toTable } from './tables.ts';
import type { TextLine } from './text-line.ts';

/** The heads and rows of a table that all of these lines make up. */
export const readTable = (lines: TextLine[]): string[][] => {
  const { heads, rows } = toTable(lines, { from: 0, to: lines.length });
  return [heads, ...rows.map(({ cells }) => cells)];
};
