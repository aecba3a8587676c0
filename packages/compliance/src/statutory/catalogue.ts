import { AIR_NOISE_ROWS } from './rows/air-noise.ts';
import { CONSENT_ROWS } from './rows/consents.ts';
import { SAFETY_ROWS } from './rows/safety.ts';
import { WASTE_ROWS } from './rows/waste.ts';
import { WATER_ROWS } from './rows/water.ts';
import type { StatutoryRow } from './types.ts';

/**
 * The statutory calendar of Indian industry as far as it was found in texts, by subject. What is not verified says so
 * and is off until a person has read its source and confirmed it.
 */
export const STATUTORY_ROWS: readonly StatutoryRow[] = [
  ...CONSENT_ROWS,
  ...WASTE_ROWS,
  ...WATER_ROWS,
  ...AIR_NOISE_ROWS,
  ...SAFETY_ROWS,
];

const ROWS_BY_ID: ReadonlyMap<string, StatutoryRow> = new Map(STATUTORY_ROWS.map((row) => [row.id, row]));

/** A row by its id, or null for an id that no row has. */
export function findStatutoryRow(id: string): StatutoryRow | null {
  return ROWS_BY_ID.get(id) ?? null;
}

/** Whether a person has to read the source and confirm the row before a task can be made of it. */
export function needsConfirmation({ verification }: Pick<StatutoryRow, 'verification'>): boolean {
  return verification !== 'verified';
}
