import { ACTIVE_FILTER } from '@anupalan/enums/active-filter';
import { DEFAULT_PAGE_SIZE, KEYWORD_MAX_LENGTH, MAX_PAGE_SIZE, MIN_PAGE_SIZE } from '@anupalan/enums/limits';
import { type AnySchema, type InferType, number, type ObjectShape, object } from 'yup';
import { dateField } from '../fields.ts';
import { text, trimmedText } from '../primitives.ts';

/** A whole number of a query, written as digits. */
export function queryNumber() {
  return number()
    .typeError(({ path }) => `${path} must be a whole number`)
    .transform((value: unknown, original: unknown) => {
      if (typeof original !== 'string') return original;
      if (original === '') return undefined;
      return /^-?\d+(?:\.\d+)?$/.test(original) ? value : Number.NaN;
    })
    .integer();
}

/** A text of a query. */
export function queryText() {
  return trimmedText()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .max(KEYWORD_MAX_LENGTH);
}

/** A value of a list in a query; words in `all` (D41) mean no filter. */
export function queryChoice<const T extends string>(list: readonly T[], all: readonly string[] = []) {
  return text()
    .transform((value: unknown) =>
      value === '' || (typeof value === 'string' && all.includes(value)) ? undefined : value,
    )
    .oneOf(list);
}

/** Highest page that can be asked for; the offset stays a safe whole number. */
const MAX_PAGE_NO = 1_000_000;

/** The fields that every list takes. Contract, envelope. */
function pagingFields<const T extends string>(sortBy: readonly T[]) {
  return {
    isPagination: queryNumber().oneOf([1, 0]).default(1),
    pageNo: queryNumber().min(1).max(MAX_PAGE_NO).default(1),
    pageSize: queryNumber().min(MIN_PAGE_SIZE).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    keyword: queryText(),
    sortBy: queryChoice(sortBy),
    sortOrder: queryChoice(['asc', 'desc']),
  };
}

/** How rows are sorted. */
export type ListSort<T extends string> = { by: T; order: 'asc' | 'desc' };

/** What the query of a list is checked with. */
function toSchema<const T extends string, S extends ObjectShape>(sorts: readonly T[], filters: S) {
  return object({ ...pagingFields(sorts), ...filters });
}

/**
 * Everything that is to say of a list, once for all who deal with it: the API checks queries with `schema`, describes
 * them by it and sorts by `usualSort`; the client takes the type of its call from it; the portal reads and writes the
 * filters, the sorting and the size of a page in an address by the same fields.
 */
export type ListDefinition<T extends string, S extends ObjectShape, U extends ListSort<T> | null> = {
  /** Columns that can be sorted by. */
  sorts: readonly T[];
  /** How rows are sorted when nothing is asked for; null: in an order of their own. */
  usualSort: U;
  /** Direction of a column that is asked for without one. */
  askedOrder: 'asc' | 'desc';
  /** What narrows the list besides words: the check of each filter, by its name. */
  filters: S;
  /** Rows on a page of a screen. Who asks the API without a size gets 10, and any from 1 to 100 with one. */
  pageSize: number;
  /** Sizes that a screen offers instead; none: its size is fixed. */
  pageSizes: readonly number[];
  /**
   * Schema of the query: paging, search, sorting by an allow-list, and the filters. Every failure of a query is a 400.
   * Texts of digits are read as numbers; `sortBy` and `sortOrder` are absent where not asked for.
   */
  schema: ReturnType<typeof toSchema<T, S>>;
};

/** Defines a list; see {@link ListDefinition}. */
export function defineList<
  const T extends string,
  const U extends ListSort<T> | null,
  S extends ObjectShape = Record<never, never>,
>(options: {
  sorts: readonly T[];
  usualSort: U;
  askedOrder?: 'asc' | 'desc';
  filters?: S;
  pageSize?: number;
  pageSizes?: readonly number[];
}): ListDefinition<T, S, U> {
  const filters = (options.filters ?? {}) as S;
  // Made when it is first asked for: a screen, which needs the other parts alone, would wait for it.
  let schema: ReturnType<typeof toSchema<T, S>> | undefined;
  return {
    sorts: options.sorts,
    usualSort: options.usualSort,
    askedOrder: options.askedOrder ?? 'asc',
    filters,
    pageSize: options.pageSize ?? DEFAULT_PAGE_SIZE,
    pageSizes: options.pageSizes ?? [],
    get schema() {
      schema ??= toSchema(options.sorts, filters);
      return schema;
    },
  };
}

/** A checked query of a list. */
export type CheckedQuery<L extends { schema: AnySchema }> = InferType<L['schema']>;

/** A calendar date of a query. */
export function queryDate() {
  return dateField();
}

/** The active filter: 1 and 0 filter, 2 (all) is absent afterwards. */
export function queryActive() {
  return queryNumber()
    .transform((value: unknown) => (value === ACTIVE_FILTER.all ? undefined : value))
    .oneOf([ACTIVE_FILTER.active, ACTIVE_FILTER.inactive]);
}
