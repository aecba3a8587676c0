import { findMatches } from '../language/search.ts';
import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { TableRow } from '../layout/table-columns.ts';
import { findAveraging } from './averaging.ts';
import type { FoundLimit } from './found-limit.ts';
import { toLimitMedium } from './medium-rules.ts';
import { partRow } from './row-parts.ts';
import { findSaidPoint, findSaidUnit, NO_UNIT, withoutUnit } from './said-above.ts';
import { readRun, readSeveral, SHARED } from './several-values.ts';
import { LABEL, type LimitContext, UNIT_HEAD } from './table-context.ts';
import { findAveragingColumn, findPointColumn, listPoints, toHeadPoint } from './table-points.ts';
import { findHeadUnit, isParameter, isUnit, MEASURE, readLimitValue, withBasis } from './values.ts';

const PARAMETER_HEAD =
  /param|pollutant|characteristic|constituent|substance|particulars|zone|area|time|period|category/i;
const LIMIT_HEAD =
  /standard|limit|concentration|exceed|tolerance|permissible|norm|prescribed|value|max|outlet|inlet|sewage|effluent|permeate|day|night|leq|stack|emission|annual|hourly|\bhours?\b/i;
/** What a column of limits calls itself where others stand beside it. */
export const SURE_LIMIT_HEAD =
  /standard|\blimit|norms?\b|tolerance|permissible|prescribed|not\s+(?:to\s+)?exceed/i;
