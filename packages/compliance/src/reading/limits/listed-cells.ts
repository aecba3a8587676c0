import { findMatches } from '../language/search.ts';
import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { FoundLimit } from './found-limit.ts';
import { toLimitMedium } from './medium-rules.ts';
import { PARAMETER } from './parameters.ts';
import { findTableUnit } from './said-above.ts';
import { readTimes } from './several-values.ts';
import type { LimitContext } from './table-context.ts';
import { findPointColumn, listPoints } from './table-points.ts';
import { findHeadUnit, readLimitValue } from './values.ts';

/** "acid mist as H2SO4": what it is measured as. */
const AS = '(?:\\s+as\\s+[A-Z][A-Za-z\\d]{0,6}\\b)?';
/** "PM 150 mg/Nm3, SO2 100 ppm": limits with their parameters in one cell. */
const NAMED = `${PARAMETER.source}${AS}[^,;\\d]{0,24}?[\\s:=–-]+(?=[<≤]?\\s*\\d)`;
/** The value goes up to the next parameter, which may stand on the next line of the cell. */
const IN_CELL = new RegExp(
  `((?:\\b(?:total|hexavalent|trivalent|free|acid|residual|ammoniacal|fugitive|(?!(?:and|or|of|the|as|with|for|in)\\b)[a-z]{3,}(?=\\s+(?:dust|fumes|mist)\\b))\\s+)?${PARAMETER.source}${AS}[^,;\\d]{0,24}?(?:\\([^()]{1,24}\\))?)[\\s:=–-]+(?=[<≤]?\\s*\\d)((?:(?!\\s${NAMED})[^,;])+)`,
  'gi',
);

/** What leads from a name to its figure. */
const NO_NAME =
  /[\s,:=–<≤-]*\b(?:shall|should|not|to|exceed\w*|below|less|than|within|max\w*|up|limit|in|at|for|from|of(?!\s+(?:nitrogen|sul)))\b.*$|[\s:=–<≤([-]+$/i;

const ITEM = /(?:^|\s)\(?\d{1,2}[.)]\s+(?=[A-Za-z])/;

/**
 * The limits of words that list them: "PM 150 mg/Nm3, SO2 100 ppm", "1. BOD : 30 mg/l 2. COD : 250 mg/l". `headUnit`: the
 * unit that the head of the column names for figures without one.
 */
export const readListOfLimits = (
  words: string,
  headUnit: string | null = null,
): { parameter: string; limit: string; unit: string | null }[] =>
  words.split(ITEM).flatMap((item) => {
    const found = findMatches(IN_CELL, item).flatMap((m) => {
      const parameter = (m[1] ?? '').replace(NO_NAME, '').trim();
      const value = readLimitValue(m.at(-1) ?? '');
      return value ? [{ parameter, ...value }] : [];
    });
    // "PM - 50; SO2 - 600 (mg/Nm3)": the unit behind the last figure, where no other has one.
    const isLast = found.slice(0, -1).every(({ unit }) => unit === null);
    const common = headUnit ?? (isLast ? (found.at(-1)?.unit ?? null) : null);
    return found.flatMap((each) => {
      if (/^pH$/i.test(each.parameter)) return [each];
      const unit = each.unit ?? common;
      return unit === null ? [] : [{ ...each, unit }];
    });
  });

/** "Day 75 dB(A), Night 70 dB(A)" in a cell, as the limits that it lists; else null. */
const readNoiseOf = (cell: string): ReturnType<typeof readListOfLimits> | null =>
  readTimes(cell)?.flatMap(([parameter, words]) => {
    const value = readLimitValue(words);
    return value ? [{ parameter, ...value }] : [];
  }) ?? null;

/** A row that is called by its water: "STP", "Trade effluent". */
const OF_WATER = /sewage|domestic|effluent|\b[ES]TP\b/i;

/** The column whose cells list limits: by its head, or else by what most of its cells are. */
const findListing = ({ heads, rows }: Table, said: string | null): number => {
  const named = heads.findIndex((head) => /limit|standard|norm|pollutant|emission\s+param/i.test(head));
  const count = (at: number) =>
    rows.filter(
      ({ cells }) => readListOfLimits(cells[at] ?? '', findHeadUnit(heads[at] ?? '') ?? said).length > 0,
    ).length;
  return named >= 0 && count(named) > 0 ? named : heads.findIndex((_, at) => count(at) > rows.length / 2);
};

/** Tables whose cells list parameters with their limits, under a head that names limits. */
export const readListedCells = (table: Table, context: LimitContext): FoundLimit[] => {
  const at = findListing(table, findTableUnit(context));
  const point = findPointColumn(table, [at]);
  const points = listPoints(table, point);
  const unitOfAll = findHeadUnit(table.heads[at] ?? '') ?? findTableUnit(context);
  // Noise alone is told by its place.
  const isMixed = table.rows.some((row) => !/dB/i.test(row.cells[at] ?? ''));
  return table.rows.flatMap((row, index) =>
    (
      (isMixed ? readNoiseOf(row.cells[at] ?? '') : null) ?? readListOfLimits(row.cells[at] ?? '', unitOfAll)
    ).map(({ parameter, limit, unit }) => {
      const own = OF_WATER.test(row.cells[0] ?? '') ? [row.cells[0] ?? ''] : [];
      const medium = toLimitMedium(parameter, unit, [
        ...own,
        context.before.slice(-300),
        context.section ?? '',
      ]);
      const citation = citeCells(row, [...(point < 0 ? [] : [point]), at]);
      return { medium, point: points[index] ?? null, parameter, limit, unit, citation };
    }),
  );
};
