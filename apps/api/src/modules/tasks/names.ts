import { sql } from 'kysely';

/**
 * Whether the name of `task` has some words: what ILIKE finds, which would make every name small anew.
 * @param pattern of `toPattern`
 */
export function hasInName(pattern: string) {
  return sql<boolean>`task.folded_name LIKE (SELECT lower(${pattern}))`;
}
