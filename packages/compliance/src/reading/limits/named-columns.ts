import { findMatch } from '../language/search.ts';
import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import { findAveraging } from './averaging.ts';
import type { FoundLimit } from './found-limit.ts';
import { readListOfLimits } from './listed-cells.ts';
import { toLimitMedium } from './medium-rules.ts';
import { isParameter, PARAMETER, SHORT } from './parameters.ts';
import { findTableUnit } from './said-above.ts';
import { SHARED } from './several-values.ts';
import { findUnitColumn, MEASURED_HEAD, NO_LIMIT_HEAD, SURE_LIMIT_HEAD } from './standard-columns.ts';
import { type LimitContext, UNIT_HEAD } from './table-context.ts';
import { findPointColumn, listPoints, toHeadPoint } from './table-points.ts';
import { findHeadUnit, readLimitValue } from './values.ts';

/** Words of a head that are no part of a parameter's name. */
const NO_NAME =
  /standard|limit|norm|permissible|prescribed|exceed|emission\s+of|concentration|tolerance|\bof\b/i;

/** "Emission limit (g/kW-hr) " before "NOx + HC": the upper line of a head. */
const ANNOUNCED =
  /^(?:(?:maximum\s+)?(?:emission|effluent|permissible|prescribed|discharge|tolerance|treated|outlet|stack)\s+){0,3}(?:limits?|standards?|norms?|concentrations?|values?)(?:\s+not\s+(?:to\s+)?(?:be\s+)?exceed\w*)?\s*(?:\([^()]*\)|,?\s+(?:in\s+)?\S+\/\S+(?:,?\s+(?:except|excluding|other\s+than)\s+(?:for\s+)?pH)?)\s*(?=\S)/i;

/** "Total particulate matter" of "Limit of total particulate matter (mg/Nm3)": a parameter with the words that belong to it. */
const HEAD_NAME = new RegExp(`(?:\\btotal\\s+)?(?:\\bacid\\s+)?${SHARED.source}`, 'i');

/** "(mg/l except pH) of TSS": what a unit is not of is no name of the column. */
const EXCEPTED = /,?\s*\b(?:except(?:ing)?|excluding|other\s+than)\s+(?:for\s+)?[^()]{1,30}(?=\))/gi;

/** What a head limits: its whole name without its unit, or the parameter that it speaks of; null where it names none. */
const toHeadParameter = (printed: string): string | null => {
  const head = printed.replace(EXCEPTED, '');
  const found = PARAMETER.exec(head) ?? SHORT.exec(head);
  if (!found) return null;
  const bare = head
    .replace(ANNOUNCED, '')
    .replace(
      /\s*[([](?:in\s+)?[^()[\]]*(?:\/|pp[mb])[^()[\]]*[)\]]\s*$|\s*\(m-1\)$|,?\s+(?:in\s+)?\S+\/\S+(?:\s+ml)?$/i,
      '',
    )
    .trim();
  const isName =
    isParameter(bare) && bare.split(' ').length <= 5 && !NO_NAME.test(bare) && bare.search(PARAMETER) <= 6;
  return isName ? bare : (findMatch(HEAD_NAME, head)?.[0] ?? found[0]);
};

/** "CO (%)" of a flue gas: a share is a limit of what is let out as a gas only. */
const isShare = (parameter: string, unit: string | null): boolean =>
  unit === '%' && /^(?:CO2?|carbon\s+monoxide|O2|opacity)\b/i.test(parameter);

/** Rows by what is let out: each is of its own medium. */
const OF_WATER = /sewage|domestic|effluent|\bSTP\b|\bETP\b/i;

/** "(NOx + HC) 7.5": a value of a sum, below the head of one of its terms. */
const SUM = /^\(?([A-Z]\w*(?:\s*\+\s*[A-Z]\w*)+)\)?\s*[:=]?\s*(?=[<≤]?\s*\d)/;

const namesRows = ({ rows }: Table, head: string, at: number): boolean =>
  toHeadParameter(head) === null &&
  !/^(?:s[rl]?\.?\s*no|remarks?|units?|control(?![^(]*\)$))|frequency/i.test(head) &&
  rows.every((row) => /[a-z]{2}/i.test(row.cells[at] ?? ''));

