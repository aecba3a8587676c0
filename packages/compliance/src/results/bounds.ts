import { RANGE_WORDS } from '../reading/indic/range.ts';
import { type Decimal, parseDecimal } from './decimal.ts';

/** A limit as it is kept: from above, from below, or both. */
export type Bounds = { min: Decimal | null; max: Decimal | null };

const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?(?:\\s*[x×]\\s*10\\s*\\^?\\s*[⁰¹²³⁴⁵⁶⁷⁸⁹\\d]{1,2})?';
const RANGE = new RegExp(
  `^(?:between\\s+|from\\s+)?(${NUMBER})\\s*(?:to|-|–|—|and|${RANGE_WORDS})\\s*(${NUMBER})(?!\\s*(?:to|-|/)\\s*\\d)`,
  'i',
);
const LOWER =
  /^(?:≥|>|=>|not\s+less\s+than|no\s+less\s+than|shall\s+not\s+be\s+less\s+than|at\s+least|more\s+than|above|min(?:imum)?\.?)\s*=?\s*/i;
const UPPER =
  /^(?:(?:shall\s+|should\s+)?not\s+(?:to\s+)?(?:exceed|more\s+than|greater\s+than|be\s+more\s+than)(?:ing)?|no(?:t)?\s+more\s+than|less\s+than|below|within|max(?:imum)?\.?|up\s*to|[<≤]|=<|:)\s*=?\s*/i;
const FIRST = new RegExp(`^(${NUMBER})`);
const NONE = /^(?:nil|absent|zero|not\s+detect(?:able|ed)|b\.?d\.?l\.?)\b/i;
/** A second number of the same cell that is another limit: "75 / 70", "100 (existing) 50 (new)". */
const SECOND = /^[^\d]*\d/;
/** What more is in the number is better: a share of fish that survives, oxygen that is dissolved. */
const MORE_IS_BETTER = /surviv|bio-?\s*assay|dissolved\s+oxygen|\bD\.?O\.?\b/i;
/** "27 °C", "8 hours", "@ 6 % O2", "100 ml", "Nm3": figures that belong to the unit or the method. */
const NO_LIMITS =
  /\b\d+\s*°?\s*C\b|\b\d+\s*(?:hours?|hrs?|days?)\b|\d+(?:\.\d+)?\s*%\s*(?:O\s*[2₂]|oxygen)|\/\s*100\s*ml|m\s*3|\d+\s*%\s*effluent|\(\s*\d+\s*\)/gi;

/** What makes a single number the lower or the upper end: a word before it, what is measured, or nothing (upper). */
export type BoundWord = 'least' | 'most' | 'better' | 'bare';

/** Which end a limit of a single number is, and by what. */
export const findBoundWord = (limit: string, parameter: string): BoundWord => {
  const text = limit.trim();
  if (LOWER.test(text)) return 'least';
  if (UPPER.test(text)) return 'most';
  return MORE_IS_BETTER.test(`${parameter} ${text}`) ? 'better' : 'bare';
};

/**
 * Reads a limit as the order prints it: "5.5 to 9.0", "100", "Not to exceed 35", "min. 4", "90 % survival of fish";
 * null where it gives no number, or more than one.
 */
export const readBounds = (limit: string, parameter: string): Bounds | null => {
  const text = limit.trim();
  if (NONE.test(text)) return { min: null, max: { digits: 0n, exponent: 0 } };
  const range = RANGE.exec(text);
  if (range?.[1] && range[2]) {
    const min = parseDecimal(range[1]);
    const max = parseDecimal(range[2]);
    return min && max ? { min, max } : null;
  }
  const word = findBoundWord(text, parameter);
  const isLower = word === 'least' || word === 'better';
  const rest = text.replace(LOWER, '').replace(UPPER, '');
  const match = FIRST.exec(rest);
  const number = match?.[1] ? parseDecimal(match[1]) : null;
  if (!match || !number) return null;
  if (SECOND.test(rest.slice(match[0].length).replace(NO_LIMITS, ' '))) return null;
  return isLower ? { min: number, max: null } : { min: null, max: number };
};
