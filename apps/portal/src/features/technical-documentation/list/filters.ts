import type { TechnicalQuery } from '@anupalan/api-client/endpoints/technical-documents';
import { TECHNICAL_TYPES } from '@anupalan/enums/technical-documents';
import type { ListAddress } from '../../../shared/routing/use-list-query.ts';

/** Columns that the API sorts by. */
const SORTED_BY = ['updatedAt', 'createdAt', 'title', 'size'] as const;

/** How the list is sorted: the last changed first, unless the address says otherwise. */
export type TechnicalSort = { by: (typeof SORTED_BY)[number]; isDescending: boolean };

/** Reads `title` or `-title` of the address. */
export function parseSort(text: string): TechnicalSort {
  const by = SORTED_BY.find((name) => name === text.replace(/^-/, ''));
  return by === undefined
    ? { by: 'updatedAt', isDescending: true }
    : { by, isDescending: text.startsWith('-') };
}

/** What the API is asked for the list that an address names. */
export function toQuery({ get, keyword, pageNo, pageSize }: ListAddress): TechnicalQuery {
  const sort = parseSort(get('sort'));
  const type = TECHNICAL_TYPES.find((known) => known === get('type'));
  const folderId = get('folder');
  return {
    keyword,
    pageNo,
    pageSize,
    sortBy: sort.by,
    sortOrder: sort.isDescending ? 'desc' : 'asc',
    ...(type === undefined ? {} : { type }),
    ...(folderId === '' ? {} : { folderId }),
  };
}
