import { createPrintedNames } from '../indic/printed-name.ts';
import { withEnglishMedia } from '../indic/table-words.ts';
import type { Table } from '../layout/table.ts';
import { type Rule, readFirst } from '../rule.ts';
import { readConditionCells } from './condition-cells.ts';
import { callsFound } from './denied/announced-rules.ts';
import { tellMeasured } from './denied/measured-figures.ts';
import { isOtherTable } from './denied/other-table-rules.ts';
import { isWaterBalance } from './denied/water-balance.ts';
import { readForm } from './form-limits.ts';
import type { FoundLimit } from './found-limit.ts';
import { readListedCells } from './listed-cells.ts';
import { OTHERS_HEAD, readNamedColumns, readStandardRow, readTransposed } from './named-columns.ts';
import { isParameter } from './parameters.ts';
import { lastSentence } from './said-above.ts';
import { findParameterColumn, findSourceColumn, SOURCE_HEAD } from './standard-columns.ts';
import type { LimitContext } from './table-context.ts';
import { toPlainShapes } from './table-shape.ts';
import { readStandards } from './table-standards.ts';
import { findHeadUnit, MEASURE, readLimitValue } from './values.ts';
import { readWasteCells } from './waste-cells.ts';
import { isWasteTable, readWasteTable } from './waste-limits.ts';
import { readZones } from './zone-limits.ts';

/** "Source | Particulate matter | Other": sources that have a name of what they give off ("Polisher dust"), beside a head that names what is limited. */
const isSourceColumn = ({ heads, rows }: Table, at: number): boolean =>
  SOURCE_HEAD.test(heads[at] ?? '') &&
  heads.some((head, other) => {
    const filled = rows.map(({ cells }) => cells[other] ?? '').filter((cell) => /\d/.test(cell));
    return (
      other !== at &&
      isParameter(head) &&
      filled.length > 0 &&
      filled.every((cell) => MEASURE.test(readLimitValue(cell)?.unit ?? ''))
    );
  });

/** "Source | PM (mg/Nm3) | Others": heads that name what is limited, and one for what is limited at some rows. */
const hasOthers = ({ heads }: Table): boolean =>
  heads.some(isParameter) && heads.some((head) => OTHERS_HEAD.test(head));

/** Whether a column names the parameters; one of sources has some name of them in a few of its rows at most. */
const namesRowsByParameter = (table: Table): boolean => {
  const at = findParameterColumn(table);
  // "(NOx + HC) 7.5" is a value with its name.
  const named = table.rows.filter(
    ({ cells }) => isParameter(cells[at] ?? '') && !/\)\s*[<≤]?\s*\d[\d.]*$/.test(cells[at] ?? ''),
  ).length;
  const heads = table.heads.filter((head) => isParameter(head) && findHeadUnit(head) !== null).length;
  if (at >= 0 && (isSourceColumn(table, at) || hasOthers(table))) return false;
  return at >= 0 && !(heads > 1 && named <= table.rows.length / 2);
};

/** The limits of a sort of table; "none" for a table that holds none. The first rule that knows the sort decides. */
export type TableLimitRule = Rule<[table: Table, context: LimitContext], FoundLimit[] | 'none'>;

/** What a table is about, before how it is read. */
export const TABLE_LIMIT_RULES: readonly TableLimitRule[] = [
  /** Questions and answers: "Permissible parameters | BOD : 30 mg/l". Leaves tables with heads. */
  { id: 'form', read: readForm },
  /** "Stream | KLD | TDS | Recovery": where water goes. Leaves heads that name a limit. */
  { id: 'water-balance', read: (table, { before }) => (isWaterBalance(table, before) ? 'none' : null) },
  /** "Used oil (5.1): 0.9 KL/year, oily cotton (5.2): 0.2 MT/year": wastes with their quantities in one cell. Leaves other heads. */
  { id: 'wastes-in-cells', read: readWasteCells },
  /** Hazardous wastes with their quantities. Leaves products, bio-medical waste and water. */
  {
    id: 'hazardous-wastes',
    read: (table, context) => {
      if (!isWasteTable(table, context)) return null;
      // "The wastes lying at the site on the date of the visit".
      const said = lastSentence(context.before);
      return callsFound(said) && !/authori[sz]/i.test(said) ? 'none' : readWasteTable(table, context);
    },
  },
  /** "12.05.2023 | 7.4 | 24" above "Standard | 6.5-8.5 | 30": of results the row of what may be. Leaves tables without such a row. */
  { id: 'standard-row', read: readStandardRow },
  /** Products, fees, designs, forecasts, results: no limits. Leaves heads that name a limit or standard as well. */
  {
    id: 'other-subject',
    read: (table, { before }) =>
      /manufacture\s+of\s*:?\s*$/i.test(before) || isOtherTable(table, before) ? 'none' : null,
  },
  /** "S. No. | Item | Condition": sentences that set limits, item by item. Leaves tables without such a column. */
  { id: 'conditions', read: readConditionCells },
  /** "Boiler | PM 150 mg/Nm3, SO2 100 ppm": limits listed in a cell. Leaves cells that hold figures alone, and heads that name what is measured, or it and others. */
  {
    id: 'listed-in-cells',
    read: (table, context) => {
      if (table.heads.filter(isParameter).length > 2 || hasOthers(table)) return null;
      const limits = readListedCells(table, context);
      return limits.length > table.rows.length / 2 ? limits : null;
    },
  },
  /** "Industrial area | 75 | 70" below "Day" and "Night": noise by zone. Leaves tables without decibels. */
  { id: 'zones', read: (table, context) => readZones(table, context) },
  /** "Limit | 6.5-8.5 | 30" below "Parameter | pH | BOD": standards that run across. Leaves rows that are no limits. */
  { id: 'transposed', read: (table, context) => readTransposed(table, context) },
  /** "PM (mg/Nm3)": the heads name what is limited, and no column does. Leaves tables with a column of parameters. */
  {
    id: 'named-columns',
    read: (table, context) => {
      const limits = namesRowsByParameter(table) ? [] : readNamedColumns(table, context);
      return limits.length > 0 ? limits : null;
    },
  },
  /** Standards by parameter. The widest, so it comes last. */
  {
    id: 'standards',
    read: (table, context) => {
      const named = findParameterColumn(table);
      const parameter = named < 0 ? findSourceColumn(table, context) : named;
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
  const { section, before, told, after } = context;
  const around = {
    section: section && withEnglishMedia(section),
    before: withEnglishMedia(before),
    ...(told !== undefined && { told: withEnglishMedia(told) }),
    ...(after !== undefined && { after }),
  };
  const printedName = createPrintedNames([
    ...table.heads,
    ...table.rows.flatMap(({ cells, grid }) => [...cells, ...grid.flat().map(({ text }) => text)]),
  ]);
  return toPlainShapes(table).flatMap((each) => {
    const limits = readFirst(rules, each, each.caption ? { ...around, before: each.caption } : around);
    if (limits === null || limits === 'none') return [];
    const measured = tellMeasured(limits, each.heads.join(' '), before);
    if (measured === 'sure') return [];
    return limits.map((limit) => ({
      ...limit,
      parameter: printedName(limit.parameter),
      ...(measured !== 'no' && { isDoubtful: true as const }),
    }));
  });
};
