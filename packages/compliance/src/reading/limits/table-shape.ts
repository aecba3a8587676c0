import { toEnglishTable } from '../indic/table-words.ts';
import type { Table } from '../layout/table.ts';
import type { LineCell } from '../layout/table-columns.ts';
import { isHeaderCell } from '../layout/table-header-rules.ts';
import { findAveraging } from './averaging.ts';
import { isParameter } from './parameters.ts';
import { atRepeatedHeads } from './repeated-heads.ts';
import { withSharedColumns } from './shared-columns.ts';
import { withWastesBelow } from './transposed-wastes.ts';
import { readLimitValue } from './values.ts';

/** Some of the columns of a table, as a table of their own. */
const columnsOf = (table: Table, from: number, to: number): Table => ({
  ...table,
  heads: table.heads.slice(from, to),
  rows: table.rows.map((row) => ({
    ...row,
    cells: row.cells.slice(from, to),
    grid: row.grid.map((line) => line.slice(from, to)),
  })),
});

/** A head without its unit. */
const bare = (head: string): string =>
  head
    .replace(/\([^()]*\)/g, '')
    .trim()
    .toLowerCase();

/** Whether most of the cells of a column, and two at least, are such. */
const isColumnOf = ({ rows }: Table, at: number, isSuch: (cell: string) => boolean): boolean => {
  const cells = rows.map((row) => row.cells[at] ?? '').filter((cell) => !/^[\s-]*$/.test(cell));
  return cells.length > 1 && cells.filter(isSuch).length >= cells.length * MOST;
};
const MOST = 0.8;

const isValue = (cell: string): boolean => readLimitValue(cell) !== null;

/** Where the second of two tables begins that are printed side by side, or null: "Parameter | Limit" and "Pollutant | Limit". */
const findSecond = (table: Table): number | null => {
  const half = table.heads.length / 2;
  const left = table.heads.slice(0, half);
  const isTwice =
    Number.isInteger(half) &&
    half > 1 &&
    left.every((head, at) => bare(head) !== '' && bare(head) === bare(table.heads[half + at] ?? ''));
  if (isTwice) return half;
  const columns = table.heads.map((_, at) => at);
  const named = columns.filter((at) =>
    isColumnOf(table, at, (cell) => isParameter(cell) && readLimitValue(cell) === null),
  );
  const [first, second] = named;
  if (named.length !== 2 || first === undefined || second === undefined) return null;
  const hasValues = (from: number, to: number) =>
    columns.some((at) => at > from && at < to && isColumnOf(table, at, isValue));
  return hasValues(first, second) && hasValues(second, table.heads.length) ? second : null;
};

/** Two tables that stand side by side, one after the other; any other table alone. */
const unfold = (table: Table): Table[] => {
  const second = findSecond(table);
  return second === null
    ? [table]
    : [columnsOf(table, 0, second), columnsOf(table, second, table.heads.length)];
};

/** A second line of heads that was taken for a row: "| Annual | 24 hours average" below one head for both. */
const withSubHeads = (table: Table): Table => {
  const [first, ...rows] = table.rows;
  const own = first?.cells.slice(1).filter((cell) => cell !== '') ?? [];
  const isHead =
    first !== undefined &&
    first.cells[0] === '' &&
    own.length > 1 &&
    own.every(
      (cell) => isHeaderCell(cell) && (findAveraging(cell) !== null || readLimitValue(cell) === null),
    );
  if (!isHead || rows.length === 0) return table;
  return {
    ...table,
    heads: table.heads.map((head, at) => [head, first.cells[at] ?? ''].filter(Boolean).join(' ')),
    rows,
  };
};

const OUTLET_NUMBER = /^\d{1,2}$/;
const OUTLET_HEAD = /\boutlets?\b/i;

/** The numbers of outlets below their names, "Sewage | Trade effluent" above "1 | 1", which were taken into the first row. */
const withoutOutletNumbers = (table: Table): Table => {
  const [first, ...rows] = table.rows;
  const [numbers, ...grid] = first?.grid ?? [];
  const own = numbers?.flatMap(({ text }, at) => (text === '' ? [] : [{ text, at }])) ?? [];
  const isNumbers =
    own.length > 0 &&
    own.every(
      ({ text, at }) => at > 0 && OUTLET_NUMBER.test(text) && OUTLET_HEAD.test(table.heads[at] ?? ''),
    );
  if (first === undefined || !isNumbers || grid.length === 0) return table;
  const cells = first.cells.map((_, at) =>
    grid
      .map((line) => line[at]?.text ?? '')
      .filter(Boolean)
      .join(' '),
  );
  return { ...table, rows: [{ ...first, cells, grid, lines: first.lines.slice(1) }, ...rows] };
};

