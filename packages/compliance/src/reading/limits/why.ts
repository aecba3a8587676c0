import { type Bounds, type BoundWord, findBoundWord, readBounds } from '../../results/bounds.ts';
import { toNumber } from '../../results/decimal.ts';
import { quoted } from '../language/quoted.ts';
import type { ReadLimit } from '../types.ts';

/** What is told of a limit: as printed. */
export type ToldLimit = Pick<ReadLimit, 'medium' | 'point' | 'parameter' | 'limit' | 'unit' | 'averaging'>;

/** By which rule a bound is one side and not the other. */
const BOUND_RULES: Readonly<Record<BoundWord, string>> = {
  least: 'is a lower limit',
  most: 'is an upper limit',
  better: 'is a lower limit, because more of it is better',
  bare: 'is a single figure, so it is an upper limit',
};

const toSides = ({ min, max }: Bounds, unit: string | null): string => {
  const words = [min && `at least ${toNumber(min)}`, max && `at most ${toNumber(max)}`].filter(Boolean);
  return [words.join(' and '), unit].filter(Boolean).join(' ');
};

/** The unit of a limit, which its value may print ("90 % survival"). */
const unitOf = ({ limit, unit }: ToldLimit): string | null => unit ?? (/\d\s*%/.test(limit) ? '%' : null);

const tellBounds = (told: ToldLimit, words: string, mean: string): string => {
  const { limit, parameter } = told;
  const bounds = readBounds(limit, parameter);
  if (bounds === null) return `${words} gives no single number, so results are not compared with it.`;
  const { min, max } = bounds;
  if (max?.digits === 0n && min === null) return `${words} allows none${mean}.`;
  const sides = toSides(bounds, unitOf(told));
  if (min !== null && max !== null) return `${words} is a range: ${sides}${mean}.`;
  return `${words} ${BOUND_RULES[findBoundWord(limit, parameter)]}: ${sides}${mean}.`;
};

/** "50 ppm", "5 mg/l", "6 %": what may be in a waste, not how much of it there may be. */
const SHARE = /^(?:%|pp[mbt]\b|[mµun]?g\s*\/\s*(?:k?g|l|L)\b)/;

/**
 * How a limit was read, in one sentence: which words are printed for which, by what rule they are its upper or lower end,
 * and over what time it is a mean.
 */
export const toLimitWhy = (limit: ToldLimit): string => {
  const words = `${quoted(limit.limit)} for ${quoted(limit.parameter)}`;
  if (limit.medium === 'hazardous_waste' && !SHARE.test(unitOf(limit) ?? ''))
    return `${words} is how much of this waste the order allows.`;
  const mean = limit.averaging === null ? '' : `, as a mean over ${limit.averaging}`;
  return tellBounds(limit, words, mean);
};
