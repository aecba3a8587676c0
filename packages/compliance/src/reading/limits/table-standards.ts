import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { TableRow } from '../layout/table-columns.ts';
import { findAveraging } from './averaging.ts';
import { isSpread } from './denied/spread.ts';
import type { FoundLimit } from './found-limit.ts';
import { LEAST_IN_NAME, withLeast } from './least-in-name.ts';
import { toLimitMedium } from './medium-rules.ts';
import { isParameter } from './parameters.ts';
import { partRow } from './row-parts.ts';
import { findSaidPoint, findTableUnit, lastSentence, NO_UNIT, withoutUnit } from './said-above.ts';
import { readRun, readSeveral } from './several-values.ts';
import { findUnitColumn, findValueColumns, NO_UNIT_CELL, toShared } from './standard-columns.ts';
import { LABEL, type LimitContext } from './table-context.ts';
import { findAveragingColumn, findPointColumn, listPoints, toHeadPoint } from './table-points.ts';
import { findHeadUnit, MEASURE, readLimitValue, withBasis } from './values.ts';

type RowReading = {
  parameter: number;
  unitColumn: number;
  averaging: number;
  point: number;
  pointOf: string | null;
  /** The place that the line above the table names. */
  above: string | null;
  /** The place that stands above the row in its own cell. */
  under: string | null;
  at: readonly number[];
  needsUnit: boolean;
  /** The unit that the line above the table names for all. */
  said: string | null;
  context: LimitContext;
};

/** Over what time the value of a cell is a mean: by a column, by its head, by its parameter, by its own words. */
const toAveraging = (row: TableRow, head: string, { averaging, parameter }: RowReading, cell: string) => {
  const own = averaging < 0 ? '' : (row.cells[averaging] ?? '');
  const found = [own, head, row.cells[parameter] ?? '', /survival/i.test(cell) ? '' : cell].map(
    findAveraging,
  );
  return found.find((each) => each !== null) ?? null;
};

/** What is counted or flows has a unit of its own, or none; never that of the column. */
const COUNTED = /\b(?:flow|outlets?|quantity|numbers?|discharge|volume|area|capacity|height|diameter)\b/i;

/** "150 TPD", "24,280 sq. m": how much is made or built, and no limit of what is measured. */
const OF_PLANT =
  /^\d[\d,.]*\s*(?:TPD|TPA|TPH|TPM|MTPA|KLD|KLPD|CMD|MLD|kVA|k?W|MW|HP|sq\.?\s*m|acres?|ha\b|lakhs?|crores?|(?:M\.?T|KL|tonn?e?s?)\.?\s*(?:\/|per)\s*(?:year|yr|annum|a|month|m|day|d))(?![a-z\d])/i;

/** The unit of a head with what it is of: "kg/tonne of product". */
const toHeadUnit = (head: string): string | null => {
  const unit = findHeadUnit(head);
  return unit && withBasis(unit, head.slice(head.indexOf(unit) + unit.length));
};

/** "(iii) Total solids": the number of a row that stands in the cell of its name. */
const ITEM = /^\(?(?:[ivx]{1,5}|[a-h]|\d{1,2})[.)]\s+(?!coli\b)(?=\S)/i;

