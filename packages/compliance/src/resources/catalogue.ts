import { STATUTORY_ROWS } from '../statutory/catalogue.ts';
import { toStatutoryId } from '../statutory/make-row.ts';
import type { StatutoryRow } from '../statutory/types.ts';
import { ACTS } from './acts.ts';
import { FORMS } from './forms.ts';
import { GUIDANCE } from './guidance.ts';
import { RULES } from './rules.ts';
import type { Resource } from './types.ts';

/**
 * The day on which the entries were written. The texts behind them were read in copies whose own date is not known,
 * and were not compared with the official gazette.
 */
export const RESOURCES_WRITTEN_ON = '2026-11-21';

/** Acts, rules, forms and guidance, in our own words. */
export const RESOURCES: readonly Resource[] = [...ACTS, ...RULES, ...FORMS, ...GUIDANCE];

const BY_SLUG: ReadonlyMap<string, Resource> = new Map(
  RESOURCES.map((resource) => [resource.slug, resource]),
);

/** An entry by its slug, or null for one that no entry has. */
export function findResource(slug: string): Resource | null {
  return BY_SLUG.get(slug) ?? null;
}

/** The rows of the statutory catalogue that follow from an entry, with all parts of a row. */
export function listStatutoryRows({ rows }: Pick<Resource, 'rows'>): readonly StatutoryRow[] {
  // The last two digits of an id tell the part.
  const whole = new Set(rows.map((no) => toStatutoryId(no).slice(0, -2)));
  return STATUTORY_ROWS.filter((row) => whole.has(row.id.slice(0, -2)));
}