/** A column of what is limited at some rows alone, each with its name. */
export const OTHERS_HEAD =
  /^(?:any\s+)?others?(?:\s+(?:pollutants?|parameters?|limits?))?(?:\s*\([^()]*\))?$/i;

/** "Hexane - 150 mg/Nm3" below "Other": limits that name what they are of, beside columns of what all rows have. */
const readOthers = (
  { heads, rows }: Table,
  {
    at,
    point,
    points,
    context,
  }: { at: number; point: number; points: (string | null)[]; context: LimitContext },
): FoundLimit[] =>
  rows.flatMap((row, index) =>
    readListOfLimits(row.cells[at] ?? '', findHeadUnit(heads[at] ?? '')).map(
      ({ parameter, limit, unit }) => ({
        medium: toLimitMedium(parameter, unit, [context.before.slice(-300), context.section ?? '']),
        point: points[index] ?? null,
        parameter,
        limit,
        unit,
        citation: citeCells(row, [...(point < 0 ? [] : [point]), at]),
      }),
    ),
  );

/** What is told of water that is let out. */
const OF_OUTLET =
  /^(?:p\.?\s?H|B\.?O\.?D|C\.?O\.?D|T?\.?S\.?S|TDS|O\s*&\s*G|oil\s*(?:&|and)\s*grease|suspended|total\s+(?:suspended|dissolved))\b/i;
const RANGE = /^\d[\d.]*\s*(?:to|-|–)\s*\d/i;
/** Tables of stacks whose heads name what is limited: "PM (mg/Nm3)", "Prescribed standard of PM". */
export const readNamedColumns = (table: Table, context: LimitContext): FoundLimit[] => {
  const headed = findPointColumn(table, []);
  // Whatever else the rows are named by: "Power category".
  const point = headed >= 0 ? headed : table.heads.findIndex((head, at) => namesRows(table, head, at));
  const points = listPoints(table, point);
  // One unit above several columns is printed once.
  const units = new Set(
    table.heads.flatMap((head) => (toHeadParameter(head) ? (findHeadUnit(head) ?? []) : [])),
  );
  const [announced] = table.heads.flatMap((head) => findHeadUnit(ANNOUNCED.exec(head)?.[0] ?? '') ?? []);
  const [common = null] = announced
    ? [announced]
    : units.size === 1
      ? units
      : units.size === 0
        ? [findTableUnit(context)]
        : [];
  const unitColumn = findUnitColumn(table);
  // "pH | BOD | COD" above "6-9 | 30 | 250": a pH as a range makes standards of the figures beside it, unit or none.
  const areStandards =
    table.heads.filter((head) => OF_OUTLET.test(head)).length >= MOST_KNOWN &&
    table.heads.some(
      (head, at) => /^p\.?\s?H\b/i.test(head) && table.rows.some(({ cells }) => RANGE.test(cells[at] ?? '')),
    );
  return table.heads.flatMap((head, at): FoundLimit[] => {
    if (OTHERS_HEAD.test(head)) return readOthers(table, { at, point, points, context });
    const parameter = toHeadParameter(head);
    if (!parameter || NO_LIMIT_HEAD.test(head) || (MEASURED_HEAD.test(head) && !SURE_LIMIT_HEAD.test(head)))
      return [];
    return table.rows.flatMap((row, index) => {
      const sum = SUM.exec(row.cells[at] ?? '');
      const value = readLimitValue((row.cells[at] ?? '').slice(sum?.[0].length));
      const isAcidity = /^p\.?\s?H\b/i.test(parameter);
      const unit = isAcidity
        ? null
        : (value?.unit ?? findHeadUnit(head) ?? findHeadUnit(row.cells[unitColumn] ?? '') ?? common);
      if (
        !value ||
        !(isAcidity
          ? /\d\s*(?:to|-|–)/.test(value.limit)
          : (unit === null && areStandards) ||
            /\/|dB|^pp[mb]|^[HPT]\.?C\.?U|^hazen|^NTU|^m\s*(?:-1|\^-1|⁻¹)/i.test(unit ?? '') ||
            isShare(parameter, unit))
      )
        return [];
      const medium = toLimitMedium(parameter, unit, [
        ...(OF_WATER.test(points[index] ?? '') ? [points[index] ?? ''] : []),
        head,
        context.before.slice(-300),
        context.section ?? '',
      ]);
      return [
        {
          medium,
          point: points[index] ?? null,
          parameter: sum?.[1] ?? parameter,
          limit: value.limit,
          unit,
          averaging: findAveraging(head),
          citation: citeCells(row, [...(point < 0 ? [] : [point]), at]),
        },
      ];
    });
  });
};

