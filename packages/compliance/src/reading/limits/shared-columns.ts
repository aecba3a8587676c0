import type { Table } from '../layout/table.ts';
import type { LineCell } from '../layout/table-columns.ts';
import { isParameter } from './parameters.ts';

const FIGURE = /^(?:[<>≤≥]?\d[\d,.]*|nil|-+|–|—)$/i;
/** So many of the rows have one figure for each name. */
const MOST = 0.8;

/** "exceed (mg/Nm3) PM SO2": the names at the end of a head, and what stands before them; null where it ends with one or none. */
const toNames = (head: string): { before: string; names: string[] } | null => {
  const words = head.split(' ');
  const names: string[] = [];
  while (words.length > 0 && isName(words.at(-1) ?? '')) names.unshift(words.pop() ?? '');
  return names.length > 1 ? { before: words.join(' '), names } : null;
};

function isName(word: string): boolean {
  return /^[A-Z][A-Za-z\d.]{0,6}$/.test(word) && isParameter(word);
}

const figuresOf = (cell: string): string[] => cell.split(' ').filter(Boolean);

/** A cell of one line as several: by its figures where it has one for each, else all of it in the first. */
const toCells = (cell: LineCell, count: number): LineCell[] => {
  const figures = figuresOf(cell.text);
  return Array.from({ length: count }, (_, at) => {
    if (figures.length !== count) return at === 0 ? cell : { text: '', parts: [] };
    const part = cell.parts.length === count ? cell.parts[at] : undefined;
    return { text: figures[at] ?? '', parts: part ? [part] : cell.parts };
  });
};

/** "PM SO2" above "150 600": two columns that stand so close that they were read as one. */
export const withSharedColumns = (table: Table): Table => {
  const at = table.heads.findIndex((head, column) => {
    const count = toNames(head)?.names.length ?? 0;
    const cells = table.rows.map(({ cells: all }) => figuresOf(all[column] ?? ''));
    const told = cells.filter(
      (figures) => figures.length === count && figures.every((each) => FIGURE.test(each)),
    );
    return count > 1 && told.length > 0 && told.length >= cells.length * MOST;
  });
  const shared = toNames(table.heads[at] ?? '');
  if (shared === null) return table;
  const count = shared.names.length;
  return withSharedColumns({
    ...table,
    heads: table.heads.toSpliced(at, 1, ...shared.names.map((name) => `${shared.before} ${name}`.trim())),
    rows: table.rows.map((row) => {
      const figures = figuresOf(row.cells[at] ?? '');
      const own = shared.names.map((_, index) =>
        figures.length === count ? (figures[index] ?? '') : index === 0 ? (row.cells[at] ?? '') : '',
      );
      return {
        ...row,
        cells: row.cells.toSpliced(at, 1, ...own),
        grid: row.grid.map((line) => {
          const cell = line[at];
          return cell ? line.toSpliced(at, 1, ...toCells(cell, count)) : line;
        }),
      };
    }),
  });
};
