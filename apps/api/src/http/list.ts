import { DEFAULT_PAGE_SIZE, MAX_UNPAGED_ROWS } from '@anupalan/enums/limits';
import { flag, listOf, shape, wholeNumber } from '@anupalan/validators/primitives';
import type { ListSort } from '@anupalan/validators/requests/list-query';
import type { AnySchema } from 'yup';
import type { JsonSchema } from './json-schema.ts';
import { toJsonSchema } from './json-schema.ts';

/** What every list query holds after validation. */
export type Paging = { isPagination?: number; pageNo?: number; pageSize?: number };

/** The rows that a query asks for: without pagination all, at most a thousand. */
export function toWindow(paging: Paging): { limit: number; offset: number } {
  if (paging.isPagination === 0) return { limit: MAX_UNPAGED_ROWS, offset: 0 };
  const pageSize = paging.pageSize ?? DEFAULT_PAGE_SIZE;
  return { limit: pageSize, offset: ((paging.pageNo ?? 1) - 1) * pageSize };
}

/** How a query sorts its list: by what it asks for, else as usual. */
export function toSort<T extends string>(
  list: { usualSort: ListSort<T>; askedOrder: ListSort<T>['order'] },
  query: { sortBy?: T; sortOrder?: ListSort<T>['order'] },
): ListSort<T> {
  return {
    by: query.sortBy ?? list.usualSort.by,
    order: query.sortOrder ?? (query.sortBy === undefined ? list.usualSort.order : list.askedOrder),
  };
}

/**
 * JSON Schema of a list's `data`: the rows under their plural, and how many there are in all.
 * @param options `isBounded`: who counts may stop at 10,000, and says so
 */
export function listAnswer(plural: string, item: AnySchema, { isBounded = false } = {}): JsonSchema {
  return toJsonSchema(
    shape({
      [plural]: listOf(item).defined(),
      total: wholeNumber().defined(),
      ...(isBounded ? { totalIsMinimum: flag().optional() } : {}),
    }),
  );
}

/** A search word for ILIKE, its own wildcards taken literally. */
export function toPattern(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
