import type { ResourceQuery } from '@anupalan/api-client/endpoints/resources';
import { INDIAN_STATES } from '@anupalan/enums/organisation-facts';
import { RESOURCE_KINDS } from '@anupalan/enums/resources';
import { STATUTORY_SUBJECTS, STATUTORY_VERIFICATIONS } from '@anupalan/enums/statutory';
import type { ListAddress } from '../../shared/routing/use-list-query.ts';

/** Columns that the API sorts by. */
const SORTED_BY = ['title', 'kind', 'verification'] as const;

/** How the list is sorted: by title, unless the address says otherwise. */
export type ResourceSort = { by: (typeof SORTED_BY)[number]; isDescending: boolean };

/** Every filter of the address, empty. */
export const NO_RESOURCE_FILTERS = {
  keyword: '',
  kind: '',
  topic: '',
  state: '',
  verification: '',
  saved: '',
};

/** Reads `kind` or `-kind` of the address. */
export function parseSort(text: string): ResourceSort {
  const by = SORTED_BY.find((name) => name === text.replace(/^-/, ''));
  return by === undefined ? { by: 'title', isDescending: false } : { by, isDescending: text.startsWith('-') };
}

/** What the API is asked for the list that an address names; what it cannot mean is no filter. */
export function toResourceQuery({ get, keyword, pageNo, pageSize }: ListAddress): ResourceQuery {
  const sort = parseSort(get('sort'));
  const kind = RESOURCE_KINDS.find((known) => known === get('kind'));
  const topic = STATUTORY_SUBJECTS.find((known) => known === get('topic'));
  const state = INDIAN_STATES.find((known) => known === get('state'));
  const verification = STATUTORY_VERIFICATIONS.find((known) => known === get('verification'));
  return {
    keyword,
    // Bookmarks are known here only: all entries are asked for, and those without one left out.
    ...(get('saved') === '1' ? { isPagination: 0 } : { pageNo, pageSize }),
    sortBy: sort.by,
    sortOrder: sort.isDescending ? 'desc' : 'asc',
    ...(kind === undefined ? {} : { kind }),
    ...(topic === undefined ? {} : { topic }),
    ...(state === undefined ? {} : { state }),
    ...(verification === undefined ? {} : { verification }),
  };
}
