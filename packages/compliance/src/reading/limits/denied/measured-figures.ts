import { BOUNDS } from '../../layout/findings.ts';
import type { FoundLimit } from '../found-limit.ts';
import { lastSentence } from '../said-above.ts';

const FIGURE = /^\d[\d,]*(?:\.\d+)?$/;
const ACIDITY = /^p\.?\s?H\b/i;
/** Fewer different figures tell nothing. */
const LEAST_FIGURES = 3;
/** Above this, no standard has a broken part, but for a half ("12.5"). */
const WHOLE_ABOVE = 10;
const LEAST_BROKEN = 2;

/** "188", "41.2", "62": more digits than a standard has, which is set in round figures ("30", "250", "0.35"). */
const isUneven = (figure: string): boolean => {
  const digits = figure.replace(/[,.]/g, '').replace(/^0+/, '');
  return digits.length > 1 && !/[05]$/.test(digits);
};

const isBroken = (figure: string): boolean =>
  Number(figure.replaceAll(',', '')) > WHOLE_ABOVE && /\.\d/.test(figure) && !/\.50*$/.test(figure);

/**
 * How likely the figures of a table were measured, whatever its words are. Signs are a pH of one figure, which a standard
 * gives two, figures most of which are not round, and broken parts of high figures. `heads`: its heads in one line, where a
 * limit may be named; `before`: the words above.
 * @returns "sure" with two signs; "maybe" with one, which a person has to look at; "no" with none
 */
export const tellMeasured = (
  limits: readonly FoundLimit[],
  heads: string,
  before: string,
): 'sure' | 'maybe' | 'no' => {
  if (BOUNDS.test(heads)) return 'no';
  const bare = limits.filter(({ medium, limit }) => medium !== 'hazardous_waste' && FIGURE.test(limit));
  const figures = [...new Set(bare.map(({ limit }) => limit))];
  const signs = [
    bare.some(({ parameter }) => ACIDITY.test(parameter)) && !BOUNDS.test(lastSentence(before)),
    figures.length >= LEAST_FIGURES && figures.filter(isUneven).length > figures.length / 2,
    figures.filter(isBroken).length >= LEAST_BROKEN,
  ].filter(Boolean).length;
  return signs > 1 ? 'sure' : signs > 0 ? 'maybe' : 'no';
};
