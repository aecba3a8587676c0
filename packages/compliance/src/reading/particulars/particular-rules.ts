import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { TableRow } from '../layout/table-columns.ts';
import { LABEL, type LimitContext, UNIT_HEAD } from '../limits/table-context.ts';
import { isWasteTable } from '../limits/waste-limits.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { ParticularKind, ReadParticular } from '../types.ts';
import { readFormParticulars } from './form-particulars.ts';
import { findUnitOfHead, readQuantity } from './quantity.ts';

/** What a table says of the plant; "none" for a table that says nothing of it. */
type FoundParticular = Omit<ReadParticular, 'confidence'>;
export type ParticularRule = Rule<[table: Table, context: LimitContext], FoundParticular[] | 'none'>;

const NOTHING = /^(?:-+|nil|na|n\.a\.|not\s+applicable|(?:grand\s+|sub[\s-]?)?total\b.*)$/i;
const headsOf = ({ heads }: Table): string => heads.join(' | ');
const findHead = ({ heads }: Table, pattern: RegExp, not = /^$/): number =>
  heads.findIndex((head) => pattern.test(head) && !not.test(head));

const isName = (cell: string): boolean =>
  /[a-z]{2}/i.test(cell) && !LABEL.test(cell) && !NOTHING.test(cell) && readQuantity(cell) === null;

/** The column of names: by its head, else the first that holds names. */
const findNames = (table: Table, pattern: RegExp, not: RegExp): number => {
  const headed = findHead(table, pattern, not);
  if (headed >= 0 && table.rows.some((row) => isName(row.cells[headed] ?? ''))) return headed;
  return table.heads.findIndex(
    (head, at) => !not.test(head) && table.rows.some((row) => isName(row.cells[at] ?? '')),
  );
};

type Columns = { kind: ParticularKind; name: number; value: number; besides?: string };

/** The particular of a row, with its value and unit; null where the row has no name. */
const toParticular = (
  table: Table,
  row: TableRow,
  { kind, name, value, besides }: Columns,
): FoundParticular | null => {
  const words = row.cells[name] ?? '';
  if (!isName(words)) return null;
  const cell = row.cells[value] ?? '';
  const quantity = value < 0 || NOTHING.test(cell) ? null : readQuantity(cell);
  const units = table.heads.findIndex((head) => UNIT_HEAD.test(head));
  const ofRow = units === name ? '' : (row.cells[units] ?? '');
  const unit = quantity && (quantity.unit ?? (ofRow || null) ?? findUnitOfHead(table.heads[value] ?? ''));
  return {
    kind,
    name: besides ? `${words} (${besides})` : words,
    value: quantity?.value ?? (cell === '' || NOTHING.test(cell) || value < 0 ? null : cell),
    unit: unit ?? (quantity ? (/\(([^()]{1,12})\)\s*$/.exec(words)?.[1] ?? null) : null),
    citation: citeCells(row, [
      ...new Set([name, value, ...(quantity?.unit === null && ofRow ? [units] : [])].filter((at) => at >= 0)),
    ]),
  };
};

const toAll = (table: Table, columns: Columns): FoundParticular[] =>
  table.rows.flatMap((row) => toParticular(table, row, columns) ?? []);

const QUANTITY_HEAD = /quantity|qty|capacity|production|total|consumption|maximum|permitted/i;

/** The column of quantities that counts: the total of an expansion, else the last one named so. */
const findQuantity = (table: Table, not = /^$/): number => {
  const total = findHead(table, /^total|after\s+expansion|total\s+q/i, not);
  return total >= 0
    ? total
    : table.heads.findLastIndex((head) => QUANTITY_HEAD.test(head) && !not.test(head));
};

const WATER = /\bwater\b|\beffluent|\bsewage|discharge|\bKLD\b|\bCMD\b|\bWWG\b|purpose/i;
const FLOW = /\bKLD\b|\bKLPD\b|\bCMD\b|kilo\s*lit|m3\s*\/\s*d|KL\s*\/\s*d|cum\s*\/\s*d/i;

