import {
  SUPPORT_STATUSES,
  SUPPORT_TYPES,
  type SupportStatus,
  type SupportType,
} from '@anupalan/enums/support';
import type { DataSort } from '@anupalan/ui/table';

const SORTS = ['createdAt', 'updatedAt', 'subject', 'status'] as const;

/** Which requests are listed, as the address says it: `?status=OPEN&type=disputes&sort=-updatedAt`. */
export type SupportFilters = {
  status: SupportStatus | null;
  type: SupportType | null;
  sort: DataSort | null;
};

/** Reads the filters; what is not known filters nothing. */
export function parseFilters(get: (name: string) => string): SupportFilters {
  const sort = get('sort');
  const id = SORTS.find((each) => each === sort.replace(/^-/, ''));
  return {
    status: SUPPORT_STATUSES.find((status) => status === get('status')) ?? null,
    type: SUPPORT_TYPES.find((type) => type === get('type')) ?? null,
    sort: id === undefined ? null : { id, isDescending: sort.startsWith('-') },
  };
}

/** The filters as the call takes them. */
export function toQuery({ status, type, sort }: SupportFilters) {
  return {
    ...(status === null ? {} : { status }),
    ...(type === null ? {} : { type }),
    ...(sort === null
      ? {}
      : { sortBy: sort.id, sortOrder: sort.isDescending ? ('desc' as const) : ('asc' as const) }),
  };
}
