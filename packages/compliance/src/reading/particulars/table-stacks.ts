import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import { findUnitOfHead, readQuantity } from './quantity.ts';
import { type FoundParticular, findHead, findNames, isName, toParticular } from './row-particulars.ts';

/** What a column of control equipment says where there is none but the stack. */
const ONLY_STACK = /^(?:only\s+)?stacks?(?:\s+only)?$/i;

/** The stacks of a table with their heights, the fuel and the control equipment of each; null without heights. */
export const readStacks = (table: Table): FoundParticular[] | null => {
  const height = findHead(table, /height/i);
  if (height < 0) return null;
  const name = findNames(
    table,
    /attached|source|description|stack\s*(?:no|$)|chimney/i,
    /height|number|^s[rl]\.?\s*no|(?:stack|chimney)\s*no|system|equipment|measure|fuel/i,
  );
  const amounts = findHead(table, /fuel.*(?:quantity|qty|consumption)|(?:quantity|qty|consumption).*fuel/i);
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
};
