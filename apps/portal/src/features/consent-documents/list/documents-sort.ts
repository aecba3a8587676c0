import type { SortDirection } from '@anupalan/ui';

/** Columns that the API sorts by (contract, allow-list of GET /consent-documents). */
const SORTED_BY = ['createdAt', 'title', 'validUpto', 'status'] as const;

/** A column that sorts. */
export type SortedBy = (typeof SORTED_BY)[number];

/** How the list is sorted. */
export type DocumentsSort = { by: SortedBy; order: 'asc' | 'desc' };

/** Newest first. */
const USUAL: DocumentsSort = { by: 'createdAt', order: 'desc' };

/** Reads `title` or `-title` of the address; anything else is the usual order. */
export function parseSort(text: string): DocumentsSort {
  const by = SORTED_BY.find((name) => name === text.replace(/^-/, ''));
  if (by === undefined) return USUAL;
  return { by, order: text.startsWith('-') ? 'desc' : 'asc' };
}

/** The address's word for the order that a press on a column leads to: up first, then down. */
export function toNextSort({ by, order }: DocumentsSort, column: SortedBy): string {
  return by === column && order === 'asc' ? `-${column}` : column;
}

/** What a column's head shows. */
export function toDirection({ by, order }: DocumentsSort, column: SortedBy): SortDirection {
  if (by !== column) return 'none';
  return order === 'asc' ? 'ascending' : 'descending';
}
