import { type Bounds, type BoundWord, findBoundWord, readBounds } from '../../results/bounds.ts';
import { toNumber } from '../../results/decimal.ts';
import { quoted } from '../language/quoted.ts';
import type { ReadLimit } from '../types.ts';

/** What is told of a limit: as printed. */
export type ToldLimit = Pick<ReadLimit, 'medium' | 'point' | 'parameter' | 'limit' | 'unit' | 'averaging'>;

/** By which rule a bound is one side and not the other. */
const BOUND_RULES: Readonly<Record<BoundWord, string>> = {
  least: 'is the least that is allowed',
  most: 'is the most that is allowed',
  better: 'is the least that is allowed, because more of it is better',
  bare: 'has no other word, so it is the most that is allowed',
};

const toSides = ({ min, max }: Bounds, unit: string | null): string => {
  const words = [min && `at least ${toNumber(min)}`, max && `at most ${toNumber(max)}`].filter(Boolean);
  return [words.join(' and '), unit].filter(Boolean).join(' ');
};

const tellBounds = ({ limit, parameter, unit }: ToldLimit, words: string): string => {
  const bounds = readBounds(limit, parameter);
  if (bounds === null) return `${words} gives no single number, so results are not compared with it.`;
  const { min, max } = bounds;
  if (max?.digits === 0n && min === null) return `${words} allows none.`;
  if (min !== null && max !== null) return `${words} is a range: ${toSides(bounds, unit)}.`;
  return `${words} ${BOUND_RULES[findBoundWord(limit, parameter)]}: ${toSides(bounds, unit)}.`;
};

/**
 * How a limit was read, in a sentence or two: which words stand beside which, by what rule they are its upper or lower
 * end, and over what time it is a mean.
 */
export const toLimitWhy = (limit: ToldLimit): string => {
  const words = `${quoted(limit.limit)} beside ${quoted(limit.parameter)}`;
  if (limit.medium === 'hazardous_waste') return `${words} is how much of this waste the order allows.`;
  const mean = limit.averaging === null ? '' : ` It is a mean over ${limit.averaging}.`;
  return `${tellBounds(limit, words)}${mean}`;
};