const LIMIT_ROW =
  /\blimit|standard|\bnorms?\b|tolerance|permissible|prescribed|not\s+(?:to\s+)?exceed|^max(?:imum|\.)?\b|^min(?:imum|\.)?\b/i;

/** So many names of what is measured make names of the others beside them. */
const MOST_KNOWN = 3;
/** A head of letters alone, in a few words. */
const NAME = /^[A-Z][A-Za-z-]*(?:\s[A-Za-z-]+){0,2}$/;

/** "Parameter | pH | BOD" above "Limit (mg/l) | 6.5-8.5 | 30": standards that run across; null where a table is another. */
export const readTransposed = (table: Table, context: LimitContext): FoundLimit[] | null => {
  const columns = table.heads.flatMap((head, at) => (at > 0 && toHeadParameter(head) !== null ? [at] : []));
  const told = table.rows.filter(
    ({ cells: [label = ''] }) =>
      [LIMIT_ROW, MEASURED_HEAD].some((words) => words.test(label)) || findAveraging(label) !== null,
  );
  const rows = told.filter((row) => !MEASURED_HEAD.test(row.cells[0] ?? ''));
  if (columns.length < 2 || columns.length < table.heads.length - 2 || told.length === 0) return null;
  const units = table.rows.find(({ cells: [label = ''] }) => UNIT_HEAD.test(label));
  // Among many names that are known others are as well: "TAN", "MBAS".
  const others =
    columns.length >= MOST_KNOWN
      ? table.heads.flatMap((head, at) =>
          at > 0 && !columns.includes(at) && NAME.test(head) && !NO_LIMIT_HEAD.test(head) ? [at] : [],
        )
      : [];
  return rows.flatMap((row) =>
    [...columns, ...others]
      .toSorted((a, b) => a - b)
      .flatMap((at) => {
        const head = table.heads[at] ?? '';
        const parameter = others.includes(at) ? head : toHeadParameter(head);
        const label = row.cells[0] ?? '';
        const value = readLimitValue(row.cells[at] ?? '');
        if (!value || parameter === null) return [];
        const unit = /\bp\.?\s?h\b/i.test(parameter)
          ? null
          : (value.unit ??
            findHeadUnit(head) ??
            findHeadUnit(units?.cells[at] ?? '') ??
            findHeadUnit(label) ??
            findHeadUnit(table.heads[0] ?? '') ??
            findTableUnit(context));
        const medium = toLimitMedium(parameter, unit, [
          label,
          context.before.slice(-300),
          context.section ?? '',
        ]);
        return [
          {
            medium,
            point: toHeadPoint(label),
            parameter,
            limit: value.limit,
            unit,
            averaging: findAveraging(label),
            citation: citeCells(row, [0, at]),
          },
        ];
      }),
  );
};

/** What a row of standards calls itself among results; the most and the least of a year are results as well. */
const STANDARD_ROW =
  /\b(?:limits?|standards?|norms?)\b|tolerance|permissible|prescribed|stipulated|not\s+(?:to\s+)?exceed/i;

/** The limits of rows of standards that stand below rows of what was found, heads and title whatever they are; null for other tables. */
export const readStandardRow = (table: Table, context: LimitContext): FoundLimit[] | null => {
  const isStandard = (label: string) => STANDARD_ROW.test(label);
  const rows = table.rows.filter(({ cells: [label = ''] }) => isStandard(label) || UNIT_HEAD.test(label));
  if (!rows.some(({ cells }) => isStandard(cells[0] ?? '')) || rows.length === table.rows.length) return null;
  const limits = readTransposed({ ...table, rows }, context) ?? [];
  return limits.length > 1 ? limits : null;
};
