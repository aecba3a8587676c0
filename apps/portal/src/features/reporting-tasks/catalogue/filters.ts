import type { StatutoryQuery } from '@anupalan/api-client/endpoints/statutory';
import { PAGINATION } from '@anupalan/enums/limits';
import {
  STATUTORY_SUBJECTS,
  STATUTORY_VERIFICATIONS,
  type StatutorySubject,
  type StatutoryVerification,
} from '@anupalan/enums/statutory';
import { STATUTORY_STATES, type StatutoryState } from '@anupalan/validators/requests/statutory-obligations';

/** Columns that the catalogue can be sorted by. */
export const SORT_COLUMNS = ['title', 'dueDate', 'verification'] as const;

/** Which entries are shown: those for us (nothing in the address), the others, or all. */
export const VIEWS = ['', 'other', 'all'] as const;

/** What the address says about the catalogue. Nulls and empty texts mean no filter. */
export type CatalogueFilters = {
  view: (typeof VIEWS)[number];
  subject: StatutorySubject | null;
  verification: StatutoryVerification | null;
  state: StatutoryState | null;
  keyword: string;
  sort: { column: (typeof SORT_COLUMNS)[number]; isDescending: boolean } | null;
};

/** Reads the filters of an address; what it cannot mean counts as not there. */
export function parseCatalogueFilters(get: (name: string) => string): CatalogueFilters {
  const sort = get('sort');
  const column = SORT_COLUMNS.find((known) => known === sort.replace('-', ''));
  return {
    view: VIEWS.find((known) => known === get('view')) ?? '',
    subject: STATUTORY_SUBJECTS.find((known) => known === get('subject')) ?? null,
    verification: STATUTORY_VERIFICATIONS.find((known) => known === get('source')) ?? null,
    state: STATUTORY_STATES.find((known) => known === get('state')) ?? null,
    keyword: get('keyword').trim(),
    sort: column === undefined ? null : { column, isDescending: sort.startsWith('-') },
  };
}

/** Whether the catalogue is narrowed by more than its tab. */
export function hasCatalogueFilters({ subject, verification, state, keyword }: CatalogueFilters): boolean {
  return subject !== null || verification !== null || state !== null || keyword !== '';
}

/** Every name of the address that narrows the catalogue, emptied. */
export const NO_CATALOGUE_FILTERS: Readonly<Record<string, string>> = {
  subject: '',
  source: '',
  state: '',
  keyword: '',
};

/** The call: all entries at once, which of them are for us is told on the screen. */
export function toCatalogueQuery(filters: CatalogueFilters): StatutoryQuery {
  const { subject, verification, state, keyword, sort } = filters;
  return {
    isPagination: PAGINATION.off,
    subject: subject ?? undefined,
    verification: verification ?? undefined,
    state: state ?? undefined,
    keyword: keyword || undefined,
    ...(sort === null ? {} : { sortBy: sort.column, sortOrder: sort.isDescending ? 'desc' : 'asc' }),
  };
}
