import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { TableRow } from '../layout/table-columns.ts';
import { LABEL, UNIT_HEAD } from '../limits/table-context.ts';
import type { ParticularKind, ReadParticular } from '../types.ts';
import { findUnitOfHead, isUnitOfQuantity, readQuantity } from './quantity.ts';

/** What a row says of the plant. */
export type FoundParticular = Omit<ReadParticular, 'confidence'>;

const NOTHING = /^(?:-+|nil|na|n\.a\.|not\s+applicable|(?:grand\s+|sub[\s-]?)?total\b.*)$/i;
/** All heads of a table as one text. */
export const headsOf = ({ heads }: Table): string => heads.join(' | ');
/** The column that a pattern heads, and the other does not; or -1. */
export const findHead = ({ heads }: Table, pattern: RegExp, not = /^$/): number =>
  heads.findIndex((head) => pattern.test(head) && !not.test(head));

/** Whether a cell names something: no number, quantity or total. */
export const isName = (cell: string): boolean =>
  /[a-z]{2}/i.test(cell) && !LABEL.test(cell) && !NOTHING.test(cell) && readQuantity(cell) === null;

/** The column of names: by its head, else the first that holds names. */
export const findNames = (table: Table, pattern: RegExp, not: RegExp): number => {
  const headed = findHead(table, pattern, not);
  if (headed >= 0 && table.rows.some((row) => isName(row.cells[headed] ?? ''))) return headed;
  return table.heads.findIndex(
    (head, at) => !not.test(head) && table.rows.some((row) => isName(row.cells[at] ?? '')),
  );
};

type Columns = { kind: ParticularKind; name: number; value: number; besides?: string };

/** The particular of a row, with its value and unit; null where the row has no name. */
export const toParticular = (
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
  const ofHead = findUnitOfHead(table.heads[value] ?? '');
  // "790 (with flushing)" below "Quantity in KLD": what follows the figure is no unit.
  const printed =
    quantity?.unit && ofHead !== null && !isUnitOfQuantity(quantity.unit) ? null : (quantity?.unit ?? null);
  const unit = quantity && (printed ?? (ofRow || null) ?? ofHead);
  const behind = /\(([^()]{1,12})\)\s*$/.exec(words)?.[1] ?? '';
  return {
    kind,
    name: besides ? `${words} (${besides})` : words,
    value: quantity?.value ?? (cell === '' || NOTHING.test(cell) || value < 0 ? null : cell),
    unit: unit ?? (quantity && isUnitOfQuantity(behind) ? behind : null),
    citation: citeCells(row, [
      ...new Set([name, value, ...(quantity?.unit === null && ofRow ? [units] : [])].filter((at) => at >= 0)),
    ]),
  };
};

/** The particulars of all rows. */
export const toAll = (table: Table, columns: Columns): FoundParticular[] =>
  table.rows.flatMap((row) => toParticular(table, row, columns) ?? []);

/** The head of a column of quantities. */
export const QUANTITY_HEAD = /quantity|qty|capacity|production|total|consumption|maximum|permitted/i;

/** The column of quantities that counts: the total of an expansion, else the last one named so. */
export const findQuantity = (table: Table, not = /^$/): number => {
  const total = findHead(table, /^total|after\s+expansion|total\s+q/i, not);
  return total >= 0
    ? total
    : table.heads.findLastIndex((head) => QUANTITY_HEAD.test(head) && !not.test(head));
};