/** Columns of what is found, or comes in, and not of what may be. */
export const MEASURED_HEAD =
  /\binlet\b|\b(?:in|out)\s*(?:\(|$)|\braw\b|untreated|before\s+treatment|influent|\bactual|observed|result|after\s+(?:primary|secondary)|existing|design|removal|efficien|\bstream/i;
export const NO_LIMIT_HEAD =
  /^(?:s[rl]?\.?\s*no|nos?\.?$|unit|uom|height|fuel|quantity|sulphur(?!\s+di)|diameter|capacity|frequency|method|periodicity|temperature|weighted|number|efficien|removal|power|size|volume)|generation|\bKLD\b|\bCMD\b|consumption|(?<!annual\s|hourly\s|hours?\s|hrs\.?\s)average|averaging|height|discharge\s+in|type\s+of\s+fuel|disposal|capacity|efficien/i;

const WATER_HEAD = /\bsewage\b|\beffluent\b/i;

/** The column of parameters, or -1. */
export const findParameterColumn = (table: Table): number => {
  const named = table.heads.findIndex(
    (head) => PARAMETER_HEAD.test(head) && !/standard|limit|exceed/i.test(head),
  );
  const counts = table.heads.map(
    (_, at) => table.rows.filter((row) => isParameter(row.cells[at] ?? '')).length,
  );
  const most = counts.indexOf(Math.max(...counts));
  if (named >= 0 && (counts[named] ?? 0) >= Math.max(1, (counts[most] ?? 0) / 2)) return named;
  return (counts[most] ?? 0) > 0 ? most : -1;
};

/** The column of units, if its cells are some: a plant has units as well. Whatever its head is, cells of units alone are one. */
const findUnitColumn = ({ heads, rows }: Table): number => {
  const named = heads.findIndex(
    (head, at) =>
      UNIT_HEAD.test(head) &&
      rows.some((row) => MEASURE.test(row.cells[at] ?? '') || findHeadUnit(row.cells[at] ?? '') !== null),
  );
  if (named >= 0) return named;
  return heads.findIndex((_, at) => {
    const cells = rows.map((row) => row.cells[at] ?? '').filter((cell) => !NO_UNIT_CELL.test(cell));
    return cells.length > 0 && cells.every(isUnit);
  });
};

/** What a cell of a column of units holds where there is none. */
const NO_UNIT_CELL = /^[\s\-–—.]*$/;

type RowReading = {
  parameter: number;
  unitColumn: number;
  averaging: number;
  point: number;
  pointOf: string | null;
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

const SOURCE_HEAD = /\bsource|\bstack|\bchimney|\battached\b|\bsection\b|\blocation|\bunit\b|\bplant\b/i;

/** The column of sources that all have one parameter, which the words before the table name; or -1. */
export const findSourceColumn = (table: Table, { before }: LimitContext): number =>
  table.heads.findIndex(
    (nameHead, at) =>
      table.rows.some((row) => /[a-z]{3}/i.test(row.cells[at] ?? '')) &&
      table.heads.some(
        (head, other) => other > at && LIMIT_HEAD.test(head) && toShared(nameHead, '', head, before) !== null,
      ),
  );

/** What is limited in all rows of sources: named by the head of the values or the words before the table; else null. */
const toShared = (nameHead: string, name: string, head: string, before: string): string | null => {
  if (!SOURCE_HEAD.test(nameHead) || isParameter(name)) return null;
  const named = findMatches(SHARED, head);
  const told = named.length > 0 ? named : findMatches(SHARED, before.slice(-300));
  const names = new Set(told.map((match) => match[0].toLowerCase()));
  return names.size === 1 ? (told[0]?.[0] ?? null) : null;
};

/** What is counted or flows has a unit of its own, or none; never that of the column. */
const COUNTED = /\b(?:flow|outlets?|quantity|numbers?|discharge|volume|area|capacity)\b/i;

const readRow = (table: Table, row: TableRow, reading: RowReading): FoundLimit[] => {
  const { parameter, unitColumn, at: columns, needsUnit, context, point, pointOf } = reading;
  const name = row.cells[parameter] ?? '';
  if (!/[a-z]/i.test(name) || LABEL.test(name)) return [];
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
    const value = readLimitValue(cell);
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
      : own ||
        named ||
        findHeadUnit(head) ||
        findHeadUnit(heads) ||
        (NO_UNIT.test(name) ? null : reading.said);
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
    const headPoint = toHeadPoint(head);
    const medium = toLimitMedium(name, unit, [
      head,
      context.before.slice(-300),
      context.section ?? '',
      heads,
      context.told ?? '',
    ]);
    return [
      {
        medium,
        // "Boiler chimney | Limit": the head over the parameters says where they hold.
        point: pointOf ?? headPoint ?? toHeadPoint(table.heads[parameter] ?? ''),
        parameter: named ? withoutUnit(name, named) : name,
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
  const columns = table.heads
    .map((_, at) => at)
    .filter((at) => {
      const head = table.heads[at] ?? '';
      // "Standards for disposal into inland waters" is no way of disposal.
      return (
        at !== parameter &&
        at !== unitColumn &&
        at !== averaging &&
        (!NO_LIMIT_HEAD.test(head) || /^standard|^limit/i.test(head))
      );
    });
  const heads = (pattern: RegExp) =>
    columns.filter((at) => pattern.test(table.heads[at] ?? '') && at > parameter);
  const sure = heads(SURE_LIMIT_HEAD);
  const measured = heads(MEASURED_HEAD).filter((at) => !sure.includes(at));
  // "Norms of trade effluent | Sewage": the other water has its limits beside them.
  const waters = sure.some((at) => WATER_HEAD.test(table.heads[at] ?? '')) ? heads(WATER_HEAD) : [];
  const named = (sure.length > 0 ? [...new Set([...sure, ...waters])] : heads(LIMIT_HEAD)).filter(
    (at) => !measured.includes(at),
  );
  const candidates =
    named.length > 0 ? named : columns.filter((at) => at > parameter && !measured.includes(at));
  const read = (values: readonly number[], needsUnit: boolean): FoundLimit[] => {
    const point = findPointColumn(table, [parameter, unitColumn, averaging, ...values]);
    const points = listPoints(table, point);
    // "Norms of the boiler stack:" above a table that names no places.
    const said = findSaidUnit(context.before);
    const above = point < 0 ? findSaidPoint(context.before) : null;
    return withNames(table, parameter, averaging).flatMap((row, index) =>
      toParts(row, { parameter, averaging, values, unit: unitColumn }).flatMap((part) =>
        readRow(table, part, {
          parameter,
          unitColumn,
          averaging,
          point,
          pointOf: points[index] ?? above,
          at: values,
          needsUnit,
          said,
          context,
        }),
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
