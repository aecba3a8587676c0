import type { LimitMedium } from '../reading/types.ts';
import { toUnit } from './units.ts';

/** Words by which reports tell what was sampled; the first that occurs decides. */
const WORDS: readonly (readonly [LimitMedium, RegExp])[] = [
  ['noise', /noise|dB\s*\(?A/i],
  ['ambient_air', /ambient(?!\s+temp)|\bAAQ/i],
  [
    'emission',
    /stack|chimney|\bflue\b|emission|boiler|\bD\.?G\.?\s*set|scrubber|furnace|\bheater\b|\bkiln\b|\bvents?\b|exhaust/i,
  ],
  ['sewage', /sewage|\bSTP\b|domestic/i],
  ['effluent', /effluent|\bETP\b|waste\s*water|trade\s+waste/i],
];

const WATER: ReadonlySet<LimitMedium> = new Set(['effluent', 'sewage']);

/** Whether what is sampled is water. */
export const isWater = (medium: LimitMedium | null): boolean => medium !== null && WATER.has(medium);

/** What a text says was sampled, or null. */
export const findMedium = (text: string): LimitMedium | null =>
  WORDS.find(([, words]) => words.test(text))?.[0] ?? null;

/** Media in which a unit or a parameter occurs; null: any. A unit is surer than the words around. */
const toPossibleMedia = (parameter: string, unit: string | null): readonly LimitMedium[] | null => {
  const kind = toUnit(unit, false)?.kind;
  if (kind === 'sound' || /noise|\bleq\b/i.test(parameter)) return ['noise'];
  if (kind === 'mass_per_normal_volume') return ['emission'];
  if (kind === 'mass_per_volume')
    return /[µμu]g|ng|micro/i.test(unit ?? '') ? ['ambient_air', 'emission'] : ['emission', 'ambient_air'];
  if (kind === 'mass_per_litre' || kind === 'count_per_100_ml') return ['effluent', 'sewage'];
  return null;
};

/**
 * What a result is of. `contexts`: the words around it, the nearest first. Null where the words do not say and the unit
 * leaves a choice between effluent and sewage.
 */
export const toResultMedium = (
  parameter: string,
  unit: string | null,
  contexts: readonly string[],
): LimitMedium | null => {
  const possible = toPossibleMedia(parameter, unit);
  for (const context of contexts) {
    const medium = findMedium(context);
    if (medium && (possible === null || possible.includes(medium))) return medium;
  }
  if (possible === null || isWater(possible[0] ?? null)) return null;
  return possible[0] ?? null;
};
