import { findMatches } from '../language/search.ts';
import { citeLines } from '../layout/passage.ts';
import type { TableRow } from '../layout/table-columns.ts';
import type { Table } from '../layout/tables.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { FoundLimit } from './found-limit.ts';
import { toLimitMedium } from './medium-rules.ts';
import { findHeadUnit, PARAMETER, readLimitValue } from './values.ts';

const PARAMETER_HEAD =
  /param|pollutant|characteristic|constituent|substance|particulars|zone|area|time|period|category/i;
const LIMIT_HEAD =
  /standard|limit|concentration|exceed|tolerance|permissible|norm|prescribed|value|max|outlet|inlet|sewage|effluent|permeate|day|night|leq|stack|emission/i;
/** What a column of limits calls itself where others stand beside it. */
const SURE_LIMIT_HEAD = /standard|\blimit|norms?\b|tolerance|permissible|prescribed|not\s+(?:to\s+)?exceed/i;
/** Columns of what is found, or comes in, and not of what may be. */
const MEASURED_HEAD =
  /\binlet\b|\braw\b|untreated|before\s+treatment|influent|\bactual|observed|result|existing|design/i;
const NO_LIMIT_HEAD =
  /^(?:s[rl]?\.?\s*no|unit|uom|height|fuel|quantity|sulphur|diameter|capacity|frequency|method|periodicity|temperature|weighted)|average|height|discharge\s+in|type\s+of\s+fuel|disposal/i;
const UNIT_HEAD = /^(?:units?|uom|u\/m)\b/i;
const LABEL = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]?$/i;

/** Tables of products, fees, guarantees and monitoring hold no limits. */
const NOT_LIMITS =
  /frequency|periodicity|transaction|guarantee|consum(?:ed|ption)|product|raw\s+material|beds|permitted|amount/i;

const WASTE_HEAD = /hazardous|categor|schedule|waste|process/i;
const QUANTITY_HEAD = /quantity|qty|quantum|generation|amount/i;

/** The lines before a table that say what it is about. */
export type LimitContext = { section: string | null; before: string };

/** The limits of a sort of table; "none" for a table that holds none. The first rule that knows the sort decides. */
export type TableLimitRule = Rule<[table: Table, context: LimitContext], FoundLimit[] | 'none'>;

const isWasteTable = (table: Table, { before }: LimitContext): boolean => {
  const heads = table.heads.join(' ');
  const around = `${before.slice(-400)} ${heads}`;
  if (
    /non[-\s]?hazardous|bio-?\s?medical|\bBMW\b|product\b|raw\s+material/i.test(
      `${before.slice(-160)} ${heads}`,
    )
  )
    return false;
  return (
    WASTE_HEAD.test(heads) &&
    QUANTITY_HEAD.test(heads) &&
    /hazardous|H\.?W\b|schedule[-\s]*I\b|\bwaste/i.test(around) &&
    !/water|effluent|trade/i.test(heads)
  );
};

const readWasteTable = (table: Table): FoundLimit[] => {
  const quantity = table.heads.findIndex((head) => QUANTITY_HEAD.test(head));
  const unitColumn = table.heads.findIndex((head) => UNIT_HEAD.test(head));
  const disposal = table.heads.findIndex((head) => /disposal|treatment|facility|mode|activit/i.test(head));
  return table.rows.flatMap((row) => {
    const raw = row.cells[quantity] ?? '';
    const value = readLimitValue(raw);
    const names = row.cells.filter(
      (cell, at) =>
        at !== quantity &&
        at !== unitColumn &&
        at !== disposal &&
        (disposal < 0 || at < Math.max(disposal, quantity)) &&
        cell !== '' &&
        !(at === 0 && LABEL.test(cell)),
    );
    if (!value || names.length === 0) return [];
    const unit =
      (unitColumn >= 0 ? row.cells[unitColumn] : null) ||
      value.unit ||
      raw.slice(raw.indexOf(value.limit) + value.limit.length).trim() ||
      /\(([^)]+)\)/.exec(table.heads[quantity] ?? '')?.[1] ||
      null;
    return [
      {
        medium: 'hazardous_waste' as const,
        parameter: names.join(' '),
        limit: value.limit,
        unit,
        citation: citeLines(row.lines),
      },
    ];
  });
};

