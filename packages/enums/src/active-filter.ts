/** Values of the `isActive` filter of the user list: 1 active, 0 inactive, 2 all (no filter, D41). */
export const ACTIVE_FILTERS = [1, 0, 2] as const;

/** Value of the `isActive` filter. */
export type ActiveFilter = (typeof ACTIVE_FILTERS)[number];

/** The values by name. */
export const ACTIVE_FILTER = { active: 1, inactive: 0, all: 2 } as const;

/** The labels that screens show. */
export const ACTIVE_FILTER_LABELS: Readonly<Record<ActiveFilter, string>> = {
  1: 'Active',
  0: 'Inactive',
  2: 'All',
};