const readRow = (table: Table, row: TableRow, reading: RowReading): FoundLimit[] => {
  const { parameter, unitColumn, at: columns, needsUnit, context, point, pointOf, under } = reading;
  const name = (row.cells[parameter] ?? '').replace(ITEM, '');
  const called = name.replace(LEAST_IN_NAME, '');
  if (!/[a-z\u0900-\u0d7f]/i.test(name) || (LABEL.test(name) && !isParameter(name))) return [];
  const heads = table.heads.join(' ');
  return columns.flatMap((at) => {
    const cell = row.cells[at] ?? '';
    const several = readSeveral(name, cell);
    if (several)
      return several.flatMap(([each, words, place]) =>
        readRow(
          table,
          {
            ...row,
            cells: row.cells.map((text, column) =>
              column === parameter ? each : column === at ? words : text,
            ),
          },
          { ...reading, at: [at] },
        ).map((limit) => ({
          ...limit,
          ...(place === undefined ? {} : { point: place }),
          citation: citeCells(row, [...(point < 0 ? [] : [point]), parameter, at]),
        })),
      );
    const value = withLeast(name, readLimitValue(cell));
    if (OF_PLANT.test(cell)) return [];
    if (!value || (needsUnit && !value.unit)) return [];
    const head = table.heads[at] ?? '';
    const own = (unitColumn < 0 ? '' : (row.cells[unitColumn] ?? '').replace(NO_UNIT_CELL, '')) || value.unit;
    const isBare = /\bp\.?h\b/i.test(name) || /survival/i.test(cell);
    // "BOD (3 days, 27 °C)" names no unit, "Temperature °C" does.
    const inName = isBare || own ? null : findHeadUnit(name);
    const bare = inName !== null && /C$/.test(inName) && !/temperature/i.test(name) ? null : inName;
    // "m3/KL of beer produced": the name says of what.
    const named = bare && withBasis(bare, name.slice(name.indexOf(bare) + bare.length));
    const unit = isBare
      ? null
      : own || named || toHeadUnit(head) || findHeadUnit(heads) || (NO_UNIT.test(name) ? null : reading.said);
    const shared = toShared(table.heads[parameter] ?? '', name, head, context.before);
    if (shared !== null && MEASURE.test(unit ?? ''))
      return [
        {
          medium: toLimitMedium(shared, unit, [head, context.before.slice(-300), context.section ?? '']),
          point: name,
          parameter: shared,
          limit: value.limit,
          unit,
          averaging: toAveraging(row, head, reading, cell),
          citation: citeCells(row, [parameter, ...(unitColumn < 0 ? [] : [unitColumn]), at]),
        },
      ];
    // A machine, a stage or a count is no parameter, whatever its row is called.
    if (!isBare && !isParameter(name) && (!MEASURE.test(unit ?? '') || (!own && COUNTED.test(name))))
      return [];
    if (isSpread(name, { limit: value.limit, unit })) return [];
    const headPoint = toHeadPoint(head);
    const medium = toLimitMedium(name, unit, [
      under ?? '',
      pointOf ?? '',
      head,
      point < 0 ? '' : (table.heads[point] ?? ''),
      lastSentence(context.before),
      context.before.slice(-300),
      context.section ?? '',
      // The head of another column speaks of another place.
      headPoint === null ? heads : head,
      context.told ?? '',
    ]);
    return [
      {
        medium,
        // "Boiler chimney | Limit": the head over the parameters says where they hold.
        point: pointOf ?? headPoint ?? reading.above ?? toHeadPoint(table.heads[parameter] ?? ''),
        parameter: named ? withoutUnit(called, named) : called,
        limit: value.limit,
        unit,
        averaging:
          toAveraging(row, head, reading, cell) ??
          (medium === 'ambient_air' && /averag|\bmean\b/i.test(context.before.slice(-200))
            ? findAveraging(context.before.slice(-200))
            : null),
        citation: citeCells(row, [
          ...new Set([point, parameter, reading.averaging, unitColumn, at].filter((column) => column >= 0)),
        ]),
      },
    ];
  });
};

/** The rows that a row is: one that holds a run is read whole. */
const toParts = (row: TableRow, columns: Parameters<typeof partRow>[1]): TableRow[] =>
  columns.values.some((at) => readRun(row.cells[columns.parameter] ?? '', row.cells[at] ?? '') !== null)
    ? [row]
    : partRow(row, columns);

/** "1 hour | 180" below "Ozone | 8 hours | 100": the parameter goes on. */
const withNames = ({ rows }: Table, parameter: number, averaging: number): TableRow[] => {
  let last = '';
  return rows.map((row) => {
    const own = row.cells[parameter] ?? '';
    if (own !== '') last = own;
    return own !== '' || averaging < 0 || (row.cells[averaging] ?? '') === ''
      ? row
      : { ...row, cells: row.cells.map((cell, at) => (at === parameter ? last : cell)) };
  });
};

/** A table of standards: a column of parameters, and one or more of limits. */
export const readStandards = (table: Table, parameter: number, context: LimitContext): FoundLimit[] => {
  const unitColumn = findUnitColumn(table);
  const averaging = findAveragingColumn(table);
  const { candidates, measured } = findValueColumns(table, { parameter, unitColumn, averaging });
  const read = (values: readonly number[], needsUnit: boolean): FoundLimit[] => {
    const point = findPointColumn(table, [parameter, unitColumn, averaging, ...values]);
    const points = listPoints(table, point);
    // "Norms of the boiler stack:" above a table that names no places.
    const said = findTableUnit(context);
    const above = point < 0 ? findSaidPoint(context.before) : null;
    const readPart = (part: TableRow, under: string | null, own: string | null) =>
      readRow(table, part, {
        parameter,
        unitColumn,
        averaging,
        point,
        pointOf: own ?? under,
        // Of several columns each has a place of its own.
        above: values.length === 1 ? above : null,
        under,
        at: values,
        needsUnit,
        said,
        context,
      });
    return withNames(table, parameter, averaging).flatMap((row, index) =>
      toParts(row, { parameter, averaging, values, unit: unitColumn }).flatMap((part) =>
        readPart(part, part.under === row.under ? null : part.under, points[index] ?? null),
      ),
    );
  };
  const limits = read(candidates, false);
  // "Time weighted average (24 hours)" heads the limits of some boards: any column with units will do then.
  const rest = table.heads
    .map((_, at) => at)
    .filter((at) => at > parameter && at !== unitColumn && !measured.includes(at));
  return limits.length > 0 ? limits : read(rest, true);
};