const parameterColumn = (table: Table): number => {
  const named = table.heads.findIndex(
    (head) => PARAMETER_HEAD.test(head) && !/standard|limit|exceed/i.test(head),
  );
  const counts = table.heads.map(
    (_, at) => table.rows.filter((row) => PARAMETER.test(row.cells[at] ?? '')).length,
  );
  const most = counts.indexOf(Math.max(...counts));
  if (named >= 0 && (counts[named] ?? 0) >= Math.max(1, (counts[most] ?? 0) / 2)) return named;
  return (counts[most] ?? 0) > 0 ? most : -1;
};

type RowReading = {
  parameter: number;
  unitColumn: number;
  at: number[];
  needsUnit: boolean;
  context: LimitContext;
};

/** "BOD, COD" beside "30 mg/l, 100 mg/l": as many parameters as values, each with its own; else null. */
const readSeveral = (name: string, cell: string): [name: string, value: string][] | null => {
  const names = name.split(/\s*[,;/]\s*|\s+(?:and|&)\s+/).filter(Boolean);
  const values = cell.split(/\s*[,;]\s*|\s+(?:and|&)\s+/).filter(Boolean);
  const isList =
    names.length > 1 &&
    names.length === values.length &&
    names.every((each) => PARAMETER.test(each)) &&
    values.every((each) => readLimitValue(each) !== null);
  return isList ? names.map((each, at) => [each, values[at] ?? '']) : null;
};

