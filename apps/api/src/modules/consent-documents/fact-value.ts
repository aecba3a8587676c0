import type { ConsentFacts } from '@anupalan/validators/entities/consent-document';
import { sql } from 'kysely';

/** Facts whose values are searched. */
export const SEARCHED_FACTS = [
  'kind',
  'authority',
  'consentNo',
  'industryName',
  'category',
  'issuedOn',
  'validUpto',
] as const satisfies (keyof ConsentFacts)[];

/** The value of a fact as `mergeFacts` has it: as corrected, else as read; null where corrected to none. */
export function factValue(name: (typeof SEARCHED_FACTS)[number]) {
  return sql<string | null>`CASE WHEN document.corrected_facts ? ${sql.lit(name)}
    THEN document.corrected_facts ->> ${sql.lit(name)}
    ELSE document.facts -> ${sql.lit(name)} ->> 'value' END`;
}

/** A date of an order as it was read, with its citation; null where a person has put it right. */
export function readFact(name: 'issuedOn' | 'validUpto') {
  return sql<unknown>`CASE WHEN document.corrected_facts ? ${sql.lit(name)} THEN NULL ELSE document.facts -> ${sql.lit(name)} END`;
}
