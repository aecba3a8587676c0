import type { Table } from '../layout/table.ts';
import type { LimitContext } from '../limits/table-context.ts';
import { isWasteTable } from '../limits/waste-limits.ts';
import { type Rule, readFirst } from '../rule.ts';
import type { ReadParticular } from '../types.ts';
import { readFormParticulars } from './form-particulars.ts';
import {
  type FoundParticular,
  findHead,
  findNames,
  findQuantity,
  headsOf,
  QUANTITY_HEAD,
  toAll,
} from './row-particulars.ts';
import { readFlows } from './table-flows.ts';
import { readStacks } from './table-stacks.ts';

/** What a table says of the plant; "none" for a table that says nothing of it. */
export type ParticularRule = Rule<[table: Table, context: LimitContext], FoundParticular[] | 'none'>;

const BURNS =
  /\b(?:coal|lignite|coke|char(?:coal)?|dolochar|oil|gas|PNG|CNG|LNG|LPG|diesel|HSD|LDO|FO|naphtha|wood|firewood|husk|bagasse|briquettes?|biomass|biogas|fuel)\b/i;

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
    read: readStacks,
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
            kind: 'fuel' as const,
            name: findNames(table, /\bfuel/i, /^s[rl]\b/i),
            value: findQuantity(table),
          }).map((each) =>
            // "Raw material / fuel": what does not burn is a raw material.
            /raw\s+material/i.test(headsOf(table)) && !BURNS.test(each.name)
              ? { ...each, kind: 'other' as const }
              : each,
          ),
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
    read: readFlows,
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

/** Confidence of a row of a table. */
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
