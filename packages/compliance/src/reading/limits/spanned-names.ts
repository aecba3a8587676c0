import type { Table } from '../layout/table.ts';
import type { CellPart } from '../layout/table-columns.ts';

/** Lines of one name are this close, in heights of a line; names of different cells are further apart. */
const SAME_CELL = 1.45;
/** How far the middle of a name may be off the middle of its rows, in distances of rows. */
const OFF_MIDDLE = 0.4;

type Name = { text: string; page: number | null; y: number };

const middleOf = (parts: readonly CellPart[]): number => {
  const ys = parts.map(({ line }) => line.y);
  return (Math.min(...ys) + Math.max(...ys)) / 2;
};

const partsOf = ({ rows }: Table, row: number, column: number): CellPart[] =>
  rows[row]?.grid.flatMap((cells) => cells[column]?.parts ?? []) ?? [];

/** The names of a column, each with all of its lines, whichever row these were given to. */
const listNames = (table: Table, column: number): Name[] => {
  const groups: CellPart[][] = [];
  for (const part of table.rows.flatMap((_, row) => partsOf(table, row, column))) {
    const last = groups.at(-1)?.at(-1);
    const isSame =
      last !== undefined &&
      last.line.page === part.line.page &&
      part.line.y - last.line.y < SAME_CELL * part.line.height;
    if (isSame) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups.map((parts) => ({
    text: parts.map(({ text }) => text).join(' '),
    page: parts[0]?.line.page ?? null,
    y: middleOf(parts),
  }));
};

/** The fullest column besides the names: where each row is. */
const findRowMiddles = (table: Table, column: number): { page: number | null; y: number }[] | null => {
  const widths = table.heads.map((_, at) => at).filter((at) => at !== column);
  const full = widths.findLast((at) => table.rows.every((_, row) => partsOf(table, row, at).length > 0));
  if (full === undefined) return null;
  return table.rows.map((_, row) => {
    const parts = partsOf(table, row, full);
    return { page: parts[0]?.line.page ?? null, y: middleOf(parts) };
  });
};

/** Whether names and labels begin on the first line of their rows, one of which has more values below: none is centred. */
const isSetToTop = ({ rows }: Table, column: number): boolean => {
  const named = rows.filter(({ cells }) => (cells[column] ?? '') !== '');
  return (
    column > 0 &&
    named.every(({ grid }) => grid[0]?.[0]?.text !== '' && grid[0]?.[column]?.text !== '') &&
    named.some(
      ({ grid }) => grid.length > 2 && grid.at(-1)?.[column]?.text === '' && grid.at(-1)?.at(-1)?.text !== '',
    )
  );
};

/**
 * The name of each row, where a name is set to the middle of the rows that it is for: the name of each is the one whose
 * middle is theirs. Null where the names are set otherwise.
 */
export const findSpannedNames = (table: Table, column: number): string[] | null => {
  if (table.rows.every((row) => (row.cells[column] ?? '') !== '')) return null;
  if (isSetToTop(table, column)) return null;
  const names = listNames(table, column);
  const rows = findRowMiddles(table, column);
  if (rows === null || names.length === 0 || names.length >= rows.length) return null;
  const found: string[] = [];
  for (const name of names) {
    const start = rows[found.length];
    if (!start || start.page === null || start.page !== name.page) return null;
    const rest = rows.slice(found.length).filter(({ page }) => page === start.page);
    const away = rest.map(({ y }) => Math.abs((start.y + y) / 2 - name.y));
    const nearest = Math.min(...away);
    const count = away.indexOf(nearest) + 1;
    const pitch = Math.min(
      ...rows
        .slice(1)
        .map(({ y }, at) => Math.abs(y - (rows[at]?.y ?? 0)))
        .filter((each) => each > 0),
    );
    if (nearest > OFF_MIDDLE * pitch) return null;
    found.push(...Array.from({ length: count }, () => name.text));
  }
  return found.length === rows.length ? found : null;
};
