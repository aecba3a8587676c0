import type { Table } from '../../layout/table.ts';
import { type Rule, readFirst } from '../../rule.ts';
import { isParameter } from '../parameters.ts';
import { lastSentence } from '../said-above.ts';
import { MEASURED_HEAD } from '../standard-columns.ts';
import { findHeadUnit, isUnit, MEASURE, readLimitValue } from '../values.ts';
import { isFoundTable } from './found-table-rules.ts';

/**
 * What a table is about that sets no limits. `heads`: its heads in one line; `said`: the last sentence above it;
 * `before`: all words above it. */
export type OtherTableRule = Rule<
  [table: Table, words: { heads: string; said: string; before: string }],
  'other'
>;

/** Words that make limits of a table, whatever else its heads or the words above it speak of. */
const BOUNDS =
  /tolerance|\blimit|standard|\bnorms?\b|permissible|prescribed|\bexceed|\bconform|\b(?:shall|should|must|to)\s+(?:be\s+)?(?:meet|achiev\w*|satisf\w*|maintain\w*|kept)/i;
const BOUND_HEAD =
  /tolerance|\blimit|standard|norm|permissible\s+(?:emission|concentration|value)|prescribed|\bexceed\b/i;

/** "kg/tonne of product" is a unit, and no list of products. */
const OF_WHAT_IS_MADE =
  /(?:\/|\bper)\s*(?:M\.?T\.?|tonn?e?|ton|t|KL)\b\.?\s*(?:of\s+)?(?:the\s+)?(?:finished\s+)?products?/gi;

/** "Standard achieved" is what an equipment reaches. */
const REACHED = /\b(?:standards?|norms?|limits?)\s+(?:achieved|attained|reached)\b/gi;

/** "MT", "KL per annum" as a head: what was made, sent or lost, where no waste is authorised. */
const AMOUNT_HEAD =
  /^\(?(?:in\s+)?(?:MT|KL|tonn?e?s?|TP[ADM]|KLD)\b\.?(?:\s*(?:\/|per)\s*(?:day|month|year|annum|[dma]))?\)?$/i;

/** So many heads that name what is measured make a table of it. */
const LEAST_NAMED = 3;

/** Whether most rows name what is measured beside a figure: the table is about nothing else, whatever a head of it says. */
const listsValues = ({ rows }: Table): boolean =>
  rows.length > 1 &&
  rows.filter(
    ({ cells }) =>
      cells.some((cell) => isParameter(cell) && readLimitValue(cell) === null) &&
      cells.slice(1).some((cell) => readLimitValue(cell) !== null),
  ).length >
    rows.length / 2;

/** Whether most rows that have figures have one of a concentration or of noise, by its own unit, its head's or the unit beside it, that was not measured. */
const holdsValues = ({ heads, rows }: Table): boolean => {
  const isConcentration = (at: number, cells: readonly string[]) =>
    !MEASURED_HEAD.test(heads[at] ?? '') &&
    [readLimitValue(cells[at] ?? '')?.unit, findHeadUnit(heads[at] ?? ''), ...cells.filter(isUnit)].some(
      (unit) => MEASURE.test(unit ?? ''),
    );
  const valued = rows.filter(({ cells }) =>
    cells.some((cell, at) => readLimitValue(cell) !== null && isConcentration(at, cells)),
  );
  return valued.length > 0 && valued.length >= rows.length / 2;
};

/** Whether some cell in front of the figures of a row names such a thing. */
const namesIn = ({ rows }: Table, words: RegExp): boolean =>
  rows.some(({ cells }) => cells.slice(0, 2).some((cell) => words.test(cell)));

/** A rule that asks the heads, unless one of them names a limit. */
const byHeads = (id: string, words: RegExp): OtherTableRule => ({
  id,
  read: (_, { heads }) => (words.test(heads) && !BOUND_HEAD.test(heads) ? 'other' : null),
});

/** A rule that asks the words right above a table, unless they or a head name a limit. */
const bySaid = (id: string, words: RegExp): OtherTableRule => ({
  id,
  read: (_, { heads, said }) =>
    words.test(said) && !BOUNDS.test(said) && !BOUND_HEAD.test(heads) ? 'other' : null,
});

