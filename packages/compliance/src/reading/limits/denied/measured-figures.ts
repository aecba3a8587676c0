import { BOUNDS } from '../../layout/findings.ts';
import type { FoundLimit } from '../found-limit.ts';
import { lastSentence } from '../said-above.ts';

const FIGURE = /^\d[\d,]*(?:\.\d+)?$/;
const ACIDITY = /^p\.?\s?H\b/i;
/** Fewer different figures tell nothing. */
const LEAST_FIGURES = 3;

/** "188", "41.2", "62": more digits than a standard has, which is set in round figures ("30", "250", "0.35"). */
const isUneven = (figure: string): boolean => {
  const digits = figure.replace(/[,.]/g, '').replace(/^0+/, '');
  return digits.length > 1 && !/[05]$/.test(digits);
};

/**
 * Whether the figures of a table were measured, whatever its words are: a pH of one figure, which a standard gives two, or
 * figures most of which are not round. `heads`: its heads in one line, where a limit may be named; `before`: the words above.
 */
export const areMeasured = (limits: readonly FoundLimit[], heads: string, before: string): boolean => {
  const own = limits.filter(({ medium }) => medium !== 'hazardous_waste');
  const bare = own.filter(({ limit }) => FIGURE.test(limit));
  if (BOUNDS.test(heads)) return false;
  const isAcidity = bare.some(({ parameter }) => ACIDITY.test(parameter));
  if (isAcidity && !BOUNDS.test(lastSentence(before))) return true;
  const figures = [...new Set(bare.map(({ limit }) => limit))];
  return figures.length >= LEAST_FIGURES && figures.filter(isUneven).length > figures.length / 2;
};
