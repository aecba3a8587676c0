import type { PeopleQuery } from '@anupalan/api-client/endpoints/people';
import { ACTIVE_FILTERS, type ActiveFilter } from '@anupalan/enums/active-filter';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@anupalan/enums/limits';

/** Columns that the list can be sorted by. */
export const SORT_COLUMNS = ['name', 'lastSignInAt'] as const;
/** A column that the list can be sorted by. */
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** What the address says about the list. */
export type PeopleFilters = {
  /** 2 (all) where the address says nothing. */
  isActive: ActiveFilter;
  roleId: string;
  keyword: string;
  sort: { column: SortColumn; isDescending: boolean } | null;
  pageSize: number;
};

/** Reads the filters of an address; what it cannot mean counts as not there. */
export function parsePeopleFilters(get: (name: string) => string): PeopleFilters {
  const sort = get('sort');
  const column = SORT_COLUMNS.find((known) => known === sort.replace('-', ''));
  return {
    isActive: ACTIVE_FILTERS.find((known) => String(known) === get('isActive')) ?? 2,
    roleId: get('role'),
    keyword: get('keyword').trim(),
    sort: column === undefined ? null : { column, isDescending: sort.startsWith('-') },
    pageSize: PAGE_SIZES.find((known) => String(known) === get('size')) ?? DEFAULT_PAGE_SIZE,
  };
}

/** Whether the list is narrowed. */
export function hasPeopleFilters({ isActive, roleId, keyword }: PeopleFilters): boolean {
  return isActive !== 2 || roleId !== '' || keyword !== '';
}

/** Every name of the address that narrows the list, emptied. */
export const NO_PEOPLE_FILTERS: Readonly<Record<string, string>> = { isActive: '', role: '', keyword: '' };

/** The call of the list; all (2) is left out. */
export function toPeopleQuery(filters: PeopleFilters, pageNo: number): PeopleQuery {
  const { isActive, roleId, keyword, sort, pageSize } = filters;
  return {
    pageNo,
    pageSize,
    isActive: isActive === 2 ? undefined : isActive,
    roleId: roleId || undefined,
    keyword: keyword || undefined,
    ...(sort === null ? {} : { sortBy: sort.column, sortOrder: sort.isDescending ? 'desc' : 'asc' }),
  };
}