/** All rules are about tables whose heads name no limit: one that does makes limits of the column below it. */
export const OTHER_TABLE_RULES: readonly OtherTableRule[] = [
  /** "Parameter | Frequency": what is to be monitored. Leaves heads that name limits, and rows that have a figure with its unit. */
  {
    id: 'plan',
    read: (table, { heads }) =>
      /frequency|periodicity|\bhow\s+often\b/i.test(heads) && !BOUND_HEAD.test(heads) && !holdsValues(table)
        ? 'other'
        : null,
  },
  /** Treatment and what is made. Leaves heads that name limits as well. */
  byHeads(
    'made',
    /efficienc|\bremoval\b|\breduction\b|product|raw\s+material|\bdos(?:e|age)\b|\bstatus\b|^streams?\b.*\btreatment\b/i,
  ),
  /** "Capital cost (Rs. lakh)". Leaves heads without money. */
  byHeads('money', /\bcosts?\b|\bamount\b|\blakhs?\b|\bcrores?\b|\bRs\b|₹/i),
  /** "Range | Accuracy" of an analyser. Leaves heads without them. */
  byHeads(
    'instrument',
    /\b(?:measuring\s+)?range\b.*\baccuracy\b|\baccuracy\b.*\brange\b|\bprinciple\b|\bdetection\b|\bleast\s+count\b/i,
  ),
  /** What is kept in store or comes out of a process. Leaves heads without such words. */
  byHeads(
    'store-or-yield',
    /\bstor(?:age|ed)\b|\bthreshold\s+(?:quantit|storage)|\byields?\b|\brecovery\s*\(\s*%|%\s*recovery/i,
  ),
  /** "Permitted", "guarantee", "MT" above rows of other things. Leaves rows that list values of what is measured. */
  {
    id: 'amounts',
    read: (table, { heads }) => {
      if (BOUND_HEAD.test(heads)) return null;
      const isOfAmounts =
        table.heads.some((head) => AMOUNT_HEAD.test(head)) &&
        table.heads.filter(isParameter).length < LEAST_NAMED &&
        !/mg|[µμu]g|ppm|\bdB/i.test(heads);
      const isOther =
        /transaction|guarantee|consum(?:ed|ption)|beds|permitted(?!\s+(?:max|min|limit|conc|emission|level|noise))/i.test(
          heads,
        );
      return isOfAmounts || (isOther && (!listsValues(table) || /capacity/i.test(heads))) ? 'other' : null;
    },
  },
  /** "Existing (kg/hr) | Proposed (kg/hr) | Total", "PM (g/s)": loads before and after a change or of a model. Leaves one column of kg/hr. */
  {
    id: 'loads',
    read: (table, { heads, said }) =>
      ((table.heads.filter((head) => /\b(?:k?g\s*\/\s*(?:h|d|s)|TPD)\w*/i.test(head)).length > 1 &&
        /\b(?:existing|proposed|total|increase)\b/i.test(heads)) ||
        /(?:[(,]|\bin|\bload|\brate)\s*g\s*\/\s*s(?:ec)?\b/i.test(heads)) &&
      !BOUND_HEAD.test(heads) &&
      !BOUNDS.test(said)
        ? 'other'
        : null,
  },
  /** Heat, ash and moisture beside sulphur: what a fuel is like. Leaves tables without them. */
  {
    id: 'fuel',
    read: (table, { heads, said }) =>
      namesIn(table, /\bcalorific\b|\b[GN]CV\b|\bash\s+content\b|^(?:total\s+)?moisture\b/i) &&
      !BOUND_HEAD.test(heads) &&
      !BOUNDS.test(said)
        ? 'other'
        : null,
  },
  /** "Characteristics of the raw effluent". Leaves what has been treated. */
  bySaid(
    'untreated',
    /\b(?:raw(?!\s+(?:mills?|meal|materials?))|untreated|influent|inlet)\b(?![^.;]*\btreated\b)/i,
  ),
  /** "Design details of the ESP", "technical specification". Leaves what is built for standards. */
  bySaid(
    'design',
    /\bdesign(?:ed)?\b|\bspecifications?\b|\btechnical\s+(?:data|details)\b|\bguarantee\w*|\bexpected\b|\bdimensions?\b/i,
  ),
  /** "Facility | Designed for | In use": what is built, and how much of it runs. Leaves heads that name limits. */
  byHeads('built', /(?:^|\s)designed\s+for\b|\bdesign(?:ed)?\s+(?:capacity|basis|figures?)\b|\bin\s+use\b/i),
  /** "Soil quality", "fuel analysis", "emission load": of another matter. Leaves other matters. */
  bySaid(
    'matter',
    /\bsoil\b|\b(?:fuel|coal)\s+(?:analysis|characteristics|quality|composition)\b|\b(?:emission|pollution)\s+loads?\b|\bheat\s+balance\b|\b(?:water|material|mass)\s+balance\b/i,
  ),
  /** "Predicted concentration". Leaves what may be. */
  bySaid(
    'forecast',
    /\b(?:predicted|increment(?:al|s)?|resultant|GLCs?|AERMOD|modelling|background|base\s*-?\s?line)\b/i,
  ),
  /** "Percentage of variation from prescribed standards": what was let out, of a statement. Leaves other heads. */
  {
    id: 'statement',
    read: (_, { heads }) => (/\bvariation\s+from\b|\bdeviation\s+from\b/i.test(heads) ? 'other' : null),
  },
  /** "Control | Inlet | Outlet", "Stage | Inlet BOD | Outlet BOD": what an equipment does. Leaves an outlet of a column of parameters, and heads and words above that bound. */
  {
    id: 'in-and-out',
    read: (table, { heads, said }) =>
      (/\bcontrols?\b|\bequipment\b|\bAPC/i.test(heads) ||
        [/\binlet\b/i, /\boutlet\b/i].every((side) =>
          table.heads.some((head) => side.test(head) && isParameter(head)),
        )) &&
      /\binlet\b/i.test(heads) &&
      /\boutlet\b/i.test(heads) &&
      !BOUND_HEAD.test(heads) &&
      !BOUNDS.test(said)
        ? 'other'
        : null,
  },
  /** What was measured. Leaves tables that name limits. */
  { id: 'found', read: (table, { before }) => (isFoundTable(table, before) ? 'other' : null) },
];

/** Whether a table is about something that sets no limits; `before`: the words above it. */
export const isOtherTable = (table: Table, before: string, rules = OTHER_TABLE_RULES): boolean => {
  const heads = table.heads.join(' ').replace(OF_WHAT_IS_MADE, ' ').replace(REACHED, ' ');
  return readFirst(rules, table, { heads, said: lastSentence(before), before }) !== null;
};
