import type { LineCell, TableRow } from '../layout/table-columns.ts';
import { gapTo } from '../layout/table-rows.ts';
import { isParameter } from './parameters.ts';
import { isUnit, readLimitValue } from './values.ts';

/** The columns of a table of limits that matter for parting its rows. */
type Columns = { parameter: number; averaging: number; values: readonly number[]; unit: number };

const textAt = (line: LineCell[] | undefined, column: number): string => line?.[column]?.text ?? '';

/** Whether a cell of one line is a whole value: with a unit of its own, or beside one. */
const isWhole = (line: LineCell[], at: number, unit: number): boolean => {
  const value = readLimitValue(textAt(line, at));
  return (
    value !== null &&
    (value.unit !== null ||
      textAt(line, unit) !== '' ||
      // Its unit goes on below: "1000 MPN/100" above "ml".
      /^\d[\d.]*\s*(?:MPN|CFU|mg|[µμu]g|ng)\b/i.test(textAt(line, at)) ||
      /^\d[\d.]*(?:\s*(?:-|–|to)\s*\d[\d.]*)?$/.test(textAt(line, at)))
  );
};

/** "µm) or PM10", "(Cl2)", "µg/m3": the second line of a name and no name of its own. */
const goesOn = (text: string): boolean =>
  isUnit(text) || /^(?:\(|[^(]*\)|[&+,/]|(?:or|and|as|of|in|at|for|with|from|by)\b)/.test(text);

/** Lines of one cell stand closer than this, in heights of a line; a new row begins further below. */
const NEXT_ROW = 1.45;
const PLACE =
  /\b(?:stacks?|chimneys?|vents?|outlets?|boilers?|kilns?|furnaces?|D\.?\s?G\.?\s+sets?|boundary|fence|separators?|[ES]TP|effluent|sewage)\b/i;

/**
 * "DG stack 1 to 6" alone above "NOx | 710" and "CO | 150": the place that the rows below it speak of, as they have names
 * of their own. Null where the lines above the first value are a part of its name.
 */
const findPlaceAbove = (
  row: TableRow,
  first: number,
  { parameter, values, unit }: Columns,
): string | null => {
  const above = row.grid.slice(0, first);
  const text = above
    .map((line) => textAt(line, parameter))
    .filter(Boolean)
    .join(' ');
  const isAlone = above.every((line) => [...values, unit].every((column) => textAt(line, column) === ''));
  const [last, next] = [row.lines[first - 1], row.lines[first]];
  const isApart = next !== undefined && gapTo(last, next) > NEXT_ROW * next.height;
  return text !== '' && isAlone && !isParameter(text) && (PLACE.test(text) || isApart) ? text : null;
};

/**
 * Of a row whose cells are set to their middle: which of its values each line is nearest to. Null where names stand beside
 * their values, and where a value would have none.
 */
const findNearest = (row: TableRow, starts: readonly number[], parameter: number): number[] | null => {
  const isBeside = starts.every((start) => textAt(row.grid[start], parameter) !== '');
  if (isBeside || row.lines.some(({ page }) => page !== row.lines[0]?.page)) return null;
  const nearest = row.lines.map((line) => {
    const away = starts.map((start) => gapTo(row.lines[start], line));
    return away.indexOf(Math.min(...away));
  });
  const names = starts.map((_, index) =>
    row.grid
      .filter((_line, at) => nearest[at] === index)
      .map((line) => textAt(line, parameter))
      .join(' '),
  );
  return names.every(isParameter) ? nearest : null;
};

/**
 * A row that holds several values below each other, each beside a parameter or averaging time of its own, as several
 * rows: "SO2 | Annual | 50" and, below, "24 hours | 80". A place that stands above them all becomes what they are under. Any other row stays as it is.
 */
export const partRow = (row: TableRow, columns: Columns): TableRow[] => {
  const { parameter, averaging, values, unit } = columns;
  const starts = row.grid.flatMap((line, at) =>
    values.some((column) => isWhole(line, column, unit)) ? [at] : [],
  );
  if (starts.length < 2) return [row];
  const hasOwn = (column: number) =>
    column >= 0 &&
    starts.every((start, at) => {
      const text = textAt(row.grid[start], column);
      return text !== '' && (at === 0 || column !== parameter || !goesOn(text));
    });
  const nearest = findNearest(row, starts, parameter);
  const own = [parameter, averaging].filter(
    (column) => hasOwn(column) || (column === parameter && nearest !== null),
  );
  if (own.length === 0) return [row];
  const shared = (at: number) => !own.includes(at) && !values.includes(at) && at !== unit;
  const place =
    nearest === null && own.includes(parameter) ? findPlaceAbove(row, starts[0] ?? 0, columns) : null;
  return starts.map((start, index) => {
    const to = starts[index + 1] ?? row.grid.length;
    const from = index === 0 && place === null ? 0 : start;
    const isIn = (at: number) => (nearest === null ? at >= from && at < to : nearest[at] === index);
    const lines = row.grid.filter((_, at) => isIn(at));
    const grid = row.grid.map((line, at) =>
      line.map((cell, column) => (shared(column) || isIn(at) ? cell : { text: '', parts: [] })),
    );
    return {
      ...row,
      under: place ?? row.under,
      grid,
      cells: row.cells.map((cell, column) =>
        shared(column)
          ? cell
          : lines
              .map((line) => textAt(line, column))
              .filter(Boolean)
              .join(' '),
      ),
    };
  });
};
