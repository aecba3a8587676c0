import { toLines } from '../facts/head.test-support.ts';
import type { Table } from '../layout/table.ts';
import type { LimitContext } from './table-context.ts';
import { findTableLimits } from './table-limit-rules.ts';

/** A table as a test writes it: its heads, then its rows. */
export type Grid = [heads: string[], ...rows: string[][]];

/** A table of heads and rows. */
export const toTable = ([heads = [], ...rows]: readonly string[][]): Table => ({
  heads,
  rows: rows.map((cells) => {
    const lines = toLines([cells.join('|')]);
    return { cells, lines, grid: [cells.map((text) => ({ text, parts: [] }))], under: null };
  }),
  lines: [],
});

/** The limits of a table, given by its heads and rows, below the words `before`. */
export const limitsOf = ([heads, ...rows]: Grid, context: Partial<LimitContext> = {}): string[] =>
  findTableLimits(toTable([heads, ...rows]), { section: null, before: '', ...context }).map(
    ({ medium, parameter, limit, unit }) => `${medium}: ${parameter} | ${limit} | ${unit}`,
  );
