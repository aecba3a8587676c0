import { findMatches } from '../language/search.ts';
import { type Amount, wordsAround } from './amounts.ts';
import type { TextParticular } from './text-particular.ts';

const FUEL =
  /\b(?:(?:imported|indian|washed|bio|agro|low\s+sulphur|light|rice|wood|ground\s*nut|steam)[\s-]+)?(?:coal|lignite|pet\s*coke|furnace\s+oil|HSD|LDO|LSHS|F\.?O\b|diesel|natural\s+gas|PNG|CNG|LPG|propane|bio-?gas|briquettes?|husk|bagasse|fire\s*wood|wood\s+chips|biomass|agro\s+waste|saw\s*dust|shells?)\b/gi;
const BURNS =
  /\bfuels?\b|\bfired\b|\bboilers?\b|\bfurnaces?\b|\bheaters?\b|\bD\.?\s?G\.?\b|\bgenerators?\b|\bkilns?\b|\b(?:shall|may|will)\s+be\s+(?:used|burnt|fired)\b|\b(?:shall|may)\s+use\b|\bgasifiers?\b|\b(?:coal|gas|HSD|LDO|PNG|oil)\s+consumption\b|\bstart\s*-?\s*up\b/i;
const STORED = /\b(?:stor(?:ed?|age)|transport\w*|capacity\s+of\s+the\s+(?:yard|shed))\b/i;

/** The fuels of a sentence, with what is burnt of them over a time. */
export const readFuels = (text: string, amounts: readonly Amount[]): TextParticular[] => {
  if (amounts.length === 0 || !BURNS.test(text) || STORED.test(text)) return [];
  return amounts.flatMap((amount, at) => {
    const { before, behind } = wordsAround(text, amounts, at);
    const next = /^\s*of\s+/i.test(behind) ? findMatches(FUEL, behind.slice(0, 60))[0] : undefined;
    const last = findMatches(FUEL, before).at(-1);
    const isNear =
      last !== undefined &&
      before.length - last.index - last[0].length < 60 &&
      !before.slice(last.index).includes(';');
    const name = next?.[0] ?? (isNear ? last[0] : undefined);
    return name === undefined || /^(?:TPH)$/i.test(amount.unit)
      ? []
      : [{ kind: 'fuel', name, value: amount.value, unit: amount.unit }];
  });
};
