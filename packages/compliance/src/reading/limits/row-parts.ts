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
  const own = [parameter, averaging].filter(hasOwn);
  if (own.length === 0) return [row];
  const shared = (at: number) => !own.includes(at) && !values.includes(at) && at !== unit;
  const place = own.includes(parameter) ? findPlaceAbove(row, starts[0] ?? 0, columns) : null;
  return starts.map((start, index) => {
    const to = starts[index + 1] ?? row.grid.length;
    const from = index === 0 && place === null ? 0 : start;
    const lines = row.grid.slice(from, to);
    const grid = row.grid.map((line, at) =>
      line.map((cell, column) =>
        shared(column) || (at >= from && at < to) ? cell : { text: '', parts: [] },
      ),
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