/** "Discharge (KLD)" is "discharge"; an abbreviation stays as printed. */
const toFlowName = (head: string): string => {
  const name = head.replace(/\s*[([].*$/, '');
  return name === name.toUpperCase() ? name : name.toLowerCase();
};

/** What a column of control equipment says where there is none but the stack. */
const ONLY_STACK = /^(?:only\s+)?stacks?(?:\s+only)?$/i;

/** The first rule that knows a table decides. */
export const PARTICULAR_RULES: readonly ParticularRule[] = [
  /** "Height of stack | 1. Boiler : 30 m": questions and answers. Leaves tables with heads. */
  { id: 'form', read: readFormParticulars },
  /** Fees, guarantees, dates and what is sampled how often. Leaves tables of the plant. */
  {
    id: 'no-plant',
    read: (table) =>
      /amount|guarantee|transaction|\bfees?\b|receipt|frequency|periodicity|\bfrom\b.*\bto\b|validity|beds/i.test(
        headsOf(table),
      ) && !/height/i.test(headsOf(table))
        ? 'none'
        : null,
  },
  /** Stacks with their heights, and the fuel and control equipment of each. Leaves stacks without heights. */
  {
    id: 'stacks',
    read: (table) => {
      const height = findHead(table, /height/i);
      if (height < 0) return null;
      const name = findNames(
        table,
        /attached|source|description|stack\s*(?:no|$)|chimney/i,
        /height|number|^s[rl]\.?\s*no|(?:stack|chimney)\s*no|system|equipment|measure|fuel/i,
      );
      const amounts = findHead(
        table,
        /fuel.*(?:quantity|qty|consumption)|(?:quantity|qty|consumption).*fuel/i,
      );
      const named = findHead(table, /fuel/i, /quantity|qty|consumption/i);
      // "Fuel & consumption": both in one.
      const fuel = named < 0 ? amounts : named;
      const equipment = findHead(
        table,
        /system|equipment|\bAPC|control|measures/i,
        /constituent|parameter|pollutants?\s+to/i,
      );
      return table.rows.flatMap((row) => {
        const of = row.cells[name] ?? '';
        const stack = toParticular(table, row, { kind: 'stack', name, value: height });
        const [, burnt, amount] = /^(\D*?)\s*(\d.*)?$/.exec(row.cells[fuel] ?? '') ?? [];
        const told = amount ?? row.cells[amounts];
        const quantity = told ? readQuantity(told) : null;
        return [
          // "30 AGL" is 30 m above ground level.
          ...(stack
            ? [
                {
                  ...stack,
                  unit: stack.value === null ? null : (findUnitOfHead(table.heads[height] ?? '') ?? 'm'),
                },
              ]
            : []),
          ...(burnt && isName(burnt)
            ? [
                {
                  kind: 'fuel' as const,
                  name: of ? `${burnt}, ${of}` : burnt,
                  value: quantity?.value ?? null,
                  unit: quantity && (quantity.unit ?? findUnitOfHead(table.heads[amounts] ?? '')),
                  citation: citeCells(row, [fuel, ...(amount === undefined && quantity ? [amounts] : [])]),
                },
              ]
            : []),
          ...(isName(row.cells[equipment] ?? '') && !ONLY_STACK.test(row.cells[equipment] ?? '')
            ? [
                {
                  kind: 'equipment' as const,
                  name: of ? `${row.cells[equipment]}, ${of}` : (row.cells[equipment] ?? ''),
                  value: null,
                  unit: null,
                  citation: citeCells(row, [equipment]),
                },
              ]
            : []),
        ];
      });
    },
  },
  /** Standards and hazardous wastes are limits. Leaves tables without such heads. */
  {
    id: 'limits',
    read: (table, context) =>
      isWasteTable(table, context) ||
      (/\blimits?\b|\bnorms?\b|tolerance|not\s+to\s+exceed|parameter|pollutant|characteristic/i.test(
        headsOf(table),
      ) &&
        !/permitted/i.test(headsOf(table)))
        ? 'none'
        : null,
  },
  /** "Natural gas | 9,600 SCM/Day" below "Fuel". Leaves other goods. */
  {
    id: 'fuels',
    read: (table) =>
      findHead(table, /\bfuel/i) < 0
        ? null
        : toAll(table, {
            kind: 'fuel',
            name: findNames(table, /\bfuel/i, /^s[rl]\b/i),
            value: findQuantity(table),
          }),
  },
  /** Scrap, ash and packing: wastes that are not hazardous. Leaves hazardous ones. */
  {
    id: 'wastes',
    read: (table) =>
      findHead(table, /waste/i, /water/i) < 0
        ? null
        : toAll(table, {
            kind: 'waste',
            name: findNames(
              table,
              /type\s+of\s+(?:\w+\s+)?waste|^waste|name|description/i,
              /^s[rl]\b|quantity|disposal|treatment/i,
            ),
            value: findQuantity(table, /re-?used?|recycl|sold|dispos/i),
          }),
  },
  /** "Domestic | 21.0 | 17.0" below "Water (KLD)" and "Discharge (KLD)". Leaves tables without such flows. */
  {
    id: 'water',
    read: (table, { before }) => {
      const heads = headsOf(table);
      const isFlow =
        FLOW.test(heads) ||
        /water/i.test(heads) ||
        table.rows.some((row) => row.cells.some((cell) => /^\d/.test(cell) && FLOW.test(cell)));
      if (!WATER.test(heads) || !isFlow) return null;
      const numeric = table.heads.flatMap((head, at) =>
        !/^s[rl]\b|nos?\b/i.test(head) &&
        table.rows.some((row) => readQuantity(row.cells[at] ?? '') !== null && !LABEL.test(head)) &&
        (FLOW.test(head) || QUANTITY_HEAD.test(head) || WATER.test(head))
          ? [at]
          : [],
      );
      const values = numeric.filter((at) => FLOW.test(table.heads[at] ?? ''));
      const chosen = values.length > 0 ? values : numeric.slice(-1);
      const name = findNames(
        table,
        /purpose|description|use\b|code|particular/i,
        /^s[rl]\b|\bKLD|\bCMD|disposal|remark/i,
      );
      const flow = FLOW.exec(before)?.[0] ?? FLOW.exec(heads)?.[0] ?? null;
      return chosen
        .flatMap((value) =>
          toAll(table, {
            kind: 'water',
            name,
            value,
            ...(chosen.length > 1 ? { besides: toFlowName(table.heads[value] ?? '') } : {}),
          }),
        )
        .map((each) => (each.value === null ? each : { ...each, unit: each.unit ?? flow }));
    },
  },
  /** Products with their capacities, by-products among them; plants of a clearance. Leaves raw materials. */
  {
    id: 'products',
    read: (table, { before }) => {
      const heads = headsOf(table);
      const isProduct =
        /product/i.test(heads) ||
        (/products?\b|manufactur|capacit(?:y|ies)\b/i.test(before.slice(-160)) && QUANTITY_HEAD.test(heads));
      if (!isProduct || /raw\s+material|machine|\bnos\b/i.test(heads)) return null;
      const value = findQuantity(table);
      return value < 0
        ? null
        : toAll(table, {
            kind: 'product',
            name: findNames(
              table,
              /product(?!ion)(?!.*\bdetails\b)|description|item|unit$|name/i,
              /^s[rl]\b|quantity|uom/i,
            ),
            value,
          });
    },
  },
  /** Machines and units of treatment with their number or capacity. Leaves tables without either. */
  {
    id: 'equipment',
    read: (table, { before }) => {
      const isPlant = /machin|equipment|\bunits?\b|plant/i.test(`${headsOf(table)} ${before.slice(-120)}`);
      const named = findHead(table, /capacity/i);
      const capacity = named >= 0 ? named : findHead(table, /size|rating/i);
      const count = findHead(table, /^nos?\b\.?$|number|quantity/i, /stack/i);
      if (!isPlant || (capacity < 0 && count < 0)) return null;
      return toAll(table, {
        kind: 'equipment',
        name: findNames(table, /machin|equipment|unit|name|description/i, /^s[rl]\b|capacity|quantity/i),
        value: capacity >= 0 ? capacity : count,
      }).map((each) => (capacity < 0 && each.value !== null ? { ...each, unit: each.unit ?? 'Nos.' } : each));
    },
  },
  /** Raw materials with their quantities. Leaves whatever else has a quantity. */
  {
    id: 'raw-materials',
    read: (table) =>
      /raw\s+material/i.test(headsOf(table))
        ? toAll(table, {
            kind: 'other',
            name: findNames(table, /raw\s+material|name/i, /^s[rl]\b|quantity/i),
            value: findQuantity(table),
          })
        : null,
  },
];

/** How sure a row of a table is. */
const CONFIDENCE = 0.9;

/** What a table says of the plant besides its limits: products, fuels, stacks, water, wastes, machines. */
export const findTableParticulars = (
  table: Table,
  context: LimitContext,
  rules = PARTICULAR_RULES,
): ReadParticular[] => {
  const found = readFirst(rules, table, context);
  return found === null || found === 'none' ? [] : found.map((each) => ({ ...each, confidence: CONFIDENCE }));
};