/** A parameter without the unit that is printed behind it: "PM10 (µg/m3)", "NH3 µg/m3". */
const withoutUnit = (name: string, unit: string): string =>
  name
    .replace(unit, '')
    .replace(/[\s,(-]*(?:in)?[\s,(-]*\)?\s*$/, '')
    .trim();

/** "PM 150 mg/Nm3, SO2 100 ppm": limits with their parameters in one cell. */
const IN_CELL = new RegExp(`(${PARAMETER.source})[^,;\\d]{0,24}?[\\s:=–-]+(?=[<≤]?\\s*\\d)([^,;]+)`, 'gi');

/** Tables whose cells list parameters with their limits, under a head that names limits. */
const readListedCells = (table: Table, context: LimitContext): FoundLimit[] => {
  const at = table.heads.findIndex((head) => /limit|standard|norm|pollutant/i.test(head));
  return table.rows.flatMap((row) =>
    findMatches(IN_CELL, row.cells[at] ?? '').flatMap((m) => {
      const parameter = m[1] ?? '';
      const value = readLimitValue(m.at(-1) ?? '');
      if (!value?.unit && !/^pH$/i.test(parameter)) return [];
      const unit = value?.unit ?? null;
      const medium = toLimitMedium(parameter, unit, [context.before.slice(-300), context.section ?? '']);
      return value ? [{ medium, parameter, limit: value.limit, unit, citation: citeLines(row.lines) }] : [];
    }),
  );
};

const readRow = (
  table: Table,
  row: TableRow,
  { parameter, unitColumn, at: columns, needsUnit, context }: RowReading,
): FoundLimit[] => {
  const name = row.cells[parameter] ?? '';
  if (!/[a-z]/i.test(name) || LABEL.test(name)) return [];
  const heads = table.heads.join(' ');
  return columns.flatMap((at) => {
    const cell = row.cells[at] ?? '';
    const several = readSeveral(name, cell);
    if (several)
      return several.flatMap(([each, words]) =>
        readRow(
          table,
          {
            ...row,
            cells: row.cells.map((text, column) =>
              column === parameter ? each : column === at ? words : text,
            ),
          },
          { parameter, unitColumn, at: [at], needsUnit, context },
        ),
      );
    const value = readLimitValue(cell);
    if (!value || (needsUnit && !value.unit)) return [];
    const head = table.heads[at] ?? '';
    const own = (unitColumn >= 0 ? row.cells[unitColumn] : null) || value.unit;
    const isBare = /\bp\.?h\b/i.test(name) || /survival/i.test(cell);
    const named = isBare || own ? null : findHeadUnit(name);
    const unit = isBare ? null : own || named || findHeadUnit(head) || findHeadUnit(heads);
    const medium = toLimitMedium(name, unit, [
      head,
      context.before.slice(-300),
      context.section ?? '',
      heads,
    ]);
    return [
      {
        medium,
        parameter: named ? withoutUnit(name, named) : name,
        limit: value.limit,
        unit,
        citation: citeLines(row.lines),
      },
    ];
  });
};

/** Tables of stacks whose heads name what is limited: "PM (mg/Nm3)", "Prescribed standard of PM". */
const readNamedColumns = (table: Table, context: LimitContext): FoundLimit[] =>
  table.heads.flatMap((head, at) => {
    const parameter = PARAMETER.exec(head)?.[0];
    if (!parameter || NO_LIMIT_HEAD.test(head)) return [];
    return table.rows.flatMap((row) => {
      const value = readLimitValue(row.cells[at] ?? '');
      const unit = value?.unit ?? findHeadUnit(head);
      if (!value || !unit || !/\//.test(unit)) return [];
      const medium = toLimitMedium(parameter, unit, [
        head,
        context.before.slice(-300),
        context.section ?? '',
      ]);
      return [{ medium, parameter, limit: value.limit, unit, citation: citeLines(row.lines) }];
    });
  });

/** A table of standards: a column of parameters, and one or more of limits. */
const readStandards = (table: Table, parameter: number, context: LimitContext): FoundLimit[] => {
  const unitColumn = table.heads.findIndex((head) => UNIT_HEAD.test(head));
  const columns = table.heads
    .map((_, at) => at)
    .filter((at) => {
      const head = table.heads[at] ?? '';
      // "Standards for disposal into inland waters" is no way of disposal.
      return (
        at !== parameter && at !== unitColumn && (!NO_LIMIT_HEAD.test(head) || /^standard|^limit/i.test(head))
      );
    });
  const heads = (pattern: RegExp) =>
    columns.filter((at) => pattern.test(table.heads[at] ?? '') && at > parameter);
  const sure = heads(SURE_LIMIT_HEAD);
  const measured = heads(MEASURED_HEAD).filter((at) => !sure.includes(at));
  const all = heads(LIMIT_HEAD);
  // Beside a column of standards one that says what comes in or was found is none.
  const named = sure.length > 0 ? all.filter((at) => !measured.includes(at)) : all;
  const candidates = named.length > 0 ? named : columns.filter((at) => at > parameter);
  const read = (at: number[], needsUnit: boolean): FoundLimit[] =>
    table.rows.flatMap((row) => readRow(table, row, { parameter, unitColumn, at, needsUnit, context }));
  const limits = read(candidates, false);
  // "Time weighted average (24 hours)" heads the limits of some boards: any column with units will do then.
  const rest = table.heads.map((_, at) => at).filter((at) => at > parameter && at !== unitColumn);
  return limits.length > 0 ? limits : read(rest, true);
};

/** What a table is about, before how it is read. */
export const TABLE_LIMIT_RULES: readonly TableLimitRule[] = [
  /** Hazardous wastes with their quantities. Leaves products, bio-medical waste and water. */
  {
    id: 'hazardous-wastes',
    read: (table, context) => (isWasteTable(table, context) ? readWasteTable(table) : null),
  },
  /** Products, fees, guarantees, monitoring: no limits. Leaves heads that name a limit or standard as well. */
  {
    id: 'other-subject',
    read: (table, { before }) => {
      const heads = table.heads.join(' ');
      const isOther = NOT_LIMITS.test(heads) && !/tolerance|\blimit|standard|norm/i.test(heads);
      return isOther || /manufacture\s+of\s*:?\s*$/i.test(before) ? 'none' : null;
    },
  },
  /** "Boiler | PM 150 mg/Nm3, SO2 100 ppm": limits listed in a cell. Leaves cells that hold figures alone. */
  {
    id: 'listed-in-cells',
    read: (table, context) => {
      const limits = readListedCells(table, context);
      return limits.length > table.rows.length / 2 ? limits : null;
    },
  },
  /** "PM (mg/Nm3)": the heads name what is limited, and no column does. Leaves tables with a column of parameters. */
  {
    id: 'named-columns',
    read: (table, context) => (parameterColumn(table) < 0 ? readNamedColumns(table, context) : null),
  },
  /** Standards by parameter. The widest, so it comes last. */
  {
    id: 'standards',
    read: (table, context) => {
      const parameter = parameterColumn(table);
      return parameter < 0 ? null : readStandards(table, parameter, context);
    },
  },
];

/** The limits of a table of standards, stacks or hazardous wastes; none where the table is about something else. */
export const findTableLimits = (
  table: Table,
  context: LimitContext,
  rules = TABLE_LIMIT_RULES,
): FoundLimit[] => {
  const limits = readFirst(rules, table, context);
  return limits === null || limits === 'none' ? [] : limits;
};
