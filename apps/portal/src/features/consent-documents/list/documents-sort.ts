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