/** "--do--", "ditto", a mark of repetition: what stands above it goes on. */
const DITTO = /^(?:[\s-]*(?:[Dd]o|[Dd]itto|DITTO)[\s.-]*|-+\s*DO\s*-+|["”〃]|['’]{2})$/;

/** A table with what its marks of repetition stand for. */
const withDittos = (table: Table): Table => {
  const isDitto = (cell: LineCell) => DITTO.test(cell.text);
  if (!table.rows.some(({ grid }) => grid.some((line) => line.some(isDitto)))) return table;
  const above: string[] = [];
  const rows = table.rows.map((row) => {
    const grid = row.grid.map((line) =>
      line.map((cell, column) => {
        if (isDitto(cell)) return { ...cell, text: above[column] ?? '' };
        if (cell.text !== '') above[column] = cell.text;
        return cell;
      }),
    );
    const cells = row.cells.map((cell, column) =>
      row.grid.some((line) => line[column] && isDitto(line[column]))
        ? grid
            .map((line) => line[column]?.text ?? '')
            .filter(Boolean)
            .join(' ')
        : cell,
    );
    return { ...row, grid, cells };
  });
  return { ...table, rows };
};

const COMPARATOR =
  /^(?:between|within|below|up\s*to|[<>≤≥]=?|(?:shall\s+)?not\s+(?:be\s+)?(?:to\s+)?(?:more|less|greater|exceed\w*)(?:\s+than)?|(?:less|more)\s+than|max(?:imum)?\.?|min(?:imum)?\.?|at\s+least)$/i;

/** A table in which what some cells hold is set into others. */
const movedInto = (table: Table, from: number, to: number, join: (own: string, into: string) => string) => {
  const move = <Cell>(
    cells: readonly Cell[],
    textOf: (cell: Cell) => string,
    put: (cell: Cell, text: string) => Cell,
  ) => {
    const [own, into] = [cells[from], cells[to]];
    if (own === undefined || into === undefined) return [...cells];
    const joined = join(textOf(own), textOf(into));
    return cells.map((cell, at) => (at === from ? put(cell, '') : at === to ? put(cell, joined) : cell));
  };
  return {
    ...table,
    heads: table.heads.map((head, at) => (at === from ? '' : head)),
    rows: table.rows.map((row) => ({
      ...row,
      cells: move(
        row.cells,
        (cell) => cell,
        (_, text) => text,
      ),
      grid: row.grid.map((line) =>
        move(
          line,
          ({ text }) => text,
          (cell, text) => ({ ...cell, text }),
        ),
      ),
    })),
  };
};

/** "not less than" in a column of its own, in front of the value that it is of. */
const withComparators = (table: Table): Table => {
  const at = table.heads.findIndex((_, column) => isColumnOf(table, column, (cell) => COMPARATOR.test(cell)));
  if (at < 0 || at + 1 >= table.heads.length) return table;
  return movedInto(table, at, at + 1, (word, value) => [word, value].filter(Boolean).join(' '));
};

/** "Suspended | solids" in some rows, the second word below no head: one name that stands far apart. */
const withStrayWords = (table: Table): Table => {
  const at = table.heads.findIndex((head, column) => {
    const filled = table.rows.filter(({ cells }) => (cells[column] ?? '') !== '');
    return (
      column > 0 &&
      head === '' &&
      filled.length > 0 &&
      filled.length < table.rows.length &&
      filled.every(
        ({ cells }) =>
          /^[a-z][a-z ]{2,24}$/.test(cells[column] ?? '') && /^[A-Z][a-z]+$/.test(cells[column - 1] ?? ''),
      )
    );
  });
  return at < 0
    ? table
    : movedInto(table, at, at - 1, (word, name) => [name, word].filter(Boolean).join(' '));
};

/** "Min. | Max." above "6.5 | 8.5": the two ends of one range. */
const withRanges = (table: Table): Table => {
  const least = table.heads.findIndex((head) => /^(?:min(?:imum|\.)?|least|lowest)(?=$|\W)/i.test(head));
  const most = table.heads.findIndex((head) => /^(?:max(?:imum|\.)?|most|highest)(?=$|\W)/i.test(head));
  if (least < 0 || most < 0 || most === least) return table;
  const FIGURE = /^\d[\d.,]*$/;
  return movedInto(table, least, most, (min, max) => {
    if (!FIGURE.test(min)) return max;
    return FIGURE.test(max) ? `${min} - ${max}` : `min ${min}`;
  });
};

/**
 * A table in the shape that limits are read from: what goes on with other heads apart, two that stand side by side one after the other, in English words, all
 * lines of its heads in its heads, no numbers of outlets in its first row, marks of repetition filled in, and values whole that are printed in two columns.
 */
export const toPlainShapes = (table: Table): Table[] =>
  atRepeatedHeads(table)
    .flatMap(unfold)
    .map(withWastesBelow)
    .map((each) =>
      withDittos(
        withRanges(
          withComparators(
            withStrayWords(withoutOutletNumbers(withSharedColumns(withSubHeads(toEnglishTable(each))))),
          ),
        ),
      ),
    );
