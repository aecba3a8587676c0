import { readFirst } from '../rule.ts';
import type { AdverbRule } from './adverb-rule.ts';
import { ADVERB_RULES } from './adverb-rules.ts';
import { adverbCycle, fromCycle } from './adverbs.ts';
import { PAPER_ADVERB_RULES } from './paper-adverb-rules.ts';
import type { Period } from './types.ts';

/** How much of the text before an adverb the rules look at. */
const LOOK_BACK = 120;

/**
 * Reads an adverb or adjective of frequency at `start..end` of a text, by the words around it: "analysed monthly" and
 * "monthly report" are periods, "monthly average" and "with the annual report" are none.
 */
export const readAdverb = (
  word: string,
  start: number,
  end: number,
  text: string,
  {
    papers = PAPER_ADVERB_RULES,
    others = ADVERB_RULES,
  }: Partial<Record<'papers' | 'others', readonly AdverbRule[]>> = {},
): Partial<Period> | null => {
  const period = fromCycle(adverbCycle(word));
  if (!period) return null;
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  const rest = text.slice(end).trimStart();
  const place = { word, matched: text.slice(start, end), before, rest, period };
  const found = readFirst(papers, place) ?? readFirst(others, place);
  return found === 'none' ? null : found;
};
