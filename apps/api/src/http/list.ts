import { MAX_UNPAGED_ROWS } from '@anupalan/enums/limits';
import { listOf, shape, wholeNumber } from '@anupalan/validators/primitives';
import type { AnySchema } from 'yup';
import type { JsonSchema } from './json-schema.ts';
import { toJsonSchema } from './json-schema.ts';

/** What every list query holds after validation. */
export type Paging = { isPagination?: number; pageNo?: number; pageSize?: number };

/** The rows that a query asks for: without pagination all, at most a thousand. */
export function toWindow(paging: Paging): { limit: number; offset: number } {
  if (paging.isPagination === 0) return { limit: MAX_UNPAGED_ROWS, offset: 0 };
  const pageSize = paging.pageSize ?? 10;
  return { limit: pageSize, offset: ((paging.pageNo ?? 1) - 1) * pageSize };
}

/** JSON Schema of a list's `data`: the rows under their plural, and how many there are in all. */
export function listAnswer(plural: string, item: AnySchema): JsonSchema {
  return toJsonSchema(shape({ [plural]: listOf(item).defined(), total: wholeNumber().defined() }));
}

/** A search word for ILIKE, its own wildcards taken literally. */
export function toPattern(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
