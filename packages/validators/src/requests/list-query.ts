import { ACTIVE_FILTER } from '@anupalan/enums/active-filter';
import { DEFAULT_PAGE_SIZE, KEYWORD_MAX_LENGTH, MAX_PAGE_SIZE, MIN_PAGE_SIZE } from '@anupalan/enums/limits';
import { number, type ObjectShape, object } from 'yup';
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

/**
 * Schema of a list's query: paging, search, sorting by an allow-list, and the filters of the call. Every failure of
 * a query is a 400. Texts of digits are read as numbers; `sortBy` and `sortOrder` are absent where not asked for.
 */
export function listQuery<const T extends string, S extends ObjectShape = Record<never, never>>(options: {
  sortBy: readonly T[];
  extra?: S;
}) {
  return object({ ...pagingFields(options.sortBy), ...((options.extra ?? {}) as S) });
}

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
